#include "app/pack_desk.h"

#include "content/pack.h"

namespace fairdeal {

void open_packs(Desk& desk, const std::filesystem::path& packs) {
    if (desk.problems.empty()) desk.problems = add_packs(desk.library, packs);
}

}  // namespace fairdeal
