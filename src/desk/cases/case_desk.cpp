#include "desk/cases/case_desk.h"

#include "base/read.h"
#include "desk/cases/case_writing.h"
#include "desk/print/print.h"
#include "log/office_log.h"
#include "store/key_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

constexpr unsigned for_its_writer = 0600;

void say(CaseRoom& room, const Problems& problems) {
    const Problem& first = problems.front();
    room.trouble = first.where.source.empty() ? first.what : to_text(first);
    room.report.clear();
}

/// Every trouble of the machine becomes words; what went well is reported.
void tried(CaseRoom& room, const std::string& report, const std::function<Result<void>()>& deed) {
    try {
        const auto done = deed();
        if (!done) return say(room, done.error());
        room.trouble.clear();
        room.report = report;
    } catch (const std::exception& error) {
        room.trouble = error.what();
        room.report.clear();
    }
}

/// The number of a hand given by its number or its id.
Result<std::int64_t> hand_typed(const Desk& desk) {
    const auto found = desk.replay.log->record_of(desk.cases.form->value("hand"));
    if (!found) return tl::make_unexpected(found.error());
    return found->row.idx;
}

Result<std::string> bytes_in(const std::string& file, std::size_t most) {
    auto bytes = read_file(file, most);
    if (bytes && bytes->size() > most) return refused({file, 0, 0}, "it is too long");
    return bytes;
}

CaseReading reading_of(const Library& library) {
    return {library.books, library.misreadings, case_printer(library)};
}

/// Everything of the case that is open has been seen: the list shows it as it is now.
void show_again(Desk& desk, const std::string& id) {
    read_cases(desk);
    if (!id.empty()) pick_case(desk.cases, id);
}

/// A log's name for a key: its file's, without what a key's name may not have.
std::string key_name_of(const Desk& desk) {
    const auto signers = desk.replay.log->signers();
    if (!signers.empty()) return signers.front().name;
    std::string stem = fs::path(desk.cases.file).stem().string();
    for (char& c : stem) {
        if (c <= ' ' || c == '+' || c > '~') c = '-';
    }
    return "fairdeal/" + stem;
}

void ask_for_new_key(Desk& desk, CaseForm& form) {
    if (form.field("again") != nullptr) return;
    form.fields.push_back({"again", "The passphrase once more", "", CaseFieldKind::Secret, ""});
    form.fields.push_back({"name", "The log\u2019s name", "casino.example/pit-1",
                           CaseFieldKind::Line, key_name_of(desk)});
}

void begin_signing(Desk& desk) {
    CaseForm& form = *desk.cases.form;
    const std::string file = desk.folder.empty() ? "" : (desk.folder / "log.key").string();
    form.field("key")->value = file;
    if (!may_be_there(file)) ask_for_new_key(desk, form);
}

struct KeyAsked {
    std::string file, passphrase, new_name;  // new_name: empty, the key is there
};

/// On a thread of its own: reads what is new in the log again, and signs.
LogOutcome sign(const std::string& log_file, const KeyAsked& asked) {
    LogOutcome outcome;
    const auto refuse = [&](const Problems& problems) {
        outcome.trouble = to_text(problems.front());
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
    const auto note = log->sign_checkpoint(*key);
    if (!note) return refuse(note.error());
    const auto checkpoint = checkpoint_from(note->text);
    outcome.report = "Signed by " + key->public_key().name + ": " +
                     std::to_string(checkpoint->head.size) + " records.";
    return outcome;
}

/// The key that is typed; nothing where something is missing, which is then said.
std::optional<KeyAsked> key_typed(Desk& desk) {
    CaseRoom& room = desk.cases;
    CaseForm& form = *room.form;
    KeyAsked asked{form.value("key"), form.field("passphrase")->value, ""};
    const auto refuse = [&](const char* why) {
        room.trouble = why;
        return std::nullopt;
    };
    if (asked.file.empty()) return refuse("Which key? The name of its file.");
    if (may_be_there(asked.file)) return asked;
    if (form.field("again") == nullptr) {
        ask_for_new_key(desk, form);
        return refuse("There is no such key. To make it, type its passphrase twice.");
    }
    if (asked.passphrase.size() < shortest_passphrase)
        return refuse("A new passphrase has at least 8 letters.");
    if (asked.passphrase != form.field("again")->value)
        return refuse("The two passphrases are not the same.");
    asked.new_name = form.value("name");
    if (asked.new_name.empty()) return refuse("What is the log\u2019s name?");
    return asked;
}

void start_signing(Desk& desk) {
    const auto asked = key_typed(desk);
    forget_secrets(desk.cases);
    if (!asked) return;
    drop_form(desk.cases);
    desk.cases.work = std::make_unique<LogWork>("Signing the log",
                                                [file = desk.cases.file, asked = *asked](LogWork&) {
                                                    try {
                                                        return sign(file, asked);
                                                    } catch (const std::exception& error) {
                                                        LogOutcome outcome;
                                                        outcome.trouble = error.what();
                                                        return outcome;
                                                    }
                                                });
}

std::string report_of(CaseTask task, const std::string& id) {
    if (task == CaseTask::Open) return "Case " + id + " is open.";
    return "It is in the log.";
}

}  // namespace

void read_cases(Desk& desk) {
    CaseRoom& room = desk.cases;
    if (room.file != desk.replay.file || !desk.replay.log) {
        room.form.reset();
        room.trouble.clear();
        room.report.clear();
        room.picked.clear();
    }
    room.file = desk.replay.log ? desk.replay.file : "";
    room.cases.clear();
    room.office.clear();
    room.has_accounts = false;
    if (!desk.replay.log) return;
    try {
        room.has_accounts = !desk.replay.log->account_ids().empty();
        room.office = office_of_cases(desk, *desk.replay.log);
        room.cases = cases_in(*desk.replay.log);
        std::reverse(room.cases.begin(), room.cases.end());
    } catch (const std::exception& error) {
        room.trouble = error.what();
    }
}

bool poll_cases(Desk& desk) {
    CaseRoom& room = desk.cases;
    if (!room.work || !room.work->is_done()) return false;
    const LogOutcome outcome = room.work->take();
    room.work.reset();
    room.trouble = outcome.trouble;
    room.report = outcome.report;
    read_cases(desk);
    return true;
}

void begin_case_on_hand(Desk& desk, const std::string& now) {
    if (!desk.replay.hand || !desk.replay.log) return;
    read_cases(desk);
    desk.room = Room::Cases;
    begin_form(desk.cases, CaseTask::Open, desk.replay.hand->row.idx, now);
}

void begin_case_form(Desk& desk, CaseTask task, const std::string& now) {
    begin_form(desk.cases, task, 0, now);
    if (task == CaseTask::Sign && desk.cases.form) begin_signing(desk);
}

namespace {

void submit_account(Desk& desk, const std::string& now) {
    CaseRoom& room = desk.cases;
    const std::string id = room.form->value("account");
    tried(room, id + " has an account now.", [&] { return give_account_typed(desk, now); });
    if (room.trouble.empty()) room.form.reset();
}

}  // namespace

void submit_case_form(Desk& desk, const std::string& now) {
    CaseRoom& room = desk.cases;
    if (!room.form || !desk.replay.log) return;
    if (room.form->task == CaseTask::Sign) return start_signing(desk);
    if (room.form->task == CaseTask::Review) return;  // its file is asked for first
    if (room.form->task == CaseTask::Account) return submit_account(desk, now);
    const CaseTask task = room.form->task;
    std::string id, by;
    tried(room, "", [&]() -> Result<void> {
        auto event = event_typed(room, now);
        if (!event) return tl::make_unexpected(std::move(event.error()));
        if (task == CaseTask::Open) {
            const auto hand = hand_typed(desk);
            if (!hand) return refused({}, hand.error().front().what);
            event->hand = *hand;
        }
        id = event->case_id;
        by = event->by;
        return add_to_log(desk, *std::move(event));
    });
    if (!room.trouble.empty()) return;
    room.by = by;
    room.form.reset();
    show_again(desk, id);
    room.report = report_of(task, id);
}

std::optional<CaseEvent> typed_review(Desk& desk, const std::string& now) {
    CaseRoom& room = desk.cases;
    if (!room.form || room.form->task != CaseTask::Review) return std::nullopt;
    const LoggedCase* picked = picked_case(room);
    auto event = event_typed(room, now);
    // With an exception it is the log that says whether it can be.
    if (event && picked != nullptr && room.form->value("exception").empty()) {
        CaseEvent tried_out = committed(*event).event;
        tried_out.account = picked->state.accounts;
        tried_out.hand = picked->state.hand;
        tried_out.number = picked->state.events + 1;
        if (const auto why = why_not(picked->state, tried_out)) event = refused({}, *why);
    }
    if (event) return *event;
    say(room, event.error());
    return std::nullopt;
}

void keep_review(Desk& desk, const std::string& file, const std::string& now) {
    CaseRoom& room = desk.cases;
    auto event = typed_review(desk, now);
    if (!event) return;
    const std::string id = event->case_id;
    tried(room, "", [&]() -> Result<void> {
        const SealedReview sealed = committed(*std::move(event));
        // The file first: a commitment whose text is lost could never be revealed.
        if (auto kept = put_new(file, sealed.kept, for_its_writer); !kept) return kept;
        Result<void> added = refused({}, "it could not be put into the log");
        try {
            added = add_to_log(desk, sealed.event);
        } catch (const std::exception& error) {
            added = refused({}, error.what());
        }
        std::error_code ignored;
        if (!added) fs::remove(file, ignored);
        return added;
    });
    if (!room.trouble.empty()) return;
    room.form.reset();
    show_again(desk, id);
    room.report = "The review is sealed. Keep " + file + ": it alone can reveal it.";
}

void reveal_review(Desk& desk, const std::string& file, const std::string& now) {
    CaseRoom& room = desk.cases;
    std::string by, id;
    tried(room, "", [&]() -> Result<void> {
        const auto kept = bytes_in(file, longest_case_text + 65);
        if (!kept) return tl::make_unexpected(kept.error());
        auto event = revealed(room, *kept, now);
        if (!event) return tl::make_unexpected(std::move(event.error()));
        by = event->by;
        id = event->case_id;
        return add_to_log(desk, *std::move(event));
    });
    if (!room.trouble.empty()) return;
    show_again(desk, id);
    room.report = "The review by " + by + " can be read now.";
}

void save_case_file(Desk& desk, const std::string& file) {
    const LoggedCase* picked = picked_case(desk.cases);
    if (picked == nullptr || !desk.replay.log) return;
    tried(desk.cases, "Saved " + file, [&]() -> Result<void> {
        const auto bytes = case_file(*desk.replay.log, picked->state.id, reading_of(desk.library));
        if (!bytes) return refused({}, bytes.error().front().what);
        return put_new(file, *bytes);
    });
}

void save_case_pdf(Desk& desk, const std::string& file) {
    const LoggedCase* picked = picked_case(desk.cases);
    if (picked == nullptr || !desk.replay.log) return;
    tried(desk.cases, "Saved " + file, [&]() -> Result<void> {
        const auto evidence = case_evidence(*desk.replay.log, picked->state.id);
        if (!evidence) return refused({}, evidence.error().front().what);
        const auto bytes = case_printer(desk.library)(*evidence);
        if (!bytes) return tl::make_unexpected(bytes.error());
        return put_new(file, *bytes);
    });
}

void check_case(Desk& desk, const std::string& file) {
    CaseRoom& room = desk.cases;
    tried(room, "", [&]() -> Result<void> {
        const auto bytes = bytes_in(file, largest_archive);
        if (!bytes) return tl::make_unexpected(bytes.error());
        CheckedFile checked;
        checked.name = fs::path(file).filename().string();
        auto found = check_case_file(*bytes, checked.name, {}, reading_of(desk.library));
        if (found)
            checked.found = *std::move(found);
        else
            checked.why = found.error().front().what;
        if (desk.replay.log && checked.why.empty()) {
            const auto keys = desk.replay.log->signers();
            checked.key_is_known =
                std::find(keys.begin(), keys.end(), checked.found.key) != keys.end();
        }
        room.form.reset();
        room.checked = std::move(checked);
        return {};
    });
}

void replay_case_hand(Desk& desk) {
    const LoggedCase* picked = picked_case(desk.cases);
    if (picked == nullptr || !desk.replay.log) return;
    open_hand(desk.replay, picked->state.hand, desk.library.misreadings);
    desk.room = Room::Replay;
}

}  // namespace fairdeal
