#pragma once
// The one place where files are opened and their bytes read. What cannot be read to its end is
// refused: half a file is never taken for the whole of it.

#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <string>

#include "base/problem.h"

namespace fairdeal {

/// Opens a file for reading. Refused where there is none, where it is a folder, or where it may not
/// be read. What is read of it is to be asked for bad(), or by the functions below.
Result<std::ifstream> open_to_read(const std::filesystem::path& file);

/// All of a stream, and of a longer one a byte more than `most`. Refused, with the place `source`,
/// where the stream cannot be read to its end.
Result<std::string> read_stream(std::istream& in, const std::string& source, std::size_t most);

/// All of a file, likewise.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t most);

/// Is there anything of this name? Refused where nobody can tell, as in a folder that may not be
/// entered: it is not to be taken for "no".
Result<bool> is_there(const std::filesystem::path& file);

/// False only where it is certain that there is nothing of this name.
bool may_be_there(const std::filesystem::path& file);

/// All of a file, likewise; nothing if there is none. Refused, too, where it is a pipe, for that
/// may never end.
Result<std::optional<std::string>> read_file_if_there(const std::filesystem::path& file,
                                                      std::size_t most);

/// What is said of an input whose stream turned bad().
Problem cut_off(const std::string& source);

}  // namespace fairdeal
