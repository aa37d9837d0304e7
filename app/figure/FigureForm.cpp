#include "figure/FigureForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace sinkscope {

namespace {

/// Widths and heights of the presets in mm; no height: as the picture needs it.
struct Preset {
    double width = 0.0, height = 0.0;
};
constexpr std::array presets{Preset{82.5, 0.0}, Preset{171.0, 0.0}, Preset{139.7, 0.0}, Preset{254.0, 142.9}};

template <typename Choice>
Choice chosen(const QComboBox& combo) {
    return static_cast<Choice>(combo.currentData().toInt());
}

template <typename Choice>
void choose(QComboBox& combo, Choice choice) {
    combo.setCurrentIndex(std::max(0, combo.findData(static_cast<int>(choice))));
}

FigurePart partOf(const QCheckBox& box) {
    return box.isChecked() ? FigurePart::shown : FigurePart::hidden;
}

constexpr int ownPalette = -1; // as the view has it

/// That of its first heat map.
std::optional<Palette> paletteOf(const FigureContent& content) {
    if (const auto* heatmap = std::get_if<HeatmapContent>(&content.picture))
        return heatmap->palette;
    if (const auto* grid = std::get_if<GridPicture>(&content.picture))
        return grid->heatmap().palette;
    if (const auto* panels = std::get_if<PanelPicture>(&content.picture))
        for (const FigureContent& panel : panels->panels)
            if (const auto palette = paletteOf(panel))
                return palette;
    return std::nullopt;
}

} // namespace

FigureForm::FigureForm(const FigureChoice& choice, QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    addSizes(*form);
    addFont(*form);
    addColours(*form);
    addParts(*form);
    addFiles(*form);
    show(choice);
    for (QComboBox* box : {palette_, ground_, format_, data_})
        connect(box, &QComboBox::currentIndexChanged, this, &FigureForm::tellChange);
    for (QDoubleSpinBox* box : {width_, height_, points_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &FigureForm::tellChange);
    for (QCheckBox* box : {cellLabels_, colourBar_, caption_})
        connect(box, &QCheckBox::toggled, this, &FigureForm::tellChange);
    connect(family_, &QFontComboBox::currentFontChanged, this, &FigureForm::tellChange);
    connect(dots_, &QSpinBox::valueChanged, this, &FigureForm::tellChange);
    connect(preset_, &QComboBox::activated, this, &FigureForm::applyPreset);
}

QComboBox* FigureForm::combo(QFormLayout& form, const QString& label) {
    auto* box = new QComboBox(this);
    box->setAccessibleName(label);
    form.addRow(label, box);
    return box;
}

void FigureForm::addSizes(QFormLayout& form) {
    preset_ = combo(form, tr("Size"));
    preset_->addItems({tr("One column"), tr("Two columns"), tr("Text width"), tr("Slide, 16:9"), tr("As set below")});
    const auto length = [&](const QString& label) {
        auto* box = new QDoubleSpinBox(this);
        box->setAccessibleName(label);
        box->setSuffix(tr(" mm"));
        box->setDecimals(1);
        box->setRange(leastFigureSide, mostFigureSide);
        box->setKeyboardTracking(false);
        form.addRow(label, box);
        return box;
    };
    width_ = length(tr("Width"));
    height_ = length(tr("Height"));
    // One step below the least height stands for none.
    height_->setMinimum(leastFigureSide - 1.0);
    height_->setSpecialValueText(tr("as needed"));
}

void FigureForm::addFont(QFormLayout& form) {
    family_ = new QFontComboBox(this);
    family_->setAccessibleName(tr("Font"));
    family_->setFontFilters(QFontComboBox::ScalableFonts);
    form.addRow(tr("Font"), family_);
    points_ = new QDoubleSpinBox(this);
    points_->setAccessibleName(tr("Font size"));
    points_->setSuffix(tr(" pt"));
    points_->setDecimals(1);
    points_->setRange(leastFigurePoints, mostFigurePoints);
    points_->setKeyboardTracking(false);
    form.addRow(tr("Font size"), points_);
}

void FigureForm::addColours(QFormLayout& form) {
    palette_ = combo(form, tr("Palette"));
    palette_->addItem(tr("As in the view"), ownPalette);
    for (const Palette palette : allPalettes())
        if (palette != Palette::diverging)
            palette_->addItem(paletteName(palette), static_cast<int>(palette));
    for (int index = 1; index < palette_->count(); ++index)
        palette_->setItemData(index, paletteNote(static_cast<Palette>(palette_->itemData(index).toInt())),
                              Qt::ToolTipRole);
    paletteNote_ = new QLabel(this);
    paletteNote_->setWordWrap(true);
    paletteNote_->setForegroundRole(QPalette::PlaceholderText);
    paletteNote_->setMinimumHeight(3 * paletteNote_->fontMetrics().height());
    paletteNote_->setAlignment(Qt::AlignTop);
    form.addRow(paletteNote_);
    ground_ = combo(form, tr("Ground"));
    ground_->addItem(tr("Light"), static_cast<int>(FigureGround::light));
    ground_->addItem(tr("Dark"), static_cast<int>(FigureGround::dark));
}

void FigureForm::addParts(QFormLayout& form) {
    const auto box = [&](const QString& text, const QString& tip) {
        auto* check = new QCheckBox(text, this);
        check->setToolTip(tip);
        form.addRow(QString(), check);
        return check;
    };
    cellLabels_ = box(tr("Labels"), tr("Words and numbers at cells and points that have room for them"));
    colourBar_ = box(tr("Colour bar"), tr("The legend of a heat map's colours"));
    caption_ =
        box(tr("Caption"), tr("A line below that says where the figure comes from; the file's metadata always do"));
}

void FigureForm::addFiles(QFormLayout& form) {
    format_ = combo(form, tr("Format"));
    format_->addItem(tr("SVG"), static_cast<int>(FigureFormat::svg));
    format_->addItem(tr("PDF"), static_cast<int>(FigureFormat::pdf));
    format_->addItem(tr("PNG"), static_cast<int>(FigureFormat::png));
    dots_ = new QSpinBox(this);
    dots_->setAccessibleName(tr("Resolution of PNG"));
    dots_->setSuffix(tr(" dpi"));
    dots_->setRange(leastFigureDots, mostFigureDots);
    dots_->setSingleStep(50);
    form.addRow(tr("Resolution"), dots_);
    data_ = combo(form, tr("Data beside it"));
    data_->addItem(tr("None"), static_cast<int>(FigureDataChoice::none));
    data_->addItem(tr("CSV"), static_cast<int>(FigureDataChoice::csv));
    data_->addItem(tr("JSON"), static_cast<int>(FigureDataChoice::json));
}

void FigureForm::show(const FigureChoice& choice) {
    const FigureOptions& options = choice.options;
    width_->setValue(options.width);
    height_->setValue(options.height.value_or(height_->minimum()));
    if (!options.family.isEmpty())
        family_->setCurrentFont(QFont(options.family));
    points_->setValue(options.points);
    palette_->setCurrentIndex(
        std::max(0, palette_->findData(options.palette ? static_cast<int>(*options.palette) : ownPalette)));
    choose(*ground_, options.ground);
    cellLabels_->setChecked(options.cellLabels == FigurePart::shown);
    colourBar_->setChecked(options.colourBar == FigurePart::shown);
    caption_->setChecked(options.caption == FigurePart::shown);
    choose(*format_, choice.format);
    choose(*data_, choice.data);
    dots_->setValue(options.dotsPerInch);
    tellChange();
}

FigureChoice FigureForm::choice() const {
    FigureChoice choice;
    FigureOptions& options = choice.options;
    options.width = width_->value();
    if (height_->value() >= leastFigureSide)
        options.height = height_->value();
    options.family = family_->currentFont().family();
    options.points = points_->value();
    if (palette_->currentData().toInt() != ownPalette)
        options.palette = chosen<Palette>(*palette_);
    options.ground = chosen<FigureGround>(*ground_);
    options.cellLabels = partOf(*cellLabels_);
    options.colourBar = partOf(*colourBar_);
    options.caption = partOf(*caption_);
    options.dotsPerInch = dots_->value();
    choice.format = chosen<FigureFormat>(*format_);
    choice.data = chosen<FigureDataChoice>(*data_);
    return choice;
}

void FigureForm::setPicture(const FigureContent& content) {
    own_ = paletteOf(content);
    palette_->setEnabled(own_ && *own_ != Palette::diverging);
    tellPalette();
}

void FigureForm::tellPalette() {
    if (!own_)
        return paletteNote_->setText(tr("Only heat maps have a palette."));
    if (*own_ == Palette::diverging)
        return paletteNote_->setText(
            tr("Signed values have the diverging palette: %1").arg(paletteNote(Palette::diverging)));
    const int choice = palette_->currentData().toInt();
    paletteNote_->setText(paletteNote(choice == ownPalette ? *own_ : static_cast<Palette>(choice)));
}

void FigureForm::applyPreset() {
    const auto index = static_cast<std::size_t>(preset_->currentIndex());
    if (index >= presets.size())
        return;
    {
        const QSignalBlocker quietWidth(width_), quietHeight(height_);
        width_->setValue(presets[index].width);
        height_->setValue(std::max(presets[index].height, height_->minimum()));
    }
    tellChange();
}

void FigureForm::tellChange() {
    const FigureOptions options = choice().options;
    std::size_t preset = 0;
    while (preset < presets.size() &&
           (presets[preset].width != options.width || presets[preset].height != options.height.value_or(0.0)))
        ++preset;
    preset_->setCurrentIndex(static_cast<int>(preset));
    dots_->setEnabled(chosen<FigureFormat>(*format_) == FigureFormat::png);
    tellPalette();
    Q_EMIT changed();
}

} // namespace sinkscope

#include "moc_FigureForm.cpp"
