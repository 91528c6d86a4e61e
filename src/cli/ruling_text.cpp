#include "cli/ruling_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

std::string title_of(const RuledRecord& ruled) {
    std::string title = fmt::format("# record {}", ruled.number);
    if (ruled.is_refused()) return title + " is refused\n";
    if (!ruled.id.empty()) title += " " + ruled.id;
    return title + "\n";
}

std::string text_of(const Clauses& clauses) {
    std::string text;
    for (const ClauseId clause : clauses) text += fmt::format(" {}", clause.id);
    return text;
}

std::string lines_of(const std::vector<Line>& lines) {
    std::size_t width = 0;
    for (const Line& line : lines) width = std::max(width, to_text(line).size());
    std::string text;
    for (const Line& line : lines) {
        text += fmt::format("{:<{}}  #{}\n", to_text(line), width, text_of(line.because));
    }
    return text.empty() ? "# no settlement is due\n" : text;
}

/// What hangs on cards that cannot be read.
std::string undecided_of(const Ruling& ruling) {
    std::string text;
    for (const Undecided& open : ruling.undecided) {
        text += fmt::format("# undecided: {} {}: {} (hangs on the card of line {})\n",
                            to_text(open.who),
                            open.wager == Wager::None ? to_text(open.verb) : to_text(open.wager),
                            settlements_in_words(open.may_be), fmt::join(open.hangs_on, ", "));
    }
    return text;
}

std::string next_of(const Ruling& ruling) {
    std::string text;
    for (const Act& act : ruling.next) text += fmt::format("# next: {}\n", to_text(act));
    if (ruling.may.empty()) return text;
    text += "# may:";
    for (const Verb verb : ruling.may) text += fmt::format(" {}", to_text(verb));
    return text + "\n";
}

/// A tip, an elimination or a place has no wager to name.
std::string about(const WagerVerdict& wager) {
    if (wager.wager == Wager::None) return to_text(wager.who);
    return fmt::format("{} {}", to_text(wager.who), to_text(wager.wager));
}

/// The first pair of lines in the wrong order, and whom that leaves short.
std::string order_of(const BrokenOrder& order) {
    std::string text = fmt::format("# order: {} comes before {} ({})\n", to_text(order.first),
                                   to_text(order.then), order.clause.id);
    for (const WentShort& wager : order.went_short) {
        text += fmt::format("#   in this order {} {} would have gone short by {}\n",
                            to_text(wager.who), to_text(wager.wager), to_text(wager.short_by));
    }
    return text;
}

std::string verdict_of(const Verdict& verdict) {
    std::string text = verdict.right ? "# verdict: right\n" : "# verdict: wrong\n";
    for (const WagerVerdict& wrong : verdict.discrepancies()) {
        text +=
            fmt::format("# {}: ruled {}, claimed {} ({}){}\n", about(wrong), ruled_in_words(wrong),
                        claimed_in_words(wrong), to_text(wrong.standing), text_of(wrong.because));
        if (wrong.misreading) text += fmt::format("#   {}\n", wrong.trainer_says);
    }
    if (verdict.order) text += order_of(*verdict.order);
    return text;
}

}  // namespace

std::string text_of(const RuledRecord& ruled) {
    std::string text = title_of(ruled);
    if (ruled.is_refused()) return text;
    text += lines_of(ruled.ruling.lines);
    for (const Breach& breach : ruled.ruling.breaches) {
        text +=
            fmt::format("# fault in line {}: {} {}\n", breach.line, breach.what, breach.clause.id);
    }
    for (const SequenceBreak& found : ruled.breaks) {
        text += fmt::format("# break in line {}: {} {}\n", found.line, found.what, found.clause.id);
    }
    text += undecided_of(ruled.ruling);
    text += next_of(ruled.ruling);
    if (ruled.verdict) text += verdict_of(*ruled.verdict);
    return text;
}

}  // namespace fairdeal
