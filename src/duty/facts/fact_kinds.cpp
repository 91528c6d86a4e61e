// The kinds of facts and their keys: what can be entered, in which order it is written, and what
// the command line says of it.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "duty/facts/fact.h"

namespace fairdeal {

namespace {

using F = FactForm;
using S = FactSubject;
using E = FactEntry;

constexpr bool needed = true, spare = false;

// clang-format off
constexpr std::array house_keys{
    FactKey{"name",         F::Id,     needed, sentence("The house's name, such as casino.example/duty")}};
constexpr std::array profile_keys{
    FactKey{"regulator",    F::Id,     needed, sentence("The id of the profile")},
    FactKey{"since",        F::Time,   needed, sentence("From when on it is in force")}};
constexpr std::array person_keys{
    FactKey{"ref",          F::Id,     needed, sentence("The house's own number of this human being, the same as in the school")}};
constexpr std::array role_keys{
    FactKey{"role",         F::Role,   needed, sentence("What they are at the tables")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   spare,  sentence("Until when (without it: until another role begins)")}};
constexpr std::array licence_keys{
    FactKey{"number",       F::Id,     needed, sentence("Its number")},
    FactKey{"jurisdiction", F::Id,     needed, sentence("Its jurisdiction, as the profile names it, such as pennsylvania")},
    FactKey{"function",     F::Id,     needed, sentence("What it is for, as the profile names it, such as dealer")},
    FactKey{"since",        F::Time,   needed, sentence("From when on it is valid")},
    FactKey{"until",        F::Time,   spare,  sentence("Until when: the first moment at which it is valid no longer (without it: it has no end)")}};
constexpr std::array suspension_keys{
    FactKey{"number",       F::Id,     needed, sentence("The number of the licence")},
    FactKey{"since",        F::Time,   needed, sentence("From when on it is suspended")},
    FactKey{"until",        F::Time,   spare,  sentence("Until when (without it: until this fact is corrected)")}};
constexpr std::array certificate_keys{
    FactKey{"number",       F::Id,     needed, sentence("Its number")},
    FactKey{"office",       F::Id,     needed, sentence("The name of the office's key")},
    FactKey{"game",         F::Game,   needed, sentence("The game")},
    FactKey{"card",         F::Card,   needed, sentence("The table card of the exam")},
    FactKey{"clauses",      F::Sha256,  needed, sentence("SHA-256 of the editions of the clauses")},
    FactKey{"rules",        F::Line,   needed, sentence("The version of the rule book")},
    FactKey{"since",        F::Time,   needed, sentence("From when on it is valid")},
    FactKey{"until",        F::Time,   needed, sentence("Until when: the first moment at which it is valid no longer")},
    FactKey{"document",     F::Sha256,  needed, sentence("SHA-256 of the document")},
    FactKey{"attested",     F::Id,     spare,  sentence("Who vouches for a record from elsewhere; no office of this house has signed it")}};
constexpr std::array withdrawn_keys{
    FactKey{"made",         F::Time,   needed, sentence("When the list was made")},
    FactKey{"next",         F::Time,   spare,  sentence("When the next one is due")},
    FactKey{"withdrawn",    F::Ids,    spare,  sentence("NUMBER@TIME of each")},
    FactKey{"document",     F::Sha256,  needed, sentence("SHA-256 of the list")}};
constexpr std::array course_keys{
    FactKey{"proof",        F::Choice, needed, sentence("A course, a programme of the holder, or experience elsewhere"), "course|programme|experience"},
    FactKey{"on",           F::Time,   needed, sentence("When it was finished")},
    FactKey{"place",        F::Line,   spare,  sentence("Where")}};
constexpr std::array instruction_keys{
    FactKey{"game",         F::Game,   needed, sentence("The game")},
    FactKey{"hours",        F::Number, needed, sentence("Whole hours")},
    FactKey{"on",           F::Time,   needed, sentence("When they were finished")},
    FactKey{"instructor",   F::Id,     spare,  sentence("Who instructed")}};
constexpr std::array table_test_keys{
    FactKey{"game",         F::Game,   needed, sentence("The game")},
    FactKey{"result",       F::Choice, needed, sentence("How it ended"), "passed|failed"},
    FactKey{"on",           F::Time,   needed, sentence("When it was dealt")},
    FactKey{"judge",        F::Id,     needed, sentence("Who judged it")},
    FactKey{"judge-role",   F::Role,   needed, sentence("What they were at the tables then")}};
constexpr std::array refresher_keys{
    FactKey{"topic",        F::Id,     needed, sentence("What is refreshed, such as problem-gambling")},
    FactKey{"done",         F::Time,   needed, sentence("When it was done")},
    FactKey{"due",          F::Time,   needed, sentence("The moment by which the next must be done")}};
constexpr std::array roster_keys{
    FactKey{"table",        F::Id,     needed, sentence("The table")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   needed, sentence("Until when")}};
constexpr std::array dealing_keys{
    FactKey{"table",        F::Id,     needed, sentence("The table")},
    FactKey{"since",        F::Time,   needed, sentence("Since when they deal there")},
    FactKey{"until",        F::Time,   spare,  sentence("When they left it (without it: they deal there still)")}};
constexpr std::array shadow_keys{
    FactKey{"beside",       F::Id,     needed, sentence("The id of the dealer beside them")},
    FactKey{"table",        F::Id,     needed, sentence("The table")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   needed, sentence("Until when")}};
constexpr std::array floor_ruling_keys{
    FactKey{"table",        F::Id,     needed, sentence("The table")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   needed, sentence("Until when")},
    FactKey{"why",          F::Line,   needed, sentence("Why")}};
constexpr std::array supervision_keys{
    FactKey{"tables",       F::Ids,    needed, sentence("The tables, a space between each two")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   needed, sentence("Until when")}};
constexpr std::array table_keys{
    FactKey{"game",         F::Game,   needed, sentence("The game")},
    FactKey{"card",         F::Card,   needed, sentence("The table card in force: a card's id or file, or its line as a record's header has it")},
    FactKey{"sign",         F::Id,     needed, sentence("The edition of the sign that goes with it")},
    FactKey{"since",        F::Time,   needed, sentence("From when on")},
    FactKey{"until",        F::Time,   spare,  sentence("Until when (without it: until the next card)")}};
constexpr std::array sign_keys{
    FactKey{"edition",      F::Id,     needed, sentence("The edition of the sign that is up")},
    FactKey{"since",        F::Time,   needed, sentence("Since when it is up")}};
constexpr std::array pack_keys{
    FactKey{"pack",         F::Id,     needed, sentence("The pack")},
    FactKey{"state",        F::Choice, needed, sentence("Counted and complete, or to be counted because of something that happened"), "counted|to-count"},
    FactKey{"since",        F::Time,   needed, sentence("Since when")},
    FactKey{"why",          F::Line,   spare,  sentence("What happened")}};
constexpr std::array taken_back_keys{
    FactKey{"why",          F::Line,   needed, sentence("Why")}};
constexpr std::array restored_keys{
    FactKey{"why",          F::Line,   needed, sentence("Why")}};

constexpr std::array<FactSpec, fact_kind_count> specs{
    FactSpec{FactKind::House,       "house",        S::House,  E::OfFile,  sentence("whose file it is"), house_keys},
    FactSpec{FactKind::Profile,     "profile",      S::House,  E::Document, sentence("the regulator's profile in force"), profile_keys},
    FactSpec{FactKind::Person,      "person",       S::Dealer, E::Typed,    sentence("somebody who bears this id"), person_keys},
    FactSpec{FactKind::Role,        "role",         S::Dealer, E::Typed,    sentence("a role at the tables"), role_keys},
    FactSpec{FactKind::Licence,     "licence",      S::Dealer, E::Typed,    sentence("a licence or permit"), licence_keys},
    FactSpec{FactKind::Suspension,  "suspension",   S::Dealer, E::Typed,    sentence("the suspension of a licence"), suspension_keys},
    FactSpec{FactKind::Certificate, "certificate",  S::Dealer, E::Document, sentence("a certificate of the house's exam office"), certificate_keys},
    FactSpec{FactKind::Withdrawn,   "withdrawn",    S::Office, E::Document, sentence("the list of certificates that were withdrawn"), withdrawn_keys},
    FactSpec{FactKind::Course,      "course",       S::Dealer, E::Typed,    sentence("proof of a course"), course_keys},
    FactSpec{FactKind::Instruction, "instruction",  S::Dealer, E::Typed,    sentence("hours of instruction in a game"), instruction_keys},
    FactSpec{FactKind::TableTest,   "table-test",   S::Dealer, E::Typed,    sentence("a table test in a game"), table_test_keys},
    FactSpec{FactKind::Refresher,   "refresher",    S::Dealer, E::Typed,    sentence("a refresher, and when the next is due"), refresher_keys},
    FactSpec{FactKind::Roster,      "roster",       S::Dealer, E::Typed,    sentence("a place on the roster"), roster_keys},
    FactSpec{FactKind::Dealing,     "dealing",      S::Dealer, E::Typed,    sentence("where somebody deals or dealt"), dealing_keys},
    FactSpec{FactKind::Shadow,      "shadow",       S::Dealer, E::Typed,    sentence("a trainee beside a dealer"), shadow_keys},
    FactSpec{FactKind::FloorRuling, "floor-ruling", S::Dealer, E::Typed,    sentence("leave of the floor to deal at a table without a place on the roster"), floor_ruling_keys},
    FactSpec{FactKind::Supervision, "supervision",  S::Dealer, E::Typed,    sentence("the tables that a floorperson looks after"), supervision_keys},
    FactSpec{FactKind::Table,       "table",        S::Table,  E::Typed,    sentence("a table's game, card and sign"), table_keys},
    FactSpec{FactKind::Sign,        "sign",         S::Table,  E::Typed,    sentence("the sign that is up at a table"), sign_keys},
    FactSpec{FactKind::Pack,        "pack",         S::Table,  E::Typed,    sentence("the count of a table's pack"), pack_keys},
    FactSpec{FactKind::TakenBack,   "taken-back",   S::House,  E::Typed,    sentence("the end of a fact that was wrong"), taken_back_keys},
    FactSpec{FactKind::Restored,    "restored",     S::House,  E::OfFile,   sentence("an older copy of the file, put in place on purpose"), restored_keys}};
// clang-format on

}  // namespace

const FactSpec& spec_of(FactKind kind) { return specs.at(static_cast<std::size_t>(kind)); }

const FactSpec* find_fact_spec(std::string_view word) {
    const auto found = std::find_if(specs.begin(), specs.end(),
                                    [&](const FactSpec& spec) { return spec.word == word; });
    return found == specs.end() ? nullptr : &*found;
}

std::span<const FactSpec> every_fact_spec() { return specs; }

std::string_view to_text(FactSubject subject) {
    switch (subject) {
        case FactSubject::House: return "house";
        case FactSubject::Dealer: return "dealer";
        case FactSubject::Table: return "table";
        case FactSubject::Office: return "office";
    }
    throw Fault("invalid subject of a fact");
}

std::string in_words(FactKind kind) { return tr(spec_of(kind).help); }

std::string kind_in_words(const Fact& fact) {
    if (fact.kind != FactKind::Certificate || fact.value("attested").empty())
        return in_words(fact.kind);
    return tr("an exam elsewhere, which {who} vouches for", "who"_a = fact.value("attested"));
}

std::string choice_in_words(std::string_view word) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 7> all{
        {{"course", sentence("a course")},
         {"programme", sentence("a programme of the holder")},
         {"experience", sentence("experience elsewhere")},
         {"passed", sentence("passed")},
         {"failed", sentence("failed")},
         {"counted", sentence("counted and complete")},
         {"to-count", sentence("to be counted")}}};
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == word; });
    if (found == all.end()) throw Fault("invalid choice of a fact");
    return tr(found->second);
}

}  // namespace fairdeal
