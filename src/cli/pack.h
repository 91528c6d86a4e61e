#pragma once
// `fairdeal pack`: content packs put in, listed and taken out.

#include "cli/commands.h"

namespace fairdeal {

struct PackOptions {
    std::string pack;   // a folder or zip file, or the name of an installed pack
    std::string packs;  // the packs folder
    ContentOptions content;
};
/// Unusable, and nothing changed, if anything is wrong with the pack.
ExitStatus run_pack_add(const PackOptions& options);
/// Unusable if an installed pack is left out.
ExitStatus run_pack_list(const PackOptions& options);
ExitStatus run_pack_remove(const PackOptions& options);

}  // namespace fairdeal
