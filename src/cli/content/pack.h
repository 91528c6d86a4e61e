#pragma once
// `fairdeal pack`: content packs put in, listed and taken out. `fairdeal affected`: what a changed
// table card does to all of the content.

#include "cli/commands.h"

namespace fairdeal {

struct PackOptions {
    std::string pack;   // a folder or zip file, or the name of an installed pack; the file of a
                        // table card
    bool json = false;  // to list
    ContentOptions content;
};
/// Unusable, and nothing changed, if anything is wrong with the pack.
ExitStatus run_pack_add(const PackOptions& options);
/// Unusable if an installed pack is left out.
ExitStatus run_pack_list(const PackOptions& options);
ExitStatus run_pack_remove(const PackOptions& options);
/// Lists the scenarios and lesson items whose key another table card changes.
ExitStatus run_affected(const PackOptions& options);

}  // namespace fairdeal
