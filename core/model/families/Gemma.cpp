#include "model/families/Families.h"

namespace sinkscope {

/// Gemma 1: gains less one in Hugging Face's files, embeddings scaled by the root of the width.
Family gemmaFamily() {
    Family family;
    family.activation = Activation::geluTanh;
    family.embeddingScale = EmbeddingScale::squareRootOfWidth;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gemma"};
    form.geluMeansTanh = true;
    form.defaults =
        R"({"head_dim": 256, "num_key_value_heads": 16, "rms_norm_eps": 1e-6, "tie_word_embeddings": true})";
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.layout = usualHuggingFaceLayout();
    form.layout.gain = StoredGain::lessOne;

    family.gguf.architectures = {"gemma"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
