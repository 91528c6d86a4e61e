#include "forensics/dealt_night.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/total.h"

namespace fairdeal::forensics_test {

namespace {

Total total_of_kinds(const std::vector<std::size_t>& kinds) {
    Total total;
    for (const std::size_t kind : kinds) total = with_card(total, card_of_kind(kind));
    return total;
}

std::string text(std::size_t kind) { return to_text(card_of_kind(kind)); }

}  // namespace

HandRecord record_of(const std::string& text) {
    auto record = read_record(text);
    if (!record) throw Fault(text + to_text(record.error().front()));
    return *std::move(record);
}

DealtNight::DealtNight(NightPlan plan, DealtPack pack, std::uint64_t seed)
    : plan_(std::move(plan)), pack_(std::move(pack)), dice_(seed) {
    shuffle();
}

void DealtNight::shuffle() {
    pack_.shuffle(dice_);
    shoe_ = pack_.cards();
    place_ = 1;  // one card is burned
    ++shoes_;
    picked_up_.clear();
}

std::vector<std::size_t> riffled(const std::vector<std::size_t>& cards, Dice& dice) {
    std::size_t cut = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) cut += dice.below(2);
    std::size_t left = 0, right = cut;
    std::vector<std::size_t> mixed;
    while (mixed.size() < cards.size()) {
        const std::size_t left_over = cut - left, right_over = cards.size() - right;
        const bool is_left = dice.below(left_over + right_over) < left_over;
        mixed.push_back(cards[is_left ? left++ : right++]);
    }
    return mixed;
}

void DealtNight::deal_again_riffled(int riffles) {
    std::vector<std::size_t> rack;
    for (const auto& hand : picked_up_) rack.insert(rack.end(), hand.begin(), hand.end());
    const auto cut = static_cast<std::ptrdiff_t>(10 + dice_.below(rack.size() - 50));
    rack.insert(rack.end(), shoe_.begin() + static_cast<std::ptrdiff_t>(place_), shoe_.end());
    for (; riffles > 0; --riffles) rack = riffled(rack, dice_);
    std::rotate(rack.begin(), rack.begin() + cut, rack.end());
    shoe_ = rack;
    place_ = 1;
    ++shoes_;
    picked_up_.clear();
}

std::size_t DealtNight::draw() { return shoe_.at(place_++); }

std::vector<std::string> DealtNight::rounds(int count) {
    std::vector<std::string> records;
    // A round takes about sixteen cards.
    constexpr std::size_t a_round = 16;
    for (; count > 0; --count) {
        if (place_ + a_round + static_cast<std::size_t>(plan_.unseen) > shoe_.size()) shuffle();
        records.push_back(round());
    }
    return records;
}

std::string DealtNight::round() {
    const auto out = place_;
    std::string record = fmt::format("breakout id={}-{} table={} dealer=88 shoe={}", plan_.table,
                                     ++hands_, plan_.table, shoes_);
    record = plan_.say_pack
                 ? fmt::format(
                       "breakout notation=2 id={0}-{1} table={0} dealer=88 shoe={2} pack={3} "
                       "out={4}{5} decks={6}\n",
                       plan_.table, hands_, shoes_, plan_.pack, out, plan_.more, plan_.decks)
                 : fmt::format("{} decks={}\n", record, plan_.decks);
    const auto seats = static_cast<std::size_t>(plan_.seats);
    std::vector<std::vector<std::size_t>> hands(seats + 1);  // the dealer's last
    for (int card = 0; card < 2; ++card)
        for (auto& hand : hands) hand.push_back(draw());
    for (std::size_t i = 0; i < seats; ++i) record += fmt::format("{} bet player 25\n", i + 1);
    for (std::size_t i = 0; i < seats; ++i)
        record += fmt::format("{} deal {} {}\n", i + 1, text(hands[i][0]), text(hands[i][1]));
    auto& dealer = hands.back();
    record += fmt::format("dealer deal {} ({})\n", text(dealer[0]), text(dealer[1]));
    const bool high = points_of(card_of_kind(dealer[0]).rank) >= 7;
    for (std::size_t i = 0; i < seats; ++i) {
        while (total_of_kinds(hands[i]).points < (high ? 17 : 13)) {
            hands[i].push_back(draw());
            record += fmt::format("{} hit {}\n", i + 1, text(hands[i].back()));
        }
        if (total_of_kinds(hands[i]).points < 21) record += fmt::format("{} stand\n", i + 1);
    }
    record += fmt::format("dealer turn {}\n", text(dealer[1]));
    while (total_of_kinds(dealer).points < 17) {
        dealer.push_back(draw());
        record += fmt::format("dealer hit {}\n", text(dealer.back()));
    }
    if (total_of_kinds(dealer).points <= 21) record += "dealer stand\n";
    for (auto& hand : hands) picked_up_.push_back(std::move(hand));
    return record;
}

}  // namespace fairdeal::forensics_test
