#include "content/packs/affected.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/content/pack.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

std::string with_clauses(const std::string& key, const std::string& clauses) {
    return fmt::format("  {}{}{}\n", key, clauses.empty() ? "" : "  # ", clauses);
}

std::string text_of(const AffectedItem& item) {
    std::string text = fmt::format("{}: {}\n", item.id, item.title);
    if (!item.lessons.empty())
        text += "  " + tr("in {lessons}", "lessons"_a = fmt::join(item.lessons, ", ")) + "\n";
    text += with_clauses(tr("was: {key}", "key"_a = item.was), item.because);
    if (!item.why_not.empty())
        return text + "  " + tr("cannot be asked: {why}", "why"_a = item.why_not) + "\n";
    return text + with_clauses(tr("is:  {key}", "key"_a = item.is), item.is_because);
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
    print(tr("{items} affected by {table}", "items"_a = items->size(), "table"_a = table->id) +
          "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
