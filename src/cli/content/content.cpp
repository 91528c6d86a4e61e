#include "cli/content/content.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <memory>

#include "base/text.h"
#include "base/translation.h"
#include "cli/content/misreadings.h"
#include "cli/output.h"
#include "content/library.h"
#include "desk/school/school.h"
#include "desk/school/school_screen.h"
#include "school/cards/house_cards.h"
#include "school/packs/packs.h"
#include "store/places.h"

namespace fairdeal {

void add_packs_folder(CLI::App& command, ContentOptions& options) {
    command.add_option(
        "--packs", options.packs,
        tr("The packs folder (without it: FAIRDEAL_PACKS, or packs beside the school's file)"));
}

// Not by CLI11's own way of reading the environment: one value serves several commands, and that
// of a command that was not given would come over the command line's.
void add_content(CLI::App& command, ContentOptions& options) {
    command.add_option("--content", options.folder,
                       tr("The folder that holds lessons/ and scenarios/ (without it: "
                          "FAIRDEAL_CONTENT, or beside the program)"));
}

std::string named_content(const ContentOptions& options) {
    const char* named = std::getenv("FAIRDEAL_CONTENT");
    if (!options.folder.empty() || named == nullptr) return options.folder;
    return named;
}

tl::unexpected<Problems> no_content() {
    return refused({}, tr("no content was found: name the folder of lessons/ and scenarios/ by "
                          "--content, or FAIRDEAL_CONTENT"));
}

Result<void> must_hold_content(const ContentOptions& options) {
    if (named_content(options).empty() || content_folder(options)) return {};
    return refused({named_content(options), 0, 0},
                   tr("this folder does not hold lessons/rulebook and scenarios"));
}

std::optional<std::filesystem::path> content_folder(const ContentOptions& options) {
    return find_content(named_content(options), program_folder());
}

void add_content_and_packs(CLI::App& command, ContentOptions& options) {
    add_content(command, options);
    add_packs_folder(command, options);
}

std::filesystem::path packs_of(const ContentOptions& options) {
    return options.packs.empty() ? packs_folder() : std::filesystem::path(options.packs);
}

std::string day_today() {
    const SchoolClock clock = machine_clock();
    return iso_day(clock.now(), clock.east);
}

std::filesystem::path house_cards_of(const ContentOptions& options) {
    return house_cards_folder(options.school.empty() ? school_file()
                                                     : std::filesystem::path(options.school));
}

void put_house_cards_in_force(Library& library, const ContentOptions& options) {
    HouseShelf shelf;
    complain(put_in_force(house_cards_of(options), day_today(), shelf, library));
}

Result<Library> content_of(const ContentOptions& options) {
    const auto folder = content_folder(options);
    if (!folder) return no_content();
    auto library = load_library(*folder);
    if (!library) return library;
    complain(add_packs(*library, packs_of(options)));
    put_house_cards_in_force(*library, options);
    return library;
}

Library library_or_none(const ContentOptions& options) {
    auto library = content_of(options);
    if (library) return *std::move(library);
    complain(library.error());
    complain(tr("no content can be read, so the clauses are ids only (see --content)"));
    Library rest;
    rest.misreadings = misreadings_or_none(options);
    return rest;
}

std::function<const Library&()> library_when_needed(const ContentOptions& options) {
    const auto library = std::make_shared<std::optional<Library>>();
    return [&options, library]() -> const Library& {
        if (!*library) *library = library_or_none(options);
        return **library;
    };
}

Result<TableCardFile> table_card_in(const std::string& file) {
    ContentFiles files;
    Problems problems = read_content_file(file, files);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    if (files.tables.empty()) return refused({file, 0, 0}, tr("this is not a table card"));
    return files.tables.front().value;
}

Result<TableCardFile> table_card_of(const char* option, const std::string& named,
                                    const Library& library) {
    const bool is_a_file = named.ends_with(".xml") || named.find('/') != std::string::npos;
    if (is_a_file) return table_card_in(named);
    const TableCardFile* table = find_table(library, named);
    if (table != nullptr) return *table;
    return refused({option, 0, 0},
                   tr("there is no table card of the id {id}", "id"_a = in_quotes(named)));
}

}  // namespace fairdeal
