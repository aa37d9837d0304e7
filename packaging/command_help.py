#!/usr/bin/env python3
"""Writes the man page and the completions of bash, zsh and fish from what the program itself says with --help.

command_help.py SINKSCOPE FOLDER: sinkscope.1, sinkscope.bash, _sinkscope and sinkscope.fish in FOLDER.
"""

import dataclasses
import pathlib
import re
import subprocess
import sys

DESCRIPTION_COLUMN = 30  # where CLI11 puts descriptions
OPTION = re.compile(r"\s+(?:-\w,\s*)?(--[a-z][a-z-]*)(.*)")
COMMAND = re.compile(r"  ([a-z]+)\s+(\S.*)")
VALUE = re.compile(r"\s(TEXT|FILE|INT|UINT|FLOAT)\b")
CHOICES = re.compile(r":\{([^}]*)\}")


@dataclasses.dataclass
class Option:
    name: str
    takes_value: bool = False
    takes_several: bool = False
    choices: list = dataclasses.field(default_factory=list)
    description: str = ""


@dataclasses.dataclass
class Command:
    name: str
    description: str
    options: list
    remarks: list


def help_of(program, *words):
    return subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True).stdout


def read_option(name, line):
    column = DESCRIPTION_COLUMN + (2 if line.startswith("    ") else 0)  # in a group two further right
    left, right = line[:column], line[column:]
    if not left.endswith(" ") or left.count("[") != left.count("]"):
        left, right = line, ""  # too long for its column; the description is on the next line
    choices = CHOICES.search(left)
    return Option(
        name,
        takes_value=VALUE.search(left) is not None,
        takes_several="..." in left and choices is not None,
        choices=choices[1].split(",") if choices else [],
        description=right.strip(),
    )


def read_options(text):
    options = []
    for line in text.splitlines():
        found = OPTION.match(line)
        if found:
            options.append(read_option(found[1], line))
        elif options and re.match(r" {%d,}\S" % DESCRIPTION_COLUMN, line):
            options[-1].description = f"{options[-1].description} {line.strip()}".strip()
    return [option for option in options if option.name not in ("--help", "--version")]


def read_remarks(text):
    """The lines after the last indented one: what stands below all options."""
    lines = text.rstrip().splitlines()
    start = max(index for index, line in enumerate(lines) if line.startswith((" ", "[")))
    return [line for line in lines[start + 1 :] if line]


def read_commands(program):
    listed = help_of(program).split("Subcommands:", 1)[1]
    commands = []
    for line in listed.splitlines():
        found = COMMAND.match(line)
        if found:
            text = help_of(program, found[1])
            commands.append(Command(found[1], found[2], read_options(text), read_remarks(text)))
    return commands


# The man page


def roff(text):
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"))


def man_option(option):
    value = ""
    if option.choices:
        value = " " + roff("|".join(option.choices))
    elif option.takes_value:
        value = " \\fIvalue\\fR"
    return f".TP\n\\fB{roff(option.name)}\\fR{value}\n{roff(option.description)}\n"


def man_page(commands, version):
    page = f""".TH SINKSCOPE 1 "" "Sinkscope {version}" "User commands"
.SH NAME
sinkscope \\- look inside a language model: massive activations, attention sinks, key space
.SH SYNOPSIS
.B sinkscope
.RI [ model ]
.br
.B sinkscope
.I command
.RI [ options ]
.SH DESCRIPTION
Without a command the window opens, with a \\fImodel\\fR (a Hugging Face folder, a .safetensors or a .gguf file, or a name that
.B sinkscope models
lists) on that model. The commands compute the same numbers without a window and need no screen. A text that begins with @ names a file.
.SH COMMANDS
"""
    for command in commands:
        page += f".SS {command.name}\n{roff(command.description)}.\n"
        page += "".join(man_option(option) for option in command.options)
        page += "".join(f".PP\n{roff(line)}\n" for line in command.remarks)
    return page + """.SH EXIT STATUS
.TP
0
Done.
.TP
1
Failed; one line on standard error says why.
.TP
2
Wrong usage.
.TP
130
Cancelled.
.SH ENVIRONMENT
.TP
.B XDG_DATA_HOME
Models in its sinkscope/models folder are found by name (default: ~/.local/share).
.TP
.B SINKSCOPE_NO_OPENGL
When set, the window shows no 3D picture.
.SH SEE ALSO
The window's help (F1), and the papers arXiv:2603.05498 and arXiv:2605.08504, whose definitions the numbers follow.
"""


# Completions


def names(commands):
    return [command.name for command in commands]


def with_choices(commands):
    """Each option with choices once; an option means the same in every command."""
    return {option.name: option for command in commands for option in command.options if option.choices}.values()


def bash_completion(commands):
    cases = ""
    for option in with_choices(commands):
        words = " ".join(option.choices)
        cases += f"    {option.name})\n"
        if option.takes_several:
            cases += f'        mapfile -t COMPREPLY < <(compgen -P "${{current%"${{current##*,}}"}}" -W "{words}" -- "${{current##*,}}")\n'
        else:
            cases += f'        mapfile -t COMPREPLY < <(compgen -W "{words}" -- "$current")\n'
        cases += "        return\n        ;;\n"
    options = "".join(
        f'    {command.name}) words="{" ".join(option.name for option in command.options)} --help" ;;\n'
        for command in commands
    )
    return f"""# bash completion for sinkscope; file names come by default
_sinkscope() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} words=
    COMPREPLY=()
    case $previous in
{cases}    esac
    case ${{COMP_WORDS[1]}} in
{options}    esac
    if ((COMP_CWORD == 1)); then
        words="{" ".join(names(commands))} --help --version"
    elif [[ $current != -* ]]; then
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}}
complete -o default -F _sinkscope sinkscope
"""


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def zsh_option(option):
    words = re.sub(r"([\[\]:\\])", r"\\\1", option.description)
    value = ""
    if option.takes_several:
        value = f":value:_sequence compadd - {' '.join(option.choices)}"
    elif option.choices:
        value = f":value:({' '.join(option.choices)})"
    elif option.takes_value:
        value = ":value:_files"
    return "            " + quoted(f"{option.name}[{words}]{value}")


def zsh_completion(commands):
    listed = "\n".join(f"        {quoted(command.name + ':' + command.description)}" for command in commands)
    cases = ""
    for command in commands:
        cases += f"    {command.name})\n        _arguments \\\n"
        cases += " \\\n".join(zsh_option(option) for option in command.options)
        cases += "\n        ;;\n"
    return f"""#compdef sinkscope
_sinkscope() {{
    local -a commands=(
{listed}
    )
    if ((CURRENT == 2)); then
        _describe -t commands command commands
        _files
        return
    fi
    shift words
    ((CURRENT--))
    case $words[1] in
{cases}    esac
}}
_sinkscope "$@"
"""


def fish_completion(commands):
    lines = ["# fish completion for sinkscope"]
    for command in commands:
        lines.append(f"complete -c sinkscope -n __fish_use_subcommand -a {command.name} -d {quoted(command.description)}")
    for command in commands:
        for option in command.options:
            value = ""
            if option.choices:
                value = f" -x -a {quoted(' '.join(option.choices))}"
            elif option.takes_value:
                value = " -r"
            seen = f"'__fish_seen_subcommand_from {command.name}'"
            lines.append(
                f"complete -c sinkscope -n {seen} -l {option.name[2:]}{value} -d {quoted(option.description)}"
            )
    return "\n".join(lines) + "\n"


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    commands = read_commands(program)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {
        "sinkscope.1": man_page(commands, version),
        "sinkscope.bash": bash_completion(commands),
        "_sinkscope": zsh_completion(commands),
        "sinkscope.fish": fish_completion(commands),
    }.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
