#pragma once

#include "interventions/CardContext.h"
#include "interventions/GainSpectrum.h"

#include <QWidget>

#include <vector>

namespace sinkscope {

/// The gains of the selected layer's norm before attention by magnitude, with those marked that a mask takes there: why
/// a mask by gain meets few channels, and what a random control meets instead.
class GainStrip : public QWidget {
    Q_OBJECT
public:
    /// `context` must outlive it and have a base.
    explicit GainStrip(const CardContext& context, QWidget* parent = nullptr);

    void setMask(const WeMask& mask);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plot() const;
    QString title() const;
    /// The channels that a pixel column stands for: first and past the last.
    std::pair<std::size_t, std::size_t> channelsAt(int column, int columns) const;

    const CardContext& context_;
    std::int64_t layer_ = 0;
    std::vector<ChannelGain> spectrum_;
    bool acts_ = true; ///< the mask acts in this layer
};

} // namespace sinkscope
