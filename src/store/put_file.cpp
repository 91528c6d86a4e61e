#include "store/put_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "base/read.h"
#include "base/translation.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// What files begin with that nobody wants to lose to something of another kind.
constexpr std::array<std::string_view, 5> kinds{std::string_view(fixed("SQLite format 3\0"), 16),
                                                fixed("fairdeal sealed key"), "%PDF-", "PK\3\4",
                                                "\x89PNG"};

tl::unexpected<Problems> cannot(const fs::path& out, int error) {
    return refused({out.string(), 0, 0},
                   tr("it cannot be written: {why}", "why"_a = std::strerror(error)));
}

Result<bool> is_of_another_kind(const fs::path& file, std::string_view bytes) {
    const auto begin = read_file(file, 32);
    if (!begin) return tl::make_unexpected(begin.error());
    return std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) {
        return begin->starts_with(kind) && !bytes.starts_with(kind);
    });
}

}  // namespace

Result<void> put_in_place(const fs::path& out, std::string_view bytes, unsigned mode) {
    std::error_code none;
    fs::path file = out;
    if (fs::is_symlink(out, none)) file = fs::weakly_canonical(out, none);  // the link stays
    if (fs::exists(file, none)) {
        if (!fs::is_regular_file(file, none))
            return refused({out.string(), 0, 0}, tr("it is no file that could be replaced"));
        const auto is_another = is_of_another_kind(file, bytes);
        if (!is_another) return tl::make_unexpected(is_another.error());
        if (*is_another)
            return refused({out.string(), 0, 0},
                           tr("there is a file of another kind; choose another name"));
    }
    const int error = replace_file(file, bytes, mode);
    if (error != 0) return cannot(out, error);
    return {};
}

Result<void> put_new(const fs::path& out, std::string_view bytes, unsigned mode) {
    const int error = make_new_file(out, bytes, mode);
    if (error == EEXIST)
        return refused({out.string(), 0, 0},
                       tr("there is a file of that name already; choose another name"));
    if (error != 0) return cannot(out, error);
    return {};
}

}  // namespace fairdeal
