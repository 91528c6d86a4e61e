#include "audit/explain/explain.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "base/translation.h"

namespace fairdeal {

std::string_view to_text(MistakeKind kind) {
    using enum MistakeKind;
    switch (kind) {
        case Misreading: return "misreading";
        case OutOfTurn: return "out-of-turn";
        case Swapped: return "swapped";
        case WrongSeat: return "wrong-seat";
        case SettledTwice: return "settled-twice";
        case CardMiscounted: return "card-miscounted";
        case Forgotten: return "forgotten";
        case Doubled: return "doubled";
        case Halved: return "halved";
        case DigitsSwapped: return "digits-swapped";
        case PointMoved: return "point-moved";
        case NotParted: return "not-parted";
        case MisreadHere: return "misread-here";
        case CentsDropped: return "cents-dropped";
        case StakeCounted: return "stake-counted";
        case OtherPrice: return "other-price";
        case AChip: return "a-chip";
        case OtherOutcome: return "other-outcome";
        case OtherAmount: return "other-amount";
    }
    throw Fault("invalid kind of mistake");
}

std::vector<int> lines_of(std::span<const WrongWager> wrong, std::uint64_t covers, int more) {
    std::set<int> lines;
    if (more != 0) lines.insert(more);
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        if ((covers & bit_of(i)) != 0) lines.insert(wrong[i].lines.begin(), wrong[i].lines.end());
    }
    return {lines.begin(), lines.end()};
}

namespace {

std::vector<Candidate> out_of_turn(std::span<const WrongWager> wrong, const Verdict& verdict) {
    std::uint64_t covers = 0;
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        if (wrong[i].verdict.standing == Standing::WrongOrder) covers |= bit_of(i);
    }
    if (covers == 0 || !verdict.order) return {};
    const BrokenOrder& order = *verdict.order;
    Mistake found{MistakeKind::OutOfTurn, "",
                  tr("\"{line}\" was made before \"{other}\": {clause} puts it after.",
                     "line"_a = to_text(order.then), "other"_a = to_text(order.first),
                     "clause"_a = order.clause.id),
                  lines_of(wrong, covers)};
    return {{std::move(found), covers, 0}};
}

/// How likely: the kind, then its weight. Smaller is likelier.
int cost_of(const Candidate& candidate) {
    return static_cast<int>(candidate.mistake.kind) * kind_step + candidate.weight;
}

/// The likeliest first; of those that explain the same wagers only the likeliest.
std::vector<Candidate> best_of(std::vector<Candidate> all) {
    std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
        return cost_of(a) < cost_of(b);
    });
    std::set<std::uint64_t> seen;
    std::vector<Candidate> best;
    std::copy_if(std::make_move_iterator(all.begin()), std::make_move_iterator(all.end()),
                 std::back_inserter(best),
                 [&](const Candidate& candidate) { return seen.insert(candidate.covers).second; });
    return best;
}

/// Finds the cheapest set of a given size that covers every wrong wager.
class SetSearch {
public:
    SetSearch(const std::vector<Candidate>& candidates, std::uint64_t all)
        : candidates_(candidates), all_(all) {}

    std::vector<std::size_t> of_size(std::size_t size) {
        best_.clear();
        best_cost_ = -1;
        chosen_.clear();
        choose(size, 0, 0);
        return best_;
    }

private:
    // Each step covers the first wager that is still open, so that no set is tried twice.
    void choose(std::size_t left, std::uint64_t covered, int cost) {
        if (covered == all_) return take(cost);
        if (left == 0 || (best_cost_ >= 0 && cost >= best_cost_)) return;
        const std::uint64_t open = all_ & ~covered;
        const std::uint64_t first = open & (0 - open);
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            if ((candidates_[i].covers & first) == 0) continue;
            chosen_.push_back(i);
            choose(left - 1, covered | candidates_[i].covers, cost + cost_of(candidates_[i]));
            chosen_.pop_back();
        }
    }

    void take(int cost) {
        if (best_cost_ >= 0 && cost >= best_cost_) return;
        best_ = chosen_;
        best_cost_ = cost;
    }

    const std::vector<Candidate>& candidates_;
    std::uint64_t all_;
    std::vector<std::size_t> chosen_, best_;
    int best_cost_ = -1;
};

std::vector<Mistake> fewest(const std::vector<Candidate>& candidates, std::size_t wrong) {
    const std::uint64_t all = wrong == most_wrong_wagers ? ~std::uint64_t{0} : bit_of(wrong) - 1;
    SetSearch search(candidates, all);
    for (std::size_t size = 1; size <= most_mistakes; ++size) {
        std::vector<Mistake> mistakes;
        for (const std::size_t i : search.of_size(size)) mistakes.push_back(candidates[i].mistake);
        if (!mistakes.empty()) return mistakes;
    }
    return {};
}

}  // namespace

Explanation explain(const HandRecord& record, const Ruling& ruling,
                    std::span<const Misreading> misreadings) {
    const Verdict verdict = judge(claim_of(record), ruling);
    const auto wrong = wrong_wagers(record, ruling, verdict);
    Explanation explanation;
    explanation.wrong = wrong.size();
    if (wrong.empty() || wrong.size() > most_wrong_wagers) return explanation;
    std::vector<Candidate> all = misread_clauses(wrong, record, misreadings);
    for (auto& more : {out_of_turn(wrong, verdict), miscounted_cards(wrong, record, ruling),
                       slips(wrong, ruling)})
        all.insert(all.end(), more.begin(), more.end());
    explanation.mistakes = fewest(best_of(std::move(all)), wrong.size());
    return explanation;
}

std::string to_text(const Explanation& explanation) {
    if (explanation.wrong == 0) return tr("Nothing is wrong.");
    if (explanation.mistakes.empty())
        return tr("No single mistake explains it, nor do up to {most} together.",
                  "most"_a = most_mistakes);
    std::string text;
    if (explanation.mistakes.size() > 1)
        text = tr("No single mistake explains it; these {number} together do:",
                  "number"_a = explanation.mistakes.size()) +
               "\n";
    for (const Mistake& mistake : explanation.mistakes) text += mistake.says + "\n";
    text.pop_back();
    return text;
}

}  // namespace fairdeal
