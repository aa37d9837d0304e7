#include "settings/Settings.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file(const char* name) { return folder_.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void everythingComesBackInTheNextStart() {
        const QString path = file("all.ini");
        FindingOptions options;
        options.massive = {.absolute = 0.0, .relative = 500.0};
        options.epsilon = 0.8;
        {
            Settings settings(path);
            settings.setAppearance(Appearance::dark);
            settings.setLanguage(Language::italian);
            settings.setFindingOptions(options);
            settings.setLastPrompt(QStringLiteral("a\nb\t灯"));
            settings.addRecentModel(QStringLiteral("/models/a"));
            settings.setLayout(QStringLiteral("panes"), QByteArray("state"));
        }
        const Settings settings(path);
        QVERIFY(settings.appearance() == Appearance::dark);
        QVERIFY(settings.language() == Language::italian);
        QVERIFY(settings.findingOptions() == options);
        QCOMPARE(settings.lastPrompt().value(), QStringLiteral("a\nb\t灯"));
        QCOMPARE(settings.recentModels(), QStringList{QStringLiteral("/models/a")});
        QCOMPARE(settings.layout(QStringLiteral("panes")), QByteArray("state"));
    }

    void comparedPromptsComeBackUntilTheDefaultsAreWanted() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("prompts.ini"));
        QVERIFY(!Settings(file).comparedPrompts());
        Settings(file).setComparedPrompts(std::vector<std::string>{"One.\nMore", "灯, two"});
        QVERIFY(Settings(file).comparedPrompts() == std::vector<std::string>({"One.\nMore", "灯, two"}));
        Settings(file).setComparedPrompts(std::nullopt);
        QVERIFY(!Settings(file).comparedPrompts());
    }

    void recentModelsAreNewestFirstOnceAndFew() {
        Settings settings(file("recent.ini"));
        for (int index = 0; index < 12; ++index)
            settings.addRecentModel(QStringLiteral("/models/%1").arg(index));
        settings.addRecentModel(QStringLiteral("/models/7"));
        QCOMPARE(settings.recentModels().size(), Settings::recentLimit);
        QCOMPARE(settings.recentModels()[0], QStringLiteral("/models/7"));
        QCOMPARE(settings.recentModels()[1], QStringLiteral("/models/11"));
        QCOMPARE(settings.recentModels().count(QStringLiteral("/models/7")), 1);
    }

    void damagedValuesCountAsNotSet() {
        const QString path = file("damaged.ini");
        QFile damaged(path);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(
            "[thresholds]\nabsolute=much\nrelative=-3\nepsilon=nan\n[window]\nappearance=pink\nlanguage=klingon\n");
        damaged.close();
        const Settings settings(path);
        QVERIFY(settings.findingOptions() == FindingOptions{});
        QVERIFY(settings.appearance() == Appearance::system);
        QVERIFY(settings.language() == Language::system);
        QVERIFY(!settings.lastPrompt());
    }
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "SettingsTest.moc"
