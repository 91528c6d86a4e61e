#include "assessment/operating_characteristic.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// The exams that are still going on after so many items, by their right answers.
class Walk {
public:
    Walk(const DecisionTable& table, double rate)
        : table_(table), rate_(rate), open_(static_cast<std::size_t>(table.most()) + 2, 0.0) {
        open_[0] = 1;
        sums_.ends_after.assign(static_cast<std::size_t>(table.most()) + 1, 0.0);
    }

    OperatingCharacteristic all() {
        for (int asked = 1; asked <= table_.most(); ++asked) ask(asked);
        return std::move(sums_);
    }

private:
    /// One more item: from the most right answers down, so that each count is moved on once.
    void ask(int asked) {
        for (int right = asked; right >= 0; --right) {
            const auto at = static_cast<std::size_t>(right);
            const double came = right > 0 ? open_[at - 1] * rate_ : 0;
            open_[at] = came + open_[at] * (1 - rate_);
            decide(right, asked);
        }
    }

    void decide(int right, int asked) {
        const ExamDecision decision = table_.decide(right, asked - right);
        if (decision == ExamDecision::GoOn) return;
        double& chance = open_[static_cast<std::size_t>(right)];
        (decision == ExamDecision::Pass ? sums_.pass : sums_.fail) += chance;
        sums_.mean += chance * asked;
        sums_.ends_after[static_cast<std::size_t>(asked)] += chance;
        chance = 0;
    }

    const DecisionTable& table_;
    double rate_;
    std::vector<double> open_;
    OperatingCharacteristic sums_;
};

}  // namespace

OperatingCharacteristic characteristic_at(const DecisionTable& table, double rate) {
    if (!(rate >= 0 && rate <= 1)) throw Fault("invalid chance");
    return Walk(table, rate).all();
}

int items_enough_for(const OperatingCharacteristic& operating, double share) {
    // A sum of chances may miss a whole by a little.
    constexpr double slack = 1e-12;
    double ended = 0;
    int items = 0;
    for (const double chance : operating.ends_after) {
        ended += chance;
        if (ended >= share - slack) return items;
        ++items;
    }
    return std::max(0, items - 1);
}

RuleErrors errors_of(const DecisionTable& table, int p0, int p1) {
    const OperatingCharacteristic poor = characteristic_at(table, p0 / 1000.0),
                                  good = characteristic_at(table, p1 / 1000.0);
    return {poor.pass, good.fail, poor.mean, good.mean};
}

}  // namespace fairdeal
