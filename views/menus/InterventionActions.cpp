#include "menus/InterventionActions.h"

#include "interventions/HeadChoices.h"
#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QMenu>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InterventionActions)
};

void add(QMenu& menu, const QString& text, const InterventionChosen& chosen, const Intervention& intervention) {
    QObject::connect(menu.addAction(text), &QAction::triggered, &menu,
                     [chosen, intervention] { chosen(intervention); });
}

QString tokenName(const Run& run, std::int64_t token) {
    return QStringLiteral("%1 ‘%2’").arg(token).arg(tokenLabel(run.tokens[static_cast<std::size_t>(token)]));
}

void addAblations(QMenu& menu, const QString& title, const std::vector<HeadPlace>& heads,
                  const InterventionChosen& chosen) {
    QMenu& ways = *menu.addMenu(title);
    ways.setEnabled(!heads.empty());
    using How = HeadAblation::How;
    add(ways, Words::tr("Output zero"), chosen, HeadAblation{heads, How::zero});
    add(ways, Words::tr("Output is its mean over positions"), chosen, HeadAblation{heads, How::mean});
    add(ways, Words::tr("All attention to the first token"), chosen, HeadAblation{heads, How::firstToken});
    add(ways, Words::tr("All attention to the token itself"), chosen, HeadAblation{heads, How::self});
    add(ways, Words::tr("Without the first token, rows renormalised"), chosen, HeadAblation{heads, How::withoutSink});
}

} // namespace

void addHeadActions(QMenu& menu, const HeadPlace& head, const SinkFinding& sinks, const InterventionChosen& chosen) {
    const auto sinking = sinkHeads(sinks), others = otherHeads(sinks);
    const auto count = [](const std::vector<HeadPlace>& heads) { return static_cast<qulonglong>(heads.size()); };
    addAblations(menu, Words::tr("Ablate layer %1 head %2").arg(head.layer).arg(head.head), {head}, chosen);
    addAblations(menu, Words::tr("Ablate all heads of layer %1").arg(head.layer),
                 headsOfLayer(head.layer, sinks.strength.columns), chosen);
    addAblations(menu, Words::tr("Ablate all sink heads (%1)").arg(count(sinking)), sinking, chosen);
    addAblations(menu, Words::tr("Ablate all other heads (%1)").arg(count(others)), others, chosen);
}

void addEntryActions(QMenu& menu, const Run& run, const EntryUnderPointer& entry, const InterventionChosen& chosen) {
    using Target = SpikeEdit::Target;
    const std::vector<EntryPlace> here{entry.place};
    QMenu& set = *menu.addMenu(Words::tr("Set channel %1 of token %2 after layer %3")
                                   .arg(entry.place.channel)
                                   .arg(tokenName(run, entry.place.token))
                                   .arg(entry.layer));
    add(set, Words::tr("To zero"), chosen, SpikeEdit{entry.layer, here, Target::zero, 0.0});
    add(set, Words::tr("To its calibration mean"), chosen, SpikeEdit{entry.layer, here, Target::mean, 0.0});
    if (entry.otherValue)
        add(set, Words::tr("To its value in the other run, %1").arg(exactText(*entry.otherValue)), chosen,
            SpikeEdit{entry.layer, here, Target::value, *entry.otherValue});
    add(set, Words::tr("To half its value"), chosen, SpikeEdit{entry.layer, here, Target::scale, 0.5});
    QMenu& massive = *menu.addMenu(Words::tr("Set all massive entries after layer %1").arg(entry.layer));
    add(massive, Words::tr("To zero"), chosen, SpikeEdit{entry.layer, std::nullopt, Target::zero, 0.0});
    add(massive, Words::tr("To their calibration means"), chosen,
        SpikeEdit{entry.layer, std::nullopt, Target::mean, 0.0});
    QMenu& mask = *menu.addMenu(Words::tr("WeMask token %1").arg(tokenName(run, entry.place.token)));
    WeMask masked;
    masked.tokens = {TokenSet::Kind::listed, {entry.place.token}};
    add(mask, Words::tr("Channels of largest gain, in all layers after emergence"), chosen, masked);
    WeMask alone = masked;
    alone.ranking = WeMask::Ranking::listed;
    alone.channels = {entry.place.channel};
    add(mask, Words::tr("Channel %1 alone, in all layers after emergence").arg(entry.place.channel), chosen, alone);
    masked.layers = {LayerSet::Kind::listed, {entry.layer}};
    add(mask, Words::tr("Channels of largest gain, in layer %1 alone").arg(entry.layer), chosen, masked);
    masked.ranking = WeMask::Ranking::activation;
    add(mask, Words::tr("Largest channels after the norm, in layer %1 alone").arg(entry.layer), chosen, masked);
}

void addTokenActions(QMenu& menu, const Run& run, std::int64_t token, const InterventionChosen& chosen) {
    QMenu& isolate = *menu.addMenu(Words::tr("Isolate token %1").arg(tokenName(run, token)));
    add(isolate, Words::tr("Attends to itself only"), chosen,
        TokenIsolation{TokenIsolation::Kind::selfOnly, {token}, {}});
    add(isolate, Words::tr("Hide this token from all others"), chosen,
        TokenIsolation{TokenIsolation::Kind::hide, {token}, {}});
}

} // namespace sinkscope
