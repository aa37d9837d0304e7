#include "tour/TourFiles.h"

#include "io/TextFile.h"
#include "tour/TourJson.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <filesystem>

namespace sinkscope {
namespace {

constexpr std::uintmax_t largestFile = 1 << 20;

} // namespace

std::vector<Tour> builtInTours() {
    std::vector<Tour> tours;
    const QDir folder(QStringLiteral(":/tours"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (auto tour = parseTour(file.readAll().toStdString(), name.toStdString()))
            tours.push_back(*std::move(tour));
    }
    return tours;
}

Result<Tour> openTour(const std::string& fileOrName) {
    std::vector<Tour> known = builtInTours();
    if (const auto found = std::ranges::find(known, fileOrName, &Tour::name); found != known.end())
        return std::move(*found);
    std::error_code error;
    if (!std::filesystem::exists(fileOrName, error))
        return failure({"There is no file %1 and no tour of this name; `sinkscope tour list` names those that come "
                        "with the program.",
                        {fileOrName}});
    if (const auto size = std::filesystem::file_size(fileOrName, error); !error && size > largestFile)
        return failure({"%1 has %2 bytes: a tour has at most %3.", {fileOrName, size, largestFile}});
    const auto text = readTextFile(fileOrName);
    if (!text)
        return tl::unexpected(text.error());
    return parseTour(*text, fileOrName);
}

} // namespace sinkscope
