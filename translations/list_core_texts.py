#!/usr/bin/env python3
"""Lists the texts of core/exhibit that people read, for Qt's lupdate: core knows no Qt, so it cannot mark them itself.

Prints C++ with the string literals of sentences, titles, headings and definitions as QT_TRANSLATE_NOOP("exhibits", …),
and with the short names that views make of the keys of panels. core_texts.cpp is what it printed; update.sh renews it.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A comment, a character, a string literal, an include, a name, or any other sign that is not white space.
PART = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<character>'(?:\\.|[^'\\])+')|\"(?P<string>(?:\\.|[^\"\\])*)\""
    r"|#\s*include[^\n]*|(?P<name>[A-Za-z_]\w*)|(?P<other>\S)",
    re.DOTALL,
)
KEY = re.compile(r"[a-z][A-Za-z0-9]*")


def parts_of(source):
    """Pairs of what a part is ("literal" or "other") and its text; adjacent literals are joined."""
    parts = []
    for part in PART.finditer(source):
        string = part["string"]
        if string is None:
            text = part["name"] or part["character"] or part["other"]
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


def texts_of(source):
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


def main():
    print("// Made by list_core_texts.py; never compiled, only read by lupdate.")
    seen = set()
    for file in sorted((ROOT / "core" / "exhibit").iterdir()):
        if file.suffix not in (".cpp", ".h"):
            continue
        new = [text for text in dict.fromkeys(texts_of(file.read_text(encoding="utf-8"))) if text not in seen]
        seen.update(new)
        if new:
            print(f"\n// core/exhibit/{file.name}")
        for text in new:
            print(f'QT_TRANSLATE_NOOP("exhibits", "{text}")')


if __name__ == "__main__":
    main()
