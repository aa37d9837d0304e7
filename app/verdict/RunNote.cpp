#include "verdict/RunNote.h"

#include "text/PromptText.h"
#include "verdict/Verdict.h"

#include <QCoreApplication>

namespace sinkscope {

QString runNote(const Run& run) {
    const QString bad = badNumberSentence(run);
    if (!bad.isEmpty())
        return bad;
    const Tokenizer* tokenizer = run.model ? run.model->tokenizer() : nullptr;
    if (!tokenizer || !beginsByItself(*tokenizer, run.tokens))
        return {};
    return QCoreApplication::translate("RunNote",
                                       "The text itself begins with %1, which the tokenizer would have added; "
                                       "the prompt begins with the text's own alone.")
        .arg(QString::fromStdString(run.tokens.front().bytes));
}

} // namespace sinkscope
