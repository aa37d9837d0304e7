#include "compare/ContinuationText.h"

#include "style/NumberText.h"
#include "style/Theme.h"
#include "tokens/ModelToken.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ContinuationText)
};

/// As it reads in a text; bytes that are no whole character as a label.
QString readable(const Model& model, std::int32_t id) {
    const auto known = modelToken(model, id);
    if (!known)
        return Words::tr(" [id %1]").arg(id);
    const Token& token = *known;
    const QString text = QString::fromStdString(token.bytes);
    return text.toUtf8().toStdString() == token.bytes && !text.isEmpty() ? text : tokenLabel(token);
}

QString html(const std::vector<NextToken>& tokens, const std::vector<NextToken>& others, const Model& model) {
    QString text;
    for (std::size_t place = 0; place < tokens.size(); ++place) {
        const QString piece =
            readable(model, tokens[place].id).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        const bool differs = !others.empty() && (place >= others.size() || others[place].id != tokens[place].id);
        text += differs ? QStringLiteral("<span style=\"text-decoration: underline; background-color: %1;\">%2</span>")
                              .arg(QStringLiteral("rgba(0, 158, 115, 0.22)"), piece)
                        : piece;
    }
    return text;
}

QString verdictOn(const Continuations& both) {
    if (both.base.empty())
        return Words::tr("Nothing is switched: there is one continuation.");
    const auto same = [](const NextToken& one, const NextToken& other) { return one.id == other.id; };
    const auto differ =
        std::mismatch(both.base.begin(), both.base.end(), both.tokens.begin(), both.tokens.end(), same).first;
    if (differ == both.base.end())
        return Words::tr("Both sides say the same %1 tokens.").arg(both.base.size());
    const auto place = differ - both.base.begin();
    return Words::tr("They part at token %1: probability %2 without, %3 with.")
        .arg(place + 1)
        .arg(shortText(static_cast<double>(differ->probability)),
             shortText(static_cast<double>(both.tokens[static_cast<std::size_t>(place)].probability)));
}

} // namespace

ContinuationText continuationText(const ContinuationAnswer& answer) {
    const Continuations& both = answer.continuations;
    const Model& model = *answer.base->model;
    if (both.base.empty())
        return {html(both.tokens, {}, model), {}, verdictOn(both)};
    return {html(both.base, both.tokens, model), html(both.tokens, both.base, model), verdictOn(both)};
}

} // namespace sinkscope
