#include "keyspace/KeySpaceFigure.h"

#include "PlantedKeySpace.h"
#include "figure/FigureLook.h"
#include "keyspace/KeySpacePieces.h"
#include "keyspace/KeySpaceText.h"
#include "keyspace/SceneLabels.h"

#include <QPainter>
#include <QtTest>

#include <algorithm>

using namespace sinkscope;

namespace {

const QSizeF viewport(230.0, 160.0);

KeySpaceContent planted(std::int64_t tokens) {
    KeySpaceContent content;
    content.space = plantedSpace(tokens);
    content.findings = plantedFindings(tokens);
    content.selection.query = 5;
    content.selection.key = 7;
    return content;
}

KeySpaceContent plantedDifference(std::int64_t tokens) {
    KeySpaceContent content = planted(tokens);
    content.partner = content.space;
    content.space = changedSpace(tokens);
    content.side = Shown::Side::difference;
    return content;
}

OrbitCamera cameraOn(const KeySpaceContent& content) {
    return OrbitCamera().fitted(boxAround(content).box, viewport, {30.0, 20.0});
}

KeySpacePieces piecesSeenBy(const OrbitCamera& camera, const KeySpaceContent& content) {
    return piecesOf(content, camera, viewport, keySpaceColours(FigureLook(FigureOptions()).palette), 0.6);
}

QRectF extentOf(const DepthPiece& piece) {
    if (const auto* sign = std::get_if<SignPiece>(&piece.shape))
        return {sign->centre.x() - sign->size / 2, sign->centre.y() - sign->size / 2, sign->size, sign->size};
    if (const auto* line = std::get_if<LinePiece>(&piece.shape))
        return QRectF(line->line.p1(), line->line.p2()).normalized();
    return std::get<QPolygonF>(piece.shape).boundingRect();
}

} // namespace

class KeySpaceFigureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsFurtherAwayIsPaintedFirst() {
        for (const KeySpaceContent& content : {planted(64), plantedDifference(64)}) {
            const KeySpacePieces pieces = piecesSeenBy(cameraOn(content), content);
            QVERIFY(pieces.cloud.size() > 128);
            for (const auto* list : {&pieces.walls, &pieces.cloud, &pieces.marks}) {
                QVERIFY(!list->empty());
                QVERIFY(std::ranges::is_sorted(*list, std::greater(), &DepthPiece::depth));
            }
        }
    }

    void everyTokenHasItsQueryAndItsKey() {
        const KeySpaceContent content = planted(64);
        const KeySpacePieces pieces = piecesSeenBy(cameraOn(content), content);
        const auto count = [&](KeySpaceSign sign) {
            return std::ranges::count_if(pieces.cloud, [sign](const DepthPiece& piece) {
                const auto* found = std::get_if<SignPiece>(&piece.shape);
                return found && found->sign == sign;
            });
        };
        QCOMPARE(count(KeySpaceSign::diamond), 65); // with the zero vector
        QCOMPARE(count(KeySpaceSign::disc), 63);    // the sink key is a mark
    }

    void arrowLiesAmongThePoints() {
        const KeySpaceContent content = planted(64);
        const KeySpacePieces pieces = piecesSeenBy(cameraOn(content), content);
        std::vector<std::size_t> stretches;
        for (std::size_t index = 0; index < pieces.cloud.size(); ++index)
            if (!std::holds_alternative<SignPiece>(pieces.cloud[index].shape))
                stretches.push_back(index);
        QCOMPARE(stretches.size(), std::size_t{17}); // 16 of the shaft, and the head
        QVERIFY(stretches.back() - stretches.front() > 17);
    }

    void nothingLeavesThePaperWhenSeenFromNear() {
        const KeySpaceContent content = plantedDifference(200);
        OrbitCamera camera = cameraOn(content);
        const QRectF paper = QRectF({}, viewport).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
        for (const double nearer : {0.6, 0.25, 0.02}) {
            camera.distance = cameraOn(content).distance * nearer;
            const KeySpacePieces pieces = piecesSeenBy(camera, content);
            for (const auto* list : {&pieces.walls, &pieces.cloud, &pieces.marks})
                for (const DepthPiece& piece : *list)
                    if (!std::holds_alternative<QPolygonF>(piece.shape))
                        QVERIFY(paper.contains(extentOf(piece)) || extentOf(piece).isEmpty());
        }
    }

    void fitsWhateverTheShape() {
        for (const QSize& size : {QSize(230, 220), QSize(480, 270), QSize(90, 60)}) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            QFont font = painter.font();
            font.setPixelSize(8);
            painter.setFont(font);
            paintKeySpace(painter, QRectF({}, size), {planted(64), {}, {}}, FigureLook(FigureOptions()).palette);
            painter.end();
            const QImage edge = image.copy(0, 0, 2, size.height());
            for (int y = 0; y < edge.height(); ++y)
                QCOMPARE(edge.pixel(0, y), QColor(Qt::white).rgb());
        }
    }

    /// In the room that 82.5 mm leave at 8 pt, from every side.
    void everyAxisHasItsNameAndNoLabelCoversAnother() {
        const KeySpaceContent content = plantedDifference(64);
        QFont font;
        font.setPixelSize(8);
        const QFontMetricsF metrics(font);
        const QRectF paper({}, viewport);
        for (double azimuth = -180.0; azimuth < 180.0; azimuth += 15.0)
            for (double elevation = -85.0; elevation <= 85.0; elevation += 17.0) {
                OrbitCamera camera;
                camera.azimuth = azimuth;
                camera.elevation = elevation;
                camera =
                    camera.fitted(boxAround(content).box, viewport, {5.5 * metrics.height(), 2.2 * metrics.height()});
                const auto [grid, marks] =
                    sceneLabels(content, QPalette(), boxAround(content), {camera, viewport, metrics, paper, {}, 0.6});
                const QString seen = QStringLiteral("from %1, %2").arg(azimuth).arg(elevation);
                for (std::size_t axis = 0; axis < 3; ++axis)
                    QVERIFY2(std::ranges::count(grid, axisName(*content.space, axis), &PlacedText::text) == 1,
                             qPrintable(seen));
                std::vector<QRectF> all;
                std::ranges::transform(grid, std::back_inserter(all), &PlacedText::rect);
                std::ranges::transform(marks, std::back_inserter(all), &KeySpaceLabel::rect);
                for (const QRectF& label : all) {
                    QVERIFY2(paper.contains(label), qPrintable(seen));
                    for (const QRectF& other : all)
                        QVERIFY2(&label == &other || !label.intersects(other), qPrintable(seen));
                }
            }
    }

    void tableHoldsBothRunsOfADifference() {
        const Table table = keySpaceTable(plantedDifference(8));
        QCOMPARE(table.rows.size(), std::size_t{32});
        QCOMPARE(std::get<std::string>(table.rows.front().cells[3]), std::string("base"));
        QCOMPARE(std::get<std::string>(table.rows.back().cells[3]), std::string("changed"));
        QCOMPARE(keySpaceTable(planted(8)).rows.size(), std::size_t{16});
    }
};

QTEST_MAIN(KeySpaceFigureTest)
#include "KeySpaceFigureTest.moc"
