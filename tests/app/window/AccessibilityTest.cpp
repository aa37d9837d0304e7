#include "../planted/PlantedWindow.h"
#include "interventions/NewInterventions.h"
#include "style/Theme.h"
#include "workspace/Workspaces.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QtTest>

#include <cmath>

using namespace sinkscope;

namespace {

/// Relative luminance of an opaque sRGB colour (WCAG 2.2).
double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

/// Parts that Qt makes inside a control, which has the name itself.
bool isInner(const QWidget* widget) {
    const QWidget* parent = widget->parentWidget();
    return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QTabBar*>(parent) || qobject_cast<const QHeaderView*>(widget) ||
           qobject_cast<const QScrollBar*>(widget) || widget->objectName().startsWith(QLatin1String("qt_"));
}

bool isControl(const QWidget* widget) {
    if (qobject_cast<const QLabel*>(widget) && !(widget->focusPolicy() & Qt::TabFocus))
        return false; // a text whose words the mouse can select
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
           qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QTabBar*>(widget) ||
           widget->focusPolicy() != Qt::NoFocus;
}

QString nameOf(QWidget* widget) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
    return face ? face->text(QAccessible::Name) : QString();
}

QString described(const QWidget* widget) {
    QStringList chain;
    for (; widget; widget = widget->parentWidget())
        chain.prepend(QString::fromLatin1(widget->metaObject()->className()) +
                      (widget->objectName().isEmpty() ? QString() : QLatin1Char('#') + widget->objectName()));
    return chain.join(QStringLiteral(" / "));
}

} // namespace

/// Every control has a name for screen readers and a way by keyboard, and texts stand out from their ground.
class AccessibilityTest : public PlantedWindow {
    Q_OBJECT

    std::vector<QWidget*> controls() {
        std::vector<QWidget*> found;
        for (QWidget* widget : window_->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && isControl(widget) && !isInner(widget))
                found.push_back(widget);
        return found;
    }

private Q_SLOTS:
    void init() {
        plant();
        build();
        window_->resize(1280, 800);
        openAndRun();
        for (const auto& group : newInterventions({planted_->document.base(), planted_->document.selection()}))
            planted_->document.cards().add(group.front().intervention); // a card of most kinds
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->runner.busy(JobKind::intervene), patience);
    }

    void cleanup() { clear(); }

    void everyControlHasANameForScreenReaders_data() {
        QTest::addColumn<int>("workspace");
        for (int workspace = 0; workspace < 3; ++workspace)
            QTest::newRow(qPrintable(QString::number(workspace))) << workspace;
    }
    void everyControlHasANameForScreenReaders() {
        QFETCH(int, workspace);
        showWorkspace(workspace);
        QStringList nameless;
        for (QWidget* control : controls())
            if (nameOf(control).isEmpty())
                nameless += described(control);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    void everyControlIsReachedByTab_data() { everyControlHasANameForScreenReaders_data(); }
    void everyControlIsReachedByTab() {
        QFETCH(int, workspace);
        showWorkspace(workspace);
        QStringList unreached;
        for (QWidget* control : controls()) {
            // Of buttons that exclude each other one takes Tab and the arrows lead to the rest.
            const auto* button = qobject_cast<QAbstractButton*>(control);
            if (!(control->focusPolicy() & Qt::TabFocus) && !(button && button->group()))
                unreached += described(control);
        }
        QVERIFY2(unreached.isEmpty(), qPrintable(unreached.join(QLatin1Char('\n'))));
    }

    void textsStandOutFromTheirGround_data() {
        QTest::addColumn<int>("appearance");
        QTest::newRow("system") << static_cast<int>(Appearance::system);
        QTest::newRow("light") << static_cast<int>(Appearance::light);
        QTest::newRow("dark") << static_cast<int>(Appearance::dark);
    }
    void textsStandOutFromTheirGround() {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        using Role = QPalette::ColorRole;
        const std::pair<Role, Role> pairs[] = {{QPalette::WindowText, QPalette::Window},
                                               {QPalette::Text, QPalette::Base},
                                               {QPalette::Text, QPalette::AlternateBase},
                                               {QPalette::ButtonText, QPalette::Button},
                                               {QPalette::PlaceholderText, QPalette::Window},
                                               {QPalette::PlaceholderText, QPalette::Base},
                                               {QPalette::ToolTipText, QPalette::ToolTipBase},
                                               {QPalette::HighlightedText, QPalette::Highlight},
                                               {QPalette::Link, QPalette::Window},
                                               {QPalette::Link, QPalette::Base}};
        const QPalette palette = QApplication::palette();
        for (const auto& [text, ground] : pairs) {
            if (appearance == static_cast<int>(Appearance::system) && text != QPalette::PlaceholderText)
                continue; // the platform's own choice
            const double found = contrast(palette.color(text), palette.color(ground));
            QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(ground).arg(found)));
        }
        applyAppearance(Appearance::light);
    }

private:
    void showWorkspace(int index) {
        window_->findChild<Workspaces*>()->open(static_cast<Workspace>(index));
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->runner.busy(JobKind::analysis), patience);
    }
};

QTEST_MAIN(AccessibilityTest)
#include "AccessibilityTest.moc"
