#include "window/PromptMenu.h"

#include "actions/WindowActions.h"
#include "document/DocumentJobs.h"
#include "prompt/ChatPopup.h"
#include "prompt/Examples.h"
#include "prompt/GeneratedPromptPopup.h"
#include "window/TopBar.h"

#include <QMenu>

namespace sinkscope {

PromptMenu::PromptMenu(Document& document, DocumentJobs& jobs, const WindowActions& actions, const TopBar& top,
                       QWidget* window)
    : QObject(window),
      document_(document),
      actions_(actions),
      chat_(new ChatPopup(window)),
      random_(new GeneratedPromptPopup(GeneratedPromptPopup::Kind::random, window)),
      repeated_(new GeneratedPromptPopup(GeneratedPromptPopup::Kind::repeated, window)) {
    connect(actions_.chatTemplate, &QAction::triggered, this,
            [this, &top] { chat_->openAt(top.chatCorner(), document_.model(), document_.promptText()); });
    connect(chat_, &ChatPopup::promptChosen, this, [this](const PromptText& prompt) {
        document_.setPromptText(prompt);
        actions_.run->trigger();
    });
    for (const auto& [action, popup] :
         {std::pair(actions_.randomPrompt, random_), std::pair(actions_.repeatedPrompt, repeated_)}) {
        connect(action, &QAction::triggered, this,
                [this, &top, popup = popup] { popup->openAt(top.chatCorner(), document_.model()); });
        connect(popup, &GeneratedPromptPopup::promptChosen, this, [this](const Tokens& tokens) {
            document_.setGeneratedPrompt(tokens);
            actions_.run->trigger();
        });
    }
    listExamples(jobs);
}

void PromptMenu::listExamples(DocumentJobs& jobs) {
    for (const Example& example : examples())
        connect(actions_.exampleMenu->addAction(example.title), &QAction::triggered, this,
                [this, &jobs, text = example.text] {
                    document_.setPrompt(text);
                    jobs.runPrompt();
                });
    actions_.exampleMenu->addSeparator();
    actions_.exampleMenu->addActions({actions_.randomPrompt, actions_.repeatedPrompt});
}

} // namespace sinkscope
