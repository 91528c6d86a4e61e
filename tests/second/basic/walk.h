#pragma once
// A small random dealer who knows no rules: it asks a settlement what comes next and what a player
// may do, and writes one of these down until the play is over. And the ways to spoil or cut what
// it wrote.

#include <functional>
#include <random>

#include "basic/basic.h"

namespace second::basic {

using Settle = std::function<Answer(const HandRecord&)>;

class Chance {
public:
    explicit Chance(std::uint64_t seed) : engine_(seed) {}
    int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
    bool percent(int p) { return below(100) < p; }
    template <class List>
    auto one_of(const List& list) {
        return *std::next(list.begin(), below(static_cast<int>(list.size())));
    }
    /// Aces, tens and pairs come often enough to matter.
    Card card();

private:
    std::mt19937_64 engine_;
};

/// A header of the game with some of its options chosen at random; half of them are all standard.
std::string random_header(Chance& chance, fairdeal::Game game);
/// Reads a header and event lines; throws where the notation refuses them.
HandRecord record_of(const std::string& text);
void append(HandRecord& record, const std::string& line);

/// Adds events until the settlement says that the play is over, then what is still due.
/// `insures` gives a line in which `may` allows insurance or even money, or an empty one.
using Insures = std::function<std::string(Chance&, const HandRecord&, const Answer&)>;
void play_on(Chance& chance, HandRecord& record, const Settle& settle, const Insures& insures);

/// The record with its first events only; a double that ends it may lose its card.
HandRecord cut(Chance& chance, const HandRecord& record);
/// The record with one or two lines changed, dropped, doubled, swapped or put in. Nothing if
/// the notation refuses the result.
std::optional<HandRecord> spoiled(Chance& chance, const HandRecord& record);

/// The record with one or two of its settlement lines changed, dropped, doubled or swapped: what a
/// dealer might have done instead. Nothing if it has none, or where the notation refuses it.
std::optional<HandRecord> misdealt(Chance& chance, const HandRecord& record);

}  // namespace second::basic
