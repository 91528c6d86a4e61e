#pragma once
// The file of a school: people, every answer they gave, what they are at just now, how far they are
// in their lessons, what they have set. Answers are never changed or deleted, and each outlasts a
// kill or a loss of power once its call has returned. Several programs may use one file at once.
// What anybody remembers is worked out from the answers; the file keeps a copy of it that can be
// thrown away. Calls throw StoreError where the machine refuses.

#include <filesystem>
#include <functional>

#include "base/problem.h"
#include "ledger/passphrase.h"
#include "school/assignment.h"
#include "school/floor.h"
#include "school/school_people.h"
#include "store/sqlite.h"
#include "training/plan.h"

namespace fairdeal {

/// "FDSC", in the file's header.
constexpr std::int64_t school_application_id = 0x46445343;

/// The item somebody is at, with what was typed of its answer, so that it can be taken up again.
struct OpenItem {
    AnswerSource source = AnswerSource::Practice;
    Game game = Game::Breakout;
    std::string kind, item;  // as in GivenAnswer
    Millis shown = 0;        // when it was shown first
    Millis spent = 0;        // on it until it was kept last, pauses left out
    int hints = 0;           // how many were shown
    std::string draft;       // what was typed so far, as the screen that typed it writes it
    friend bool operator==(const OpenItem&, const OpenItem&) = default;
};

/// The run of questions somebody is in, so that it goes on as the same one.
struct OpenRun {
    AnswerSource source = AnswerSource::Drill;
    Game game = Game::Breakout;
    std::vector<std::string> clauses, kinds;  // of a drill: as chosen; empty: any
    std::int64_t answers_before = 0;          // how many answers there were of this person then
    friend bool operator==(const OpenRun&, const OpenRun&) = default;
};

/// Payouts for speed, or a round or a shift that is dealt, somebody is in the middle of.
struct UnfinishedRun {
    std::string kind;   // "payouts", "round", "shift"
    std::string state;  // all of it, as the run writes itself; at most 1,048,576 bytes
    Millis at = 0;      // when it was kept
    friend bool operator==(const UnfinishedRun&, const UnfinishedRun&) = default;
};

struct LessonProgress {
    std::string lesson;  // id
    std::string step;    // where to go on, as the lesson names it
    bool done = false;
    Millis at = 0;
    std::string draft{};     // what is typed into the page, as the page writes it
    Millis spent = 0;        // on the page until it was kept last, pauses left out
    std::string imported{};  // "x.jsonl on 2026-11-22": it came by an import; empty: read here
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

struct SchoolSettings {
    int cap = 60;             // clauses a day, 1 to 500
    int new_a_day = 8;        // 0 to 100
    double retention = 0.90;  // 0.70 to 0.97
    std::string exam;         // a day, "2026-12-01"; empty: none
    std::vector<Game> games;  // learnt, in this order; empty: all
    friend bool operator==(const SchoolSettings&, const SchoolSettings&) = default;
};

/// A passphrase as the file keeps it, made before the file has it: so it can be announced elsewhere
/// first.
struct SealedPassphrase {
    std::string text;                        // sealed_passphrase(); empty: none
    [[nodiscard]] std::string mark() const;  // School::passphrase_mark() once it is kept
};
/// Refused: it is too short. Empty: none.
Result<SealedPassphrase> seal_for_school(std::string_view passphrase,
                                         const PassphraseCost& cost = {});

/// Where answers come from that were not given at this school.
struct ImportSource {
    std::string file;  // its name, without its folder
    Millis at = 0;     // of the import
    friend bool operator==(const ImportSource&, const ImportSource&) = default;
};
/// "x.jsonl on 2026-11-22".
std::string to_text(const ImportSource& source);

/// Answers of a person, by their numbers, that came by one import.
struct ImportedAnswers {
    std::int64_t first = 0, last = 0;
    ImportSource source;
    friend bool operator==(const ImportedAnswers&, const ImportedAnswers&) = default;
};
/// The import that an answer came by; null: it was given here.
const ImportedAnswers* import_of(const std::vector<ImportedAnswers>& imports, std::int64_t number);

/// The memory that is kept beside the answers, compared with them.
struct SchoolCheck {
    std::int64_t people = 0, answers = 0;
    Problems problems;  // empty: every answer can be read and every memory follows from them
};

class School {
public:
    static Result<School> open(const std::filesystem::path& file, Access access);
    /// Makes the file first if it is not there.
    static Result<School> open_or_create(const std::filesystem::path& file);
    /// Copies it, while others may write to it, to a file that is not there yet, for its owner
    /// alone. The copy holds whole commits only, and gets its name only if it is sound (`check`):
    /// the check is returned. Refused: there is a file, or none can be made here.
    [[nodiscard]] Result<SchoolCheck> back_up(
        const std::filesystem::path& copy,
        const std::function<bool(std::int64_t done, std::int64_t of)>& progress = {}) const;
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

    // --- people

    [[nodiscard]] std::vector<Person> people() const;  // by id
    [[nodiscard]] std::optional<Person> person(std::string_view id) const;
    /// Refused: an id that is none or is taken, a name that is too long, no role. A passphrase may
    /// be empty: none. has_passphrase is not looked at.
    Result<void> add_person(const Person& person, std::string_view passphrase = {},
                            const PassphraseCost& cost = {});
    /// Refused: nobody of this id, a name that is too long. An empty name erases it for good: its
    /// bytes are overwritten.
    Result<void> name_person(std::string_view id, std::string_view name);
    Result<void> put_in_team(std::string_view id, std::string_view team);
    Result<void> give_roles(std::string_view id, const std::vector<Role>& roles);
    /// Empty: they have none any more. Refused: nobody of this id, a passphrase that is too short.
    Result<void> set_passphrase(std::string_view id, std::string_view passphrase,
                                const PassphraseCost& cost = {});
    /// Refused: nobody of this id.
    Result<void> keep_passphrase(std::string_view id, const SealedPassphrase& sealed);
    /// Whether somebody may sign in with it: without a passphrase of their own, with an empty one
    /// only. False of nobody. Takes a second where there is a passphrase.
    [[nodiscard]] bool opens(std::string_view id, std::string_view passphrase) const;
    /// Another for every passphrase that somebody ever has, though it tells nothing of it: SHA-256,
    /// in hex, of what the file keeps. Empty: they have none.
    [[nodiscard]] std::string passphrase_mark(std::string_view id) const;

    // --- answers

    /// Keeps an answer, gives it its number, and ends the item its person was at. When it returns,
    /// the answer outlasts a loss of power. Refused: nobody of this id; no clause; a clause, kind
    /// or text that is too long.
    Result<std::int64_t> add(const GivenAnswer& answer);
    /// Keeps an answer of a run together with the run after it, both or none; the item its person
    /// was at stays open. Refused as above.
    Result<std::int64_t> add_in_run(const GivenAnswer& answer, const UnfinishedRun& run);
    /// The answers of a person after a number, in order.
    [[nodiscard]] std::vector<GivenAnswer> answers_of(std::string_view person,
                                                      std::int64_t after = 0) const;
    [[nodiscard]] std::int64_t answer_count(std::string_view person) const;
    /// Keeps answers that another file of the same people holds; such as are here already are
    /// skipped, whatever their number. How many were added; all or none.
    /// They are marked as imported for good, with where from and when.
    Result<std::int64_t> merge(std::vector<GivenAnswer> answers, const ImportSource& source);
    /// Which answers of a person came by imports, in their order.
    [[nodiscard]] std::vector<ImportedAnswers> imports_of(std::string_view person) const;

    // --- what somebody is at

    void keep_open(std::string_view person, const OpenItem& item);
    [[nodiscard]] std::optional<OpenItem> open_item(std::string_view person) const;
    /// Gives it up without an answer.
    void drop_open(std::string_view person);

    void keep_run(std::string_view person, const OpenRun& run);
    [[nodiscard]] std::optional<OpenRun> open_run(std::string_view person) const;
    void drop_run(std::string_view person);

    void keep_unfinished(std::string_view person, const UnfinishedRun& run);
    /// One of each kind at most, the last kept first.
    [[nodiscard]] std::vector<UnfinishedRun> unfinished(std::string_view person) const;
    void drop_unfinished(std::string_view person, std::string_view kind);

    void keep_lesson(std::string_view person, const LessonProgress& progress);
    [[nodiscard]] std::vector<LessonProgress> lessons_of(std::string_view person) const;  // by id

    /// A lesson has another id from now on: anybody who is in it stays where they are.
    void rename_lesson(std::string_view before, std::string_view now);

    /// Refused: a value that is out of its range.
    Result<void> set(std::string_view person, const SchoolSettings& settings);
    [[nodiscard]] SchoolSettings settings_of(std::string_view person) const;

    // --- what trainers set

    /// Sets an assignment, whose number and withdrawal are not looked at; its number here. Refused:
    /// neither or both of lesson and clauses, team and person; a day that is none or is over;
    /// nobody of an id; no trainee of the team; `by` may not see others; the same for the same
    /// people stands already.
    Result<std::int64_t> assign(const Assignment& assignment);
    /// It stays to be read. Refused: there is none that stands, or whose withdrawal it is may not.
    Result<void> withdraw_assignment(std::int64_t number, const Withdrawal& withdrawal);
    /// Withdraws one and sets another in its place, both or neither.
    Result<std::int64_t> replace_assignment(std::int64_t number, const Assignment& assignment);
    /// All, the first due first.
    [[nodiscard]] std::vector<Assignment> assignments() const;

    // --- from the floor

    /// A dealer's number is somebody's from now on. Refused: no number, a day that is none, nobody
    /// of an id, `by` may not see others or says it of themselves, the number is somebody's.
    Result<void> tie_dealer(const DealerNumber& number);
    /// It is nobody's any more; what was handed over stays theirs. Refused likewise.
    Result<void> untie_dealer(std::string_view dealer, const Withdrawal& ended);
    /// Those that are somebody's, by person.
    [[nodiscard]] std::vector<DealerNumber> dealer_numbers() const;
    /// Keeps errors of dealers whose number is somebody's, each once however often it is handed
    /// over. Refused, and none is kept: `by` may not see others, an error that the file cannot
    /// hold.
    Result<TakenErrors> take_floor_errors(const std::vector<FloorError>& errors,
                                          std::string_view by, Millis at);
    /// The first handed over first, without the dealer's number.
    [[nodiscard]] std::vector<FloorError> floor_errors_of(std::string_view person) const;

    // --- what is remembered

    /// Tells the file what the clauses say now; each that says something else than before goes back
    /// to Learning for everybody. Which of them do, the first time a clause is told of left out.
    std::vector<std::string> tell_editions(const std::vector<ClauseEdition>& told);
    [[nodiscard]] std::vector<ClauseEdition> editions() const;

    /// By the copy that is kept, brought up to date first; where it is of other rules or cannot be
    /// read, or where times ran backwards, it is made again.
    [[nodiscard]] ClauseStates states_of(std::string_view person, const SchoolRules& rules = {});
    /// Works everything out again and holds the copy against it.
    [[nodiscard]] SchoolCheck check(const SchoolRules& rules = {}) const;
    /// Throws the copies away.
    void forget_states();

private:
    /// Both within a transaction of their caller's.
    Result<std::int64_t> add_assignment(const Assignment& assignment);
    bool add_floor_error(const FloorError& error, const std::string& person,
                         const Withdrawal& given);
    Result<void> mark_withdrawn(std::int64_t number, const Withdrawal& withdrawal);
    School(Database database, std::filesystem::path file);
    [[nodiscard]] tl::unexpected<Problems> refusal(std::string what) const;
    [[nodiscard]] tl::unexpected<Problems> nobody(std::string_view id) const;
    Result<void> change_person(std::string_view sql, std::string_view id, std::string_view value);
    std::int64_t append(const GivenAnswer& answer);
    void check_people(SchoolCheck& check, const SchoolRules& rules) const;
    void note_import(const std::string& person, std::int64_t first, const ImportSource& source);

    Database database_;
    std::filesystem::path file_;
};

}  // namespace fairdeal
