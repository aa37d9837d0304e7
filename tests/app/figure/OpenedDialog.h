#pragma once

#include "DialogPictures.h"
#include "figure/FigureDialog.h"
#include "interventions/Intervene.h"
#include "io/InterventionsJson.h"
#include "settings/Settings.h"

#include <QTemporaryDir>
#include <QtWidgets>

#include <memory>

namespace sinkscope {

/// A figure dialog over a small model's run, without and with interventions, and its controls by their names.
class OpenedDialog : public QObject {
protected:
    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    FigureSource source_, switchedSource_;
    Shown base_, comparison_;
    std::unique_ptr<FigureDialog> dialog_;

    void openDialog(std::vector<FigureContent> contents, const PanelPicture& panels = {}) {
        openDialog(source_, std::move(contents), panels);
    }
    void openDialog(const FigureSource& source, std::vector<FigureContent> contents, const PanelPicture& panels = {}) {
        dialog_ = std::make_unique<FigureDialog>(std::move(contents), panels, source, *settings_);
        dialog_->show();
    }

    void runModel() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        source_ = switchedSource_ = sourceOf(testData("families/llama"));
        base_ = {source_.base, nullptr, Shown::Side::base};
        switchedSource_.interventions = good(parseInterventions(switched));
        switchedSource_.run.interventions =
            QString::fromStdString(interventionsJson(switchedSource_.interventions).dump());
        const auto changed =
            good(intervene(good(prepareBaseline(source_.base, Progress())), switchedSource_.interventions, Progress()));
        comparison_ = {source_.base, changed->findings, Shown::Side::changed};
    }

    void readyAnew() {
        QFile::remove(folder_.filePath("settings.ini"));
        settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
        openDialog({residual(base_), sinks(base_)});
    }

    Shown side(Shown::Side wanted) const {
        Shown shown = comparison_;
        shown.side = wanted;
        return shown;
    }

    QPushButton* button(const QString& text) const {
        for (auto* each : dialog_->findChildren<QPushButton*>())
            if (each->text().remove('&') == text)
                return each;
        return nullptr;
    }

    template <typename Control>
    Control* control(const QString& name) const {
        for (auto* each : dialog_->findChildren<Control*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }

    static void choose(QComboBox* box, const QString& text) { box->setCurrentIndex(box->findText(text)); }

private:
    static constexpr auto switched =
        R"({"interventions": [{"kind": "headAblation", "heads": [[0, 0], [1, 1]], "how": "zero"}]})";
};

} // namespace sinkscope
