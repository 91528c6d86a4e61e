// The decision, row by row: the first row that fits answers. Those that say no come before those
// that say yes with conditions, so that no condition hides a refusal.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal {

namespace {

constexpr DutyAnswer no = DutyAnswer::No, ask_floor = DutyAnswer::AskFloor,
                     with_supervisor = DutyAnswer::WithSupervisor,
                     with_warning = DutyAnswer::YesWithWarning, yes = DutyAnswer::Yes;
constexpr std::optional<FactKind> nothing;
using T = DutyTopic;

// clang-format off
constexpr std::array rows{
    // Who, where, and by which rules?
    DutyRow{"1",  "no-profile",            T::Rules,       duty::no_profile,                       no, sentence("it is not known which regulator's rules are in force"), sentence("a regulator's profile put in force"), FactKind::Profile},
    DutyRow{"1",  "unknown-dealer",        T::Dealer,      duty::unknown_dealer,                   no, sentence("nobody is known by the id {dealer}"), sentence("an entry that says who bears this id"), FactKind::Person},
    DutyRow{"1",  "two-people",            T::Dealer,      duty::two_people,                       no, sentence("two people bear the id {dealer}: {what}"), sentence("a different id for one of them, and a correction of the other entry"), FactKind::Person, {}, true},
    DutyRow{"1",  "unknown-table",         T::Table,       duty::unknown_table,                    no, sentence("the game and card of table {table} are not known"), sentence("an entry that says what is dealt there"), FactKind::Table},
    // A trainee deals only beside a dealer who may deal here.
    DutyRow{"2",  "no-role",               T::Role,        duty::no_role,                          no, sentence("it is not known what {dealer} is at the tables"), sentence("an entry that says what they are at the tables"), FactKind::Role},
    DutyRow{"2",  "trainee",               T::Role,        duty::trainee_alone,                    no, sentence("{dealer} is a trainee, and no dealer who may deal here is beside them"), sentence("a dealer who may deal here beside them, or another role"), FactKind::Shadow},
    // The licence.
    DutyRow{"3",  "no-licence",            T::Licence,     duty::no_licence,                       no, sentence("dealer {dealer} may not deal: no permit ({what})"), sentence("a licence for dealing here"), FactKind::Licence, DutyRule::Licence},
    DutyRow{"3",  "licence-elsewhere",     T::Licence,     duty::licence_elsewhere,                no, sentence("the licence of {dealer} is of another jurisdiction: {what}"), sentence("a licence of this jurisdiction"), FactKind::Licence, DutyRule::Licence},
    DutyRow{"3",  "licence-function",      T::Licence,     duty::licence_for_another_function,     no, sentence("the licence of {dealer} is not for dealing here: {what}"), sentence("a licence for this function"), FactKind::Licence, DutyRule::Licence},
    DutyRow{"3",  "licence-not-yet",       T::Licence,     duty::licence_not_yet,                  no, sentence("the licence of {dealer} begins later: {what}"), sentence("a licence that has begun"), FactKind::Licence, DutyRule::Licence},
    DutyRow{"3",  "suspension-unclear",    T::Licence,     duty::suspended_by_another_number,      no, sentence("a licence of {dealer} is suspended whose number is none of theirs: {what}"), sentence("the right number of the licence, entered as a correction of the suspension"), FactKind::Suspension, DutyRule::Licence, true},
    DutyRow{"3",  "licence-suspended",     T::Licence,     duty::licence_suspended,                no, sentence("the licence of {dealer} is suspended: {what}"), sentence("the end of the suspension, entered as a correction of it"), FactKind::Suspension, DutyRule::Licence, true},
    DutyRow{"3",  "licence-lapsed",        T::Licence,     duty::licence_lapsed,                   no, sentence("the licence of {dealer} has ended: {what}"), sentence("its renewal"), FactKind::Licence, DutyRule::Licence},
    // The house's certificate for the game.
    DutyRow{"4",  "no-certificate",        T::Certificate, duty::no_certificate,                   no, sentence("{dealer} has no certificate for {game}"), sentence("an exam that they pass, and its certificate"), FactKind::Certificate},
    DutyRow{"4",  "certificate-withdrawn", T::Certificate, duty::certificate_withdrawn,            no, sentence("the certificate of {dealer} for {game} was withdrawn: {what}"), sentence("another exam, and its certificate"), FactKind::Certificate},
    DutyRow{"4",  "certificate-lapsed",    T::Certificate, duty::certificate_lapsed,               no, sentence("the certificate of {dealer} for {game} has ended: {what}"), sentence("another exam, and its certificate"), FactKind::Certificate},
    DutyRow{"4",  "list-unknown",          T::List,        duty::list_unknown,                     no, sentence("there is no list of withdrawn certificates of {what} by then"), sentence("the exam office's list"), FactKind::Withdrawn},
    DutyRow{"4",  "list-old",              T::List,        duty::list_old,                         no, sentence("the list of withdrawn certificates is too old: a newer one was due {what}"), sentence("the exam office's newest list"), FactKind::Withdrawn},
    // What they were not examined on.
    DutyRow{"5",  "other-clauses",         T::Clauses,     duty::other_clauses,                    no, sentence("the card of table {table} says something else than the card that {dealer} was examined on: {what}"), sentence("a delta test on these clauses, or a table with the card of the exam"), FactKind::Certificate},
    DutyRow{"6",  "newer-rules",           T::Edition,     duty::newer_rules,                      no, sentence("the rules of {game} have changed since {dealer} was examined on {what}"), sentence("a delta test on what has changed"), FactKind::Certificate},
    // Training.
    DutyRow{"7",  "no-table-test",         T::TableTest,   duty::no_table_test,                    no, sentence("{dealer} has passed no table test in {game}"), sentence("a table test that they pass"), FactKind::TableTest, DutyRule::TableTest},
    DutyRow{"7",  "table-test-judge",      T::TableTest,   duty::table_test_judge,                 no, sentence("the table test of {dealer} was judged by somebody of too low a role: {what}"), sentence("a table test before somebody of a higher role"), FactKind::TableTest, DutyRule::TableTest},
    DutyRow{"8",  "hours",                 T::Hours,       duty::too_few_hours,                    no, sentence("{dealer} has too few hours of instruction in {game}: {what}"), sentence("more hours of instruction"), FactKind::Instruction, DutyRule::InstructionHours},
    DutyRow{"9",  "no-course",             T::Course,      duty::no_course,                        no, sentence("{dealer} has no proof of a course within {what} before the licence"), sentence("proof of a course, of the holder's programme or of experience"), FactKind::Course, DutyRule::CourseMonths},
    DutyRow{"10", "no-refresher",          T::Refresher,   duty::no_refresher,                     no, sentence("no refresher of {dealer} is known"), sentence("a refresher"), FactKind::Refresher, DutyRule::Refresher},
    DutyRow{"10", "refresher-past",        T::Refresher,   duty::refresher_past,                   no, sentence("a refresher of {dealer} is past its day: {what}"), sentence("the refresher"), FactKind::Refresher, DutyRule::Refresher},
    // Where they are.
    DutyRow{"11", "deals-elsewhere",       T::Elsewhere,   duty::deals_elsewhere,                  no, sentence("{dealer} deals at table {what}"), sentence("the time at which they left that table, entered as a correction"), FactKind::Dealing, {}, true},
    DutyRow{"11", "no-rest",               T::Elsewhere,   duty::no_rest,                          no, sentence("{dealer} has dealt until {what} and has not rested long enough"), sentence("a longer rest"), nothing, DutyRule::RestMinutes},
    // The floor and the table.
    DutyRow{"13", "no-floorperson",        T::Floor,       duty::no_floorperson,                   no, sentence("no floorperson looks after table {table}"), sentence("a floorperson for this table"), FactKind::Supervision, DutyRule::FloorpersonTables},
    DutyRow{"13", "too-many-tables",       T::Floor,       duty::too_many_tables,                  no, sentence("who looks after table {table} has too many: {what}"), sentence("another floorperson, or fewer tables for this one"), FactKind::Supervision, DutyRule::FloorpersonTables},
    DutyRow{"14", "pack-unknown",          T::Pack,        duty::pack_unknown,                     no, sentence("it is not known whether the pack of table {table} is complete"), sentence("a full count of the pack"), FactKind::Pack},
    DutyRow{"14", "pack-not-counted",      T::Pack,        duty::pack_not_counted,                 no, sentence("the pack of table {table} is to be counted: {what}"), sentence("a full count of the pack"), FactKind::Pack},
    DutyRow{"14", "wrong-sign",            T::Sign,        duty::wrong_sign,                       no, sentence("the sign of table {table} is not that of its card: {what}"), sentence("the sign that goes with the card"), FactKind::Sign},
    // The roster is the floor's own.
    DutyRow{"12", "not-on-roster",         T::Roster,      duty::not_on_roster,                    ask_floor, sentence("{dealer} is not on the roster of table {table}"), sentence("a place on the roster (a wrong one can be corrected), or the floor's leave"), FactKind::FloorRuling, {}, false, FactKind::Roster},
    // Beside somebody.
    DutyRow{"5",  "other-clauses-beside",  T::Clauses,     duty::other_clauses_beside_supervisor,  with_supervisor, sentence("the card of table {table} says something else than the card that {dealer} was examined on: {what}"), sentence("a delta test on these clauses"), FactKind::Certificate, DutyRule::WithSupervisor},
    DutyRow{"6",  "newer-rules-beside",    T::Edition,     duty::newer_rules_beside_supervisor,    with_supervisor, sentence("the rules of {game} have changed since {dealer} was examined on {what}"), sentence("a delta test on what has changed"), FactKind::Certificate, DutyRule::WithSupervisor},
    DutyRow{"2",  "trainee-beside",        T::Role,        duty::trainee_beside_a_dealer,          with_supervisor, sentence("{dealer} is a trainee beside {what}"), sentence("another role"), FactKind::Role},
    // Yes.
    DutyRow{"10", "refresher-soon",        T::Refresher,   duty::refresher_soon,                   with_warning, sentence("{dealer} may deal, but a refresher is due soon: {what}"), sentence("the refresher"), FactKind::Refresher, DutyRule::RefresherDays},
    DutyRow{"15", "may-deal",              T::Yes,         duty::always,                           yes, sentence("{dealer} may deal {game} at table {table}"), sentence("the end of one of the facts used, or a newer fact"), nothing}};
// clang-format on

struct AnswerWords {
    std::string_view word;
    const char* people;
};
constexpr std::array answer_words{
    AnswerWords{"yes", sentence("YES")}, AnswerWords{"yes-with-warning", sentence("YES, BUT")},
    AnswerWords{"with-supervisor", sentence("WITH A SUPERVISOR")},
    AnswerWords{"ask-floor", sentence("ASK THE FLOOR")}, AnswerWords{"no", sentence("NO")}};

std::string filled(const char* marked, const Decision& decision, const DutyReason& reason) {
    return tr_of(marked, "dealer"_a = decision.question.dealer, "table"_a = decision.question.table,
                 "game"_a = decision.game ? std::string(title_of(*decision.game)) : std::string(),
                 "what"_a = reason.what);
}

}  // namespace

std::span<const DutyRow> duty_rows() { return rows; }

const DutyRow* find_duty_row(std::string_view name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const DutyRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

std::string_view to_text(DutyAnswer answer) {
    return answer_words.at(static_cast<std::size_t>(answer)).word;
}

std::optional<DutyAnswer> duty_answer_from(std::string_view word) {
    const auto found = std::find_if(answer_words.begin(), answer_words.end(),
                                    [&](const AnswerWords& row) { return row.word == word; });
    if (found == answer_words.end()) return std::nullopt;
    return static_cast<DutyAnswer>(found - answer_words.begin());
}

std::string in_words(DutyAnswer answer) {
    return tr(answer_words.at(static_cast<std::size_t>(answer)).people);
}

std::string reason_in_words(const Decision& decision, const DutyReason& reason) {
    return filled(reason.row->reason, decision, reason);
}

std::string reason_in_words(const Decision& decision) {
    return reason_in_words(decision, decision.first());
}

std::string reason_in_words(const DutyRow& row) {
    return tr_of(row.reason, "dealer"_a = tr("DEALER"), "table"_a = tr("TABLE"),
                 "game"_a = tr("GAME"), "what"_a = "...");
}

std::string change_in_words(const DutyReason& reason) { return tr(reason.row->change); }

}  // namespace fairdeal
