#include "window/ModelDialog.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ModelDialog)
};

} // namespace

void askForModel(QWidget* parent, ModelPlace place, const QString& beginAt,
                 std::function<void(const QString& path)> chosen) {
    const bool isFolder = place == ModelPlace::folder;
    auto* dialog =
        new QFileDialog(parent, isFolder ? Words::tr("Open a model folder") : Words::tr("Open a model file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ShowDirsOnly, isFolder);
    if (!isFolder)
        dialog->setNameFilters({Words::tr("Model weights (*.safetensors *.gguf)"), Words::tr("All files (*)")});
    if (!beginAt.isEmpty())
        dialog->setDirectory(beginAt);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

} // namespace sinkscope
