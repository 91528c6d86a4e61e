#include "content/packs/affected.h"

#include <fmt/format.h>

#include "cli/content/content.h"
#include "cli/content/pack.h"
#include "cli/output.h"
#include "content/library.h"

namespace fairdeal {

namespace {

/// The one table card in a file.
Result<TableCardFile> table_card_in(const std::string& file) {
    ContentFiles files;
    Problems problems = read_content_file(file, files);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    if (files.tables.empty()) return refused({file, 0, 0}, "this is not a table card");
    return files.tables.front().value;
}

std::string key_line(std::string_view when, const std::string& key, const std::string& clauses) {
    return fmt::format("  {} {}{}{}\n", when, key, clauses.empty() ? "" : "  # ", clauses);
}

std::string text_of(const AffectedItem& item) {
    std::string text = fmt::format("{}: {}\n", item.id, item.title);
    if (!item.lessons.empty()) text += fmt::format("  in {}\n", fmt::join(item.lessons, ", "));
    text += key_line("was:", item.was, item.because);
    return text + (item.why_not.empty() ? key_line("is: ", item.is, item.is_because)
                                        : fmt::format("  cannot be asked: {}\n", item.why_not));
}

}  // namespace

ExitStatus run_affected(const PackOptions& options) {
    const auto table = table_card_in(options.pack);
    if (!table) return unusable(table.error());
    const auto library = content_of(options.content);
    if (!library) return unusable(library.error());
    const auto items = affected_by(*table, *library);
    if (!items) return unusable(items.error());
    for (const AffectedItem& item : *items) print(text_of(item));
    print(fmt::format("{} affected by {}\n", items->size(), table->id));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
