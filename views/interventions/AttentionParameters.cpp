#include "interventions/HeadChoices.h"
#include "interventions/KindForm.h"
#include "interventions/KindParameters.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttentionParameters)
};

/// A button that puts ready-made sets of heads into the row `field`.
void addHeadSets(ParameterForm& form, const CardContext& context, const QString& field,
                 std::function<void(Intervention&, std::vector<HeadPlace>)> put) {
    auto* button = new QToolButton(&form);
    button->setText(Words::tr("Choose heads"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    QObject::connect(menu, &QMenu::aboutToShow, &form, [&form, &context, menu, field, put = std::move(put)] {
        menu->clear();
        const auto add = [&](const QString& text, std::vector<HeadPlace> heads) {
            QAction* action = menu->addAction(text);
            action->setEnabled(!heads.empty());
            QObject::connect(action, &QAction::triggered, &form, [&form, put, field, heads = std::move(heads)] {
                Intervention changed = form.intervention();
                put(changed, heads);
                form.edit(changed, field);
            });
        };
        const Selection& selection = context.selection;
        add(Words::tr("The selected head, %1.%2").arg(selection.layer).arg(selection.head),
            {{selection.layer, selection.head}});
        add(Words::tr("All heads of layer %1").arg(selection.layer),
            headsOfLayer(selection.layer, context.config().heads));
        add(Words::tr("All sink heads"), sinkHeads(context.base->sinks));
        add(Words::tr("All but the sink heads"), otherHeads(context.base->sinks));
    });
    form.addControl(QString(), button);
}

NumberRange wholeNumbers(double first, std::int64_t last) {
    return {first, std::max(first, static_cast<double>(last)), std::max(first, static_cast<double>(last)), 1.0, 0};
}

} // namespace

void addParameters(ParameterForm& form, const CardContext& context, const HeadAblation&) {
    KindForm<HeadAblation> rows(form);
    rows.text(
        Words::tr("Heads"), QStringLiteral("11.3, 12.0–8"),
        [](const HeadAblation& ablation) { return headsText(ablation.heads); },
        [](HeadAblation& ablation, const QString& text) {
            return KindForm<HeadAblation>::take(parseHeads(text), ablation.heads);
        });
    addHeadSets(form, context, Words::tr("Heads"), [](Intervention& value, std::vector<HeadPlace> heads) {
        std::get<HeadAblation>(value).heads = std::move(heads);
    });
    rows.choice(Words::tr("How"),
                {Words::tr("output zero"), Words::tr("output mean"), Words::tr("only the first token"),
                 Words::tr("only itself"), Words::tr("without the first")},
                &HeadAblation::how);
    if (context.config().groupSize() > 1)
        form.addControl(QString(), new QLabel(Words::tr("%1 query heads share each key head; only the query "
                                                        "head is changed.")
                                                  .arg(context.config().groupSize()),
                                              &form));
}

void addParameters(ParameterForm& form, const CardContext& context, const VirtualSink&) {
    KindForm<VirtualSink> rows(form);
    rows.number(Words::tr("Logit"), {-20.0, 20.0, 20.0, 0.1, 1}, &VirtualSink::logit);
    rows.choice(
        Words::tr("Heads"), {Words::tr("all"), Words::tr("these")},
        [](const VirtualSink& sink) { return sink.heads ? 1 : 0; },
        [&context](VirtualSink& sink, int index) {
            sink.heads.reset();
            if (index == 1)
                sink.heads = {{context.selection.layer, context.selection.head}};
        });
    rows.text(
        Words::tr("layer.head"), QStringLiteral("11.3, 12.0–8"),
        [](const VirtualSink& sink) { return headsText(sink.heads.value_or(std::vector<HeadPlace>())); },
        [](VirtualSink& sink, const QString& text) {
            std::vector<HeadPlace> heads;
            if (!KindForm<VirtualSink>::take(parseHeads(text), heads))
                return false;
            sink.heads = heads;
            return true;
        });
    rows.showWhen([](const VirtualSink& sink) { return sink.heads.has_value(); });
}

void addParameters(ParameterForm& form, const CardContext& context, const TokenIsolation&) {
    KindForm<TokenIsolation> rows(form);
    rows.choice(Words::tr("Tokens"), {Words::tr("see only themselves"), Words::tr("are hidden from others")},
                &TokenIsolation::kind);
    rows.text(
        Words::tr("Positions"), QStringLiteral("0, 4–7"),
        [](const TokenIsolation& isolation) { return numbersText(isolation.tokens); },
        [](TokenIsolation& isolation, const QString& text) {
            return KindForm<TokenIsolation>::take(parseNumbers(text), isolation.tokens);
        });
    rows.layers(context);
}

void addParameters(ParameterForm& form, const CardContext& context, const KeepSinks&) {
    KindForm<KeepSinks> rows(form);
    const std::int64_t tokens = context.base->run->tokenCount();
    NumberRange sinks = wholeNumbers(0.0, tokens), window = wholeNumbers(1.0, tokens);
    sinks.sliderLast = std::min(16.0, sinks.last);
    sinks.last = window.last = 1e6; // a set made for a longer prompt stays as it is
    rows.number(Words::tr("First keys"), sinks, &KeepSinks::sinks);
    rows.number(Words::tr("Last keys"), window, &KeepSinks::window);
    rows.layers(context);
}

} // namespace sinkscope
