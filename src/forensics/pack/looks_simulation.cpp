#include "forensics/pack/looks_simulation.h"

#include <algorithm>
#include <cmath>

#include "forensics/pack/dealt_pack.h"

namespace fairdeal {

namespace {

/// One pack from its first round to its last.
class PackLife {
public:
    PackLife(const DealtPacks& dealt, double log_running)
        : dealt_(dealt), log_running_(log_running), missing_(dealt.decks) {}

    void live(DealtPack& pack, const ShoeSizes& shoes, Dice& dice) {
        for (const int seen : shoes) {
            pack.shuffle(dice);
            deal_shoe(pack, seen);
        }
    }
    /// 0: never.
    [[nodiscard]] int found_in_round() const { return found_; }
    [[nodiscard]] double log_at_end() const { return missing_.log_ratio(); }

private:
    void deal_shoe(const DealtPack& pack, int seen) {
        ShoeCount shoe;
        const auto& cards = pack.cards();
        for (int place = 0; place < seen; ++place) {
            shoe.add(cards[static_cast<std::size_t>(place)]);
            if (shoe.seen % dealt_.cards_a_round != 0) continue;
            ++round_;
            if (found_ == 0 && missing_.log_ratio(shoe) >= log_running_) found_ = round_;
        }
        missing_.close(shoe);
    }

    const DealtPacks& dealt_;
    double log_running_;
    MissingCards missing_;
    int round_ = 0, found_ = 0;
};

}  // namespace

std::optional<int> LooksAtPacks::round_of(double share, int packs) const {
    const auto needed = static_cast<std::size_t>(std::ceil(share * packs));
    if (needed < 1 || by_rounds.size() < needed) return std::nullopt;
    return by_rounds[needed - 1];
}

LooksAtPacks look_at_packs(const DealtPacks& dealt, double log_running, double log_at_end) {
    const ShoeSizes shoes =
        even_shoes(dealt.decks, dealt.cards_a_round, dealt.unseen, dealt.rounds);
    Dice dice(dealt.seed);
    LooksAtPacks looks;
    for (int i = 0; i < dealt.packs; ++i) {
        DealtPack pack(dealt.decks);
        pack.lose(dealt.missing, dice);
        PackLife life(dealt, log_running);
        life.live(pack, shoes, dice);
        const bool running = life.found_in_round() > 0;
        const bool at_end = life.log_at_end() > log_at_end;
        if (running) looks.by_rounds.push_back(life.found_in_round());
        looks.running += running ? 1 : 0;
        looks.at_end += at_end ? 1 : 0;
        looks.either += running || at_end ? 1 : 0;
    }
    std::sort(looks.by_rounds.begin(), looks.by_rounds.end());
    return looks;
}

}  // namespace fairdeal
