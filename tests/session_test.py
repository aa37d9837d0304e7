#!/usr/bin/env python3
"""Checks that Python reads what the program saves, by the README's own example.

session_test.py SINKSCOPE: the program. Needs python3 alone; the example itself is skipped without safetensors and numpy.
Prints its lines as Qt Test does, so that they are counted alike.
"""

import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
IDS = [1, 5, 9, 60, 7, 3]


class Skipped(Exception):
    pass


class SessionTest:
    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        self.file = self.folder / "saved.sinkscope"
        self.run = ["--model", ROOT / "tests/data/families/llama", "--ids", ",".join(map(str, IDS)),
                    "--interventions", '[{"kind": "headAblation", "heads": [[0, 0]]}]']
        done = self.call("analyze", *self.run, "--save", self.file)
        assert done.returncode == 0, done.stderr
        content = self.file.read_bytes()
        length = struct.unpack("<Q", content[:8])[0]
        self.header, self.data = json.loads(content[8:8 + length]), content[8 + length:]
        self.state = json.loads(self.header["__metadata__"]["sinkscope"])

    def call(self, *arguments):
        return subprocess.run([self.program, *arguments], capture_output=True, text=True)

    def figures(self, *view):
        """The same picture of the session and of the run that it was made of, and what was said about the first."""
        pictures = []
        for source in ([self.file], self.run):
            out = self.folder / "figure.svg"
            done = self.call("figure", *source, *view, "--out", out)
            assert done.returncode == 0, done.stderr
            pictures.append((out.read_bytes(), done.stderr))
        return pictures[0][0], pictures[1][0], pictures[0][1]

    def integers(self, name):
        begin, end = self.header[name]["data_offsets"]
        return list(struct.unpack(f"<{(end - begin) // 8}q", self.data[begin:end]))

    def test_theHeaderNeedsNoLibrary(self):
        assert self.state["version"] == 2, self.state["version"]
        assert self.integers("ids") == IDS
        assert [token["id"] for token in self.state["tokens"]] == IDS
        assert self.state["cards"][0]["intervention"]["kind"] == "headAblation"
        assert len(self.state["model"]["sha256"]) == 64

    def test_arraysHaveTheShapesThatTheReadmeGives(self):
        config = self.state["config"]
        layers, heads, tokens = len(config["layers"]), config["heads"], len(IDS)
        for run in ("base", "changed"):
            shapes = {"afterFeedForward/norm": [layers, tokens], "afterFeedForward/top": [layers, tokens, 3],
                      "heads/received": [layers, heads, tokens], "sinkStrength": [layers, heads], "loss": [tokens - 1]}
            for name, shape in shapes.items():
                assert self.header[f"{run}/{name}"]["shape"] == shape, name
        assert self.header["pictures/map0/base"]["shape"] == [tokens, tokens]

    def test_figuresOfWhatIsKeptAreThoseOfTheRun(self):
        attention = ["attention", "--layer", "1", "--head", "0"]
        for view in (["residual"], ["sinks"], ["lifeCycle"], attention):
            kept, computed, said = self.figures("--view", *view)
            assert kept == computed, view
            assert said == "", said

    def test_otherFiguresRunTheModelAgainAndSaySo(self):
        kept, computed, said = self.figures("--view", "amplifier/spectrum")
        assert kept == computed
        assert "run again" in said, said

    def test_aFigureNeedsASessionOrARunNotBoth(self):
        out = ["--view", "sinks", "--out", self.folder / "figure.svg"]
        for wrong in (out, [self.file, *self.run, *out], ["--model", "a", *out]):
            assert self.call("figure", *wrong).returncode == 2, wrong

    def test_otherEndingsAreRefused(self):
        done = self.call("analyze", *self.run, "--save", self.folder / "saved.txt")
        assert done.returncode == 1 and ".sinkscope" in done.stderr, done.stderr

    def test_theExampleOfTheReadmeRuns(self):
        try:
            import numpy  # noqa: F401
            import safetensors  # noqa: F401
        except ImportError as error:
            raise Skipped(f"{error.name} is not installed for {sys.executable}") from error
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        example = re.search(r"```python\n(.*?)```", text, re.DOTALL).group(1)
        assert "lesson.sinkscope" in example
        done = subprocess.run([sys.executable, "-c", example.replace("lesson.sinkscope", str(self.file))],
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        layers = len(self.state["config"]["layers"])
        assert f"({layers}, {len(IDS)})" in done.stdout, done.stdout


def main():
    passed, failed, skipped = 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        test = SessionTest(sys.argv[1], folder)
        for name in [name for name in dir(test) if name.startswith("test_")]:
            title = f"SessionTest::{name.removeprefix('test_')}()"
            try:
                getattr(test, name)()
                passed += 1
                print(f"PASS   : {title}")
            except Skipped as reason:
                skipped += 1
                print(f"SKIP   : {title} {reason}")
            except AssertionError as error:
                failed += 1
                print(f"FAIL!  : {title} {error}")
    print(f"Totals: {passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
