#include "forensics/words/finding_words.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "base/translation.h"
#include "forensics/words/look_words.h"

namespace fairdeal {

namespace {

std::string cards_in_text(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + to_text(card);
    return text;
}

std::string detail_of(const ShoeFinding& finding, std::size_t place = 0) {
    return place < finding.details.size() ? finding.details[place] : "";
}

std::string about_in_words(const ShoeFinding& finding) {
    std::vector<std::string> parts;
    if (!finding.pack.empty()) parts.push_back(tr("pack {name}", "name"_a = finding.pack));
    if (!finding.shoe.empty()) parts.push_back(tr("shoe {name}", "name"_a = finding.shoe));
    if (!finding.table.empty()) parts.push_back(tr("table {name}", "name"_a = finding.table));
    if (!finding.dealer.empty()) parts.push_back(tr("dealer {name}", "name"_a = finding.dealer));
    if (!finding.player.empty()) parts.push_back(tr("player {name}", "name"_a = finding.player));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string missing_in_words(const ShoeFinding& finding) {
    const std::string what = tr_n("about {count} card does not come out",
                                  "about {count} cards do not come out", finding.found);
    if (finding.suspects.empty()) return what;
    return tr("{what}; likeliest {cards}", "what"_a = what,
              "cards"_a = cards_in_text(finding.suspects));
}

std::string swap_in_words(const ShoeFinding& finding) {
    return tr("one {missing} does not come out, and one {extra} too many does",
              "missing"_a = cards_in_text(finding.suspects),
              "extra"_a = cards_in_text(finding.extra));
}

std::string repeats_in_words(const ShoeFinding& finding) {
    const std::string before = detail_of(finding);
    const std::string repeats = before.empty()
                                    ? tr("this shoe repeats the one before")
                                    : tr("this shoe repeats shoe {name}", "name"_a = before);
    const std::string words =
        tr("{what}: {found} of {count} neighbours lay side by side in one hand there",
           "what"_a = repeats, "found"_a = finding.found, "count"_a = finding.expected);
    const std::string run = detail_of(finding, 1);
    if (run.empty()) return words;
    return tr("{words}; {run} cards in a row come out as they were collected", "words"_a = words,
              "run"_a = run);
}

std::string poor_shuffle_in_words(const ShoeFinding& finding) {
    return tr(
        "this shoe was shuffled too little: {found} of {count} cards follow the one they lay on "
        "among the discards, {expected} by chance",
        "found"_a = finding.found, "count"_a = finding.expected, "expected"_a = detail_of(finding));
}

std::string soft_17_in_words(const ShoeFinding& finding) {
    const bool drew = detail_of(finding) == "drew";
    if (detail_of(finding, 1) == "shown")
        return drew ? tr("the dealer drew to a soft 17, and the sign says stand")
                    : tr("the dealer stood on a soft 17, and the sign says draw");
    return drew ? tr("the dealer drew to a soft 17, and the rules in force say stand")
                : tr("the dealer stood on a soft 17, and the rules in force say draw");
}

std::string pace_in_words(const ShoeFinding& finding) {
    constexpr std::int64_t minute = 60;
    const bool is_short = finding.found < 2 * minute;
    return tr("{hands} in {time} cannot be",
              "hands"_a = tr_n("{count} hand", "{count} hands", finding.times),
              "time"_a = is_short
                             ? tr_n("{count} second", "{count} seconds", finding.found)
                             : tr_n("{count} minute", "{count} minutes", finding.found / minute));
}

std::string hole_card_in_words(const ShoeFinding& finding) {
    return detail_of(finding) == "insured"
               ? tr("insured {count} times, {found} of them against a ten in the hole",
                    "count"_a = finding.expected, "found"_a = finding.found)
               : tr("stood on 12 to 16 {count} times, {found} of them against a dealer who had as "
                    "little",
                    "count"_a = finding.expected, "found"_a = finding.found);
}

std::string overpaid_in_words(const ShoeFinding& finding) {
    return tr(
        "{found} of the dealer's {count} errors in favour of players went to {player}, who had "
        "{share} % of the wagers",
        "found"_a = finding.found, "count"_a = finding.expected, "player"_a = finding.player,
        "share"_a = detail_of(finding));
}

std::string copies_in_words(const ShoeFinding& finding) {
    std::string what = tr("{found} of the {card} came out of one shoe, which holds {expected}",
                          "found"_a = finding.found, "card"_a = cards_in_text(finding.extra),
                          "expected"_a = finding.expected);
    const int more = std::stoi("0" + detail_of(finding)) - 1;
    if (more > 0)
        what = tr_n("{what}, and so in {count} more shoe", "{what}, and so in {count} more shoes",
                    more, "what"_a = what);
    if (finding.suspects.empty()) return what;
    return tr("{what}; likeliest one lies in place of a {card}", "what"_a = what,
              "card"_a = cards_in_text(finding.suspects));
}

std::string too_many_in_words(const ShoeFinding& finding) {
    return tr("{found} cards came out of a shoe that holds {expected}", "found"_a = finding.found,
              "expected"_a = finding.expected);
}

std::string gap_in_words(const ShoeFinding& finding) {
    return tr(
        "the count of cards out of the shoe is {found}; by the hand before it should be "
        "{expected}",
        "found"_a = finding.found, "expected"_a = finding.expected);
}

std::string start_in_words(const ShoeFinding& finding) {
    return tr(
        "{found} cards are out before the first hand of {shoes}, of which at most {burned} is "
        "burned",
        "found"_a = finding.found, "shoes"_a = tr_n("{count} shoe", "{count} shoes", finding.times),
        "burned"_a = finding.expected);
}

std::string again_in_words(const ShoeFinding&) {
    return tr("the shoe comes again after another one");
}

std::string extra_in_words(const ShoeFinding& finding) {
    return tr("one {card} too many comes out", "card"_a = cards_in_text(finding.extra));
}

std::string decks_in_words(const ShoeFinding& finding) {
    return tr("the shoe deals like one of {decks}, not of {declared}",
              "decks"_a = tr_n("{count} deck", "{count} decks", finding.found),
              "declared"_a = finding.expected);
}

std::string new_deck_in_words(const ShoeFinding& finding) {
    return tr("cards lie in new-deck order: {found} of {count} neighbours are those of new cards",
              "found"_a = finding.found, "count"_a = finding.expected);
}

std::string shown_rules_in_words(const ShoeFinding& finding) {
    return tr("the sign shows other rules than the table card: {options}",
              "options"_a = and_list(finding.details));
}

std::string off_limits_in_words(const ShoeFinding& finding) {
    return tr("a wager is outside the limits of {limits}", "limits"_a = detail_of(finding));
}

std::string other_limits_in_words(const ShoeFinding& finding) {
    return tr("the limits changed within the shoe, from {limits} to {others}",
              "limits"_a = detail_of(finding), "others"_a = detail_of(finding, 1));
}

std::string two_tables_in_words(const ShoeFinding& finding) {
    return tr("dealt at tables {table} and {other} at once, for {count} seconds",
              "table"_a = finding.table, "other"_a = detail_of(finding), "count"_a = finding.found);
}

std::string cut_in_words(const ShoeFinding& finding) {
    if (!finding.player.empty())
        return tr(
            "leaves {found} cards behind the cut card while {player} plays, else {expected}; in "
            "{shoes}",
            "found"_a = finding.found, "player"_a = finding.player, "expected"_a = finding.expected,
            "shoes"_a = tr_n("{count} shoe", "{count} shoes", finding.times));
    return tr("leaves {found} cards behind the cut card, others {expected}; in {shoes}",
              "found"_a = finding.found, "expected"_a = finding.expected,
              "shoes"_a = tr_n("{count} shoe", "{count} shoes", finding.times));
}

/// By ShoeFindingKind.
using Words = std::string (*)(const ShoeFinding&);
constexpr std::array<Words, shoe_finding_kind_count> words_of_kinds{
    copies_in_words,      too_many_in_words, gap_in_words,        start_in_words,
    again_in_words,       missing_in_words,  extra_in_words,      swap_in_words,
    decks_in_words,       repeats_in_words,  new_deck_in_words,   poor_shuffle_in_words,
    shown_rules_in_words, soft_17_in_words,  off_limits_in_words, other_limits_in_words,
    two_tables_in_words,  pace_in_words,     overpaid_in_words,   hole_card_in_words,
    cut_in_words};

std::string since_in_words(const ShoeFinding& finding) {
    const std::string first = to_text(finding.first);
    const std::string last = to_text(finding.last);
    if (finding.kind == ShoeFindingKind::CountGap)
        return tr("between hand {first} and hand {last}", "first"_a = first, "last"_a = last);
    if (finding.first == finding.last) return tr("hand {hand}", "hand"_a = first);
    if (finding.kind > last_about_cards)
        return tr("hands {first} to {last}", "first"_a = first, "last"_a = last);
    return tr("since hand {first}, shown by hand {last}", "first"_a = first, "last"_a = last);
}

}  // namespace

std::string odds_by_chance(double log_odds) {
    constexpr double billion = 1e9;
    if (log_odds >= std::log(billion)) return tr("less than 1 in a billion by chance");
    return tr_n("1 in {count} by chance", "1 in {count} by chance",
                std::llround(std::floor(std::exp(log_odds) + 1e-6)));
}

std::string to_text(const HandRef& hand) {
    return hand.id.empty() ? fmt::format("#{}", hand.number) : hand.id;
}

FindingWords in_words(const ShoeFinding& finding) {
    return {about_in_words(finding),
            words_of_kinds.at(static_cast<std::size_t>(finding.kind))(finding),
            since_in_words(finding),
            finding.log_odds ? odds_by_chance(*finding.log_odds)
                             : tr("certain, if the records are right"),
            look_in_words(finding)};
}

}  // namespace fairdeal
