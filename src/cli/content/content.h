#pragma once
// The content a command works with: what is shipped, and the packs that are installed.

#include <filesystem>
#include <functional>
#include <optional>

#include "base/problem.h"
#include "cli/commands.h"
#include "training/library.h"

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

/// --content of a command.
void add_content(CLI::App& command, ContentOptions& options);
/// The folder that the command line names, else FAIRDEAL_CONTENT; empty: neither does.
std::string named_content(const ContentOptions& options);
/// Refused: a folder is named by word or variable, and it holds no content.
Result<void> must_hold_content(const ContentOptions& options);
/// The refusal where there is none: how to name its folder.
tl::unexpected<Problems> no_content();
/// It, or else what lies beside the program; nothing if there is no content.
std::optional<std::filesystem::path> content_folder(const ContentOptions& options);

/// --content and --packs of a command that looks at lessons, scenarios or table cards.
void add_content_and_packs(CLI::App& command, ContentOptions& options);
/// --packs alone.
void add_packs_folder(CLI::App& command, ContentOptions& options);

/// The packs folder that is named, or else the user's own; empty if there is none.
std::filesystem::path packs_of(const ContentOptions& options);

/// Today, as a house's calendar has it: "2026-11-26".
std::string day_today();
/// The house's table cards beside the school's file; empty if there is none.
std::filesystem::path house_cards_of(const ContentOptions& options);
/// Puts those in force today; one that is left out is complained of.
void put_house_cards_in_force(Library& library, const ContentOptions& options);

/// All content, with the packs and the house's table cards. A pack that does not pass is left out
/// and complained of. Refused: there is no content, or it cannot be read.
Result<Library> content_of(const ContentOptions& options);

/// The same for a command that works without: with a warning the misreadings alone, or nothing.
Library library_or_none(const ContentOptions& options);

/// library_or_none(), read when it is first asked for; `options` must outlive it.
std::function<const Library&()> library_when_needed(const ContentOptions& options);

/// The one table card in a file.
Result<TableCardFile> table_card_in(const std::string& file);
/// The table card that an option names by its id or by its file.
Result<TableCardFile> table_card_of(const char* option, const std::string& named,
                                    const Library& library);

}  // namespace fairdeal
