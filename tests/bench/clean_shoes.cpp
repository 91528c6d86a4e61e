// How often right packs are suspected: packs are dealt by chance as tables deal them in a day, all
// tests of cards look at them after every hand, and what is found is counted.
//   clean-shoes [SHOES [SEED [THREADS]]]

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <thread>

#include "forensics/pack/dealt_pack.h"
#include "forensics/watch/pack_watch.h"

namespace fairdeal {
namespace {

constexpr int decks = 8, unseen = 78, cards_a_round = 16;
constexpr int rounds_a_day = 657;  // 24 hours at 27.4 rounds an hour: a pack lives so long
constexpr int seats = 5;
constexpr int rounds_a_shoe = (52 * decks - unseen - 1) / cards_a_round;
constexpr int shoes_a_pack = (rounds_a_day + rounds_a_shoe - 1) / rounds_a_shoe;

/// A round of so many cards: two to each seat and the dealer, the rest to them in turn.
ShownHand round_from(const std::vector<std::size_t>& cards, std::size_t first) {
    ShownHand shown;
    std::array<std::optional<std::size_t>, seats + 1> last;
    for (std::size_t i = 0; i < cards_a_round; ++i) {
        const std::size_t kind = cards[first + i];
        shown.dealt.push_back(card_of_kind(kind));
        auto& before = last.at(i % last.size());
        if (before) shown.side_by_side.emplace_back(*before, kind);
        before = kind;
    }
    return shown;
}

struct Counted {
    std::int64_t shoes = 0, packs = 0, suspected = 0;
    std::map<ShoeFindingKind, std::int64_t> findings;
    void operator+=(const Counted& other) {
        shoes += other.shoes;
        packs += other.packs;
        suspected += other.suspected;
        for (const auto& [kind, count] : other.findings) findings[kind] += count;
    }
};

/// A pack through its day, collected at random between its shoes.
void watch_a_day(Counted& counted, bool is_named, Dice& dice) {
    DealtPack pack(decks);
    PackWatch watch(is_named ? "P" : "", "T", decks);
    std::vector<ShoeReport> shoes;
    std::int64_t number = 0;
    for (int shoe = 0; shoe < shoes_a_pack; ++shoe) {
        pack.shuffle(dice);
        const std::string name = std::to_string(shoe + 1);
        for (std::size_t round = 0; round < rounds_a_shoe; ++round) {
            const std::size_t first = 1 + round * cards_a_round;  // one is burned
            watch.add(round_from(pack.cards(), first),
                      {{++number, ""}, name, static_cast<int>(first), false}, shoes);
        }
    }
    watch.end(true, shoes);
    counted.shoes += shoes_a_pack;
    ++counted.packs;
    counted.suspected += watch.findings().empty() ? 0 : 1;
    for (const ShoeFinding& finding : watch.findings()) ++counted.findings[finding.kind];
}

Counted watch_packs(std::int64_t packs, bool is_named, std::uint64_t seed) {
    Counted counted;
    Dice dice(seed);
    for (std::int64_t i = 0; i < packs; ++i) watch_a_day(counted, is_named, dice);
    return counted;
}

Counted watch_on_threads(std::int64_t packs, bool is_named, std::uint64_t seed, unsigned threads) {
    std::vector<Counted> parts(threads);
    {
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < threads; ++i)
            workers.emplace_back([&parts, packs, is_named, seed, threads, i] {
                const std::int64_t share = packs / threads + (i < packs % threads ? 1 : 0);
                parts[i] = watch_packs(share, is_named, seed * 1000 + i);
            });
    }
    Counted all;
    for (const Counted& part : parts) all += part;
    return all;
}

void tell(const std::string& title, const Counted& counted) {
    constexpr double packs_a_year = 365;
    const auto packs = static_cast<double>(counted.packs);
    fmt::print("{}: {} shoes of {} packs, {} suspected: {:.5f} a pack, {:.2f} a table-year\n",
               title, counted.shoes, counted.packs, counted.suspected,
               static_cast<double>(counted.suspected) / packs,
               packs_a_year * static_cast<double>(counted.suspected) / packs);
    for (const auto& [kind, count] : counted.findings)
        fmt::print("  {:<16} {:>6}  {:.2f} a table-year\n", to_text(kind), count,
                   packs_a_year * static_cast<double>(count) / packs);
}

}  // namespace
}  // namespace fairdeal

int main(int argc, char** argv) {
    using namespace fairdeal;
    const auto word = [&](int place, std::int64_t otherwise) {
        return argc > place ? std::atoll(argv[place]) : otherwise;
    };
    const std::int64_t packs = std::max<std::int64_t>(1, word(1, 1'000'000) / shoes_a_pack);
    const auto seed = static_cast<std::uint64_t>(word(2, 1));
    const auto threads = static_cast<unsigned>(std::max<std::int64_t>(1, word(3, 1)));
    tell("pack named", watch_on_threads(packs, true, seed, threads));
    tell("pack not named", watch_on_threads(packs, false, seed + 1, threads));
}
