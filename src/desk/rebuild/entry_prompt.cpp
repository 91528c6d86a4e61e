// Which keys there are, and what can be typed now.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/rebuild/entry_act.h"
#include "desk/rebuild/entry_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void add_bet_keys(EntryScreen& screen, Game game) {
    auto& keys = screen.keys;
    if (game == Game::Extreme || game == Game::League) keys.push_back({"500 M", tr("Chips")});
    keys.push_back({tr("25 Enter"),
                    game == Game::Extreme ? tr("Blind, next seat") : tr("Player hand, next seat")});
    if (game == Game::Breakout) {
        keys.push_back({"25 D", tr("Dealer hand")});
        keys.push_back({"5 T U W B", tr("Super Tie, Pair Up, Sweet 17, Bonus")});
    }
    if (game == Game::League) keys.push_back({"50 S", tr("Secret bet")});
    if (game == Game::Extreme) keys.push_back({"N", tr("Passes")});
    keys.push_back({"=", tr("As the seat before")});
    keys.push_back({tr("Space"), tr("The bets are up")});
}

struct VerbKeys {
    Verb verb;
    const char* keys;
};
constexpr std::array verb_keys{VerbKeys{Verb::Hit, "5 H"},
                               VerbKeys{Verb::Stand, "S"},
                               VerbKeys{Verb::Double, "D 5 H"},
                               VerbKeys{Verb::Split, "V"},
                               VerbKeys{Verb::Surrender, "R"},
                               VerbKeys{Verb::EvenMoney, "E"},
                               VerbKeys{Verb::Insure, sentence("I Enter")},
                               VerbKeys{Verb::Check, "C"},
                               VerbKeys{Verb::Fold, "F"},
                               VerbKeys{Verb::Raise, sentence("U 50 Enter")},
                               VerbKeys{Verb::Play, "L"},
                               VerbKeys{Verb::Pass, "N"}};

std::string decision_label(Verb verb) {
    return verb == Verb::EvenMoney ? tr("Even-money") : capital(decision_in_words(verb));
}

void add_play_keys(EntryScreen& screen, const std::vector<Awaited>& acts, const Ruling& ruling,
                   Unit unit) {
    const bool card = !acts.empty() && acts.front().wants_card();
    if (card) {
        screen.keys.push_back({"5 H", tr("The card: rank, then suit")});
        screen.keys.push_back({tr("Space"), tr("A card that cannot be read")});
    }
    for (const Verb verb : ruling.may) {
        const auto found = std::find_if(verb_keys.begin(), verb_keys.end(),
                                        [&](const VerbKeys& one) { return one.verb == verb; });
        if (found != verb_keys.end())
            screen.keys.push_back({tr(found->keys), decision_label(verb)});
    }
    if (acts.empty()) {
        screen.keys.push_back({tr("M 500 Enter"), tr("Chips after the hand")});
        screen.keys.push_back({"\u2191 \u2193", tr("To another line")});
        screen.keys.push_back({";", tr("Change a line")});
        return;
    }
    const bool settles = is_settlement(acts.front().event.verb);
    if (!card && !acts.front().decides)
        screen.keys.push_back({tr("Enter"), event_in_words(acts.front().event, unit)});
    if (!settles) return;
    screen.keys.push_back({"]", tr("All the rest as due")});
    screen.keys.push_back({"X P = B", tr("Take, pay, push, give back")});
}

}  // namespace

std::vector<KeyHelp> entry_key_help() {
    return {{tr("25 Enter"), tr("Main wager, then the next seat")},
            {"25 D  5 T U W B", tr("Dealer hand, side wagers")},
            {"500 M  50 S", tr("Chips, the secret bet")},
            {tr("=  Space"), tr("As the seat before; bets are up")},
            {tr("5 H  ?  Space"), tr("A card, unread, all unread")},
            {in_words(key(KeyName::Enter)), tr("What comes next, as due")},
            {"S  V  R  D 5 H", tr("Stand, split, surrender, double")},
            {"I  E  O  Y", tr("Insurance, even money, offer, peek")},
            {"U  C  F  L  N", tr("Raise, check, fold, play, pass")},
            {"X  P  =  B  Z", tr("Take, pay, push, give back, tip")},
            {"]", tr("All the rest as due")},
            {tr("M 500 Enter"), tr("Chips after the hand")},
            {"/ 3", tr("Seat 3 acts; 0 the dealer")},
            {";  '", tr("Change a line, write a line")}};
}

void add_prompt(EntryScreen& screen, const HandEntry& entry) {
    const EntryHand& hand = entry.hand;
    if (hand.as_text) {
        screen.prompt = hand.replaces ? tr("Change the line") : tr("A new line");
        screen.keys = {{tr("Enter"), tr("Write it")}, {tr("Esc"), tr("Leave it")}};
        return;
    }
    if (is_betting(hand)) {
        const Who seat{static_cast<std::uint8_t>(hand.seat), 0};
        screen.prompt = seat.is_dealer() ? tr("The dealer\u2019s chips")
                                         : tr("{who} bets", "who"_a = place_in_words(seat));
        return add_bet_keys(screen, hand.record.header.game());
    }
    const HandRecord so_far = up_to_cursor(hand);
    const Unit unit = unit_of(so_far.header);
    const Ruling ruling = rule(so_far);
    const auto acts = awaited(so_far, ruling);
    screen.prompt = acts.empty() ? tr("The hand is complete") : in_words(acts, ruling.may, unit);
    if (hand.who)
        screen.prompt = tr("You chose {who}. Next due: {prompt}",
                           "who"_a = place_in_words(*hand.who), "prompt"_a = screen.prompt);
    add_play_keys(screen, acts, ruling, unit);
}

}  // namespace fairdeal
