#include "keyspace/KeySpaceView.h"

#include "figure/RunFigures.h"
#include "keyspace/KeySpaceCanvas.h"
#include "keyspace/OpenGLSetup.h"
#include "style/NarrowCombo.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sinkscope {

namespace {

const QStringList rotationWords{QStringLiteral("after"), QStringLiteral("before")};

QJsonObject cameraState(const OrbitCamera& camera) {
    return {{QStringLiteral("target"), QJsonArray{camera.target[0], camera.target[1], camera.target[2]}},
            {QStringLiteral("azimuth"), camera.azimuth},
            {QStringLiteral("elevation"), camera.elevation},
            {QStringLiteral("distance"), camera.distance}};
}

std::optional<OrbitCamera> cameraOf(const QJsonObject& state) {
    const QJsonArray target = state[QStringLiteral("target")].toArray();
    OrbitCamera camera;
    for (qsizetype axis = 0; axis < 3; ++axis)
        camera.target[static_cast<std::size_t>(axis)] = target.at(axis).toDouble();
    camera.azimuth = state[QStringLiteral("azimuth")].toDouble();
    camera.elevation = std::clamp(state[QStringLiteral("elevation")].toDouble(), -85.0, 85.0);
    camera.distance = state[QStringLiteral("distance")].toDouble();
    return camera.distance > 0.0 ? std::optional(camera) : std::nullopt;
}

} // namespace

class KeySpaceView::Private {
public:
    /// What a request asked for; the runs count as well, because others need new points.
    struct Request {
        Shown runs;
        std::int64_t layer = 0, head = 0;
        Rotation rotation = Rotation::after;
        bool operator==(const Request& other) const {
            return runs.hasSameRuns(other.runs) && layer == other.layer && head == other.head &&
                   rotation == other.rotation;
        }
    };

    KeySpaceCanvas* canvas = nullptr; ///< null without OpenGL
    NarrowCombo* rotation = nullptr;
    QToolButton* home = nullptr;
    QTimer* debounce = nullptr;
    Shown runs; ///< the newest; content's findings are those that its points came from
    KeySpaceContent content;
    Sides<KeySpace> spaces;
    std::optional<Request> requested, answered;
    std::optional<OrbitCamera> keptCamera; ///< from a state, until points are there

    /// Whether the spaces at hand are those asked for last.
    bool isAnswered() const { return spaces.base && answered && requested && *answered == *requested; }
    void showSpaces();

    /// Empty when there is nothing to ask for.
    std::optional<Request> wanted() const {
        const Selection& selection = content.selection;
        const auto& findings = runs.base;
        if (!canvas || !findings || selection.layer < 0 || selection.layer >= findings->sinks.strength.rows ||
            selection.head < 0 || selection.head >= findings->sinks.strength.columns)
            return std::nullopt;
        return Request{runs, selection.layer, selection.head, rotation->currentData().value<Rotation>()};
    }
};

void KeySpaceView::Private::showSpaces() {
    const Shown& shown = requested->runs;
    const bool isBase = !shown.isComparison() || shown.side == Shown::Side::base;
    content.side = shown.side;
    content.space = isBase ? spaces.base : spaces.changed;
    content.partner = isBase ? spaces.changed : spaces.base;
    content.findings = isBase ? shown.base : shown.changed;
    canvas->setContent(content);
}

KeySpaceView::KeySpaceView(QWidget* parent) : Pane(tr("Key space"), parent), d(std::make_unique<Private>()) {
    d->debounce = new QTimer(this);
    d->debounce->setSingleShot(true);
    d->debounce->setInterval(30);
    connect(d->debounce, &QTimer::timeout, this, &KeySpaceView::request);
    addControls();
    if (const auto problem = openGLProblem())
        showProblem(*problem);
    else
        addCanvas();
}

KeySpaceView::~KeySpaceView() = default;

void KeySpaceView::addControls() {
    d->rotation = new NarrowCombo(tr("Queries and keys after or before the rotary position embedding"));
    d->rotation->addItem(tr("After RoPE"), QVariant::fromValue(Rotation::after));
    d->rotation->addItem(tr("Before RoPE"), QVariant::fromValue(Rotation::before));
    d->rotation->setToolTip(
        tr("Queries and keys as attention compares them, or before the rotary position embedding turned them"));
    connect(d->rotation, &NarrowCombo::currentIndexChanged, d->debounce, qOverload<>(&QTimer::start));
    d->home = new QToolButton;
    d->home->setText(tr("Reset view"));
    d->home->setAutoRaise(true);
    d->home->setToolTip(tr("Show the whole key space again (Home)"));
    d->home->setAccessibleName(tr("Reset the view of the key space"));
    controls()->addStretch();
    controls()->addWidget(d->rotation);
    controls()->addWidget(d->home);
}

void KeySpaceView::addCanvas() {
    d->canvas = new KeySpaceCanvas;
    setContent(d->canvas);
    connect(d->home, &QToolButton::clicked, d->canvas, &KeySpaceCanvas::resetCamera);
    connect(d->canvas, &KeySpaceCanvas::pointClicked, this, [this](const KeySpacePoint& point) {
        Selection selection = d->content.selection;
        (point.kind == PointKind::query ? selection.query : selection.key) = point.token;
        Q_EMIT selectionRequested(selection);
    });
    connect(d->canvas, &KeySpaceCanvas::menuRequested, this, [this](QPoint place) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        addFigureAction(*menu);
        menu->popup(place);
    });
    // A cancelled computation sends no points; the same ones may then be asked for again.
    connect(this, &Pane::cancelRequested, this, [this] {
        d->requested.reset();
        d->content.space ? showContent() : showEmpty(tr("The key space was cancelled. Select a head to compute it."));
    });
    showEmpty(tr("Run a prompt to see one head's queries and keys in space."));
}

void KeySpaceView::showProblem(const QString& sentence) {
    d->rotation->setEnabled(false);
    d->home->setEnabled(false);
    auto* label = new QLabel(sentence);
    label->setObjectName(QStringLiteral("openGLProblem"));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    label->setMargin(16);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(tr("Why the key space is not shown"));
    setContent(label);
    showContent();
}

void KeySpaceView::setShown(const Shown& shown) {
    if (!d->canvas || shown == d->runs)
        return;
    d->runs = shown;
    if (!shown.base) {
        d->spaces = {};
        d->content.space.reset();
        d->content.partner.reset();
        d->content.findings.reset();
        d->requested.reset();
        showEmpty(tr("Run a prompt to see one head's queries and keys in space."));
    }
    tellSide(shown);
    // The same runs under other thresholds, or their other side: the points are at hand.
    if (d->requested && d->requested->runs.hasSameRuns(shown)) {
        d->requested->runs = shown;
        if (d->isAnswered())
            d->showSpaces();
    }
    d->debounce->start();
}

std::vector<FigureContent> KeySpaceView::figures() const {
    if (!d->canvas || !d->isAnswered() || d->spaces.base->keys.empty())
        return {};
    const OrbitCamera& camera = d->canvas->camera();
    ViewChoice choice;
    choice.view = "keySpace";
    choice.side = d->requested->runs.side;
    choice.place = {.layer = d->requested->layer,
                    .head = d->requested->head,
                    .query = d->content.selection.query,
                    .key = d->content.selection.key};
    choice.rotation = d->requested->rotation;
    choice.azimuth = camera.azimuth;
    choice.elevation = camera.elevation;
    if (!d->canvas->showsAll())
        choice.eye = ViewChoice::Eye{camera.target, camera.distance};
    return {keySpaceFigure(d->requested->runs, choice, d->spaces)};
}

void KeySpaceView::setSelection(const Selection& selection) {
    if (selection == d->content.selection)
        return;
    d->content.selection = selection;
    if (!d->canvas)
        return;
    if (d->content.space)
        d->canvas->setContent(d->content);
    if (d->wanted() != d->requested)
        d->debounce->start();
}

void KeySpaceView::request() {
    const std::optional<Private::Request> wanted = d->wanted();
    if (!wanted || wanted == d->requested)
        return;
    d->requested = wanted;
    showBusy(tr("Projecting layer %1, head %2").arg(wanted->layer).arg(wanted->head), -1.0);
    Q_EMIT keySpaceRequested(wanted->layer, wanted->head, wanted->rotation);
}

void KeySpaceView::setKeySpaces(const Sides<KeySpace>& spaces) {
    if (!d->canvas || !spaces.base || !d->requested || (d->requested->runs.isComparison() && !spaces.changed) ||
        spaces.base->layer != d->requested->layer || spaces.base->head != d->requested->head ||
        spaces.base->rotation != d->requested->rotation)
        return;
    d->spaces = spaces;
    d->answered = d->requested;
    if (spaces.base->keys.empty()) {
        showEmpty(tr("This run holds no queries and keys to show."));
        return;
    }
    d->showSpaces();
    if (d->keptCamera)
        d->canvas->setCamera(*std::exchange(d->keptCamera, std::nullopt));
    showContent();
}

std::optional<QRectF> KeySpaceView::placeOf(const Spot& spot) const {
    if (!d->canvas || !d->canvas->isVisible() || !d->content.space || !spot.token)
        return std::nullopt;
    constexpr double reach = 8.0;
    const auto point = d->canvas->positionOf({PointKind::key, *spot.token});
    if (!point || !QRectF(d->canvas->rect()).contains(*point))
        return std::nullopt;
    const QRectF area(*point - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach));
    return area.translated(d->canvas->mapTo(this, QPoint()));
}

QJsonObject KeySpaceView::state() const {
    const bool isBefore = d->rotation->currentData().value<Rotation>() == Rotation::before;
    QJsonObject state{{QStringLiteral("rotation"), rotationWords[isBefore ? 1 : 0]}};
    if (d->canvas && d->content.space && d->canvas->isMoved())
        state[QStringLiteral("camera")] = cameraState(d->canvas->camera());
    else if (d->keptCamera)
        state[QStringLiteral("camera")] = cameraState(*d->keptCamera);
    return state;
}

void KeySpaceView::restore(const QJsonObject& state) {
    if (const auto word = rotationWords.indexOf(state[QStringLiteral("rotation")].toString()); word >= 0)
        d->rotation->setCurrentIndex(
            d->rotation->findData(QVariant::fromValue(word == 1 ? Rotation::before : Rotation::after)));
    d->keptCamera = cameraOf(state[QStringLiteral("camera")].toObject());
}

} // namespace sinkscope

#include "moc_KeySpaceView.cpp"
