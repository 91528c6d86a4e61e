#include "print/signed/case_summary.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/hand/replay_hand.h"
#include "base/text.h"
#include "base/translation.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_quote = 200;  // bytes
constexpr std::size_t most_wagers = 3;

/// Whole characters from the start of a text, and that it goes on.
std::string cut(std::string text) {
    if (text.size() <= longest_quote) return text;
    std::size_t end = longest_quote;
    while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end) + "\u2026";
}

/// What somebody wrote, on one line, in the quotation marks that end the sentence.
std::string quoted(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    text = cut(joined(words_in(text)));
    const bool ends =
        !text.empty() && std::string_view(".!?").find(text.back()) != std::string::npos;
    return ends ? tr("\u201c{words}\u201d", "words"_a = text)
                : tr("\u201c{words}\u201d.", "words"_a = text);
}

std::string claim_in_words(const Case& state, const HandRecord& hand) {
    const std::string& id = hand.header.identity.id;
    const std::string number = fmt::format("#{}", state.hand);
    if (!state.finding.empty())
        return tr("Many hands show, seen at hand {hand}: {claim}",
                  "hand"_a = id.empty() ? number : id, "claim"_a = quoted(state.claim));
    return tr("{claimant} claims on hand {hand}: {claim}", "claimant"_a = state.claimant,
              "hand"_a = id.empty() ? number
                                    : tr("{hand} ({number} of the log)", "hand"_a = id,
                                         "number"_a = number),
              "claim"_a = quoted(state.claim));
}

/// "Seat 1 \u00b7 Super Tie"; of a tip or a place the seat: what follows says the rest.
std::string about_in_words(const WagerVerdict& wager) {
    return wager.wager == Wager::None ? place_in_words(wager.who)
                                      : wager_in_words(wager.who, wager.wager);
}

/// The first few, and how many more there are.
template <class Words>
std::string few_in_words(const std::vector<WagerVerdict>& wagers, Words words) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < std::min(most_wagers, wagers.size()); ++i)
        parts.push_back(words(wagers[i]));
    if (wagers.size() > most_wagers)
        parts.push_back(tr_n("{count} more", "{count} more",
                             static_cast<std::int64_t>(wagers.size() - most_wagers)));
    return parts.empty() ? tr("nothing") : semicolon_list(parts);
}

std::string settlement_in_words(const Replay& replay) {
    const Unit unit = unit_of(replay.record.header);
    const auto due = [&](const WagerVerdict& wager) {
        return tr("{wager}: {settlement}", "wager"_a = about_in_words(wager),
                  "settlement"_a = ruled_for_people(wager, unit));
    };
    const auto both = [&](const WagerVerdict& wager) {
        return tr("{wager}: {due} was due, {recorded} was recorded",
                  "wager"_a = about_in_words(wager), "due"_a = ruled_for_people(wager, unit),
                  "recorded"_a = claimed_for_people(wager, unit));
    };
    const std::vector<WagerVerdict> wrong = replay.verdict.discrepancies();
    if (!replay.is_claimed)
        return tr("No settlement was recorded; by the rules was due: {wagers}.",
                  "wagers"_a = few_in_words(replay.verdict.wagers, due));
    if (!wrong.empty())
        return tr("The recorded settlement is not what was due: {wagers}.",
                  "wagers"_a = few_in_words(wrong, both));
    if (!replay.verdict.right)
        return tr(
            "Whether the recorded settlement is right depends on a card that cannot be read.");
    return tr("The recorded settlement is what was due: {wagers}.",
              "wagers"_a = few_in_words(replay.verdict.wagers, due));
}

std::string decision_in_words(const Case& state) {
    if (state.decision)
        return tr("{who} decided, {time}: {decision}", "who"_a = state.decision->by,
                  "time"_a = time_on_paper(state.decision->at),
                  "decision"_a = quoted(state.decision->text));
    return state.closing ? tr("The case was closed undecided.")
                         : tr("The case is not decided yet.");
}

}  // namespace

std::vector<std::string> case_summary(const Case& state, const HandRecord& hand,
                                      std::span<const Misreading> misreadings) {
    return {claim_in_words(state, hand), settlement_in_words(replay_hand(hand, misreadings)),
            decision_in_words(state)};
}

}  // namespace fairdeal
