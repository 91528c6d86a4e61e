#include "rules/verdict.h"

#include <algorithm>

#include "base/translation.h"
#include "rules/order.h"

namespace fairdeal {

namespace {

/// The order in which a wager's lines are said does not matter.
Standing standing_of(const SettledLines& ruled, const SettledLines& claimed) {
    if (are_the_same(ruled, claimed)) return Standing::Right;
    if (claimed.empty()) return Standing::Missing;
    if (ruled.empty()) return Standing::NotDue;
    const auto verbs_in = [](const SettledLines& lines) {
        std::vector<Verb> verbs;
        for (const SettledLine& line : lines) verbs.push_back(line.verb);
        std::sort(verbs.begin(), verbs.end());
        return verbs;
    };
    return verbs_in(ruled) == verbs_in(claimed) ? Standing::WrongAmount : Standing::WrongOutcome;
}

/// A corrected wager is right by its sums: in how many payments they came is past.
Standing standing_corrected(const SettledLines& ruled, const SettledLines& claimed) {
    return are_the_same(with_one_payment(ruled), with_one_payment(claimed))
               ? Standing::Right
               : standing_of(ruled, claimed);
}

bool is_corrected(const Claim& claim, const Subject& subject) {
    return std::any_of(claim.begin(), claim.end(), [&](const ClaimedLine& line) {
        return line.corrected && is_about(line, subject);
    });
}

/// A wager that hangs on an unreadable card: the claim may be one of the settlements that are
/// possible.
WagerVerdict judge_undecided(const Undecided& open, const Claim& claim) {
    const Subject& subject = open;
    WagerVerdict verdict;
    static_cast<Subject&>(verdict) = subject;
    verdict.claimed = lines_about(claim, subject);
    verdict.hangs_on_a_card = true;
    verdict.may_be = open.may_be;
    const bool possible =
        std::find(open.may_be.begin(), open.may_be.end(), verdict.claimed) != open.may_be.end();
    verdict.standing = possible ? Standing::Undecided : Standing::WrongOutcome;
    return verdict;
}

bool is_undecided(const Ruling& ruling, const Subject& subject) {
    return std::any_of(ruling.undecided.begin(), ruling.undecided.end(),
                       [&](const Undecided& open) { return is_about(subject, open); });
}

/// The claimed line or settlement event says what the ruled line says.
template <class AnyLine>
bool is_the_line(const AnyLine& claimed, const Line& line) {
    return claimed.who == line.who && claimed.wager == line.wager && claimed.verb == line.verb &&
           claimed.place == line.place &&
           (line.verb == Verb::Push || claimed.amount == line.amount);
}

Clauses clauses_of(const Ruling& ruling, const Subject& subject) {
    for (const Line& line : ruling.lines) {
        if (is_about(line, subject)) return line.because;
    }
    return {};
}

/// A short bank pays in order: the wager that was paid out of turn is wrong, though its sums are
/// right.
void mark_displaced(Verdict& verdict, const Line& displaced) {
    for (WagerVerdict& wager : verdict.wagers) {
        if (wager.who == displaced.who && wager.wager == displaced.wager)
            wager.standing = Standing::WrongOrder;
    }
}

void judge_order(Verdict& verdict, const Claim& claim, const Ruling& ruling) {
    const auto broken = first_broken_pair(claim, ruling);
    if (!broken) return;
    const Line& first = ruling.lines[broken->first];
    const Line& then = ruling.lines[broken->then];
    verdict.order = BrokenOrder{first, then, broken->clause, {}};
    const bool both_pay = first.verb == Verb::Pay && then.verb == Verb::Pay;
    if (!ruling.short_bank.is_short || !both_pay) return;
    verdict.order->went_short = who_went_short(claim, ruling);
    if (verdict.discrepancies().empty()) mark_displaced(verdict, first);
}

}  // namespace

std::string_view to_text(Standing standing) {
    switch (standing) {
        case Standing::Right: return fixed("right");
        case Standing::WrongAmount: return fixed("wrong amount");
        case Standing::WrongOutcome: return fixed("wrong outcome");
        case Standing::Missing: return fixed("missing");
        case Standing::NotDue: return fixed("not due");
        case Standing::Undecided: return fixed("undecided");
        case Standing::WrongOrder: return fixed("wrong order");
    }
    throw Fault("invalid standing");
}

std::vector<WagerVerdict> Verdict::discrepancies() const {
    std::vector<WagerVerdict> wrong;
    std::copy_if(wagers.begin(), wagers.end(), std::back_inserter(wrong),
                 [](const WagerVerdict& wager) { return wager.is_wrong(); });
    return wrong;
}

bool is_line_for_line(const Claim& claim, const Ruling& ruling) {
    return ruling.undecided.empty() && std::equal(claim.begin(), claim.end(), ruling.lines.begin(),
                                                  ruling.lines.end(), is_the_line<ClaimedLine>);
}

bool is_line_for_line(const HandRecord& record, const Ruling& ruling) {
    if (!ruling.undecided.empty()) return false;
    if (!record.floor.empty()) return is_line_for_line(claim_of(record), ruling);
    auto line = ruling.lines.begin();
    for (const Event& event : record.events) {
        if (!is_settlement(event.verb)) continue;
        if (line == ruling.lines.end() || !is_the_line(event, *line)) return false;
        ++line;
    }
    return line == ruling.lines.end();
}

bool agree_about(const Claim& claim, const Ruling& ruling, const Subject& about) {
    const SettledLines is = lines_about(ruling.lines, about);
    const SettledLines says = lines_about(claim, about);
    if (is.empty() && says.empty()) return ruling.complete;
    return are_the_same(is, says);
}

namespace {

/// A claim that is the ruling, line for line: every wager is right, and said as it is ruled.
Verdict all_right(const Ruling& ruling) {
    Verdict verdict;
    verdict.right = true;
    auto& wagers = verdict.wagers;
    wagers.reserve(ruling.lines.size());
    for (const Line& line : ruling.lines) {
        auto wager = std::find_if(wagers.begin(), wagers.end(),
                                  [&](const WagerVerdict& other) { return is_about(line, other); });
        if (wager == wagers.end()) {
            wager = wagers.emplace(wagers.end());
            static_cast<Subject&>(*wager) = subject_of(line);
            wager->because = line.because;
        }
        wager->ruled.push_back(settled_line(line));
    }
    for (WagerVerdict& wager : wagers) wager.claimed = wager.ruled;
    return verdict;
}

}  // namespace

Verdict judge(const Claim& claim, const Ruling& ruling) {
    if (is_line_for_line(claim, ruling)) {
        Verdict verdict = all_right(ruling);
        judge_order(verdict, claim, ruling);
        return verdict;
    }
    std::vector<Subject> all;
    const auto mention = [&](const auto& line) {
        const Subject subject = subject_of(line);
        if (std::find(all.begin(), all.end(), subject) == all.end()) all.push_back(subject);
    };
    for (const Line& line : ruling.lines) mention(line);
    for (const ClaimedLine& line : claim) mention(line);

    Verdict verdict;
    for (const Subject& subject : all) {
        if (is_undecided(ruling, subject)) continue;
        WagerVerdict& wager = verdict.wagers.emplace_back();
        static_cast<Subject&>(wager) = subject;
        wager.ruled = lines_about(ruling.lines, subject);
        wager.claimed = lines_about(claim, subject);
        wager.standing = is_corrected(claim, subject)
                             ? standing_corrected(wager.ruled, wager.claimed)
                             : standing_of(wager.ruled, wager.claimed);
        wager.because = clauses_of(ruling, subject);
    }
    for (const Undecided& open : ruling.undecided)
        verdict.wagers.push_back(judge_undecided(open, claim));
    if (ruling.undecided.empty()) judge_order(verdict, claim, ruling);
    verdict.right = verdict.discrepancies().empty() && ruling.undecided.empty();
    return verdict;
}

}  // namespace fairdeal
