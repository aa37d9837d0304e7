#pragma once

#include "document/Document.h"

#include <QWidget>

class QAction;

namespace sinkscope {

/// The BOS switch and the token strip.
class TokenRow : public QWidget {
    Q_OBJECT
public:
    TokenRow(Document& document, QAction* specialTokens, QWidget* parent = nullptr);
};

} // namespace sinkscope
