// A round that is dealt, as lines of text: what it was dealt from, every act that was said with
// whether it was right, and what is being typed for another:
//
//   act right 2 pay blind 25
//   asks 1 pay double-up
//   typed 12.
//
// Older builds kept an act with the number of its hand and its amount in cents, and what was asked
// for by its place among the targets.

#include <fmt/format.h>

#include "base/text.h"
#include "desk/round/table_run.h"

namespace fairdeal {

namespace {

constexpr std::int64_t largest_number = 9'000'000'000'000'000'000;  // seeds and times

constexpr std::string_view right_word = "right", wrong_word = "wrong";

// --- as older builds kept it

/// "2.0" is seat 2.
std::optional<Who> old_who_from(std::string_view word) {
    const auto parts = split_at(word, '.');
    if (parts.size() != 2) return std::nullopt;
    const auto seat = whole_number_from(parts[0], highest_seat);
    const auto hand = whole_number_from(parts[1], highest_hand);
    if (!seat || !hand) return std::nullopt;
    return Who{static_cast<std::uint8_t>(*seat), static_cast<std::uint8_t>(*hand)};
}

/// "1 2.0 pay blind 2500 0": right; seat 2, its hand 0; 25 dollars and no place.
std::optional<Event> old_act_from(const std::vector<std::string_view>& words) {
    if (words.size() != 6) return std::nullopt;
    const auto who = old_who_from(words[1]);
    const auto verb = verb_from(words[2]);
    const auto wager = words[3] == "-" ? std::optional(Wager::None) : wager_from(words[3]);
    const auto cents = whole_number_from(words[4], largest_amount.in_cents());
    const auto place = whole_number_from(words[5], highest_seat);
    if (!who || !verb || !wager || !cents || !place) return std::nullopt;
    return Event{*who, *verb, *wager, Money::cents(*cents), static_cast<int>(*place), {}, 0};
}

/// "VERB TARGET TYPED", what is typed last, if at all.
bool ask_for_old(TableRun& run, std::string_view line) {
    const auto words = split_at(line, ' ');
    if (words.size() < 2) return false;
    const auto verb = verb_from(words[0]);
    const auto target = whole_number_from(words[1], 1000);
    if (!verb || !target) return false;
    pick_target(run, static_cast<std::size_t>(*target));
    run.asks = *verb;
    if (words.size() > 2) run.typed = line.substr(words[0].size() + words[1].size() + 2);
    return true;
}

// --- as it is kept now

/// Any hand can be told to do what needs no more words, even what the notation has no line for
/// ("1.2 turn"): then it was wrong.
std::optional<Event> act_from(std::string_view text, Game game) {
    std::string_view rest = text;
    const auto who = who_from(take_word(rest));
    const auto verb = verb_from(rest);
    if (who && verb) return Event{*who, *verb, Wager::None, {}, 0, {}, 0};
    Problems problems;
    Event act = read_act(text, game, 0, problems);
    return problems.empty() ? std::optional(act) : std::nullopt;
}

void let_guests_act(TableRun& run) {
    while (!run.round.is_over() && run.round.is_guests_turn()) run.round.guest_acts();
}

/// Says an act again; false where it cannot be said or would be marked otherwise.
bool say_again(TableRun& run, std::string_view line) {
    const auto words = split_at(line, ' ');
    const std::string_view mark = take_word(line);
    const bool old = mark != right_word && mark != wrong_word;
    auto act = old ? old_act_from(words) : act_from(line, run.request.game);
    let_guests_act(run);
    if (!act || run.round.is_over()) return false;
    run.marks.push_back(run.round.act(*std::move(act)));
    const bool right = run.marks.back().right;
    return mark == (old ? (right ? "1" : "0") : right ? right_word : wrong_word);
}

/// "WHO VERB WAGER", without a wager where none is up.
bool ask_again(TableRun& run, std::string_view line) {
    let_guests_act(run);
    std::string_view rest = line;
    const auto who = who_from(take_word(rest));
    const auto verb = verb_from(take_word(rest));
    if (!who) return ask_for_old(run, line);
    const auto wager = rest.empty() ? std::optional(Wager::None) : wager_from(rest);
    if (!verb || !wager) return false;
    const auto target = target_for(run, {*who, *verb, *wager, {}, 0, {}, 0});
    if (!target) return false;
    run.target = *target;
    run.asks = *verb;
    return true;
}

bool read_line(TableRun& run, std::string_view line) {
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return false;
    const std::string_view word = line.substr(0, space), rest = line.substr(space + 1);
    if (word == "act") return say_again(run, rest);
    if (word == "asks") return ask_again(run, rest);
    if (word == "typed" && run.asks) {
        run.typed = rest;
        return true;
    }
    const auto spent = whole_number_from(rest, largest_number);
    if (word != "spent" || !spent) return false;
    run.shown -= *spent;
    return true;
}

/// Of older builds without the level and the side wagers, and without a card of the house's own.
std::optional<RoundRequest> request_from(const std::vector<std::string_view>& words) {
    const auto game = game_from(words[1]);
    const auto seed = whole_number_from(words[3], largest_number);
    if (!game || !seed) return std::nullopt;
    RoundRequest request{*game, static_cast<std::uint64_t>(*seed)};
    if (words.size() == 4) return request;
    const auto level = whole_number_from(words[4], busiest);
    if (!level || !read_sides(words[5], request.sides)) return std::nullopt;
    request.level = static_cast<int>(*level);
    if (words.size() == 6) return request;
    request.card = card_with(*game, words[6]);
    return request.card ? std::optional(request) : std::nullopt;
}

}  // namespace

std::string options_after(const RoundRequest& round) {
    return round.card ? " " + changed_options(*round.card) : "";
}

std::string state_of(const TableRun& run, Millis now) {
    const RoundRequest& round = run.request;
    std::string state = fmt::format("round {} {} {} {} {}{}\nspent {}\n", to_text(round.game),
                                    run.started, round.seed, round.level, to_text(round.sides),
                                    options_after(round), std::max<Millis>(0, now - run.shown));
    for (const ActMark& mark : run.marks)
        state +=
            fmt::format("act {} {}\n", mark.right ? right_word : wrong_word, to_text(mark.said));
    if (!run.asks) return state;
    const RoundTarget target = targets_of(run).at(run.target);
    state += fmt::format("asks {} {}", to_text(target.who), to_text(*run.asks));
    if (target.wager != Wager::None) state += fmt::format(" {}", to_text(target.wager));
    state += "\n";
    if (!run.typed.empty() && run.typed.find('\n') == std::string::npos)
        state += fmt::format("typed {}\n", run.typed);
    return state;
}

UnfinishedRun unfinished_of(const TableRun& run, Millis now) {
    const char* kind = run.of_shift.empty() ? fixed("round") : fixed("shift");
    return {kind, run.of_shift + state_of(run, now), now};
}

std::optional<TableRun> round_as_kept(const SchoolSession& session, const std::string& state) {
    const auto lines = split_at(state, '\n');
    const auto words = split_at(lines.front(), ' ');
    if ((words.size() != 4 && words.size() != 6 && words.size() != 7) || words[0] != "round")
        return std::nullopt;
    const auto started = whole_number_from(words[2], largest_number);
    const auto request = request_from(words);
    if (!started || !request) return std::nullopt;
    TableRun run = dealt_round(*request, session.clock.now());
    run.started = *started;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!lines[i].empty() && !read_line(run, lines[i])) return std::nullopt;
    }
    if (run.round.is_over()) run.stage = RoundStage::Over;
    pick_next(run);
    return run;
}

}  // namespace fairdeal
