#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace sinkscope {

struct Tour;

/// The tours as cards: a title and a sentence each. One click starts.
class TourCards : public QWidget {
    Q_OBJECT
public:
    explicit TourCards(QWidget* parent);

    /// The tours must outlive this.
    void setTours(const std::vector<Tour>& tours);

Q_SIGNALS:
    void chosen(const sinkscope::Tour& tour);

private:
    QGridLayout* grid_;
};

} // namespace sinkscope
