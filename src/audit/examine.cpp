#include "audit/examine.h"

#include "rules/settled.h"

namespace fairdeal {

const ExaminedHand& Examiner::examine(std::string_view text, bool order_known) {
    hand_.wrong.clear();
    hand_.order_known = order_known;
    hand_.ruled = hand_.claimed = hand_.undecided = false;
    hand_.problems = read_and_rule_into(hand_.record, text, hand_.ruling, hand_.end);
    hand_.readable = hand_.problems.empty();
    if (!hand_.readable) return hand_;
    hand_.ruled = rules_of(hand_.record.header.game()) != nullptr;
    if (!hand_.ruled) return hand_;
    if (!order_known) hand_.ruling.leave_order_out();
    hand_.claimed = has_settlement(hand_.record, hand_.ruling);
    if (hand_.claimed && !is_line_for_line(hand_.record, hand_.ruling)) judge_claim();
    return hand_;
}

void Examiner::judge_claim() {
    const Claim claim = claim_of(hand_.record);
    // Of a settlement that was missed as a whole no misreading is the cause.
    const Verdict verdict = claim.empty() ? judge(claim, hand_.ruling)
                                          : judge(claim, hand_.record, hand_.ruling, misreadings_);
    hand_.wrong = verdict.discrepancies();
    hand_.undecided = hand_.wrong.empty() && !verdict.right;
}

}  // namespace fairdeal
