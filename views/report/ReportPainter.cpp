#include "report/ReportPainter.h"

#include "exhibit/ChartPlot.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/GridContent.h"
#include "heatmap/HeatmapFigure.h"

#include <QPaintDevice>
#include <algorithm>

namespace sinkscope {

namespace {

constexpr double margin = 40.0, gap = 10.0;
constexpr int titleSize = 18, textSize = 9, smallSize = 7; // points
/// Verdicts end where the figures would become too small to read.
constexpr double leastFigures = 330.0;

const QColor ink(0x1B, 0x1B, 0x1B), muted(0x66, 0x66, 0x66), rule(0xC8, 0xC8, 0xC8);

QPalette paperPalette() {
    QPalette palette(Qt::white, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        palette.setColor(role, ink);
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::PlaceholderText, muted);
    return palette;
}

/// Sized in units of the page, so that lines break alike at every resolution.
QFont paperFont(int size, QFont::Weight weight = QFont::Normal) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(size);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Fills a page from top to bottom; `top_` is where it stands.
class PagePainter {
public:
    PagePainter(QCPPainter& painter, const ReportContent& content, double pixelsPerPoint)
        : painter_(painter), content_(content), pixelsPerPoint_(pixelsPerPoint) {}

    void paint() {
        paintHeading();
        paintVerdicts();
        paintNumbers();
        paintFigures();
        paintFoot();
    }

private:
    double width() const { return reportPage.width() - 2.0 * margin; }
    double bottom() const { return reportPage.height() - margin; }

    /// Wrapped text across the page; how high it was.
    double writeAt(double left, double across, const QString& text, const QFont& font, const QColor& colour) {
        painter_.setFont(font);
        painter_.setPen(colour);
        const QRectF area(left, top_, across, bottom() - top_);
        QRectF used;
        painter_.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
        return used.height();
    }

    double heightOf(const QString& text, const QFont& font, double across) const {
        return QFontMetricsF(font).boundingRect(QRectF(0.0, 0.0, across, 1e4), Qt::TextWordWrap, text).height();
    }

    QString elided(const QString& text, const QFont& font) const {
        return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width());
    }

    void paintRule() {
        painter_.setPen(QPen(rule, 0.5));
        painter_.drawLine(QLineF(margin, top_, margin + width(), top_));
        top_ += gap / 2.0;
    }

    void paintHeading() {
        const QFont title = paperFont(titleSize, QFont::Bold), text = paperFont(textSize);
        top_ += writeAt(margin, width(), elided(content_.model, title), title, ink) + 2.0;
        top_ += writeAt(margin, width(), elided(content_.architecture, text), text, muted) + 1.0;
        top_ += writeAt(margin, width(), elided(content_.prompt, text), text, muted) + gap / 2.0;
        paintRule();
    }

    void paintVerdicts() {
        bool isFirst = true;
        for (const QString& verdict : content_.verdicts) {
            const QFont font = paperFont(textSize + (isFirst ? 1 : 0), isFirst ? QFont::Bold : QFont::Normal);
            if (top_ + heightOf(verdict, font, width()) > bottom() - leastFigures - numbersHeight())
                break;
            top_ += writeAt(margin, width(), verdict, font, ink) + 3.0;
            isFirst = false;
        }
        top_ += gap / 2.0;
    }

    double rowHeight() const { return QFontMetricsF(paperFont(textSize)).height() + 2.0; }
    double numbersHeight() const { return rowHeight() * ((static_cast<double>(content_.numbers.size()) + 1.0) / 2.0); }

    /// Two columns of name and value, filled downwards.
    void paintNumbers() {
        paintRule();
        const double column = (width() - 2.0 * gap) / 2.0, begin = top_;
        const std::size_t perColumn = (content_.numbers.size() + 1) / 2;
        for (std::size_t index = 0; index < content_.numbers.size(); ++index) {
            const double left = margin + (index < perColumn ? 0.0 : column + 2.0 * gap);
            const double up = begin + rowHeight() * static_cast<double>(index % std::max<std::size_t>(perColumn, 1));
            const QRectF row(left, up, column, rowHeight());
            painter_.setFont(paperFont(textSize));
            painter_.setPen(muted);
            painter_.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, content_.numbers[index].name);
            painter_.setFont(paperFont(textSize, QFont::DemiBold));
            painter_.setPen(ink);
            painter_.drawText(row, Qt::AlignRight | Qt::AlignVCenter, content_.numbers[index].value);
        }
        top_ = begin + rowHeight() * static_cast<double>(perColumn) + gap / 2.0;
        paintRule();
    }

    void paintCaption(const QRectF& area, const QString& title) {
        painter_.setFont(paperFont(textSize, QFont::DemiBold));
        painter_.setPen(ink);
        painter_.drawText(area, Qt::AlignLeft | Qt::AlignTop,
                          QFontMetricsF(painter_.font()).elidedText(title, Qt::ElideRight, area.width()));
    }

    void paintChart(const QRectF& area, const Chart& chart) {
        paintCaption(area, coreText(chart.title));
        const QRectF below = area.adjusted(0.0, rowHeight(), 0.0, 0.0);
        const QSize size = below.size().toSize();
        ChartPlot plot;
        plot.setChart(chart);
        plot.setLook(paperPalette(), paperFont(smallSize));
        plot.setGeometry({{}, size});
        plot.setViewport({{}, size});
        plot.fitTo(size);
        plot.replot(); // ticks are chosen for the size of the frame, which is known only after a first layout
        painter_.save();
        painter_.translate(below.topLeft());
        painter_.setMode(QCPPainter::pmVectorized);
        painter_.setMode(QCPPainter::pmNonCosmetic);
        plot.toPainter(&painter_, size.width(), size.height());
        painter_.restore();
    }

    void paintGrid(const QRectF& area, const Grid& grid) {
        paintCaption(area, coreText(grid.title));
        HeatmapContent content = gridContent(grid, content_.tokens);
        content.cellTexts.clear();
        painter_.save();
        painter_.setFont(paperFont(smallSize));
        paintHeatmap(painter_, area.adjusted(0.0, rowHeight(), 0.0, 0.0), content, paperPalette(), pixelsPerPoint_);
        painter_.restore();
    }

    void paintFigures() {
        const double foot = 2.0 * rowHeight();
        const bool hasUpper = content_.lifeCycle.has_value(), hasLower = content_.left || content_.right;
        const double room = bottom() - foot - top_ - gap;
        const double height = hasUpper && hasLower ? (room - gap) / 2.0 : std::min(room, 300.0);
        if (content_.lifeCycle) {
            paintChart({margin, top_, width(), height}, *content_.lifeCycle);
            top_ += height + gap;
        }
        const double half = content_.left && content_.right ? (width() - gap) / 2.0 : width();
        if (content_.left)
            paintGrid({margin, top_, half, height}, *content_.left);
        if (content_.right)
            paintChart({margin + width() - half, top_, half, height}, *content_.right);
        top_ = bottom() - foot;
    }

    void paintFoot() {
        paintRule();
        painter_.setFont(paperFont(smallSize));
        painter_.setPen(muted);
        const QRectF line(margin, top_, width(), rowHeight());
        painter_.drawText(line, Qt::AlignLeft | Qt::AlignTop, content_.thresholds);
        painter_.drawText(line, Qt::AlignRight | Qt::AlignTop, content_.program);
    }

    QCPPainter& painter_;
    const ReportContent& content_;
    double pixelsPerPoint_;
    double top_ = margin;
};

} // namespace

void paintReport(QPaintDevice& device, const ReportContent& content) {
    QCPPainter painter(&device);
    const double scale = device.width() / device.devicePixelRatioF() / reportPage.width();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRectF({}, reportPage), Qt::white);
    PagePainter(painter, content, std::max(2.0, scale * device.devicePixelRatioF())).paint();
}

} // namespace sinkscope
