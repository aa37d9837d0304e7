"""Ids of Hugging Face's tokenizers library under many single rules, for TextRulesTest.

    python -m pip install tokenizers
    python make_text_rules.py ../data/tokenizers

Each case takes a tokenizer.json of that folder, changes some of its fields, and keeps the ids of all lines. Result: rules.json.
"""
import copy
import json
import pathlib
import sys

from tokenizers import Tokenizer

LINES = [
    "", " ", "   ", "a", " a", "a ", "Hello world", "  two  spaces  ", "tab\tand\nnewline\r\n\r\nend\n", "3.14 1234567 x1y22 ⅫⅢ½² ١٢٣",
    "Don't STOP; it'll 'Re-Do' I'VE we'd, \u017ft 'ſ", "Größe ẞ İstanbul ΑΣ ſ", "e\u0301 \u212b ﬁ Ｆｕｌｌ ①", "a\u0300\u0316b", "日本語のテキスト、句読点。", "שלום مرحبا",
    "🙂👍🏽👩‍👩‍👧 ⚙\ufe0f", "\u00a0nbsp\u2009thin\u3000wide\u0085next\u180emvs\u200bzero", "snake_case kebab-case camelCase", "!?;:... (a)[b]{c} $5 + <x> ^ | ~`",
    "<tag>", "a<tag>b", "a <tag> b", "  <tag>  <tag>\n", "x<tag><tag>y", "é<tag>_", "<TAG> and <Tag>", "<tag>1 <tag", "Hello<|endoftext|>  World", "<s>hi</s> there <unk>",
    "word wordy sword word", "ｗｏｒｄ word", "\u2581mark \u2581\u2581two\u2581", " \n \n\n  x", "line one\nline two  \n", "last line\n\n", "ends in spaces   ", "Ⓐ🄰🅐 a²³¼ b⁴⅓ c\u200cd\u200de _f‿g",
]


def regex(expression):
    return {"Regex": expression}


def split(pattern, behavior, invert=False):
    return {"type": "Split", "pattern": pattern, "behavior": behavior, "invert": invert}


def sequence(*steps):
    return {"type": "Sequence", "pretokenizers": list(steps)}


def byte_level(prefix=False, use_regex=True):
    return {"type": "ByteLevel", "add_prefix_space": prefix, "trim_offsets": True, "use_regex": use_regex}


def metaspace(scheme, splits):
    return {"type": "Metaspace", "replacement": "▁", "prepend_scheme": scheme, "split": splits}


def tag(text, **flags):
    return {"id": 5000, "content": text, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": False} | flags


def normalizers(*steps):
    return {"type": "Sequence", "normalizers": list(steps)}


def cases():
    plain = byte_level(use_regex=False)
    yield "byte level with a leading space", "gpt2", {"pre_tokenizer": byte_level(prefix=True)}
    yield "byte level without its expression", "gpt2", {"pre_tokenizer": plain}
    for form in ("NFC", "NFD", "NFKC", "NFKD", "Lowercase"):
        yield form, "gpt2", {"normalizer": {"type": form}}
    yield "strip both", "gpt2", {"normalizer": {"type": "Strip", "strip_left": True, "strip_right": True}}
    yield "strip right", "gpt2", {"normalizer": {"type": "Strip", "strip_left": False, "strip_right": True}}
    yield "prepend a word", "gpt2", {"normalizer": {"type": "Prepend", "prepend": "so "}}
    for name, pattern, content in [("runs of space", regex(r"\s+"), " "), ("line ends", regex("$"), "|"),
                                   ("words", regex(r"\w+"), "w"), ("no space", regex(r"\S+"), "s"),
                                   ("hexadecimal", regex(r"\h"), "#"), ("dot over lines", regex("(?m:e.l)"), "·"), ("dot in line", regex("e.l"), "·"), ("up to two", regex("s{,2}p"), "·"),
                                   ("class of no space", regex(r"[\S&]+"), "k"), ("code points", regex(r"\u0065"), "E"), ("ignored case", regex("(?i)[st]"), "+"), ("Han script", regex(r"\p{Han}"), "字"),
                                   ("digits", regex(r"\d"), "9"), ("a literal", {"String": "l"}, "LL"), ("spaces by a literal", {"String": " "}, "▁"), ("lookbehind", regex("(?<=o)[ rw]"), "_")]:
        yield "replace " + name, "gpt2", {"normalizer": {"type": "Replace", "pattern": pattern, "content": content}}
    yield "several normalizers", "gpt2", {"normalizer": normalizers({"type": "NFKC"}, {"type": "Lowercase"}, {"type": "Strip", "strip_left": True, "strip_right": False})}
    for behavior in ("Removed", "Isolated", "Contiguous", "MergedWithPrevious", "MergedWithNext"):
        yield f"split {behavior}", "gpt2", {"pre_tokenizer": sequence(split(regex(r"[\s.]"), behavior), plain)}
        yield f"split {behavior} inverted", "gpt2", {"pre_tokenizer": sequence(split(regex(r"[\s.]"), behavior, True), plain)}
        yield f"split {behavior} by a literal", "gpt2", {"pre_tokenizer": sequence(split({"String": "o"}, behavior), plain)}
        yield f"punctuation {behavior}", "gpt2", {"pre_tokenizer": sequence({"type": "Punctuation", "behavior": behavior}, plain)}
    for name, pattern in [("line begins", "^"), ("matches of nothing", "x*"), ("word bounds", r"\b"), ("no word bounds", r"\B")]:
        yield f"split at {name}", "gpt2", {"pre_tokenizer": sequence(split(regex(pattern), "Isolated"), plain)}
    yield "digits together", "gpt2", {"pre_tokenizer": sequence({"type": "Digits", "individual_digits": False}, plain)}
    yield "digits apart", "gpt2", {"pre_tokenizer": sequence({"type": "Digits", "individual_digits": True}, plain)}
    yield "white space", "gpt2", {"pre_tokenizer": sequence({"type": "Whitespace"}, plain)}
    yield "white space split", "gpt2", {"pre_tokenizer": sequence({"type": "WhitespaceSplit"}, plain)}
    for name, flags in [("as it is", {}), ("lstrip", {"lstrip": True}), ("rstrip", {"rstrip": True}), ("both", {"lstrip": True, "rstrip": True}), ("single word", {"single_word": True}),
                        ("special", {"special": True}), ("normalized", {"normalized": True}), ("normalized word", {"normalized": True, "single_word": True, "lstrip": True})]:
        for normalizer in ("Lowercase", None):
            # Of two spellings that normalize to the same, the library takes one by chance.
            upper = [] if normalizer and flags.get("normalized") else [tag("<TAG>", id=5001, **flags)]
            yield f"added token {name}, {normalizer}", "gpt2", {"normalizer": {"type": normalizer} if normalizer else None, "added_tokens": [tag("<tag>", **flags), *upper, tag("word", id=5002, **flags), tag("wordy", id=5003, **flags)]}
        yield f"added token {name}, llama2", "llama2", {"added_tokens": [tag("<tag>", id=1500, **flags), tag("word", id=1501, **flags)]}
    yield "Roberta", "gpt2", {"post_processor": {"type": "RobertaProcessing", "sep": ["a", 69], "cls": ["b", 70], "trim_offsets": True, "add_prefix_space": True}}
    for scheme in ("always", "first", "never"):
        for splits in (True, False):
            yield f"metaspace {scheme} {'split' if splits else 'whole'}", "llama2", {"normalizer": None, "pre_tokenizer": metaspace(scheme, splits), "added_tokens": [tag("<tag>", id=1500)]}
    yield "metaspace after stripping", "llama2", {"normalizer": {"type": "Strip", "strip_left": True, "strip_right": False}, "pre_tokenizer": metaspace("first", True)}
    yield "unknown characters apart", "llama2", {"model": {"byte_fallback": False, "fuse_unk": False}}
    yield "unknown characters fused", "llama2", {"model": {"byte_fallback": False, "fuse_unk": True}}
    yield "whole words first", "gpt2", {"model": {"ignore_merges": True}, "pre_tokenizer": byte_level()}


def numbered(state):
    """Ids of added tokens as the library gives them: the next free ones."""
    known = {token: number for token, number in state["model"]["vocab"].items()}
    next_id = max(known.values()) + 1
    for token in state["added_tokens"]:
        if token["content"] in known:
            token["id"] = known[token["content"]]
        else:
            token["id"], next_id = next_id, next_id + 1


def main(folder):
    result = []
    for name, base, changes in cases():
        state = json.loads((folder / base / "tokenizer.json").read_text())
        changes = copy.deepcopy(changes)
        state["model"] |= changes.pop("model", {})
        state["added_tokens"] = state["added_tokens"] + changes.pop("added_tokens", [])
        state |= changes
        numbered(state)
        tokenizer = Tokenizer.from_str(json.dumps(state))
        kept = {key: value for key, value in state.items() if key in ("normalizer", "pre_tokenizer", "post_processor", "added_tokens")}
        kept["model"] = {key: state["model"][key] for key in ("byte_fallback", "fuse_unk", "ignore_merges")}
        result.append({"name": name, "base": base, "fields": kept, "ids": [tokenizer.encode(line).ids for line in LINES]})
    text = ",\n".join(json.dumps(case, separators=(",", ":")) for case in result)
    (folder / "rules.json").write_text('{"lines":' + json.dumps(LINES) + ',\n"cases":[\n' + text + "]}\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
