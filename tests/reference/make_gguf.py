"""Puts tiny models of make_families.py into GGUF form, named and ordered as llama.cpp's converter does.

    pip install torch safetensors gguf
    python make_gguf.py FAMILIES TARGET [NAME...]

TARGET/<name>.gguf holds the weights of FAMILIES/<name>, so that family's reference.safetensors holds for it too. Matrices are stored as
BF16, everything else as F32.
"""
import json
import pathlib
import sys

import gguf
import numpy as np
import torch
from safetensors.torch import load_file

# name: (architecture, whether llama.cpp's converter turns the half-split rows of q and k into pairs)
MODELS = {"granite": ("granite", True), "mixtral_small": ("llama", True), "starcoder2_open": ("starcoder2", False), "phi": ("phi2", False),
          "smollm3_long": ("smollm3", True), "cohere": ("command-r", False), "cohere2": ("cohere2", False),
          "stablelm": ("stablelm", False), "stablelm_parallel": ("stablelm", False), "glm4_v5": ("glm4", False), "nemotron": ("nemotron", False), "bloom": ("bloom", False)}


def paired(weight, heads):
    """Half-split rotary rows as neighbours."""
    size = weight.shape[0] // heads
    return weight.reshape(heads, 2, size // 2, *weight.shape[1:]).swapaxes(1, 2).reshape(weight.shape)


def unmixed(weight, heads):
    """BLOOM's q, k and v of each head together as q of all heads, then k, then v."""
    size = weight.shape[0] // (3 * heads)
    return weight.reshape(heads, 3, size, *weight.shape[1:]).swapaxes(0, 1).reshape(weight.shape)


def describe_bloom(writer, config):
    writer.add_context_length(config.get("seq_length", 2048))
    writer.add_embedding_length(config["hidden_size"])
    writer.add_feed_forward_length(4 * config["hidden_size"])
    writer.add_head_count(config["n_head"])
    writer.add_head_count_kv(config["n_head"])
    writer.add_layer_norm_eps(config["layer_norm_epsilon"])


def describe(writer, config, architecture):
    if architecture == "bloom":
        return describe_bloom(writer, config)
    heads, width = config["num_attention_heads"], config["hidden_size"]
    size = config.get("head_dim") or width // heads
    rope = config.get("rope_parameters") or config
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(width)
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(heads)
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_key_length(size)
    writer.add_value_length(size)
    writer.add_rope_freq_base(rope["rope_theta"])
    writer.add_rope_dimension_count(int(size * rope.get("partial_rotary_factor", 1.0)))
    if "rms_norm_eps" in config:
        writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    else:
        writer.add_layer_norm_eps(next(config[key] for key in ("layer_norm_eps", "norm_epsilon", "norm_eps") if key in config))
    if (scaling := config.get("rope_scaling")) and scaling["rope_type"] == "linear":
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(scaling["factor"])
    if architecture == "granite":
        writer.add_embedding_scale(config["embedding_multiplier"])
        writer.add_residual_scale(config["residual_multiplier"])
        writer.add_attention_scale(config["attention_multiplier"])
        writer.add_logit_scale(config["logits_scaling"])
    if "logit_scale" in config:
        writer.add_logit_scale(config["logit_scale"])
    if "use_parallel_residual" in config:
        writer.add_parallel_residual(config["use_parallel_residual"])
    if architecture == "cohere2":
        writer.add_sliding_window(config["sliding_window"])
    if "num_local_experts" in config:
        writer.add_expert_count(config["num_local_experts"])
        writer.add_expert_used_count(config["num_experts_per_tok"])


def gathered(tensors):
    """Tensors that GGUF stacks: the experts of a layer, the gains of each head's norm."""
    whole, parts = {}, {}
    for name, tensor in tensors.items():
        if ".experts." in name:
            before, after = name.split(".experts.")
            if after.split(".")[0].isdigit():
                number, rest = after.split(".", 1)
                parts.setdefault(f"{before}.experts.{rest}", {})[int(number)] = tensor
                continue
        if ".norms." in name:
            before, after = name.split(".norms.")
            parts.setdefault(f"{before}.weight", {})[int(after.split(".")[0])] = tensor
            continue
        whole[name] = tensor
    return whole | {name: torch.stack([found[number] for number in sorted(found)]) for name, found in parts.items()}


def make(source, target, architecture, pairs):
    config = json.loads((source / "config.json").read_text())
    kind = {"llama": "LLAMA", "command-r": "COMMAND_R"}.get(architecture, architecture.upper())
    layers = config.get("num_hidden_layers") or config["n_layer"]
    names = gguf.get_tensor_name_map(getattr(gguf.MODEL_ARCH, kind), layers)
    writer = gguf.GGUFWriter(target, architecture)
    writer.add_name(source.name)
    writer.add_block_count(layers)
    describe(writer, config, architecture)
    for name, tensor in gathered(load_file(source / "model.safetensors")).items():
        if name == "lm_head.weight" and config.get("tie_word_embeddings"):
            continue
        if architecture == "bloom" and "query_key_value" in name:
            tensor = unmixed(tensor, config["n_head"])
        for part, heads in () if not pairs else (("q_proj", config["num_attention_heads"]), ("k_proj", config["num_key_value_heads"])):
            if f".{part}." in name:
                tensor = paired(tensor, heads)
        if architecture == "nemotron" and "norm" in name and name.endswith("weight"):
            tensor = tensor.float() + 1.0
        place = names.get_name(name.removeprefix("transformer.") if architecture == "bloom" else name, try_suffixes=(".weight", ".bias"))
        assert place is not None, name
        if tensor.dim() < 2 or "norm" in name:
            writer.add_tensor(place, tensor.float().numpy())
        else:
            data = tensor.to(torch.bfloat16).contiguous().view(torch.uint8).numpy()
            writer.add_tensor(place, data, raw_shape=data.shape, raw_dtype=gguf.GGMLQuantizationType.BF16)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    print(target.name, target.stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    families, target = map(pathlib.Path, sys.argv[1:3])
    target.mkdir(exist_ok=True)
    for name, (architecture, pairs) in MODELS.items():
        if not sys.argv[3:] or name in sys.argv[3:]:
            make(families / name, target / f"{name}.gguf", architecture, pairs)
