#include "cli/out_file.h"

#include <CLI/App.hpp>
#include <filesystem>

#include "base/translation.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

tl::unexpected<Problems> is_there(const std::string& file) {
    return refused({file, 0, 0}, tr("there is a file of that name already; choose another name, or "
                                    "replace it with --force"));
}

}  // namespace

void add_force(CLI::App& command, bool& force) {
    command.add_flag("--force", force, tr("Replace a file of this name"));
}

Result<void> may_write(const std::string& file, bool force) {
    std::error_code error;
    const auto status = std::filesystem::symlink_status(file, error);
    if (force || !std::filesystem::is_regular_file(status)) return {};
    return is_there(file);
}

Result<void> write_file(const std::string& file, std::string_view bytes, bool force,
                        unsigned mode) {
    if (force) return put_in_place(file, bytes, mode);
    auto written = put_new(file, bytes, mode);
    std::error_code error;
    if (!written && std::filesystem::is_regular_file(file, error)) return is_there(file);
    return written;
}

}  // namespace fairdeal
