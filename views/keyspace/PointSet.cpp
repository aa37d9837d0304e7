#include "keyspace/PointSet.h"

#include <string>
#include <vtkCellArray.h>
#include <vtkPoints.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkShaderProperty.h>
#include <vtkUniforms.h>

namespace sinkscope {

namespace {

// `place` runs from -1 to 1 over the sign, y upwards. Light comes from the upper left, a little in front; rims are
// darker so that neighbours part.
std::string shading(PointShape shape) {
    switch (shape) {
    case PointShape::sphere:
        return "  float reach = dot(place, place);\n"
               "  if (reach > 1.0) discard;\n"
               "  vec3 normal = vec3(place, sqrt(1.0 - reach));\n"
               "  vec3 light = normalize(vec3(-0.45, 0.6, 0.75));\n"
               "  float lit = 0.52 + 0.52 * max(dot(normal, light), 0.0);\n"
               "  float shine = 0.30 * pow(max(dot(normal, normalize(light + vec3(0.0, 0.0, 1.0))), 0.0), 24.0);\n"
               "  colour = colour * lit * (1.0 - 0.35 * smoothstep(0.62, 1.0, reach)) + shine;\n";
    case PointShape::diamond:
        return "  float reach = abs(place.x) + abs(place.y);\n"
               "  if (reach > 1.0) discard;\n"
               "  float lit = place.y > 0.0 ? (place.x < 0.0 ? 1.12 : 0.98) : (place.x < 0.0 ? 0.86 : 0.72);\n"
               "  colour = min(colour * lit * (1.0 - 0.35 * smoothstep(0.70, 1.0, reach)), vec3(1.0));\n";
    case PointShape::ring:
        return "  float reach = length(place);\n"
               "  if (reach > 1.0 || reach < 0.72) discard;\n";
    }
    return {};
}

std::string fragmentCode(PointShape shape, Covering covering) {
    return "//VTK::Light::Impl\n"
           "  vec2 place = vec2(2.0 * gl_PointCoord.x - 1.0, 1.0 - 2.0 * gl_PointCoord.y);\n"
           "  vec3 colour = gl_FragData[0].rgb;\n" +
           shading(shape) + (covering == Covering::never ? "  gl_FragDepth = 0.1 * gl_FragCoord.z;\n" : "") +
           "  float eyeDistance = clipNear * clipFar / (clipFar - gl_FragCoord.z * (clipFar - clipNear));\n"
           "  float away = clamp((eyeDistance - cueNearest) / (cueFurthest - cueNearest), 0.0, 1.0);\n"
           "  gl_FragData[0] = vec4(mix(colour, cueBackground, 0.5 * away), 1.0);\n";
}

} // namespace

PointSet::PointSet(PointShape shape, double diameter, Covering covering) : diameter_(diameter) {
    vtkNew<vtkPolyDataMapper> mapper;
    mapper->SetInputData(data_);
    actor_->SetMapper(mapper);
    actor_->GetProperty()->LightingOff();
    actor_->GetShaderProperty()->AddFragmentShaderReplacement("//VTK::Light::Impl", true, fragmentCode(shape, covering),
                                                              false);
    prepareFrame(1.0, {});
}

void PointSet::setPoints(const std::vector<std::array<float, 3>>& points) {
    vtkNew<vtkPoints> positions;
    vtkNew<vtkCellArray> cells;
    positions->SetNumberOfPoints(static_cast<vtkIdType>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i)
        positions->SetPoint(static_cast<vtkIdType>(i), points[i].data());
    if (!points.empty())
        cells->InsertNextCell(static_cast<int>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i)
        cells->InsertCellPoint(static_cast<vtkIdType>(i));
    data_->SetPoints(positions);
    data_->SetVerts(cells);
    data_->Modified();
    actor_->SetVisibility(!points.empty());
}

void PointSet::setColour(const QColor& colour) {
    actor_->GetProperty()->SetColor(colour.redF(), colour.greenF(), colour.blueF());
}

void PointSet::prepareFrame(double pixels, const DepthCue& cue) {
    actor_->GetProperty()->SetPointSize(static_cast<float>(diameter_ * pixels));
    vtkUniforms& uniforms = *actor_->GetShaderProperty()->GetFragmentCustomUniforms();
    uniforms.SetUniformf("clipNear", static_cast<float>(cue.clipNear));
    uniforms.SetUniformf("clipFar", static_cast<float>(cue.clipFar));
    uniforms.SetUniformf("cueNearest", static_cast<float>(cue.nearest));
    uniforms.SetUniformf("cueFurthest", static_cast<float>(cue.furthest));
    const float background[3] = {cue.background.redF(), cue.background.greenF(), cue.background.blueF()};
    uniforms.SetUniform3f("cueBackground", background);
}

} // namespace sinkscope
