#include "exhibit/TableView.h"

#include "PlantedExhibit.h"
#include "io/PanelCsv.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace sinkscope;

class TableViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<TableView> view_;

    QTableView* rows() { return view_->findChild<QTableView*>(); }
    QStringList column(int index) {
        QStringList texts;
        for (int row = 0; row < rows()->model()->rowCount(); ++row)
            texts += rows()->model()->index(row, index).data().toString();
        return texts;
    }

private Q_SLOTS:
    void init() {
        view_ = std::make_unique<TableView>();
        view_->setTable(plantedTable());
        view_->resize(500, 300);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }

    void writesMissingCellsAndNumbersThatAreNone() {
        QCOMPARE(column(1), (QStringList{"9", "1,000", "—", "−20.5", "not a number"}));
        QCOMPARE(column(0), (QStringList{"9", "10,000", "2", "−1", "4"}));
    }

    void keepsCoresOrderUntilSorted() { QCOMPARE(column(0).first(), QStringLiteral("9")); }

    void sortsByNumberWithWhatIsNoneAtTheEndBothWays() {
        rows()->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(column(1), (QStringList{"−20.5", "9", "1,000", "not a number", "—"}));
        rows()->sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(column(1), (QStringList{"1,000", "9", "−20.5", "not a number", "—"}));
    }

    void headingsTellUnitDefinitionAndSource() {
        const QAbstractItemModel* model = rows()->model();
        QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Size (nats)"));
        QCOMPARE(model->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 QStringLiteral("How large.\nUnit: nats\nSource: arXiv 0000.00000, Eq. 1"));
    }

    void filterKeepsRowsThatHoldEveryWord_data() {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("nothing typed") << "" << QStringList{"9", "10,000", "2", "−1", "4"};
        QTest::newRow("other case") << "café" << QStringList{"−1"};
        QTest::newRow("number without groups") << "10000" << QStringList{"10,000"};
        QTest::newRow("two words") << "light 10,000" << QStringList{"10,000"};
        QTest::newRow("two words of different rows") << "light café" << QStringList{};
    }
    void filterKeepsRowsThatHoldEveryWord() {
        QFETCH(QString, filter);
        QFETCH(QStringList, left);
        view_->findChild<QLineEdit*>()->setText(filter);
        QCOMPARE(column(0), left);
    }

    void wholeTableAsCsvEqualsCores() {
        QCOMPARE(view_->shownCsv(), QString::fromStdString(csv(plantedTable())));
        view_->findChild<QToolButton*>()->click();
        QCOMPARE(QGuiApplication::clipboard()->text().remove('\r'), view_->shownCsv().remove('\r'));
    }

    void selectedRowsAreCopiedInTheOrderShown() {
        rows()->sortByColumn(1, Qt::DescendingOrder);
        rows()->selectRow(0);
        rows()->selectionModel()->select(rows()->model()->index(2, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
        Table part = plantedTable();
        part.rows = {plantedTable().rows[1], plantedTable().rows[3]};
        QCOMPARE(view_->selectedCsv(), QString::fromStdString(csv(part)));
        QTest::keyClick(rows(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
    }

    void clickOnARowGivesItsPlaceWhateverTheOrder() {
        QSignalSpy places(view_.get(), &TableView::placeChosen);
        rows()->sortByColumn(1, Qt::AscendingOrder);
        QTest::mouseClick(rows()->viewport(), Qt::LeftButton, {},
                          rows()->visualRect(rows()->model()->index(1, 0)).center());
        QVERIFY(!places.isEmpty());
        QCOMPARE(places.last()[0].value<Place>(), (Place{.layer = 9, .query = 0}));
    }

    void arrowKeysGoFromRowToRow() {
        QSignalSpy places(view_.get(), &TableView::placeChosen);
        rows()->setFocus();
        rows()->setCurrentIndex(rows()->model()->index(0, 0));
        QTest::keyClick(rows(), Qt::Key_Down);
        QVERIFY(!places.isEmpty());
        QCOMPARE(places.last()[0].value<Place>(), (Place{.layer = 3}));
    }

    void marksRowsWhereTheSelectionIs() {
        view_->setSelection({.layer = 3, .head = 2});
        const auto isMarked = [this](int row) {
            return rows()->model()->index(row, 0).data(Qt::BackgroundRole).isValid();
        };
        QVERIFY(isMarked(1));
        QVERIFY(isMarked(2));
        QVERIFY(!isMarked(0));
    }

    void keepsTheOrderWhenTheColumnsAreTheSame() {
        rows()->sortByColumn(1, Qt::DescendingOrder);
        Table next = plantedTable();
        next.rows[0].cells[1] = 5000.0;
        view_->setTable(next);
        QCOMPARE(column(1).first(), QStringLiteral("5,000"));
    }

    void emptyTableHasNoRows() {
        Table empty = plantedTable();
        empty.rows.clear();
        view_->setTable(empty);
        QCOMPARE(rows()->model()->rowCount(), 0);
        QCOMPARE(view_->shownCsv(), QString::fromStdString(csv(empty)));
    }

    void everyControlHasAName() {
        for (const QWidget* control : view_->findChildren<QWidget*>())
            if (control->focusPolicy() != Qt::NoFocus && control->isVisible() && control->objectName().isEmpty())
                QVERIFY2(!control->accessibleName().isEmpty() || qobject_cast<const QAbstractButton*>(control) ||
                             qobject_cast<const QHeaderView*>(control),
                         control->metaObject()->className());
    }
};

QTEST_MAIN(TableViewTest)
#include "TableViewTest.moc"
