#include "content/packs/affected.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/content/pack.h"
#include "cli/json_line.h"
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

Json json_of(const AffectedItem& item) {
    Json json{{"id", item.id},
              {"title", item.title},
              {"lessons", item.lessons},
              {"was", item.was},
              {"because", item.because}};
    if (item.why_not.empty()) {
        json["is"] = item.is;
        json["is-because"] = item.is_because;
    } else {
        json["cannot-be-asked"] = item.why_not;
    }
    return json;
}

}  // namespace

ExitStatus run_affected(const PackOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto table = table_card_in(options.pack);
    if (!table) return unusable(table.error());
    const auto library = content_of(options.content);
    if (!library) return unusable(library.error());
    const auto items = affected_by(*table, *library);
    if (!items) return unusable(items.error());
    for (const AffectedItem& item : *items) {
        if (options.json)
            print_json(json_of(item));
        else
            print(text_of(item));
    }
    if (options.json) return ExitStatus::Fine;
    print(tr("{items} affected by {table}", "items"_a = items->size(), "table"_a = table->id) +
          "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
