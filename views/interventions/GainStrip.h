#pragma once

#include "interventions/InspectionStrip.h"

namespace sinkscope {

/// The gains of the selected layer's norm before attention by magnitude, with those marked that a mask takes there: why
/// a mask by gain meets few channels, and what a control meets instead.
class GainStrip : public InspectionStrip {
    Q_OBJECT
public:
    explicit GainStrip(QWidget* parent = nullptr);

    void setInspection(const std::optional<Inspection>& inspection) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString title() const;
    /// The channels that a pixel column stands for: first and past the last.
    std::pair<std::size_t, std::size_t> channelsAt(int column, int columns) const;

    GainSpectrum spectrum_;
};

} // namespace sinkscope
