#pragma once

#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>

namespace sinkscope {

/// The file by which a session survives a crash, one for each running program, and those that programs that died have
/// left behind. Removes its own when it ends in an orderly way.
class Recovery {
public:
    /// In this folder, which is made when it is not there. Of several programs each gets its own file.
    explicit Recovery(const QString& folder);
    ~Recovery();
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    /// Where this program's session is kept; empty when the folder cannot be used.
    const QString& file() const { return file_; }
    /// Nothing is worth keeping any more.
    void clear();
    /// Files of programs that run no longer, the newest first.
    QStringList leftOver() const;
    /// Makes such a file this program's own.
    bool take(const QString& leftOver);
    static void discard(const QString& leftOver);

private:
    QString folder_, file_;
    std::unique_ptr<QLockFile> lock_;
};

/// $XDG_STATE_HOME/sinkscope or ~/.local/state/sinkscope.
QString stateFolder();

} // namespace sinkscope
