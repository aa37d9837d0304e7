#include "keyspace/KeySpaceScene.h"

#include "keyspace/GridBox.h"
#include "keyspace/KeyMoves.h"
#include "keyspace/PointSet.h"
#include "keyspace/SinkArrow.h"
#include "style/Theme.h"

#include <algorithm>
#include <cmath>
#include <vtkCamera.h>
#include <vtkRenderer.h>

namespace sinkscope {

namespace {

std::array<float, 3> narrowed(const Point3& point) {
    return {static_cast<float>(point[0]), static_cast<float>(point[1]), static_cast<float>(point[2])};
}

using Places = std::vector<std::array<float, 3>>;

void append(Places& places, const KeySpaceContent& content, const KeySpacePoint& point) {
    if (const auto place = content.place(point))
        places.push_back(narrowed(*place));
}

double distanceBetween(const Point3& a, const Point3& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace

double diameter::point(std::size_t count) {
    return count <= 128 ? 10.0 : count <= 1024 ? 8.0 : 6.5;
}

double sinkDiameter(const KeySpaceContent& content) {
    if (content.selection.key == content.space->sinkToken)
        return diameter::selectionRingAtSink;
    return content.isSpike(content.space->sinkToken) ? diameter::spikeRingAtSink : diameter::sink;
}

KeySpaceColours keySpaceColours(const QPalette& palette) {
    KeySpaceColours colours;
    const bool dark = isDark(palette);
    colours.background = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const auto mixed = [&](double share) {
        const auto part = [share](float back, float front) {
            return static_cast<float>(back + share * (front - back));
        };
        return QColor::fromRgbF(part(colours.background.redF(), text.redF()),
                                part(colours.background.greenF(), text.greenF()),
                                part(colours.background.blueF(), text.blueF()));
    };
    colours.grid = mixed(dark ? 0.22 : 0.14);
    colours.plain = mixed(0.6);
    colours.query = dark ? QColor(0x86, 0x9d, 0xb5) : QColor(0xa3, 0xb8, 0xcc);
    colours.key = dark ? QColor(0xc3, 0xd3, 0xe3) : QColor(0x55, 0x6f, 0x8c);
    colours.changedKey = colour::intervened();
    colours.changedQuery = dark ? QColor(0x4f, 0x8f, 0x7c) : QColor(0x8c, 0xc9, 0xb5);
    colours.sink = colour::sink();
    colours.spike = colour::spike();
    colours.selection = colour::selection();
    return colours;
}

class KeySpaceScene::Private {
public:
    explicit Private(vtkRenderer& target) : renderer(target) {}

    vtkRenderer& renderer;
    KeySpaceBox box;
    std::optional<Point3> sink;
    Point3 zero{};                        ///< where the zero vector falls
    double sinkDiameter = diameter::sink; ///< with the rings around it
    KeySpaceColours colours;
    GridBox grid;
    SinkArrow arrow;
    KeyMoves moves;
    bool isDifference = false;
    PointSet baseQueries{PointShape::diamond, 7.0, Covering::byDepth},
        baseKeys{PointShape::ring, 9.0, Covering::byDepth}, baseSink{PointShape::ring, diameter::sink, Covering::never};
    PointSet queries{PointShape::diamond, 9.0, Covering::byDepth}, keys{PointShape::sphere, 8.0, Covering::byDepth},
        origin{PointShape::diamond, diameter::origin, Covering::byDepth},
        sinkKey{PointShape::sphere, diameter::sink, Covering::never},
        strongestKey{PointShape::ring, diameter::strongestRing, Covering::never},
        spikes{PointShape::ring, diameter::spikeRing, Covering::never},
        selected{PointShape::ring, diameter::selectionRing, Covering::never},
        spikeAtSink{PointShape::ring, diameter::spikeRingAtSink, Covering::never},
        selectedAtSink{PointShape::ring, diameter::selectionRingAtSink, Covering::never};

    void prepareArrow(const OrbitCamera& camera, QSizeF viewport);
    void setBase(const KeySpaceContent& content);
    void applyPointColours();
    std::array<PointSet*, 12> pointSets() {
        return {&baseQueries, &baseKeys,     &baseSink, &queries,  &keys,        &origin,
                &sinkKey,     &strongestKey, &spikes,   &selected, &spikeAtSink, &selectedAtSink};
    }
};

void KeySpaceScene::Private::prepareArrow(const OrbitCamera& camera, QSizeF viewport) {
    const auto tip = sink ? camera.project(*sink, viewport) : std::nullopt;
    const auto start = tip ? camera.project(zero, viewport) : std::nullopt;
    if (!start)
        return;
    const QPointF seen = tip->position - start->position;
    const double across = camera.lengthPerPixel(tip->depth, viewport);
    constexpr double mostForeshortened = 3.0; // Seen from its end an arrow would otherwise be all head.
    const double along = distanceBetween(zero, *sink) / std::max(std::hypot(seen.x(), seen.y()), 1.0);
    arrow.prepareFrame(std::clamp(along, across, mostForeshortened * across), across, 0.5 * sinkDiameter);
}

KeySpaceScene::KeySpaceScene(vtkRenderer& renderer) : d(std::make_unique<Private>(renderer)) {
    for (const auto& actor : d->grid.actors())
        renderer.AddActor(actor);
    renderer.AddActor(d->moves.actor());
    renderer.AddActor(d->arrow.shaft());
    renderer.AddActor(d->arrow.head());
    d->arrow.hide();
    for (PointSet* set : d->pointSets()) {
        set->setPoints({});
        renderer.AddActor(set->actor());
    }
    d->grid.setBox(d->box);
}

KeySpaceScene::~KeySpaceScene() = default;

const KeySpaceBox& KeySpaceScene::box() const {
    return d->box;
}

void KeySpaceScene::setContent(const KeySpaceContent& content) {
    Places queries, keys;
    d->sink.reset();
    if (content.space) {
        d->box = boxAround(content);
        d->grid.setBox(d->box);
        const auto tokens = static_cast<std::int64_t>(content.space->keys.size());
        const bool hasSink = content.sinkState() == SinkState::sink;
        if (hasSink)
            d->sink = content.place({PointKind::key, content.space->sinkToken});
        for (std::int64_t token = 0; token < tokens; ++token) {
            append(queries, content, {PointKind::query, token});
            if (!hasSink || token != content.space->sinkToken)
                append(keys, content, {PointKind::key, token});
        }
        const double size = diameter::point(content.space->keys.size());
        d->keys.setDiameter(size);
        d->queries.setDiameter(size + 1.5); // A diamond covers half of its square, a disc three quarters.
    }
    d->queries.setPoints(queries);
    d->keys.setPoints(keys);
    d->setBase(content);
    d->applyPointColours();
    setMarks(content);
}

/// In a difference: where queries and keys were without interventions, and how far keys moved.
void KeySpaceScene::Private::setBase(const KeySpaceContent& content) {
    constexpr std::size_t mostLines = 256; // More of them hide the points.
    isDifference = content.isDifference();
    Places places[2], strongest;
    std::vector<KeyMoves::Move> ways;
    if (isDifference) {
        const KeySpace& base = *content.partner;
        for (std::int64_t token = 0; token < static_cast<std::int64_t>(base.keys.size()); ++token) {
            // What stayed where it was is drawn once.
            const auto query = placeIn(base, {PointKind::query, token});
            if (query && query != content.place({PointKind::query, token}))
                places[0].push_back(narrowed(*query));
            const auto from = placeIn(base, {PointKind::key, token}), to = content.place({PointKind::key, token});
            if (!from || from == to)
                continue;
            (token == base.sinkToken ? strongest : places[1]).push_back(narrowed(*from));
            if (to && base.keys.size() <= mostLines)
                ways.push_back({narrowed(*from), narrowed(*to)});
        }
        const double size = diameter::point(base.keys.size());
        baseKeys.setDiameter(size + 1.0);
        baseQueries.setDiameter(size);
    }
    baseQueries.setPoints(places[0]);
    baseKeys.setPoints(places[1]);
    baseSink.setPoints(strongest);
    moves.setMoves(ways);
}

void KeySpaceScene::Private::applyPointColours() {
    baseQueries.setColour(colours.grid);
    baseKeys.setColour(colours.plain);
    baseSink.setColour(colours.plain);
    moves.setColour(colours.changedQuery);
    queries.setColour(isDifference ? colours.changedQuery : colours.query);
    keys.setColour(isDifference ? colours.changedKey : colours.key);
}

void KeySpaceScene::setMarks(const KeySpaceContent& content) {
    Places origin, sinkKey, strongestKey, spikes, selected, spikeAtSink, selectedAtSink;
    d->arrow.hide();
    if (content.space) {
        const auto& zero = content.space->origin;
        d->zero = {zero[0], zero[1], zero[2]};
        origin.push_back(zero);
        append(d->sink ? sinkKey : strongestKey, content, {PointKind::key, content.space->sinkToken});
        if (d->sink)
            d->arrow.setEnds(d->zero, *d->sink);
        const auto isSinkKey = [&](std::int64_t token) { return d->sink && token == content.space->sinkToken; };
        if (content.findings)
            for (const std::int64_t token : content.findings->lifeCycle.spikeTokens)
                append(isSinkKey(token) ? spikeAtSink : spikes, content, {PointKind::key, token});
        d->sinkDiameter = sinkDiameter(content);
        append(selected, content, {PointKind::query, content.selection.query});
        append(isSinkKey(content.selection.key) ? selectedAtSink : selected, content,
               {PointKind::key, content.selection.key});
    }
    d->origin.setPoints(origin);
    d->sinkKey.setPoints(sinkKey);
    d->strongestKey.setPoints(strongestKey);
    d->spikes.setPoints(spikes);
    d->selected.setPoints(selected);
    d->spikeAtSink.setPoints(spikeAtSink);
    d->selectedAtSink.setPoints(selectedAtSink);
}

void KeySpaceScene::setColours(const KeySpaceColours& colours) {
    d->colours = colours;
    d->renderer.SetBackground(colours.background.redF(), colours.background.greenF(), colours.background.blueF());
    d->grid.setColour(colours.grid);
    d->arrow.setColour(colours.sink);
    d->applyPointColours();
    d->origin.setColour(colours.plain);
    d->sinkKey.setColour(colours.sink);
    d->strongestKey.setColour(colours.plain);
    d->spikes.setColour(colours.spike);
    d->selected.setColour(colours.selection);
    d->spikeAtSink.setColour(colours.spike);
    d->selectedAtSink.setColour(colours.selection);
}

void KeySpaceScene::prepareFrame(const OrbitCamera& camera, QSizeF viewport, double pixels) {
    const Point3 eye = camera.position();
    vtkCamera& view = *d->renderer.GetActiveCamera();
    view.SetPosition(eye.data());
    view.SetFocalPoint(camera.target.data());
    view.SetViewUp(0.0, 1.0, 0.0);
    view.SetViewAngle(OrbitCamera::viewAngle);
    const double radius = 1.05 * d->box.box.radius(), away = distanceBetween(eye, d->box.box.centre());
    DepthCue cue;
    cue.nearest = std::max(away - radius, 0.0);
    cue.furthest = away + radius;
    cue.clipFar = away + radius;
    cue.clipNear = std::max(away - radius, 0.002 * cue.clipFar);
    cue.background = d->colours.background;
    view.SetClippingRange(cue.clipNear, cue.clipFar);
    d->grid.prepareFrame(camera);
    d->moves.prepareFrame(pixels);
    for (PointSet* set : d->pointSets())
        set->prepareFrame(pixels, cue);
    d->prepareArrow(camera, viewport);
}

} // namespace sinkscope
