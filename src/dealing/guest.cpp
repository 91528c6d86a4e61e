#include "dealing/guest.h"

#include <algorithm>
#include <array>

#include "base/inline_vector.h"

namespace fairdeal {

namespace {

constexpr std::array hand_verbs{Verb::Stand, Verb::Hit, Verb::Double, Verb::Split, Verb::Surrender};

/// One decision of one guest.
struct Decision {
    Manner manner;
    Total total;
    Card up;
    std::span<const Verb> open;
    Dice& dice;

    [[nodiscard]] bool may(Verb verb) const {
        return std::find(open.begin(), open.end(), verb) != open.end();
    }
    [[nodiscard]] bool strong_up_card() const {
        return points_of(up.rank) >= 7 || up.rank == Rank::Ace;
    }
};

Verb anything(const Decision& asked) {
    InlineVector<Verb, hand_verbs.size()> verbs;
    for (const Verb verb : hand_verbs) {
        if (asked.may(verb)) verbs.push_back(verb);
    }
    if (verbs.empty()) throw Fault("a guest without a choice");
    return verbs[asked.dice.below(verbs.size())];
}

/// The total on which this guest stands.
int enough(const Decision& asked) {
    if (asked.manner == Manner::LikeTheDealer) return 17;
    if (asked.total.soft) return 18;
    if (asked.manner == Manner::NeverBusts) return 12;
    return asked.strong_up_card() ? 17 : 13;
}

Verb by_manner(const Decision& asked) {
    const int points = asked.total.points;
    const bool splitter = asked.manner == Manner::Splitter;
    const bool plain = asked.manner == Manner::LikeTheDealer;
    if (asked.may(Verb::Split) && (splitter || (!plain && asked.dice.chance(60))))
        return Verb::Split;
    const bool in_trouble = asked.strong_up_card() && points >= 15 && points <= 16;
    if (asked.may(Verb::Surrender) && in_trouble && asked.dice.chance(25)) return Verb::Surrender;
    const bool doubles = points >= 9 && points <= 11 && !plain;
    if (asked.may(Verb::Double) && (splitter || (doubles && asked.dice.chance(60))))
        return Verb::Double;
    const bool whim =
        asked.manner == Manner::Whimsical && points >= 12 && points < 21 && asked.dice.chance(15);
    return (points < enough(asked)) != whim ? Verb::Hit : Verb::Stand;
}

}  // namespace

Guest random_guest(Dice& dice) {
    constexpr std::array manners{Manner::Careful,    Manner::Careful,   Manner::Whimsical,
                                 Manner::Whimsical,  Manner::Whimsical, Manner::LikeTheDealer,
                                 Manner::NeverBusts, Manner::Splitter,  Manner::Reckless};
    const Manner manner = dice.one_of<Manner>(manners);
    return {manner, dice.chance(12)};
}

Verb choice_of(const Guest& guest, Total total, Card up, std::span<const Verb> open, Dice& dice) {
    const Decision asked{guest.manner, total, up, open, dice};
    const Verb verb = guest.manner == Manner::Reckless ? anything(asked) : by_manner(asked);
    return asked.may(verb) ? verb : anything(asked);
}

}  // namespace fairdeal
