#pragma once
// The file of a house's name, time zone and currency, for everybody who uses the account.

#include <filesystem>

#include "words/house/house_settings.h"

namespace fairdeal {

/// Those of the file; where there is none (or none is named), those of a house that has set
/// nothing. Refused with each place and reason where it cannot be read or says what cannot be.
Result<HouseSettings> read_house(const std::filesystem::path& file);

/// Writes them whole, and makes the file's folder where it is not there. Refused where that cannot
/// be done, and where the file that is there cannot be read: it stays as it is then.
Result<void> write_house(const std::filesystem::path& file, const HouseSettings& settings);

}  // namespace fairdeal
