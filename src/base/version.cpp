#include "base/version.h"

namespace fairdeal {

std::string_view program_version() { return FAIRDEAL_VERSION; }

}  // namespace fairdeal
