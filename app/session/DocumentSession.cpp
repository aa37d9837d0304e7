#include "session/DocumentSession.h"

namespace sinkscope {

namespace {

SessionSide sideOf(Shown::Side side) {
    return side == Shown::Side::base      ? SessionSide::base
           : side == Shown::Side::changed ? SessionSide::changed
                                          : SessionSide::difference;
}

Shown::Side sideOf(SessionSide side) {
    return side == SessionSide::base      ? Shown::Side::base
           : side == SessionSide::changed ? Shown::Side::changed
                                          : Shown::Side::difference;
}

} // namespace

Session sessionOf(Document& document, std::optional<SessionModel> model, std::string view, SessionAnalyses analyses) {
    Session session;
    session.model = std::move(model);
    session.prompt = document.promptText();
    session.generated = document.generatedPrompt();
    session.specialTokens = document.specialTokens();
    session.options = document.findingOptions();
    for (const InterventionCard& card : document.cards().cards())
        session.cards.push_back(
            {card.intervention, card.state == CardSwitch::on ? SessionCard::Switch::on : SessionCard::Switch::off});
    session.side = sideOf(document.shown().side);
    const Selection& selection = document.selection();
    session.selection = {selection.layer, selection.head, selection.query, selection.key, selection.channel};
    session.view = std::move(view);
    const std::shared_ptr<const Findings>& base = document.base();
    if (session.model && base && base->run->model->config().name == session.model->name)
        session.base = base; // a run of the model before belongs to no model that the session names
    session.intervened = session.base ? document.intervened() : nullptr;
    if (document.stored())
        session.pictures = document.stored()->pictures;
    session.analyses = std::move(analyses);
    std::erase_if(session.analyses.kept, [&](const KeptExhibit& kept) {
        return kept.run == KeptExhibit::Of::base ? !session.base : !session.intervened;
    });
    return session;
}

void restoreSession(Document& document, const std::shared_ptr<const Session>& session) {
    document.forgetFindings();
    if (session->generated.empty())
        document.setPromptText(session->prompt);
    else
        document.setGeneratedPrompt(session->generated);
    document.setSpecialTokens(session->specialTokens);
    document.setFindingOptions(session->options);
    InterventionCards cards;
    for (const SessionCard& card : session->cards)
        cards.push_back({card.intervention, card.state == SessionCard::Switch::on ? CardSwitch::on : CardSwitch::off});
    document.cards().replace(cards);
    const SessionSelection& selection = session->selection;
    if (session->base)
        document.showStored(session,
                            {selection.layer, selection.head, selection.query, selection.key, selection.channel});
    document.setSide(sideOf(session->side));
}

} // namespace sinkscope
