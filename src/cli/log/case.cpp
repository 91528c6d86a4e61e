#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/case_file.h"
#include "audit/cases/case_review.h"
#include "audit/hand/pit_scenario.h"
#include "audit/shoe/finding_case.h"
#include "audit/shoe/watched_log.h"
#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/house/house.h"
#include "cli/input.h"
#include "cli/log/case_json.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "exam/office/case_sign_in.h"
#include "log/office_log.h"
#include "print/sheets.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

UtcTime time_of(const CaseOptions& options) { return options.at.value_or(utc_now()); }

std::string whole_lines(std::string text) {
    if (!text.empty() && text.back() != '\n') text += '\n';
    return text;
}

CaseEvent event_of(const CaseOptions& options, CaseEventKind kind) {
    CaseEvent event;
    event.kind = kind;
    event.case_id = options.id;
    event.by = options.by;
    event.at = time_of(options);
    event.text = whole_lines(options.text);
    return event;
}

Result<CaseAuthor> author_of(const HandLog& log, const CaseOptions& options) {
    CaseSignIn who{options.by, "", office_for_cases(log, options.office), options.school};
    auto passphrase =
        passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.by));
    if (!passphrase) return tl::make_unexpected(std::move(passphrase.error()));
    who.passphrase = *std::move(passphrase);
    return sign_in_for_case(log, who);
}

/// Puts an event into the log, by the person who signs in; a reveal is proven by what it reveals.
Result<std::int64_t> record(HandLog& log, const CaseOptions& options, CaseEvent event) {
    // One that is to come would keep the case from going on before.
    if (event.at > utc_now())
        return refused({"--at", 0, 0},
                       tr("{time} is yet to come", "time"_a = in_quotes(to_text(event.at))));
    if (event.kind == CaseEventKind::Reveal) return add_case_event(log, std::move(event));
    const auto author = author_of(log, options);
    if (!author) return tl::make_unexpected(author.error());
    event.account = author->account;
    return add_case_event(log, std::move(event), options.exception);
}

ExitStatus told(const Result<std::int64_t>& idx) {
    if (!idx) return unusable(idx.error());
    print(tr("record #{number}", "number"_a = *idx) + "\n");
    return ExitStatus::Fine;
}

ExitStatus add_to(HandLog& log, const CaseOptions& options, CaseEvent event) {
    return told(record(log, options, std::move(event)));
}

ExitStatus add_event(const CaseOptions& options, CaseEventKind kind) {
    auto log = open_hand_log(options.log, Access::Write, {});
    return log ? add_to(*log, options, event_of(options, kind)) : unusable(log.error());
}

ExitStatus put_review(const CaseOptions& options) {
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    CaseEvent event = event_of(options, CaseEventKind::Review);
    if (event.text.empty() || event.text.size() > longest_case_text)
        return unusable({{{"--text", 0, 0}, tr("a review has 1 to 8192 bytes")}});
    return told(commit_review(std::move(event), options.kept, [&](CaseEvent commitment) {
        return record(*log, options, std::move(commitment));
    }));
}

ExitStatus reveal_review(const CaseOptions& options) {
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    const auto kept = bytes_in(options.kept, longest_kept_review);
    if (!kept) return unusable(kept.error());
    const CaseEvent review = reveal_of(*kept);
    CaseEvent event = event_of(options, CaseEventKind::Reveal);
    event.seal = review.seal;
    event.text = review.text;
    return add_to(*log, options, std::move(event));
}

std::string listed(const LoggedCase& one, const UtcTime& at) {
    const Case& state = one.state;
    return fmt::format("{:<16}  {:<9}  #{:<8}  {:<20}  {}\n", state.id, to_text(state.stage()),
                       state.hand, to_text(state.deadline),
                       state.is_overdue(at) ? tr("overdue") : "");
}

void tell(const CheckedCase& found) {
    print(to_text(found.state));
    const bool sound = found.other_texts.empty();
    print("\n" +
          tr_of(sound
                    ? sentence("proven: the hand and {events} events are in {log}, {records} "
                               "records, signed by {key}")
                    : sentence("NOT PROVEN as a whole: the hand and {events} events are in {log}, "
                               "{records} records, signed by {key}, but not every text in the "
                               "file is made of them"),
                "events"_a = found.state.events, "log"_a = found.checkpoint.origin,
                "records"_a = found.checkpoint.head.size, "key"_a = to_text(found.key)) +
          "\n");
    if (const std::string behind = behind_in_words(found); !behind.empty()) print(behind + "\n");
    for (const std::string& text : found.other_texts)
        complain(tr("{text} is not what this program makes of the records", "text"_a = text));
}

Result<HandRecord> hand_of(const CaseOptions& options) {
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    const auto found = find_case(*log, options.id);
    if (!found) return tl::make_unexpected(found.error());
    const auto text = log->text_of(found->state.hand);
    if (!text) return tl::make_unexpected(text.error());
    return read_record(*text);
}

CaseReading reading_of(const Library& library) {
    return {library.books, library.misreadings, case_printer(library)};
}

/// What the hands of the log show, by its number in `fairdeal shoe`.
Result<ShoeFinding> finding_of(const CaseOptions& options) {
    ShoeWatch watch({false, false, sign_reader(library_when_needed(options.content))});
    Problems unreadable;  // told by fairdeal shoe
    const auto read =
        watch_log(options.log, {[](const Header&) { return true; }}, watch, unreadable);
    if (!read) return tl::make_unexpected(read.error());
    const WatchReport report = watch.end();
    if (options.finding > report.findings.size())
        return refused({"--finding", 0, 0}, tr_n("the hands of this log show {count} finding",
                                                 "the hands of this log show {count} findings",
                                                 std::ssize(report.findings)));
    return report.findings[options.finding - 1];
}

ExitStatus open_on_finding(const CaseOptions& options) {
    const auto finding = finding_of(options);
    if (!finding) return unusable(finding.error());
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    CaseSubject subject = case_subject(*finding);
    CaseEvent event = event_of(options, CaseEventKind::Open);
    event.hand = subject.hand;
    event.claimant = options.claimant.empty() ? subject.claimant : options.claimant;
    event.deadline = options.deadline;
    event.finding = std::move(subject.finding);
    event.hands = std::move(subject.hands);
    event.text = subject.text + event.text;
    return add_to(*log, options, std::move(event));
}

/// Why these bytes are not even meant to be an archive; empty: they are.
std::string no_archive(const std::string& bytes) {
    if (bytes.empty()) return tr("the file is empty");
    if (bytes.size() > largest_archive) return tr("this is larger than any case file");
    return bytes.starts_with("PK") ? "" : tr("this is no zip archive, or not a whole one");
}

ExitStatus put_out(const std::string& file, const Result<std::string>& bytes) {
    if (!bytes) return unusable(bytes.error());
    if (auto written = put_new(file, *bytes); !written) return unusable(written.error());
    print(tr("{file}: {bytes} bytes", "file"_a = file, "bytes"_a = bytes->size()) + "\n");
    return ExitStatus::Fine;
}

}  // namespace

ExitStatus run_case_account(const CaseOptions& options) {
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    NewAccount account{options.id, "", options.by.empty() ? options.id : options.by,
                       time_of(options)};
    if (!log->account_ids().empty()) {
        if (options.by.empty())
            return unusable({{{"--as", 0, 0}, tr("say who signs in: this log has accounts")}});
        const auto own =
            passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.by));
        if (!own) return unusable(own.error());
        const auto author = sign_in_to_log(*log, options.by, *own);
        if (!author) return unusable(author.error());
    }
    auto fresh =
        passphrase_in(options.new_file, tr("New passphrase of {who}", "who"_a = options.id), true);
    if (!fresh) return unusable(fresh.error());
    account.passphrase = *std::move(fresh);
    const auto given = give_case_account(*log, account);
    return given ? ExitStatus::Fine : unusable(given.error());
}

ExitStatus run_case_open(const CaseOptions& options) {
    if (options.hand.empty() && options.finding == 0)
        return unusable({{{"--hand", 0, 0},
                          tr("a case is about a hand, or with --finding about "
                             "what many hands show")}});
    if (options.finding > 0) return open_on_finding(options);
    for (const auto& [option, value] :
         {std::pair("--claimant", options.claimant), std::pair("--text", options.text)})
        if (value.empty()) return unusable({{{option, 0, 0}, tr("a case on a hand needs it")}});
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    const auto hand = log->record_of(options.hand);
    if (!hand) return unusable(hand.error());
    CaseEvent event = event_of(options, CaseEventKind::Open);
    event.hand = hand->row.idx;
    event.claimant = options.claimant;
    event.deadline = options.deadline;
    return add_to(*log, options, std::move(event));
}

ExitStatus run_case_note(const CaseOptions& options) {
    return add_event(options, CaseEventKind::Note);
}

ExitStatus run_case_video(const CaseOptions& options) {
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    const auto found = find_case(*log, options.id);
    if (!found) return unusable(found.error());
    const auto video = next_video(*log, found->state);
    if (!video)
        return unusable({{{options.id, 0, 0},
                          tr("no video is tied to its hand that is not in the case: see fairdeal "
                             "video add")}});
    CaseEvent event = event_of(options, CaseEventKind::Video);
    event.text = write(video->video);
    return add_to(*log, options, std::move(event));
}

ExitStatus run_case_review(const CaseOptions& options) {
    return options.reveal ? reveal_review(options) : put_review(options);
}

ExitStatus run_case_decide(const CaseOptions& options) {
    return add_event(options, CaseEventKind::Decide);
}

ExitStatus run_case_close(const CaseOptions& options) {
    return add_event(options, CaseEventKind::Close);
}

ExitStatus run_case_show(const CaseOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const auto found = find_case(*log, options.id);
    if (!found) return unusable(found.error());
    if (options.json)
        print_json(json_of(*found, time_of(options)));
    else
        print(to_text(found->state));
    if (found->strays.empty()) return ExitStatus::Fine;
    complain(tr("entries of this case that cannot be, and count for nothing:"));
    complain(found->strays);
    return ExitStatus::Wrong;
}

ExitStatus run_case_list(const CaseOptions& options) {
    const auto english = english_for_programs(options.json);
    const UtcTime at = time_of(options);
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    bool overdue = false;
    for (const LoggedCase& one : cases_in(*log)) {
        if (options.only_open && one.state.closing) continue;
        if (options.json)
            print_json(json_of(one, at));
        else
            print(listed(one, at));
        overdue |= one.state.is_overdue(at);
    }
    return overdue ? ExitStatus::Wrong : ExitStatus::Fine;
}

ExitStatus run_case_file(const CaseOptions& options) {
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const Library library = library_or_none(options.content);
    return put_out(options.file, case_file(*log, options.id, reading_of(library)));
}

ExitStatus run_case_pdf(const CaseOptions& options) {
    if (is_house_unread()) return ExitStatus::Unusable;
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const Library library = library_or_none(options.content);
    const auto evidence = case_evidence(*log, options.id);
    if (!evidence) return unusable(evidence.error());
    return put_out(options.file, case_pdf(*evidence, library));
}

ExitStatus run_case_check(const CaseOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto keys = keys_in(options.keys, "--key");
    if (!keys) return unusable(keys.error());
    const auto bytes = bytes_in(options.file, largest_archive);
    if (!bytes) return unusable(bytes.error());
    if (const std::string why = no_archive(*bytes); !why.empty())
        return unusable({{{options.file, 0, 0}, why}});
    const Library library = library_or_none(options.content);
    const auto found = check_case_file(*bytes, options.file, *keys, reading_of(library));
    if (!found) {
        if (options.json) print_json({{"proven", false}, {"problems", json_of(found.error())}});
        complain(found.error());
        return ExitStatus::Wrong;
    }
    if (options.json)
        print_json(json_of(*found));
    else
        tell(*found);
    if (keys->empty())
        complain(tr("the key is the one in the file: give --key to know who signed"));
    return found->other_texts.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_case_scenario(const CaseOptions& options) {
    const auto hand = hand_of(options);
    if (!hand) return unusable(hand.error());
    const Library library = library_or_none(options.content);
    std::error_code error;
    std::filesystem::create_directories(options.file, error);
    if (error)
        return unusable(
            {{{options.file, 0, 0},
              tr("the folder cannot be made: {reason}", "reason"_a = error.message())}});
    const auto pit =
        keep_scenario_in(*hand, library, options.file,
                         options.asks_order ? PitQuestion::Order : PitQuestion::Settlement);
    if (!pit) return unusable(pit.error());
    print(pit->scenario.id + "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
