#pragma once

#include "PlantedDocument.h"
#include "window/MainWindow.h"

#include <QTemporaryDir>
#include <QtTest>

namespace sinkscope {

/// A test of the whole window over planted answers, with settings of its own for each test function.
class PlantedWindow : public QObject {
protected:
    /// A document that is not shown yet.
    void plant(const QString& prompt = QStringLiteral("The lighthouse")) {
        planted_ = std::make_unique<PlantedDocument>();
        document().setPrompt(prompt);
        settings_ =
            std::make_unique<Settings>(folder_.filePath(QStringLiteral("%1.ini").arg(QTest::currentTestFunction())));
    }
    /// The window that shows it, in front.
    void build() {
        window_ = std::make_unique<MainWindow>(document(), planted_->jobs, planted_->interventions, *settings_);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void openAndRun() {
        window_->start("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document().findings() && !planted_->jobs.busy(), patience);
    }
    void clear() {
        window_.reset();
        settings_.reset();
        planted_.reset();
    }

    Document& document() { return planted_->document; }
    template <typename Part>
    Part* part() {
        return window_->findChild<Part*>();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window_.get(), key, modifiers);
    }

    QTemporaryDir folder_;
    std::unique_ptr<PlantedDocument> planted_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace sinkscope
