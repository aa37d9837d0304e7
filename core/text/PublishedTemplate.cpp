#include "text/PublishedTemplate.h"

#include "text/templates/Templates.h"

namespace sinkscope {

std::span<const PublishedTemplate> publishedTemplates() {
    static const std::vector<PublishedTemplate> all = [] {
        std::vector<PublishedTemplate> forms;
        for (const auto list :
             {chatMlTemplates, llamaTemplates, gemmaTemplates, mistralTemplates, phi3Templates, otherTemplates})
            for (PublishedTemplate& form : list())
                forms.push_back(std::move(form));
        return forms;
    }();
    return all;
}

} // namespace sinkscope
