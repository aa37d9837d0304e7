#pragma once

#include <QLabel>
#include <QStringList>

namespace sinkscope {

/// Sentences to read and to select, one a line. Of many the first ones, and a link that shows the rest.
class SentenceList : public QLabel {
    Q_OBJECT
public:
    enum class Tone { verdict, note };
    SentenceList(Tone tone, QWidget* parent = nullptr);

    void setSentences(const QStringList& sentences);

private:
    void refresh();

    Tone tone_;
    QStringList sentences_;
    bool isOpen_ = false;
};

} // namespace sinkscope
