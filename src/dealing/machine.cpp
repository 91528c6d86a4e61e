// A night of dealing: who dealt what, where and when.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "dealing/deal.h"

namespace fairdeal {

namespace {

/// The letter of the game's tables.
char letter_of(Game game) {
    switch (game) {
        case Game::Breakout: return 'B';
        case Game::Midnight: return 'M';
        case Game::Extreme: return 'X';
        case Game::League: return 'L';
    }
    throw Fault("invalid game");
}

/// The first line of the spoilt record that is not the sound one's.
int first_difference(const HandRecord& sound, const HandRecord& spoilt) {
    const auto differ = std::mismatch(sound.events.begin(), sound.events.end(),
                                      spoilt.events.begin(), spoilt.events.end());
    return static_cast<int>(differ.second - spoilt.events.begin()) + 2;
}

}  // namespace

DealingMachine::DealingMachine(TableCard card, std::uint64_t seed, unsigned errors_per_mille,
                               Cards cards, std::vector<const OptionSpec*> kept)
    : card_(card),
      cards_(cards),
      kept_(std::move(kept)),
      seed_(seed),
      errors_per_mille_(errors_per_mille),
      dice_(seed) {
    for (const OptionSpec& spec : options_of(card_.game())) {
        if (!card_.is_standard(spec)) kept_.push_back(&spec);
    }
}

TableCard DealingMachine::card_of_next() {
    if (cards_ == Cards::AsGiven) return card_;
    TableCard card = random_card(card_.game(), dice_);
    for (const OptionSpec* spec : kept_) card.set(*spec, card_.text(*spec));
    return card;
}

Identity DealingMachine::identity_of_next() {
    constexpr std::int64_t day = 86400;
    constexpr std::int64_t opening = std::int64_t{18} * 3600;
    constexpr std::int64_t days_of_a_month = 28;
    ++number_;
    seconds_ += 10 + static_cast<std::int64_t>(dice_.below(20));
    const std::int64_t time = opening + seconds_;
    const std::int64_t days = time / day;
    const std::int64_t second = time % day;
    Identity identity;
    identity.id = fmt::format("S{}-{:06}", seed_, number_);
    identity.shoe = std::to_string(1 + number_ / 60);
    identity.at =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", 2026 + days / days_of_a_month / 12,
                    1 + days / days_of_a_month % 12, 1 + days % days_of_a_month, second / 3600,
                    second / 60 % 60, second % 60);
    return identity;
}

/// Names the table and its dealer, who changes every hour. The id begins with the table, so that
/// logs of several games can be put together.
void DealingMachine::place_at(Identity& identity, std::int64_t table) const {
    const std::int64_t shift = seconds_ / 3600;
    identity.table = fmt::format("{}{}", letter_of(card_.game()), table);
    identity.id = fmt::format("{}-{}", identity.table, identity.id);
    identity.dealer = std::to_string(1101 + (table * 3 + shift) % 12);
}

HandRecord DealingMachine::deal_next() {
    Identity identity = identity_of_next();
    if (card_.game() == Game::League) return deal_tournament(std::move(identity));
    place_at(identity, 1 + static_cast<std::int64_t>(dice_.below(4)));
    return deal_hand(card_of_next(), identity, dice_);
}

HandRecord DealingMachine::deal_tournament(Identity identity) {
    if (!tournament_ || tournament_->has_ended()) {
        tournament_.emplace(card_of_next(), dice_);
        ++tournaments_;
    }
    place_at(identity, tournaments_);
    return tournament_->deal(identity, dice_);
}

DealtHand DealingMachine::next() {
    HandRecord hand = deal_next();
    if (dice_.below(1000) >= errors_per_mille_) return {std::move(hand)};
    // One of the kinds that this hand has room for.
    std::array<DealerError, dealer_error_count> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = static_cast<DealerError>(i);
    for (std::size_t left = kinds.size(); left > 0; --left) {
        std::swap(kinds[dice_.below(left)], kinds[left - 1]);
        if (const auto spoilt = spoil(hand, kinds[left - 1], dice_))
            return {*spoilt, kinds[left - 1], first_difference(hand, *spoilt)};
    }
    return {std::move(hand)};
}

std::string to_text(const DealtHand& hand) {
    std::string text = write(hand.record);
    if (!hand.error) return text;
    const auto comment =
        fmt::format(fixed(" # dealer error: {}, line {}"), to_text(*hand.error), hand.line);
    return text.insert(text.find('\n'), comment);
}

}  // namespace fairdeal
