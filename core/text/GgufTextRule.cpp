#include "text/GgufTextRule.h"

#include "text/GptTwoPattern.h"

#include <unordered_map>

namespace sinkscope {

namespace {

using WholeWords = BytePairModel::WholeWords;

constexpr std::string_view llamaThree =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view qwenTwo =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view qwenThreeFive =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+|\p{N}| ?[^\s\p{L}\p{M}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view o200k =
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?)"
    R"(|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?)"
    R"(|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view tekken = R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+)"
                                    R"(|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*)"
                                    R"(|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view seedCoder =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}\r\n]+|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view bailing =
    R"('(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]++[\r\n]*|\s*[\r\n]|\s+(?!\S)|\s+)";
constexpr std::string_view bloom = R"( ?[^(\s|.,!?…。，、।۔،)]+)";
constexpr std::string_view deepSeekLetters =
    R"(\s?[A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-ʓʕ-ʯͰ-ͳͶͷͻ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-ՖႠ-ჅᎠ-Ᏽᏸ-ᏽᲐ-ᲺᲽ-Ჿᴀ-ᴫᵫ-ᵷᵹ-ᶚḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄ)"
    R"(ῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼℂℇℊ-ℓℕℙ-ℝℤΩℨK-ℭℯ-ℴℹℼ-ℿⅅ-ⅉⅎↃↄⰀ-ⱻⱾ-ⳤⳫ-ⳮⳲⳳꙀ-ꙭꚀ-ꚛꜢ-ꝯꝱ-ꞇꞋ-ꞎꭰ-ꮿﬀ-ﬆﬓ-ﬗＡ-Ｚａ-ｚ𐐀-𐑏𐒰-𐓓𐓘-𐓻𐲀-𐲲𐳀-𐳲𑢠-𑣟𞤀-𞥃]+)";
constexpr std::string_view deepSeekPunctuation = R"(\s?[!-/:-~！-／：-～‘-‟　-。]+)";
constexpr std::string_view deepSeekHan = "[\u4e00-\u9fa5\u0800-\u4e00\uac00-\ud7ff]+";
constexpr std::string_view deepSeekThreeHan = "[\u4e00-\u9fa5\u3040-\u309f\u30a0-\u30ff]+";
constexpr std::string_view deepSeekThreeWords =
    R"([!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";

using Rules = std::unordered_map<std::string_view, GgufTextRule>;

void addNames(Rules& rules, std::initializer_list<std::string_view> names, const GgufTextRule& rule) {
    for (const std::string_view name : names)
        rules.emplace(name, rule);
}

Rules allRules() {
    Rules rules;
    addNames(rules,
             {"gpt-2", "gpt2", "phi-2", "mpt", "jais", "trillion", "gigachat", "exaone4", "mellum", "a.x-4.0",
              "granite-docling"},
             {{gptTwoPattern}});
    addNames(rules, {"olmo"}, {{gptTwoPattern}, WholeWords::merged, NormalizationForm::nfc});
    addNames(rules, {"smollm", "starcoder", "refact", "command-r", "codeshell", "exaone", "minerva-7b"},
             {{R"(\p{N})", gptTwoPattern}});
    addNames(rules, {"llama-bpe", "llama3", "llama-v3", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2"},
             {{llamaThree}, WholeWords::lookedUp, std::nullopt, true});
    addNames(rules, {"dbrx", "smaug-bpe", "glm4", "chatglm-bpe"}, {{llamaThree}});
    addNames(rules, {"qwen2"}, {{qwenTwo}, WholeWords::merged, NormalizationForm::nfc});
    addNames(rules, {"qwen35"}, {{qwenThreeFive}, WholeWords::merged, NormalizationForm::nfc});
    addNames(rules, {"deepseek-r1-qwen", "megrez", "stablelm2", "hunyuan", "solar-open", "grok-2"}, {{qwenTwo}});
    addNames(rules, {"gpt-4o", "llama4", "kanana2", "minimax-m2"}, {{o200k}});
    addNames(rules, {"tekken"}, {{tekken}, WholeWords::lookedUp, std::nullopt, true});
    addNames(rules, {"seed-coder"}, {{seedCoder}});
    addNames(rules, {"bailingmoe", "bailingmoe2", "llada-moe"}, {{bailing}});
    addNames(rules, {"bloom", "poro-chat", "gpt3-finnish"}, {{bloom}});
    addNames(rules, {"viking"}, {{bloom, R"(\p{N})"}});
    addNames(rules, {"deepseek-llm"},
             {{R"([\r\n])", deepSeekLetters, deepSeekPunctuation, R"(\s+$)", deepSeekHan, R"(\p{N}+)"}});
    addNames(rules, {"deepseek-coder"}, {{R"([\r\n])", R"(\s?\p{L}+)", R"(\s?\p{P}+)", deepSeekHan, R"(\p{N})"}});
    addNames(rules, {"deepseek-v3", "hunyuan-dense", "joyai-llm"},
             {{R"(\p{N}{1,3})", deepSeekThreeHan, deepSeekThreeWords}});
    addNames(rules, {"falcon"}, {{R"([\p{P}\$\+<=>\^~\|`]+)", gptTwoPattern, "[0-9][0-9][0-9]"}});
    addNames(rules, {"default"}, {{R"([\p{P}\$\+<=>\^~\|]+)", gptTwoPattern, R"(\p{N}+)", "[0-9][0-9][0-9]"}});
    return rules;
}

} // namespace

std::optional<GgufTextRule> ggufTextRule(std::string_view name) {
    static const Rules rules = allRules();
    const auto found = rules.find(name);
    return found == rules.end() ? std::nullopt : std::optional(found->second);
}

} // namespace sinkscope
