#!/usr/bin/env python3
"""Checks that every text that people see is translated, and that translations fit their texts.

With one argument, a .ts file, checks that file alone; without, all files of translations/, whether they hold what the
source holds today (by lupdate, whose path is in LUPDATE), and the help pages.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
PLACEHOLDER = re.compile(r"%(?:L?\d+|n)")
TAG = re.compile(r"</?\w+[^>]*>")


def messages(file):
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def marks(text):
    """What a translation must have as its text has it, beside the words."""
    return {
        "placeholders": sorted(set(PLACEHOLDER.findall(text))),
        "line ends": text.count("\n"),
        "spaces at the ends": (len(text) - len(text.lstrip(" ")), len(text) - len(text.rstrip(" "))),
        "a mark for a key (&)": re.search(r"&\w", text) is not None,
        "an ellipsis": text.endswith("…"),
        "tags": sorted(TAG.findall(text)),
    }


def faults_of_message(context, message):
    source, translation = message.findtext("source"), message.find("translation")
    where = f"{context}: “{source}”"
    state = translation.get("type")
    if state:
        return [f"{where} is {state}"]
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    if not all(forms):
        return [f"{where} is not translated"]
    expected = marks(source)
    return [
        f"{where} and “{form}” differ in {what}"
        for form in forms
        for what, value in marks(form).items()
        if value != expected[what]
    ]


def faults_of_file(file):
    return [fault for context, message in messages(file) for fault in faults_of_message(context, message)]


def keys_of(file):
    return {(context, message.findtext("source"), message.findtext("comment")) for context, message in messages(file)}


def faults_of_age(file, lupdate):
    with tempfile.TemporaryDirectory() as folder:
        renewed = pathlib.Path(folder) / file.name
        shutil.copy(file, renewed)
        command = [lupdate, "-silent", "-locations", "none", "-no-obsolete", "views", "app"]
        command += ["translations/core_texts.cpp", "-ts", str(renewed)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        old, new = keys_of(file), keys_of(renewed)
    faults = [f"lupdate cannot see a text: {line}" for line in done.stderr.splitlines() if "Cannot invoke" in line]
    faults += [f"{context}: “{source}” is new; run translations/update.sh" for context, source, _ in sorted(new - old, key=str)]
    faults += [f"{context}: “{source}” is gone; run translations/update.sh" for context, source, _ in sorted(old - new, key=str)]
    return faults


def faults_of_core_texts():
    listed = subprocess.run(
        [sys.executable, TRANSLATIONS / "list_core_texts.py"], capture_output=True, text=True, check=True
    ).stdout
    same = (TRANSLATIONS / "core_texts.cpp").read_text(encoding="utf-8") == listed
    return [] if same else ["core_texts.cpp is not what core holds today; run translations/update.sh"]


def faults_of_list():
    """Whether a new sentence of core, wherever it is made, would come onto the list."""
    sys.path.insert(0, str(TRANSLATIONS))
    import list_core_texts

    planted = """
        return failure("It has no key.");
        return failure({count == 1 ? "%1 of its rows is odd; "
                                     "fix it." : "%1 of its rows are odd.", {count, Text("odd")}});
        reader.fail({"%1 is odd.", {reader.place("rope")}}); // "a comment"
        check.sentence = "The numbers are right.";
        constexpr const char* path = "model.layers";
    """
    expected = ["It has no key.", "%1 of its rows is odd; fix it.", "%1 of its rows are odd.", "odd", "%1 is odd.", "The numbers are right."]
    found = list(list_core_texts.texts_of_sentences(planted))
    return [] if found == expected else [f"list_core_texts.py lists {found} where {expected} are planted"]


def shape(page):
    return re.findall(r"<(?:h\d|p|ul|li|a (?:href|name)=[^>]*)>", page.read_text(encoding="utf-8"))


def faults_of_help(language):
    folder = ROOT / "resources" / "help"
    return [
        f"resources/help/{language}/{page.name} is missing or has other paragraphs, headings or links than {page.name}"
        for page in sorted(folder.glob("*.html"))
        if not (folder / language / page.name).exists() or shape(folder / language / page.name) != shape(page)
    ]


def faults_of_links():
    faults = []
    for page in sorted((ROOT / "resources" / "help").rglob("*.html")):
        for topic, _, word in re.findall(r'href="topic:([a-z]+)(#([a-z]+))?"', page.read_text(encoding="utf-8")):
            target = page.parent / f"{topic}.html"
            if not target.exists() or (word and f'name="{word}"' not in target.read_text(encoding="utf-8")):
                faults.append(f"{page.relative_to(ROOT)} links to topic:{topic}, {word or 'its beginning'}, which is not there")
    return faults


def faults_of_all():
    faults = faults_of_core_texts() + faults_of_list() + faults_of_links()
    for file in sorted(TRANSLATIONS.glob("sinkscope_*.ts")):
        faults += faults_of_file(file) + faults_of_age(file, os.environ.get("LUPDATE", "/usr/lib/qt6/bin/lupdate"))
        faults += faults_of_help(file.stem.removeprefix("sinkscope_"))
    return faults


def main():
    faults = faults_of_file(sys.argv[1]) if len(sys.argv) > 1 else faults_of_all()
    print("\n".join(faults) or "All texts are translated.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
