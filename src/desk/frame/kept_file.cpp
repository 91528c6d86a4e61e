#include "desk/frame/kept_file.h"

#include "base/read.h"
#include "base/translation.h"

namespace fairdeal {

Result<std::string> read_kept(const std::filesystem::path& file, std::size_t most) {
    auto bytes = read_file_if_there(file, most);
    if (!bytes) return tl::make_unexpected(std::move(bytes.error()));
    if (*bytes && (*bytes)->size() > most)
        return refused({file.string(), 0, 0}, tr("is longer than {size} bytes", "size"_a = most));
    return std::move(*bytes).value_or("");
}

}  // namespace fairdeal
