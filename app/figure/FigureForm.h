#pragma once

#include "figure/FigureChoice.h"
#include "figure/FigureContent.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace sinkscope {

/// Everything that a figure's look can be set to.
class FigureForm : public QWidget {
    Q_OBJECT
public:
    explicit FigureForm(const FigureChoice& choice, QWidget* parent = nullptr);

    FigureChoice choice() const;
    /// Whose colours the palette is chosen for: says what can be chosen, and how the one that is used reads.
    void setPicture(const FigureContent& content);

Q_SIGNALS:
    void changed();

private:
    void addSizes(QFormLayout& form);
    void addFont(QFormLayout& form);
    void addColours(QFormLayout& form);
    void addParts(QFormLayout& form);
    void addFiles(QFormLayout& form);
    void show(const FigureChoice& choice);
    void applyPreset();
    void tellChange();
    void tellPalette();
    QComboBox* combo(QFormLayout& form, const QString& label);

    QComboBox *preset_, *palette_, *ground_, *format_, *data_;
    QDoubleSpinBox *width_, *height_, *points_;
    QFontComboBox* family_;
    QSpinBox* dots_;
    QLabel* paletteNote_;
    std::optional<Palette> own_; ///< of the picture; none where it has no heat map
    QCheckBox *cellLabels_, *colourBar_, *caption_;
};

} // namespace sinkscope
