#include "cli/ruling_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

std::string title_of(const RuledRecord& ruled) {
    if (ruled.is_refused())
        return "# " + tr("record {number} is refused", "number"_a = ruled.number) + "\n";
    std::string title = "# " + tr("record {number}", "number"_a = ruled.number);
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
    return text.empty() ? "# " + tr("no settlement is due") + "\n" : text;
}

/// What hangs on cards that cannot be read.
std::string undecided_of(const Ruling& ruling) {
    std::string text;
    for (const Undecided& open : ruling.undecided) {
        const bool is_wager = open.wager != Wager::None;
        text += "# " +
                tr("undecided: {who} {what}: {settlements} (hangs on the card of line {lines})",
                   "who"_a = to_text(open.who),
                   "what"_a = is_wager ? to_text(open.wager) : to_text(open.verb),
                   "settlements"_a = settlements_in_words(open.may_be),
                   "lines"_a = fmt::join(open.hangs_on, ", ")) +
                "\n";
    }
    return text;
}

std::string next_of(const Ruling& ruling) {
    std::string text;
    for (const Act& act : ruling.next)
        text += "# " + tr("next: {act}", "act"_a = to_text(act)) + "\n";
    std::vector<std::string_view> verbs;
    for (const Verb verb : ruling.may) verbs.push_back(to_text(verb));
    for (const FloorVerb verb : ruling.may_also) verbs.push_back(to_text(verb));
    if (verbs.empty()) return text;
    return text + "# " + tr("may: {verbs}", "verbs"_a = fmt::join(verbs, " ")) + "\n";
}

/// A tip, an elimination or a place has no wager to name.
std::string about(const WagerVerdict& wager) {
    if (wager.wager == Wager::None) return to_text(wager.who);
    return fmt::format("{} {}", to_text(wager.who), to_text(wager.wager));
}

/// The first pair of lines in the wrong order, and whom that leaves short.
std::string order_of(const BrokenOrder& order) {
    std::string text =
        "# " +
        tr("order: {first} comes before {then} ({clause})", "first"_a = to_text(order.first),
           "then"_a = to_text(order.then), "clause"_a = order.clause.id) +
        "\n";
    for (const WentShort& wager : order.went_short) {
        text += "#   " +
                tr("in this order {who} {wager} would have gone short by {amount}",
                   "who"_a = to_text(wager.who), "wager"_a = to_text(wager.wager),
                   "amount"_a = to_text(wager.short_by)) +
                "\n";
    }
    return text;
}

std::string verdict_of(const Verdict& verdict) {
    std::string text = "# " + (verdict.right ? tr("verdict: right") : tr("verdict: wrong")) + "\n";
    for (const WagerVerdict& wrong : verdict.discrepancies()) {
        text += "# " +
                tr("{wager}: ruled {ruled}, claimed {claimed} ({standing})",
                   "wager"_a = about(wrong), "ruled"_a = ruled_in_words(wrong),
                   "claimed"_a = claimed_in_words(wrong), "standing"_a = to_text(wrong.standing)) +
                text_of(wrong.because) + "\n";
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
        text += "# " +
                tr("fault in line {line}: {what} {clause}", "line"_a = breach.line,
                   "what"_a = breach.what, "clause"_a = breach.clause.id) +
                "\n";
    }
    for (const Breach& note : ruled.ruling.notes) text += "# " + note_in_words(note) + "\n";
    for (const SequenceBreak& found : ruled.breaks) {
        text += "# " +
                tr("break in line {line}: {what} {clause}", "line"_a = found.line,
                   "what"_a = found.what, "clause"_a = found.clause.id) +
                "\n";
    }
    text += undecided_of(ruled.ruling);
    text += next_of(ruled.ruling);
    if (ruled.verdict) text += verdict_of(*ruled.verdict);
    return text;
}

}  // namespace fairdeal
