// Random table cards: every option and every value of a game comes up.

#include <array>

#include "base/text.h"
#include "dealing/deal.h"

namespace fairdeal {

namespace {

std::string_view one_word(std::span<const std::string_view> words, Dice& dice) {
    return dice.one_of<std::string_view>(words);
}

std::string_view random_value(const OptionSpec& spec, Dice& dice) {
    constexpr std::array<std::string_view, 5> prices{"3:2", "6:5", "1:1", "2:1", "7:5"};
    constexpr std::array<std::string_view, 5> decks{"1", "2", "4", "6", "8"};
    constexpr std::array<std::string_view, 6> hands{"1", "2", "3", "4", "8", "16"};
    constexpr std::array<std::string_view, 5> amounts{"5", "1", "10", "2.50", "0.50"};
    switch (spec.kind) {
        case OptionKind::Choice: return one_word(split_at(spec.words, '|'), dice);
        case OptionKind::Price: return one_word(prices, dice);
        case OptionKind::Number:
            return spec.option == Option::Decks ? one_word(decks, dice) : one_word(hands, dice);
        case OptionKind::Amount: return one_word(amounts, dice);
    }
    throw Fault("an option of no kind");
}

}  // namespace

TableCard random_card(Game game, Dice& dice) {
    TableCard card(game);
    for (const OptionSpec& spec : options_of(game)) {
        if (dice.chance(50)) continue;
        if (const auto wrong = card.set(spec, random_value(spec, dice))) throw Fault(*wrong);
    }
    return card;
}

}  // namespace fairdeal
