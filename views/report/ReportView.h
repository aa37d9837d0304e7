#pragma once

#include "report/ReportContent.h"

#include <QScrollArea>

class QLabel;

namespace sinkscope {

/// The report's page as it will be on paper, as wide as fits.
class ReportView : public QScrollArea {
    Q_OBJECT
public:
    explicit ReportView(QWidget* parent = nullptr);

    void setContent(const ReportContent& content);
    const ReportContent& content() const { return content_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintPage();

    ReportContent content_;
    QLabel* page_;
};

} // namespace sinkscope
