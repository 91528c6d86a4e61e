#include "picture/table/table_facts.h"

#include <algorithm>
#include <span>

#include "base/translation.h"
#include "cards/may_be.h"
#include "games/all_games.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Layout layout_of(Game game) {
    switch (game) {
        case Game::Breakout: return Layout::Breakout;
        case Game::Midnight: return Layout::Midnight;
        case Game::Extreme: return Layout::Extreme;
        case Game::League: return Layout::League;
    }
    return Layout::Breakout;
}

std::span<const Event> shown(const TableScreen& screen) {
    return {screen.record.events.data(), std::min(screen.step, screen.record.events.size())};
}

std::string numbers(const std::vector<int>& all) {
    std::string words;
    for (const int number : all) add_to_list(words, std::to_string(number));
    return words;
}

bool holds(const std::vector<int>& all, int number) {
    return std::find(all.begin(), all.end(), number) != all.end();
}

std::string price_line(Odds odds) {
    return tr("BLACKJACK PAYS {pays} TO {stake}", "pays"_a = odds.pays, "stake"_a = odds.to);
}

std::string soft_17_line(const TableCard& card) {
    return card.is_yes(Option::HitSoft17) ? tr("DEALER DRAWS ON SOFT 17")
                                          : tr("DEALER STANDS ON ALL 17s");
}

/// Midnight and eXtreme leave a casino no choice of these (MID-PAY-1, MID-DLR-1, BJX-NAT-2,
/// BJX-DLR-2).
std::vector<std::string> felt_lines(const Header& header) {
    constexpr Odds three_to_two{3, 2};
    switch (header.game()) {
        case Game::Breakout:
            return {price_line(header.card.price(Option::BjPays)), soft_17_line(header.card)};
        case Game::Midnight:
            return {price_line(three_to_two), tr("DEALER DRAWS TO 16, STANDS ON ALL 17s")};
        case Game::Extreme:
            return {price_line(three_to_two), tr("DEALER DRAWS TO 17"),
                    tr("AND MAY HIT ANY SOFT HAND")};
        case Game::League: break;
    }
    std::vector<std::string> lines{price_line(header.card.price(Option::BjPays)),
                                   soft_17_line(header.card)};
    if (!header.facts.eliminations.empty())
        lines.push_back(
            tr("ELIMINATION HANDS {hands}", "hands"_a = numbers(header.facts.eliminations)));
    return lines;
}

SignView hand_sign(const TableFacts& facts) {
    const bool elimination = facts.hand && holds(facts.eliminations, *facts.hand);
    SignView sign{tr("HAND"), facts.hand ? std::to_string(*facts.hand) : "", "", false};
    sign.alert = facts.final_hand || elimination;
    if (facts.final_hand)
        sign.footing = tr("FINAL");
    else if (elimination)
        sign.footing = tr("ELIMINATION");
    return sign;
}

std::vector<SignView> signs_of(const Header& header) {
    const TableFacts& facts = header.facts;
    std::vector<SignView> signs;
    if (header.game() == Game::Extreme && facts.minimum)
        signs.push_back({tr("MINIMUM"), brief_amount(*facts.minimum, Unit::Chips),
                         facts.mode == Mode::Tournament ? tr("TOURNAMENT") : tr("REGULAR PLAY"),
                         false});
    if (header.game() != Game::League) return signs;
    if (facts.hand || facts.final_hand) signs.push_back(hand_sign(facts));
    if (facts.prizes.empty() && facts.feeders.empty()) return signs;
    signs.push_back({facts.prizes.empty() ? tr("FEEDERS") : tr("PRIZES"),
                     numbers(facts.prizes.empty() ? facts.feeders : facts.prizes),
                     facts.prizes.empty() || facts.feeders.empty()
                         ? ""
                         : tr("FEEDERS {places}", "places"_a = numbers(facts.feeders)),
                     false});
    return signs;
}

/// A card that lies in no hand: drawn in error, or face up in the shoe.
std::optional<DealtCard> loose_card(const TableScreen& screen) {
    std::optional<DealtCard> loose;
    std::size_t played = 0;
    const auto is_laid = [&](std::size_t end) {  // a hand has it now
        for (; loose && played < std::min(end, screen.record.events.size()); ++played) {
            const Event& event = screen.record.events[played];
            if (event.verb == Verb::Turn) continue;
            for (const DealtCard& dealt : event.cards) {
                if (loose && may_be(loose->card, dealt.card)) loose.reset();
            }
        }
        played = std::max(played, end);
    };
    for (const FloorEvent& event : screen.record.floor) {
        if (event.before > screen.step) break;
        is_laid(event.before);
        if (event.verb == FloorVerb::Draw || event.verb == FloorVerb::Boxed)
            loose = event.cards.front();
        else if (event.verb == FloorVerb::Burn || event.verb == FloorVerb::Accept)
            loose.reset();
    }
    is_laid(screen.step);
    return loose;
}

bool is_made_void(const TableScreen& screen) {
    const auto& floor = screen.record.floor;
    return std::any_of(floor.begin(), floor.end(), [&](const FloorEvent& event) {
        return event.before <= screen.step && event.verb == FloorVerb::Void &&
               event.who.is_dealer();
    });
}

/// Of a deal that went wrong; drawn red. There is room for two signs.
void add_irregular_sign(TableView& view, const TableScreen& screen) {
    SignView sign;
    sign.alert = true;
    if (is_made_void(screen)) {
        sign.heading = tr("ROUND");
        sign.value = tr("VOID");
    } else if (const auto loose = loose_card(screen)) {
        sign.heading = tr("LOOSE CARD");
        sign.value = loose->face_down ? "?" : short_card(loose->card);
    } else {
        return;
    }
    if (view.signs.size() > 1) view.signs.pop_back();
    view.signs.push_back(std::move(sign));
}

/// What the dealer has now: their chips, with what they have taken and without what they have paid.
std::optional<Money> bank_of(const TableScreen& screen, const TableState& table) {
    if (screen.record.header.game() != Game::Extreme || !table.dealer_chips) return std::nullopt;
    Money bank = *table.dealer_chips;
    for (const Event& event : shown(screen)) {
        if (event.verb == Verb::Take) bank += event.amount;
        if (event.verb == Verb::Pay) bank -= event.amount;
    }
    return std::max(bank, Money::cents(0));
}

std::string dealers_choice(const TableState& table) {
    switch (table.dealer_choice) {
        case DealerChoice::NotYet: return "";
        case DealerChoice::Plays: return tr("plays");
        case DealerChoice::Folds: return tr("folds");
        case DealerChoice::Passes: return tr("passes");
    }
    return "";
}

/// eXtreme: how the seat adjusted its bet; a check is of interest until the dealer has decided.
void put_adjusted(SpotView& spot, const TableSeat& seat, const TableState& table) {
    if (seat.adjusted == Adjusted::Folded || seat.adjusted == Adjusted::Passed) {
        spot.status = seat.adjusted == Adjusted::Folded ? tr("folded") : tr("passed");
        spot.presence = Presence::Away;
        for (HandView& hand : spot.hands) hand.folded = seat.adjusted == Adjusted::Folded;
    }
    if (seat.adjusted == Adjusted::Checked && table.dealer_choice == DealerChoice::NotYet)
        spot.status = tr("checked");
}

/// League: what the events say of the seat, the last one first of all.
void put_state(SpotView& spot, const Event& event) {
    const auto state = [&](const std::string& status, Presence presence) {
        spot.status = status;
        spot.presence = presence;
    };
    if (event.verb == Verb::SitOut) state(tr("sitting out"), Presence::Away);
    if (event.verb == Verb::Disconnect) state(tr("disconnected"), Presence::Away);
    if (event.verb == Verb::SitIn || event.verb == Verb::Reconnect) state("", Presence::Here);
    if (event.verb == Verb::Out)
        state(tr("out {place}", "place"_a = nth(event.place)), Presence::Gone);
    if (event.verb == Verb::Place)
        state(tr("{place} place", "place"_a = nth(event.place)), Presence::Here);
}

bool has_secret_left(const TableScreen& screen, const TableSeat& seat) {
    const Header& header = screen.record.header;
    if (header.game() != Game::League) return false;
    enum class Per { Round, Hand };
    const bool every_hand = header.card.choice<Per>(Option::SecretPer) == Per::Hand;
    if (!every_hand && holds(header.facts.secrets, seat.seat)) return false;
    return std::none_of(seat.wagers.begin(), seat.wagers.end(),
                        [&](const PlacedWager& wager) { return is_secret(screen, wager); });
}

}  // namespace

void put_table_facts(TableView& view, const TableScreen& screen, const TableState& table) {
    const Header& header = screen.record.header;
    view.layout = layout_of(header.game());
    view.places = header.facts.seats.value_or(0);
    view.felt_lines = felt_lines(header);
    view.signs = signs_of(header);
    add_irregular_sign(view, screen);
    view.bank = bank_of(screen, table);
    view.dealer_status = dealers_choice(table);
    view.start = header.facts.start.value_or(0);
}

void put_seat_facts(SpotView& spot, const TableScreen& screen, const TableState& table) {
    const TableSeat* seat = table.find(spot.seat);
    if (seat == nullptr) return;
    spot.stack = seat->chips;
    put_adjusted(spot, *seat, table);
    for (const Event& event : shown(screen))
        if (event.who.seat == spot.seat) put_state(spot, event);
    spot.secret_left = spot.presence != Presence::Gone && has_secret_left(screen, *seat);
}

bool is_secret(const TableScreen& screen, const PlacedWager& wager) {
    return wager.event != no_event &&
           screen.record.events[static_cast<std::size_t>(wager.event)].verb == Verb::Secret;
}

bool hides_secrets(const TableScreen& screen) {
    const Header& header = screen.record.header;
    enum class Reveal { Hand, Round };
    if (header.game() != Game::League) return false;
    if (header.card.choice<Reveal>(Option::SecretReveal) == Reveal::Round &&
        !header.facts.final_hand)
        return true;
    HandRecord so_far = screen.record;
    so_far.events.resize(shown(screen).size());
    return !rule(so_far).complete;
}

}  // namespace fairdeal
