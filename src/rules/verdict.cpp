#include "rules/verdict.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/order.h"

namespace fairdeal {

namespace {

/// What one line says, ruled or claimed, without its wager: "take 5", "push".
struct Said {
    Who who;
    Wager wager;
    Verb verb;
    Money amount;
    int place;
};

/// Out, place and tip carry no wager and are held apart by their verb.
bool is_about(const Said& said, Who who, Wager wager, Verb verb) {
    if (said.who != who || said.wager != wager) return false;
    return wager != Wager::None || said.verb == verb;
}

std::string in_words(const Said& said) {
    if (said.verb == Verb::Push) return "push";
    if (said.verb == Verb::Out || said.verb == Verb::Place)
        return fmt::format("{} {}", to_text(said.verb), said.place);
    return fmt::format("{} {}", to_text(said.verb), to_text(said.amount));
}

/// What is said about one wager: sorted, so that the order of lines does not matter.
std::vector<std::string> about(const std::vector<Said>& all, Who who, Wager wager, Verb verb) {
    std::vector<std::string> lines;
    for (const Said& said : all) {
        if (is_about(said, who, wager, verb)) lines.push_back(in_words(said));
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    return lines.empty() ? "nothing" : fmt::format("{}", fmt::join(lines, ", "));
}

/// The verb of a line, without its amount.
std::string_view verb_in(std::string_view words) { return words.substr(0, words.find(' ')); }

Standing standing_of(std::vector<std::string> ruled, std::vector<std::string> claimed) {
    std::sort(ruled.begin(), ruled.end());
    std::sort(claimed.begin(), claimed.end());
    if (ruled == claimed) return Standing::Right;
    if (claimed.empty()) return Standing::Missing;
    if (ruled.empty()) return Standing::NotDue;
    const bool same_verbs = std::equal(
        ruled.begin(), ruled.end(), claimed.begin(), claimed.end(),
        [](const std::string& a, const std::string& b) { return verb_in(a) == verb_in(b); });
    return same_verbs ? Standing::WrongAmount : Standing::WrongOutcome;
}

std::vector<Said> said_by(const std::vector<Line>& lines) {
    std::vector<Said> said;
    for (const Line& line : lines)
        said.push_back({line.who, line.wager, line.verb, line.amount, line.place});
    return said;
}

/// A wager that hangs on an unreadable card: the claim may be one of the settlements that are
/// possible.
WagerVerdict judge_undecided(const Undecided& open, const std::vector<Said>& claimed) {
    const std::string says = joined(about(claimed, open.who, open.wager, open.verb));
    const bool possible =
        std::find(open.may_be.begin(), open.may_be.end(), says) != open.may_be.end();
    return {open.who,
            open.wager,
            possible ? Standing::Undecided : Standing::WrongOutcome,
            fmt::format("{}", fmt::join(open.may_be, " or ")),
            says,
            {},
            std::nullopt,
            ""};
}

bool is_undecided(const Ruling& ruling, const Said& said) {
    return std::any_of(
        ruling.undecided.begin(), ruling.undecided.end(),
        [&](const Undecided& open) { return is_about(said, open.who, open.wager, open.verb); });
}

Clauses clauses_of(const Ruling& ruling, Who who, Wager wager, Verb verb) {
    for (const Line& line : ruling.lines) {
        const Said said{line.who, line.wager, line.verb, line.amount, line.place};
        if (is_about(said, who, wager, verb)) return line.because;
    }
    return {};
}

/// A short bank pays in order: the wager that was paid out of turn is wrong, though its sums are
/// right.
void mark_displaced(Verdict& verdict, const Line& displaced) {
    for (WagerVerdict& wager : verdict.wagers) {
        if (wager.who != displaced.who || wager.wager != displaced.wager) continue;
        wager.standing = Standing::WrongOrder;
        wager.claimed += ", out of turn";
    }
}

void judge_order(Verdict& verdict, const Claim& claim, const Ruling& ruling) {
    const auto broken = first_broken_pair(claim, ruling);
    if (!broken) return;
    const Line& first = ruling.lines[broken->first];
    const Line& then = ruling.lines[broken->then];
    verdict.order = BrokenOrder{to_text(first), to_text(then), broken->clause, {}};
    const bool both_pay = first.verb == Verb::Pay && then.verb == Verb::Pay;
    if (!ruling.short_bank.is_short || !both_pay) return;
    verdict.order->went_short = who_went_short(claim, ruling);
    if (verdict.discrepancies().empty()) mark_displaced(verdict, first);
}

}  // namespace

std::string_view to_text(Standing standing) {
    switch (standing) {
        case Standing::Right: return "right";
        case Standing::WrongAmount: return "wrong amount";
        case Standing::WrongOutcome: return "wrong outcome";
        case Standing::Missing: return "missing";
        case Standing::NotDue: return "not due";
        case Standing::Undecided: return "undecided";
        case Standing::WrongOrder: return "wrong order";
    }
    throw Fault("a standing that is none");
}

std::vector<WagerVerdict> Verdict::discrepancies() const {
    std::vector<WagerVerdict> wrong;
    std::copy_if(
        wagers.begin(), wagers.end(), std::back_inserter(wrong), [](const WagerVerdict& wager) {
            return wager.standing != Standing::Right && wager.standing != Standing::Undecided;
        });
    return wrong;
}

std::string settlement_in_words(const std::vector<Line>& lines, Who who, Wager wager, Verb verb) {
    return joined(about(said_by(lines), who, wager, verb));
}

Verdict judge(const Claim& claim, const Ruling& ruling) {
    const std::vector<Said> ruled = said_by(ruling.lines);
    std::vector<Said> claimed;
    for (const ClaimedLine& line : claim)
        claimed.push_back({line.who, line.wager, line.verb, line.amount, line.place});

    Verdict verdict;
    std::vector<Said> all = ruled;
    all.insert(all.end(), claimed.begin(), claimed.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [who, wager, verb, amount, place] = all[i];
        const bool seen = std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                                      [&, w = who, g = wager, v = verb](const Said& said) {
                                          return is_about(said, w, g, v);
                                      });
        if (seen || is_undecided(ruling, all[i])) continue;
        const auto is = about(ruled, who, wager, verb);
        const auto says = about(claimed, who, wager, verb);
        verdict.wagers.push_back({who, wager, standing_of(is, says), joined(is), joined(says),
                                  clauses_of(ruling, who, wager, verb), std::nullopt, ""});
    }
    for (const Undecided& open : ruling.undecided)
        verdict.wagers.push_back(judge_undecided(open, claimed));
    if (ruling.undecided.empty()) judge_order(verdict, claim, ruling);
    verdict.right = verdict.discrepancies().empty() && ruling.undecided.empty();
    return verdict;
}

}  // namespace fairdeal
