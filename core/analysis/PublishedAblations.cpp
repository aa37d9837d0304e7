#include "analysis/PublishedAblations.h"

#include <array>

namespace sinkscope {
namespace {

constexpr std::array ablations{
    PublishedAblation{"Baseline", "pre-norm, SwiGLU, 32 heads of 128, learning rate 3e-4", 10.1, 46.0, 3818.0},
    PublishedAblation{"Learning rate", "7.5e-5", 11.8, 18.6, 1447.0},
    PublishedAblation{"Learning rate", "1.5e-4", 10.7, 31.8, 2251.0},
    PublishedAblation{"Learning rate", "6e-4", 10.0, 51.5, 3773.0},
    PublishedAblation{"Learning rate", "1.2e-3", 10.2, 39.2, 2723.0},
    PublishedAblation{"Lowest learning rate", "3e-5, as the baseline", 10.1, 46.0, 3818.0},
    PublishedAblation{"Lowest learning rate", "3e-4, no decay", 10.7, 56.8, 2870.0},
    PublishedAblation{"Weight decay", "0.0", 10.4, 33.8, 12275.0},
    PublishedAblation{"AdamW β2", "0.9", 10.1, 49.0, 2832.0},
    PublishedAblation{"AdamW β2", "0.999", 10.7, 20.9, 1855.0},
    PublishedAblation{"Training tokens", "200B", 9.5, 63.3, 1848.0},
    PublishedAblation{"Feed-forward", "GeLU, two layers", 10.1, 69.3, 3369.0},
    PublishedAblation{"Feed-forward", "single linear", 12.5, 58.9, 688.0},
    PublishedAblation{"Feed-forward", "attention only", 10.8, 73.9, 637.0},
    PublishedAblation{"Norm", "sandwich", 9.8, 44.7, 520.0},
    PublishedAblation{"Norm", "sandwich, queries and keys", 10.0, 42.0, 92.0},
    PublishedAblation{"Norm", "DynamicTanh", 10.0, 61.0, 153.0},
    PublishedAblation{"Heads of 128", "8", 10.4, 37.1, 1253.0},
    PublishedAblation{"Heads of 128", "16", 10.3, 41.7, 1936.0},
    PublishedAblation{"Head size, 32 heads", "8", 11.3, 4.1, 291.0},
    PublishedAblation{"Head size, 32 heads", "16", 10.8, 9.8, 315.0},
    PublishedAblation{"Head size, 32 heads", "32", 10.5, 27.9, 829.0},
    PublishedAblation{"Head size, 32 heads", "64", 10.3, 37.7, 2112.0},
    PublishedAblation{"Head size × heads", "8 × 512", 10.7, 11.0, 1205.0},
    PublishedAblation{"Head size × heads", "16 × 256", 10.4, 30.8, 1750.0},
    PublishedAblation{"Head size × heads", "32 × 128", 10.3, 41.1, 1916.0},
    PublishedAblation{"Head size × heads", "64 × 64", 10.2, 44.1, 2523.0},
    PublishedAblation{"Head size × heads", "256 × 16", 10.1, 52.1, 3429.0},
    PublishedAblation{"Gate, conditional", "per channel", 10.0, 4.5, 202.0},
    PublishedAblation{"Gate, conditional", "per head", 10.1, 6.4, 186.0},
    PublishedAblation{"Gate, conditional", "one per token", 10.2, 31.2, 316.0},
    PublishedAblation{"Gate, unconditional", "per channel", 10.1, 42.2, 1922.0},
    PublishedAblation{"Gate, unconditional", "per head", 10.1, 41.3, 1884.0},
    PublishedAblation{"Gate, unconditional", "one", 10.2, 44.3, 1797.0},
    PublishedAblation{"Gate on a static signal", "position", 10.1, 41.1, 1755.0},
    PublishedAblation{"Gate on a static signal", "token embedding", 10.0, 31.1, 1966.0},
    PublishedAblation{"Context, least to most", "1 to 256", 12.4, 42.1, 5411.0},
    PublishedAblation{"Context, least to most", "1 to 1024", 10.6, 46.3, 4442.0},
    PublishedAblation{"Context, least to most", "1024 to 4096", 10.1, 13.0, 38470.0},
    PublishedAblation{"Context, least to most", "1024 to 5120", 10.1, 8.0, 42365.0},
    PublishedAblation{"Context, least to most", "2048 to 4096", 10.6, 1.2, 7193.0},
    PublishedAblation{"Context, least to most", "2048 to 6144", 10.0, 5.8, 30634.0},
};

} // namespace

std::span<const PublishedAblation> publishedAblations() {
    return ablations;
}

} // namespace sinkscope
