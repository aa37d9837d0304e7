#pragma once

#include "figure/FigurePainter.h"
#include "figure/FigureSource.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPrinter;
class QPushButton;

namespace sinkscope {

class FigureForm;
class FigurePanelList;
class FigurePreview;
class Settings;

/// A picture, or several as panels, on their way to paper: how they shall look, a preview in true size, and the ways
/// out: file, clipboard, printer, command line.
class FigureDialog : public QDialog {
    Q_OBJECT
public:
    /// `contents` are those to choose from, at least one, the wanted one first; `panels` those gathered before.
    FigureDialog(std::vector<FigureContent> contents, const PanelPicture& panels, const FigureSource& source,
                 Settings& settings, QWidget* parent = nullptr);

    /// The SHA-256 of the weights; files are written once it is there.
    void setModelHash(const std::string& hash);
    void setHashProblem(const QString& sentence);
    /// As it stands: the panels gathered, or the picture chosen where there are none.
    Figure figure() const;
    /// The file and its data beside it, where they are wanted. Says below the preview how it ended.
    void save(const QString& file);

Q_SIGNALS:
    void panelsChanged(const sinkscope::PanelPicture& panels);

private:
    void offerPictures();
    bool lacksDifference(const FigureContent& content) const;
    QWidget* settingsArea();
    QWidget* previewArea();
    void addButtons(QBoxLayout& row);
    void refresh();
    void choosePanelsFile();
    template <typename Use>
    void askForFile(const QString& title, const QString& name, const QString& ending, Use use);
    void chooseFile();
    void copyPicture();
    void print();
    void printTo(QPrinter& printer);
    void copyCommand();
    void tell(const QString& sentence);
    FigureContent content() const;
    QString dataFile(const QString& file) const;

    std::vector<FigureContent> contents_;
    FigureSource source_;
    std::string hash_;
    Settings& settings_;
    QComboBox* view_;
    FigureForm* form_;
    FigurePanelList* panels_;
    FigurePreview* preview_;
    QLabel *sideNote_, *outcome_;
    QPushButton *save_, *command_;
};

} // namespace sinkscope
