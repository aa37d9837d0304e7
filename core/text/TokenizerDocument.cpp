#include "text/TokenizerDocument.h"

#include "io/TextFile.h"

#include <iterator>
#include <optional>
#include <system_error>

namespace sinkscope {

namespace {

using nlohmann::json;

/// Takes `model.vocab` (text to id) and `model.merges` ("a b" or ["a", "b"]) out of the events of nlohmann's parser.
class ListCollector {
public:
    explicit ListCollector(TokenizerDocument& document) : document_(document) {}

    /// The parser's callback: false leaves the value out of the tree.
    bool accept(int depth, json::parse_event_t event, json& parsed) {
        if (event == json::parse_event_t::key)
            return acceptKey(depth, parsed);
        if (section_ == Section::vocabulary && depth > 2)
            return acceptVocabulary(depth, event, parsed);
        if (section_ == Section::merges && depth > 2)
            return acceptMerges(depth, event, parsed);
        if (depth == 2 && section_ != Section::other)
            checkList(event);
        return true;
    }

    const std::optional<Text>& problem() const { return problem_; }

private:
    enum class Section { other, vocabulary, merges };

    bool acceptKey(int depth, const json& parsed) {
        if (depth > 2 && section_ == Section::vocabulary) {
            key_ = parsed.get_ref<const std::string&>();
            return false;
        }
        if (depth > 2)
            return true;
        const auto& name = parsed.get_ref<const std::string&>();
        if (depth == 1)
            inModel_ = name == "model";
        section_ = Section::other;
        if (depth == 2 && inModel_)
            section_ = name == "vocab" ? Section::vocabulary : name == "merges" ? Section::merges : Section::other;
        return true;
    }

    void checkList(json::parse_event_t event) {
        using Event = json::parse_event_t;
        if (section_ == Section::vocabulary && (event == Event::value || event == Event::array_start)) {
            // A list, as Unigram models have, stays in the tree: the model's type will be refused.
            section_ = Section::other;
        } else if (section_ == Section::merges && event != Event::array_start && event != Event::array_end) {
            report("field \"model.merges\" should be a list");
        }
    }

    bool acceptVocabulary(int depth, json::parse_event_t event, json& parsed) {
        if (depth != 3 || event != json::parse_event_t::value || !parsed.is_number_integer())
            report({"field \"model.vocab\" should give each token an integer, but \"%1\" has none", {key_}});
        else
            document_.vocabulary.emplace_back(std::move(key_), parsed.get<std::int64_t>());
        return false;
    }

    bool acceptMerges(int depth, json::parse_event_t event, json& parsed) {
        using Event = json::parse_event_t;
        if (event == Event::array_start && depth == 3) {
            pair_.clear();
        } else if (event == Event::array_end && depth == 3) {
            finishPair();
        } else if (event == Event::value && parsed.is_string() && depth == 4) {
            pair_.push_back(std::move(parsed.get_ref<std::string&>()));
        } else if (event == Event::value && parsed.is_string() && depth == 3) {
            splitPair(parsed.get_ref<const std::string&>());
        } else {
            report({"field \"model.merges[%1]\" should be a pair of texts", {document_.merges.size()}});
        }
        return event == Event::array_start; // else the parser would not announce the pair's texts
    }

    void finishPair() {
        if (pair_.size() == 2)
            document_.merges.emplace_back(std::move(pair_[0]), std::move(pair_[1]));
        else
            report({"field \"model.merges[%1]\" should have two parts, but has %2",
                    {document_.merges.size(), pair_.size()}});
    }

    void splitPair(const std::string& text) {
        if (text.starts_with("#version"))
            return;
        const std::size_t space = text.find(' ');
        if (space == std::string::npos || text.find(' ', space + 1) != std::string::npos)
            report({"field \"model.merges[%1]\" is \"%2\", but should be two texts with one space between",
                    {document_.merges.size(), text}});
        else
            document_.merges.emplace_back(text.substr(0, space), text.substr(space + 1));
    }

    void report(Text problem) {
        if (!problem_)
            problem_ = std::move(problem);
    }

    TokenizerDocument& document_;
    Section section_ = Section::other;
    bool inModel_ = false;
    std::string key_;
    std::vector<std::string> pair_;
    std::optional<Text> problem_;
};

} // namespace

Result<TokenizerDocument> readTokenizerDocument(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    if (text->empty())
        return failure({"%1 is empty; download it again.", {path.string()}});
    TokenizerDocument document;
    document.file = path.string();
    ListCollector collector(document);
    try {
        document.root = json::parse(*text, [&](int depth, json::parse_event_t event, json& parsed) {
            return collector.accept(depth, event, parsed);
        });
    } catch (const json::exception& problem) {
        return failure({"%1 is no valid JSON (%2); download it again.", {document.file, std::string(problem.what())}});
    }
    if (collector.problem())
        return failure({"%1: %2.", {document.file, *collector.problem()}});
    return document;
}

} // namespace sinkscope
