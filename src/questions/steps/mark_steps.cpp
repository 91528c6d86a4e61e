// Marking steps one by one, each from where the trainee stands.

#include <algorithm>

#include "base/text.h"
#include "questions/asked.h"
#include "questions/steps/replay_with_counts.h"
#include "questions/steps/steps.h"

namespace fairdeal {

namespace {

/// "7.5" and "7.50", with or without a dollar sign: a sum as people write it.
std::optional<Money> sum_from(std::string text) {
    if (!text.empty() && text.front() == '$') text.erase(0, 1);
    const auto point = text.find('.');
    if (point != std::string::npos && text.size() - point == 2) text += '0';
    return money_from(text);
}

/// "hard 12" and "12" are one count; "21" is not "natural".
std::string plain(std::string text) {
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return text.rfind("hard ", 0) == 0 ? text.substr(5) : text;
}

bool same_value(const std::string& given, const std::string& value) {
    const auto sum = sum_from(given);
    if (sum && sum == sum_from(value)) return true;
    return plain(given) == plain(value);
}

/// The walk through one wager's steps: what the trainee has said so far.
class Walk {
public:
    Walk(const std::vector<Step>& steps, const HandRecord& hand, Wager wager)
        : steps_(steps), hand_(hand), wager_(wager) {}

    MarkedStep mark(const Step& step, const std::string& given) {
        MarkedStep marked{StepStanding::Wrong, given, step.value};
        if (same_value(given, step.value)) {
            marked.standing = StepStanding::Right;
        } else if (const auto expected = expected_from_here(step); !expected) {
            marked.standing = StepStanding::NotJudged;
        } else if (marked.expected = *expected; same_value(given, *expected)) {
            marked.standing = StepStanding::FollowsFrom;
        }
        remember(step, given);
        return marked;
    }

private:
    /// What is right where the trainee stands; nothing if nothing follows.
    std::optional<std::string> expected_from_here(const Step& step) {
        switch (step.kind) {
            case StepKind::PlayerTotal:
            case StepKind::DealerTotal:
            case StepKind::Cards:
            case StepKind::When:
            case StepKind::Count:
            case StepKind::Payment: return step.value;
            case StepKind::Outcome: return outcome_from_here(step);
            case StepKind::Price: return price_from_here(step);
            case StepKind::Exact: return exact_from_here(step);
            case StepKind::Amount: return amount_from_here(step);
            case StepKind::Tip:
            case StepKind::Back:
                return outcome_ == engine(StepKind::Outcome) ? std::optional(step.value)
                                                             : std::nullopt;
            case StepKind::BankLeft: return bank_from_here(step);
            case StepKind::Out: return out_from_here(step);
        }
        throw Fault("a step of no kind");
    }

    [[nodiscard]] std::string engine(StepKind kind) const {
        const auto found = std::find_if(steps_.begin(), steps_.end(),
                                        [&](const Step& step) { return step.kind == kind; });
        return found == steps_.end() ? "" : found->value;
    }

    /// The steps of the hand as they counted it; empty: it cannot be settled so.
    const std::vector<Step>& as_counted(const Step& step) {
        if (!counted_ && has_counts_)
            counted_ = steps_with_counts(hand_, step.who, wager_, player_, dealer_);
        if (!counted_) counted_.emplace();
        return *counted_;
    }

    std::optional<std::string> counted_value(const Step& step) {
        if (!has_counts_) return step.value;
        for (const Step& other : as_counted(step)) {
            if (other.kind == step.kind) return other.value;
        }
        return std::nullopt;
    }

    std::optional<std::string> outcome_from_here(const Step& step) { return counted_value(step); }

    std::optional<std::string> price_from_here(const Step& step) {
        return outcome_ == "pay" ? counted_value(step) : std::nullopt;
    }

    [[nodiscard]] std::optional<Money> stake(const Step& step) const {
        const Ruling ruling = rule(hand_);
        const TableState table = table_at_end(hand_, ruling.effects);
        const Money stake = stake_on(table, step.who, wager_);
        return stake.is_zero() ? std::nullopt : std::optional(stake);
    }

    std::optional<std::string> exact_from_here(const Step& step) {
        const auto odds = odds_from(price_);
        const auto up = stake(step);
        if (!odds || !up) return std::nullopt;
        return to_text(pay_at(*up, *odds));
    }

    std::optional<std::string> amount_from_here(const Step& step) {
        const auto up = stake(step);
        if (!up || outcome_ == "push" || outcome_.empty()) return std::nullopt;
        if (outcome_ != "pay")
            return outcome_ == engine(StepKind::Outcome) ? step.value : to_text(*up);
        if (price_ == engine(StepKind::Price) && outcome_ == engine(StepKind::Outcome))
            return step.value;
        return exact_from_here(step);
    }

    std::optional<std::string> bank_from_here(const Step& step) {
        if (!bank_before_ || !paid_) return step.value;
        if (*paid_ > *bank_before_) return std::nullopt;
        return to_text(*bank_before_ - *paid_);
    }

    std::optional<std::string> out_from_here(const Step& step) {
        if (stacks_.empty()) return step.value;
        const auto outs = outs_with_counts(hand_, stacks_);
        const std::size_t at = outs_marked_;
        return at < outs.size() ? std::optional(outs[at]) : std::optional<std::string>("nobody");
    }

    void remember(const Step& step, const std::string& given) {
        const bool wrong = !same_value(given, step.value);
        switch (step.kind) {
            case StepKind::PlayerTotal: player_ = wrong ? given : ""; break;
            case StepKind::DealerTotal: dealer_ = wrong ? given : ""; break;
            case StepKind::Outcome: outcome_ = plain(given); break;
            case StepKind::Price: price_ = given; break;
            case StepKind::Payment: {
                const auto last = given.rfind(' ');
                paid_ = sum_from(last == std::string::npos ? given : given.substr(last + 1));
                break;
            }
            case StepKind::BankLeft: bank_before_ = sum_from(given); break;
            case StepKind::Count:
                if (const auto chips = sum_from(given); wrong && chips)
                    stacks_.push_back({step.who, *chips, *sum_from(step.value)});
                break;
            case StepKind::Out: ++outs_marked_; break;
            case StepKind::Cards:
            case StepKind::When:
            case StepKind::Exact:
            case StepKind::Amount:
            case StepKind::Tip:
            case StepKind::Back: break;
        }
        has_counts_ = !player_.empty() || !dealer_.empty();
    }

    const std::vector<Step>& steps_;
    const HandRecord& hand_;
    Wager wager_;
    std::string player_, dealer_;  // totals that were counted wrongly, else empty
    bool has_counts_ = false;
    std::optional<std::vector<Step>> counted_;
    std::string outcome_, price_;
    std::optional<Money> bank_before_, paid_;
    std::vector<MiscountedStack> stacks_;
    std::size_t outs_marked_ = 0;
};

}  // namespace

StepsMark mark_steps(const std::vector<Step>& steps, const HandRecord& hand, Wager wager,
                     const std::vector<std::string>& values) {
    StepsMark mark;
    Walk walk(steps, hand, wager);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        mark.steps.push_back(walk.mark(steps[i], i < values.size() ? values[i] : ""));
        if (mark.steps.back().standing != StepStanding::Wrong) continue;
        ++mark.slips;
        if (mark.first_wrong < 0) mark.first_wrong = static_cast<int>(i);
    }
    return mark;
}

}  // namespace fairdeal
