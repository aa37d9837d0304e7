#include "interventions/GainStrip.h"
#include "interventions/KindForm.h"
#include "interventions/KindParameters.h"

#include <algorithm>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChannelParameters)
};

constexpr double quarter = 0.25; // of the width: further right a slider would only destroy the model

} // namespace

void addParameters(ParameterForm& form, const CardContext& context, const WeMask&) {
    KindForm<WeMask> rows(form);
    const auto width = static_cast<double>(context.config().width);
    rows.layers(context);
    rows.number(
        Words::tr("Channels k"), {1.0, width, std::max(8.0, std::min(64.0, width * quarter)), 1.0, 0},
        [width](const WeMask& mask) {
            return mask.count ? static_cast<double>(*mask.count) : std::max(1.0, mask.rate * width);
        },
        [](WeMask& mask, double count) { mask.count = static_cast<std::int64_t>(count); });
    rows.showWhen([](const WeMask& mask) { return mask.ranking != WeMask::Ranking::listed; });
    rows.choice(
        Words::tr("Largest by"),
        {Words::tr("gain |w| (paper)"), Words::tr("norm output (code)"), Words::tr("random (control)"),
         Words::tr("residual (control)"), Words::tr("these channels")},
        [](const WeMask& mask) { return static_cast<int>(mask.ranking); },
        [&context](WeMask& mask, int index) {
            mask.ranking = static_cast<WeMask::Ranking>(index);
            mask.channels.clear();
            if (mask.ranking == WeMask::Ranking::listed)
                mask.channels = {context.selection.channel};
        });
    rows.text(
        Words::tr("Channels"), QStringLiteral("507, 12"), [](const WeMask& mask) { return numbersText(mask.channels); },
        [](WeMask& mask, const QString& text) { return KindForm<WeMask>::take(parseNumbers(text), mask.channels); });
    rows.showWhen([](const WeMask& mask) { return mask.ranking == WeMask::Ranking::listed; });
    rows.number(Words::tr("Seed"), {0.0, 1e6, 31.0, 1.0, 0}, &WeMask::seed);
    rows.showWhen([](const WeMask& mask) { return mask.ranking == WeMask::Ranking::random; });
    rows.choice(Words::tr("Place"), {Words::tr("after the norm"), Words::tr("before the norm")}, &WeMask::place);
    rows.choice(
        Words::tr("Tokens"), {Words::tr("with massive entries"), Words::tr("the spike token"), Words::tr("these")},
        [](const WeMask& mask) { return static_cast<int>(mask.tokens.kind); },
        [&context](WeMask& mask, int index) {
            mask.tokens.kind = static_cast<TokenSet::Kind>(index);
            mask.tokens.listed.clear();
            if (mask.tokens.kind == TokenSet::Kind::listed)
                mask.tokens.listed = {context.selection.key};
        });
    rows.text(
        Words::tr("Which"), QStringLiteral("0, 4–7"),
        [](const WeMask& mask) { return numbersText(mask.tokens.listed); },
        [](WeMask& mask, const QString& text) {
            return KindForm<WeMask>::take(parseNumbers(text), mask.tokens.listed);
        });
    rows.showWhen([](const WeMask& mask) { return mask.tokens.kind == TokenSet::Kind::listed; });
    form.addControl(QString(), new GainStrip(&form));
}

void addParameters(ParameterForm& form, const CardContext& context, const SpikeEdit&) {
    using Target = SpikeEdit::Target;
    KindForm<SpikeEdit> rows(form);
    const auto last = static_cast<double>(context.config().layerCount() - 1);
    rows.number(Words::tr("After layer"), {0.0, last, last, 1.0, 0}, &SpikeEdit::layer);
    rows.choice(
        Words::tr("Entries"), {Words::tr("all massive ones"), Words::tr("these")},
        [](const SpikeEdit& edit) { return edit.entries ? 1 : 0; },
        [&context](SpikeEdit& edit, int index) {
            edit.entries.reset();
            if (index == 1)
                edit.entries = {{context.selection.key, context.selection.channel}};
        });
    rows.text(
        Words::tr("token:channel"), QStringLiteral("0:507, 0:12"),
        [](const SpikeEdit& edit) { return entriesText(edit.entries.value_or(std::vector<EntryPlace>())); },
        [](SpikeEdit& edit, const QString& text) {
            std::vector<EntryPlace> entries;
            if (!KindForm<SpikeEdit>::take(parseEntries(text), entries))
                return false;
            edit.entries = entries;
            return true;
        });
    rows.showWhen([](const SpikeEdit& edit) { return edit.entries.has_value(); });
    rows.choice(
        Words::tr("Set to"),
        {Words::tr("zero"), Words::tr("mean of other texts"), Words::tr("a value"), Words::tr("a multiple")},
        [](const SpikeEdit& edit) { return static_cast<int>(edit.to); },
        [](SpikeEdit& edit, int index) {
            edit.to = static_cast<Target>(index);
            edit.amount = edit.to == Target::scale ? 0.5 : 0.0;
        });
    rows.number(Words::tr("Value"), {-1e6, 1e6, 1e6, 100.0, 1}, &SpikeEdit::amount);
    rows.showWhen([](const SpikeEdit& edit) { return edit.to == Target::value; });
    rows.number(Words::tr("Factor"), {-100.0, 100.0, 2.0, 0.05, 2}, &SpikeEdit::amount);
    rows.showWhen([](const SpikeEdit& edit) { return edit.to == Target::scale; });
}

void addParameters(ParameterForm& form, const CardContext& context, const ScaleWeight&) {
    KindForm<ScaleWeight> rows(form);
    const ModelConfig& config = context.config();
    const auto last = [](std::int64_t count) { return static_cast<double>(std::max<std::int64_t>(count, 1) - 1); };
    std::int64_t neurons = 1;
    for (const LayerConfig& layer : config.layers)
        neurons = std::max(neurons, layer.feedForwardSize);
    rows.number(Words::tr("Layer"), {0.0, last(config.layerCount()), last(config.layerCount()), 1.0, 0},
                &ScaleWeight::layer);
    rows.number(Words::tr("Into channel"), {0.0, last(config.width), last(config.width), 1.0, 0},
                &ScaleWeight::channel);
    rows.number(Words::tr("From neuron"), {0.0, last(neurons), last(neurons), 1.0, 0}, &ScaleWeight::neuron);
    rows.number(Words::tr("Times"), {-100.0, 100.0, 2.0, 0.05, 2}, &ScaleWeight::scale);
}

void addParameters(ParameterForm& form, const CardContext& context, const CapFeedForward&) {
    const auto last = static_cast<double>(context.config().layerCount() - 1);
    KindForm<CapFeedForward>(form).number(Words::tr("Layer"), {0.0, last, last, 1.0, 0}, &CapFeedForward::layer);
}

} // namespace sinkscope
