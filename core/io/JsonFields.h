#pragma once

#include "support/Result.h"

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinkscope {

/// Reads the fields of one JSON object strictly. The first fault is kept as a sentence that names the object and the
/// field; `finish` gives it, or a sentence about a field that nobody asked for.
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    /// `where` names the object in messages, e.g. "Intervention 2 (weMask)". `object` must outlive this.
    JsonFields(const Json& object, Text where);

    bool has(const std::string& name);
    /// The raw value, or null when it is missing.
    const Json* find(const std::string& name);

    /// A missing field leaves `value` as it is.
    void read(const std::string& name, double& value);
    void read(const std::string& name, std::optional<double>& value);
    void read(const std::string& name, std::string& value);
    void read(const std::string& name, bool& value);
    void read(const std::string& name, std::int64_t& value, std::int64_t least);
    void read(const std::string& name, std::vector<std::int64_t>& list);
    /// [[first, second], …].
    void read(const std::string& name, std::vector<std::pair<std::int64_t, std::int64_t>>& list);

    template <typename Word>
    void read(const std::string& name, Word& value, const std::vector<std::pair<std::string, Word>>& words) {
        const Json* found = find(name);
        if (found == nullptr)
            return;
        std::string allowed;
        for (const auto& [word, meaning] : words) {
            if (found->is_string() && found->get_ref<const std::string&>() == word) {
                value = meaning;
                return;
            }
            allowed += (allowed.empty() ? "" : ", ") + word;
        }
        expected(name, {"one of %1", {allowed}});
    }

    /// Notes that the field must be there.
    void require(const std::string& name);
    /// Notes that the field's value is not `what`, e.g. "a list of whole numbers".
    void expected(const std::string& name, const Text& what);
    void fault(Text sentence);

    Result<void> finish();
    /// The first fault so far, unknown fields apart.
    Result<void> faultOnly() const;

private:
    const Json& object_;
    Text where_;
    std::optional<Text> fault_;
    std::vector<std::string> asked_;
};

} // namespace sinkscope
