#!/usr/bin/env python3
"""Checks what packaging/ gives a desktop: files that menus read, man page and completions against the program itself.

desktop_test.py SINKSCOPE FOLDER: the program and the folder with what command_help.py made of it. Prints its lines as
Qt Test does, so that they are counted alike.
"""

import configparser
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "packaging" / "desktop"
APPLICATION = "org.sinkscope.Sinkscope"


class Skipped(Exception):
    pass


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}"
    return done.stdout


def tool(name):
    found = shutil.which(name)
    if not found:
        raise Skipped(f"{name} is not installed")
    return found


class DesktopTest:
    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        listed = output(program, "--help").split("Subcommands:")[1]
        self.commands = re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)
        self.options = {command: self.options_of(command) for command in self.commands}

    def options_of(self, command):
        """Read from the help more simply than command_help.py does: all that stands first in a line."""
        text = output(self.program, command, "--help")
        return set(re.findall(r"^\s+(?:-h,\s*)?(--[a-z-]+)", text, re.MULTILINE)) - {"--version"}

    def bash_offers(self, *words):
        script = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _sinkscope; printf "%s\\n" "${COMPREPLY[@]}"'
        return set(output("bash", "-c", script, "bash", self.folder / "sinkscope.bash", "sinkscope", *words).split())

    def text(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def test_theDesktopFileIsValid(self):
        output(tool("desktop-file-validate"), DESKTOP / f"{APPLICATION}.desktop")

    def test_theMetainfoIsValid(self):
        command = [tool("appstreamcli"), "validate", "--no-net", DESKTOP / f"{APPLICATION}.metainfo.xml"]
        told = subprocess.run(command, capture_output=True, text=True)
        assert "successful" in told.stdout or re.search(r"^[EW]: ", told.stdout, re.MULTILINE), told.stdout + told.stderr
        # The project has no page of its own, which AppStream 1.0 warns of.
        faults = re.findall(r"^[EW]: (?!.*url-homepage-missing).*", told.stdout, re.MULTILINE)
        assert not faults, "\n".join(faults)

    def test_typesThatAreOpenedAreDefined(self):
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(DESKTOP / f"{APPLICATION}.desktop", encoding="utf-8")
        opened = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
        types = ElementTree.parse(DESKTOP / "sinkscope.xml").getroot()
        defined = {element.get("type") for element in types}
        told = {element.text for element in ElementTree.parse(DESKTOP / f"{APPLICATION}.metainfo.xml").iter("mediatype")}
        assert opened == told and opened <= defined, f"opened {opened}, told {told}, defined {defined}"
        assert "application/x-sinkscope-session" in defined

    def test_theProgramIsKnownByItsDesktopFile(self):
        assert f'"{APPLICATION}"' in (ROOT / "app" / "OpenWindow.cpp").read_text(encoding="utf-8")

    def test_bashOffersTheCommands(self):
        found = self.bash_offers("")
        assert found == {*self.commands, "--help", "--version"}, found

    def test_bashOffersTheOptionsOfEachCommand(self):
        for command in self.commands:
            found = self.bash_offers(command, "--")
            assert found == self.options[command], f"{command}: {found ^ self.options[command]}"

    def test_bashOffersTheChoicesOfAnOption(self):
        assert self.bash_offers("analyze", "--device", "") == {"cpu", "cuda"}
        found = self.bash_offers("analyze", "--include", "residual,ma")
        assert found == {"residual,maps"}, found

    def test_bashLeavesOtherValuesToFileNames(self):
        assert self.bash_offers("analyze", "--model", "") == set()

    def test_zshKnowsTheOptionsOfEachCommand(self):
        for command in self.commands:
            part = re.search(rf"^    {command}\)\n(.*?)^        ;;", self.text("_sinkscope"), re.MULTILINE | re.DOTALL)
            found = set(re.findall(r"^\s+'(--[a-z-]+)\[", part[1], re.MULTILINE))
            assert found == self.options[command] - {"--help"}, f"{command}: {found ^ self.options[command]}"

    def test_fishKnowsTheOptionsOfEachCommand(self):
        for command in self.commands:
            found = set(re.findall(rf"seen_subcommand_from {command}' -l ([a-z-]+)", self.text("sinkscope.fish")))
            expected = {option[2:] for option in self.options[command]} - {"help"}
            assert found == expected, f"{command}: {found ^ expected}"

    def test_shellsReadTheirCompletions(self):
        output(tool("bash"), "-n", self.folder / "sinkscope.bash")
        output(tool("zsh"), "-n", self.folder / "_sinkscope")
        output(tool("fish"), "-n", self.folder / "sinkscope.fish")

    def test_theManPageDescribesEachOptionOfEachCommand(self):
        page = self.text("sinkscope.1").replace("\\-", "-")
        for command in self.commands:
            part = page.split(f".SS {command}\n")[1].split(".S")[0]
            described = dict(re.findall(r"^\\fB(--[a-z-]+)\\fR.*\n(.*)$", part, re.MULTILINE))
            assert set(described) == self.options[command] - {"--help"}, f"{command}: {set(described)}"
            for option, words in described.items():
                assert re.match(r"[A-Z]", words), f"{command} {option} is described by “{words}”"

    def test_theManPageIsReadable(self):
        warnings = subprocess.run(
            [tool("groff"), "-man", "-Tutf8", "-ww", "-z", self.folder / "sinkscope.1"], capture_output=True, text=True
        ).stderr
        faults = [line for line in warnings.splitlines() if "cannot adjust" not in line]
        assert not faults, "\n".join(faults)


def main():
    test, failed = DesktopTest(sys.argv[1], sys.argv[2]), False
    for name in [name for name in dir(test) if name.startswith("test_")]:
        title = f"DesktopTest::{name.removeprefix('test_')}()"
        try:
            getattr(test, name)()
            print(f"PASS   : {title}")
        except Skipped as reason:
            print(f"SKIP   : {title} {reason}")
        except AssertionError as fault:
            print(f"FAIL!  : {title} {fault}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
