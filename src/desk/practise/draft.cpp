#include "desk/practise/draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// An empty field is a dash.
std::string field(const std::string& typed) { return typed.empty() ? "-" : typed; }

/// What was typed into a field holds no blanks or ends of lines in a draft.
bool is_plain(const std::string& typed) {
    return typed.find_first_of(" \n") == std::string::npos && typed != "-";
}

template <class Number>
int number_of(Number value) {
    return static_cast<int>(value);
}

/// Reads one draft into a practice, line by line.
class Reader {
public:
    explicit Reader(Practice& practice) : practice_(practice) {}

    bool take(std::string_view line) {
        parts_ = split_at(line, ' ');
        if (parts_.size() < 3) return false;
        const std::string_view what = parts_[0];
        const auto index = whole_number_from(parts_[1], 1000);
        if (!index) return false;
        const auto at = static_cast<std::size_t>(*index);
        if (what == "wager") return take_wager(at);
        if (what == "payment") return take_payment(at);
        if (what == "seat") return take_seat(at);
        if (what == "count") return take_count();
        if (what == "chips") return take_chips(at);
        return what == "choice" && take_choice(at);
    }

private:
    [[nodiscard]] std::string typed(std::size_t part) const {
        return parts_[part] == "-" ? "" : std::string(parts_[part]);
    }
    [[nodiscard]] std::optional<int> call(std::size_t part, int most) const {
        const auto number = whole_number_from(parts_[part], most);
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }

    bool take_wager(std::size_t at) {
        if (parts_.size() != 6 || at >= practice_.wagers.size()) return false;
        const auto said = call(2, number_of(Call::Return));
        const auto back = call(5, 1);
        if (!said || !back) return false;
        WagerAnswer& wager = practice_.wagers[at];
        wager.call = static_cast<Call>(*said);
        wager.amount = typed(3);
        wager.tip = typed(4);
        wager.pulls_back = *back == 1;
        return true;
    }
    bool take_payment(std::size_t wager) {
        if (parts_.size() != 3 || wager >= practice_.wagers.size() || !practice_.pays_in_order)
            return false;
        practice_.payments.push_back({wager, typed(2)});
        return true;
    }
    bool take_seat(std::size_t at) {
        if (parts_.size() != 4 || at >= practice_.seats.size()) return false;
        const auto fate = call(2, number_of(Fate::IsPlaced));
        if (!fate) return false;
        practice_.seats[at].fate = static_cast<Fate>(*fate);
        practice_.seats[at].place = typed(3);
        return true;
    }
    bool take_count() {
        if (parts_.size() != 4 || !practice_.count) return false;
        const auto said = call(2, number_of(CountCall::Natural));
        if (!said) return false;
        practice_.count = CountAnswer{static_cast<CountCall>(*said), typed(3)};
        return true;
    }
    bool take_chips(std::size_t at) {
        if (parts_.size() != 3 || at >= practice_.chips.size()) return false;
        practice_.chips[at].count = typed(2);
        return true;
    }
    bool take_choice(std::size_t at) {
        const bool is_marked_at_once =
            practice_.form() == AnswerForm::OneChoice && !practice_.examined;
        if (at >= practice_.choices.size() || is_marked_at_once) return false;
        if (practice_.form() == AnswerForm::AllThatHold)
            practice_.choices[at].ticked = true;
        else
            practice_.chosen = at;
        return true;
    }

    Practice& practice_;
    std::vector<std::string_view> parts_;
};

void add_wagers(std::string& draft, const Practice& practice) {
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (!wager.call || !is_plain(wager.amount) || !is_plain(wager.tip)) continue;
        draft += fmt::format("wager {} {} {} {} {}\n", i, number_of(*wager.call),
                             field(wager.amount), field(wager.tip), number_of(wager.pulls_back));
    }
    for (const Payment& payment : practice.payments) {
        if (is_plain(payment.amount))
            draft += fmt::format("payment {} {}\n", payment.wager, field(payment.amount));
    }
}

void add_choices(std::string& draft, const Practice& practice) {
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        const bool is_one = practice.form() != AnswerForm::OneChoice || practice.examined;
        const bool chosen = practice.choices[i].ticked || (is_one && practice.chosen == i);
        if (chosen) draft += fmt::format("choice {} -\n", i);
    }
}

}  // namespace

std::string draft_of(const Practice& practice) {
    std::string draft;
    add_wagers(draft, practice);
    for (std::size_t i = 0; i < practice.seats.size(); ++i) {
        const SeatAnswer& seat = practice.seats[i];
        if (is_plain(seat.place))
            draft += fmt::format("seat {} {} {}\n", i, number_of(seat.fate), field(seat.place));
    }
    if (practice.count && practice.count->call && is_plain(practice.count->points))
        draft += fmt::format("count 0 {} {}\n", number_of(*practice.count->call),
                             field(practice.count->points));
    for (std::size_t i = 0; i < practice.chips.size(); ++i) {
        const std::string& count = practice.chips[i].count;
        if (!count.empty() && is_plain(count)) draft += fmt::format("chips {} {}\n", i, count);
    }
    add_choices(draft, practice);
    return draft;
}

bool take_up_draft(Practice& practice, const std::string& draft) {
    Practice copy = practice;
    Reader reader(copy);
    for (const std::string_view line : split_at(draft, '\n')) {
        if (!line.empty() && !reader.take(line)) return false;
    }
    practice = std::move(copy);
    return true;
}

}  // namespace fairdeal
