#include "session/SessionArrays.h"

#include "model/WeightSource.h"
#include "support/Clause.h"

#include <cstring>
#include <utility>

namespace sinkscope {
namespace {

std::string shapeText(const SessionArrays::Shape& shape) {
    std::string text;
    for (const std::int64_t size : shape)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "[" + text + "]";
}

const StoredTensor& tensorOf(const WeightSource& source, const std::string& name) {
    const StoredTensor* tensor = source.find(name);
    if (!tensor)
        throw Clause({"its array \"%1\" is missing", {name}});
    return *tensor;
}

const StoredTensor& tensorOf(const WeightSource& source, const std::string& name, const SessionArrays::Shape& shape,
                             StoredType type) {
    const StoredTensor& tensor = tensorOf(source, name);
    if (tensor.shape != shape || tensor.type != type)
        throw Clause({"its array \"%1\" is %2 %3 where %4 %5 is expected",
                      {name, std::string(info(tensor.type).name), shapeText(tensor.shape), std::string(info(type).name),
                       shapeText(shape)}});
    return tensor;
}

/// Shapes of stored tensors were checked against the file, so that the product fits.
std::size_t countOf(const StoredTensor& tensor) {
    return static_cast<std::size_t>(tensor.elements());
}

} // namespace

void SessionArrays::add(std::string name, Shape shape, std::vector<float> values) {
    arrays_.push_back({{std::move(name), std::move(shape), ArrayDeclaration::Type::f32}, std::move(values), {}});
}

void SessionArrays::add(std::string name, Shape shape, std::vector<std::int64_t> values) {
    arrays_.push_back({{std::move(name), std::move(shape), ArrayDeclaration::Type::i64}, {}, std::move(values)});
}

void SessionArrays::add(std::string name, const Matrix& matrix) {
    add(std::move(name), {matrix.rows, matrix.columns}, matrix.values);
}

Result<void> SessionArrays::write(const std::filesystem::path& file,
                                  const SafetensorsWriter::Metadata& metadata) const {
    std::vector<ArrayDeclaration> declarations;
    for (const Array& array : arrays_)
        declarations.push_back(array.declaration);
    auto writer = SafetensorsWriter::create(file, std::move(declarations), metadata);
    if (!writer)
        return tl::unexpected(writer.error());
    for (const Array& array : arrays_) {
        const bool isFloat = array.declaration.type == ArrayDeclaration::Type::f32;
        const auto appended =
            isFloat ? writer->append(std::span(array.floats)) : writer->append(std::span(array.integers));
        if (!appended)
            return appended;
    }
    return writer->finish();
}

bool StoredArrays::has(const std::string& name) const {
    return source_.find(name) != nullptr;
}

std::int64_t StoredArrays::length(const std::string& name) const {
    return shapeOf(name, 1).front();
}

StoredArrays::Shape StoredArrays::shapeOf(const std::string& name, std::size_t dimensions) const {
    const StoredTensor& tensor = tensorOf(source_, name);
    if (tensor.shape.size() != dimensions)
        throw Clause({"its array \"%1\" has the shape %2 where %3 dimensions are expected",
                      {name, shapeText(tensor.shape), dimensions}});
    return tensor.shape;
}

std::vector<float> StoredArrays::floats(const std::string& name, const Shape& shape) const {
    const StoredTensor& tensor = tensorOf(source_, name, shape, StoredType::f32);
    std::vector<float> values(countOf(tensor));
    if (!values.empty())
        std::memcpy(values.data(), tensor.bytes.data(), tensor.bytes.size());
    return values;
}

std::vector<std::int64_t> StoredArrays::integers(const std::string& name, const Shape& shape, std::int64_t least,
                                                 std::int64_t end) const {
    const StoredTensor& tensor = tensorOf(source_, name, shape, StoredType::i64);
    std::vector<std::int64_t> values(countOf(tensor));
    if (!values.empty())
        std::memcpy(values.data(), tensor.bytes.data(), tensor.bytes.size());
    for (const std::int64_t value : values)
        if (value < least || value >= end)
            throw Clause(
                {"its array \"%1\" holds %2 where numbers from %3 to %4 are expected", {name, value, least, end - 1}});
    return values;
}

Matrix StoredArrays::matrix(const std::string& name, std::int64_t rows, std::int64_t columns) const {
    Matrix matrix;
    matrix.rows = rows;
    matrix.columns = columns;
    matrix.values = floats(name, {rows, columns});
    return matrix;
}

} // namespace sinkscope
