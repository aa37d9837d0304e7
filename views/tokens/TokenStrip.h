#pragma once

#include "Selection.h"
#include "Shown.h"
#include "Spot.h"
#include "interventions/Intervention.h"
#include "text/Token.h"

#include <QRectF>
#include <QWidget>
#include <memory>
#include <optional>

namespace sinkscope {

/// The prompt, token by token: special tokens and who added them, bytes of partial characters, visible spaces and
/// newlines, spike and sink marks.
class TokenStrip : public QWidget {
    Q_OBJECT
public:
    explicit TokenStrip(QWidget* parent = nullptr);
    ~TokenStrip() override;

    void setTokens(const Tokens& tokens);          ///< before a run: no marks
    void setShown(const Shown& shown);             ///< tokens and marks
    void setSelection(const Selection& selection); ///< query and key tokens are marked

    /// A token's chip, in this strip; none when it is scrolled away.
    std::optional<QRectF> placeOf(const Spot& spot) const;

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    /// Chosen from a context menu: to be added to what is switched.
    void interventionRequested(const sinkscope::Intervention& intervention);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
