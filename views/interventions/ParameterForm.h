#pragma once

#include "interventions/Intervention.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QFormLayout;

namespace sinkscope {

/// The values that a number may take; a slider reaches up to `sliderLast`, the box beside it up to `last`.
struct NumberRange {
    double first = 0.0, last = 1.0, sliderLast = 1.0, step = 1.0;
    int decimals = 0;
};

/// The parameters of one intervention as rows of labelled controls. Each row reads its control from the intervention
/// and writes into it; rows can depend on other parameters. A text that does not parse is marked and changes nothing.
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    template <typename Value>
    using Read = std::function<Value(const Intervention&)>;
    /// False when the value makes no sense and the intervention was left as it was.
    template <typename Value>
    using Write = std::function<bool(Intervention&, const Value&)>;
    using Condition = std::function<bool(const Intervention&)>;

    explicit ParameterForm(QWidget* parent = nullptr);

    void addChoice(const QString& label, const QStringList& choices, Read<int> read, Write<int> write);
    void addNumber(const QString& label, const NumberRange& range, Read<double> read, Write<double> write);
    void addText(const QString& label, const QString& example, Read<QString> read, Write<QString> write);
    /// A control of the caller's own.
    void addControl(const QString& label, QWidget* control);
    /// Shows the row added last only while the condition holds.
    void showWhen(Condition condition);

    /// Also to be called with the same intervention when what is selected changed.
    void setIntervention(const Intervention& intervention);
    const Intervention& intervention() const { return intervention_; }
    /// As if the user had set it in the row `field`.
    void edit(const Intervention& intervention, const QString& field);

Q_SIGNALS:
    /// `field` names the row, so that steps of one drag can be told from other edits.
    void edited(const sinkscope::Intervention& intervention, const QString& field);

private:
    template <typename Value>
    bool apply(const Write<Value>& write, const Value& value, const QString& field);
    void refresh();

    QFormLayout* layout_;
    Intervention intervention_;
    std::vector<std::function<void()>> refreshes_;
    bool refreshing_ = false;
};

} // namespace sinkscope
