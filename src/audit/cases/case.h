#pragma once
// A dispute over a hand: who claims what, notes, two reviews made blind, a decision, the closing. A
// case is nothing but entries in the log (store/entry.h): its state is folded from them, and what
// cannot happen is refused. People are named by ids only.
//
// What one does of a case, another does not: who opens it does not review it, and who reviews it
// does not decide it, unless an exception with its reason is on record before. People sign in, and
// each event says by whose accounts: the log's own or an exam office's. Cases that were opened
// before that was so are read as they are; what is added to them now keeps to it.
//
// Each event's text begins with a line of its own, "3 review commitment=...": the event's number in
// the case, counted from 1 without a gap (so that none can be left out unseen), its kind, and what
// the kind needs.
//
// Two reviewers rule before either sees the other: a review goes into the log as a commitment only,
// SHA-256 over the case, the reviewer, a secret salt of 32 random bytes and the text. The text
// stays with its reviewer. Once both are committed, neither can be changed, and each is revealed
// with its salt. Encrypting the text in the log would be as blind only as long as a key is, which
// then cannot be withdrawn; a commitment gives nothing away, however long one tries, and needs no
// third party. A reviewer who never reveals leaves the case undecided: it is closed so, and another
// one opened.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "ledger/hash.h"
#include "log/entry.h"

namespace fairdeal {

/// Video: the lines of one that is tied to the hand (log/video.h), its hash among them.
enum class CaseEventKind : std::uint8_t {
    Open,
    Note,
    Review,
    Reveal,
    Decide,
    Close,
    Exception,
    Video
};
/// "open", "note", "review", "reveal", "decide", "close", "exception", "video".
std::string_view to_text(CaseEventKind kind);

constexpr std::size_t longest_case_text = 8192;  // bytes, of one event
constexpr int most_case_events = 500;

/// One event of a case; what its kind does not need is empty.
struct CaseEvent {
    CaseEventKind kind = CaseEventKind::Note;
    std::string case_id;
    std::int64_t hand = 0;  // its number in the log
    int number = 0;         // of the event, from 1
    std::string by;         // an id
    UtcTime at;
    std::string claimant;   // Open: an id
    UtcTime deadline;       // Open
    std::string seal;       // Review: the commitment; Reveal: the salt; 64 hexadecimal digits
    std::string text;       // whole lines; empty: of a Review always, else only of a Close
    std::string allows{};   // Exception: "review" or "decide", what `by` does nevertheless
    std::string account{};  // where `by` signed in: "log", "office:..." (case_author.h); empty: of
                            // an old case, and of a Reveal, which its salt proves
    std::string finding{};  // Open: what many hands show, by its kind ("missing-cards"); empty: a
                            // dispute over its hand
    std::string hands{};    // Open of a finding: those behind it, as hand_spans has them
    friend bool operator==(const CaseEvent&, const CaseEvent&) = default;
};

Entry entry_of(const CaseEvent& event);
/// Reads strictly: what it takes, entry_of() gives back.
Result<CaseEvent> case_event_of(const Entry& entry);

/// What a review's commitment is: 64 hexadecimal digits.
std::string commitment_of(std::string_view case_id, std::string_view by, std::string_view salt,
                          std::string_view text);

struct CaseReview {
    std::string by;
    UtcTime at;
    std::string commitment;
    std::optional<std::string> text;  // once it is revealed
    friend bool operator==(const CaseReview&, const CaseReview&) = default;
};

/// A note, a video's lines, a decision or a closing.
struct CaseWords {
    std::string by;
    UtcTime at;
    std::string text;
    friend bool operator==(const CaseWords&, const CaseWords&) = default;
};

/// Why somebody does what another should.
struct CaseException {
    std::string by;
    UtcTime at;
    std::string allows, reason;
    friend bool operator==(const CaseException&, const CaseException&) = default;
};

/// Reviewing: a review is to come. Revealing: both are committed. Deciding: both can be read.
enum class CaseStage : std::uint8_t { None, Reviewing, Revealing, Deciding, Decided, Closed };
/// "none", "reviewing", "revealing", "deciding", "decided", "closed".
std::string_view to_text(CaseStage stage);

struct Case {
    std::string id;
    std::int64_t hand = 0;
    std::string opened_by, claimant, claim;
    std::string finding, hands;  // as of its opening
    UtcTime opened_at, deadline;
    std::vector<CaseWords> notes, videos;
    std::vector<CaseReview> reviews;  // in the order of their commitments; at most two
    std::optional<CaseWords> decision, closing;
    std::vector<CaseException> exceptions;
    std::string accounts;  // where its people signed in; empty: an old case, nobody did
    int events = 0;        // that count
    UtcTime last_at;       // of the newest of them
    friend bool operator==(const Case&, const Case&) = default;

    [[nodiscard]] CaseStage stage() const;
    /// By its lines (log/video.h).
    [[nodiscard]] bool has_video(std::string_view lines) const;
    /// Past its deadline and neither decided nor closed.
    [[nodiscard]] bool is_overdue(const UtcTime& now) const;
};

/// Who claims what many hands show: nobody at the table, the program.
inline constexpr const char* claimant_of_findings = fixed("fairdeal");
/// Nobody claims it: what many hands show is behind it.
bool is_found_by_program(const Case& shown);

/// Why this event cannot come next, in words, or nothing. A case without events can only be opened.
/// Whether the hand is there is for the log to say (case_log.h).
std::optional<std::string> why_not(const Case& before, const CaseEvent& event);
/// Why this event would make two roles one person's, or nothing: it was allowed by an exception, or
/// they are two.
std::optional<std::string> why_not_one_person(const Case& before, const CaseEvent& event);
/// Each two roles that one person had, as a sentence with the exception's reason, if there is one.
std::vector<std::string> shared_roles(const Case& shown);
/// The case with this event. Throws Fault for one that cannot come next.
void apply(Case& to, const CaseEvent& event);

/// Of a case that was opened before people signed in.
constexpr const char* nobody_signed_in =
    sentence("Nobody signed in to write this case: its ids are as they were typed.");
/// "the log's own accounts", "the accounts of office 5fd2...", or nobody_signed_in.
std::string accounts_in_words(const Case& shown);
/// The case in words, as it is shown and, always in English, as it stands in the case file.
std::string to_text(const Case& shown);

}  // namespace fairdeal
