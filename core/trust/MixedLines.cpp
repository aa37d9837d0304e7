#include "trust/TokenizerCheck.h"

namespace sinkscope {

std::vector<std::string_view> mixedLines() {
    return {"The quick brown fox jumps over 13 lazy dogs.",
            "  two spaces before, one after ",
            "tab\there, newline\nthere, both\r\nat the end\n",
            "Crème brûlée, naïve façade, Ångström, Łódź, ß",
            "1234567890 3.14159 1,000,000 -42 0x1F 50%",
            "don't I'll we've she'd it's",
            "😀 👩‍👩‍👧 🇰🇷 ✔ ← ∑",
            "안녕하세요, 세계! 한국어 문장입니다.",
            "你好，世界。日本語のテキスト。",
            "Привет мир · Γειά σου · مرحبا · שלום",
            "for (int i = 0; i < n; ++i) { x[i] *= 2; }  // done",
            "a\n\n\nb   c\t\td"};
}

} // namespace sinkscope
