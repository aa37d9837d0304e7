#include "start/StartPage.h"

#include "start/ModelList.h"

#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

FoundModel model(const std::string& name, const std::string& problem = {}) {
    return {.name = name,
            .path = "/models/" + name,
            .where = FoundIn::ollama,
            .family = "llama",
            .quantization = "Q4_1",
            .bytes = 98'362'432,
            .problem = problem.empty() ? Text() : Text::verbatim(problem)};
}

QListView* list(StartPage& page, const QString& name) {
    for (QListView* view : page.findChildren<QListView*>())
        if (view->accessibleName() == name)
            return view;
    return nullptr;
}

} // namespace

class StartPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void foundModelTellsFamilyQuantizationSizeAndPlace() {
        const ModelEntry entry = foundEntry(model("SmolLM2"));
        QCOMPARE(entry.title, QStringLiteral("SmolLM2"));
        QCOMPARE(entry.facts, QStringLiteral("llama · Q4_1 · 98.4 MB · Ollama"));
        QVERIFY(entry.openness == Openness::open);
    }

    void unsupportedModelTellsWhy() {
        QTemporaryDir folder;
        FoundModel other = model("Other", "Its rope type \"new\" is not known.");
        other.path = folder.path().toStdString();
        const ModelEntry entry = foundEntry(other);
        QVERIFY(entry.openness == Openness::unsupported);
        QVERIFY(entry.facts.startsWith(QStringLiteral("Its rope type \"new\" is not known.")));
    }

    void reasonNamesTheFileWithoutItsFolder() {
        QTemporaryDir folder;
        FoundModel other = model("Other", folder.path().toStdString() + "/model.safetensors has 3 bytes.");
        other.path = folder.path().toStdString();
        QVERIFY(foundEntry(other).facts.startsWith(QStringLiteral("model.safetensors has 3 bytes.")));
    }

    void unreadableModelIsLocked() {
        const ModelEntry entry = foundEntry(model("Secret", "You may not read /models/Secret."));
        QVERIFY(entry.openness == Openness::locked);
    }

    void recentModelThatIsGoneSaysSo() {
        QTemporaryDir folder;
        QVERIFY(recentEntry(folder.path()).openness == Openness::open);
        const ModelEntry entry = recentEntry(folder.filePath(QStringLiteral("gone.gguf")));
        QVERIFY(entry.openness == Openness::unsupported);
        QCOMPARE(entry.title, QStringLiteral("gone.gguf"));
        QVERIFY(entry.facts.startsWith(QStringLiteral("No longer at ")));
    }

    void modelsThatOpenComeFirst() {
        StartPage page;
        page.setFound({model("A", "Broken."), model("B"), model("C", "Broken."), model("D")});
        const QAbstractItemModel* found = list(page, QStringLiteral("Found on this machine"))->model();
        QStringList titles;
        for (int row = 0; row < found->rowCount(); ++row)
            titles += found->index(row, 0).data().toString();
        QCOMPARE(titles,
                 (QStringList{QStringLiteral("B"), QStringLiteral("D"), QStringLiteral("A"), QStringLiteral("C")}));
    }

    void clickAndEnterOpenTheModel() {
        StartPage page;
        page.resize(900, 600);
        page.setFound({model("A"), model("B")});
        page.show();
        QSignalSpy open(&page, &StartPage::openRequested);
        QListView* view = list(page, QStringLiteral("Found on this machine"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(1, 0)).center());
        QCOMPARE(open.size(), 1);
        QCOMPARE(open[0][0].toString(), QStringLiteral("/models/B"));
        view->setCurrentIndex(view->model()->index(0, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(open.size(), 2);
        QCOMPARE(open[1][0].toString(), QStringLiteral("/models/A"));
    }

    void recentListIsHiddenWhileThereIsNone() {
        StartPage page;
        page.show();
        QListView* view = list(page, QStringLiteral("Recent"));
        QVERIFY(!view->isVisible());
        page.setRecent({QStringLiteral("/models/A"), QStringLiteral("/models/B")});
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), 2);
    }

    void nothingFoundNamesTheFolders() {
        StartPage page;
        page.show();
        page.setFound({});
        bool isTold = false;
        for (const QLabel* label : page.findChildren<QLabel*>())
            isTold |= label->isVisible() && label->text().startsWith(QStringLiteral("No model found."));
        QVERIFY(isTold);
    }
};

QTEST_MAIN(StartPageTest)
#include "StartPageTest.moc"
