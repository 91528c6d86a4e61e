#pragma once
// What SQLite keeps beside a database.

#include <array>
#include <string_view>

namespace fairdeal {

/// At the end of their names, after the database's own.
inline constexpr std::array<std::string_view, 3> beside_databases{"-journal", "-wal", "-shm"};

}  // namespace fairdeal
