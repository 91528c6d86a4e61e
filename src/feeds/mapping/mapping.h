#pragma once
// A mapping: how the documents of one source become event rows. A folder with
//
//     mapping.xml    what is said of the source: its words, money, times, fields (mapping.xsd)
//     rows.jq        a jq program that turns one document into rows
//     samples/       documents, and documents that are refused
//     expected/      of each sample, by its name, the records or the refusals that come of it
//
// The program decides nothing that a mistake in it could hide: money is scaled, times are put into
// UTC and cards are counted here (rounds.h).

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/time/utc_time.h"
#include "record/words.h"

namespace fairdeal {

/// How a file of the source is cut into documents (documents.h).
enum class FeedKind : std::uint8_t { Json, Csv, Xml };
/// Milliseconds or seconds since 1970; RFC 3339 with its offset; a house's clock without one.
enum class FeedTime : std::uint8_t { EpochMilliseconds, EpochSeconds, Rfc3339, Clock };
/// The table's options while `from` <= the round's start < `until`; none: without an end.
struct TableCardSpan {
    std::optional<UtcTime> from, until;
    int decks = 0;      // in the shoe
    std::string facts;  // words of the header: "decks=8 hit-soft-17=yes"
};

/// A field that the mapping knows. In `path` "*" stands for every key of an object or place of a
/// list, and a "**" at its end for all that is below.
struct KnownField {
    std::vector<std::string> path;
    bool required = false;  // wherever what holds it is there
};

struct FeedLimits {
    std::size_t bytes = 262'144;  // of a document
    std::size_t rows = 2'000;     // that a document gives
    int seconds = 2;              // of the processor, for a document
    std::size_t megabytes = 256;  // of memory, for the program
};

/// What is joined to each document (documents/joined_rows.h): the rows of a second file by table
/// and time, or those of lists that bear the id of the document's round.
struct FeedJoin {
    std::vector<std::string> columns;            // of its CSV, which does not name them
    FeedTime time = FeedTime::Rfc3339;           // of its column "time"
    int before = 0;                              // seconds before a round's start that count
    std::vector<std::string> table, start, end;  // where a document says them
    std::vector<std::string> lists{};            // their names; empty: by table and time
    std::vector<std::string> id{}, key{};        // where a document, and a row of a list, says the
                                                 // round's id
};

/// What the source calls things, and what they are here.
using FeedWords = std::map<std::string, std::string, std::less<>>;

struct Mapping {
    std::filesystem::path folder;
    std::string name;
    int version = 1;
    Game game = Game::Breakout;
    std::string title;
    FeedKind kind = FeedKind::Json;
    std::string document;  // csv: the column that a round's rows share; xml: the element of a round
    int feed_version = 0;  // the newest version of the source that is understood; 0: it has none
    std::vector<std::string> feed_version_at;  // where a document says its version
    int scale = 0;             // an amount of 1 is 10^-scale units of money; negative: 10^n units
    char decimal_mark = '.';   // or ','
    bool win_is_gross = true;  // what the source says was won has the stake in it
    FeedTime time = FeedTime::Rfc3339;
    std::string zone = "UTC";  // of a clock: an IANA name
    int seat_offset = 0;       // added to the source's seat
    std::string order;         // how the rows came by their order; empty: as it was played
    std::optional<FeedJoin> join;
    FeedLimits limits;
    std::vector<TableCardSpan> cards_in_force;
    FeedWords cards, bets, actions, statuses, reasons;
    std::vector<KnownField> fields;
    std::string program;  // rows.jq
    /// "studio-warehouse@1".
    [[nodiscard]] std::string versioned_name() const;
};

/// Reads mapping.xml and rows.jq. Every problem is told with its place; so is what a program may
/// not use (program.h).
Result<Mapping> read_mapping(const std::filesystem::path& folder);
/// mapping.xml alone; `source` names it in the problems.
Result<Mapping> read_mapping_xml(std::string_view xml, const std::string& source);

/// The folder of a mapping that is named: a folder with a mapping.xml, or the name of one below
/// `content`/db/mappings. Refused where there is neither, with the names that there are.
Result<std::filesystem::path> mapping_folder(const std::string& named,
                                             const std::optional<std::filesystem::path>& content);
/// The names of those that come with the program, in alphabetical order.
std::vector<std::string> mappings_in(const std::filesystem::path& content);

}  // namespace fairdeal
