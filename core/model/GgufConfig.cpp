#include "model/GgufConfig.h"

#include "model/ConfigCheck.h"
#include "model/Family.h"
#include "model/FamilyStructure.h"
#include "model/GgufRope.h"
#include "model/KeyReader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinkscope {
namespace {

/// One GGUF file's metadata being read for its family.
struct Reading {
    const Family& family;
    const WeightSource& weights;
    KeyReader& reader;
    ModelConfig config;
};

/// A number that the file may give per layer, but that must be the same for all.
std::int64_t same(Reading& reading, const std::string& key, std::int64_t largest) {
    const auto values = reading.reader.perLayer(key, reading.config.layerCount(), largest);
    if (values.empty())
        return 0;
    if (std::ranges::any_of(values, [&](std::int64_t value) { return value != values.front(); }))
        reading.reader.fail({"%1 differs from layer to layer, which is not supported.", {reading.reader.place(key)}});
    return values.front();
}

void readHeadSize(Reading& reading) {
    KeyReader& reader = reading.reader;
    ModelConfig& config = reading.config;
    const auto keyLength = reader.optionalSize("attention.key_length", SizeLimits::headSize).value_or(0);
    const auto valueLength = reader.optionalSize("attention.value_length", SizeLimits::headSize).value_or(0);
    if (keyLength == 0 && !reader.error() && config.width % config.heads != 0)
        reader.fail({"%1 = %2 is not a multiple of %3 heads, and no attention.key_length is given.",
                     {reader.place("embedding_length"), config.width, config.heads}});
    if (reader.error())
        return;
    config.headSize = keyLength > 0 ? keyLength : config.width / config.heads;
    if (valueLength > 0 && valueLength != config.headSize)
        reader.fail({"%1 = %2 differs from the key length %3, which is not supported.",
                     {reader.place("attention.value_length"), valueLength, config.headSize}});
}

void readSizes(Reading& reading) {
    KeyReader& reader = reading.reader;
    ModelConfig& config = reading.config;
    config.layers.resize(static_cast<std::size_t>(reader.count("block_count", SizeLimits::layers)));
    config.width = reader.count("embedding_length", SizeLimits::width);
    config.contextLength = reader.count("context_length", SizeLimits::context);
    config.heads = same(reading, "attention.head_count", SizeLimits::heads);
    if (config.heads == 0)
        reader.fail(
            {"%1 is missing; the model cannot be described without it.", {reader.place("attention.head_count")}});
    const std::int64_t keyValueHeads = same(reading, "attention.head_count_kv", SizeLimits::heads);
    config.keyValueHeads = keyValueHeads > 0 ? keyValueHeads : config.heads;
    readHeadSize(reading);
    const StoredTensor* embedding = reading.weights.find(reading.family.gguf.layout.embedding + ".weight");
    if (embedding == nullptr || embedding->shape.size() != 2 || embedding->shape[0] > SizeLimits::vocabulary)
        reader.fail(
            {"%1: the tensor token_embd.weight, whose rows are the vocabulary, is missing or has a wrong shape.",
             {reader.place("vocab_size")}});
    else
        config.vocabulary = embedding->shape[0];
    reader.optionalSize("vocab_size", SizeLimits::vocabulary);
}

/// The name of a tensor of the first layer.
std::string layerTensor(const Family& family, const std::string& name) {
    return family.gguf.layout.layers + "0." + name + ".weight";
}

void readStructure(Reading& reading) {
    const Family& family = reading.family;
    const bool rms = family.norm == NormKind::rms;
    const double epsilon =
        reading.reader.positive(rms ? "attention.layer_norm_rms_epsilon" : "attention.layer_norm_epsilon");
    Family found = family;
    if (!family.huggingFace.fields.queryKeyNorm.empty())
        found.sites.queryKey = reading.weights.find(layerTensor(family, family.gguf.layout.queryNorm)) != nullptr;
    applyStructure(found, NormConfig{family.norm, epsilon, family.normParameters}, reading.config);
    const auto sizes =
        reading.reader.perLayer("feed_forward_length", reading.config.layerCount(), SizeLimits::feedForward);
    if (sizes.empty())
        reading.reader.fail({"%1 is missing; the model cannot be described without it.",
                             {reading.reader.place("feed_forward_length")}});
    for (std::size_t layer = 0; layer < sizes.size(); ++layer)
        reading.config.layers[layer].feedForwardSize = sizes[layer];
}

bool hasWindow(std::int64_t layer, std::int64_t period, const std::vector<std::int64_t>& flags) {
    if (!flags.empty())
        return flags[static_cast<std::size_t>(layer)] != 0;
    return period == 0 || (layer + 1) % period != 0;
}

void readAttention(Reading& reading) {
    KeyReader& reader = reading.reader;
    ModelConfig& config = reading.config;
    const GgufForm& form = reading.family.gguf;
    GgufRope rope;
    if (reading.family.positions == PositionKind::rotary)
        rope = readGgufRope(reader, reading.weights, form, config);
    const auto size = reader.optionalSize("attention.sliding_window", SizeLimits::context).value_or(0);
    const auto flags = reader.flags("attention.sliding_window_pattern");
    if (size > 0 && !form.windowPeriod)
        reader.fail(
            {"%1 = %2 is not supported for this architecture.", {reader.place("attention.sliding_window"), size}});
    if (!flags.empty() && std::ssize(flags) != config.layerCount())
        reader.fail({"%1 must have one value for each layer.", {reader.place("attention.sliding_window_pattern")}});
    std::int64_t period = form.windowPeriod.value_or(0);
    if (flags.empty())
        period = reader.optionalSize("attention.sliding_window_pattern", SizeLimits::layers).value_or(period);
    if (reader.error())
        return;
    for (std::int64_t index = 0; index < config.layerCount(); ++index) {
        LayerConfig& layer = config.layers[static_cast<std::size_t>(index)];
        const bool local = form.windowPeriod && hasWindow(index, period, flags);
        layer.rope = local ? rope.window : rope.full;
        if (local && size > 0)
            layer.window = size;
        const bool unrotated = form.unrotatedPeriod > 0 && (index + 1) % form.unrotatedPeriod == 0;
        if (unrotated || (form.rotatesWindowsOnly && !layer.window))
            layer.rope = {};
    }
}

void readBiases(Reading& reading) {
    const TensorLayout& layout = reading.family.gguf.layout;
    const auto has = [&](const std::string& name) {
        return !name.empty() && reading.weights.find(layout.layers + "0." + name + ".bias") != nullptr;
    };
    BiasConfig& biases = reading.config.biases;
    biases.queryKeyValue = has(layout.query) || has(layout.queryKeyValue);
    biases.attentionProjection = has(layout.attentionProjection);
    biases.gateUp = has(layout.gate) || has(layout.up) || has(layout.gateUp) || has(layout.expertUp);
    biases.down = has(layout.down) || has(layout.expertDown);
    biases.router = has(layout.router);
    biases.head = reading.weights.find(layout.head + ".bias") != nullptr;
}

void readExperts(Reading& reading) {
    if (reading.family.feedForward != FeedForwardKind::mixture)
        return;
    KeyReader& reader = reading.reader;
    ExpertConfig& experts = reading.config.experts;
    experts.experts = reader.count("expert_count", SizeLimits::experts);
    experts.chosen = reader.count("expert_used_count", SizeLimits::experts);
    const auto size = reader.optionalSize("expert_feed_forward_length", SizeLimits::feedForward).value_or(0);
    // 1: softmax over all experts, 3: over the chosen ones; 0: as the architecture has it.
    const std::int64_t known = experts.scoring == ExpertConfig::Scoring::softmaxThenTop ? 1 : 3;
    const auto gating = reader.optionalSize("expert_gating_func", 1000).value_or(0);
    if (gating != 0 && gating != known)
        reader.fail({"%1 = %2 is not supported for this architecture.", {reader.place("expert_gating_func"), gating}});
    if (reader.optionalPositive("expert_weights_scale").value_or(1.0) != 1.0)
        reader.fail({"%1 is not 1, which is not supported.", {reader.place("expert_weights_scale")}});
    experts.size = size > 0 || reader.error() ? size : reading.config.layers.front().feedForwardSize;
}

void readMultipliers(Reading& reading) {
    KeyReader& reader = reading.reader;
    ModelConfig& config = reading.config;
    const GgufForm& form = reading.family.gguf;
    if (form.scalesBlocks) {
        config.embeddingScale = reader.optionalPositive("embedding_scale").value_or(config.embeddingScale);
        config.residualMultiplier = reader.optionalPositive("residual_scale").value_or(1.0);
    }
    if (form.logitScale == LogitScale::unsupported)
        return;
    const double scale = reader.optionalPositive("logit_scale").value_or(1.0);
    config.logitMultiplier = form.logitScale == LogitScale::divides ? 1.0 / scale : scale;
}

void readRest(Reading& reading) {
    KeyReader& reader = reading.reader;
    ModelConfig& config = reading.config;
    const bool byWidth = config.layerCount() == reading.family.gguf.scaleByWidthLayers;
    const std::int64_t divisor = byWidth ? config.width / config.heads : config.headSize;
    config.attentionScale =
        reader.optionalPositive("attention.scale").value_or(1.0 / std::sqrt(static_cast<double>(divisor)));
    config.attentionSoftCap = reader.optionalPositive("attn_logit_softcapping");
    config.finalSoftCap = reader.optionalPositive("final_logit_softcapping");
    config.queryKeyValueClip = reader.optionalPositive("attention.clamp_kqv");
    if (reader.has("use_parallel_residual"))
        config.residual =
            reader.flag("use_parallel_residual", true) ? ResidualLayout::parallel : ResidualLayout::serial;
    if (!reader.flag("attention.causal", true))
        reader.fail({"%1 = false is not supported: every token must see only those before it.",
                     {reader.place("attention.causal")}});
    readMultipliers(reading);
    config.tiedHead = reading.weights.find(reading.family.gguf.layout.head + ".weight") == nullptr;
}

/// Keys that change the computation where they are used; a family that supports one has read it before.
void refuseKeys(Reading& reading) {
    constexpr std::array<std::string_view, 9> knownToMatter = {
        "expert_count",         "expert_shared_count",     "attention.max_alibi_bias", "attention.shared_kv_layers",
        "embedding_scale",      "rope.dimension_sections", "residual_scale",           "logit_scale",
        "attention.q_lora_rank"};
    for (const std::string& key : reading.reader.unread()) {
        if (std::ranges::find(knownToMatter, key) != knownToMatter.end() && !reading.reader.isZero(key))
            reading.reader.fail({"%1 changes the computation in a way that is not supported for this architecture.",
                                 {reading.reader.place(key)}});
        reading.config.ignoredFields.push_back(key);
    }
}

/// Llama and Mixtral share an architecture, and so do the two kinds of StableLM; the keys tell which a file holds. The
/// reader is a copy: what was only looked at here counts as unread.
const Family* meant(const std::vector<const Family*>& families, KeyReader reader) {
    const bool experts = reader.optionalSize("expert_count", SizeLimits::experts).value_or(0) > 0;
    const bool parallel = reader.has("use_parallel_residual") && reader.flag("use_parallel_residual", false);
    const auto fits = [&](const Family* family) {
        return experts == (family->feedForward == FeedForwardKind::mixture) &&
               parallel == (family->residual == ResidualLayout::parallel);
    };
    const auto found = std::ranges::find_if(families, fits);
    return found == families.end() ? families.back() : *found;
}

Result<ModelConfig> describe(const Family& family, const WeightSource& weights, KeyReader& reader,
                             const std::string& architecture) {
    Reading reading{family, weights, reader, {}};
    reading.config.family = architecture;
    readSizes(reading);
    if (!reader.error()) {
        readStructure(reading);
        readAttention(reading);
        readBiases(reading);
        readExperts(reading);
        readRest(reading);
        refuseKeys(reading);
    }
    if (reader.error())
        return failure(*reader.error());
    return std::move(reading.config);
}

} // namespace

Result<DescribedModel> readGgufConfig(const GgufMetadata& metadata, const WeightSource& weights,
                                      const std::string& file) {
    const auto architecture = metadata.text("general.architecture");
    if (!architecture)
        return failure(
            {"%1: general.architecture is missing or no text; without it the model cannot be described.", {file}});
    const auto families = familiesOfArchitecture(*architecture);
    if (families.empty())
        return failure({"%1: general.architecture is \"%2\", which is not supported. Supported are %3.",
                        {file, std::string(*architecture), knownArchitectures()}});
    KeyReader reader(metadata, std::string(*architecture), file);
    const Family* family = meant(families, reader);
    auto config = describe(*family, weights, reader, std::string(*architecture));
    if (!config)
        return tl::unexpected(config.error());
    config->name = std::string(metadata.text("general.name").value_or(""));
    if (auto checked = checkConfig(*config, file); !checked)
        return tl::unexpected(checked.error());
    return DescribedModel{std::move(*config), family->gguf.layout};
}

} // namespace sinkscope
