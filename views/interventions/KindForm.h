#pragma once

#include "interventions/CardContext.h"
#include "interventions/ParameterForm.h"
#include "interventions/PlaceText.h"

#include <QCoreApplication>

#include <utility>
#include <variant>

namespace sinkscope {

/// The rows of a ParameterForm whose intervention is of one kind, written against that kind.
template <typename Kind>
class KindForm {
public:
    explicit KindForm(ParameterForm& form) : form_(form) {}

    template <typename Choice>
    void choice(const QString& label, const QStringList& choices, Choice Kind::*member) {
        form_.addChoice(
            label, choices, [member](const Intervention& value) { return static_cast<int>(of(value).*member); },
            [member](Intervention& value, int index) {
                of(value).*member = static_cast<Choice>(index);
                return true;
            });
    }
    void choice(const QString& label, const QStringList& choices, std::function<int(const Kind&)> read,
                std::function<void(Kind&, int)> write) {
        form_.addChoice(
            label, choices, [read = std::move(read)](const Intervention& value) { return read(of(value)); },
            [write = std::move(write)](Intervention& value, int index) {
                write(of(value), index);
                return true;
            });
    }
    template <typename Number>
    void number(const QString& label, const NumberRange& range, Number Kind::*member) {
        number(
            label, range, [member](const Kind& kind) { return static_cast<double>(kind.*member); },
            [member](Kind& kind, double value) { kind.*member = static_cast<Number>(value); });
    }
    void number(const QString& label, const NumberRange& range, std::function<double(const Kind&)> read,
                std::function<void(Kind&, double)> write) {
        form_.addNumber(
            label, range, [read = std::move(read)](const Intervention& value) { return read(of(value)); },
            [write = std::move(write)](Intervention& value, double number) {
                write(of(value), number);
                return true;
            });
    }
    void text(const QString& label, const QString& example, std::function<QString(const Kind&)> read,
              std::function<bool(Kind&, const QString&)> write) {
        form_.addText(
            label, example, [read = std::move(read)](const Intervention& value) { return read(of(value)); },
            [write = std::move(write)](Intervention& value, const QString& text) { return write(of(value), text); });
    }
    void showWhen(std::function<bool(const Kind&)> condition) {
        form_.showWhen([condition = std::move(condition)](const Intervention& value) { return condition(of(value)); });
    }

    /// Which layers: in words, and as a list when listed; choosing a list begins with the selected layer. Only while
    /// they matter.
    void layers(
        const CardContext& context, std::function<bool(const Kind&)> matter = [](const Kind&) { return true; }) {
        choice(
            words(QT_TRANSLATE_NOOP("KindForm", "Layers")),
            {words(QT_TRANSLATE_NOOP("KindForm", "all")), words(QT_TRANSLATE_NOOP("KindForm", "after the ME layer")),
             words(QT_TRANSLATE_NOOP("KindForm", "these"))},
            [](const Kind& kind) { return static_cast<int>(kind.layers.kind); },
            [&context](Kind& kind, int index) {
                kind.layers.kind = static_cast<LayerSet::Kind>(index);
                kind.layers.listed.clear();
                if (kind.layers.kind == LayerSet::Kind::listed)
                    kind.layers.listed = {context.selection.layer};
            });
        showWhen(matter);
        text(
            words(QT_TRANSLATE_NOOP("KindForm", "Which")), QStringLiteral("3, 5, 9–11"),
            [](const Kind& kind) { return numbersText(kind.layers.listed); },
            [](Kind& kind, const QString& text) { return take(parseNumbers(text), kind.layers.listed); });
        showWhen([matter](const Kind& kind) { return matter(kind) && kind.layers.kind == LayerSet::Kind::listed; });
    }

    /// Puts a parsed list in place; not an empty one.
    template <typename Item>
    static bool take(std::optional<std::vector<Item>> parsed, std::vector<Item>& list) {
        if (!parsed || parsed->empty())
            return false;
        list = *std::move(parsed);
        return true;
    }

private:
    static QString words(const char* text) { return QCoreApplication::translate("KindForm", text); }
    static const Kind& of(const Intervention& value) { return std::get<Kind>(value); }
    static Kind& of(Intervention& value) { return std::get<Kind>(value); }

    ParameterForm& form_;
};

} // namespace sinkscope
