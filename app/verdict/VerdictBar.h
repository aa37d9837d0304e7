#pragma once

#include "document/Document.h"

#include <QWidget>

class QLabel;

namespace sinkscope {

/// The one sentence that says what the pictures show; its links move the selection. At its end, whether the pictures
/// are outdated.
class VerdictBar : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBar(Document& document, QWidget* parent = nullptr);

private:
    void refresh();
    void follow(const QString& url);

    Document& document_;
    QLabel* sentence_;
    QLabel* outdated_;
};

} // namespace sinkscope
