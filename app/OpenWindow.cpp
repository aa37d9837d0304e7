#include "OpenWindow.h"

#include "engine/Engine.h"
#include "jobs/JobRunner.h"
#include "jobs/WorkerPriority.h"
#include "keyspace/OpenGLSetup.h"
#include "language/TranslatedWindow.h"
#include "prompt/Examples.h"
#include "session/SessionCommands.h"
#include "session/SessionFile.h"

#include <QApplication>
#include <cstdio>

namespace sinkscope {

namespace {

/// Qt ends the process when it finds no screen; this is asked before, to say so in a sentence.
bool hasScreen() {
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

} // namespace

int openWindow(const WindowOptions& options, int& argc, char** argv) {
    if (!hasScreen()) {
        std::fputs("The window needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set; "
                   "`sinkscope --help` lists the commands that work without one.\n",
                   stderr);
        return 1;
    }
    prepareOpenGL();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Sinkscope"));
    QApplication::setApplicationVersion(QStringLiteral(SINKSCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.sinkscope.Sinkscope")); // its name in packaging/desktop
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sinkscope.svg")));

    Settings settings;
    applyAppearance(settings.appearance());
    JobRunner runner([] {
        yieldToInterface();
        startEngine();
    });
    Document document;
    const std::vector<Example> prompts = examples();
    document.setPrompt(settings.lastPrompt().value_or(prompts.empty() ? QString() : prompts.front().text));
    document.setFindingOptions(settings.findingOptions());
    DocumentJobs jobs(document, runner, engineCalls());
    if (const auto compared = settings.comparedPrompts()) {
        AnalysisChoices choices = jobs.analyses().choices();
        choices.prompts = *compared;
        jobs.analyses().setChoices(choices);
    }
    InterventionJobs interventions(document, runner, engineCalls());
    Recovery recovery(stateFolder());
    SessionFiles files(engineCalls().findModels);
    OpenSession session(document, jobs, files, recovery);
    TranslatedWindow translated(document, jobs, interventions, settings,
                                [&](MainWindow& window) { new SessionCommands(window, session, document); });
    const bool isSession = options.model && options.model->extension() == sessionSuffix;
    translated.window().start(isSession ? std::nullopt : options.model);
    if (isSession)
        session.open(QString::fromStdString(options.model->string()));
    return QApplication::exec();
}

} // namespace sinkscope
