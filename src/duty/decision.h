#pragma once
// May this dealer deal at this table at this moment? The first row that fits answers (rows.cpp).
// What is not known is no.

#include <optional>
#include <string>
#include <vector>

#include "content/regulators/regulator.h"
#include "duty/clause_compare.h"
#include "duty/facts.h"

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

/// A row of the decision: when it fits, its answer is given and the rows after it are not asked.
class Asked;
struct DutyRow {
    std::string_view number;  // of the published table: "3"
    std::string_view name;    // "licence-lapsed"; kept with answers
    bool (*fits)(Asked& asked);
    DutyAnswer answer;
    const char* reason;              // marked; {dealer}, {table}, {game} and {what}
    const char* change;              // marked; likewise: what would change the answer
    std::optional<DutyRule> rule{};  // counts only where the profile has this rule on
};

struct Decision {
    DutyQuestion question;
    const DutyRow* row = nullptr;
    std::optional<Game> game;      // none: the table is not known
    std::string what;              // of the row's sentences
    FactList facts;                // that decided, by number: of yes all that were used
    std::optional<UtcTime> until;  // of yes, the earliest end among the facts used; none: no end
    [[nodiscard]] DutyAnswer answer() const { return row->answer; }
};
/// Why, and what would change it, as whole sentences in the language in force.
std::string reason_in_words(const Decision& decision);
std::string change_in_words(const Decision& decision);

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
    Decision decide(const DutyQuestion& question);
    [[nodiscard]] const Facts& facts() const { return facts_; }
    /// The profile in force at a moment; null: none.
    [[nodiscard]] const Regulator* profile_at(const UtcTime& at) const;
    [[nodiscard]] const Fact* profile_fact_at(const UtcTime& at) const;
    [[nodiscard]] ClauseCompare& compare() { return compare_; }

private:
    DutyOffice(std::span<const Fact> all, const Library& library)
        : facts_(all), compare_(library) {}
    Facts facts_;
    ClauseCompare compare_;
    std::map<std::int64_t, Regulator> profiles_;  // by the number of their fact
};

}  // namespace fairdeal
