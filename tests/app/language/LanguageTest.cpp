#include "../planted/PlantedDocument.h"
#include "help/HelpDock.h"
#include "language/TranslatedWindow.h"
#include "tour/TourBar.h"
#include "tour/Tours.h"
#include "verdict/VerdictBar.h"

#include <QLabel>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace sinkscope;

namespace {

/// Asked last for a text, so only for those that no translation has.
class Untranslated : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override {
        const QString name = QString::fromLatin1(context);
        const bool isOfQt = name.startsWith(QLatin1Char('Q')) || name.startsWith(QLatin1String("MAC_"));
        const bool isPlanted = QByteArrayView(text).startsWith("%1 at layer %2, head %3") ||
                               QByteArrayView(text).toByteArray().toLower().contains("planted"); // by PlantedEngine
        if (!isOfQt && !isPlanted)
            texts_.insert(QStringLiteral("%1: %2").arg(name, QString::fromUtf8(text)));
        return {};
    }
    QStringList texts() const { return QStringList(texts_.begin(), texts_.end()); }

private:
    mutable std::set<QString> texts_;
};

QAction* action(MainWindow& window, const QString& text) {
    for (QAction* each : window.findChildren<QAction*>())
        if (each->text() == text)
            return each;
    return nullptr;
}

QStringList menus(const MainWindow& window) {
    QStringList titles;
    for (const QAction* each : window.menuBar()->actions())
        titles += each->text();
    return titles;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<PlantedDocument> planted_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<TranslatedWindow> translated_;

    Document& document() { return planted_->document; }

    void open() {
        translated_ =
            std::make_unique<TranslatedWindow>(document(), planted_->jobs, planted_->interventions, *settings_);
        translated_->window().start("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document().findings() && !planted_->jobs.busy(), patience);
    }

private Q_SLOTS:
    void init() {
        planted_ = std::make_unique<PlantedDocument>();
        settings_ =
            std::make_unique<Settings>(folder_.filePath(QStringLiteral("%1.ini").arg(QTest::currentTestFunction())));
    }

    void cleanup() {
        translated_.reset();
        settings_.reset();
        planted_.reset();
    }

    void textsAndNumbersAreOfTheSameLanguage() {
        {
            Translation translation(Language::italian);
            QCOMPARE(QCoreApplication::translate("WindowActions", "&View"), QStringLiteral("&Visualizza"));
            QCOMPARE(QLocale().toString(24400.5, 'f', 1), QStringLiteral("24.400,5"));
            translation.use(Language::english);
            QCOMPARE(QCoreApplication::translate("WindowActions", "&View"), QStringLiteral("&View"));
            QCOMPARE(QLocale().toString(24400.5, 'f', 1), QStringLiteral("24,400.5"));
            translation.use(Language::italian);
        }
        QCOMPARE(QCoreApplication::translate("WindowActions", "&View"), QStringLiteral("&View"));
        QCOMPARE(QLocale().decimalPoint(), QStringLiteral("."));
    }

    void anotherLanguageIsAnotherWindowOnTheSameRun() {
        settings_->setLanguage(Language::english);
        open();
        const std::shared_ptr<const Findings> findings = document().findings();
        const MainWindow* before = &translated_->window();
        QVERIFY(menus(*before).contains(QStringLiteral("&View")));
        action(translated_->window(), QStringLiteral("&Italiano"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(&translated_->window() != before, patience);
        QVERIFY(settings_->language() == Language::italian);
        QVERIFY(menus(translated_->window()).contains(QStringLiteral("&Visualizza")));
        QVERIFY(action(translated_->window(), QStringLiteral("&Italiano"))->isChecked());
        QVERIFY(document().findings() == findings);
        const auto* verdict = translated_->window().findChild<VerdictBar*>();
        QVERIFY(verdict->isVisible());
        QVERIFY(verdict->findChild<QLabel*>()->text().contains(QStringLiteral("scrive")));
        QVERIFY(translated_->window().windowTitle().startsWith(QStringLiteral("Planted model")));
    }

    void aTourGoesOnAtItsStepInTheOtherLanguage() {
        settings_->setLanguage(Language::english);
        open();
        auto* before = &translated_->window();
        before->tours().start(before->tours().known().front());
        QTRY_VERIFY_WITH_TIMEOUT(document().findings() && !planted_->jobs.busy(), patience);
        action(*before, QStringLiteral("&Next step"))->trigger();
        const auto place = before->tours().place();
        QVERIFY(place && place->step == 1);
        action(*before, QStringLiteral("&Italiano"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(&translated_->window() != before, patience);
        const auto after = translated_->window().tours().place();
        QVERIFY(after && after->step == 1);
        QCOMPARE(after->tour.name, place->tour.name);
        const QString title = QString::fromStdString(place->tour.steps[1].title.italian);
        const auto labels = translated_->window().findChild<TourBar*>()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&title](const QLabel* label) { return label->text() == title; }));
        translated_->window().tours().leave();
        QCOMPARE(document().prompt(), QStringLiteral("The lighthouse")); // the user's own comes back
    }

    void helpIsOfTheLanguage() {
        settings_->setLanguage(Language::italian);
        open();
        auto* browser = translated_->window().findChild<HelpDock*>()->findChild<QTextBrowser*>();
        action(translated_->window(), QStringLiteral("&Glossario"))->trigger();
        QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Glossario")));
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("topic:lifecycle")));
        QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Ciclo di vita")));
    }

    void theLanguageComesBackInTheNextStart() {
        settings_->setLanguage(Language::italian);
        open();
        QVERIFY(menus(translated_->window()).contains(QStringLiteral("A&iuto")));
    }

    void everyTextThatTheWindowAsksForIsTranslated() {
        Untranslated untranslated;
        QCoreApplication::installTranslator(&untranslated);
        settings_->setLanguage(Language::italian);
        open();
        // Each page and each pane once; what opens a dialog, ends the program or leaves the language is left out.
        for (const char* name : {"&Spike", "Si&nk", "&Tastiera", "&Glossario", "&Informazioni su Sinkscope",
                                 "&Aiuto sulla vista attiva", "S&oglie…", "Rapporto di a&ffidabilità", "&Panoramica"}) {
            QAction* each = action(translated_->window(), QString::fromUtf8(name));
            QVERIFY2(each, name);
            each->trigger();
            QTest::qWait(50);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->jobs.busy() && !planted_->jobs.analyses().busy(), patience);
        QCoreApplication::removeTranslator(&untranslated);
        QVERIFY2(untranslated.texts().isEmpty(), qUtf8Printable(untranslated.texts().join(QLatin1Char(10))));
    }
};

QTEST_MAIN(LanguageTest)

#include "LanguageTest.moc"
