#include "desk/certify/machine_office.h"

#include <cstdlib>

namespace fairdeal {

std::filesystem::path MachineOffice::folder_beside(const std::filesystem::path& school) const {
    if (!folder.empty()) return folder;
    const char* set = std::getenv("FAIRDEAL_OFFICE");
    if (set != nullptr && *set != 0) return set;
    return school.parent_path() / "office";
}

}  // namespace fairdeal
