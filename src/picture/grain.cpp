#include "picture/grain.h"

#include <cstddef>

namespace fairdeal {

std::vector<std::uint32_t> grain_tile() {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(grain_tile_size) * grain_tile_size);
    std::uint32_t state = 20'231;
    for (auto& pixel : pixels) {
        state = state * 1'664'525U + 1'013'904'223U;
        const std::uint32_t alpha = (state >> 24U) % 30U;
        const std::uint32_t shade = (state >> 20U) & 1U ? alpha : 0U;
        pixel = alpha << 24U | shade << 16U | shade << 8U | shade;
    }
    return pixels;
}

}  // namespace fairdeal
