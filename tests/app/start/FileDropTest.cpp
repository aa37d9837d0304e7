#include "start/DropArea.h"
#include "start/StartPage.h"

#include <QSignalSpy>
#include <QtTest>

namespace sinkscope {

class FileDropTest : public QObject {
    Q_OBJECT

    static bool isTaken(QWidget& target, const QMimeData& data) {
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QApplication::sendEvent(&target, &enter);
        return enter.isAccepted();
    }
    static void drop(QWidget& target, const QMimeData& data) {
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&target, &event);
    }

private Q_SLOTS:
    void givesThePathOfOneLocalFile() {
        QWidget target;
        const FileDrop files(&target);
        QSignalSpy dropped(&files, &FileDrop::dropped);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/models/a b.gguf"))});
        QVERIFY(isTaken(target, data));
        drop(target, data);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped[0][0].toString(), QStringLiteral("/models/a b.gguf"));
    }

    void takesNothingElse_data() {
        QTest::addColumn<QList<QUrl>>("urls");
        QTest::newRow("text") << QList<QUrl>();
        QTest::newRow("two files") << QList<QUrl>{QUrl(QStringLiteral("file:///a")), QUrl(QStringLiteral("file:///b"))};
        QTest::newRow("an address") << QList<QUrl>{QUrl(QStringLiteral("https://example.org/a.gguf"))};
    }

    void takesNothingElse() {
        QFETCH(const QList<QUrl>, urls);
        QWidget target;
        const FileDrop files(&target);
        QSignalSpy dropped(&files, &FileDrop::dropped);
        QMimeData data;
        urls.isEmpty() ? data.setText(QStringLiteral("/a.gguf")) : data.setUrls(urls);
        QVERIFY(!isTaken(target, data));
        drop(target, data);
        QCOMPARE(dropped.count(), 0);
    }

    void thePlaceForFilesStandsOutWhileOneIsAboveTheWindow() {
        StartPage page;
        const FileDrop files(&page);
        connect(&files, &FileDrop::dragChanged, &page, &StartPage::showDrag);
        const auto picture = [&] { return page.findChild<DropArea*>()->grab().toImage(); };
        const QImage before = picture();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.gguf"))});
        isTaken(page, data);
        QVERIFY(picture() != before);
        QDragLeaveEvent leave;
        QApplication::sendEvent(&page, &leave);
        QVERIFY(picture() == before);
        isTaken(page, data);
        drop(page, data);
        QVERIFY(picture() == before);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::FileDropTest)
#include "FileDropTest.moc"
