#include "model/GgufValue.h"

namespace sinkscope {

std::string_view ggufTypeName(GgufType type) {
    switch (type) {
    case GgufType::uint8:
        return "UINT8";
    case GgufType::int8:
        return "INT8";
    case GgufType::uint16:
        return "UINT16";
    case GgufType::int16:
        return "INT16";
    case GgufType::uint32:
        return "UINT32";
    case GgufType::int32:
        return "INT32";
    case GgufType::float32:
        return "FLOAT32";
    case GgufType::boolean:
        return "BOOL";
    case GgufType::string:
        return "STRING";
    case GgufType::array:
        return "ARRAY";
    case GgufType::uint64:
        return "UINT64";
    case GgufType::int64:
        return "INT64";
    case GgufType::float64:
        return "FLOAT64";
    }
    return "";
}

std::size_t ggufTypeBytes(GgufType type) {
    switch (type) {
    case GgufType::uint8:
    case GgufType::int8:
    case GgufType::boolean:
        return 1;
    case GgufType::uint16:
    case GgufType::int16:
        return 2;
    case GgufType::uint32:
    case GgufType::int32:
    case GgufType::float32:
        return 4;
    case GgufType::uint64:
    case GgufType::int64:
    case GgufType::float64:
        return 8;
    case GgufType::string:
    case GgufType::array:
        break;
    }
    return 0;
}

} // namespace sinkscope
