#pragma once
// Are cards missing from a pack? The exact likelihood ratio "k random cards missing : none" over
// all shoes dealt from one pack. In a complete pack it has mean 1 whenever one looks, also inside
// the running shoe, so that it ever reaches x has a chance of at most 1/x (Ville's inequality).
// After one shoe alone it is 1 whatever was seen: evidence starts with the second shoe.
// The shoes must be shuffled, and a card must go unread for no reason that hangs on its face.

#include <vector>

#include "forensics/shoe_count.h"

namespace fairdeal {

constexpr std::size_t most_missing = 24;  // cards that are looked for

/// How many cards may be missing, and how much each number weighs before any is seen: the first is
/// the weight of one card. At most most_missing, adding up to 1.
using MissingWeights = std::vector<double>;
/// 1 to `most` cards, each number half as likely as the one before.
MissingWeights halving_weights(int most = 8);
/// 1 to `most` cards, each as likely: for a loss of many cards at once.
MissingWeights even_weights(int most);

/// Why the pack is thought short: for each kind of card the chance that a copy of it is missing, if
/// any card is.
struct MissingSuspects {
    int likeliest = 0;                         // how many cards are missing
    std::array<double, card_kinds> chances{};  // by kind_of
};

class MissingCards {
public:
    /// Of a pack of so many decks, 1 to 99.
    explicit MissingCards(int decks, MissingWeights weights = halving_weights());

    /// A shoe has ended. No kind is counted more often than there are decks.
    void close(const ShoeCount& shoe);

    /// The natural logarithm of the likelihood ratio over all closed shoes and the running one;
    /// minus infinity where no number of missing cards could have shown these.
    [[nodiscard]] double log_ratio(const ShoeCount& running = {}) const;
    /// The same for one number of missing cards after the other, 1 first.
    [[nodiscard]] std::vector<double> log_ratios(const ShoeCount& running = {}) const;
    /// log_ratio() of what log_ratios() said.
    [[nodiscard]] double weighed(const std::vector<double>& log_ratios) const;
    /// So many cards of the running shoe must be seen before the ratio can reach e to `log_alarm`,
    /// whatever they are; more than a shoe holds: it cannot.
    [[nodiscard]] int no_alarm_before(double log_alarm, const ShoeCount& running = {}) const;
    /// The same of what log_ratios() said when so many cards of it were seen.
    [[nodiscard]] int no_alarm_before(double log_alarm, std::vector<double> logs, int seen) const;
    [[nodiscard]] MissingSuspects suspects(const ShoeCount& running = {}) const;

    [[nodiscard]] int decks() const { return decks_; }

private:
    /// Of one kind of card: how likely what was seen of it is if 0, 1, ... copies are missing, over
    /// e to the scale.
    struct KindRow {
        std::array<double, most_missing + 1> values{};
        double log_scale = 0;
    };
    struct Look;

    [[nodiscard]] Look look_at(const ShoeCount& shoe) const;
    [[nodiscard]] KindRow row(std::size_t kind, const ShoeCount& shoe, const Look& look) const;
    /// As polynomials: the values are the coefficients, by the number of missing cards.
    void multiply(KindRow& product, const KindRow& row) const;
    [[nodiscard]] KindRow product_of_all(const ShoeCount& running, const Look& look) const;
    [[nodiscard]] double log_weighed(const KindRow& product, const Look& look) const;
    [[nodiscard]] double log_of_number(const KindRow& product, const Look& look,
                                       std::size_t number) const;
    [[nodiscard]] std::vector<double> logs_of(const KindRow& product, const Look& look) const;

    int decks_;
    std::size_t most_;
    MissingWeights weights_;
    std::vector<double> log_ways_;    // of choosing k cards of the pack
    std::vector<double> shares_;      // that m copies of a kind are unseen when c were seen, as
                                      // Look has its factors
    std::vector<KindRow> rows_;       // by kind_of; of the closed shoes
    std::vector<double> log_unseen_;  // k missing cards are all unseen, beside what the rows hold
};

}  // namespace fairdeal
