#include "desk/cases/case_entries.h"

#include "audit/cases/case_review.h"
#include "audit/hand/pit_scenario.h"
#include "base/read.h"
#include "base/translation.h"
#include "desk/cases/case_writing.h"
#include "ledger/passphrase.h"
#include "log/ledger/sign_log.h"
#include "log/office_log.h"
#include "print/sheets.h"
#include "store/key_file.h"
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

/// A log's name for a key: its file's, without what a key's name may not have.
std::string key_name_of(const CaseSession& session) {
    const auto signers = session.open_log.log->signers();
    if (!signers.empty()) return signers.front().name;
    std::string stem = fs::path(session.file).stem().string();
    for (char& c : stem) {
        if (c <= ' ' || c == '+' || c > '~') c = '-';
    }
    return "fairdeal/" + stem;
}

void ask_for_new_key(CaseSession& session, CaseForm& form) {
    if (form.field("again") != nullptr) return;
    form.fields.push_back({"again", tr("Repeat the passphrase"), "", CaseFieldKind::Secret, ""});
    form.fields.push_back({"name", tr("The log\u2019s name"), "casino.example/pit-1",
                           CaseFieldKind::Line, key_name_of(session)});
}

void begin_signing(CaseSession& session) {
    CaseForm& form = *session.form;
    form.field("key")->value = session.key_file;
    if (!may_be_there(session.key_file)) ask_for_new_key(session, form);
}

struct KeyAsked {
    std::string file, passphrase, new_name;  // new_name: empty, the key is there
};

/// On a thread of its own: reads what is new in the log again, and signs.
LogOutcome sign(const std::string& log_file, const KeyAsked& asked) {
    LogOutcome outcome;
    const auto refuse = [&](const Problems& problems) {
        outcome.error = to_text(problems.front());
        return std::move(outcome);
    };
    auto log = open_hand_log(log_file, Access::Write, {});
    if (!log) return refuse(log.error());
    if (!asked.new_name.empty()) {
        const auto made = SigningKey::make(asked.new_name, KeyUse::Log);
        if (!made) return refuse(made.error());
        if (auto kept = make_key_file(asked.file, *made, asked.passphrase); !kept)
            return refuse(kept.error());
    }
    const auto key = load_key_file(asked.file, asked.passphrase);
    if (!key) return refuse(key.error());
    const auto note = sign_log(*log, *key);
    if (!note) return refuse(note.error());
    const auto checkpoint = checkpoint_from(note->text);
    outcome.report = tr_n(
        "Signed with the key of {key}: {count} record, hands and what was said of "
        "them.",
        "Signed with the key of {key}: {count} records, hands and what was said of "
        "them.",
        checkpoint->head.size, "key"_a = key->public_key().name);
    return outcome;
}

/// The key that is typed; nothing if something is missing, which is then said.
std::optional<KeyAsked> key_typed(CaseSession& session) {
    CaseForm& form = *session.form;
    KeyAsked asked{form.value("key"), form.field("passphrase")->value, ""};
    const auto refuse = [&](const char* why) {
        session.error = tr(why);
        return std::nullopt;
    };
    if (asked.file.empty()) return refuse(sentence("Which key? The name of its file."));
    if (may_be_there(asked.file)) return asked;
    if (form.field("again") == nullptr) {
        ask_for_new_key(session, form);
        return refuse(sentence("There is no such key. To make it, type its passphrase twice."));
    }
    if (const auto why = why_too_short(asked.passphrase)) {
        session.error = as_sentence(*why);
        return std::nullopt;
    }
    if (asked.passphrase != form.field("again")->value)
        return refuse(sentence("The two passphrases are not the same."));
    asked.new_name = form.value("name");
    if (asked.new_name.empty()) return refuse(sentence("What is the log\u2019s name?"));
    return asked;
}

void start_signing(CaseSession& session) {
    const auto asked = key_typed(session);
    forget_secrets(session);
    if (!asked) return;
    drop_form(session);
    session.work = std::make_unique<LogWork>(
        tr("Signing the log"),
        [file = session.file, asked = *asked](LogWork&) { return sign(file, asked); });
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

bool poll_cases(CaseSession& session) {
    if (!session.work || !session.work->is_done()) return false;
    const LogOutcome outcome = session.work->take();
    session.work.reset();
    session.error = outcome.error;
    session.report = outcome.report;
    read_cases(session);
    return true;
}

void begin_case_on_hand(CaseSession& session, std::int64_t hand, const UtcTime& now) {
    if (!session.open_log.log) return;
    read_cases(session);
    begin_form(session, CaseTask::Open, hand, now);
}

void begin_case_form(CaseSession& session, CaseTask task, const UtcTime& now) {
    begin_form(session, task, 0, now);
    if (task == CaseTask::Sign && session.form) begin_signing(session);
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
    if (session.form->task == CaseTask::Sign) return start_signing(session);
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

void save_case_file(CaseSession& session, const std::string& file) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return;
    tried(session, saved_in_words(session, file), [&]() -> Result<void> {
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
