#include "assessment/sequential.h"

#include <algorithm>
#include <compare>

#include "assessment/proportion_text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr int whole = 1000;  // thousandths

/// A natural number of any length that can be multiplied and compared.
class Natural {
public:
    explicit Natural(int number) : digits_{static_cast<std::uint32_t>(number)} {}

    Natural& operator*=(int factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& digit : digits_) {
            carry += std::uint64_t{digit} * static_cast<std::uint32_t>(factor);
            digit = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));
        return *this;
    }

    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
        if (a.digits_.size() != b.digits_.size()) return a.digits_.size() <=> b.digits_.size();
        return std::lexicographical_compare_three_way(a.digits_.rbegin(), a.digits_.rend(),
                                                      b.digits_.rbegin(), b.digits_.rend());
    }

private:
    std::vector<std::uint32_t> digits_;  // the lowest first; the highest is not 0
};

/// For each number of wrong answers the fewest right ones for which
/// (p1/p0)^right * ((1-p1)/(1-p0))^wrong is at least above/below; one more than the cap: none are.
/// Every wrong answer asks for more right ones, so that both only ever grow.
std::vector<int> fewest_right(const SequentialRule& rule, int above, int below) {
    const auto most = static_cast<std::size_t>(rule.cap);
    std::vector<int> fewest(most + 1, rule.cap + 1);
    Natural good(below), poor(above);
    int right = 0;
    for (std::size_t wrong = 0; wrong <= most; ++wrong) {
        for (; good < poor && right <= rule.cap; ++right) {
            good *= rule.p1;
            poor *= rule.p0;
        }
        fewest[wrong] = right;
        good *= whole - rule.p1;
        poor *= whole - rule.p0;
    }
    return fewest;
}

/// For each number of right answers the fewest wrong ones for which the ratio is at most
/// above/below; one more than the cap: none are.
std::vector<int> fewest_wrong(const SequentialRule& rule, int above, int below) {
    const auto most = static_cast<std::size_t>(rule.cap);
    std::vector<int> fewest(most + 1, rule.cap + 1);
    Natural good(below), poor(above);
    int wrong = 0;
    for (std::size_t right = 0; right <= most; ++right) {
        for (; good > poor && wrong <= rule.cap; ++wrong) {
            good *= whole - rule.p1;
            poor *= whole - rule.p0;
        }
        fewest[right] = wrong;
        good *= rule.p1;
        poor *= rule.p0;
    }
    return fewest;
}

std::vector<int> passing_by_ratio(const SequentialRule& rule) {
    return fewest_right(rule, whole - rule.beta, rule.alpha);
}

std::vector<int> failing_by_ratio(const SequentialRule& rule) {
    return fewest_wrong(rule, rule.beta, whole - rule.alpha);
}

/// How many right answers of a whole exam the bounds leave to the cap's own figure.
struct Open {
    int fewest, most;
};
Open open_at_cap(const SequentialRule& rule) {
    const std::vector<int> pass = passing_by_ratio(rule), fail = failing_by_ratio(rule);
    Open open{rule.cap, 0};
    for (int right = 0; right <= rule.cap; ++right) {
        const int wrong = rule.cap - right;
        if (right >= pass[static_cast<std::size_t>(wrong)]) continue;
        if (wrong >= fail[static_cast<std::size_t>(right)]) continue;
        open = {std::min(open.fewest, right), std::max(open.most, right)};
    }
    return open;
}

class Objections {
public:
    /// `says` is a marked sentence with the three numbers in it.
    void unless_within(int value, int least, int most, const char* says) {
        if (value < least || value > most)
            add(tr_of(says, "value"_a = value, "least"_a = least, "most"_a = most));
    }
    void unless_share(std::string_view figure, int value, int most) {
        if (value < 1 || value > most)
            add(tr("{figure} is {value:.3f}, but must be .001 to .{most:03}", "figure"_a = figure,
                   "value"_a = value / 1000.0, "most"_a = most));
    }
    void add(std::string what) { problems_.push_back({{}, std::move(what)}); }
    [[nodiscard]] bool none() const { return problems_.empty(); }
    Problems take() { return std::move(problems_); }

private:
    Problems problems_;
};

Problems problems_of_rule(const SequentialRule& rule) {
    Objections found;
    found.unless_share("p0", rule.p0, whole - 1);
    found.unless_share("p1", rule.p1, whole - 1);
    if (found.none() && rule.p1 <= rule.p0)
        found.add(tr("p1 is {p1:.3f}, but must be above p0, {p0:.3f}", "p1"_a = rule.p1 / 1000.0,
                     "p0"_a = rule.p0 / 1000.0));
    found.unless_share("alpha", rule.alpha, whole / 2 - 1);
    found.unless_share("beta", rule.beta, whole / 2 - 1);
    found.unless_within(rule.cap, 1, most_items,
                        sentence("the cap is {value}, but must be {least} to {most}"));
    if (!found.none()) return found.take();
    const Open open = open_at_cap(rule);
    const bool agrees = rule.right_at_cap >= open.fewest && rule.right_at_cap <= open.most + 1;
    if (open.fewest <= open.most && !agrees)
        found.add(
            tr("{right} right pass at the cap, but the bounds leave only {fewest} to {most} right "
               "undecided, so it must be {least} to {highest}",
               "right"_a = rule.right_at_cap, "fewest"_a = open.fewest, "most"_a = open.most,
               "least"_a = std::max(1, open.fewest), "highest"_a = open.most + 1));
    return found.take();
}

Problems problems_of_rule(const FixedForm& form) {
    Objections found;
    found.unless_within(form.items, 1, most_items,
                        sentence("the number of items is {value}, but must be {least} to {most}"));
    if (found.none())
        found.unless_within(form.cut, 1, form.items,
                            sentence("the cut is {value}, but must be {least} to {most}"));
    return found.take();
}

}  // namespace

Problems problems_of(const ExamRule& rule) {
    return std::visit([](const auto& one) { return problems_of_rule(one); }, rule);
}

std::string to_text(const ExamRule& rule) {
    if (const auto* form = std::get_if<FixedForm>(&rule))
        return tr("{items} items, {right} right pass", "items"_a = form->items,
                  "right"_a = form->cut);
    const auto& wald = std::get<SequentialRule>(rule);
    return tr(
        "p0 {p0}, p1 {p1}, alpha {alpha}, beta {beta}, at most {items} items, there {right} right "
        "pass",
        "p0"_a = proportion_to_text(wald.p0), "p1"_a = proportion_to_text(wald.p1),
        "alpha"_a = proportion_to_text(wald.alpha), "beta"_a = proportion_to_text(wald.beta),
        "items"_a = wald.cap, "right"_a = wald.right_at_cap);
}

std::string_view to_text(ExamDecision decision) {
    switch (decision) {
        case ExamDecision::GoOn: return fixed("go on");
        case ExamDecision::Pass: return "pass";
        case ExamDecision::Fail: return "fail";
    }
    throw Fault("an exam that goes nowhere");
}

DecisionTable::DecisionTable(const ExamRule& rule) {
    if (const Problems problems = problems_of(rule); !problems.empty())
        throw Fault("an exam by a rule that cannot be: " + problems.front().what);
    int right_at_cap = 0;
    if (const auto* form = std::get_if<FixedForm>(&rule)) {
        most_ = form->items;
        right_at_cap = form->cut;
        pass_at_.assign(static_cast<std::size_t>(most_) + 1, most_ + 1);
        fail_at_ = pass_at_;
    } else {
        const auto& wald = std::get<SequentialRule>(rule);
        most_ = wald.cap;
        right_at_cap = wald.right_at_cap;
        pass_at_ = passing_by_ratio(wald);
        fail_at_ = failing_by_ratio(wald);
    }
    for (int right = 0; right <= most_; ++right) {
        const int wrong = most_ - right;
        if (decide(right, wrong) != ExamDecision::GoOn) continue;
        int& bound = right >= right_at_cap ? pass_at_[static_cast<std::size_t>(wrong)]
                                           : fail_at_[static_cast<std::size_t>(right)];
        bound = right >= right_at_cap ? right : wrong;
    }
}

ExamCount after_answer(const ExamCount& count, bool right, const DecisionTable& table) {
    ExamCount next = count;
    ++(right ? next.right : next.wrong);
    if (count.decision != ExamDecision::GoOn) return next;
    const int asked = next.right + next.wrong;
    if (asked > table.most()) throw Fault("more answers than an exam has items");
    next.decision = table.decide(next.right, next.wrong);
    if (next.decision != ExamDecision::GoOn) next.decided_after = asked;
    return next;
}

}  // namespace fairdeal
