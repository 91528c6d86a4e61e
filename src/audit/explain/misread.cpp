// Mistakes of reading: a clause misread, a card miscounted. The hand is ruled again as the dealer
// would have ruled it, and what they paid compared with that.

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "audit/explain/mistake.h"
#include "audit/explain/what_if.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// The wrong wagers on which the other ruling gives what was claimed.
std::uint64_t agreed_on(std::span<const WrongWager> wrong, const Claim& claim, const Ruling& other,
                        bool is_all_right) {
    std::uint64_t covers = 0;
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        const WagerVerdict& about = wrong[i].verdict;
        const bool agrees = is_all_right || (about.standing != Standing::WrongOrder &&
                                             agree_about(claim, other, about));
        if (agrees) covers |= bit_of(i);
    }
    return covers;
}

/// The other ruling finds nothing wrong but where the true one does.
bool leaves_the_rest(std::span<const WrongWager> wrong, const Verdict& other) {
    const auto objections = other.discrepancies();
    return std::all_of(objections.begin(), objections.end(), [&](const WagerVerdict& objection) {
        return std::any_of(wrong.begin(), wrong.end(), [&](const WrongWager& wager) {
            return is_about(objection, wager.verdict);
        });
    });
}

}  // namespace

std::vector<Candidate> misread_clauses(std::span<const WrongWager> wrong, const HandRecord& record,
                                       std::span<const Misreading> misreadings) {
    const Claim claim = claim_of(record);
    std::vector<Candidate> all;
    Ruling misread;
    for (const Misreading* shown : misreadings_that_show(record, misreadings)) {
        const Misreading& misreading = *shown;
        rule_misread_into(record, misreading, misread);
        const Verdict verdict = judge(claim, misread);
        if (!misread.undecided.empty() && !verdict.right) continue;
        const std::uint64_t covers = agreed_on(wrong, claim, misread, verdict.right);
        if (covers == 0) continue;
        const bool everywhere = leaves_the_rest(wrong, verdict);
        Mistake found{everywhere ? MistakeKind::Misreading : MistakeKind::MisreadHere,
                      misreading.id, misreading.says, lines_of(wrong, covers)};
        if (!everywhere) found.says += " " + tr("(Elsewhere in this hand the clause was kept.)");
        all.push_back({std::move(found), covers, 0});
    }
    return all;
}

namespace {

/// A card of a hand that might have been miscounted.
struct CountedCard {
    std::size_t event = 0, card = 0;
};

std::vector<CountedCard> counted_cards(const HandRecord& record) {
    std::vector<CountedCard> all;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        if (record.events[i].verb == Verb::Turn) continue;
        for (std::size_t card = 0; card < record.events[i].cards.size(); ++card) {
            if (record.events[i].cards[card].card.is_known()) all.push_back({i, card});
        }
    }
    return all;
}

/// A hand that was counted differently may have been taken to stand.
bool lets_stand(HandRecord& record, const Ruling& ruling, Who who) {
    const bool waits = std::any_of(ruling.next.begin(), ruling.next.end(), [&](const Act& act) {
        return act.who == who && (act.decides || act.verb == Verb::Stand);
    });
    if (!waits) return false;
    const auto last =
        std::find_if(record.events.rbegin(), record.events.rend(),
                     [&](const Event& event) { return event.who == who && !event.cards.empty(); });
    if (last == record.events.rend()) return false;
    Event stand;
    stand.who = who;
    stand.verb = Verb::Stand;
    record.events.insert(last.base(), stand);
    return true;
}

/// As a dealer rules who counted so; false: they could not have settled the hand then.
bool rule_as_counted(HandRecord record, Who who, Ruling& ruling) {
    if (!impossible_events(record).empty()) return false;
    rule_into(record, ruling);
    if (ruling.complete) return true;
    if (!lets_stand(record, ruling, who) || !impossible_events(record).empty()) return false;
    rule_into(record, ruling);
    return ruling.complete;
}

/// Tries every card of a hand as every other, and as none.
class Counter {
public:
    Counter(std::span<const WrongWager> wrong, const HandRecord& record, const Ruling& ruling)
        : wrong_(wrong),
          record_(record),
          claim_(claim_of(record)),
          table_(table_after(record, record.events.size(), ruling.effects)) {}

    std::vector<Candidate> every_card() {
        for (const CountedCard& at : counted_cards(record_)) {
            for (const Card other : suit_of_deck()) {
                if (other.rank != card_at(at).rank) try_as(at, other.rank);
            }
            if (event_at(at).verb == Verb::Hit) try_without(at);
        }
        return std::move(all_);
    }

private:
    // A card counted wrongly by more than one is less likely than any slip but the last.
    static constexpr int far_off = (static_cast<int>(MistakeKind::OtherOutcome) -
                                    static_cast<int>(MistakeKind::CardMiscounted)) *
                                   kind_step;

    [[nodiscard]] const Event& event_at(const CountedCard& at) const {
        return record_.events[at.event];
    }
    [[nodiscard]] Card card_at(const CountedCard& at) const {
        return event_at(at).cards[at.card].card;
    }
    static std::span<const Card> suit_of_deck() { return std::span(deck()).first(13); }

    void try_as(const CountedCard& at, Rank rank) {
        const Card was = card_at(at);
        const int apart = std::abs(points_of(rank) - points_of(was.rank));
        add(at, with_card(record_, at.event, at.card, {rank, was.suit}),
            apart <= 1 ? apart : far_off + apart, Card{rank, was.suit});
    }

    void try_without(const CountedCard& at) {
        HandRecord changed = record_;
        changed.events.erase(changed.events.begin() + static_cast<std::ptrdiff_t>(at.event));
        constexpr int behind_others = 20;
        add(at, std::move(changed), far_off + behind_others, std::nullopt);
    }

    void add(const CountedCard& at, HandRecord changed, int weight,
             std::optional<Card> counted_as) {
        const Event& event = event_at(at);
        if (!rule_as_counted(std::move(changed), event.who, other_)) return;
        const Verdict verdict = judge(claim_, other_);
        if (!leaves_the_rest(wrong_, verdict)) return;
        const std::uint64_t covers = agreed_on(wrong_, claim_, other_, verdict.right);
        if (covers == 0) return;
        all_.push_back({{MistakeKind::CardMiscounted, "", miscount(at, counted_as),
                         lines_of(wrong_, covers, event.line)},
                        covers,
                        weight});
    }

    /// Nothing counted: the card was left out.
    [[nodiscard]] std::string miscount(const CountedCard& at,
                                       std::optional<Card> counted_as) const {
        const Event& event = event_at(at);
        const TableHand* hand = table_.find(event.who);
        const char* says =
            hand == nullptr ? counted_as
                                  ? sentence("The {card} of line {line} was counted as {other}.")
                                  : sentence("The {card} of line {line} was left out of the count.")
            : counted_as
                ? sentence(
                      "The {card} of line {line} was counted as {other} ({hand} counts {total}).")
                : sentence(
                      "The {card} of line {line} was left out of the count ({hand} counts "
                      "{total}).");
        return tr_of(says, "card"_a = in_words(card_at(at)), "line"_a = event.line,
                     "other"_a = counted_as ? to_text(*counted_as) : "",
                     "hand"_a = spot_in_words(event.who),
                     "total"_a = hand == nullptr ? "" : to_text(hand->total()));
    }

    std::span<const WrongWager> wrong_;
    const HandRecord& record_;
    Claim claim_;
    TableState table_;
    Ruling other_;
    std::vector<Candidate> all_;
};

}  // namespace

std::vector<Candidate> miscounted_cards(std::span<const WrongWager> wrong, const HandRecord& record,
                                        const Ruling& ruling) {
    return Counter(wrong, record, ruling).every_card();
}

}  // namespace fairdeal
