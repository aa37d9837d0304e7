#include "PlantedFindings.h"
#include "attention/AttentionView.h"
#include "heatmap/HeatmapWidget.h"
#include "heatmap/ResidualView.h"
#include "style/Theme.h"
#include "tokens/TokenStrip.h"

#include <QComboBox>
#include <QDir>
#include <QSet>
#include <QTest>
#include <QToolButton>

namespace sinkscope {
namespace {

/// Writes the picture to the folder that SINKSCOPE_PICTURES names, for people to look at.
void keep(const QImage& picture, const QString& name) {
    const QString folder = qEnvironmentVariable("SINKSCOPE_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(picture.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

qsizetype differentColours(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3)
            colours.insert(picture.pixel(x, y));
    return colours.size();
}

Tokens shortPrompt() {
    Tokens tokens = PlantedFindings::sentence(24);
    tokens.insert(tokens.begin() + 1, {0, "<|im_start|>", TokenKind::special, AddedBy::chatTemplate});
    return tokens;
}

} // namespace

class ViewPicturesTest : public QObject {
    Q_OBJECT

    static void addCases() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("tokens");
        for (const bool dark : {false, true})
            for (const QSize size : {QSize(430, 300), QSize(900, 600)})
                for (const int tokens : {25, 2048})
                    QTest::addRow("%s_%dx%d_%d", dark ? "dark" : "light", size.width(), size.height(), tokens)
                        << dark << size << tokens;
    }
    static QString caseName(const char* view) {
        return QLatin1String(view) + QLatin1Char('_') + QLatin1String(QTest::currentDataTag());
    }
    static std::shared_ptr<const Findings> planted(int tokens) {
        return PlantedFindings(30, 9, tokens == 25 ? shortPrompt() : PlantedFindings::sentence(tokens)).make();
    }

private Q_SLOTS:
    void cleanup() { applyAppearance(Appearance::system); }

    void residualViewShowsAPictureWithManyColours_data() { addCases(); }
    void residualViewShowsAPictureWithManyColours() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(int, tokens);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        ResidualView view;
        view.resize(size);
        view.show();
        view.setShown({planted(tokens), nullptr});
        view.setSelection({11, 0, 20, 0, 507});
        const QImage picture = view.grab().toImage();
        keep(picture, caseName("residual"));
        QVERIFY(differentColours(picture) > 20);
        view.findChild<HeatmapWidget*>()->zoomTo({12, 1});
        keep(view.grab().toImage(), caseName("zoomed"));
    }

    void attentionViewShowsAPictureWithManyColours_data() { addCases(); }
    void attentionViewShowsAPictureWithManyColours() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(int, tokens);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        AttentionView view;
        int answered = 0;
        connect(&view, &AttentionView::mapRequested, &view, [&](const MapRequest& request) {
            view.setMaps(request, {PlantedFindings::map(request), nullptr});
            ++answered;
        });
        view.resize(size);
        view.show();
        view.setShown({planted(tokens), nullptr});
        view.setSelection({14, 3, 12, 5, 507});
        QTRY_VERIFY(answered > 0);
        QTest::qWait(60);
        const QImage picture = view.grab().toImage();
        keep(picture, caseName("attention"));
        QVERIFY(differentColours(picture) > 20);
        view.findChild<QToolButton*>(QStringLiteral("leaveOutSink"))->click();
        QTest::qWait(60);
        keep(view.grab().toImage(), caseName("withoutsink"));
    }

    void comparisonsReadWell_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Shown::Side>("side");
        for (const bool dark : {false, true})
            for (const QSize size : {QSize(430, 300), QSize(900, 600)}) {
                const auto add = [&](const char* name, Shown::Side side) {
                    QTest::addRow("%s_%dx%d_%s", dark ? "dark" : "light", size.width(), size.height(), name)
                        << dark << size << side;
                };
                add("base", Shown::Side::base);
                add("changed", Shown::Side::changed);
                add("difference", Shown::Side::difference);
            }
    }
    void comparisonsReadWell() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(Shown::Side, side);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        const Shown shown{planted(25), PlantedFindings(30, 9, shortPrompt(), PlantedFindings::Giant::gone).make(),
                          side};
        ResidualView residual;
        AttentionView attention;
        int answered = 0;
        connect(&attention, &AttentionView::mapRequested, &attention, [&](const MapRequest& request) {
            attention.setMaps(request, {PlantedFindings::map(request), PlantedFindings::mapWithWeakSink(request)});
            ++answered;
        });
        const auto show = [&](auto& view) {
            view.resize(size);
            view.show();
            view.setShown(shown);
            view.setSelection({14, 3, 12, 5, 507});
        };
        show(residual);
        show(attention);
        QTRY_VERIFY(answered > 0);
        QTest::qWait(60);
        keep(residual.grab().toImage(), caseName("compared-residual"));
        const QImage picture = attention.grab().toImage();
        keep(picture, caseName("compared-attention"));
        QVERIFY(differentColours(picture) > 20);
        attention.findChild<QToolButton*>(QStringLiteral("leaveOutSink"))->click();
        QTest::qWait(60);
        keep(attention.grab().toImage(), caseName("compared-withoutsink"));
    }

    void tokenStripShowsItsChips_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void tokenStripShowsItsChips() {
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        TokenStrip strip;
        strip.resize(1000, strip.sizeHint().height());
        strip.show();
        strip.setShown({planted(25), nullptr});
        strip.setSelection({11, 0, 4, 0, 507});
        QTest::qWait(20);
        const QImage picture = strip.grab().toImage();
        keep(picture, caseName("strip"));
        QVERIFY(differentColours(picture) > 10);
    }

    void paneStatesReadWell_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void paneStatesReadWell() {
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        ResidualView view;
        view.resize(430, 300);
        view.show();
        keep(view.grab().toImage(), caseName("empty"));
        view.setShown({planted(25), nullptr});
        view.showBusy(QStringLiteral("Running layer 12 of 30"), 0.4);
        QTest::qWait(250);
        const QImage busy = view.grab().toImage();
        keep(busy, caseName("busy"));
        view.showError(
            QStringLiteral("The file model.gguf ends after 10 bytes, but its header needs 24; fetch it again."),
            QStringLiteral("details"));
        const QImage error = view.grab().toImage();
        keep(error, caseName("error"));
        QVERIFY(busy != error);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::ViewPicturesTest)
#include "ViewPicturesTest.moc"
