// One reader, which FAIRDEAL_READER names, under libFuzzer.

#include <cstdint>
#include <cstring>

#include "fuzz/readers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto read = [] {
        for (const fairdeal::Reader& reader : fairdeal::readers()) {
            if (std::strcmp(reader.name, FAIRDEAL_READER) == 0) return reader.read;
        }
        std::abort();
    }();
    read({static_cast<const char*>(static_cast<const void*>(data)), size});
    return 0;
}
