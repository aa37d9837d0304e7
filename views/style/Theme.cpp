#include "style/Theme.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

namespace sinkscope {
namespace {

constexpr auto systemStyleProperty = "sinkscopeSystemStyle";

QPalette paletteOf(const QColor& window, const QColor& base, const QColor& text, const QColor& muted,
                   const QColor& highlight) {
    QPalette palette(window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, highlight.lightnessF() > 0.5 ? highlight : highlight.darker(110));
    palette.setColor(QPalette::LinkVisited, palette.color(QPalette::Link));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, muted);
    return palette;
}

QPalette lightPalette() {
    return paletteOf(QColor(0xF3, 0xF3, 0xF3), Qt::white, QColor(0x1B, 0x1B, 0x1B), QColor(0x6A, 0x6A, 0x6A),
                     QColor(0x00, 0x72, 0xB2));
}

QPalette darkPalette() {
    QPalette palette = paletteOf(QColor(0x26, 0x27, 0x2A), QColor(0x1B, 0x1C, 0x1E), QColor(0xE8, 0xE8, 0xE8),
                                 QColor(0x94, 0x96, 0x9A), QColor(0x22, 0x77, 0xB3));
    palette.setColor(QPalette::Link, QColor(0x6C, 0xB8, 0xEC));
    palette.setColor(QPalette::LinkVisited, palette.color(QPalette::Link));
    return palette;
}

/// Text of less weight that still reads: three parts of text, one of the ground.
QColor mutedText(const QPalette& palette) {
    const QColor text = palette.color(QPalette::WindowText), ground = palette.color(QPalette::Window);
    const auto mixed = [](int of, int with) { return (3 * of + with) / 4; };
    return {mixed(text.red(), ground.red()), mixed(text.green(), ground.green()), mixed(text.blue(), ground.blue())};
}

/// The style that the platform chose, remembered on the application before the first change of it.
QString systemStyle() {
    const QVariant known = qApp->property(systemStyleProperty);
    if (known.isValid())
        return known.toString();
    const QString name = QApplication::style()->name();
    qApp->setProperty(systemStyleProperty, name);
    return name;
}

} // namespace

QColor colour::sink() {
    return {0xD5, 0x5E, 0x00};
}
QColor colour::spike() {
    return {0xCC, 0x79, 0xA7};
}
QColor colour::selection() {
    return {0x00, 0x72, 0xB2};
}
QColor colour::intervened() {
    return {0x00, 0x9E, 0x73};
}
QColor colour::baseline() {
    return {0x88, 0x88, 0x88};
}

void applyAppearance(Appearance appearance) {
    const QString platformStyle = systemStyle();
    if (appearance == Appearance::system) {
        QApplication::setStyle(platformStyle);
        QApplication::setPalette(QPalette());
        QPalette muted; // a platform's placeholder is often half transparent, too faint for sentences
        muted.setColor(QPalette::PlaceholderText, mutedText(QApplication::palette()));
        QApplication::setPalette(muted);
        return;
    }
    // Only Fusion draws every control from the palette.
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(appearance == Appearance::dark ? darkPalette() : lightPalette());
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() < palette.color(QPalette::WindowText).lightnessF();
}

QColor lineColour(const QPalette& palette) {
    const QColor text = palette.color(QPalette::WindowText), ground = palette.color(QPalette::Window);
    const auto mixed = [](int of, int with) { return (of * 35 + with * 65) / 100; };
    return {mixed(text.red(), ground.red()), mixed(text.green(), ground.green()), mixed(text.blue(), ground.blue())};
}

} // namespace sinkscope
