// Rounds dealt at random, written as each shape of document and as the record that has to come of
// it; imported by the mapping that ships, exported, and compared letter for letter.
//
//     cmake --build build --target bench-feeds && build/bin/bench-feeds 100000

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "feeds/dealt_rounds.h"
#include "feeds/feed_import.h"
#include "log/hand_log.h"

using namespace fairdeal;
using namespace fairdeal::bench;

namespace {

std::string players(const Round& round, const char* prefix) {
    std::string text;
    for (const Seat& seat : round.seats)
        text += fmt::format("{}{}:{}{}", text.empty() ? "" : ",", seat.number, prefix, seat.number);
    return text;
}

// --- the shapes

struct Shape {
    const char* mapping;
    const char* head;  // of its file
    std::string (*document)(const Round& round);
    std::string (*header)(const Round& round);
    bool suits = true;
    std::string (*joined)(const Round& round) = nullptr;
};

std::string studio_card(const std::string& card, const char* between) {
    const char suit = static_cast<char>(card[1] - 'a' + 'A');
    return fmt::format("\"{}{}{}\"", suit, between,
                       card[0] == 'T' ? "10" : std::string(1, card[0]));
}

std::string listed(const Cards& cards) {
    std::string text;
    for (const std::string& card : cards) text += (text.empty() ? "" : ",") + studio_card(card, "");
    return "[" + text + "]";
}

const char* word_of(char action) {
    return action == 'H' ? "HIT" : action == 'S' ? "STAND" : "DOUBLE";
}

std::string warehouse(const Round& round) {
    std::string seats;
    for (const Seat& seat : round.seats) {
        const int back = 100 * stake(seat) + won(seat, round.dealer);
        const int half = is_doubled(seat) ? back / 2 : back;
        std::string bets =
            fmt::format(R"({{"betType":"INITIAL_BET","bet":{},"win":{}}})", 100 * seat.bet, half);
        if (is_doubled(seat))
            bets += fmt::format(R"(,{{"betType":"DOUBLE","bet":{},"win":{}}})", 100 * seat.bet,
                                back - half);
        std::string actions;
        for (const char action : seat.actions)
            actions += fmt::format("{}\"{}\"", actions.empty() ? "" : ",", word_of(action));
        seats += fmt::format(
            R"({}"{}":{{"player_id":"p-{}","betsResults":[{}],"handsResults":[{{"cardValues":{},"actions":[{}]}}]}})",
            seats.empty() ? "" : ",", seat.number - 1, seat.number, bets, listed(seat.cards),
            actions);
    }
    return fmt::format(
        R"({{"table_round_id":"lv-{}","status":"SETTLED","startedAt":{},"endedAt":{},"tableId":"{}","dealerId":"D-19","dealerCards":{},"playerRoundHistBj":{{{}}}}})"
        "\n",
        round.number, round.start(), round.end(), round.table(), listed(round.dealer), seats);
}

std::string warehouse_header(const Round& round) {
    return fmt::format(
        "notation=2 id=lv-{} table={} dealer=D-19 at={} until={} offers=unknown players={}",
        round.number, round.table(), utc(round.start()), utc(round.end()), players(round, "p-"));
}

std::string replay(const Round& round) {
    std::int64_t at = round.start();
    std::string seats, bets;
    const auto card = [&](std::size_t place, const std::string& c) {
        at += 10;
        return fmt::format(R"({}"{}":{{"card":{},"dealtDate":{}}})", place == 0 ? "" : ",", place,
                           studio_card(c, "_"), at);
    };
    for (const Seat& seat : round.seats) {
        std::string cards = card(0, seat.cards[0]) + card(1, seat.cards[1]), actions;
        std::size_t next = 2;
        for (std::size_t i = 0; i < seat.actions.size(); ++i) {
            at += 10;
            actions += fmt::format(R"({}"{}":{{"action":"{}","date":{}}})", i == 0 ? "" : ",",
                                   100 + i, word_of(seat.actions[i]), at);
            if (seat.actions[i] == 'S') continue;
            cards += card(next, seat.cards[next]);
            ++next;
        }
        seats += fmt::format(
            R"({}"{}":{{"seatId":{},"hands":{{"1":{{"parentHandId":null,"cards":{{{}}},"actionIdToGameAction":{{{}}},"cancelledCards":[],"cancelledActions":[]}}}}}})",
            seats.empty() ? "" : ",", seat.number - 1, seat.number - 1, cards, actions);
        const int back = 100 * stake(seat) + won(seat, round.dealer);
        const int half = is_doubled(seat) ? back / 2 : back;
        const auto bet = [&](const char* type, int win) {
            return fmt::format(
                R"({{"seatId":{},"handId":1,"betType":"{}","betAmount":{},"payoffAmount":{},"playerBetStatus":"PAID"}})",
                seat.number - 1, type, seat.bet, money(win));
        };
        bets += fmt::format(R"({}{{"playerId":"x{}","bets":[{}{}]}})", bets.empty() ? "" : ",",
                            seat.number, bet("BJ_MAIN", half),
                            is_doubled(seat) ? "," + bet("BJ_DOUBLE", back - half) : "");
    }
    std::string dealer;
    for (std::size_t i = 0; i < round.dealer.size(); ++i) dealer += card(i, round.dealer[i]);
    return fmt::format(
        R"({{"gameUid":"bj.{}","gameType":"BLACKJACK","gameplay":{{".BlackjackGameplay":{{"seats":{{{}}},"dealerHand":{{"cards":{{{}}}}}}}}},"tableId":"{}","dealerName":null,"startDate":{},"endDate":{},"playersBets":[{}]}})"
        "\n",
        round.number, seats, dealer, round.table(), round.start(), round.end(), bets);
}

std::string replay_header(const Round& round) {
    return fmt::format("notation=2 id=bj.{} table={} at={} until={} offers=unknown players={}",
                       round.number, round.table(), utc(round.start()), utc(round.end()),
                       players(round, "x"));
}

/// In January the house's clock is an hour ahead of UTC.
std::string clock_of(const Round& round, char between) {
    std::string time = utc(round.start() + 3'600'000).substr(0, 19);
    time[10] = between;
    return time;
}

std::string sheet(const Round& round) {
    const std::string clock = clock_of(round, ';');
    std::string text;
    const auto ranks = [](const Cards& cards) {
        std::string letters;
        for (const std::string& card : cards) letters += card[0];
        return letters;
    };
    const auto comma = [](int cents) { return fmt::format("{},{:02}", cents / 100, cents % 100); };
    for (const Seat& seat : round.seats) {
        const int cents = won(seat, round.dealer);
        const bool stood =
            seat.actions.empty() && !is_natural(seat.cards) && !is_natural(round.dealer);
        text +=
            fmt::format("B7;{};{};{};{};{};{};{};{}\n", clock, seat.number, comma(100 * seat.bet),
                        ranks(seat.cards), seat.actions.empty() && !stood ? "S" : seat.actions,
                        ranks(round.dealer),
                        cents > 0   ? 'W'
                        : cents < 0 ? 'L'
                                    : 'P',
                        comma(std::max(0, cents)));
    }
    return text;
}

std::string sheet_header(const Round& round) {
    return fmt::format("id=B7-{} table=B7 at={}Z offers=unknown", clock_of(round, '-'),
                       utc(round.start()).substr(0, 19));
}

std::string reader_rows(const Round& round) {
    Cards order;
    for (const Seat& seat : round.seats) order.push_back(seat.cards[0]);
    order.push_back(round.dealer[0]);
    for (const Seat& seat : round.seats) order.push_back(seat.cards[1]);
    order.push_back(round.dealer[1]);
    for (const Seat& seat : round.seats)
        order.insert(order.end(), seat.cards.begin() + 2, seat.cards.end());
    order.insert(order.end(), round.dealer.begin() + 2, round.dealer.end());
    std::string text;
    for (std::size_t i = 0; i < order.size(); ++i)
        text += fmt::format("{};{};S-{};{:03};{}{}\n",
                            utc(round.start() + 100 * static_cast<std::int64_t>(i)), round.table(),
                            round.number, i + 1, order[i][0] == 'T' ? '0' : order[i][0],
                            static_cast<char>(order[i][1] - 'a' + 'A'));
    return text;
}

std::string reader_header(const Round& round) {
    return fmt::format(
        "notation=2 id=lv-{} table={} dealer=D-19 shoe=S-{} at={} until={} offers=unknown out=0 "
        "players={}",
        round.number, round.table(), round.number, utc(round.start()), utc(round.end()),
        players(round, "p-"));
}

const Shape shapes[] = {
    {"studio-warehouse", "", warehouse, warehouse_header},
    {"studio-replay", "", replay, replay_header},
    {"surveillance-sheet", "table;date;round;seat;bet;cards;play;dealer;result;paid\n", sheet,
     sheet_header, false},
    {"shoe-reader", "", warehouse, reader_header, true, reader_rows}};

template <class T>
T must(Result<T> result) {
    if (result) return *std::move(result);
    for (const Problem& problem : result.error()) fmt::print(stderr, "{}\n", to_text(problem));
    std::exit(2);
}

/// Rounds in a file, as a night's delivery has them.
constexpr std::int64_t rounds_a_file = 20'000;

struct Sums {
    std::int64_t stored = 0, refused = 0, different = 0;
    double import_seconds = 0, export_seconds = 0;
};

void compare(const std::string& expected, std::string_view got, Sums& sums) {
    if (expected == got) return;
    if (++sums.different <= 3) fmt::print("--- expected\n{}--- got\n{}", expected, got);
}

Sums run(const Shape& shape, std::int64_t rounds, const std::filesystem::path& folder) {
    using Clock = std::chrono::steady_clock;
    const auto seconds_since = [](Clock::time_point begin) {
        return std::chrono::duration<double>(Clock::now() - begin).count();
    };
    const Mapping mapping = must(read_mapping(std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "db" /
                                              "mappings" / shape.mapping));
    auto sandboxes = must(start_sandboxes(mapping));
    HandLog log = must(HandLog::open_or_create(folder / (std::string(shape.mapping) + ".db"), {}));
    Dealer dealer;
    std::vector<std::string> expected;
    Sums sums;
    for (std::int64_t first = 0; first < rounds; first += rounds_a_file) {
        std::string bytes = shape.head, rows;
        for (std::int64_t i = first; i < std::min(rounds, first + rounds_a_file); ++i) {
            const Round round = dealer.deal(i);
            bytes += shape.document(round);
            if (shape.joined != nullptr) rows += shape.joined(round);
            expected.push_back(record_of(round, shape.header(round), shape.suits));
        }
        const auto begin = Clock::now();
        std::optional<JoinedRows> joined;
        if (shape.joined != nullptr) joined = must(JoinedRows::read(rows, mapping, "rows"));
        const std::string name = fmt::format("{}-{}", shape.mapping, first);
        const MappedFile file =
            map_file(sandboxes, mapping, bytes, name, joined ? &*joined : nullptr);
        const ImportReport report =
            import_feed(log, mapping, file, name, *utc_time_from("2026-02-01T00:00:00Z"));
        sums.import_seconds += seconds_since(begin);
        for (std::size_t i = 0; i < std::min<std::size_t>(3, report.problems.size()); ++i)
            fmt::print("{}\n", to_text(report.problems[i]));
        sums.stored += report.stored;
        sums.refused += report.refused;
    }
    const auto begin = Clock::now();
    std::size_t next = 0;
    log.for_each_record(0, [&](std::int64_t, std::string_view text) {
        if (next < expected.size()) compare(expected[next], text, sums);
        ++next;
        return true;
    });
    sums.export_seconds = seconds_since(begin);
    return sums;
}

}  // namespace

int main(int argc, char** argv) {
    const std::int64_t rounds = argc > 1 ? std::atoll(argv[1]) : 10'000;
    const std::string only = argc > 2 ? argv[2] : "";
    const auto folder = std::filesystem::temp_directory_path() /
                        fmt::format("bench-feeds-{}", std::random_device()());
    std::filesystem::create_directory(folder);
    bool good = true;
    for (const Shape& shape : shapes) {
        if (!only.empty() && only != shape.mapping) continue;
        const Sums sums = run(shape, rounds, folder);
        fmt::print(
            "{:<20} {} rounds stored, {} refused, {} different; imported {:.0f} a second, "
            "read back {:.0f} a second\n",
            shape.mapping, sums.stored, sums.refused, sums.different,
            static_cast<double>(rounds) / sums.import_seconds,
            static_cast<double>(rounds) / sums.export_seconds);
        std::fflush(stdout);
        good = good && sums.stored == rounds && sums.different == 0;
    }
    std::filesystem::remove_all(folder);
    return good ? 0 : 1;
}
