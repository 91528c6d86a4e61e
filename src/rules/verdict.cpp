#include "rules/verdict.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/order.h"

namespace fairdeal {

namespace {

/// What one line says, ruled or claimed, without its reasons. A push says no amount.
struct Said {
    Who who;
    Wager wager;
    Verb verb;
    Money amount;
    int place;
    friend auto operator<=>(const Said&, const Said&) = default;
};

template <class AnyLine>
Said said_in(const AnyLine& line) {
    const Money amount = line.verb == Verb::Push ? Money{} : line.amount;
    return {line.who, line.wager, line.verb, amount, line.place};
}

/// Out, place and tip carry no wager and are held apart by their verb.
template <class AnyLine>
bool is_about(const AnyLine& line, Who who, Wager wager, Verb verb) {
    if (line.who != who || line.wager != wager) return false;
    return wager != Wager::None || line.verb == verb;
}

/// What is said about one wager, in the order in which it is said.
template <class AnyLine>
std::vector<Said> about(const std::vector<AnyLine>& lines, Who who, Wager wager, Verb verb) {
    std::vector<Said> said;
    for (const AnyLine& line : lines) {
        if (is_about(line, who, wager, verb)) said.push_back(said_in(line));
    }
    return said;
}

void add_words(std::string& words, const Said& said) {
    if (!words.empty()) words += ", ";
    words += to_text(said.verb);
    if (said.verb == Verb::Push) return;
    const bool place = said.verb == Verb::Out || said.verb == Verb::Place;
    words += ' ';
    words += place ? std::to_string(said.place) : to_text(said.amount);
}

std::string in_words(const std::vector<Said>& all) {
    std::string words;
    for (const Said& said : all) add_words(words, said);
    return words.empty() ? "nothing" : words;
}

/// The order in which a wager's lines are said does not matter.
Standing standing_of(std::vector<Said> ruled, std::vector<Said> claimed) {
    std::sort(ruled.begin(), ruled.end());
    std::sort(claimed.begin(), claimed.end());
    if (ruled == claimed) return Standing::Right;
    if (claimed.empty()) return Standing::Missing;
    if (ruled.empty()) return Standing::NotDue;
    const bool same_verbs =
        std::equal(ruled.begin(), ruled.end(), claimed.begin(), claimed.end(),
                   [](const Said& a, const Said& b) { return a.verb == b.verb; });
    return same_verbs ? Standing::WrongAmount : Standing::WrongOutcome;
}

/// A wager that hangs on an unreadable card: the claim may be one of the settlements that are
/// possible.
WagerVerdict judge_undecided(const Undecided& open, const Claim& claim) {
    const std::string says = in_words(about(claim, open.who, open.wager, open.verb));
    const bool possible =
        std::find(open.may_be.begin(), open.may_be.end(), says) != open.may_be.end();
    return {open.who,
            open.wager,
            open.verb,
            possible ? Standing::Undecided : Standing::WrongOutcome,
            fmt::format("{}", fmt::join(open.may_be, " or ")),
            says,
            {},
            std::nullopt,
            ""};
}

bool is_undecided(const Ruling& ruling, Who who, Wager wager, Verb verb) {
    return std::any_of(ruling.undecided.begin(), ruling.undecided.end(),
                       [&](const auto& open) { return is_about(open, who, wager, verb); });
}

/// The claimed line or settlement event says what the ruled line says.
template <class AnyLine>
bool is_the_line(const AnyLine& claimed, const Line& line) {
    return said_in(claimed) == said_in(line);
}

Clauses clauses_of(const Ruling& ruling, Who who, Wager wager, Verb verb) {
    for (const Line& line : ruling.lines) {
        if (is_about(line, who, wager, verb)) return line.because;
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
    return in_words(about(lines, who, wager, verb));
}

bool is_line_for_line(const Claim& claim, const Ruling& ruling) {
    return ruling.undecided.empty() && std::equal(claim.begin(), claim.end(), ruling.lines.begin(),
                                                  ruling.lines.end(), is_the_line<ClaimedLine>);
}

bool is_line_for_line(const HandRecord& record, const Ruling& ruling) {
    if (!ruling.undecided.empty()) return false;
    auto line = ruling.lines.begin();
    for (const Event& event : record.events) {
        if (!is_settlement(event.verb)) continue;
        if (line == ruling.lines.end() || !is_the_line(event, *line)) return false;
        ++line;
    }
    return line == ruling.lines.end();
}

bool is_about_one_wager(const WagerVerdict& a, const WagerVerdict& b) {
    return is_about(a, b.who, b.wager, b.verb);
}

bool agree_about(const Claim& claim, const Ruling& ruling, const WagerVerdict& wager) {
    const auto is = about(ruling.lines, wager.who, wager.wager, wager.verb);
    const auto says = about(claim, wager.who, wager.wager, wager.verb);
    if (is.empty() && says.empty()) return ruling.complete;
    return standing_of(is, says) == Standing::Right;
}

namespace {

/// A claim that is the ruling, line for line: every wager is right, and said as it is ruled.
Verdict all_right(const Ruling& ruling) {
    Verdict verdict;
    verdict.right = true;
    auto& wagers = verdict.wagers;
    wagers.reserve(ruling.lines.size());
    for (const Line& line : ruling.lines) {
        auto wager = std::find_if(wagers.begin(), wagers.end(), [&](const WagerVerdict& other) {
            return is_about(line, other.who, other.wager, other.verb);
        });
        if (wager == wagers.end()) {
            wager = wagers.emplace(wagers.end());
            wager->who = line.who;
            wager->wager = line.wager;
            wager->verb = line.verb;
            wager->because = line.because;
        }
        add_words(wager->ruled, said_in(line));
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
    std::vector<Said> all;  // the first line of each wager
    const auto mention = [&](const auto& line) {
        const bool seen = std::any_of(all.begin(), all.end(), [&](const Said& said) {
            return is_about(said, line.who, line.wager, line.verb);
        });
        if (!seen) all.push_back(said_in(line));
    };
    for (const Line& line : ruling.lines) mention(line);
    for (const ClaimedLine& line : claim) mention(line);

    Verdict verdict;
    for (const auto& [who, wager, verb, amount, place] : all) {
        if (is_undecided(ruling, who, wager, verb)) continue;
        const auto is = about(ruling.lines, who, wager, verb);
        const auto says = about(claim, who, wager, verb);
        verdict.wagers.push_back({who, wager, verb, standing_of(is, says), in_words(is),
                                  in_words(says), clauses_of(ruling, who, wager, verb),
                                  std::nullopt, ""});
    }
    for (const Undecided& open : ruling.undecided)
        verdict.wagers.push_back(judge_undecided(open, claim));
    if (ruling.undecided.empty()) judge_order(verdict, claim, ruling);
    verdict.right = verdict.discrepancies().empty() && ruling.undecided.empty();
    return verdict;
}

}  // namespace fairdeal
