#pragma once

#include "language/Language.h"

#include <QTranslator>

namespace sinkscope {

/// Makes Qt and this program speak one language, numbers on the screen included. Needs the QApplication, on its
/// thread; when it goes, English is back.
class Translation {
public:
    explicit Translation(Language language);
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;
    ~Translation();

    /// Texts made from now on are in it. Widgets that stand keep theirs.
    void use(Language language);

private:
    void remove();

    QTranslator texts_, textsOfQt_;
};

} // namespace sinkscope
