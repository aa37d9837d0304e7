#pragma once

#include "exhibit/Chart.h"
#include "exhibit/Grid.h"
#include "text/Token.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sinkscope {

/// All that stands on the one page about a model, in words for people; figures are left out where there is none.
struct ReportContent {
    struct Number {
        QString name, value;
    };
    QString model;        ///< heading
    QString architecture; ///< one line: family, layers, heads, width, number format
    QString prompt;       ///< its first words
    QStringList verdicts; ///< full sentences, the most important first
    std::vector<Number> numbers;
    std::optional<Chart> lifeCycle; ///< across the page
    std::optional<Grid> left;
    std::optional<Chart> right;
    Tokens tokens;      ///< names for token axes
    QString thresholds; ///< at the foot: what the numbers depend on
    QString program;    ///< at the foot: what made the page

    /// Everything that is words, in reading order.
    QString text() const;
};

} // namespace sinkscope
