#include "desk/answer/old_draft.h"

#include <array>

#include "base/text.h"

namespace fairdeal {

namespace {

// What older builds counted, in their order.
constexpr std::array calls{Call::Take, Call::Push, Call::Pay, Call::Return};
constexpr std::array fates{Fate::StaysIn, Fate::GoesOut, Fate::IsPlaced};
constexpr std::array count_calls{CountCall::Hard, CountCall::Soft, CountCall::Natural};
constexpr std::array yes_or_no{false, true};

/// Reads one draft into a practice, line by line.
class OldDraftReader {
public:
    explicit OldDraftReader(Practice& practice) : practice_(practice) {}

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
    /// An empty field is a dash.
    [[nodiscard]] std::string typed(std::size_t part) const {
        return parts_[part] == "-" ? "" : std::string(parts_[part]);
    }
    template <class Counted, std::size_t count>
    [[nodiscard]] std::optional<Counted> one_of(const std::array<Counted, count>& all,
                                                std::size_t part) const {
        const auto number = whole_number_from(parts_[part], std::int64_t{count} - 1);
        return number ? std::optional(all.at(static_cast<std::size_t>(*number))) : std::nullopt;
    }

    bool take_wager(std::size_t at) {
        if (parts_.size() != 6 || at >= practice_.wagers.size()) return false;
        const auto said = one_of(calls, 2);
        const auto back = one_of(yes_or_no, 5);
        if (!said || !back) return false;
        WagerAnswer& wager = practice_.wagers[at];
        wager.call = *said;
        wager.amount = typed(3);
        wager.tip = typed(4);
        wager.pulls_back = *back;
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
        const auto fate = one_of(fates, 2);
        if (!fate) return false;
        practice_.seats[at].fate = *fate;
        practice_.seats[at].place = typed(3);
        return true;
    }
    bool take_count() {
        if (parts_.size() != 4 || !practice_.count) return false;
        const auto said = one_of(count_calls, 2);
        if (!said) return false;
        practice_.count = CountAnswer{*said, typed(3)};
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

}  // namespace

bool take_up_old_draft(Practice& practice, const std::string& draft) {
    Practice copy = practice;
    OldDraftReader reader(copy);
    for (const std::string_view line : split_at(draft, '\n')) {
        if (!line.empty() && !reader.take(line)) return false;
    }
    practice = std::move(copy);
    return true;
}

}  // namespace fairdeal
