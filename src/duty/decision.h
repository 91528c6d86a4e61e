#pragma once
// May this dealer deal at this table at this moment? The first row that fits answers (rows.cpp).
// What is not known is no.

#include <optional>
#include <string>
#include <vector>

#include "content/regulators/regulator.h"
#include "duty/clause_compare.h"
#include "duty/facts/facts.h"

namespace fairdeal {

/// From the best to the worst. Only with the first two does somebody deal by themselves.
enum class DutyAnswer : std::uint8_t { Yes, YesWithWarning, WithSupervisor, AskFloor, No };
/// "yes", "yes-with-warning", "with-supervisor", "ask-floor", "no".
std::string_view to_text(DutyAnswer answer);
std::optional<DutyAnswer> duty_answer_from(std::string_view word);
/// For people: "YES", "ASK THE FLOOR".
std::string in_words(DutyAnswer answer);
constexpr bool may_deal_alone(DutyAnswer answer) { return answer <= DutyAnswer::YesWithWarning; }

struct DutyQuestion {
    std::string dealer, table;
    UtcTime at;
    // Of a hand that was dealt: the card and the sign in its record, in place of the table's.
    std::string card{};  // as card_line() writes it; empty: the table's
    std::string sign{};  // empty: not recorded
};

/// What a row is about. One that says no makes those after it about the same say nothing; what
/// rests on what is in decision.cpp.
enum class DutyTopic : std::uint8_t {
    Rules,
    Dealer,
    Table,
    Role,
    Licence,
    Certificate,
    List,     // of certificates that were withdrawn
    Clauses,  // that they were not examined on: by the table card
    Edition,  // likewise: by the rule book
    TableTest,
    Hours,
    Course,
    Refresher,
    Elsewhere,
    Floor,
    Pack,
    Sign,
    Roster,
    Yes
};

/// A row of the decision: the first that fits answers.
class Asked;
struct DutyRow {
    std::string_view number;  // of the published table: "3"
    std::string_view name;    // "licence-lapsed"; kept with answers
    DutyTopic topic;
    bool (*fits)(Asked& asked);
    DutyAnswer answer;
    const char* reason;                   // marked; {dealer}, {table}, {game} and {what}
    const char* change;                   // marked: what would change the answer
    std::optional<FactKind> adds;         // the kind of fact that says so; none: no fact does
    std::optional<DutyRule> rule{};       // counts only where the profile has this rule on
    bool corrects = false;                // that fact takes the place of one that the row fits by
    std::optional<FactKind> also_adds{};  // another kind that says so
};

/// A row that fits, with what its sentences name and the facts that it fits by, by number.
struct DutyReason {
    const DutyRow* row = nullptr;
    std::string what;
    FactList facts;  // of a yes all that were used
};

struct Decision {
    DutyQuestion question;
    std::optional<Game> game;         // none: the table is not known
    std::vector<DutyReason> reasons;  // the first decides; the others see decide_fully()
    std::optional<UtcTime> until;     // of yes, the earliest end among the facts; none: no end
    [[nodiscard]] const DutyReason& first() const { return reasons.front(); }
    [[nodiscard]] const DutyRow& row() const { return *first().row; }
    [[nodiscard]] const FactList& facts() const { return first().facts; }
    [[nodiscard]] DutyAnswer answer() const { return row().answer; }
};
/// Why, as a whole sentence in the language in force; without a reason named, the first.
std::string reason_in_words(const Decision& decision);
std::string reason_in_words(const Decision& decision, const DutyReason& reason);
/// What would change it: "a licence for dealing here".
std::string change_in_words(const DutyReason& reason);

/// A row's reason without a question: "DEALER is not on the roster of table TABLE".
std::string reason_in_words(const DutyRow& row);

/// Every row, in the order in which they are asked.
std::span<const DutyRow> duty_rows();
const DutyRow* find_duty_row(std::string_view name);

/// Answers questions by the facts of a file, offline. All that it is given must stay where it is.
class DutyOffice {
public:
    /// Refused: a profile in force that cannot be read.
    static Result<DutyOffice> make(std::span<const Fact> all, const Library& library);
    /// By the first row that fits.
    Decision decide(const DutyQuestion& question);
    /// Likewise, and after it every other row that would not let them deal by themselves either, in
    /// order: all that has to change. Where it is not known who or where it is about, nothing is
    /// said of what rests on that.
    Decision decide_fully(const DutyQuestion& question);
    [[nodiscard]] const Facts& facts() const { return facts_; }
    /// The profile in force at a moment; null: none.
    [[nodiscard]] const Regulator* profile_at(const UtcTime& at) const;
    [[nodiscard]] const Fact* profile_fact_at(const UtcTime& at) const;
    [[nodiscard]] ClauseCompare& compare() { return compare_; }

private:
    DutyOffice(std::span<const Fact> all, const Library& library)
        : facts_(all), compare_(library) {}
    Decision decided(const DutyQuestion& question, bool fully);
    Facts facts_;
    ClauseCompare compare_;
    std::map<std::int64_t, Regulator> profiles_;  // by the number of their fact
};

}  // namespace fairdeal
