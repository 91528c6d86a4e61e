// A shift as lines of text, and behind them the round that is dealt (desk/round, round_draft.cpp):
//
//   shift breakout 30 1790000000000 2 pair-up hit-soft-17=yes
//   time 614000 0
//   sums 9 31 522000 12 1 0
//   acts 184 181 40 39 0 0 1 0 0 1 0
//   ask wrong 17 allow 2 insure 5
//   round breakout 1790000041000 1790000015838 2 pair-up
//   act right ...
//
// Behind the side wagers stand the options of the house's own card, where it has one.
// The rounds that something went wrong in come first. What guests asked in a round stands before
// it, with how many events lay on the table.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "desk/shift/shift_run.h"

namespace fairdeal {

namespace {

constexpr std::int64_t largest = 9'000'000'000'000'000'000;  // seeds and times
constexpr std::string_view right_answer_word = "right", wrong_answer_word = "wrong";
constexpr std::string_view allow_word = "allow", refuse_word = "refuse";

std::string lines_of_asks(const std::vector<AskMark>& asks) {
    std::string lines;
    for (const AskMark& mark : asks) {
        Event event = *mark.ask.scenario.question.event;
        event.cards = {};
        lines +=
            fmt::format("ask {} {} {} {}\n", mark.right() ? right_answer_word : wrong_answer_word,
                        mark.at(), mark.allowed ? allow_word : refuse_word, to_text(event));
    }
    return lines;
}

/// The whole numbers after the first word of a line; nothing if one of them is none.
std::optional<std::vector<std::int64_t>> numbers_in(std::string_view line) {
    std::vector<std::int64_t> numbers;
    const auto words = split_at(line, ' ');
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto number = whole_number_from(words[i], largest);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

/// Reads the lines of a shift, one after the other.
class ShiftReader {
public:
    ShiftReader(SchoolSession& session, std::string_view state) : room_(session) {
        for (const std::string_view line : split_at(state, '\n')) {
            if (!line.empty()) lines_.push_back(line);
        }
    }

    std::optional<ShiftRun> read() {
        constexpr std::size_t head = 4;
        if (lines_.size() <= head) return std::nullopt;
        const auto request = request_in(lines_[0]);
        if (!request) return std::nullopt;
        const Millis now = room_.clock.now();
        ShiftRun shift{request->game, *request, minutes_, 0, 0, now, dealt_round(*request, now)};
        if (!read_sums(shift)) return std::nullopt;
        at_ = head;
        while (at_ < lines_.size()) {
            auto round = next_round();
            if (!round) return std::nullopt;
            if (at_ < lines_.size()) {
                shift.with_slips.push_back(*std::move(round));
                continue;
            }
            shift.round = std::move(round->round);
            // Older builds wrote the house's card with its rounds alone.
            if (!shift.table.card) shift.table.card = shift.round.request.card;
            shift.asks = std::move(round->asks);
        }
        return shift;
    }

private:
    std::optional<RoundRequest> request_in(std::string_view line) {
        const auto words = split_at(line, ' ');
        if ((words.size() != 6 && words.size() != 7) || words[0] != "shift") return std::nullopt;
        const auto game = game_from(words[1]);
        const auto minutes = whole_number_from(words[2], std::int64_t{24} * 60);
        const auto seed = whole_number_from(words[3], largest);
        const auto level = whole_number_from(words[4], busiest);
        if (!game || !minutes || !seed || !level) return std::nullopt;
        RoundRequest request{*game, static_cast<std::uint64_t>(*seed), static_cast<int>(*level)};
        if (!read_sides(words[5], request.sides)) return std::nullopt;
        minutes_ = static_cast<int>(*minutes);
        if (words.size() == 6) return request;
        request.card = card_with(*game, words[6]);
        return request.card ? std::optional(request) : std::nullopt;
    }

    bool read_sums(ShiftRun& shift) {
        const auto time = numbers_in(lines_[1]), sums = numbers_in(lines_[2]),
                   acts = numbers_in(lines_[3]);
        const bool named = lines_[1].starts_with("time ") && lines_[2].starts_with("sums ") &&
                           lines_[3].starts_with("acts ");
        if (!named || !time || !sums || !acts || time->size() != 2 || sums->size() != 6 ||
            acts->size() != parts_of_count.size())
            return false;
        shift.spent = (*time)[0];
        shift.away = (*time)[1];
        ShiftTally& tally = shift.tally;
        const auto small_sum = [&](std::size_t i) { return static_cast<int>((*sums)[i]); };
        tally.rounds = small_sum(0);
        tally.hands = small_sum(1);
        tally.floor = (*sums)[2];
        tally.asks = small_sum(3);
        tally.let_through = small_sum(4);
        tally.turned_away = small_sum(5);
        for (std::size_t i = 0; i < parts_of_count.size(); ++i)
            tally.count.*parts_of_count.at(i) = static_cast<int>((*acts)[i]);
        return true;
    }

    /// What was asked in it, then the round to the last of its lines.
    std::optional<ShiftRound> next_round() {
        std::vector<std::string_view> asks;
        for (; at_ < lines_.size() && lines_[at_].starts_with("ask "); ++at_)
            asks.push_back(lines_[at_].substr(4));
        std::string state;
        const auto ends = [&] {
            return at_ == lines_.size() || lines_[at_].starts_with("ask ") ||
                   (!state.empty() && lines_[at_].starts_with("round "));
        };
        for (; !ends(); ++at_) state += std::string(lines_[at_]) + "\n";
        auto run = round_as_kept(room_, state);
        if (!run) return std::nullopt;
        ShiftRound round{*std::move(run), {}};
        for (const std::string_view ask : asks) {
            auto mark = ask_in(ask, round.round);
            if (!mark) return std::nullopt;
            round.asks.push_back(*std::move(mark));
        }
        return round;
    }

    /// "wrong 17 allow 2 insure 5". Guests who have acted since the last act of the dealer have
    /// acted again.
    static std::optional<AskMark> ask_in(std::string_view line, TableRun& run) {
        std::string_view rest = line;
        const std::string_view mark_word = take_word(rest);
        const auto at = whole_number_from(take_word(rest), 100'000);
        const std::string_view said = take_word(rest);
        if (!at || (said != allow_word && said != refuse_word)) return std::nullopt;
        const auto events = static_cast<std::size_t>(*at);
        const auto lie_there = [&] { return run.round.so_far().events.size(); };
        while (lie_there() < events && !run.round.is_over() && run.round.is_guests_turn())
            run.round.guest_acts();
        Problems problems;
        const Event event = read_act(rest, run.request.game, 0, problems);
        if (!problems.empty() || lie_there() < events) return std::nullopt;
        AskMark mark;
        Scenario& asked = mark.ask.scenario;
        asked.hand = run.round.so_far();
        asked.hand.events.resize(events);
        asked.question.kind = QuestionKind::May;
        asked.question.event = event;
        if (question_problem(asked)) return std::nullopt;
        const Key key = key_of(asked);
        mark.ask.allowed = key.allowed;
        mark.allowed = said == allow_word;
        mark.because = key.because;
        const bool as_then = mark_word == (mark.right() ? right_answer_word : wrong_answer_word);
        return as_then ? std::optional(mark) : std::nullopt;
    }

    SchoolSession& room_;
    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    int minutes_ = 0;
};

}  // namespace

std::string lines_of(const ShiftRun& shift) {
    const RoundRequest& table = shift.table;
    const ShiftTally& tally = shift.tally;
    std::string lines = fmt::format(
        "shift {} {} {} {} {}{}\ntime {} {}\nsums {} {} {} {} {} {}\nacts", to_text(table.game),
        shift.minutes, table.seed, table.level, to_text(table.sides), options_after(table),
        shift.spent, shift.away, tally.rounds, tally.hands, tally.floor, tally.asks,
        tally.let_through, tally.turned_away);
    for (int RoundCount::*part : parts_of_count) lines += fmt::format(" {}", tally.count.*part);
    lines += "\n";
    for (const ShiftRound& past : shift.with_slips)
        lines += lines_of_asks(past.asks) + state_of(past.round, past.round.shown);
    return lines + lines_of_asks(shift.asks);
}

std::optional<ShiftRun> shift_as_kept(SchoolSession& session, const UnfinishedRun& kept) {
    auto shift = ShiftReader(session, kept.state).read();
    if (!shift) return std::nullopt;
    const Millis now = session.clock.now();
    shift->away += std::max<Millis>(0, now - kept.at);
    shift->last = now;
    for (const AskMark& mark : shift->asks)
        shift->looked = std::max(shift->looked.value_or(0), mark.at());
    shift->round.of_shift = lines_of(*shift);
    pick_next(shift->round);  // guests may have acted since
    let_table_act(*shift, session);
    return shift;
}

}  // namespace fairdeal
