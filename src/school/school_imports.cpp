// Which answers of a school came by imports.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/translation.h"
#include "school/school.h"
#include "school/school_sql.h"

namespace fairdeal {

std::string to_text(const ImportSource& source) {
    const auto days = std::chrono::floor<std::chrono::days>(std::chrono::milliseconds(source.at));
    const std::chrono::year_month_day day{std::chrono::sys_days(days)};
    return fmt::format(fixed("{} on {:04}-{:02}-{:02}"), source.file, static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

const ImportedAnswers* import_of(const std::vector<ImportedAnswers>& imports, std::int64_t number) {
    const auto found = std::find_if(imports.begin(), imports.end(), [&](const auto& one) {
        return one.first <= number && number <= one.last;
    });
    return found == imports.end() ? nullptr : &*found;
}

std::vector<ImportedAnswers> School::imports_of(std::string_view person) const {
    Statement rows(database_, school_sql_imports_of);
    rows.bind(":person", person);
    std::vector<ImportedAnswers> imports;
    while (rows.step())
        imports.push_back(
            {rows.number(0), rows.number(1), {std::string(rows.text(2)), rows.number(3)}});
    return imports;
}

void School::note_import(const std::string& person, std::int64_t first,
                         const ImportSource& source) {
    const std::int64_t last = answer_count(person);
    if (last < first) return;
    Statement(database_, school_sql_add_import)
        .bind(":person", person)
        .bind(":first", first)
        .bind(":last", last)
        .bind(":file", source.file)
        .bind(":at", source.at)
        .run();
}

}  // namespace fairdeal
