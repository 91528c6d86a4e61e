#include "cli/content.h"

#include <CLI/CLI.hpp>

#include "app/packs.h"
#include "cli/misreadings.h"
#include "cli/output.h"
#include "content/library.h"

namespace fairdeal {

void add_packs_folder(CLI::App& command, ContentOptions& options) {
    command.add_option("--packs", options.packs,
                       "The packs folder (without it: FAIRDEAL_PACKS, or packs beside the school's "
                       "file)");
}

void add_content_and_packs(CLI::App& command, ContentOptions& options) {
    command
        .add_option("--content", options.folder, "The folder that holds lessons/ and scenarios/")
        ->envname("FAIRDEAL_CONTENT");
    add_packs_folder(command, options);
}

std::filesystem::path packs_of(const ContentOptions& options) {
    return options.packs.empty() ? packs_folder() : std::filesystem::path(options.packs);
}

Result<Library> content_of(const ContentOptions& options) {
    const auto folder = find_content(options.folder, program_folder());
    if (!folder) return refused({}, "no content was found; see --content");
    auto library = load_library(*folder);
    if (library) complain(add_packs(*library, packs_of(options)));
    return library;
}

Library library_or_none(const ContentOptions& options) {
    auto library = content_of(options);
    if (library) return *std::move(library);
    complain(library.error());
    complain("no content can be read, so the clauses are ids only (see --content)");
    Library rest;
    rest.misreadings = misreadings_or_none(options);
    return rest;
}

}  // namespace fairdeal
