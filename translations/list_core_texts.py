#!/usr/bin/env python3
"""Lists the texts of core that people read, for Qt's lupdate: core knows no Qt, so it cannot mark them itself.

Prints C++ with the string literals of sentences, titles, headings and definitions as QT_TRANSLATE_NOOP("core", …), and
with the short names that views make of the keys of panels. core_texts.cpp is what it printed; update.sh renews it.
In exhibit/ every literal that is no key is a text. Elsewhere, and in app/tour, every literal with a mark (%1) or of
several words is one, so that no sentence can be forgotten; what is none stands in NO_TEXTS. Single words are marked by
Text("…"). Other rooms of the window have tr() and make Errors by failure(…).
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A comment, a number, a character, a raw string, a string literal, an include, a name, or any other sign but white space.
PART = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<number>\b\d[\w'.]*)|(?P<character>'(?:\\.|[^'\\])+')|R\"\((?P<raw>.*?)\)\"|\"(?P<string>(?:\\.|[^\"\\])*)\""
    r"|#\s*include[^\n]*|(?P<name>[A-Za-z_]\w*)|(?P<other>\S)",
    re.DOTALL,
)
KEY = re.compile(r"[a-z][A-Za-z0-9]*")
WORDS = re.compile(r"%\d|(?:[A-Za-z]{2,}|\b[aA])[\"’',;:.)]* [(\"‘\\]*[A-Za-z]")
# Published names, words that a probe reads, names of weights, and what the command line alone prints.
NO_TEXTS = {
    "analysis/DelimiterProbe.cpp",
    "analysis/PublishedAblations.cpp",
    "io/FindingsJson.cpp",
    "io/TrustJson.cpp",
    "trust/MixedLines.cpp",
    "trust/NamedWeights.cpp",
    "trust/Probe.cpp",
}
# Templates' own statements, and messages that one is tried with.
NO_TEXTS_IN = {"static_assert", "startsWith", "statements", "both", "tr", "translate", "QT_TRANSLATE_NOOP", "QStringLiteral", "snprintf"}
MAKERS = {"Text", "failure", "fault", "fail"}
ROOMS_WITH_ERRORS = ("app/document", "app/jobs", "app/prompt", "app/report", "app/session", "views/figure")


def parts_of(source):
    """Pairs of what a part is ("literal" or "other") and its text; adjacent literals are joined."""
    parts = []
    for part in PART.finditer(source):
        string = part["string"]
        if string is None:
            text = part["name"] or part["number"] or part["character"] or part["other"] or part["raw"]
            if text is not None:
                parts.append(("other", text))
        elif parts and parts[-1][0] == "literal":
            parts[-1] = ("literal", parts[-1][1] + string)
        else:
            parts.append(("literal", string))
    return parts


def names_panel(parts, place):
    """Whether a literal is the key of a table, chart or grid: it is given a title, or assigned to `key`."""
    words = [text for _, text in parts[max(0, place - 8) : place]]
    if "key" in words and words[-1] in ("=", "?", ":") and ";" not in words[words.index("key") :]:
        return True
    following = [kind for kind, text in parts[place + 1 : place + 4] if text not in (",", "{")]
    has_title = following[:1] == ["literal"]
    is_first = words[-1] in ("{", "(") or (words[-1] == "," and parts[place - 2][0] != "literal")
    return has_title and is_first and not {"Quantity", "Analysis"} & set(words[-5:])


def is_word(parts, place):
    """Whether a single word that names no panel is text: the name of a series, or a unit after its title."""
    before = parts[place - 1][1]
    is_name = before in ("=", "(", "{") and parts[place - 3][1] != "Quantity"
    return is_name or (before == "," and parts[place - 2][0] == "literal")


def words_of(key):
    """As PanelView names a panel: "keyNorms" is "Key norms"."""
    words = re.sub(r"[A-Z]", lambda letter: " " + letter[0].lower(), key)
    return words[0].upper() + words[1:]


def texts_of_exhibit(source):
    parts = parts_of(source)
    for place, (kind, text) in enumerate(parts):
        if kind != "literal" or not re.search(r"[A-Za-z]{2}|[^\x00-\x7f]", text):
            continue
        if not KEY.fullmatch(text):
            if " " in text or not re.search(r"\d", text):  # names of models are no texts
                yield text
        elif names_panel(parts, place):
            yield words_of(text)
        elif is_word(parts, place):
            yield text


def literals_of(source):
    """Pairs of a literal and the name before the bracket in which it stands, as in name("literal") or name = {"literal"}."""
    brackets, name = [], ""
    for kind, text in parts_of(source):
        if kind == "literal":
            yield text, next((each for each in reversed(brackets) if each), "")
            name = ""
        elif text in ("(", "[", "{"):
            brackets.append(name)
            name = ""
        elif text in (")", "]", "}"):
            brackets = brackets[:-1]
            name = ""
        elif text != "=":
            name = text if re.fullmatch(r"[A-Za-z_]\w*", text) else ""


def texts_of_sentences(source):
    for text, name in literals_of(source):
        is_text = WORDS.search(text) or (name in MAKERS and re.search("[A-Za-z]{2}", text))
        if is_text and name not in NO_TEXTS_IN:
            yield text


def texts_of_checks(source):
    """A trust report's sentences and the names of its checks, which begin with a capital."""
    return [text for text, name in literals_of(source) if re.fullmatch("[A-Z][a-z]+", text)] + list(texts_of_sentences(source))


def texts_of_errors(source):
    return [text for text, name in literals_of(source) if name == "failure"]


def files():
    """Pairs of a file and what finds its texts."""
    for file in sorted((ROOT / "core").rglob("*")):
        path = file.relative_to(ROOT / "core").as_posix()
        if path in NO_TEXTS or path.startswith(("text/templates/", "model/families/")):
            continue
        room = path.split("/")[0]
        yield file, {"exhibit": texts_of_exhibit, "trust": texts_of_checks}.get(room, texts_of_sentences)
    for file in sorted((ROOT / "app" / "tour").iterdir()):
        yield file, texts_of_sentences
    for room in ROOMS_WITH_ERRORS:
        for file in sorted((ROOT / room).iterdir()):
            yield file, texts_of_errors


def is_translatable(text):
    """Not a pattern of marks and signs alone, as "%1: %2"."""
    return re.search(r"[^\W\d_]", re.sub(r"%\d", "", text)) is not None


def main():
    print("// Made by list_core_texts.py; never compiled, only read by lupdate.")
    seen = set()
    for file, find in files():
        if file.suffix not in (".cpp", ".h"):
            continue
        texts = dict.fromkeys(find(file.read_text(encoding="utf-8")))
        new = [text for text in texts if text not in seen and is_translatable(text)]
        seen.update(new)
        if new:
            print(f"\n// {file.relative_to(ROOT).as_posix()}")
        for text in new:
            print(f'QT_TRANSLATE_NOOP("core", "{text}")')


if __name__ == "__main__":
    main()
