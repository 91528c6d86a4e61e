#include "desk/cases/case_entries.h"

#include "audit/cases/case_review.h"
#include "audit/hand/pit_scenario.h"
#include "base/read.h"
#include "base/translation.h"
#include "desk/cases/case_writing.h"
#include "log/office_log.h"
#include "print/sheets.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

void say(CaseSession& session, const Problems& problems) {
    const Problem& first = problems.front();
    session.error = first.where.source.empty() ? first.what : to_text(first);
    session.report.clear();
}

/// Every error of the machine becomes words; what went well is reported.
void tried(CaseSession& session, const std::string& report,
           const std::function<Result<void>()>& action) {
    try {
        const auto done = action();
        if (!done) return say(session, done.error());
        session.error.clear();
        session.report = report;
    } catch (const std::exception& error) {
        session.error = error.what();
        session.report.clear();
    }
}

/// The number of a hand given by its number or its id.
Result<std::int64_t> hand_typed(const CaseSession& session) {
    const auto found = session.open_log.log->record_of(session.form->value("hand"));
    if (!found) return tl::make_unexpected(found.error());
    return found->row.idx;
}

Result<std::string> bytes_in(const std::string& file, std::size_t most) {
    auto bytes = read_file(file, most);
    if (bytes && bytes->size() > most) return refused({file, 0, 0}, tr("it is too long"));
    return bytes;
}

CaseReading reading_of(const Library& library) {
    return {library.books, library.misreadings, case_printer(library)};
}

/// Everything of the case that is open has been seen: the list shows it as it is now.
void show_again(CaseSession& session, const std::string& id) {
    read_cases(session);
    if (!id.empty()) pick_case(session, id);
}

std::string report_of(CaseTask task, const std::string& id) {
    if (task == CaseTask::Open) return tr("Case {case} is open.", "case"_a = id);
    return tr("It is in the log.");
}

}  // namespace

void read_cases(CaseSession& session) {
    if (session.file != session.open_log.file || !session.open_log.log) {
        session.form.reset();
        session.error.clear();
        session.report.clear();
        session.picked.clear();
    }
    session.file = session.open_log.log ? session.open_log.file : "";
    session.cases.clear();
    session.office.clear();
    session.has_accounts = false;
    if (!session.open_log.log) return;
    try {
        session.has_accounts = !session.open_log.log->account_ids().empty();
        session.office = office_of_cases(session, *session.open_log.log);
        session.cases = cases_in(*session.open_log.log);
        std::reverse(session.cases.begin(), session.cases.end());
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

void follow_open_log(CaseSession& session) {
    if (session.file != (session.open_log.log ? session.open_log.file : "")) read_cases(session);
}

void begin_case_on_hand(CaseSession& session, std::int64_t hand, const UtcTime& now) {
    if (!session.open_log.log || !may_drop_form(session)) return;
    read_cases(session);
    begin_form(session, CaseTask::Open, hand, now);
}

void begin_case_form(CaseSession& session, CaseTask task, const UtcTime& now) {
    begin_form(session, task, 0, now);
}

namespace {

void submit_account(CaseSession& session, const UtcTime& now) {
    const std::string id = session.form->value("account");
    tried(session, tr("{who} has an account now.", "who"_a = id),
          [&] { return give_account_typed(session, now); });
    if (session.error.empty()) session.form.reset();
}

}  // namespace

void submit_case_form(CaseSession& session, const UtcTime& now) {
    if (!session.form || !session.open_log.log) return;
    if (session.form->task == CaseTask::Review) return;  // its file is asked for first
    if (session.form->task == CaseTask::Account) return submit_account(session, now);
    const CaseTask task = session.form->task;
    std::string id, by;
    tried(session, "", [&]() -> Result<void> {
        auto event = event_typed(session, now);
        if (!event) return tl::make_unexpected(std::move(event.error()));
        if (task == CaseTask::Open) {
            const auto hand = hand_typed(session);
            if (!hand) return refused({}, hand.error().front().what);
            event->hand = *hand;
        }
        id = event->case_id;
        by = event->by;
        const auto idx = add_to_log(session, *std::move(event));
        return idx ? Result<void>() : tl::make_unexpected(idx.error());
    });
    if (!session.error.empty()) return;
    session.by = by;
    session.form.reset();
    show_again(session, id);
    session.report = report_of(task, id);
}

std::optional<CaseEvent> typed_review(CaseSession& session, const UtcTime& now) {
    if (!session.form || session.form->task != CaseTask::Review) return std::nullopt;
    const LoggedCase* picked = picked_case(session);
    auto event = event_typed(session, now);
    // With an exception it is the log that says whether it can be.
    if (event && picked != nullptr && session.form->value("exception").empty()) {
        CaseEvent tried_out = committed(*event).event;
        tried_out.account = picked->state.accounts;
        tried_out.hand = picked->state.hand;
        tried_out.number = picked->state.events + 1;
        if (const auto why = why_not(picked->state, tried_out)) event = refused({}, *why);
    }
    if (event) return *event;
    say(session, event.error());
    return std::nullopt;
}

void keep_review(CaseSession& session, const std::string& file, const UtcTime& now) {
    auto event = typed_review(session, now);
    if (!event) return;
    const std::string id = event->case_id;
    tried(session, "", [&]() -> Result<void> {
        const auto idx = commit_review(*std::move(event), file, [&](CaseEvent commitment) {
            return add_to_log(session, std::move(commitment));
        });
        return idx ? Result<void>() : tl::make_unexpected(idx.error());
    });
    if (!session.error.empty()) return;
    session.form.reset();
    show_again(session, id);
    session.report =
        tr("The review is sealed. Keep {file}: it alone can reveal it.", "file"_a = file);
}

void reveal_review(CaseSession& session, const std::string& file, const UtcTime& now) {
    std::string by, id;
    tried(session, "", [&]() -> Result<void> {
        const auto kept = bytes_in(file, longest_kept_review);
        if (!kept) return tl::make_unexpected(kept.error());
        auto event = revealed(session, *kept, now);
        if (!event) return tl::make_unexpected(std::move(event.error()));
        by = event->by;
        id = event->case_id;
        const auto idx = add_to_log(session, *std::move(event));
        return idx ? Result<void>() : tl::make_unexpected(idx.error());
    });
    if (!session.error.empty()) return;
    show_again(session, id);
    session.report = tr("The review by {who} can be read now.", "who"_a = by);
}

namespace {

/// A file that is handed over without the hand's video says so.
std::string saved_in_words(const CaseSession& session, const std::string& file) {
    std::string words = tr("Saved {file}", "file"_a = file);
    if (video_to_add(session)) words += ". " + tr("The hand has a video that is not in the case.");
    return words;
}

}  // namespace

bool must_be_signed_first(const CaseSession& session) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return false;
    const auto note = session.open_log.log->newest_checkpoint();
    const auto checkpoint =
        note ? checkpoint_from(note->text) : Result<Checkpoint>(refused({}, ""));
    return !checkpoint || checkpoint->head.size < picked->records.back();
}

std::string sign_first_in_words() {
    return tr(
        "The log must be signed first: its signature proves that the hand and the case are in "
        "it.");
}

void save_case_file(CaseSession& session, const std::string& file) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return;
    tried(session, saved_in_words(session, file), [&]() -> Result<void> {
        if (must_be_signed_first(session)) return refused({}, sign_first_in_words());
        const auto bytes =
            case_file(*session.open_log.log, picked->state.id, reading_of(session.library));
        if (!bytes) return refused({}, bytes.error().front().what);
        return put_new(file, *bytes);
    });
}

void save_case_pdf(CaseSession& session, const std::string& file) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return;
    tried(session, saved_in_words(session, file), [&]() -> Result<void> {
        if (must_be_signed_first(session)) return refused({}, sign_first_in_words());
        const auto evidence = case_evidence(*session.open_log.log, picked->state.id);
        if (!evidence) return refused({}, evidence.error().front().what);
        const auto bytes = case_pdf(*evidence, session.library);
        if (!bytes) return tl::make_unexpected(bytes.error());
        return put_new(file, *bytes);
    });
}

void check_case(CaseSession& session, const std::string& file) {
    tried(session, "", [&]() -> Result<void> {
        const auto bytes = bytes_in(file, largest_archive);
        if (!bytes) return tl::make_unexpected(bytes.error());
        CheckedFile checked;
        checked.name = fs::path(file).filename().string();
        auto found = check_case_file(*bytes, checked.name, {}, reading_of(session.library));
        if (found)
            checked.found = *std::move(found);
        else
            checked.why = found.error().front().what;
        if (session.open_log.log && checked.why.empty()) {
            const auto keys = session.open_log.log->signers();
            checked.key_is_known =
                std::find(keys.begin(), keys.end(), checked.found.key) != keys.end();
            const TreeHead& there = checked.found.checkpoint.head;
            checked.is_of_open_log = there.size <= session.open_log.log->head().size &&
                                     session.open_log.log->root_at(there.size) == there.root;
        }
        session.form.reset();
        session.checked = std::move(checked);
        return {};
    });
}

Result<HandRecord> hand_for_scenario(const CaseSession& session) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return refused({}, tr("There is no case."));
    try {
        return hand_in(*session.open_log.log, picked->state.hand);
    } catch (const std::exception& error) {
        return refused({}, error.what());
    }
}

std::optional<std::string> offer_scenario(CaseSession& session) {
    const auto name = scenario_file_name(hand_for_scenario(session), session.library);
    if (name) return *name;
    session.error = to_text(name.error().front());
    session.report.clear();
    return std::nullopt;
}

std::optional<Destination> make_scenario(CaseSession& session, const std::string& file) {
    auto made = make_pit_scenario(hand_for_scenario(session), session.library, file);
    session.error = made ? "" : to_text(made.error().front());
    session.report = made ? tr("Saved {file}", "file"_a = file) : "";
    if (!made) return std::nullopt;
    return PractiseNew{*std::move(made)};
}

}  // namespace fairdeal
