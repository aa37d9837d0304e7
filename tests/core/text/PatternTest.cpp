#include "text/Pattern.h"
#include "text/SplitBehaviour.h"

#include <QtTest>

using namespace sinkscope;

namespace {

/// The matches, each in brackets.
std::string marked(const Pattern& pattern, const std::string& text) {
    std::string result;
    const auto spans = *pattern.spans(text);
    for (const TextSpan& span : spans)
        result +=
            (span.matched ? "[" : "") + text.substr(span.begin, span.end - span.begin) + (span.matched ? "]" : "");
    return result;
}

std::string marked(const char* expression, const std::string& text) {
    const auto pattern = Pattern::regularExpression(expression);
    return pattern ? marked(*pattern, text) : pattern.error().message();
}

} // namespace

class PatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsOnigurumasDialect_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("white space without the vowel separator") << "\\s"
                                                                 << "a\u00a0\u180eb"
                                                                 << "a[\u00a0]\u180eb";
        QTest::newRow("no white space in a class") << "[\\S]"
                                                   << "\u180e "
                                                   << "[\u180e] ";
        QTest::newRow("word characters have marks") << "\\w+"
                                                    << "e\u0301²⅓"
                                                    << "[e\u0301²]⅓";
        QTest::newRow("h is a hexadecimal digit") << "\\h+"
                                                  << "fog 3A"
                                                  << "[f]og [3A]";
        QTest::newRow("dollar ends each line") << "o$"
                                               << "o\no"
                                               << "[o]\n[o]";
        QTest::newRow("m lets the dot pass lines") << "(?m:a.b)"
                                                   << "a\nb"
                                                   << "[a\nb]";
        QTest::newRow("at most two") << "^a{,2}b"
                                     << "aab"
                                     << "[aab]";
        QTest::newRow("not an interval") << "a{,}"
                                         << "a{,}"
                                         << "[a{,}]";
        QTest::newRow("four hexadecimal digits") << "\\u00e9"
                                                 << "é"
                                                 << "[é]";
        QTest::newRow("script, not its extensions") << "\\p{Han}"
                                                    << "字ー・"
                                                    << "[字]ー・";
        QTest::newRow("bracket first in a class") << "[]a]"
                                                  << "]"
                                                  << "[]]";
        QTest::newRow("long s in ignored case") << "(?i:'s)"
                                                << "'ſ"
                                                << "['ſ]";
        QTest::newRow("matches of nothing") << "x*"
                                            << "axb"
                                            << "[]a[x]b[]";
    }
    void readsOnigurumasDialect() {
        QFETCH(QString, expression);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(marked(expression.toUtf8().constData(), text.toStdString())), expected);
    }

    void refusesWhatHasNoEqual_data() {
        QTest::addColumn<QString>("expression");
        for (const char* expression :
             {"[a[b]]", "[a-z&&[^b]]", "[\\W]", "a{1,3}+", "(", "[a", "\\p{Nonsense}", "\\", "[\\", "{", "a**", "(?"})
            QTest::newRow(expression) << expression;
    }
    void refusesWhatHasNoEqual() {
        QFETCH(QString, expression);
        const auto pattern = Pattern::regularExpression(expression.toStdString());
        if (expression == "{") // a literal brace
            QVERIFY(pattern);
        else
            QVERIFY(!pattern && !pattern.error().message().empty());
    }

    void findsLiteralsAsTheyAre() {
        QCOMPARE(marked(Pattern::literal("a.c"), "abca.ca.c"), std::string("abc[a.c][a.c]"));
        QCOMPARE(marked(Pattern::literal(""), "abc"), std::string("abc"));
        QCOMPARE(marked(Pattern::literal("x"), ""), std::string());
    }

    void givesUpRatherThanHang() {
        const auto pattern = *Pattern::regularExpression("(a+)+(a+)+(a+)+[^a]x");
        const auto spans = pattern.spans(std::string(5000, 'a') + "bbx");
        QVERIFY(!spans);
        QVERIFY(spans.error().message().find("gives up") != std::string::npos);
    }

    void arrangesMatchesAsAsked() {
        const std::vector<TextSpan> spans = {{0, 1, true}, {1, 2, true}, {2, 4, false},
                                             {4, 5, true}, {5, 6, true}, {6, 7, false}};
        QCOMPARE(arrangeSpans(spans, SplitBehaviour::isolated), spans);
        QCOMPARE(arrangeSpans(spans, SplitBehaviour::removed), (std::vector<TextSpan>{{2, 4, false}, {6, 7, false}}));
        QCOMPARE(arrangeSpans(spans, SplitBehaviour::contiguous),
                 (std::vector<TextSpan>{{0, 2, true}, {2, 4, false}, {4, 6, true}, {6, 7, false}}));
        QCOMPARE(arrangeSpans(spans, SplitBehaviour::mergedWithPrevious),
                 (std::vector<TextSpan>{{0, 1, true}, {1, 2, true}, {2, 5, false}, {5, 6, true}, {6, 7, false}}));
        QCOMPARE(arrangeSpans(spans, SplitBehaviour::mergedWithNext),
                 (std::vector<TextSpan>{{0, 1, true}, {1, 4, false}, {4, 5, true}, {5, 7, false}}));
    }
};

QTEST_APPLESS_MAIN(PatternTest)
#include "PatternTest.moc"
