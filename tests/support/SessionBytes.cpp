#include "SessionBytes.h"

#include "TinySafetensors.h"
#include "session/SessionFile.h"

#include <QtGlobal>

#include <cstring>
#include <fstream>

namespace sinkscope {

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void putBytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

Session savedAndRead(const std::filesystem::path& file, const Session& session) {
    if (const auto written = writeSession(file, session); !written)
        qFatal("%s", written.error().message().c_str());
    auto read = readSession(file);
    if (!read)
        qFatal("%s", read.error().message().c_str());
    return *std::move(read);
}

std::string
editedSession(const std::string& bytes,
              const std::function<void(nlohmann::ordered_json& header, nlohmann::ordered_json& session)>& change) {
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), sizeof length);
    auto header = nlohmann::ordered_json::parse(bytes.substr(sizeof length, length));
    auto session = nlohmann::ordered_json::parse(header["__metadata__"]["sinkscope"].get<std::string>());
    change(header, session);
    header["__metadata__"]["sinkscope"] = session.dump();
    return safetensorsBytes(header.dump(), bytes.substr(sizeof length + length));
}

} // namespace sinkscope
