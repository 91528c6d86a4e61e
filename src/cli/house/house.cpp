#include "cli/house/house.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "school/house_file.h"
#include "store/places.h"

namespace fairdeal {

namespace {

bool house_unread = false;

struct OptionOfField {
    HouseField field;
    const char* option;
    std::optional<std::string> HouseOptions::*typed;
};
constexpr std::array options_of_fields{
    OptionOfField{HouseField::Name, "--name", &HouseOptions::name},
    OptionOfField{HouseField::TimeZone, fixed("--time-zone"), &HouseOptions::time_zone},
    OptionOfField{HouseField::Currency, "--currency", &HouseOptions::currency}};

std::string or_none(const std::string& value) { return value.empty() ? tr("none") : value; }

void show(const HouseSettings& house, bool json) {
    const std::string file = house_file().string();
    if (json)
        return print_json({{"name", house.name},
                           {"time-zone", house.time_zone},
                           {"currency", house.currency},
                           {"file", file.empty() ? Json(nullptr) : Json(file)}});
    print(tr("Name: {name}", "name"_a = or_none(house.name)) + "\n" +
          tr("Time zone: {zone}", "zone"_a = house.time_zone) + "\n" +
          tr("Currency: {currency}", "currency"_a = house.currency) + "\n" +
          tr("Kept in: {file}", "file"_a = or_none(file)) + "\n");
}

ExitStatus run_house_show(const HouseOptions& options) {
    const auto english = english_for_programs(options.json);
    if (is_house_unread()) return ExitStatus::Unusable;
    const auto house = read_house(house_file());
    if (!house) return unusable(house.error());
    show(*house, options.json);
    return ExitStatus::Fine;
}

/// "none" as a name is no name.
std::string meant(HouseField field, const std::string& typed) {
    return field == HouseField::Name && typed == no_such_setting ? "" : typed;
}

ExitStatus run_house_set(const HouseOptions& options) {
    const auto english = english_for_programs(options.json);
    if (is_house_unread()) return ExitStatus::Unusable;
    auto house = read_house(house_file());
    if (!house) return unusable(house.error());
    Problems problems;
    bool changes = false;
    for (const OptionOfField& one : options_of_fields) {
        const auto& typed = options.*one.typed;
        if (!typed) continue;
        changes = true;
        const std::string value = meant(one.field, *typed);
        if (std::string why = why_not(one.field, value); !why.empty())
            problems.push_back({{one.option, 0, 0}, std::move(why)});
        (*house).*member_of(one.field) = value;
    }
    if (!changes) problems.push_back({{}, tr("say what to set: --name, --time-zone, --currency")});
    if (!problems.empty()) return unusable(problems);
    if (const auto written = write_house(house_file(), *house); !written)
        return unusable(written.error());
    show(*house, options.json);
    return ExitStatus::Fine;
}

CLI::App* add(CLI::App& parent, const char* name, const std::string& what, HouseOptions& options,
              ExitStatus& status, ExitStatus (*run)(const HouseOptions&)) {
    CLI::App* command = parent.add_subcommand(name, what);
    command->add_flag("--json", options.json, tr("One JSON object"));
    command->callback([&options, &status, run] { status = run(options); });
    return command;
}

}  // namespace

void add_house(CLI::App& app, HouseOptions& options, ExitStatus& status) {
    CLI::App* parent = app.add_subcommand(
        "house", tr("The house's name, time zone and currency, set once for all that people read"));
    parent->require_subcommand(1);
    add(*parent, "show", tr("Print what is set, and where it is kept"), options, status,
        run_house_show);
    CLI::App* set =
        add(*parent, "set", tr("Set what is named, for everybody who uses this account"), options,
            status, run_house_set);
    set->add_option("--name", options.name,
                    tr("The name, for pages that are signed; none: without a name"));
    set->add_option("--time-zone", options.time_zone,
                    tr("The time zone by its IANA name, such as Europe/London; UTC if never set"));
    set->add_option(
        "--currency", options.currency,
        tr("The sign or code of amounts, such as $, \u00a3 or USD; none: amounts alone"));
    set->footer(
        tr("Records, CSV, JSON, exam logs and case files stay as they are: in UTC, with plain "
           "amounts.\n"
           "Days, times and deadlines that are typed, and the hours of shifts, are UTC too.\n"
           "Exit status: 0 when it was set, 2 when a value or the file cannot be used, and nothing "
           "was changed."));
}

void put_house_in_force() {
    auto house = read_house(house_file());
    house_unread = !house;
    if (house) return put_in_force(*std::move(house));
    complain(house.error());
    complain(tr("the house's settings are left out: amounts are in dollars, times in UTC"));
}

bool is_house_unread() { return house_unread; }

}  // namespace fairdeal
