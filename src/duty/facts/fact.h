#pragma once
// A fact of who may deal where: a licence, a certificate, a place on the roster, a table's pack. It
// is the text of an entry of the log (EntryKind::Duty) and is never changed: a correction is
// another fact of the same kind and subject that names the one it takes the place of.
//
//     licence
//     number 88123
//     jurisdiction pennsylvania
//     function dealer
//     since 2026-01-01
//     until 2031-01-01
//     corrects 12
//
// Keys stand in the order of their kind (fact_kinds.cpp). After a blank line may stand what is kept
// with it, such as a regulator's profile.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/time/utc_time.h"
#include "content/regulators/floor_role.h"
#include "ledger/hash.h"
#include "log/entry.h"
#include "record/words.h"

namespace fairdeal {

enum class FactKind : std::uint8_t {
    House,        // whose file it is: its first fact
    Profile,      // the regulator's profile in force
    Person,       // somebody bears this id
    Role,         // what they are at the tables
    Licence,      // of a regulator
    Suspension,   // of a licence
    Certificate,  // of the house, from its signed document
    Withdrawn,    // the signed list of certificates that were withdrawn
    Course,       // proof of a course
    Instruction,  // hours of instruction in a game
    TableTest,    // dealt before somebody
    Refresher,    // done, and when the next is due
    Roster,       // where they are to deal
    Dealing,      // where they deal or dealt
    Shadow,       // a trainee beside a dealer
    FloorRuling,  // the floor lets somebody deal who is not on the roster
    Supervision,  // the tables that a floorperson looks after
    Table,        // its game, table card and the sign that goes with it
    Sign,         // the sign that is up at a table
    Pack,         // the cards of a table: counted, or to be counted
    TakenBack,    // a fact was wrong, and nothing stands in its place
    Restored      // an older copy of the file was put in place on purpose
};
constexpr std::size_t fact_kind_count = static_cast<std::size_t>(FactKind::Restored) + 1;

/// What a fact is about; its id is written after this word and a colon: "dealer:4471".
enum class FactSubject : std::uint8_t { House, Dealer, Table, Office };

enum class FactForm : std::uint8_t {
    Id,      // printable ASCII without spaces, at most 64
    Ids,     // several, a space between each two
    Line,    // a line of text, at most 200 bytes
    Time,    // a UTC time, or a day: its first moment in UTC
    Game,    // "breakout"
    Card,    // a table card as a record's header has it
    Number,  // 1 to 100000
    Role,    // of FloorRole
    Sha256,  // 64 hexadecimal digits
    Choice   // one of `words`
};

struct FactKey {
    std::string_view name;
    FactForm form;
    bool is_required;
    const char* help;          // marked
    std::string_view words{};  // of a choice, parted by '|'
};

/// From what somebody can enter one.
enum class FactEntry : std::uint8_t {
    Typed,     // option by option, or row by row of a CSV
    Document,  // only from a signed document or a profile
    OfFile     // only by what is done with the file as a whole
};

struct FactSpec {
    FactKind kind;
    std::string_view word;  // "table-test"
    FactSubject subject;
    FactEntry entry;
    const char* help;  // marked
    std::span<const FactKey> keys;
};
const FactSpec& spec_of(FactKind kind);
const FactSpec* find_fact_spec(std::string_view word);
std::span<const FactSpec> every_fact_spec();
/// "dealer", "table", "house", "office".
std::string_view to_text(FactSubject subject);

struct Fact {
    FactKind kind = FactKind::House;
    std::string subject;              // an id; "" of the house
    std::vector<std::string> values;  // by the kind's keys; empty: not given
    std::optional<std::int64_t> corrects;
    std::string attached;  // lines, or empty
    // Of the record that holds it; not written in its text.
    std::int64_t number = 0;
    Hash hash{};
    std::string by;
    UtcTime at;
    // Read off the values, for kinds that have such keys.
    std::optional<UtcTime> from, to;  // "since" and "until"
    std::optional<Game> game;

    /// Of a key of this kind; empty: not given. Throws Fault for another key.
    [[nodiscard]] const std::string& value(std::string_view key) const;
    [[nodiscard]] std::optional<UtcTime> time(std::string_view key) const;
    /// 0: not given.
    [[nodiscard]] int number_of(std::string_view key) const;
    [[nodiscard]] std::optional<FloorRole> role(std::string_view key) const;
    /// At or after its "since", if it has one, and before its "until", if it has one.
    [[nodiscard]] bool holds_at(const UtcTime& at) const;
};

/// A key and its value as somebody typed it.
struct TypedValue {
    std::string key, value;
    Place where;
};
/// Refused with every problem and its place: a key that is not of this kind, given twice, missing
/// or of another form; an id that is none; an "until" at or before its "since".
Result<Fact> fact_from(FactKind kind, const std::string& subject,
                       const std::vector<TypedValue>& values, const Place& where);

/// The number of a fact that another corrects: "12" or "#12".
std::optional<std::int64_t> correction_from(std::string_view text);

/// The entry that keeps it.
Entry entry_of(const Fact& fact, const std::string& by, const UtcTime& at);
/// Reads strictly: what it takes, entry_of() gives back. `number` is the record's.
Result<Fact> fact_of(const Entry& entry, std::int64_t number);

/// "licence 88123 of 4471": for people, in the language in force.
std::string in_words(const Fact& fact);
/// "licence": likewise.
std::string in_words(FactKind kind);
/// Likewise; a certificate that no office of the house has signed is none of the house's.
std::string kind_in_words(const Fact& fact);
/// "to be counted", of the choice "to-count": likewise. Throws Fault for a word that is none.
std::string choice_in_words(std::string_view word);

}  // namespace fairdeal
