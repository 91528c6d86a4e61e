#include "desk/cases/case_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "audit/cases/hand_spans.h"
#include "base/translation.h"
#include "desk/cases/case_entries.h"
#include "record/record.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// As their buttons stand below a case.
constexpr std::array tasks_of_a_case{CaseTask::Review, CaseTask::Reveal,   CaseTask::Decide,
                                     CaseTask::Note,   CaseTask::Video,    CaseTask::Close,
                                     CaseTask::Sign,   CaseTask::File,     CaseTask::Print,
                                     CaseTask::Hand,   CaseTask::Scenario, CaseTask::Account};

/// In the order of CaseStage.
constexpr std::array stage_words{sentence("None"),     sentence("Reviewing"), sentence("Revealing"),
                                 sentence("Deciding"), sentence("Decided"),   sentence("Closed")};

std::string word_of(const Case& state, const UtcTime& now) {
    if (state.is_overdue(now)) return tr("Overdue");
    return tr(stage_words.at(static_cast<std::size_t>(state.stage())));
}

CaseHue hue_of(const Case& state, const UtcTime& now) {
    if (state.is_overdue(now)) return CaseHue::Bad;
    const CaseStage stage = state.stage();
    if (stage == CaseStage::Decided) return CaseHue::Good;
    return stage == CaseStage::Closed ? CaseHue::Plain : CaseHue::Waiting;
}

/// The id of a hand; empty: it has none.
using IdOfHand = std::function<std::string(std::int64_t number)>;

std::string id_in_file(const CaseEvidence& evidence, std::int64_t number) {
    const auto& behind = evidence.behind;
    const auto found = std::find_if(behind.begin(), behind.end(),
                                    [&](const auto& hand) { return hand.number == number; });
    if (number != evidence.state.hand && found == behind.end()) return "";
    const auto record = read_record(number == evidence.state.hand ? evidence.hand : found->text);
    return record ? record->header.identity.id : std::string();
}

/// "T1-000012 (#12)".
std::string name_of_hand(const IdOfHand& id_of, std::int64_t number) {
    const std::string id = id_of(number);
    return id.empty() ? fmt::format("#{}", number) : fmt::format("{} (#{})", id, number);
}

/// A few hands each by its name, of many the first.
std::string names_of_hands(const std::string& spans, const IdOfHand& id_of) {
    constexpr std::size_t few = 8;
    const auto listed = listed_hands(spans);
    if (!listed || listed->hands.empty()) return spans;
    if (listed->hands.size() > few || listed->more > 0)
        return tr("{hands}; the first is {hand}", "hands"_a = spans_in_words(spans),
                  "hand"_a = name_of_hand(id_of, listed->hands.front()));
    std::string names;
    for (const std::int64_t number : listed->hands) add_to_list(names, name_of_hand(id_of, number));
    return names;
}

CaseItem item_of(const LoggedCase& one, const HandLog& log, const UtcTime& now) {
    const Case& state = one.state;
    CaseItem item;
    item.id = state.id;
    const std::string id = id_in_log(log, state.hand);
    item.detail = tr("Hand {hand} \u00b7 by {time}",
                     "hand"_a = id.empty() ? fmt::format("#{}", state.hand) : id,
                     "time"_a = time_in_words(state.deadline));
    item.word = word_of(state, now);
    item.hue = hue_of(state, now);
    item.spoken = tr("Case {case}, {state}, {detail}", "case"_a = item.id, "state"_a = item.word,
                     "detail"_a = item.detail);
    return item;
}

std::string waits_for(const Case& state) {
    switch (state.stage()) {
        case CaseStage::None: break;
        case CaseStage::Reviewing:
            return state.reviews.empty()
                       ? tr("Two reviewers rule on it; neither sees what the other says.")
                       : tr("The first review is sealed. Another reviewer rules on it now.");
        case CaseStage::Revealing:
            return tr(
                "Both reviews are sealed and can no longer be changed. Each is revealed from "
                "the file that keeps it.");
        case CaseStage::Deciding: return tr("Both reviews can be read. The case is to be decided.");
        case CaseStage::Decided: return tr("It is decided, and can be closed and handed over.");
        case CaseStage::Closed: return tr("It is closed.");
    }
    return "";
}

std::string about(const std::string& what, const std::string& by, const UtcTime& at) {
    return what + dot + by + dot + time_in_words(at);
}

std::string without_last_line_end(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

CaseCard card_of(const std::string& what, const CaseWords& words) {
    const std::string text = without_last_line_end(words.text);
    return {about(what, words.by, words.at), text.empty() ? tr("(no words)") : text, false};
}

std::vector<CaseCard> cards_of(const Case& state) {
    std::vector<CaseCard> cards;
    if (is_found_by_program(state))
        cards.push_back(card_of(tr("Finding"), {"Fairdeal", state.opened_at, state.claim}));
    else
        cards.push_back(card_of(tr("Claim"), {state.claimant, state.opened_at, state.claim}));
    bool first = true;
    for (const CaseReview& review : state.reviews) {
        const std::string what = first ? tr("First review") : tr("Second review");
        first = false;
        if (review.text)
            cards.push_back(card_of(what, {review.by, review.at, *review.text}));
        else
            cards.push_back({about(what, review.by, review.at),
                             tr("Sealed: it can be read once both reviews are in and revealed."),
                             true});
    }
    for (const CaseException& one : state.exceptions)
        cards.push_back(card_of(
            one.allows == "review" ? tr("Exception for a review") : tr("Exception for a decision"),
            {one.by, one.at, one.reason}));
    if (state.decision) cards.push_back(card_of(tr("Decision"), *state.decision));
    for (const CaseWords& note : state.notes) cards.push_back(card_of(tr("Note"), note));
    for (const CaseWords& words : state.videos) {
        const auto video = read_video(words.text);
        cards.push_back(
            card_of(tr("Video"), {words.by, words.at, video ? in_words(*video) : words.text}));
    }
    if (state.closing) cards.push_back(card_of(tr("Closed"), *state.closing));
    return cards;
}

CaseViewScreen view_of(const Case& state, const IdOfHand& id_of, const UtcTime& now) {
    CaseViewScreen view;
    view.title = tr("Case {case}", "case"_a = state.id);
    view.word = word_of(state, now);
    view.hue = hue_of(state, now);
    view.next = waits_for(state);
    view.facts = {{tr("Hand"), name_of_hand(id_of, state.hand)},
                  is_found_by_program(state) ? std::pair(tr("Found by"), std::string("Fairdeal"))
                                             : std::pair(tr("Claimed by"), state.claimant),
                  {tr("Opened"), tr("by {who}, {time}", "who"_a = state.opened_by,
                                    "time"_a = time_in_words(state.opened_at))},
                  {tr("To be decided by"), time_with_zone(state.deadline)},
                  {tr("Signed in with"), accounts_in_words(state)}};
    if (!state.finding.empty())
        view.facts.emplace_back(tr("Hands behind it"), names_of_hands(state.hands, id_of));
    for (const std::string& shared : shared_roles(state))
        view.facts.emplace_back(tr("Same person"), shared);
    view.cards = cards_of(state);
    return view;
}

void add_proof(CaseViewScreen& view, const CaseEvidence& evidence) {
    view.proof = {{tr("In the log"), evidence.checkpoint.origin},
                  {tr("Under"), tr("a checkpoint of {records} records",
                                   "records"_a = grouped(evidence.checkpoint.head.size))},
                  {tr("Proven"), tr_n("the hand and {count} event", "the hand and {count} events",
                                      evidence.state.events)},
                  {tr("Root"), to_base64(bytes_of(evidence.checkpoint.head.root))},
                  {tr("Content"), content_hash(evidence)}};
}

CaseViewScreen view_of_logged(const CaseSession& session, const LoggedCase& one,
                              const UtcTime& now) {
    const HandLog& log = *session.open_log.log;
    CaseViewScreen view = view_of(
        one.state, [&](std::int64_t number) { return id_in_log(log, number); }, now);
    const auto evidence = case_evidence(log, one.state.id);
    if (one.state.stage() == CaseStage::Closed)
        view.next = evidence ? tr("It is closed. Its case file can be handed over.")
                             : tr("It is closed. Once the log is signed, its case file can be "
                                  "handed over.");
    if (evidence)
        add_proof(view, *evidence);
    else if (must_be_signed_first(session))
        view.proof_note = sign_first_in_words() + " (G)";
    else
        view.proof_note = tr("No proof yet: {why} (G).", "why"_a = evidence.error().front().what);
    if (!one.strays.empty())
        view.proof_note +=
            (view.proof_note.empty() ? "" : " ") +
            tr_n("{count} entry of this case cannot be and count for nothing: {what}",
                 "{count} entries of this case cannot be and count for nothing: {what}",
                 std::ssize(one.strays), "what"_a = to_text(one.strays.front()));
    return view;
}

CaseViewScreen view_of_file(const CheckedFile& checked, const UtcTime& now) {
    CaseViewScreen view = view_of(
        checked.found.state, [&](std::int64_t number) { return id_in_file(checked.found, number); },
        now);
    add_proof(view, checked.found);
    view.proof.emplace_back(tr("Signed with"), to_text(checked.found.key));
    if (auto behind = behind_in_words(checked.found); !behind.empty())
        view.proof.emplace_back(tr("The hands behind it"), std::move(behind));
    view.proof_note =
        checked.is_of_open_log && checked.key_is_known
            ? tr("It is a key of the log that is open here.")
        : checked.key_is_known
            ? tr("It is a key of the log that is open here, but what it signed is another log, or "
                 "a "
                 "later state of this one: open the log of the case to compare them.")
            : tr("Compare this key with the one you have from the house: anybody can make a key "
                 "and sign with it.");
    return view;
}

/// Good is only what is proven to the last text, by a key that is known.
void tell_checked(CaseScreen& screen, const CheckedFile& checked) {
    const std::string& name = checked.name;
    const auto& others = checked.found.other_texts;
    if (!checked.why.empty()) {
        screen.checked =
            tr("{file} proves nothing: {why}.", "file"_a = name, "why"_a = checked.why);
        screen.checked_hue = CaseHue::Bad;
    } else if (!others.empty()) {
        screen.checked =
            tr("{file} is NOT proven as a whole: the hand and the events are, but not {parts}, "
               "which this program does not make of them.",
               "file"_a = name, "parts"_a = comma_list(others));
        screen.checked_hue = CaseHue::Bad;
    } else if (!checked.key_is_known) {
        screen.checked =
            tr("{file}: everything in it is proven, if the key that signed it is the house\u2019s. "
               "It is not known here: compare it below.",
               "file"_a = name);
        screen.checked_hue = CaseHue::Waiting;
    } else if (!checked.is_of_open_log) {
        screen.checked =
            tr("{file}: everything in it is proven, but of another log than the one "
               "that is open, or of a later state of it.",
               "file"_a = name);
        screen.checked_hue = CaseHue::Waiting;
    } else {
        screen.checked = tr("{file}: everything in it is proven.", "file"_a = name);
        screen.checked_hue = CaseHue::Good;
    }
}

std::string title_of(CaseTask task, const std::string& id) {
    switch (task) {
        case CaseTask::Open: return tr("Open a case");
        case CaseTask::Note: return tr("A note in case {case}", "case"_a = id);
        case CaseTask::Review: return tr("A blind review of case {case}", "case"_a = id);
        case CaseTask::Decide: return tr("The decision of case {case}", "case"_a = id);
        case CaseTask::Video: return tr("A video in case {case}", "case"_a = id);
        case CaseTask::Close: return tr("Close case {case}", "case"_a = id);
        case CaseTask::Account: return tr("Give somebody an account of this log");
        case CaseTask::Reveal:
        case CaseTask::Sign:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand: break;
    }
    return "";
}

std::string explanation_of(CaseTask task) {
    switch (task) {
        case CaseTask::Open:
        case CaseTask::Note:
        case CaseTask::Video:
        case CaseTask::Decide:
        case CaseTask::Close:
            return tr("It stays in the log for good. Name people by their ids only.");
        case CaseTask::Account:
            return tr(
                "With an account people sign in to write in the cases of this log. Only the "
                "owner of its first account gives accounts.");
        case CaseTask::Review:
            return tr(
                "The log gets a seal of your words, not the words. They go into a file of your "
                "own, which alone can reveal them once the other review is in: keep it where "
                "nobody else looks.");
        case CaseTask::Reveal:
        case CaseTask::Sign:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand: break;
    }
    return "";
}

/// `video`: the one that the form puts into the case.
CaseFormScreen form_screen(const CaseForm& form, const std::string& id,
                           const std::optional<StoredVideo>& video) {
    CaseFormScreen screen;
    screen.title = title_of(form.task, id);
    screen.explanation = explanation_of(form.task);
    if (video) screen.explanation = in_words(video->video) + "\n" + screen.explanation;
    screen.button = form.task == CaseTask::Review    ? tr("Seal it\u2026")
                    : form.task == CaseTask::Account ? tr("Give the account")
                                                     : tr("Put it into the log");
    screen.opens = form.task == CaseTask::Open;
    if (form.leaving) screen.question = tr("Throw away what you wrote?");
    screen.fields = form.fields;
    return screen;
}

std::vector<CaseTask> tasks_of(const CaseSession& session) {
    std::vector<CaseTask> tasks;
    const CaseTask next = next_task(session);
    for (const CaseTask task : tasks_of_a_case) {
        if (!can(session, task)) continue;
        tasks.insert(task == next ? tasks.begin() : tasks.end(), task);
    }
    return tasks;
}

std::string summary_of(const CaseSession& session, const UtcTime& now) {
    std::int64_t overdue = 0;
    for (const LoggedCase& one : session.cases) overdue += one.state.is_overdue(now) ? 1 : 0;
    std::string text = std::filesystem::path(session.file).filename().string();
    add_part(text, tr_n("{count} case", "{count} cases", std::ssize(session.cases)));
    return overdue == 0 ? text : text + ", " + tr("{number} overdue", "number"_a = overdue);
}

void add_list(CaseScreen& screen, const CaseSession& session, const UtcTime& now) {
    const LoggedCase* picked = picked_case(session);
    for (const LoggedCase& one : session.cases) {
        if (&one == picked) screen.selected = static_cast<int>(screen.items.size());
        screen.items.push_back(item_of(one, *session.open_log.log, now));
    }
    if (screen.items.empty())
        screen.empty =
            tr("No hand of this log is disputed. Open a case with N, or from a hand in "
               "Replay with Ctrl K.");
}

}  // namespace

CaseScreen case_screen(const CaseSession& session, const UtcTime& now) {
    CaseScreen screen;
    screen.has_log = session.open_log.log && session.file == session.open_log.file;
    screen.title = tr("Cases");
    screen.error = session.error;
    screen.report = session.report;
    if (session.checked) {
        tell_checked(screen, *session.checked);
        if (session.checked->why.empty()) screen.view = view_of_file(*session.checked, now);
    }
    if (!screen.has_log) return screen;
    screen.summary = summary_of(session, now);
    add_list(screen, session, now);
    const LoggedCase* picked = picked_case(session);
    if (session.form)
        screen.form = form_screen(
            *session.form, picked == nullptr ? "" : picked->state.id,
            session.form->task == CaseTask::Video ? video_to_add(session) : std::nullopt);
    if (session.checked) return screen;
    screen.tasks = tasks_of(session);
    if (picked != nullptr) screen.view = view_of_logged(session, *picked, now);
    return screen;
}

}  // namespace fairdeal
