#pragma once

#include "style/Colormap.h"
#include "style/ValueScale.h"

#include <QJsonObject>
#include <QToolButton>
#include <optional>

class QAction;
class QActionGroup;

namespace sinkscope {

/// Button with a menu for how values become colours: logarithmic or linear, palette, and whether the range stays as it
/// is now, so that two pictures compare.
class ScaleMenu : public QToolButton {
    Q_OBJECT
public:
    explicit ScaleMenu(ValueScale::Kind kind, QWidget* parent = nullptr);

    ValueScale::Kind kind() const { return kind_; }
    Palette palette() const { return palette_; }
    /// The range that stays as it is; empty where each picture has what fits.
    const std::optional<ValueScale>& kept() const { return kept_; }
    /// The kept range, or `fitting` when none is kept; remembers it as the one that "keep" would keep.
    ValueScale scaleFor(const ValueScale& fitting);

    /// What is chosen, and the same chosen again; what a state does not say or says in unknown words stays.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void changed();

private:
    void setKind(ValueScale::Kind kind);
    void keep(bool kept);
    void updateText();

    ValueScale::Kind kind_;
    Palette palette_ = Palette::viridis;
    std::optional<ValueScale> kept_;
    ValueScale shown_;
    QActionGroup *kinds_, *palettes_;
    QAction* keep_;
};

} // namespace sinkscope
