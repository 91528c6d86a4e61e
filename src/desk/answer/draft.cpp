#include "desk/answer/draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/old_draft.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

constexpr char as_typed = '?';
constexpr std::string_view no_clause = fixed("no clause"), stays = "stays", tip = "tip",
                           pay_table = fixed("pay table");
constexpr int most_counted = 999;

bool is_amount(std::string_view typed) {
    const auto amount = money_from(typed);
    return amount && to_text(*amount) == typed;
}
bool is_count(std::string_view typed) { return whole_number_from(typed, most_counted).has_value(); }
bool is_place(std::string_view typed) {
    const auto place = whole_number_from(typed, highest_seat);
    return place && *place > 0;
}

/// What was typed, as it ends a line; `is_plain` says whether the answer would write it so.
template <class IsPlain>
std::string typed_text(const std::string& typed, IsPlain is_plain) {
    return typed.empty() || is_plain(typed) ? typed : as_typed + typed;
}

/// What was typed at the end of a line; nullopt if no draft is written this way.
template <class IsPlain>
std::optional<std::string> typed_from(std::string_view text, IsPlain is_plain) {
    const bool marked = !text.empty() && text.front() == as_typed;
    const std::string_view typed = marked ? text.substr(1) : text;
    if (marked ? typed.empty() || is_plain(typed) : !typed.empty() && !is_plain(typed))
        return std::nullopt;
    return std::string(typed);
}

std::string_view word_of(Call call) {
    switch (call) {
        case Call::Take: return to_text(Verb::Take);
        case Call::Push: return to_text(Verb::Push);
        case Call::Pay: return to_text(Verb::Pay);
        case Call::Return: return to_text(Verb::Return);
    }
    throw Fault("a wager that is neither taken, pushed, paid nor returned");
}

std::optional<Call> call_from(std::string_view word) {
    for (const Call call : {Call::Take, Call::Push, Call::Pay, Call::Return}) {
        if (word_of(call) == word) return call;
    }
    return std::nullopt;
}

std::string_view word_of(Fate fate) {
    switch (fate) {
        case Fate::StaysIn: return stays;
        case Fate::GoesOut: return to_text(Verb::Out);
        case Fate::IsPlaced: return to_text(Verb::Place);
    }
    throw Fault("a seat that neither stays in, goes out nor is placed");
}

std::optional<Fate> fate_from(std::string_view word) {
    for (const Fate fate : {Fate::StaysIn, Fate::GoesOut, Fate::IsPlaced}) {
        if (word_of(fate) == word) return fate;
    }
    return std::nullopt;
}

bool is_marked_at_once(const Practice& practice) {
    return practice.form() == AnswerForm::OneChoice && !practice.examined;
}

/// Writes the lines of one draft.
class DraftWriter {
public:
    explicit DraftWriter(const Practice& practice) : practice_(practice) {}

    std::string write() {
        if (practice_.saw_pay_table) add(std::string(pay_table));
        for (const WagerAnswer& wager : practice_.wagers) add_wager(wager);
        for (const BankPayment& payment : practice_.payments)
            add_call(practice_.wagers[payment.wager], Call::Pay, payment.amount);
        for (const WagerAnswer& wager : practice_.wagers) {
            if (wager.pulls_back) add_call(wager, Call::Return, "");
        }
        add_seats();
        add_count();
        for (const ChipAnswer& chips : practice_.chips) {
            if (!chips.count.empty())
                add(fmt::format("{}:{}", to_text(chips.value), typed_text(chips.count, is_count)));
        }
        add_choices();
        return std::move(draft_);
    }

private:
    /// What holds an end of a line was not typed by anybody.
    void add(const std::string& line) {
        if (line.find('\n') == std::string::npos) draft_ += line + "\n";
    }
    void add(const std::string& line, const std::string& end) {
        add(end.empty() ? line : line + " " + end);
    }

    void add_call(const WagerAnswer& wager, Call call, const std::string& amount) {
        add(fmt::format("{} {} {}", to_text(wager.who), word_of(call), to_text(wager.wager)),
            typed_text(amount, is_amount));
    }

    void add_wager(const WagerAnswer& wager) {
        if (!wager.call) return;
        const bool is_in_payments = practice_.pays_in_order && wager.call == Call::Pay;
        if (!is_in_payments) add_call(wager, *wager.call, wager.amount);
        if (wager.wager == Wager::SuperTie && !wager.tip.empty())
            add(fmt::format("{} {}", to_text(wager.who), tip), typed_text(wager.tip, is_amount));
    }

    void add_seats() {
        const Fate at_first = fate_at_first(practice_.scenario);
        for (const SeatAnswer& seat : practice_.seats) {
            if (seat.fate == at_first && seat.place.empty()) continue;
            add(fmt::format("{} {}", seat.seat, word_of(seat.fate)),
                typed_text(seat.place, is_place));
        }
    }

    void add_count() {
        if (!practice_.count || !practice_.count->call) return;
        const std::string& points = practice_.count->points;
        const CountCall call = *practice_.count->call;
        const bool soft = call == CountCall::Soft;
        if (call == CountCall::Natural)
            add("natural", points.empty() ? "" : as_typed + points);
        else if (is_count(points))
            add(to_text(HandCount{static_cast<int>(*whole_number_from(points, most_counted)), soft,
                                  false}));
        else
            add(soft ? "soft" : "hard", typed_text(points, is_count));
    }

    void add_choices() {
        for (std::size_t i = 0; i < practice_.choices.size(); ++i) {
            const bool chosen = !is_marked_at_once(practice_) && practice_.chosen == i;
            if (practice_.choices[i].ticked || chosen) add(practice_.choices[i].text);
        }
    }

    const Practice& practice_;
    std::string draft_;
};

/// Reads one draft into a practice, line by line.
class DraftReader {
public:
    explicit DraftReader(Practice& practice) : practice_(practice) {}

    bool take(std::string_view line) {
        if (line == pay_table) return practice_.saw_pay_table = true;
        if (const auto choice = choice_from(practice_, line)) return take_choice(*choice);
        if (practice_.count) return take_count(line);
        if (!practice_.chips.empty()) return take_chips(line);
        const auto who = who_from(take_word(line));
        const std::string_view verb = take_word(line);
        if (!who) return false;
        if (verb == tip) return take_tip(*who, line);
        if (const auto fate = fate_from(verb)) return take_seat(*who, *fate, line);
        const auto call = call_from(verb);
        const auto wager = wager_from(take_word(line));
        return call && wager && take_call({*who, *wager}, *call, line);
    }

private:
    WagerAnswer* find(const WagerOf& about) {
        const auto found = std::find_if(
            practice_.wagers.begin(), practice_.wagers.end(), [&](const WagerAnswer& wager) {
                return wager.who == about.who && wager.wager == about.wager;
            });
        return found == practice_.wagers.end() ? nullptr : &*found;
    }

    bool take_call(const WagerOf& about, Call call, std::string_view end) {
        WagerAnswer* wager = find(about);
        const auto amount = typed_from(end, is_amount);
        if (wager == nullptr || !amount) return false;
        if (practice_.pays_in_order && call == Call::Pay) return take_payment(*wager, *amount);
        if (practice_.pays_in_order && call == Call::Return && wager->call == Call::Pay) {
            if (wager->pulls_back || !amount->empty()) return false;
            return wager->pulls_back = true;
        }
        if (wager->call) return false;
        wager->call = call;
        wager->amount = *amount;
        return true;
    }
    bool take_payment(WagerAnswer& wager, const std::string& amount) {
        if (wager.call && wager.call != Call::Pay) return false;
        wager.call = Call::Pay;
        const auto at = static_cast<std::size_t>(&wager - practice_.wagers.data());
        practice_.payments.push_back({at, amount});
        return true;
    }
    bool take_tip(Who who, std::string_view end) {
        WagerAnswer* wager = find({who, Wager::SuperTie});
        const auto amount = typed_from(end, is_amount);
        if (wager == nullptr || !wager->call || !wager->tip.empty() || !amount || amount->empty())
            return false;
        wager->tip = *amount;
        return true;
    }
    bool take_seat(Who who, Fate fate, std::string_view end) {
        const auto place = typed_from(end, is_place);
        if (who.hand != 0 || !place) return false;
        for (SeatAnswer& seat : practice_.seats) {
            if (seat.seat != who.seat) continue;
            seat.fate = fate;
            seat.place = *place;
            return true;
        }
        return false;
    }

    bool take_count(std::string_view line) {
        if (practice_.count->call) return false;
        if (const auto whole = hand_count_from(line)) {
            const std::string points = whole->natural ? "" : std::to_string(whole->points);
            const CountCall call = whole->natural ? CountCall::Natural
                                   : whole->soft  ? CountCall::Soft
                                                  : CountCall::Hard;
            practice_.count = CountAnswer{call, points};
            return to_text(*whole) == line;
        }
        const std::string_view word = take_word(line);
        const bool natural = word == "natural";
        const auto points =
            typed_from(line, [&](std::string_view typed) { return !natural && is_count(typed); });
        if ((!natural && word != "soft" && word != "hard") || !points) return false;
        practice_.count = CountAnswer{natural          ? CountCall::Natural
                                      : word == "soft" ? CountCall::Soft
                                                       : CountCall::Hard,
                                      *points};
        return true;
    }
    bool take_chips(std::string_view line) {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) return false;
        const auto count = typed_from(line.substr(colon + 1), is_count);
        for (ChipAnswer& chips : practice_.chips) {
            if (to_text(chips.value) != line.substr(0, colon)) continue;
            if (!chips.count.empty() || !count || count->empty()) return false;
            chips.count = *count;
            return true;
        }
        return false;
    }
    bool take_choice(std::size_t choice) {
        const bool several = practice_.form() == AnswerForm::AllThatHold;
        const bool before =
            several ? practice_.choices[choice].ticked : practice_.chosen.has_value();
        if (before || is_marked_at_once(practice_)) return false;
        if (several)
            practice_.choices[choice].ticked = true;
        else
            practice_.chosen = choice;
        return true;
    }

    Practice& practice_;
};

}  // namespace

std::optional<std::size_t> choice_from(const Practice& practice, std::string_view text) {
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if (practice.choices[i].text == text) return i;
    }
    return std::nullopt;
}

std::optional<Answer> whole_answer(const Practice& practice) {
    const bool asks = practice.rows() + practice.choices.size() > 0;
    return asks && !first_open(practice) ? std::optional(typed_answer(practice)) : std::nullopt;
}

std::string draft_of(const Practice& practice) { return DraftWriter(practice).write(); }

bool take_up_draft(Practice& practice, const std::string& draft) {
    Practice copy = practice;
    DraftReader reader(copy);
    for (const std::string_view line : split_at(draft, '\n')) {
        if (!line.empty() && !reader.take(line)) return take_up_old_draft(practice, draft);
    }
    practice = std::move(copy);
    return true;
}

bool fill_in(Practice& practice, const Answer& answer) {
    std::string draft = text_of(answer, practice.scenario);
    if (std::holds_alternative<ChipsAnswer>(answer))  // a line for each value
        std::replace(draft.begin(), draft.end(), ' ', '\n');
    const auto* out = std::get_if<OutAnswer>(&answer);
    if (out != nullptr && out->lines.empty()) draft = no_clause;  // every seat stays in
    Practice filled = practice;
    if (!take_up_draft(filled, draft) || !can_check(filled)) return false;
    if (text_of(typed_answer(filled), practice.scenario) != text_of(answer, practice.scenario))
        return false;
    practice = std::move(filled);
    return true;
}

}  // namespace fairdeal
