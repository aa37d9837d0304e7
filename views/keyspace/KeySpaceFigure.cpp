#include "keyspace/KeySpaceFigure.h"

#include "keyspace/KeySpacePieces.h"
#include "keyspace/KeySpaceText.h"
#include "keyspace/SceneLabels.h"
#include "tokens/TokenLabel.h"

#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double edge = 4.0, endless = 1e5;
constexpr double pixelsOfScreenFont = 13.0; ///< the font that `diameter` was chosen beside
constexpr auto wrapped = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;

/// Paints the parts of one figure from the outside inwards.
class KeySpaceFigurePainter {
public:
    KeySpaceFigurePainter(QPainter& painter, const QRectF& area, const KeySpacePicture& picture,
                          const QPalette& palette)
        : painter_(painter),
          metrics_(painter.font()),
          area_(area.adjusted(edge, edge, -edge, -edge)),
          picture_(picture),
          content_(picture.content),
          palette_(palette),
          smaller_(painter.font()),
          unit_(QFontInfo(painter.font()).pixelSize() / pixelsOfScreenFont) {
        smaller_.setPixelSize(std::max(1, QFontInfo(painter.font()).pixelSize() - 1));
    }

    void paint() {
        const QColor text = palette_.color(QPalette::Text);
        painter_.setPen(text);
        const QFont font = painter_.font();
        painter_.setFont(smaller_);
        const double heading = heightOf(headLine(content_)), caption = heightOf(captionLine(content_));
        painter_.drawText(QRectF(area_.topLeft(), QSizeF(area_.width(), heading)), wrapped, headLine(content_));
        painter_.drawText(QRectF(area_.left(), area_.bottom() - caption, area_.width(), caption), wrapped,
                          captionLine(content_));
        painter_.setFont(font);
        area_.adjust(0.0, heading + 0.5 * edge, 0.0, -caption - edge);
        paintLegend();
        paintScene();
    }

private:
    double heightOf(const QString& words) const {
        return std::ceil(
            QFontMetricsF(smaller_).boundingRect(QRectF(0.0, 0.0, area_.width(), endless), wrapped, words).height());
    }

    /// In rows, taken from the upper end of what is free.
    void paintLegend() {
        const double row = metrics_.height(), gap = 10.0 * unit_;
        double left = area_.left(), top = area_.top();
        for (const KeySpaceLegendEntry& entry : keySpaceLegend(content_, palette_)) {
            const double swatch = 16.0 * unit_, words = metrics_.horizontalAdvance(entry.words) + 1.0;
            if (left > area_.left() && left + swatch + words > area_.right()) {
                left = area_.left();
                top += row;
            }
            sinkscope::paintSign(painter_, entry.sign, {left + 0.4 * swatch, top + 0.5 * row}, entry.size * unit_,
                                 entry.colour);
            painter_.setPen(palette_.color(QPalette::Text));
            painter_.drawText(QRectF(left + swatch, top, words, row), Qt::AlignLeft | Qt::AlignVCenter, entry.words);
            left += swatch + words + gap;
        }
        area_.setTop(top + row + edge);
    }

    OrbitCamera camera() const {
        if (picture_.framing == KeySpacePicture::Framing::kept)
            return picture_.camera;
        const double line = metrics_.height(); // Numbers and names of the axes stand around the box.
        return picture_.camera.fitted(boxAround(content_).box, area_.size(), {5.5 * line, 2.2 * line});
    }

    void paintScene() {
        if (area_.width() <= 0.0 || area_.height() <= 0.0)
            return;
        const OrbitCamera seen = camera();
        const QSizeF viewport = area_.size();
        painter_.save();
        painter_.translate(area_.topLeft());
        painter_.setRenderHint(QPainter::Antialiasing);
        const KeySpacePieces pieces = piecesOf(content_, seen, viewport, keySpaceColours(palette_), unit_);
        for (const auto* list : {&pieces.walls, &pieces.cloud, &pieces.marks})
            for (const DepthPiece& piece : *list)
                paint(piece);
        const QRectF all({}, viewport);
        const SceneLabels labels =
            sceneLabels(content_, palette_, boxAround(content_), {seen, viewport, metrics_, all, {}, unit_});
        painter_.setPen(palette_.color(QPalette::PlaceholderText));
        for (const PlacedText& label : labels.grid)
            painter_.drawText(label.rect, Qt::AlignCenter | Qt::TextSingleLine, label.text);
        for (const KeySpaceLabel& label : labels.marks)
            paintLabel(painter_, label, palette_.color(QPalette::Base));
        painter_.restore();
    }

    void paint(const DepthPiece& piece) {
        if (const auto* sign = std::get_if<SignPiece>(&piece.shape))
            paintSign(*sign, piece.colour);
        else if (const auto* line = std::get_if<LinePiece>(&piece.shape)) {
            painter_.setPen(QPen(piece.colour, line->width, Qt::SolidLine, Qt::FlatCap));
            painter_.drawLine(line->line);
        } else {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(piece.colour);
            painter_.drawPolygon(std::get<QPolygonF>(piece.shape));
        }
    }

    /// Filled signs get a rim of the ground, so that neighbours part.
    void paintSign(const SignPiece& sign, const QColor& colour) {
        if (sign.sign != KeySpaceSign::ring)
            sinkscope::paintSign(painter_, sign.sign, sign.centre, sign.size + 1.2 * unit_,
                                 palette_.color(QPalette::Base));
        sinkscope::paintSign(painter_, sign.sign, sign.centre, sign.size, colour);
    }
    QPainter& painter_;
    QFontMetricsF metrics_;
    QRectF area_; ///< what is still free
    const KeySpacePicture& picture_;
    const KeySpaceContent& content_;
    const QPalette& palette_;
    QFont smaller_; ///< of the lines above and below
    double unit_;
};

const Quantity tokenQuantity{"token", "Token", "", "Position in the prompt", ""};
const Quantity textQuantity{"text", "Text", "", "The token as text", ""};
const Quantity kindQuantity{"kind", "Kind", "", "Query or key of the head", ""};
const Quantity runQuantity{"run", "Run", "", "Without interventions (base) or with them (changed)", ""};
const std::array axisQuantities{Quantity{"pc1", "PC1", "", "Coordinate along the first principal component", ""},
                                Quantity{"pc2", "PC2", "", "Coordinate along the second principal component", ""},
                                Quantity{"pc3", "PC3", "", "Coordinate along the third principal component", ""}};

std::string textOf(const KeySpaceContent& content, std::size_t token) {
    if (!content.findings || !content.findings->run || token >= content.findings->run->tokens.size())
        return {};
    return tokenLabel(content.findings->run->tokens[token]).toStdString();
}

void addRows(Table& table, const KeySpace& space, const KeySpaceContent& content, const char* run) {
    for (const PointKind kind : {PointKind::query, PointKind::key})
        for (std::size_t token = 0; token < space.keys.size(); ++token) {
            const auto place = placeIn(space, {kind, static_cast<std::int64_t>(token)});
            TableRow row;
            row.cells.emplace_back(static_cast<std::int64_t>(token));
            row.cells.emplace_back(textOf(content, token));
            row.cells.emplace_back(std::string(kind == PointKind::query ? "query" : "key"));
            row.cells.emplace_back(std::string(run));
            row.cells.resize(row.cells.size() + axisQuantities.size());
            for (std::size_t axis = 0; place && axis < axisQuantities.size(); ++axis)
                row.cells[row.cells.size() - axisQuantities.size() + axis] = (*place)[axis];
            table.rows.push_back(std::move(row));
        }
}

} // namespace

void paintKeySpace(QPainter& painter, const QRectF& area, const KeySpacePicture& picture, const QPalette& palette) {
    if (picture.content.space)
        KeySpaceFigurePainter(painter, area, picture, palette).paint();
}

Table keySpaceTable(const KeySpaceContent& content) {
    Table table;
    table.key = "keySpace";
    table.title = "Key space";
    table.columns = {tokenQuantity, textQuantity, kindQuantity, runQuantity};
    table.columns.insert(table.columns.end(), axisQuantities.begin(), axisQuantities.end());
    const bool isBase = !content.partner || content.side == Shown::Side::base;
    if (content.isDifference())
        addRows(table, *content.partner, content, "base");
    if (content.space)
        addRows(table, *content.space, content, isBase ? "base" : "changed");
    return table;
}

} // namespace sinkscope
