#pragma once
// One person's sitting of an exam. It is nothing but entries in the exam office's log
// (log/entry.h): its state is folded from them, and what cannot happen is refused. Each item is in
// them as it was shown, sealed until the exam is decided (shown_item.h); no key is. People are
// named by ids only.
//
// Each event's text begins with a line of its own, "7 answer place=3 took=41250": the event's
// number in the sitting, counted from 1 without a gap, its kind, and what the kind needs in this
// order.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "log/entry.h"
#include "training/memory.h"

namespace fairdeal {

/// The word in front is what the log has.
enum class SittingEventKind : std::uint8_t {
    Open,         // "open": who is examined in what, under whose eyes
    Show,         // "show": an item comes up; the text is the item, sealed (shown_item.h)
    Reply,        // "answer": it is answered; the text is the answer (questions/answer_text.h)
    TimeUp,       // "time-up": its time is over before that
    Away,         // "away": the exam's window lost the keyboard
    Back,         // "back": and has it again
    Pause,        // "pause": the invigilator stops the clock
    GoOn,         // "go-on": and starts it again
    TakeUp,       // "take-up": the exam goes on after the program or the machine broke down
    Stop,         // "stop": broken off for good, without a result
    Decide,       // "decide": the result; the text is the draw (draw.h)
    TableTest,    // "table-test": the practical test at a table, signed by who saw it
    Appeal,       // "appeal": the candidate objects: nothing goes on until it is resolved
    Resolve,      // "resolve": it is heard; granted only in old logs, which said nothing of what
                  // follows
    Certify,      // "certify": a certificate is issued; the text is its fingerprint
    Withdraw,     // "withdraw": and withdrawn
    Grant,        // "grant": the appeal is heard and granted, with what follows from it
    Commit,       // "commit": invigilator or candidate commits to a contribution (draw.h)
    Start,        // "start": the text is the signed checkpoint that covers both commitments
    Tick,         // "clock": the open item's clock has come so far
    Suspend,      // "suspend": the candidate leaves, with the clock so far
    Release,      // "release": the invigilator lets it go on, with the clock that it goes on from
    Accommodate,  // "accommodate": before the start: what this candidate is granted, and why
    Acknowledge   // "acknowledge": an examiner has looked at what was flagged, and says why it
                  // stands
};
std::string_view to_text(SittingEventKind kind);

/// A thing that a kind needs, and whether a word can be it.
struct SittingFact {
    std::string_view key;
    bool (*fits)(std::string_view word);
};
/// In their order.
std::span<const SittingFact> facts_of(SittingEventKind kind);

struct EventTraits {
    bool needs_text = false;  // says nothing without a text of its own
    bool at_the_seat =
        false;  // of the candidate's machine during the exam, not of somebody signed in
};
EventTraits traits_of(SittingEventKind kind);

constexpr std::size_t longest_sitting_text = 32768;  // bytes, of one event
constexpr int most_sitting_events = 4000;
/// After that many nothing more is told of windows left and programs taken up: the rest is kept
/// for answers, the decision, the table test and what comes of it.
constexpr int last_told_incident = 3000;

/// One event. Facts stand as facts_of() lists them; what a kind has no text for is empty.
struct SittingEvent {
    SittingEventKind kind = SittingEventKind::Open;
    std::string sitting;
    int number = 0;  // from 1
    std::string by;
    UtcTime at;
    std::vector<std::string> facts;
    std::string text;  // whole lines
    /// The word of a fact that the kind has. Throws Fault for another.
    [[nodiscard]] const std::string& fact(std::string_view key) const;
    [[nodiscard]] int number_of(std::string_view key) const;
    friend bool operator==(const SittingEvent&, const SittingEvent&) = default;
};

Entry entry_of(const SittingEvent& event);
/// Reads strictly: what it takes, entry_of() gives back.
Result<SittingEvent> sitting_event_of(const Entry& entry);

/// An id of a sitting: "X-" and up to 40 of the letters A-Z, digits and '-'.
bool is_sitting_id(std::string_view id);

struct SittingItem {
    int place = 0;    // from 1
    int attempt = 0;  // which of the hands that were looked at (exam_form.h)
    UtcTime shown_at;
    std::string sealed;                 // as it was shown; empty: an older program kept none
    std::optional<std::string> answer;  // its text; none and closed: time was up
    bool closed = false;
    Millis took = 0;  // pauses left out
    friend bool operator==(const SittingItem&, const SittingItem&) = default;
};

/// Something that happened beside the answers.
struct SittingIncident {
    SittingEventKind kind = SittingEventKind::Away;
    int place = 0;  // of the item that was open; 0: none
    std::string by;
    UtcTime at;
    std::string text;
    friend bool operator==(const SittingIncident&, const SittingIncident&) = default;
};

struct SittingResult {
    bool passed = false;
    int right = 0, wrong = 0;
    UtcTime at;
    std::string draw;  // the text (draw.h)
    friend bool operator==(const SittingResult&, const SittingResult&) = default;
};
/// "10 right, 3 wrong, passed".
std::string score_in_words(const SittingResult& result);

/// How an exam was started. Both commitments and no checkpoint: the start was broken off, and the
/// sitting never begins.
struct SittingStart {
    std::string invigilator, candidate;  // what each committed to; empty: not yet
    std::string checkpoint;              // a signed note; empty: not started
    UtcTime at;                          // of the checkpoint
    friend bool operator==(const SittingStart&, const SittingStart&) = default;
};

/// The reason of what is granted, in a sitting: readers of its transcript need not know why
/// somebody needs more time. An older program put the reason itself here.
constexpr std::string_view reason_kept_apart = fixed("The reason is in the office's log.\n");

/// What a candidate is granted beyond others, besides more time (Sitting::extra).
struct Accommodation {
    int letters = 100;  // size of the letters, per cent
    int breaks = 0;     // pauses agreed
    std::string by;
    UtcTime at;
    std::string reason;
    friend bool operator==(const Accommodation&, const Accommodation&) = default;
};

/// The open item's clock as the log has it last.
struct ItemClock {
    Millis spent = 0;
    std::optional<UtcTime> suspended_at;  // none: not suspended
    bool stands = false;                  // while suspended: it was paused before that
    friend bool operator==(const ItemClock&, const ItemClock&) = default;
};

/// A judgement that a person signs: of a table test, of an appeal.
struct SignedWord {
    bool granted = false;
    std::string by;
    UtcTime at;
    std::string text;
    friend bool operator==(const SignedWord&, const SignedWord&) = default;
};

/// What follows from a granted appeal. ItemsVoid: these items count as if they had been right, and
/// the exam is marked again. Resit: the result does not count, and the candidate may sit the exam
/// again. Stands: the candidate was right to object, but the result stays.
enum class AppealConsequence : std::uint8_t { ItemsVoid, Resit, Stands };
/// "void", "resit", "stands".
std::string_view to_text(AppealConsequence consequence);
std::optional<AppealConsequence> appeal_consequence_from(std::string_view word);

struct AppealGrant {
    AppealConsequence follows = AppealConsequence::Stands;
    std::vector<int> items;  // places, ascending; of ItemsVoid alone
    bool passed = false;     // the result with this
    int right = 0, wrong = 0;
    friend bool operator==(const AppealGrant&, const AppealGrant&) = default;
};
/// "3,17" for the places of a Grant, "-" for none.
std::string places_in_text(const std::vector<int>& places);
/// Nothing unless they ascend and are places.
std::optional<std::vector<int>> places_from(std::string_view text);

/// Sitting: items are asked. Stopped: broken off. Failed. TableTest: passed at the screen, the
/// practical test is to come. Passed: both. Appealed: frozen. Certified. Withdrawn. Resit: an
/// appeal was granted, and the result does not count. Decided: how, the reader may not see.
enum class SittingStage : std::uint8_t {
    None,
    Sitting,
    Stopped,
    Failed,
    TableTest,
    Passed,
    Appealed,
    Certified,
    Withdrawn,
    Resit,
    Decided
};
/// "none", "sitting", "stopped", "failed", "table test", "passed", "appealed", "certified",
/// "withdrawn", "resit", "decided".
std::string_view to_text(SittingStage stage);
/// The same in the user's language.
std::string in_words(SittingStage stage);

struct Sitting {
    std::string id, candidate, examiner, invigilator;
    UtcTime opened_at;
    std::string exam;        // id of the blueprint
    std::string edition;     // what the exam's content and the engine were (exam_edition)
    std::string commitment;  // to the ticket
    int extra = 0;           // per cent more time than others have
    std::optional<Accommodation> accommodation;
    SittingStart start;
    std::string blueprint;  // the exam itself, as it was on that day
    std::vector<SittingItem> items;
    std::vector<SittingIncident> incidents;
    bool paused = false, away = false, stopped = false;
    ItemClock clock;
    int breakdowns = 0;  // times it was released without having been suspended
    std::optional<SittingResult> result;
    std::optional<SignedWord> table_test, resolution, acknowledged;
    std::optional<SittingIncident> appeal;
    std::optional<AppealGrant> grant;
    bool is_sealed = false;   // decided, and everything after that left out (for_invigilator)
    std::string certificate;  // its number; empty: none
    /// Its issue: the text is its fingerprint and what the clauses were. Why it was withdrawn.
    std::optional<SittingIncident> issued, withdrawn;
    int events = 0;
    UtcTime last_at;
    friend bool operator==(const Sitting&, const Sitting&) = default;

    [[nodiscard]] SittingStage stage() const;
    /// Invigilator and candidate took part in the draw. Older sittings just began.
    [[nodiscard]] bool is_started() const { return !start.checkpoint.empty(); }
    /// A start that never ended.
    [[nodiscard]] bool is_start_broken_off() const {
        return !is_started() && !(start.invigilator.empty() && start.candidate.empty());
    }
    /// Time used on the open item when the sitting is released now: as it was recorded last, and
    /// after a candidate left the time since then, up to a pause.
    [[nodiscard]] Millis clock_at(const UtcTime& now) const;
    /// The result as it counts: with what a granted appeal changed. Throws Fault without one.
    [[nodiscard]] SittingResult final_result() const;
    /// The item that waits for its answer; null: none does.
    [[nodiscard]] const SittingItem* open_item() const;
    /// Time on closed items.
    [[nodiscard]] Millis spent() const;
};

/// Milliseconds from one time to a later one, else 0.
Millis time_between(const UtcTime& from, const UtcTime& to);

/// What an invigilator may see: that it is under way or over, not an answer and not a result.
Sitting for_invigilator(Sitting sitting);

/// Why this event cannot come next, in words, or nothing.
std::optional<std::string> why_not(const Sitting& before, const SittingEvent& event);
/// The sitting with this event. Throws Fault for one that cannot come next.
void apply(Sitting& to, const SittingEvent& event);

}  // namespace fairdeal
