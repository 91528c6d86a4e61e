#pragma once
// New files that are there whole or not at all.

#include <filesystem>
#include <string_view>

namespace fairdeal {

/// Makes a file of these bytes, never over one that is there already. 0 once it outlasts a loss of
/// power, else the error number of the system (EEXIST: there is such a file) and nothing is left.
/// `mode` is who may read and write it, as the system's octal digits, less what the user's mask
/// forbids.
int make_new_file(const std::filesystem::path& file, std::string_view bytes, unsigned mode);

}  // namespace fairdeal
