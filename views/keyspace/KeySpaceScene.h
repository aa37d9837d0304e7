#pragma once

#include "keyspace/KeySpaceContent.h"

#include <QPalette>
#include <memory>

class vtkRenderer;

namespace sinkscope {

struct KeySpaceColours {
    QColor background, grid, query, key, changedQuery, changedKey, sink, spike, selection, plain;
};
/// From the palette, light or dark; the marks keep their fixed meaning.
KeySpaceColours keySpaceColours(const QPalette& palette);

/// Diameters on the screen, in device-independent pixels.
namespace diameter {
constexpr double sink = 20.0, strongestRing = 15.0, origin = 7.0;
constexpr double spikeRing = 17.0, selectionRing = 22.0, spikeRingAtSink = 29.0, selectionRingAtSink = 36.0;
/// Smaller when there are many points.
double point(std::size_t count);
} // namespace diameter
/// Of the sink key's mark with its rings.
double sinkDiameter(const KeySpaceContent& content);

/// The actors of the picture: points of a head's queries and keys, marks, arrow and box. GUI thread, inside one
/// renderer.
class KeySpaceScene {
public:
    explicit KeySpaceScene(vtkRenderer& renderer);
    ~KeySpaceScene();

    void setContent(const KeySpaceContent& content);
    void setColours(const KeySpaceColours& colours);
    const KeySpaceBox& box() const;
    /// Before each frame: camera, clipping, sizes that stay the same on the screen. `pixels` per device-independent
    /// pixel.
    void prepareFrame(const OrbitCamera& camera, QSizeF viewport, double pixels);

private:
    void setMarks(const KeySpaceContent& content);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
