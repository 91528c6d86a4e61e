#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "base/translation.h"
#include "cli/exam/exam_office.h"
#include "cli/exam/opened_office.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "exam/schedule/exam_plan.h"
#include "print/sheets.h"

namespace fairdeal {

namespace {

Json json_of(const PlannedSitting& one) {
    Json json{{"sitting", one.sitting},
              {"candidate", one.candidate},
              {"exam", one.exam},
              {"invigilator", one.invigilator},
              {"minutes", one.minutes}};
    if (!one.date) return json;
    json["at"] = to_text(one.date->at);
    json["place"] = one.date->place;
    return json;
}

std::string line_of(const PlannedSitting& one) {
    std::string line = fmt::format(
        "{:<20}  {:<12} {:<12} {:<20} {:<12} {}", one.date ? to_text(one.date->at) : "-",
        one.sitting, one.candidate, one.exam, one.invigilator, one.date ? one.date->place : "");
    while (line.ends_with(' ')) line.pop_back();
    return line + "\n";
}

ExitStatus list(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto waiting = opened->office->schedule_for(*opened->who);
    for (const PlannedSitting& one : waiting)
        print(options.json ? fairdeal::line_of(json_of(one)) : line_of(one));
    if (waiting.empty())
        complain(tr("no exam that {who} may see waits to be sat", "who"_a = options.as));
    return ExitStatus::Fine;
}

ExitStatus write_plan(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto plan = hand_out_plan(*opened->office, *opened->school, *opened->who);
    if (!plan) return unusable(plan.error());
    const bool is_printed = std::filesystem::path(options.to).extension() == ".pdf";
    return put_out(options, is_printed
                                ? plan_pdf(*plan, paper_named(options.paper), opened->office->now())
                                : plan_csv(*plan));
}

Result<void> set_as_asked(OpenedOffice& opened, const OfficeOptions& options) {
    if (options.no_date) return opened.office->drop_dates(*opened.who, options.ids);
    const auto at = sitting_time_from(options.at);
    if (!at) return refused({"--at", 0, 0}, at.error().front().what);
    return opened.office->set_dates(*opened.who, options.ids,
                                    {*at, std::string(trimmed(options.place, " "))}, options.every);
}

ExitStatus set(const OfficeOptions& options) {
    if (options.at.empty() && !options.no_date)
        return unusable({{{"--at", 0, 0}, tr("say when they are to be sat, or --none")}});
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    if (const auto done = set_as_asked(*opened, options); !done) return unusable(done.error());
    for (const PlannedSitting& one : opened->office->schedule_for(*opened->who)) {
        const auto& ids = options.ids;
        if (std::find(ids.begin(), ids.end(), one.sitting) != ids.end()) print(line_of(one));
    }
    return ExitStatus::Fine;
}

}  // namespace

ExitStatus run_exam_schedule(const OfficeOptions& options) {
    if (!options.ids.empty()) return set(options);
    return options.to.empty() ? list(options) : write_plan(options);
}

}  // namespace fairdeal
