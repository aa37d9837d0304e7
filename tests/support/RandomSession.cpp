#include "RandomSession.h"

#include "RandomExhibit.h"
#include "RandomModel.h"
#include "engine/Engine.h"
#include "interventions/Baseline.h"
#include "io/InterventionsJson.h"

#include <array>
#include <random>

namespace sinkscope {
namespace {

constexpr std::array switches{
    R"([{"kind": "headAblation", "heads": [[0, 1], [2, 3]], "how": "mean"}])",
    R"([{"kind": "spikeEdit", "layer": 1, "entries": [[0, 3]], "to": "scale", "scale": 0.5}])",
    R"([{"kind": "virtualSink", "logit": 1.25}])",
    R"([{"kind": "selfOnly", "tokens": [1], "layers": "all"}, {"kind": "keepSinks", "sinks": 1, "window": 2}])",
    R"([{"kind": "normSwap", "site": "ffnInput", "layers": [0, 2], "to": "flattenedGain", "share": 0.25}])",
    R"([{"kind": "scaleWeight", "layer": 1, "channel": 5, "neuron": 2, "scale": -1}])",
};

class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(end));
    }
    double share() { return std::uniform_real_distribution<double>()(engine_); }

private:
    std::mt19937_64 engine_;
};

std::shared_ptr<const Model> drawnModel(Dice& dice) {
    ModelConfig config = smallConfig();
    config.name = "Random model “" + std::to_string(dice.below(1000)) + "”";
    config.learnedSinks = dice.below(3) == 0;
    if (dice.below(3) == 0)
        config.layers.front().window = 3;
    LoadOptions options;
    options.type = dice.below(4) == 0 ? ComputeType::bf16 : ComputeType::fp32;
    return randomModel(config, static_cast<std::uint64_t>(dice.below(1000)), {}, options);
}

Tokens drawnTokens(Dice& dice, std::int64_t count, std::int64_t vocabulary) {
    Tokens tokens;
    for (std::int64_t place = 0; place < count; ++place)
        tokens.push_back({static_cast<std::int32_t>(dice.below(vocabulary)),
                          std::string(1, static_cast<char>(dice.below(256))) + "é",
                          dice.below(5) == 0 ? TokenKind::special : TokenKind::ordinary,
                          dice.below(2) == 0 ? AddedBy::text : AddedBy::tokenizer});
    return tokens;
}

void drawChoices(Dice& dice, SessionChoices& choices) {
    choices.sinkWindow = static_cast<SinkWindow>(dice.below(2));
    if (dice.below(2) == 0)
        choices.prompts = std::vector<std::string>(static_cast<std::size_t>(dice.below(3)), "One.\n“Two”");
    if (dice.below(2) == 0) {
        choices.longText = "A long text, " + std::to_string(dice.below(100));
        choices.longTextName = "text.md";
    }
}

void drawExhibits(Dice& dice, Session& session, KeptExhibit::Of of) {
    for (const AnalysisName& name : analysisNames()) {
        if (dice.below(4) != 0)
            continue;
        KeptExhibit kept{name.analysis, of, {}, {}, {}};
        if (dice.below(2) == 0)
            kept.selection = {.layer = dice.below(3), .head = dice.below(4)};
        drawChoices(dice, kept.choices);
        kept.exhibit =
            std::make_shared<const Exhibit>(randomExhibit(static_cast<std::uint64_t>(dice.below(1LL << 40))));
        session.analyses.kept.push_back(std::move(kept));
    }
}

void drawState(Dice& dice, Session& session) {
    session.prompt.parts = {{"The “light”\n\"house\" \\ " + std::to_string(dice.below(100)), AddedBy::text}};
    if (dice.below(2) == 0)
        session.prompt.parts.push_back({"<|assistant|>", AddedBy::chatTemplate});
    session.specialTokens = dice.below(2) == 0 ? SpecialTokens::add : SpecialTokens::omit;
    // Low enough that some of these small numbers count as massive.
    session.options = {{dice.share() * 3.0, dice.share() * 6.0}, dice.share()};
    for (std::int64_t card = dice.below(5); card > 0; --card) {
        const auto drawn = parseInterventions(switches[static_cast<std::size_t>(dice.below(std::ssize(switches)))]);
        session.cards.push_back(
            {drawn->front(), dice.below(2) == 0 ? SessionCard::Switch::off : SessionCard::Switch::on});
    }
    session.side = static_cast<SessionSide>(dice.below(3));
    session.selection = {dice.below(3), dice.below(4), dice.below(3), dice.below(3), dice.below(32)};
    drawChoices(dice, session.analyses.choices);
    if (dice.below(2) == 0)
        session.analyses.begun = {.layer = dice.below(3), .channel = dice.below(32)};
    session.view = R"({"workspace":"spikes","number":)" + std::to_string(dice.below(1000)) + "}";
}

void runIt(Dice& dice, Session& session, std::int64_t tokens, std::optional<std::size_t> choice) {
    const auto model = drawnModel(dice);
    session.model = SessionModel{"/models/random.gguf", model->config().name, std::string(64, 'a'), dice.below(1 << 30),
                                 model->options()};
    const auto done = run(model, drawnTokens(dice, tokens, model->config().vocabulary), {}, {});
    session.base = std::make_shared<const Findings>(findings(*done, session.options));
    if (choice) {
        const auto baseline = prepareBaseline(session.base, {});
        session.intervened = *intervene(*baseline, *parseInterventions(switches[*choice]), {});
    }
    drawExhibits(dice, session, KeptExhibit::Of::base);
    if (session.intervened)
        drawExhibits(dice, session, KeptExhibit::Of::changed);
    const Run* changed = session.intervened ? session.intervened->findings->run.get() : nullptr;
    const KeptChoice pictures{session.selection.layer, session.selection.head,
                              dice.below(2) == 0 ? std::optional(session.selection.channel) : std::nullopt};
    session.pictures = std::make_shared<const SessionPictures>(*computePictures(**done, changed, pictures, {}));
}

} // namespace

Session randomSession(std::uint64_t seed) {
    Dice dice(seed);
    Session session;
    drawState(dice, session);
    if (dice.below(8) == 0) {
        session.generated = drawnTokens(dice, 4, 64);
        return session;
    }
    const std::int64_t tokens = 3 + dice.below(12);
    const bool changes = dice.below(3) != 0;
    runIt(dice, session, tokens,
          changes ? std::optional(static_cast<std::size_t>(dice.below(std::ssize(switches)))) : std::nullopt);
    return session;
}

Session fullSession(std::uint64_t seed, std::int64_t tokens) {
    Dice dice(seed);
    Session session;
    drawState(dice, session);
    runIt(dice, session, tokens, std::size_t{0});
    return session;
}

} // namespace sinkscope
