#pragma once

#include "session/OpenSession.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QMessageBox;

namespace sinkscope {

class MainWindow;
class RecoveryBar;

/// What a window does about sessions: its commands, its title, the question about unsaved changes, the offer to
/// recover. Belongs to the window.
class SessionCommands : public QObject {
    Q_OBJECT
public:
    SessionCommands(MainWindow& window, OpenSession& session, Document& document);

    /// Asks about unsaved changes, if there are any, and then opens the session.
    void open(const QString& file);

protected:
    /// Holds the window open while there is a question.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void connectSession();
    /// At once when there is nothing to lose; else after Save has saved or Discard was chosen.
    void afterQuestion(std::function<void()> next);
    void save();
    void askForFile();
    void showTitle();
    void offerRecovery();
    void followRestored(const QString& view);

    MainWindow& window_;
    OpenSession& session_;
    Document& document_;
    RecoveryBar* recovery_;
    QPointer<QMessageBox> question_;
    std::function<void()> afterSaving_; ///< what waits for the file being written; else empty
    enum class Closing { toBeAsked, agreed } closing_ = Closing::toBeAsked;
};

} // namespace sinkscope
