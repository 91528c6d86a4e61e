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

// clang-format off
constexpr std::array rows{
    // Who, where, and by which rules?
    DutyRow{"1",  "no-profile",           duty::no_profile,                   no, sentence("it is not known which regulator's rules are in force"), sentence("a profile: fairdeal duty add profile")},
    DutyRow{"1",  "unknown-dealer",       duty::unknown_dealer,               no, sentence("nobody is known by the id {dealer}"), sentence("who they are: fairdeal duty add person")},
    DutyRow{"1",  "two-people",           duty::two_people,                   no, sentence("two people bear the id {dealer}: {what}"), sentence("an id of their own for one of them, and a correction of the other fact")},
    DutyRow{"1",  "unknown-table",        duty::unknown_table,                no, sentence("the game and card of table {table} are not known"), sentence("what is dealt there: fairdeal duty add table")},
    // A trainee deals only beside a dealer who may deal here.
    DutyRow{"2",  "no-role",              duty::no_role,                      no, sentence("it is not known what {dealer} is at the tables"), sentence("their role: fairdeal duty add role")},
    DutyRow{"2",  "trainee",              duty::trainee_alone,                no, sentence("{dealer} is a trainee, and no dealer who may deal here is beside them"), sentence("such a dealer beside them (fairdeal duty add shadow), or another role")},
    // The licence.
    DutyRow{"3",  "no-licence",           duty::no_licence,                   no, sentence("dealer {dealer} may not deal: no permit ({what})"), sentence("a licence: fairdeal duty add licence"), DutyRule::Licence},
    DutyRow{"3",  "licence-elsewhere",    duty::licence_elsewhere,            no, sentence("the licence of {dealer} is of another jurisdiction: {what}"), sentence("a licence of this jurisdiction"), DutyRule::Licence},
    DutyRow{"3",  "licence-function",     duty::licence_for_another_function, no, sentence("the licence of {dealer} is not for dealing here: {what}"), sentence("a licence for this function"), DutyRule::Licence},
    DutyRow{"3",  "licence-not-yet",      duty::licence_not_yet,              no, sentence("the licence of {dealer} begins later: {what}"), sentence("that moment, or an earlier licence"), DutyRule::Licence},
    DutyRow{"3",  "suspension-unclear",           duty::suspended_by_another_number,  no, sentence("a licence of {dealer} is suspended whose number is none of theirs: {what}"), sentence("the number of the licence, entered as a correction of the suspension"), DutyRule::Licence},
    DutyRow{"3",  "licence-suspended",    duty::licence_suspended,            no, sentence("the licence of {dealer} is suspended: {what}"), sentence("the end of the suspension, entered as a correction of it"), DutyRule::Licence},
    DutyRow{"3",  "licence-lapsed",       duty::licence_lapsed,               no, sentence("the licence of {dealer} has ended: {what}"), sentence("its renewal: fairdeal duty add licence"), DutyRule::Licence},
    // The house's certificate for the game.
    DutyRow{"4",  "no-certificate",       duty::no_certificate,               no, sentence("{dealer} has no certificate for {game}"), sentence("an exam and its certificate: fairdeal duty add certificate")},
    DutyRow{"4",  "certificate-withdrawn", duty::certificate_withdrawn,       no, sentence("the certificate of {dealer} for {game} was withdrawn: {what}"), sentence("another certificate")},
    DutyRow{"4",  "certificate-lapsed",   duty::certificate_lapsed,           no, sentence("the certificate of {dealer} for {game} has ended: {what}"), sentence("its renewal: fairdeal exam open")},
    DutyRow{"4",  "list-unknown",         duty::list_unknown,                 no, sentence("there is no list of withdrawn certificates of {what} by then"), sentence("the office's list: fairdeal duty add withdrawn")},
    DutyRow{"4",  "list-old",             duty::list_old,                     no, sentence("the list of withdrawn certificates is too old: a newer one was due {what}"), sentence("the office's newest list: fairdeal duty add withdrawn")},
    // What they were not examined on.
    DutyRow{"5",  "other-clauses",        duty::other_clauses,                no, sentence("the card of table {table} says something else than the card that {dealer} was examined on: {what}"), sentence("a delta test on these clauses, or a table with the card of the exam")},
    DutyRow{"6",  "newer-rules",          duty::newer_rules,                  no, sentence("the rules of {game} have changed since {dealer} was examined on {what}"), sentence("a delta test: fairdeal exam open --delta")},
    // Training.
    DutyRow{"7",  "no-table-test",        duty::no_table_test,                no, sentence("{dealer} has passed no table test in {game}"), sentence("a table test: fairdeal duty add table-test"), DutyRule::TableTest},
    DutyRow{"7",  "table-test-judge",     duty::table_test_judge,             no, sentence("the table test of {dealer} was judged by somebody of too low a role: {what}"), sentence("a table test before somebody of that role or higher"), DutyRule::TableTest},
    DutyRow{"8",  "hours",                duty::too_few_hours,                no, sentence("{dealer} has too few hours of instruction in {game}: {what}"), sentence("more hours: fairdeal duty add instruction"), DutyRule::InstructionHours},
    DutyRow{"9",  "no-course",            duty::no_course,                    no, sentence("{dealer} has no proof of a course within {what} before the licence"), sentence("proof of a course, of the holder's programme or of experience: fairdeal duty add course"), DutyRule::CourseMonths},
    DutyRow{"10", "no-refresher",         duty::no_refresher,                 no, sentence("no refresher of {dealer} is known"), sentence("a refresher: fairdeal duty add refresher"), DutyRule::Refresher},
    DutyRow{"10", "refresher-past",       duty::refresher_past,               no, sentence("a refresher of {dealer} is past its day: {what}"), sentence("the refresher: fairdeal duty add refresher"), DutyRule::Refresher},
    // Where they are.
    DutyRow{"11", "deals-elsewhere",      duty::deals_elsewhere,              no, sentence("{dealer} deals at table {what}"), sentence("the end of that: a correction of the fact with to")},
    DutyRow{"11", "no-rest",              duty::no_rest,                      no, sentence("{dealer} has dealt until {what} and has not rested long enough"), sentence("the rest"), DutyRule::RestMinutes},
    // The floor and the table.
    DutyRow{"13", "no-floorperson",       duty::no_floorperson,               no, sentence("no floorperson looks after table {table}"), sentence("a floorperson: fairdeal duty add supervision"), DutyRule::FloorpersonTables},
    DutyRow{"13", "too-many-tables",      duty::too_many_tables,              no, sentence("who looks after table {table} has too many: {what}"), sentence("another floorperson, or fewer tables"), DutyRule::FloorpersonTables},
    DutyRow{"14", "pack-unknown",         duty::pack_unknown,                 no, sentence("it is not known whether the pack of table {table} is complete"), sentence("a count: fairdeal duty add pack")},
    DutyRow{"14", "pack-not-counted",     duty::pack_not_counted,             no, sentence("the pack of table {table} is to be counted: {what}"), sentence("a count: fairdeal duty add pack")},
    DutyRow{"14", "wrong-sign",           duty::wrong_sign,                   no, sentence("the sign of table {table} is not that of its card: {what}"), sentence("the right sign: fairdeal duty add sign")},
    // The roster is the floor's own.
    DutyRow{"12", "not-on-roster",        duty::not_on_roster,                ask_floor, sentence("{dealer} is not on the roster of table {table}"), sentence("the floor's leave: fairdeal duty add floor-ruling")},
    // Beside somebody.
    DutyRow{"5",  "other-clauses-beside", duty::other_clauses_beside_supervisor, with_supervisor, sentence("the card of table {table} says something else than the card that {dealer} was examined on: {what}"), sentence("a delta test on these clauses"), DutyRule::WithSupervisor},
    DutyRow{"6",  "newer-rules-beside",   duty::newer_rules_beside_supervisor, with_supervisor, sentence("the rules of {game} have changed since {dealer} was examined on {what}"), sentence("a delta test: fairdeal exam open --delta"), DutyRule::WithSupervisor},
    DutyRow{"2",  "trainee-beside",       duty::trainee_beside_a_dealer,      with_supervisor, sentence("{dealer} is a trainee beside {what}"), sentence("another role: fairdeal duty add role")},
    // Yes.
    DutyRow{"10", "refresher-soon",       duty::refresher_soon,               with_warning, sentence("{dealer} may deal, but a refresher is due soon: {what}"), sentence("the refresher"), DutyRule::RefresherDays},
    DutyRow{"15", "may-deal",             duty::always,                       yes, sentence("{dealer} may deal {game} at table {table}"), sentence("the end of one of the facts used, or a newer fact")}};
// clang-format on

struct AnswerWords {
    std::string_view word;
    const char* people;
};
constexpr std::array answer_words{
    AnswerWords{"yes", sentence("YES")}, AnswerWords{"yes-with-warning", sentence("YES, BUT")},
    AnswerWords{"with-supervisor", sentence("WITH A SUPERVISOR")},
    AnswerWords{"ask-floor", sentence("ASK THE FLOOR")}, AnswerWords{"no", sentence("NO")}};

std::string filled(const char* marked, const Decision& decision) {
    return tr_of(marked, "dealer"_a = decision.question.dealer, "table"_a = decision.question.table,
                 "game"_a = decision.game ? std::string(title_of(*decision.game)) : std::string(),
                 "what"_a = decision.what);
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

std::string reason_in_words(const Decision& decision) {
    return filled(decision.row->reason, decision);
}

std::string reason_in_words(const DutyRow& row) {
    return tr_of(row.reason, "dealer"_a = tr("DEALER"), "table"_a = tr("TABLE"),
                 "game"_a = tr("GAME"), "what"_a = "...");
}

std::string change_in_words(const Decision& decision) {
    return filled(decision.row->change, decision);
}

}  // namespace fairdeal
