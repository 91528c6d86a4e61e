#pragma once
// House options: what a casino may choose, by the names of the rule book, and the table card that
// holds one choice for each. The card is part of a record's header, so it lives here; what an
// option does to the rules is each game's business.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/money.h"
#include "record/irregular/remedies.h"
#include "record/words.h"

namespace fairdeal {

/// One enumerator a name; what its words mean can differ from game to game (see options_of).
enum class Option : std::uint8_t {
    Decks,
    DealerStyle,
    HitSoft17,
    BjPays,
    MaxHands,
    SplitAces,
    DoubleAfterSplit,
    Surrender,
    DealerBjPays,
    DealerWinPays,
    SuperTieMin,
    NaturalVsDealerNatural,
    NaturalOnDealerFold,
    Partial,
    MinimumBasis,
    DealerNaturalVs21,
    SplitBlackjack,
    DoubledSplitCard,
    Odd,
    Unit,
    Round5Order,
    CoverBasis,
    LosingBet,
    AllInRaise,
    AnyAmount,
    DrawWithNoneLive,
    BustTaken,
    PassUntil,
    InsuranceAllBust,
    AllNaturals,
    BjVs21,
    DealerBjVs21,
    DealerBjTakes,
    DoubleValue,
    DoubleWhen,
    Stand21,
    InsuranceOfBustHand,
    InsuranceAmount,
    TiedLowestOut,
    BustIsTheElimination,
    ThreeWay,
    BothRewarded,
    StarterDistance,
    SecretPer,
    SecretReveal,
    Autoplay,
    ShortMinBet,
    Bust17Soft,
    Sweet17Soft,
    PairBy,
    SuitedBy,
    PairUpBoth,
    PairUpRows,
    TipFrom,
    SuperTieShort,
    IllegalSide,
    NoHoleLosesAll,
    NaturalStaysLive
};
constexpr std::size_t option_count = static_cast<std::size_t>(Option::NaturalStaysLive) + 1;

enum class OptionKind : std::uint8_t { Choice, Price, Number, Amount };

/// One option of one game: its name, what a value looks like, and the rule book's default.
struct OptionSpec {
    Option option{};
    std::string_view name;
    OptionKind kind = OptionKind::Choice;
    std::string_view words;     // Choice: the words, first to last, separated by '|'; Number: the
                                // largest, if it is not 99
    std::string_view standard;  // the default, as text
};

/// The options of a game in the rule book's order, which is the canonical order of a header.
std::span<const OptionSpec> options_of(Game game);

/// One value for every option of a game; starts with the rule book's defaults.
class TableCard {
public:
    explicit TableCard(Game game = Game::Breakout);

    [[nodiscard]] Game game() const { return game_; }

    /// The number of the chosen word, 0 for the first that options_of lists, as an enumeration that
    /// lists the words in the same order. For yes|no use is_yes.
    template <class Words>
    [[nodiscard]] Words choice(Option option) const {
        return static_cast<Words>(value(option));
    }
    [[nodiscard]] bool is_yes(Option option) const { return value(option) == 0; }
    [[nodiscard]] int number(Option option) const { return static_cast<int>(value(option)); }
    [[nodiscard]] Money amount(Option option) const { return Money::cents(value(option)); }
    [[nodiscard]] Odds price(Option option) const;

    /// The value as the notation writes it; the option must be one of the game's.
    [[nodiscard]] std::string text(const OptionSpec& spec) const;
    [[nodiscard]] bool is_standard(const OptionSpec& spec) const;
    /// The same of an option or a remedy by its name; nothing: there is none of that name.
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;

    /// Sets an option from its text. What is wrong, in words, when it is no value of that option.
    std::optional<std::string> set(const OptionSpec& spec, std::string_view text);
    /// The same of an option or a remedy by its name; a name that is neither is wrong too.
    std::optional<std::string> set(std::string_view name, std::string_view text);

    /// What the house does when a deal goes wrong; a record of version 1 says nothing of it.
    RemedyCard remedies{};

    friend bool operator==(const TableCard&, const TableCard&) = default;

private:
    [[nodiscard]] std::int64_t value(Option option) const {
        return values_[static_cast<std::size_t>(option)];
    }
    Game game_;
    std::array<std::int64_t, option_count> values_{};
};

/// "hit-soft-17=yes,surrender=none": the options and remedies that are not the rule book's own, as
/// one word; empty: there are none.
std::string changed_options(const TableCard& card);
/// The card of such a word; nothing: it is none.
std::optional<TableCard> card_with(Game game, std::string_view changed);

/// The option of this name in a game, or null.
const OptionSpec* find_option(Game game, std::string_view name);
const OptionSpec* find_option(Game game, const Word& name);

}  // namespace fairdeal
