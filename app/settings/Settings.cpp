#include "settings/Settings.h"

#include <cmath>

namespace sinkscope {

namespace {

const QString recentKey = QStringLiteral("models/recent");
const QString appearanceKey = QStringLiteral("window/appearance");
const QString languageKey = QStringLiteral("window/language");
const QString promptKey = QStringLiteral("prompt/last");
const QString comparedKey = QStringLiteral("analyses/prompts");
const QString reportKey = QStringLiteral("report/folder");

double threshold(const QSettings& store, const QString& key, double fallback) {
    bool readable = false;
    const double value = store.value(key).toDouble(&readable);
    return readable && std::isfinite(value) && value >= 0.0 ? value : fallback;
}

} // namespace

Settings::Settings() : store_(QStringLiteral("sinkscope"), QStringLiteral("sinkscope")) {}
Settings::Settings(const QString& iniFile) : store_(iniFile, QSettings::IniFormat) {}

QByteArray Settings::layout(const QString& name) const {
    return store_.value(QStringLiteral("layout/") + name).toByteArray();
}

void Settings::setLayout(const QString& name, const QByteArray& state) {
    store_.setValue(QStringLiteral("layout/") + name, state);
}

QStringList Settings::recentModels() const {
    return store_.value(recentKey).toStringList().mid(0, recentLimit);
}

void Settings::addRecentModel(const QString& path) {
    QStringList recent = recentModels();
    recent.removeAll(path);
    recent.prepend(path);
    store_.setValue(recentKey, recent.mid(0, recentLimit));
}

Appearance Settings::appearance() const {
    const QString name = store_.value(appearanceKey).toString();
    if (name == QLatin1String("light"))
        return Appearance::light;
    return name == QLatin1String("dark") ? Appearance::dark : Appearance::system;
}

void Settings::setAppearance(Appearance appearance) {
    const auto name = appearance == Appearance::light  ? QStringLiteral("light")
                      : appearance == Appearance::dark ? QStringLiteral("dark")
                                                       : QStringLiteral("system");
    store_.setValue(appearanceKey, name);
}

Language Settings::language() const {
    const QString name = store_.value(languageKey).toString();
    if (name == QLatin1String("en"))
        return Language::english;
    return name == QLatin1String("it") ? Language::italian : Language::system;
}

void Settings::setLanguage(Language language) {
    const auto name = language == Language::english   ? QStringLiteral("en")
                      : language == Language::italian ? QStringLiteral("it")
                                                      : QStringLiteral("system");
    store_.setValue(languageKey, name);
}

FindingOptions Settings::findingOptions() const {
    FindingOptions options;
    options.massive.absolute = threshold(store_, QStringLiteral("thresholds/absolute"), options.massive.absolute);
    options.massive.relative = threshold(store_, QStringLiteral("thresholds/relative"), options.massive.relative);
    options.epsilon = threshold(store_, QStringLiteral("thresholds/epsilon"), options.epsilon);
    return options;
}

void Settings::setFindingOptions(const FindingOptions& options) {
    store_.setValue(QStringLiteral("thresholds/absolute"), options.massive.absolute);
    store_.setValue(QStringLiteral("thresholds/relative"), options.massive.relative);
    store_.setValue(QStringLiteral("thresholds/epsilon"), options.epsilon);
}

std::optional<QString> Settings::lastPrompt() const {
    if (!store_.contains(promptKey))
        return std::nullopt;
    return store_.value(promptKey).toString();
}

void Settings::setLastPrompt(const QString& prompt) {
    store_.setValue(promptKey, prompt);
}

std::optional<std::vector<std::string>> Settings::comparedPrompts() const {
    const QStringList kept = store_.value(comparedKey).toStringList();
    if (kept.isEmpty())
        return std::nullopt;
    std::vector<std::string> prompts;
    for (const QString& prompt : kept)
        prompts.push_back(prompt.toStdString());
    return prompts;
}

void Settings::setComparedPrompts(const std::optional<std::vector<std::string>>& prompts) {
    if (!prompts)
        return store_.remove(comparedKey);
    QStringList kept;
    for (const std::string& prompt : *prompts)
        kept += QString::fromStdString(prompt);
    store_.setValue(comparedKey, kept);
}

QString Settings::reportFolder() const {
    return store_.value(reportKey).toString();
}

void Settings::setReportFolder(const QString& folder) {
    store_.setValue(reportKey, folder);
}

} // namespace sinkscope
