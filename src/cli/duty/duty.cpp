// `fairdeal duty`: the file made and checked, its facts and answers listed, what falls due.

#include "cli/duty/duty.h"

#include <fmt/format.h>

#include <set>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/duty/duty_json.h"
#include "cli/input.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "content/library.h"
#include "content/xml_scan.h"
#include "formats/csv_row.h"
#include "store/places.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

DutyTrust trust_of(std::vector<PublicKey> keys) { return {seen_logs_file(), std::move(keys)}; }

Result<std::string> owner_passphrase(const DutyOptions& options, bool is_new) {
    return passphrase_in(options.passphrase_file,
                         is_new ? tr("New passphrase of {who}", "who"_a = options.as)
                                : tr("Passphrase of {who}", "who"_a = options.as),
                         is_new);
}

bool is_asked_for(const Fact& fact, const DutyOptions& options) {
    const FactSubject subject = spec_of(fact.kind).subject;
    if (!options.dealer.empty())
        return subject == FactSubject::Dealer && fact.subject == options.dealer;
    if (!options.table.empty())
        return subject == FactSubject::Table && fact.subject == options.table;
    return true;
}

Result<std::vector<Note>> notes_in(const std::vector<std::string>& files) {
    std::vector<Note> notes;
    for (const std::string& file : files) {
        const auto note = bytes_in(file, longest_note).and_then([](const std::string& bytes) {
            return read_note(bytes);
        });
        if (!note) return refused({file, 0, 0}, note.error().front().what);
        notes.push_back(*note);
    }
    return notes;
}

Json json_of(const DutyCheck& check) {
    Json damages = Json::array();
    for (const Damage& damage : check.log.damages)
        damages.push_back({{"record", damage.idx}, {"what", damage.what}});
    return {{"facts", check.facts},
            {"answers", check.answers},
            {"checkpoints", check.log.checkpoints.size()},
            {"damages", damages}};
}

std::string text_of(const DutyCheck& check) {
    std::string text;
    for (const Damage& damage : check.log.damages)
        text += fmt::format("#{}: {}\n", damage.idx, damage.what);
    return text +
           tr("{facts} facts, {answers} answers, {checkpoints} checkpoints: {verdict}",
              "facts"_a = check.facts, "answers"_a = check.answers,
              "checkpoints"_a = check.log.checkpoints.size(),
              "verdict"_a = check.is_sound() ? tr("nothing was changed") : tr("DAMAGED")) +
           "\n";
}

void print_due(const DueItem& item, const DutyOptions& options) {
    const std::string_view kind = spec_of(item.fact->kind).word;
    if (options.json) return print_json(json_of(item));
    if (options.csv)
        return print(CsvRow()
                         .text(item.who)
                         .word(kind)
                         .text(item.what)
                         .word(to_text(item.due))
                         .number(item.days)
                         .number(item.fact->number)
                         .line());
    print(fmt::format(
        "{:<12} {:<12} {:<24} {}  {}  #{}\n", item.who, kind, item.what, to_text(item.due),
        item.days < 0 ? tr("PAST") : tr_n("in {count} day", "in {count} days", item.days),
        item.fact->number));
}

}  // namespace

fs::path duty_file_of(const DutyOptions& options) {
    if (!options.facts.empty()) return options.facts;
    const fs::path school =
        options.content.school.empty() ? school_file() : fs::path(options.content.school);
    return school.parent_path() / "duty.db";
}

Result<DutyFile> opened_duty(const DutyOptions& options, Access access) {
    // The keys of a document are those of the exam office.
    const bool is_document = spec_of(options.kind).entry == FactEntry::Document;
    auto keys = keys_in(is_document ? std::vector<std::string>() : options.keys, "--key");
    if (!keys) return tl::make_unexpected(std::move(keys.error()));
    return DutyFile::open(duty_file_of(options), access, trust_of(*std::move(keys)));
}

Result<Library> books_of(const ContentOptions& options) {
    const auto folder = content_folder(options);
    if (!folder) return no_content();
    return load_books(*folder);
}

ExitStatus run_duty_create(const DutyOptions& options) {
    const auto passphrase = owner_passphrase(options, true);
    if (!passphrase) return unusable(passphrase.error());
    const fs::path place = duty_file_of(options);
    if (options.facts.empty()) {  // the user's own folder, which nothing may have been kept in yet
        std::error_code said_by_create;
        fs::create_directories(place.parent_path(), said_by_create);
    }
    const auto file = DutyFile::create(
        place, options.house, {options.as, *passphrase, options.as, utc_now()}, trust_of({}));
    if (!file) return unusable(file.error());
    print(tr("{file} is there; {who} gives further accounts: fairdeal duty account",
             "file"_a = place.string(), "who"_a = options.as) +
          "\n");
    return ExitStatus::Fine;
}

ExitStatus run_duty_account(const DutyOptions& options) {
    auto file = opened_duty(options, Access::Write);
    if (!file) return unusable(file.error());
    const auto own = owner_passphrase(options, false);
    if (!own) return unusable(own.error());
    if (!opens_account(file->log(), options.as, *own))
        return unusable({{{options.as, 0, 0}, tr("no such account, or another passphrase")}});
    const auto fresh =
        passphrase_in(options.new_file, tr("New passphrase of {who}", "who"_a = options.id), true);
    if (!fresh) return unusable(fresh.error());
    const auto given = give_account(file->log(), {options.id, *fresh, options.as, utc_now()});
    return given ? ExitStatus::Fine : unusable(given.error());
}

ExitStatus run_duty_restored(const DutyOptions& options) {
    const auto passphrase = owner_passphrase(options, false);
    if (!passphrase) return unusable(passphrase.error());
    const auto file =
        DutyFile::accept_restored(duty_file_of(options), options.text,
                                  {options.as, *passphrase, options.as, utc_now()}, trust_of({}));
    if (!file) return unusable(file.error());
    print(tr("the copy counts from now on; what was entered after it is to be entered again") +
          "\n");
    return ExitStatus::Fine;
}

ExitStatus run_duty_list(const DutyOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto file = opened_duty(options, Access::Read);
    if (!file) return unusable(file.error());
    std::set<std::int64_t> corrected;
    for (const Fact& fact : file->facts()) {
        if (fact.corrects) corrected.insert(*fact.corrects);
    }
    for (const Fact& fact : file->facts()) {
        const bool is_in_force = corrected.count(fact.number) == 0;
        if (!is_asked_for(fact, options) || !(is_in_force || options.every)) continue;
        Json json = json_of(fact, utc_now());
        json["in-force"] = is_in_force;
        if (options.json)
            print_json(json);
        else
            print(fmt::format("#{:<6} {:<12} {}{}\n", fact.number, fact.subject, in_words(fact),
                              is_in_force ? "" : "  " + tr("(corrected)")));
    }
    return ExitStatus::Fine;
}

ExitStatus run_duty_answers(const DutyOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto file = opened_duty(options, Access::Read);
    if (!file) return unusable(file.error());
    for (const KeptAnswer& answer : file->answers()) {
        const bool is_asked_for = (options.dealer.empty() || answer.dealer == options.dealer) &&
                                  (options.table.empty() || answer.table == options.table);
        if (!is_asked_for) continue;
        if (options.json)
            print_json(json_of(answer));
        else
            print(fmt::format("#{:<6} {}  {:<10} {:<16} {}\n", answer.number, to_text(answer.at),
                              answer.by, to_text(answer.answer), answer.reason));
    }
    return ExitStatus::Fine;
}

ExitStatus run_duty_rows(const DutyOptions& /*options*/) {
    for (const DutyRow& row : duty_rows()) {
        const std::string rule =
            row.rule ? "  [" + std::string(to_text(*row.rule)) + "]" : std::string();
        print(fmt::format("{:>2}  {:<22} {:<18} {}{}\n", row.number, row.name, in_words(row.answer),
                          reason_in_words(row), rule));
    }
    return ExitStatus::Fine;
}

ExitStatus run_duty_profiles(const DutyOptions& options) {
    const auto content = content_folder(options.content);
    if (!content) return unusable(no_content().value());
    for (const std::string& id : regulators_in(*content)) {
        const auto read =
            bytes_in(regulator_file(*content, id).string(), largest_xml)
                .and_then([&](const std::string& xml) { return read_regulator(xml, id + ".xml"); });
        if (!read) return unusable(read.error());
        std::string text = fmt::format("{}: {}\n", id, read->title);
        for (std::size_t i = 0; i < duty_rule_count; ++i) {
            const auto& rule = read->rules.at(i);
            if (!rule) continue;
            const std::string number = rule->number == 0 ? "" : fmt::format(" {}", rule->number);
            text += fmt::format("  {:<4} {}{}: {}\n       {}\n", rule->is_on ? tr("on") : tr("off"),
                                to_text(static_cast<DutyRule>(i)), number, rule->words,
                                rule->is_confirmed
                                    ? rule->source
                                    : tr("not confirmed: {source}", "source"_a = rule->source));
        }
        print(text);
    }
    return ExitStatus::Fine;
}

ExitStatus run_duty_due(const DutyOptions& options) {
    const auto english = english_for_programs(options.json || options.csv);
    const auto file = opened_duty(options, Access::Read);
    if (!file) return unusable(file.error());
    const Facts facts(file->facts());
    if (options.csv) print("who,kind,what,due,days,fact\n");
    bool is_past = false;
    for (const DueItem& item : due_within(facts, options.at.value_or(utc_now()), options.within)) {
        print_due(item, options);
        is_past = is_past || item.days < 0;
    }
    return is_past ? ExitStatus::Wrong : ExitStatus::Fine;
}

ExitStatus run_duty_verify(const DutyOptions& options) {
    const auto english = english_for_programs(options.json);
    auto keys = keys_in(options.keys, "--key");
    if (!keys) return unusable(keys.error());
    auto notes = notes_in(options.checkpoints);
    if (!notes) return unusable(notes.error());
    const auto check = check_duty_file(duty_file_of(options), {*std::move(keys), *std::move(notes)},
                                       seen_logs_file(), told_progress());
    if (!check) return unusable(check.error());
    if (options.json)
        print_json(json_of(*check));
    else
        print(text_of(*check));
    return check->is_sound() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
