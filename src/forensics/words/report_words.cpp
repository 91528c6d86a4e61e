#include "forensics/words/report_words.h"

#include <fmt/format.h>

#include <cmath>

#include "base/translation.h"
#include "forensics/words/finding_words.h"

namespace fairdeal {

namespace {

/// Of each Unsaid, the word of the header that would say it, what a hand does not say and what
/// cannot be told without it.
struct UnsaidWords {
    std::string_view header;
    const char* what;
    const char* what_for;
};
constexpr std::array<UnsaidWords, unsaid_count> words_of_unsaid{{
    {"pack", sentence("which pack was dealt"),
     sentence("a pack may have begun at any shoe, so missing cards are found later")},
    {"shoe", sentence("which shoe it is, or how many cards had left it"),
     sentence("which hands are of one shoe is not known, and nothing is added up over hands")},
    {"out", sentence("how many cards had left the shoe"),
     sentence("a card that left the shoe in no hand is not noticed")},
    {"sign", sentence("what the sign at the table says"),
     sentence("what players were shown is not compared")},
    {"limits", sentence("the limits of the table"),
     sentence("wagers are not compared with the limits")},
    {"until", sentence("when the round began and ended"),
     sentence("a dealer at two tables is not noticed")},
    {"players", sentence("who played"),
     sentence("who gained by errors, or acted on the hole card, is not asked")},
    {"behind", sentence("how many cards lay behind the cut card"),
     sentence("how deep dealers cut is not compared")},
}};

}  // namespace

std::string_view header_word_of(Unsaid what) {
    return words_of_unsaid.at(static_cast<std::size_t>(what)).header;
}

std::optional<std::string> unsaid_in_words(Unsaid what, const WatchReport& report) {
    const auto place = static_cast<std::size_t>(what);
    const std::int64_t hands = report.unsaid.at(place);
    if (hands == 0) return std::nullopt;
    const UnsaidWords& words = words_of_unsaid.at(place);
    return tr_n("{count} of {all} hands does not say {what}: {so}",
                "{count} of {all} hands do not say {what}: {so}", hands,
                "all"_a = detail::grouped_digits(report.hands), "what"_a = tr(words.what),
                "so"_a = tr(words.what_for));
}

std::string not_provable_in_words(NotProvable why) {
    switch (why) {
        case NotProvable::No: return "";
        case NotProvable::OneShoe:
            return tr(
                "missing cards are not provable from these hands: in one shoe they are as "
                "good as unseen; evidence begins with the second shoe of a pack");
        case NotProvable::LittleSeen:
            return tr(
                "missing cards are hardly provable from these hands: too many stay behind "
                "the cut card; read the rest of the shoe, by the shuffler or spread out, and "
                "one shoe settles it");
    }
    return "";
}

std::string evidence_in_words(double log_odds) {
    constexpr double least_odds = 2;  // "1 in 1" would be no words
    return log_odds < std::log(least_odds) ? tr("no sign of it") : odds_by_chance(log_odds);
}

}  // namespace fairdeal
