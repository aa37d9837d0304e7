#include "tokens/TokenLabel.h"

#include "TestFiles.h"
#include "text/Tokenizer.h"

#include <QTest>

namespace sinkscope {

class TokenLabelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsWhatTheEyeWouldMiss_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("label");
        QTest::newRow("word") << QByteArray("light") << "light";
        QTest::newRow("leading space") << QByteArray(" light") << "␣light";
        QTest::newRow("trailing space") << QByteArray("a ") << "a␣";
        QTest::newRow("inner space stays plain") << QByteArray("a b") << "a b";
        QTest::newRow("only spaces") << QByteArray("   ") << "␣␣␣";
        QTest::newRow("newline") << QByteArray("\n") << "↵";
        QTest::newRow("tab and newline") << QByteArray("\t\n") << "⇥↵";
        QTest::newRow("carriage return") << QByteArray("\r") << "␍";
        QTest::newRow("no-break space") << QByteArray("\xC2\xA0") << "⟨U+00A0⟩";
        QTest::newRow("zero width space") << QByteArray("\xE2\x80\x8B") << "⟨U+200B⟩";
        QTest::newRow("whole character") << QByteArray("\xE4\xBD\xA0") << "你";
        QTest::newRow("emoji") << QByteArray("\xF0\x9F\x98\x80") << "😀";
        QTest::newRow("combining mark") << QByteArray("\xCC\x81") << QString::fromUtf8("◌\xCC\x81");
        QTest::newRow("no text: its id") << QByteArray("") << "#1";
    }
    void showsWhatTheEyeWouldMiss() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, label);
        QCOMPARE(tokenLabel({1, bytes.toStdString(), TokenKind::ordinary, AddedBy::text}), label);
    }

    void showsBytesThatAreNoWholeCharacter_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("label");
        QTest::newRow("first half") << QByteArray("\xF0\x9F") << "⟨F0 9F⟩";
        QTest::newRow("second half") << QByteArray("\x98\x80") << "⟨98 80⟩";
        QTest::newRow("space and lead") << QByteArray(" \xE4\xBD") << "␣⟨E4 BD⟩";
        QTest::newRow("tail and word") << QByteArray("\xA0ok") << "⟨A0⟩ok";
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << "⟨C0 AF⟩";
        QTest::newRow("overlong in three") << QByteArray("\xE0\x80\xAF") << "⟨E0 80 AF⟩";
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << "⟨ED A0 80⟩";
        QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << "⟨F4 90 80 80⟩";
    }
    void showsBytesThatAreNoWholeCharacter() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, label);
        QCOMPARE(tokenLabel({1, bytes.toStdString(), TokenKind::ordinary, AddedBy::text}), label);
    }

    void showsNoTokenizersOwnSpelling_data() {
        QTest::addColumn<QString>("rules");
        for (const char* rules : {"gpt2", "llama2", "llama3", "gemma", "qwen2"})
            QTest::newRow(rules) << QString(rules);
    }
    void showsNoTokenizersOwnSpelling() {
        QFETCH(QString, rules);
        const std::string text = "tab\tnew\nline 🙂👍🏽 한국어 người được Ġ";
        const auto tokenizer = openTokenizer(testData("tokenizers/" + rules.toStdString()));
        const auto tokens = (*tokenizer)->encode(text, SpecialTokens::omit);
        QVERIFY(tokens);
        std::string bytes;
        QString labels;
        for (const Token& token : *tokens) {
            bytes += token.bytes;
            labels += tokenLabel(token);
        }
        QCOMPARE(bytes, text);
        for (const char* odd : {"\uFFFD", "▁", "Ċ", "ĉ", "<0x"})
            QVERIFY2(!labels.contains(QString::fromUtf8(odd)), odd);
        QVERIFY2(labels.contains(QStringLiteral("⇥")) && labels.contains(QStringLiteral("↵")), qPrintable(labels));
    }

    void keepsASpecialTokensOwnText() {
        QCOMPARE(tokenLabel({0, "<|im_start|>", TokenKind::special, AddedBy::chatTemplate}), QString("<|im_start|>"));
    }

    void describesPositionIdBytesAndOrigin() {
        QCOMPARE(tokenDescription({42, " \xE4", TokenKind::ordinary, AddedBy::text}, 7),
                 QString("token 7 ‘␣⟨E4⟩’ · id 42 · bytes 20 E4 · from the text"));
        QCOMPARE(tokenDescription({2, "<bos>", TokenKind::special, AddedBy::tokenizer}, 0),
                 QString("token 0 ‘<bos>’ · id 2 · special token · added by the tokenizer"));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::TokenLabelTest)
#include "TokenLabelTest.moc"
