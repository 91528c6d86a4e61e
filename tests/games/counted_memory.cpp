#include "counted_memory.h"

#include <cstdlib>
#include <new>

namespace {

std::size_t taken = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++taken;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace fairdeal {

std::size_t times_memory_was_taken() { return taken; }

}  // namespace fairdeal
