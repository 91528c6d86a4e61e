#include "cli/exam/exam_office.h"

#include <fmt/format.h>

#include <filesystem>

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/exam/opened_office.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "exam/office/first_passphrase.h"
#include "exam/office/new_person.h"
#include "exam/records/hand_out.h"
#include "log/rows.h"
#include "school/school_trainer.h"
#include "words/words.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

KeyCost cost_of(const OfficeOptions& options) { return {.memory = options.memory << 20U}; }

Result<std::string> passphrase_of_keys(const OfficeOptions& options, bool is_new = false) {
    return passphrase_in(options.keys_file, tr("Passphrase of the office's keys"), is_new);
}

Result<std::vector<Role>> roles_in(const std::vector<std::string>& words) {
    std::vector<Role> roles;
    for (const std::string& word : words) {
        const auto role = role_from(word);
        if (!role)
            return refused({tr("role"), 0, 0},
                           tr("'{word}' is no role: say trainee (a dealer, in training or at "
                              "work), trainer, examiner, invigilator, auditor or administrator",
                              "word"_a = word));
        if (std::find(roles.begin(), roles.end(), *role) == roles.end()) roles.push_back(*role);
    }
    std::sort(roles.begin(), roles.end());
    return roles;
}

std::string words_of(const std::vector<Role>& roles) {
    std::string words;
    for (const Role role : roles) add_to_list(words, std::string(to_text(role)));
    return words;
}

/// The person that the options describe.
Person person_in(const OfficeOptions& options, const std::vector<Role>& roles) {
    return Person{options.id, options.name, roles, options.team, false, utc_milliseconds_now()};
}

ExitStatus said(const Result<void>& done, const OfficeOptions& options,
                const std::vector<Role>& roles) {
    if (!done) return unusable(done.error());
    print(fmt::format("{}: {}\n", options.id, words_of(roles)));
    return ExitStatus::Fine;
}

/// With the first passphrase of somebody who has none, where it is given.
Result<void> give_roles(OpenedOffice& opened, const OfficeOptions& options,
                        const std::vector<Role>& roles) {
    if (options.new_file.empty()) return opened.office->give_roles(*opened.who, options.id, roles);
    const auto own = passphrase_in(options.new_file,
                                   tr("First passphrase of {who}", "who"_a = options.id), true);
    if (!own) return tl::make_unexpected(own.error());
    return give_first_passphrase(*opened.office, *opened.school, *opened.who, options.id, roles,
                                 {*own});
}

/// A row of the table of permissions: a mark for each role.
std::string row_of(OfficeRight right) {
    std::string row = fmt::format("{:<20}", to_text(right));
    for (std::size_t role = 0; role < role_count; ++role)
        row += fmt::format("{:>15}", may(static_cast<Role>(role), right) ? tr("yes") : "-");
    return row + "\n";
}

std::string row_of(const Person& person) {
    return fmt::format("{:<16} {:<30} {:<12} {}\n", person.id, words_of(person.roles), person.team,
                       person.has_passphrase ? "" : tr("no passphrase"));
}

std::string row_of(const OfficeEvent& event) {
    return tr("{time} {event} {about} by {who}", "time"_a = to_text(event.at),
              "event"_a = to_text(event.kind), "about"_a = event.about, "who"_a = event.by) +
           (event.what.empty() ? "" : ": " + event.what) + "\n";
}

Json json_of(OfficeRight right) {
    Json json{{"may", to_text(right)}, {"roles", Json::array()}};
    for (std::size_t role = 0; role < role_count; ++role) {
        if (may(static_cast<Role>(role), right))
            json["roles"].push_back(to_text(static_cast<Role>(role)));
    }
    return json;
}

Json json_of(const Person& person) {
    Json json{{"person", person.id},
              {"roles", Json::array()},
              {"team", person.team},
              {"has-passphrase", person.has_passphrase}};
    for (const Role role : person.roles) json["roles"].push_back(to_text(role));
    return json;
}

Json json_of(const OfficeEvent& event) {
    return {{"at", to_text(event.at)},
            {"event", to_text(event.kind)},
            {"about", event.about},
            {"by", event.by},
            {"what", event.what}};
}

ExitStatus print_keys(const Office& office) {
    for (const auto& keys : {office.exam_keys(), office.office_keys()}) {
        if (!keys) return unusable(keys.error());
        for (const PublicKey& key : *keys) print(to_text(key) + "\n");
    }
    return ExitStatus::Fine;
}

}  // namespace

ExitStatus run_office_create(const OfficeOptions& options) {
    auto school = School::open(options.school, Access::Write);
    if (!school) return unusable(school.error());
    const auto own =
        passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.as));
    if (!own) return unusable(own.error());
    if (!school->opens(options.as, *own))
        return unusable(Problems{{{options.as, 0, 0}, tr("the passphrase is wrong")}});
    const auto passphrase = passphrase_of_keys(options, true);
    if (!passphrase) return unusable(passphrase.error());
    const auto office = Office::create(options.office, *school, utc_now,
                                       {options.house, *passphrase, cost_of(options)}, options.as);
    return office ? print_keys(*office) : unusable(office.error());
}

ExitStatus run_office_add(const OfficeOptions& options) {
    const auto roles = roles_in(options.roles);
    if (!roles) return unusable(roles.error());
    const auto typed_passphrase = [&] {
        return passphrase_in(options.new_file, tr("New passphrase of {who}", "who"_a = options.id),
                             true);
    };
    const Person person = person_in(options, *roles);
    if (options.as.empty()) {
        if (const auto folder = fs::path(options.school).parent_path(); !folder.empty()) {
            std::error_code error;  // where it cannot be made, the school cannot be either
            fs::create_directories(folder, error);
        }
        auto school = School::open_or_create(options.school);
        if (!school) return unusable(school.error());
        if (has_administrator(*school))
            return unusable(
                Problems{{{options.school, 0, 0},
                          tr("there is an administrator, who adds people (see --as)")}});
        const auto passphrase = typed_passphrase();
        if (!passphrase) return unusable(passphrase.error());
        return said(add_new_person(*school, person, *passphrase), options, *roles);
    }
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    if (auto may = opened->office->must_be_allowed(*opened->who, OfficeRight::ManagePeople); !may)
        return unusable(may.error());
    const auto passphrase = typed_passphrase();
    if (!passphrase) return unusable(passphrase.error());
    return said(add_new_person(*opened->office, *opened->school, *opened->who, person, *passphrase),
                options, *roles);
}

ExitStatus run_office_people(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    if (auto may = opened->office->must_be_allowed(*opened->who, OfficeRight::ManagePeople); !may)
        return unusable(may.error());
    for (const Person& person : opened->school->people())
        print(options.json ? line_of(json_of(person)) : row_of(person));
    return ExitStatus::Fine;
}

ExitStatus run_office_roles(const OfficeOptions& options) {
    const auto roles = roles_in(options.roles);
    if (!roles) return unusable(roles.error());
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    return said(give_roles(*opened, options, *roles), options, *roles);
}

ExitStatus run_office_passphrase(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto wanted =
        passphrase_in(options.new_file, tr("New passphrase of {who}", "who"_a = options.as), true);
    if (!wanted) return unusable(wanted.error());
    const auto changed = opened->office->change_passphrase(*opened->who, *wanted);
    if (!changed) return unusable(changed.error());
    print(tr("The passphrase is changed.") + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_office_permissions(const OfficeOptions& options) {
    if (options.json) {
        for (std::size_t right = 0; right < office_right_count; ++right)
            print_json(json_of(static_cast<OfficeRight>(right)));
        return ExitStatus::Fine;
    }
    std::string head = fmt::format("{:<20}", tr("may"));
    for (std::size_t role = 0; role < role_count; ++role)
        head += fmt::format("{:>15}", to_text(static_cast<Role>(role)));
    print(head + "\n");
    for (std::size_t right = 0; right < office_right_count; ++right)
        print(row_of(static_cast<OfficeRight>(right)));
    return ExitStatus::Fine;
}

ExitStatus run_office_keys(const OfficeOptions& options) {
    if (!options.change) {
        const auto opened = open_office(options);
        return opened ? print_keys(*opened->office) : ExitStatus::Unusable;
    }
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto old = passphrase_of_keys(options);
    if (!old) return unusable(old.error());
    const auto fresh =
        passphrase_in(options.new_file, tr("New passphrase of the office's keys"), true);
    if (!fresh) return unusable(fresh.error());
    const auto changed = opened->office->change_keys(*opened->who, *old, *fresh, cost_of(options));
    return changed ? print_keys(*opened->office) : unusable(changed.error());
}

ExitStatus run_office_escrow(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto own = passphrase_of_keys(options);
    if (!own) return unusable(own.error());
    const auto fresh = passphrase_in(options.new_file, tr("Passphrase of the copies"), true);
    if (!fresh) return unusable(fresh.error());
    const auto done =
        opened->office->escrow_keys(*opened->who, *own, options.to, *fresh, cost_of(options));
    if (!done) return unusable(done.error());
    print(tr("exam.key and office.key are in {folder}", "folder"_a = options.to) + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_office_address(const OfficeOptions& options) {
    if (options.url.empty() && !options.no_url) {
        const auto opened = open_office(options);
        if (!opened) return ExitStatus::Unusable;
        print(to_text(opened->office->address()) + "\n");
        return ExitStatus::Fine;
    }
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto set = opened->office->set_address(*opened->who, {options.url, options.logo});
    return set ? ExitStatus::Fine : unusable(set.error());
}

ExitStatus run_office_terminal(const OfficeOptions& options) {
    if (!options.allow && !options.forbid) {
        const auto opened = open_office(options);
        if (!opened) return ExitStatus::Unusable;
        print((opened->office->allows_terminal() ? tr("allowed") : tr("not allowed")) + "\n");
        return ExitStatus::Fine;
    }
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto set = opened->office->allow_terminal(*opened->who, options.allow);
    return set ? ExitStatus::Fine : unusable(set.error());
}

ExitStatus run_office_restored(const OfficeOptions& options) {
    auto opened = open_restored_office(options);
    if (!opened || !sign_in(*opened, options)) return ExitStatus::Unusable;
    const auto done = opened->office->accept_restored(*opened->who, options.text);
    return done ? ExitStatus::Fine : unusable(done.error());
}

ExitStatus run_office_sign(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    if (const auto may = must_sign_log(*opened->office, *opened->who); !may)
        return unusable(may.error());
    const auto passphrase = passphrase_of_keys(options);
    if (!passphrase) return unusable(passphrase.error());
    const auto note = opened->office->sign_log(*passphrase);
    if (!note) return unusable(note.error());
    print(write(*note));
    return ExitStatus::Fine;
}

ExitStatus run_office_events(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    if (auto may = opened->office->must_be_allowed(*opened->who, OfficeRight::CheckLedger); !may)
        return unusable(may.error());
    for (const OfficeEvent& event : opened->office->events_of(options.id))
        print(options.json ? line_of(json_of(event)) : row_of(event));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
