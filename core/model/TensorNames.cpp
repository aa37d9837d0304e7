#include "model/TensorNames.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sinkscope {

std::string numbered(const std::string& pattern, std::int64_t number) {
    std::string text = pattern;
    if (const auto place = text.find("{}"); place != std::string::npos)
        text.replace(place, 2, std::to_string(number));
    return text;
}

std::optional<std::int64_t> layerOf(std::string_view name, std::string_view layers) {
    if (!name.starts_with(layers))
        return std::nullopt;
    const std::string_view rest = name.substr(layers.size());
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (problem != std::errc{} || end == rest.data() + rest.size() || *end != '.')
        return std::nullopt;
    return number;
}

bool isBuffer(std::string_view name) {
    constexpr std::array<std::string_view, 6> endings = {".rotary_emb.inv_freq",   ".attn.bias",
                                                         ".attn.masked_bias",      ".attention.bias",
                                                         ".attention.masked_bias", ".rope_freqs.weight"};
    return std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

} // namespace sinkscope
