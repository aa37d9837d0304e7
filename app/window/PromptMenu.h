#pragma once

#include "document/Document.h"

#include <QObject>

class QWidget;

namespace sinkscope {

class ChatPopup;
class DocumentJobs;
class GeneratedPromptPopup;
class TopBar;
class WindowActions;

/// Where prompts come from beside typing: examples, the chat template, random tokens, one token repeated. What is
/// chosen becomes the document's prompt and runs.
class PromptMenu : public QObject {
    Q_OBJECT
public:
    PromptMenu(Document& document, DocumentJobs& jobs, const WindowActions& actions, const TopBar& top,
               QWidget* window);

private:
    void listExamples(DocumentJobs& jobs);

    Document& document_;
    const WindowActions& actions_;
    ChatPopup* chat_;
    GeneratedPromptPopup *random_, *repeated_;
};

} // namespace sinkscope
