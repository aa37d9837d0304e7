#include "start/DropArea.h"

#include "style/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sinkscope {

DropArea::DropArea(QWidget* parent) : QWidget(parent) {
    auto* words = new QLabel(tr("Drop a model or a session here"), this);
    words->setAlignment(Qt::AlignCenter);
    words->setWordWrap(true);
    auto* kinds = new QLabel(tr("Hugging Face folder, .safetensors, .gguf, .sinkscope"), this);
    kinds->setAlignment(Qt::AlignCenter);
    kinds->setWordWrap(true);
    kinds->setForegroundRole(QPalette::PlaceholderText);
    auto* folder = new QPushButton(tr("Open folder…"), this);
    auto* file = new QPushButton(tr("Open file…"), this);
    connect(folder, &QPushButton::clicked, this, &DropArea::folderRequested);
    connect(file, &QPushButton::clicked, this, &DropArea::fileRequested);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(spacing);
    buttons->addStretch();
    buttons->addWidget(folder);
    buttons->addWidget(file);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spacing, 3 * spacing, 2 * spacing, 3 * spacing);
    layout->setSpacing(spacing);
    layout->addStretch();
    layout->addWidget(words);
    layout->addWidget(kinds);
    layout->addSpacing(spacing);
    layout->addLayout(buttons);
    layout->addStretch();
}

void DropArea::showDrag(FileDrop::Drag drag) {
    drag_ = drag;
    update();
}

void DropArea::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isAbove = drag_ == FileDrop::Drag::above;
    painter.setPen(isAbove ? QPen(palette().color(QPalette::Highlight), 3.0)
                           : QPen(palette().color(QPalette::PlaceholderText), 1.0, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), spacing, spacing);
}

} // namespace sinkscope
