#include "language/Translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace sinkscope {

namespace {

/// Numbers are written as the text around them is.
QLocale localeOf(Language language) {
    const bool systemIsItalian = QLocale::system().uiLanguages().value(0).startsWith(QLatin1String("it"));
    if (language == Language::italian || (language == Language::system && systemIsItalian))
        return QLocale(QLocale::Italian, QLocale::Italy);
    return QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace

Translation::Translation(Language language) {
    use(language);
}

Translation::~Translation() {
    remove();
}

void Translation::use(Language language) {
    remove();
    const QLocale locale = localeOf(language);
    QLocale::setDefault(locale);
    if (locale.language() == QLocale::English)
        return; // the texts in the source
    // Qt's own go in first: of two translations of a text the one installed last counts.
    if (textsOfQt_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                        QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&textsOfQt_);
    if (texts_.load(QStringLiteral(":/translations/sinkscope_it.qm")))
        QCoreApplication::installTranslator(&texts_);
}

void Translation::remove() {
    QCoreApplication::removeTranslator(&texts_);
    QCoreApplication::removeTranslator(&textsOfQt_);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

} // namespace sinkscope
