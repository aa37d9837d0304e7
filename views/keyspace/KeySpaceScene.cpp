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

using Places = std::vector<std::array<float, 3>>;

std::array<float, 3> narrowed(const Point3& point) {
    return {static_cast<float>(point[0]), static_cast<float>(point[1]), static_cast<float>(point[2])};
}

Places narrowed(const std::vector<Point3>& points) {
    Places places(points.size());
    std::ranges::transform(points, places.begin(), [](const Point3& point) { return narrowed(point); });
    return places;
}

double distanceBetween(const Point3& a, const Point3& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace

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
    KeySpaceRoles roles;
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
    void placePoints();
    void setDiameters(std::size_t tokens);
    void applyPointColours();
    std::array<PointSet*, 12> pointSets() {
        return {&baseQueries, &baseKeys,     &baseSink, &queries,  &keys,        &origin,
                &sinkKey,     &strongestKey, &spikes,   &selected, &spikeAtSink, &selectedAtSink};
    }
};

void KeySpaceScene::Private::prepareArrow(const OrbitCamera& camera, QSizeF viewport) {
    const auto tip = roles.sink ? camera.project(*roles.sink, viewport) : std::nullopt;
    const auto start = tip ? camera.project(roles.zero, viewport) : std::nullopt;
    if (!start)
        return;
    const QPointF seen = tip->position - start->position;
    const double across = camera.lengthPerPixel(tip->depth, viewport);
    constexpr double mostForeshortened = 3.0; // Seen from its end an arrow would otherwise be all head.
    const double along = distanceBetween(roles.zero, *roles.sink) / std::max(std::hypot(seen.x(), seen.y()), 1.0);
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
    d->roles = rolesOf(content);
    d->isDifference = content.isDifference();
    d->arrow.hide();
    if (content.space) {
        d->box = boxAround(content);
        d->grid.setBox(d->box);
        d->sinkDiameter = sinkDiameter(content);
        d->setDiameters(content.space->keys.size());
    }
    if (d->roles.sink)
        d->arrow.setEnds(d->roles.zero, *d->roles.sink);
    d->placePoints();
    d->applyPointColours();
}

void KeySpaceScene::Private::setDiameters(std::size_t tokens) {
    const double size = diameter::point(tokens);
    keys.setDiameter(size);
    queries.setDiameter(diameter::query(tokens));
    baseKeys.setDiameter(size + 1.0);
    baseQueries.setDiameter(size);
}

void KeySpaceScene::Private::placePoints() {
    const auto place = [](PointSet& set, const std::vector<Point3>& points) { set.setPoints(narrowed(points)); };
    place(queries, roles.queries);
    place(keys, roles.keys);
    place(baseQueries, roles.baseQueries);
    place(baseKeys, roles.baseKeys);
    place(baseSink, roles.baseSink);
    place(origin, roles.origin);
    place(sinkKey, roles.sinkKey);
    place(strongestKey, roles.strongestKey);
    place(spikes, roles.spikes);
    place(selected, roles.selected);
    place(spikeAtSink, roles.spikeAtSink);
    place(selectedAtSink, roles.selectedAtSink);
    std::vector<KeyMoves::Move> ways;
    for (const KeyMove& move : roles.moves)
        ways.push_back({narrowed(move.from), narrowed(move.to)});
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
