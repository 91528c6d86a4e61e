#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <sstream>

#include "base/text.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/misreadings.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/log/option_words.h"
#include "cli/output.h"
#include "desk/frame/preferences.h"
#include "formats/export.h"
#include "log/office_log.h"
#include "log/search/log_search.h"
#include "store/places.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr int page = 500;                        // hands asked of the log at a time
constexpr std::int64_t rows_unless_asked = 100;  // of the table; records all go out

/// The words of the command line as a search takes them; every word that is none is a problem.
class Asked : public OptionWords {
public:
    explicit Asked(const LogOptions& options) {
        HandFilter& filter = query_.filter;
        filter.table = options.table;
        filter.dealer = options.dealer;
        filter.id = options.id;
        filter.only_wrong = options.only_wrong;
        filter.game = game_from(options.game);
        if (!filter.game && !options.game.empty()) refuse(no_game(options.game));
        read_span(filter, {"--since", options.since}, {"--until", options.until});
        query_.wager = one_of("--wager", options.wager, searched_wagers());
        query_.outcome = one_of("--outcome", options.outcome, outcomes());
        query_.clause = options.clause;
        query_.notes = options.notes;
        if (!options.amount.empty()) read_amount(options.amount);
    }
    [[nodiscard]] const SearchQuery& query() const { return query_; }

private:
    std::string one_of(const char* option, const std::string& word,
                       std::span<const std::string_view> words) {
        if (!word.empty() && std::find(words.begin(), words.end(), word) == words.end())
            refuse(option, tr("{word} is not one of {words}", "word"_a = in_quotes(word),
                              "words"_a = fmt::join(words, ", ")));
        return word;
    }

    void read_amount(const std::string& typed) {
        const auto range = typed_range(typed);
        if (!range)
            return refuse("--amount", tr("{word} is not an amount, or two with a dash between",
                                         "word"_a = in_quotes(typed)));
        query_.least = range->least;
        query_.most = range->most;
    }

    SearchQuery query_;
};

/// The hands that the desktop app's user has put a bookmark in. Refused where the app's preferences
/// cannot be read.
Result<std::vector<std::int64_t>> bookmarked(const HandLog& log, const std::string& file) {
    const auto preferences = read_preferences(state_folder());
    if (!preferences) return tl::make_unexpected(preferences.error());
    std::error_code none;
    std::vector<std::int64_t> hands;
    for (const Bookmark& mark : preferences->bookmarks) {
        if (!std::filesystem::equivalent(mark.log, file, none)) continue;
        if (const auto stored = log.record_of(mark.hand)) hands.push_back(stored->row.idx);
    }
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    return hands;
}

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

/// Hands in columns as wide as what stands in them, of a page of hands at a time.
class HandTable {
public:
    HandTable() {
        rows_.push_back({tr("number"), tr("id"), tr("time"), tr("game"), tr("table"), tr("dealer"),
                         tr("standing"), tr("overpaid"), tr("underpaid"), tr("faults")});
    }

    void add(const HandRow& row) {
        rows_.push_back({fmt::to_string(row.idx), or_dash(row.identity.id),
                         or_dash(row.identity.at), std::string(to_text(row.game)),
                         or_dash(row.identity.table), or_dash(row.identity.dealer),
                         std::string(to_text(row.standing)), exact_amount(row.overpaid, row.unit),
                         exact_amount(row.underpaid, row.unit), fmt::to_string(row.faults)});
    }

    void print_page() {
        for (const Row& row : rows_) {
            for (std::size_t i = 0; i < row.size(); ++i)
                columns_.at(i).width = std::max(columns_.at(i).width, row.at(i).size());
        }
        for (const Row& row : rows_) print(line_of(row));
        rows_.clear();
    }

private:
    struct Column {
        std::size_t width = 0;
        bool is_number = false;
    };
    using Row = std::array<std::string, 10>;

    [[nodiscard]] std::string line_of(const Row& row) const {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto& [width, is_number] = columns_.at(i);
            if (i > 0) line += "  ";
            line += is_number ? fmt::format("{:>{}}", row.at(i), width)
                              : fmt::format("{:<{}}", row.at(i), width);
        }
        return line + "\n";
    }

    std::array<Column, 10> columns_{
        {{6, true}, {16}, {20}, {8}, {6}, {6}, {9}, {12, true}, {12, true}, {6, true}}};
    std::vector<Row> rows_;
};

/// Prints records in the format that is asked for.
class Records {
public:
    /// `notation`: the highest version of the records to come, where a CSV must know it.
    Records(const LogOptions& options, int notation)
        : writer_(out_, format_from(options.format).value_or(FileFormat::Notation),
                  options.rows == "event" ? RowPer::Event : RowPer::Hand, notation) {}

    void print(const HandLog& log, const HandRow& row) {
        const auto stored = log.record_of(fmt::format("#{}", row.idx));
        if (!stored) return complain(stored.error());
        const auto record = read_record(stored->text);
        if (!record) return complain(in_log(record.error(), row.idx));
        switch (writer_.write(*record)) {
            case Written::Yes: break;
            case Written::WithoutId:
                complain(
                    tr("hand #{number} has no id, so rows of events cannot tell it from others",
                       "number"_a = row.idx));
                break;
            case Written::WithoutColumns:
                complain(
                    tr("hand #{number} came after the columns of this file were named, and "
                       "has words that need others: export again",
                       "number"_a = row.idx));
                break;
        }
        flush();
    }
    /// The names of the columns too, where there is no hand at all.
    void flush() {
        fairdeal::print(out_.str());
        out_.str("");
    }

private:
    static Problems in_log(Problems problems, std::int64_t idx) {
        for (Problem& problem : problems) problem.where.source = fmt::format("#{}", idx);
        return problems;
    }
    std::ostringstream out_;
    RecordWriter writer_;
};

Json json_of(const HandRow& row) {
    const Identity& identity = row.identity;
    Json json{{"number", row.idx}};
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) json[name] = value;
    };
    add("id", identity.id);
    add("at", identity.at);
    json["game"] = to_text(row.game);
    add("table", identity.table);
    add("dealer", identity.dealer);
    add("shoe", identity.shoe);
    json["standing"] = to_text(row.standing);
    json["unit"] = to_text(row.unit);
    json["overpaid"] = to_text(row.overpaid);
    json["underpaid"] = to_text(row.underpaid);
    json["faults"] = row.faults;
    return json;
}

/// How many hands it has printed.
std::int64_t print_hands(const HandLog& log, const SearchQuery& query, HandSearch& search,
                         const LogOptions& options) {
    const bool records = options.records || !options.format.empty();
    const std::int64_t limit = options.limit.value_or(
        records || options.json ? std::numeric_limits<std::int64_t>::max() : rows_unless_asked);
    const auto print_row = [&](HandTable& table, const HandRow& row) {
        options.json ? print_json(json_of(row)) : table.add(row);
    };
    std::optional<Records> writer;
    const bool is_csv_of_events = options.rows == "event" && options.format == "csv";
    if (records)
        writer.emplace(options, is_csv_of_events ? highest_notation(log, query, limit) : 1).flush();
    HandTable table;
    std::int64_t left = limit;
    HandSearch::ResultPage found;
    while (left > 0 && !found.at_end) {
        const auto most = static_cast<std::size_t>(std::min<std::int64_t>(left, page));
        found = search.after(found.reached, most, Clock::time_point::max());
        for (const std::int64_t idx : found.hands) {
            if (const auto row = row_at(log, idx))
                writer ? writer->print(log, *row) : print_row(table, *row);
        }
        if (!records && !options.json) table.print_page();
        left -= static_cast<std::int64_t>(found.hands.size());
    }
    if (!records && !options.json)
        table.print_page();  // the columns' names, where no hand is asked for
    return limit - left;
}

Json json_of(const LogSums& sums) {
    Json json{{"hands", sums.hands}, {"wrong", sums.wrong}, {"with-faults", sums.with_faults}};
    for (const Unit unit : every_unit)
        json[std::string(to_text(unit))] = {
            {"overpaid", to_text(sums.exposures.in(unit).overpaid)},
            {"underpaid", to_text(sums.exposures.in(unit).underpaid)}};
    return json;
}

}  // namespace

ExitStatus run_log(const LogOptions& options) {
    const auto english = english_for_programs(options.json);
    const Asked asked(options);
    if (!asked.problems().empty()) return unusable(asked.problems());
    // Only a clause may be meant to be a misreading's id.
    const auto misreadings =
        options.clause.empty() ? std::vector<Misreading>() : misreadings_or_none(options.content);
    const auto log = open_hand_log(options.log, Access::Read, misreadings);
    if (!log) return unusable(log.error());
    SearchQuery query = asked.query();
    if (options.bookmarked) {
        auto hands = bookmarked(*log, options.log);
        if (!hands) return unusable(hands.error());
        query.among = *std::move(hands);
    }
    HandSearch search(*log, query);
    const bool records = options.records || !options.format.empty();
    const std::int64_t printed = print_hands(*log, query, search, options);
    if (records) return ExitStatus::Fine;
    while (search.add_up(Clock::time_point::max())) {
    }
    const LogSums& sums = search.sums();
    if (options.json) {
        print_json(json_of(sums));
        return ExitStatus::Fine;
    }
    if (!options.limit && printed < sums.hands)
        print("\n" +
              tr("These are the first {printed}; --limit {all} prints all {all}.",
                 "printed"_a = printed, "all"_a = sums.hands) +
              "\n");
    print("\n" +
          tr("{hands}, {wrong} settled wrongly, {faulty} with faults; {exposures}",
             "hands"_a = tr_n("{count} hand", "{count} hands", sums.hands), "wrong"_a = sums.wrong,
             "faulty"_a = sums.with_faults, "exposures"_a = to_text(sums.exposures, exact_amount)) +
          "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
