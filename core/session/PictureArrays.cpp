#include "session/PictureArrays.h"

#include "io/InterventionWords.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <algorithm>
#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;
using Points = std::vector<std::array<float, 3>>;

const WordTable<Rotation> rotationWords{{"after", Rotation::after}, {"before", Rotation::before}};

std::string nameOf(const char* kind, std::size_t place) {
    return std::string("pictures/") + kind + std::to_string(place);
}

void addBoth(SessionArrays& arrays, const std::string& name, const BothRuns<Matrix>& values) {
    arrays.add(name + "/base", *values.base);
    if (values.changed)
        arrays.add(name + "/changed", *values.changed);
}

BothRuns<Matrix> readBoth(const StoredArrays& arrays, const std::string& name, std::int64_t rows, std::int64_t columns,
                          const Run* changed) {
    BothRuns<Matrix> values{std::make_shared<const Matrix>(arrays.matrix(name + "/base", rows, columns)), nullptr};
    if (changed)
        values.changed = std::make_shared<const Matrix>(arrays.matrix(name + "/changed", rows, columns));
    return values;
}

void addPoints(SessionArrays& arrays, const std::string& name, const Points& points) {
    std::vector<float> values;
    for (const auto& point : points)
        values.insert(values.end(), point.begin(), point.end());
    arrays.add(name, {std::ssize(points), 3}, std::move(values));
}

Points readPoints(const StoredArrays& arrays, const std::string& name, std::int64_t count) {
    const auto values = arrays.floats(name, {count, 3});
    Points points;
    for (std::size_t place = 0; place < values.size(); place += 3)
        points.push_back({values[place], values[place + 1], values[place + 2]});
    return points;
}

Json addSpace(SessionArrays& arrays, const std::string& name, const KeySpace& space) {
    addPoints(arrays, name + "/queries", space.queries);
    addPoints(arrays, name + "/keys", space.keys);
    Json origin = Json::array(), explained = Json::array();
    for (const float value : space.origin)
        origin.push_back(sessionNumber(value));
    for (const double value : space.explained)
        explained.push_back(sessionNumber(value));
    return {{"origin", std::move(origin)}, {"explained", std::move(explained)}, {"sinkToken", space.sinkToken}};
}

template <typename Number>
void readThree(JsonFields& fields, const std::string& name, std::array<Number, 3>& numbers) {
    fields.require(name);
    const Json* found = fields.find(name);
    if (!found || !found->is_array() || found->size() != numbers.size())
        return fields.expected(name, "a list of three numbers");
    for (std::size_t place = 0; place < numbers.size(); ++place)
        numbers[place] = static_cast<Number>(readSessionNumber((*found)[place], name));
}

HeadPlace readHead(JsonFields& fields, const Run& run) {
    HeadPlace place;
    for (const char* name : {"layer", "head"})
        fields.require(name);
    fields.read("layer", place.layer, 0);
    fields.read("head", place.head, 0);
    if (place.layer >= run.layerCount() || place.head >= run.model->config().heads)
        fields.fault("A picture is of a head that the model does not have.");
    return place;
}

std::shared_ptr<const KeySpace> readSpace(const StoredArrays& arrays, const std::string& name, const Json& json,
                                          const HeadPlace& place, Rotation rotation, const Run& run) {
    JsonFields fields(json, "A key space");
    auto space = std::make_shared<KeySpace>();
    space->layer = place.layer;
    space->head = place.head;
    space->keyValueHead = place.head / run.model->config().groupSize();
    space->rotation = rotation;
    readThree(fields, "origin", space->origin);
    readThree(fields, "explained", space->explained);
    fields.require("sinkToken");
    fields.read("sinkToken", space->sinkToken, 0);
    finishFields(fields);
    if (space->sinkToken >= run.tokenCount())
        throw Clause("its key space marks a token that is not there");
    space->queries = readPoints(arrays, name + "/queries", run.tokenCount());
    space->keys = readPoints(arrays, name + "/keys", run.tokenCount());
    return space;
}

SessionPictures::Map readMap(const StoredArrays& arrays, const std::string& name, const Json& json, const Run& base,
                             const Run* changed) {
    JsonFields fields(json, "An attention map");
    const HeadPlace place = readHead(fields, base);
    finishFields(fields);
    const std::int64_t side = std::min(base.tokenCount(), SessionPictures::mostMapTokens);
    return {place.layer, place.head, readBoth(arrays, name, side, side, changed)};
}

SessionPictures::Space readSpaces(const StoredArrays& arrays, const std::string& name, const Json& json,
                                  const Run& base, const Run* changed) {
    JsonFields fields(json, "A key space");
    const HeadPlace place = readHead(fields, base);
    SessionPictures::Space space;
    fields.require("rotation");
    fields.read("rotation", space.rotation, rotationWords);
    fields.require("base");
    if (changed)
        fields.require("changed");
    const Json *ofBase = fields.find("base"), *ofChanged = fields.find("changed");
    finishFields(fields);
    space.values.base = readSpace(arrays, name + "/base", *ofBase, place, space.rotation, base);
    if (changed)
        space.values.changed = readSpace(arrays, name + "/changed", *ofChanged, place, space.rotation, *changed);
    return space;
}

SessionPictures::Channel readChannel(const StoredArrays& arrays, const std::string& name, const Json& json,
                                     const Run& base, const Run* changed) {
    JsonFields fields(json, "A channel");
    std::int64_t channel = 0;
    fields.require("channel");
    fields.read("channel", channel, 0);
    if (channel >= base.model->config().width)
        fields.fault("A picture is of a channel that the model does not have.");
    finishFields(fields);
    return {channel, readBoth(arrays, name, base.layerCount() + 1, base.tokenCount(), changed)};
}

/// Goes through a list of the JSON; `read` gets each entry's name in the file and the entry.
template <typename Read>
void forEachPicture(const Json& list, const char* kind, const Read& read) {
    if (!list.is_array())
        throw Clause("its pictures are not lists");
    for (std::size_t place = 0; place < list.size(); ++place)
        read(nameOf(kind, place), list[place]);
}

} // namespace

Json addPictures(SessionArrays& arrays, const SessionPictures& pictures) {
    Json maps = Json::array(), spaces = Json::array(), channels = Json::array();
    for (const SessionPictures::Map& map : pictures.maps) {
        addBoth(arrays, nameOf("map", maps.size()), map.values);
        maps.push_back({{"layer", map.layer}, {"head", map.head}});
    }
    for (const SessionPictures::Space& space : pictures.spaces) {
        const std::string name = nameOf("space", spaces.size());
        Json json{{"layer", space.values.base->layer},
                  {"head", space.values.base->head},
                  {"rotation", wordOf(space.rotation, rotationWords)},
                  {"base", addSpace(arrays, name + "/base", *space.values.base)}};
        if (space.values.changed)
            json["changed"] = addSpace(arrays, name + "/changed", *space.values.changed);
        spaces.push_back(std::move(json));
    }
    for (const SessionPictures::Channel& channel : pictures.channels) {
        addBoth(arrays, nameOf("channel", channels.size()), channel.values);
        channels.push_back({{"channel", channel.channel}});
    }
    return {{"maps", std::move(maps)}, {"spaces", std::move(spaces)}, {"channels", std::move(channels)}};
}

SessionPictures readPictures(const StoredArrays& arrays, const Json& json, const Run& base, const Run* changed) {
    JsonFields fields(json, "The list of pictures");
    for (const char* name : {"maps", "spaces", "channels"})
        fields.require(name);
    finishFields(fields);
    SessionPictures pictures{base.tokenCount(), {}, {}, {}};
    forEachPicture(json["maps"], "map", [&](const std::string& name, const Json& one) {
        pictures.maps.push_back(readMap(arrays, name, one, base, changed));
    });
    forEachPicture(json["spaces"], "space", [&](const std::string& name, const Json& one) {
        pictures.spaces.push_back(readSpaces(arrays, name, one, base, changed));
    });
    forEachPicture(json["channels"], "channel", [&](const std::string& name, const Json& one) {
        pictures.channels.push_back(readChannel(arrays, name, one, base, changed));
    });
    return pictures;
}

} // namespace sinkscope
