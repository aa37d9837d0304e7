#pragma once

#include "keyspace/KeySpaceRoles.h"

#include <QPalette>
#include <memory>

class vtkRenderer;

namespace sinkscope {

struct KeySpaceColours {
    QColor background, grid, query, key, changedQuery, changedKey, sink, spike, selection, plain;
};
/// From the palette, light or dark; the marks keep their fixed meaning.
KeySpaceColours keySpaceColours(const QPalette& palette);

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
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
