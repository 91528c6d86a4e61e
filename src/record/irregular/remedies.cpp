#include "record/irregular/remedies.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

// clang-format off
constexpr std::array<RemedySpec, remedy_count> specs{{
    {Remedy::BoxedCard,    1,  "boxed-card",    "discard|void-if-two"},
    {Remedy::LooseUnseen,  2,  "loose-unseen",  "next|burn"},
    {Remedy::LooseSeen,    3,  "loose-seen",    "offer|burn|void"},
    {Remedy::DealSeen,     5,  "deal-seen",     "play|void"},
    {Remedy::Overdraw,     6,  "overdraw",      "burn|count"},
    {Remedy::DealerMissed, 7,  "dealer-missed", "complete|players-option"},
    {Remedy::SeatMissed,   8,  "seat-missed",   "return|deal-last"},
    {Remedy::OneCard,      9,  "one-card",      "deal-last|seat-option|table-option"},
    {Remedy::EmptyBox,     10, "empty-box",     "burn|move-one|players-option"},
    {Remedy::CardsOut,     13, "cards-out",     "shuffle-discards|void"},
    {Remedy::Misplaced,    14, "misplaced",     "move-if-last|floor-moves|stays"},
    {Remedy::Misscan,      15, "misscan",       "cancel-if-matters|rescan|table-counts"},
    {Remedy::HoleSeen,     16, "hole-seen",     "play|void"},
    {Remedy::BadCard,      17, "bad-card",      "replace|void-round"},
    {Remedy::LateBet,      18, "late-bet",      "return-change"},
    {Remedy::OffLimit,     19, "off-limit",     "stands|return"},
    {Remedy::Mispay,       20, "mispay",        "correct|until-next-deal"},
    {Remedy::EarlyPickup,  21, "early-pickup",  "rebuild|push"},
    {Remedy::NoDecision,   22, "no-decision",   "stand|draw-to-17"},
    {Remedy::Machine,      23, "machine",       "void-if-matters|go-on"},
}};
// clang-format on

constexpr Vocabulary names([] {
    std::array<std::string_view, remedy_count> all;
    std::transform(specs.begin(), specs.end(), all.begin(),
                   [](const RemedySpec& spec) { return spec.name; });
    return all;
}());

}  // namespace

std::span<const RemedySpec, remedy_count> remedies() { return specs; }

const RemedySpec* find_remedy(const Word& name) {
    const std::size_t place = names.find(name);
    return place < specs.size() ? &specs.at(place) : nullptr;
}

std::string_view RemedyCard::text(const RemedySpec& spec) const {
    return split_at(spec.words, '|').at(choice<std::size_t>(spec.remedy));
}

bool RemedyCard::is_standard(const RemedySpec& spec) const {
    return choice<std::size_t>(spec.remedy) == 0;
}

std::optional<std::string> RemedyCard::set(const RemedySpec& spec, std::string_view text) {
    const auto words = split_at(spec.words, '|');
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) {
        return tr("{value} is not a value of {option}: {words}", "value"_a = in_quotes(text),
                  "option"_a = spec.name, "words"_a = spec.words);
    }
    values_.at(static_cast<std::size_t>(spec.remedy)) =
        static_cast<std::uint8_t>(found - words.begin());
    return std::nullopt;
}

}  // namespace fairdeal
