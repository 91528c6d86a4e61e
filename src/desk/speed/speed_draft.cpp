// A run of payouts as lines of text: what kind it is, how much of its time has gone, the payout
// that is open with what is typed, every payout that was answered: what was due, and what was said
// as an amount or chips. Hands are kept as the seeds that deal them.

#include <fmt/format.h>

#include "base/text.h"
#include "desk/speed/speed_run.h"

namespace fairdeal {

namespace {

constexpr std::int64_t most = 9'000'000'000'000'000'000;  // seeds and times

std::optional<Money> cents_from(std::string_view word) {
    const auto cents = whole_number_from(word, largest_amount.in_cents());
    return cents ? std::optional(Money::cents(*cents)) : std::nullopt;
}

/// What was said, in chips or as an amount.
std::string said_text(const SpeedAnswer& answer, QuestionKind asks) {
    return asks == QuestionKind::Chips ? answer.typed : to_text(answer.said);
}

/// Reads the lines; a word or number that cannot stand where it does makes it all unreadable.
class SpeedRunReader {
public:
    SpeedRunReader(const SchoolSession& session, const Library& library)
        : room_(session), library_(library) {}

    std::optional<SpeedRun> read(std::string_view state) {
        const auto lines = split_at(state, '\n');
        read_kind(lines.front());
        for (std::size_t i = 1; i < lines.size() && sound_; ++i) {
            if (!lines[i].empty()) read_line(lines[i]);
        }
        if (!sound_ || run_.ahead.empty()) return std::nullopt;
        const Millis now = room_.clock.now();
        run_.away = now - run_.started - used_;
        run_.shown = now - spent_;
        run_.kept = now;
        run_.stage = SpeedStage::Running;
        return std::move(run_);
    }

private:
    std::int64_t number(std::string_view word) {
        const auto read = whole_number_from(word, most);
        sound_ = sound_ && read;
        return read.value_or(0);
    }
    bool one_of(std::string_view word, std::string_view first, std::string_view second) {
        sound_ = sound_ && (word == first || word == second);
        return word == first;
    }
    std::optional<PayoutItem> dealt(std::string_view seed) {
        const auto from = static_cast<std::uint64_t>(number(seed));
        return sound_ ? std::optional(deal_payout(run_.card, from, run_.asks)) : std::nullopt;
    }

    void read_kind(std::string_view line) {
        sound_ = take_word(line) == "payouts";
        const auto game = game_from(take_word(line));
        sound_ = sound_ && game;
        const bool table =
            one_of(take_word(line), to_text(SpeedLevel::Table), to_text(SpeedLevel::Price));
        const bool amount = one_of(take_word(line), "amount", "chips");
        const bool timed = one_of(take_word(line), clock_word(true), clock_word(false));
        const Millis started = number(take_word(line));
        if (!sound_) return;
        run_ = ready_run(room_, *game, table ? SpeedLevel::Table : SpeedLevel::Price,
                         amount ? QuestionKind::Amount : QuestionKind::Chips);
        run_.permit.timed = timed;
        run_.started = started;
        run_.best = best_beside(room_, run_);
    }

    void read_line(std::string_view line) {
        const std::string_view word = take_word(line);
        if (word == "used") {
            used_ = number(line);
        } else if (word == "card") {  // a house's own
            const auto card = card_with(run_.game, line);
            sound_ = card.has_value();
            if (card) run_.card = *card;
        } else if (word == "open") {
            if (auto item = dealt(take_word(line))) run_.ahead.push_back(*std::move(item));
            spent_ = number(line);
        } else if (word == "typed") {
            run_.typed = line;
        } else if (word == "said") {
            read_answer(line, money_from);
        } else if (word == "answer") {  // older builds, which counted cents
            read_answer(line, cents_from);
        } else {
            sound_ = word == "next";
            run_.seed = static_cast<std::uint64_t>(number(line));
        }
    }

    /// "SEED TOOK DUE SAID".
    void read_answer(std::string_view line, std::optional<Money> (*due_from)(std::string_view)) {
        const auto item = dealt(take_word(line));
        const Millis took = number(take_word(line));
        const auto due = due_from(take_word(line));
        sound_ = sound_ && due && item->pays == *due;
        if (!sound_) return;
        auto answer = marked_payout(*item, std::string(line), library_.misreadings);
        sound_ = answer.has_value();
        if (!sound_) return;
        answer->took = took;
        run_.answers.push_back(*std::move(answer));
    }

    const SchoolSession& room_;
    const Library& library_;
    SpeedRun run_;
    Millis used_ = 0, spent_ = 0;
    bool sound_ = true;
};

}  // namespace

std::string state_of(const SpeedRun& run, Millis now) {
    std::string state =
        fmt::format("payouts {} {} {} {} {}\n", to_text(run.game), to_text(run.level),
                    to_text(run.asks), clock_word(run.timed()), run.started);
    if (const std::string options = changed_options(run.card); !options.empty())
        state += fmt::format("card {}\n", options);
    state += fmt::format("used {}\nnext {}\nopen {} {}\n", now - run.started - run.away,
                         run.ahead.front().seed + 1, run.ahead.front().seed, now - run.shown);
    if (!run.typed.empty() && run.typed.find('\n') == std::string::npos)
        state += fmt::format("typed {}\n", run.typed);
    for (const SpeedAnswer& answer : run.answers)
        state += fmt::format("said {} {} {} {}\n", answer.seed, answer.took, to_text(answer.due),
                             said_text(answer, run.asks));
    return state;
}

std::optional<SpeedRun> run_as_kept(const SchoolSession& session, const Library& library,
                                    const std::string& state) {
    auto run = SpeedRunReader(session, library).read(state);
    if (run && !run->timed() && run->answers.size() >= untimed_payouts)
        run->stage = SpeedStage::Over;
    return run;
}

}  // namespace fairdeal
