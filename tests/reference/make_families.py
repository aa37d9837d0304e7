"""Makes the tiny random models of tests/data/families that came after the first twenty-two, with their reference values.

    pip install torch transformers safetensors
    python make_families.py TARGET [NAME...]

TARGET/<name>/ gets config.json, model.safetensors and reference.safetensors: ids [tokens], residual [layers + 1, tokens, width] (the
embedding, then what each block leaves), maps [layers, heads, tokens, tokens] and logits [tokens, vocabulary], all in fp32 from Hugging Face
transformers with eager attention on the weights as stored. config.json has rope_theta and rope_scaling as published checkpoints do; names
that end in _v5 keep rope_parameters. With --large the models are as wide as those of the first families.
"""
import argparse
import json
import pathlib

import torch
import transformers
from safetensors.torch import save_file

TOKENS = 14
SMALL = dict(vocab_size=40, hidden_size=32, intermediate_size=32, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
             max_position_embeddings=64, pad_token_id=0, bos_token_id=1, eos_token_id=2)
GPT = dict(vocab_size=40, n_embd=32, n_layer=2, n_head=4, n_inner=32, n_positions=64, bos_token_id=1, eos_token_id=2)


def rope(kind="default", theta=10000.0, **options):
    return {"rope_parameters": {"rope_type": kind, "rope_theta": theta, **options}}


def without(settings, *names):
    return {key: value for key, value in settings.items() if key not in names}


FALCON = without(SMALL, "intermediate_size", "num_key_value_heads") | {"ffn_hidden_size": 32}
YARN = dict(rope_type="yarn", rope_theta=500000.0, factor=4.0, original_max_position_embeddings=16)
FAMILIES = {
    # name: (model type, settings)
    "granite": ("granite", SMALL | {"embedding_multiplier": 6.0, "residual_multiplier": 0.4, "attention_multiplier": 0.2, "logits_scaling": 3.0,
                                    "tie_word_embeddings": True} | rope()),
    "starcoder2": ("starcoder2", SMALL | {"sliding_window": 5} | rope("linear", 100000.0, factor=2.0)),
    "phi": ("phi", SMALL | rope(partial_rotary_factor=0.5)),
    "phi_normalized_v5": ("phi", SMALL | {"qk_layernorm": True} | rope("dynamic", factor=2.0, partial_rotary_factor=0.5)
                          | {"max_position_embeddings": 8}),
    "smollm3": ("smollm3", SMALL | {"num_hidden_layers": 3, "no_rope_layer_interval": 2} | rope(theta=2000000.0)),
    "olmo3": ("olmo3", SMALL | {"num_hidden_layers": 4, "sliding_window": 5, "rope_parameters": {
        "full_attention": YARN, "sliding_attention": {"rope_type": "default", "rope_theta": 500000.0}}}),
    "olmo3_v5": ("olmo3", SMALL | {"num_hidden_layers": 3, "sliding_window": 4, "layer_types": ["full_attention", "sliding_attention", "full_attention"],
                                   "rope_parameters": {"full_attention": YARN | {"rope_theta": 20000.0},
                                                       "sliding_attention": {"rope_type": "default", "rope_theta": 30000.0}}}),
    "cohere": ("cohere", SMALL | {"logit_scale": 0.3} | rope(theta=20000.0)),
    "cohere_normalized": ("cohere", SMALL | {"use_qk_norm": True, "attention_bias": True, "tie_word_embeddings": False} | rope()),
    "cohere2": ("cohere2", SMALL | {"num_hidden_layers": 4, "sliding_window": 5} | rope()),
    "stablelm": ("stablelm", SMALL | {"use_qkv_bias": True} | rope(partial_rotary_factor=0.25)),
    "stablelm_parallel": ("stablelm", SMALL | {"use_parallel_residual": True, "qk_layernorm": True} | rope(partial_rotary_factor=0.5)),
    "glm": ("glm", SMALL | {"head_dim": 12} | rope(partial_rotary_factor=0.5)),
    "glm4_v5": ("glm4", SMALL | {"head_dim": 8, "attention_bias": False} | rope(partial_rotary_factor=0.5)),
    "gptj": ("gptj", GPT | {"rotary_dim": 4}),
    "nemotron": ("nemotron", SMALL | {"head_dim": 12, "mlp_bias": True} | rope(partial_rotary_factor=0.5)),
    "falcon": ("falcon", FALCON | {"alibi": False} | rope()),
    "falcon2": ("falcon", FALCON | {"new_decoder_architecture": True, "num_ln_in_parallel_attn": 1, "num_kv_heads": 2, "bias": True} | rope()),
    "falcon_large_v5": ("falcon", FALCON | {"new_decoder_architecture": True, "num_kv_heads": 2, "tie_word_embeddings": False} | rope()),
    "mixtral_small": ("mixtral", SMALL | {"num_local_experts": 4, "num_experts_per_tok": 2, "sliding_window": None, "intermediate_size": 16} | rope()),
    "starcoder2_open": ("starcoder2", SMALL | {"sliding_window": None} | rope("linear", 100000.0, factor=2.0)),
    "smollm3_long": ("smollm3", SMALL | {"num_hidden_layers": 4, "intermediate_size": 16} | rope(theta=2000000.0)),
    "bloom": ("bloom", dict(vocab_size=40, hidden_size=24, n_layer=2, n_head=6, bos_token_id=1, eos_token_id=2)),
}
PLAIN_GAIN_LESS_ONE = ("nemotron",)                                # their files hold a norm's gain less one


def as_published(config):
    """The keys of checkpoints written before rope_parameters."""
    parameters = config.pop("rope_parameters", None)
    if parameters and "full_attention" in parameters:
        parameters = parameters["full_attention"]
    if parameters:
        config["rope_theta"] = parameters.pop("rope_theta")
        if "partial_rotary_factor" in parameters:
            config["partial_rotary_factor"] = parameters.pop("partial_rotary_factor")
        config["rope_scaling"] = None if parameters["rope_type"] == "default" else parameters
    if "dtype" in config:
        config["torch_dtype"] = config.pop("dtype")
    return config


def draw_weights(model, kind, seed):
    """Large enough that a wrong epsilon, scale, order, window or bias shows in the fourth digit."""
    generator = torch.Generator().manual_seed(seed)
    for name, weight in model.named_parameters():
        noise = torch.randn(weight.shape, generator=generator)
        gain = name.endswith("weight") and ("norm" in name.split(".")[-2] or "norms" in name or ".ln_" in name)
        if gain:
            weight.data = 0.3 * noise + (0.0 if kind in PLAIN_GAIN_LESS_ONE else 1.0)
        elif weight.dim() == 1:
            weight.data = 0.3 * noise
        else:
            weight.data = noise * 1.5 / weight.shape[-1] ** 0.5


@torch.no_grad()
def reference(model, ids):
    blocks = next(part for name, part in model.named_modules() if name.split(".")[-1] in ("layers", "h"))
    states = []
    first = lambda value: value[0] if isinstance(value, tuple) else value
    blocks[0].register_forward_pre_hook(lambda _, inputs, named: states.append((inputs[0] if inputs else named["hidden_states"])[0].clone()),
                                        with_kwargs=True)
    for block in blocks:
        block.register_forward_hook(lambda _, __, output: states.append(first(output)[0].clone()))
    output = model(torch.tensor([ids]), output_attentions=True, use_cache=False)
    assert all(torch.isfinite(state).all() for state in states) and torch.isfinite(output.logits).all()
    return {"ids": torch.tensor(ids), "residual": torch.stack(states), "maps": torch.stack(output.attentions)[:, 0], "logits": output.logits[0]}


def make(folder, kind, settings, seed, tokens):
    config = transformers.AutoConfig.for_model(kind, **settings)
    model = transformers.AutoModelForCausalLM.from_config(config, dtype=torch.float32, attn_implementation="eager").eval()
    draw_weights(model, kind, seed)
    model.tie_weights()
    model.to(torch.bfloat16).save_pretrained(folder)
    model = transformers.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    ids = torch.randint(3, settings["vocab_size"], (tokens,), generator=torch.Generator().manual_seed(seed)).tolist()
    values = reference(model, ids)
    if not folder.name.endswith("_v5"):
        path = folder / "config.json"
        path.write_text(json.dumps(as_published(json.loads(path.read_text())), indent=2) + "\n")
        again = transformers.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
        assert torch.equal(reference(again, ids)["logits"], values["logits"]), "the older keys say something else"
    (folder / "generation_config.json").unlink(missing_ok=True)
    save_file({name: value.contiguous() for name, value in values.items()}, folder / "reference.safetensors")
    print(f"{folder.name:18s} largest residual {values['residual'].abs().max():6.2f}, deviation of the logits {values['logits'].std():5.2f}, "
          f"{sum(file.stat().st_size for file in folder.iterdir()) // 1024} KiB")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("target", type=pathlib.Path)
    arguments.add_argument("names", nargs="*")
    arguments.add_argument("--large", action="store_true")
    options = arguments.parse_args()
    for seed, (name, (kind, settings)) in enumerate(FAMILIES.items(), 100):
        if options.names and name not in options.names:
            continue
        if options.large:
            larger = {"vocab_size": 64, "hidden_size": 96, "n_embd": 96, "intermediate_size": 96, "ffn_hidden_size": 160}
            settings = settings | {key: value for key, value in larger.items() if key in settings}
        make(options.target / name, kind, settings, seed, min(32, 2 * settings.get("max_position_embeddings", 64)) if options.large else TOKENS)
