#include "games/fillings.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/shoe.h"
#include "games/suits.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

std::size_t number_of(Card card) {
    return (static_cast<std::size_t>(card.suit) - 1) * 13 + static_cast<std::size_t>(card.rank) - 1;
}

constexpr std::array suits{Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};

/// One thing that is settled, and every way in which the fillings settle it.
struct Settled {
    Subject what;
    std::vector<SettledLines> ways;
    std::vector<std::size_t> by_ruling;  // which way each ruling goes
};

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// All fillings: a cube with one axis for each card.
class Cube {
public:
    Cube(const GameRules& rules, const HandRecord& record, const std::vector<UnreadCard>& cards,
         const RulingOptions& options)
        : rules_(rules),
          options_(options),
          record_(record),
          cards_(cards),
          suits_(record),
          decks_(decks_of(record.header)) {
        for (const UnreadCard& card : cards_) axes_.push_back(axis_of(card));
        for (const Event& event : record.events) {
            for (const DealtCard& dealt : event.cards) {
                if (event.verb != Verb::Turn && dealt.card.is_known())
                    ++seen_[number_of(dealt.card)];
            }
        }
    }

    Ruling merged() {
        fill_from(0);
        for (const Settled& settled : settled_) leave_open(settled);
        for (Line& line : common_.lines) {
            if (!common_.undecided.empty()) line.bank_after.reset();
        }
        return std::move(common_);
    }

private:
    // --- the fillings

    /// What a card can be: whole cards where its suit can matter, else ranks.
    std::vector<Card> axis_of(const UnreadCard& card) {
        const Card pattern = card_at(record_, card);
        const bool any_suit =
            pattern.suit == Suit::Unknown && !suits_.can_matter(card.event, card.card);
        std::vector<Card> axis;
        for (const Card whole : deck()) {
            if (pattern.rank != Rank::Unknown && pattern.rank != whole.rank) continue;
            if (pattern.suit != Suit::Unknown && pattern.suit != whole.suit) continue;
            if (!any_suit)
                axis.push_back(whole);
            else if (whole.suit == suits.front())
                axis.push_back({whole.rank, Suit::Unknown});
        }
        return axis;
    }

    void fill_from(std::size_t next) {
        if (next == cards_.size()) {
            fillings_.push_back(is_in_the_shoe() ? ruling_of_filling() : none);
            return;
        }
        for (const Card card : axes_[next]) {
            fill(next, card);
            fill_from(next + 1);
        }
    }

    /// A face-down card and its turn are one card.
    void fill(std::size_t place, Card card) {
        const UnreadCard& spot = cards_[place];
        card_at(record_, spot) = card;
        if (spot.turn) record_.events[*spot.turn].cards.front().card = card;
    }

    /// Every card of the filling can still be in the shoe; one of any suit takes what is left.
    bool is_in_the_shoe() {
        auto seen = seen_;
        const auto take = [&](Card card) { return ++seen[number_of(card)] <= decks_; };
        for (const UnreadCard& spot : cards_) {
            const Card card = card_at(record_, spot);
            if (card.suit != Suit::Unknown && !take(card)) return false;
        }
        return std::all_of(cards_.begin(), cards_.end(), [&](const UnreadCard& spot) {
            const Card card = card_at(record_, spot);
            return card.suit != Suit::Unknown ||
                   std::any_of(suits.begin(), suits.end(), [&](Suit suit) {
                       return take({card.rank, suit});
                   });
        });
    }

    /// Fillings that differ only in suits that do not matter have one ruling.
    std::size_t ruling_of_filling() {
        std::array<Card, 3> look{};
        std::vector<Card> filled;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            look.at(i) = card_at(record_, cards_[i]);
            filled.push_back(look.at(i));
            if (!suits_.matters(record_, cards_[i].event, cards_[i].card))
                look.at(i).suit = Suit::Unknown;
        }
        const auto [known, is_new] = rulings_.try_emplace(look, rulings_.size());
        if (!is_new) return known->second;
        // No card on a real table is without a suit.
        for (std::size_t i = 0; i < filled.size(); ++i) {
            if (filled[i].suit == Suit::Unknown) fill(i, {filled[i].rank, suits.front()});
        }
        rules_.rule(record_, options_, ruling_);
        note(ruling_);
        for (std::size_t i = 0; i < filled.size(); ++i) fill(i, filled[i]);
        return known->second;
    }

    // --- their rulings

    void note(const Ruling& ruling) {
        const std::size_t number = rulings_.size() - 1;
        for (const Line& line : ruling.lines) {
            const bool known =
                std::any_of(settled_.begin(), settled_.end(),
                            [&](const Settled& settled) { return is_about(line, settled.what); });
            if (known) continue;
            // The rulings before this one said nothing of it.
            settled_.push_back({subject_of(line), {}, {}});
            if (number == 0) continue;
            settled_.back().ways.emplace_back();
            settled_.back().by_ruling.assign(number, 0);
        }
        for (Settled& settled : settled_) note(settled, ruling);
        if (number == 0)
            common_ = ruling;
        else
            keep_common(ruling);
    }

    static void note(Settled& settled, const Ruling& ruling) {
        SettledLines says = lines_about(ruling.lines, settled.what);
        const auto way = std::find(settled.ways.begin(), settled.ways.end(), says);
        settled.by_ruling.push_back(static_cast<std::size_t>(way - settled.ways.begin()));
        if (way == settled.ways.end()) settled.ways.push_back(std::move(says));
    }

    /// Whatever this ruling does not share with the ones before it does not hold.
    void keep_common(const Ruling& other) {
        common_.complete = common_.complete && other.complete;
        for (const Act& act : other.next) {
            const bool known =
                std::find(common_.next.begin(), common_.next.end(), act) != common_.next.end();
            if (!known) common_.next.push_back(act);
        }
        for (const Verb verb : other.may) {
            if (std::find(common_.may.begin(), common_.may.end(), verb) == common_.may.end())
                common_.may.push_back(verb);
        }
        std::erase_if(common_.breaches, [&](const Breach& breach) {
            return std::none_of(
                other.breaches.begin(), other.breaches.end(), [&](const Breach& theirs) {
                    return theirs.line == breach.line && theirs.clause == breach.clause;
                });
        });
    }

    // --- what stays open

    void leave_open(const Settled& settled) {
        if (settled.ways.size() < 2) return;
        std::erase_if(common_.lines,
                      [&](const Line& line) { return is_about(line, settled.what); });
        common_.undecided.push_back({settled.what, settled.ways, hangs_on(settled)});
    }

    /// The cards of which a change, the others being as they are, changes this settlement.
    [[nodiscard]] std::vector<int> hangs_on(const Settled& settled) const {
        std::vector<int> lines;
        std::size_t step = fillings_.size();
        for (std::size_t axis = 0; axis < cards_.size(); ++axis) {
            const std::size_t size = axes_[axis].size();
            step /= size;
            const int line = record_.events[cards_[axis].event].line;
            const bool known = !lines.empty() && lines.back() == line;
            if (!known && changes_along(settled, step, size)) lines.push_back(line);
        }
        return lines;
    }

    /// `step` fillings lie between two that differ in the axis's card only, which has `size` cards.
    [[nodiscard]] bool changes_along(const Settled& settled, std::size_t step,
                                     std::size_t size) const {
        for (std::size_t start = 0; start < fillings_.size(); ++start) {
            if (start / step % size != 0) continue;
            std::size_t first = none;
            for (std::size_t i = 0; i < size; ++i) {
                const std::size_t ruling = fillings_[start + i * step];
                if (ruling == none) continue;
                const std::size_t way = settled.by_ruling[ruling];
                if (first != none && way != first) return true;
                first = way;
            }
        }
        return false;
    }

    const GameRules& rules_;
    RulingOptions options_;
    HandRecord record_;
    const std::vector<UnreadCard>& cards_;
    SuitsInPlay suits_;
    int decks_;
    std::array<int, 52> seen_{};
    std::vector<std::vector<Card>> axes_;
    std::vector<std::size_t> fillings_;  // the ruling of each, or none; the last axis runs fastest
    std::map<std::array<Card, 3>, std::size_t> rulings_;
    std::vector<Settled> settled_;
    Ruling ruling_;  // of the filling at hand
    Ruling common_;
};

}  // namespace

Ruling rule_fillings(const GameRules& rules, const HandRecord& record,
                     const std::vector<UnreadCard>& cards, const RulingOptions& options) {
    return Cube(rules, record, cards, options).merged();
}

}  // namespace fairdeal
