#pragma once

#include "analysis/Findings.h"
#include "language/Language.h"
#include "style/Theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// What is kept from one start to the next. A value that cannot be read counts as not set.
class Settings {
public:
    /// The user's own settings, or those in an .ini file.
    Settings();
    explicit Settings(const QString& iniFile);

    /// Geometry and states of windows and splitters, by name.
    QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);

    /// Paths, newest first, at most `recentLimit`.
    QStringList recentModels() const;
    void addRecentModel(const QString& path);
    static constexpr qsizetype recentLimit = 8;

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    Language language() const;
    void setLanguage(Language language);
    FindingOptions findingOptions() const;
    void setFindingOptions(const FindingOptions& options);
    std::optional<QString> lastPrompt() const;
    void setLastPrompt(const QString& prompt);
    /// The user's own prompts for analyses over several; none while those that come with the program are used.
    std::optional<std::vector<std::string>> comparedPrompts() const;
    void setComparedPrompts(const std::optional<std::vector<std::string>>& prompts);
    /// Where reports were saved last; empty at first.
    QString reportFolder() const;
    void setReportFolder(const QString& folder);

private:
    QSettings store_;
};

} // namespace sinkscope
