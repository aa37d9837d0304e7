#include "report/ReportFile.h"

#include "report/ReportPainter.h"

#include <QPdfWriter>
#include <QSaveFile>

namespace sinkscope {

namespace {

constexpr int resolution = 1200; // dots per inch; lines and letters are vectors

} // namespace

Result<void> saveReport(const ReportContent& content, const QString& path) {
    const auto problem = [&path](const QString& reason) {
        return failure({"The report could not be written to %1: %2. Choose another folder and save it again.",
                        {path.toStdString(), reason.toStdString()}});
    };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return problem(file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(resolution);
        writer.setTitle(content.model);
        writer.setCreator(content.program);
        paintReport(writer, content);
    }
    if (!file.commit())
        return problem(file.errorString());
    return {};
}

} // namespace sinkscope
