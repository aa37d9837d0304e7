#include "text/TokenizerFields.h"

namespace sinkscope {

namespace {

/// A value as shown in a message, shortened.
Text shown(const nlohmann::json* value) {
    if (!value)
        return Text("missing");
    constexpr std::size_t longest = 60;
    if (value->is_structured())
        return value->is_array() ? "a list" : "an object";
    std::string text = value->dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    return Text::verbatim(text.size() <= longest ? text : text.substr(0, longest) + "…");
}

} // namespace

TokenizerFields::TokenizerFields(const nlohmann::json& object, std::string file, std::string path)
    : object_(&object), file_(std::move(file)), path_(std::move(path)) {}

Result<TokenizerFields> TokenizerFields::of(const nlohmann::json& object, std::string file, std::string path) {
    if (!object.is_object())
        return failure({"%1: %2 should be a JSON object, but is %3.",
                        {file, path.empty() ? Text("the file") : Text("field \"%1\"", {path}), shown(&object)}});
    return TokenizerFields(object, std::move(file), std::move(path));
}

std::string TokenizerFields::pathOf(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

const nlohmann::json* TokenizerFields::find(std::string_view name) const {
    const auto found = object_->find(std::string(name));
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

tl::unexpected<Error> TokenizerFields::unexpectedValue(std::string_view name, const Text& expected) const {
    return failure({"%1: field \"%2\" should be %3, but is %4.", {file_, pathOf(name), expected, shown(find(name))}});
}

tl::unexpected<Error> TokenizerFields::unknownValue(std::string_view name, const Text& known) const {
    return failure({"%1: field \"%2\" is %3, which Sinkscope does not know. It knows %4.",
                    {file_, pathOf(name), shown(find(name)), known}});
}

Result<bool> TokenizerFields::flag(std::string_view name, bool whenAbsent) const {
    const auto* value = find(name);
    if (!value)
        return whenAbsent;
    if (!value->is_boolean())
        return unexpectedValue(name, "true or false");
    return value->get<bool>();
}

Result<std::string> TokenizerFields::text(std::string_view name) const {
    const auto* value = find(name);
    if (!value || !value->is_string())
        return unexpectedValue(name, "a text");
    return value->get<std::string>();
}

Result<std::int64_t> TokenizerFields::integer(std::string_view name) const {
    const auto* value = find(name);
    if (!value || !value->is_number_integer())
        return unexpectedValue(name, "an integer");
    return value->get<std::int64_t>();
}

Result<std::vector<TokenizerFields>> TokenizerFields::objects(std::string_view name) const {
    const auto* value = find(name);
    if (!value || !value->is_array())
        return unexpectedValue(name, "a list");
    std::vector<TokenizerFields> all;
    for (const auto& element : *value) {
        auto fields = of(element, file_, pathOf(name) + "[" + std::to_string(all.size()) + "]");
        if (!fields)
            return tl::unexpected(fields.error());
        all.push_back(std::move(*fields));
    }
    return all;
}

Result<TokenizerFields> TokenizerFields::object(std::string_view name) const {
    const auto* value = find(name);
    if (!value)
        return unexpectedValue(name, "a JSON object");
    return of(*value, file_, pathOf(name));
}

} // namespace sinkscope
