"""What transformers' apply_chat_template makes of the published chat templates, for ChatTemplateTest.

    python -m pip install transformers jinja2
    python make_chat_templates.py ../data/chat

The folder holds the templates' own texts, as their models publish them; those of Mistral with a system text are without
their branches for tools. Result: expected.json, a list of cases {template, system, user, text}; text is null where the
template raises an error. The current date is 2026-02-03.
"""
import datetime
import json
import pathlib
import sys

from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast
from transformers.utils import chat_template_utils

TEXTS = [
    ("", "Hello"),
    ("You are brief.", "Hello"),
    ("  Spaces around.\n", "\n Two\nlines.\x1f\u3000 "),
    ("Ein Gr\u00fc\u00df mit 'quotes' and \"more\" {braces} {{ user }}", "\U0001f642 {% if %} <|im_end|> \\n"),
    ("Only white space follows.", " \n "),
]


class FixedDate(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(2026, 2, 3)


def rendered(tokenizer, system, user):
    messages = ([{"role": "system", "content": system}] if system else []) + [{"role": "user", "content": user}]
    try:
        return tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    except Exception as problem:  # whatever the template raises
        print(type(problem).__name__, problem)
        return None


def main(folder):
    chat_template_utils.datetime = FixedDate
    cases = []
    for file in sorted(folder.glob("*.jinja")):
        if file.stem.startswith("unknown"):
            continue
        tokenizer = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.BPE()), bos_token="<s>", eos_token="</s>")
        tokenizer.chat_template = file.read_text()
        for system, user in TEXTS:
            cases.append({"template": file.stem, "system": system, "user": user, "text": rendered(tokenizer, system, user)})
    (folder / "expected.json").write_text(json.dumps(cases, indent=1) + "\n")


main(pathlib.Path(sys.argv[1]))
