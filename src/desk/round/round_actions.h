#pragma once
// What can be done while a round is dealt, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "record/words.h"

namespace fairdeal {

enum class RoundAction : unsigned char {
    PickSeat,  // its digit; 0: the dealer
    Up,        // and on, among the targets
    Down,
    First,
    Last,
    Enter,  // the amount that is typed; past the guests
    Cut,    // the top chip off it
    PassGuests,
    Back,  // out of the amount that is typed, else to the plan
    Again
};

/// To what can be pointed at.
inline constexpr std::array round_walk{
    Action<RoundAction>{.name = RoundAction::PickSeat,
                        .help = sentence("To the dealer, to a seat, on at it"),
                        .keys = "0\u20139"},
    Action<RoundAction>{.name = RoundAction::Up,
                        .key = key(KeyName::Up),
                        .help = sentence("From hand to wager to hand")},
    Action<RoundAction>{.name = RoundAction::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<RoundAction>{.name = RoundAction::First, .key = key(KeyName::Home)},
    Action<RoundAction>{.name = RoundAction::Last, .key = key(KeyName::End)},
};

/// What the dealer can say of it, by its verb.
inline constexpr std::array dealer_acts{
    Action<Verb>{Verb::Deal, key('d'), sentence("Deal"), "",
                 sentence("Deal, draw, stand, turn up")},
    Action<Verb>{Verb::Hit, key('h'), sentence("Draw a card"), "", "", true},
    Action<Verb>{Verb::Stand, key('s'), sentence("Stand"), "", "", true},
    Action<Verb>{Verb::Turn, key('v'), sentence("Turn a card up"), "", "", true},
    Action<Verb>{Verb::Peek, key('k'), sentence("Check the hole card"), "",
                 sentence("Check the hole card, offer insurance")},
    Action<Verb>{Verb::Offer, key('o'), sentence("Offer insurance"), "", "", true},
    Action<Verb>{Verb::Play, key('l'), sentence("Play"), "", sentence("eXtreme: play, fold, pass")},
    Action<Verb>{Verb::Fold, key('f'), sentence("Fold"), "", "", true},
    Action<Verb>{Verb::Pass, key('n'), sentence("Pass"), "", "", true},
    Action<Verb>{Verb::Take, key('t'), sentence("Take"), "",
                 sentence("Take, push, pay, return, tip")},
    Action<Verb>{Verb::Push, key('u'), sentence("Push"), "", "", true},
    Action<Verb>{Verb::Pay, key('p'), sentence("Pay"), "", "", true},
    Action<Verb>{Verb::Return, key('r'), sentence("Return"), "", "", true},
    Action<Verb>{Verb::Tip, key('z'), sentence("Tip"), "", "", true},
    Action<Verb>{Verb::Bet, key('b'), sentence("Bet for the seat"), "",
                 sentence("League: bet for the seat, out, placed")},
    Action<Verb>{Verb::Out, key('g'), sentence("Goes out"), "", "", true},
    Action<Verb>{Verb::Place, key('w'), sentence("Is placed"), "", "", true},
};

inline constexpr std::array round_actions{
    Action<RoundAction>{RoundAction::Enter, key(KeyName::Enter), sentence("Enter"), "",
                        sentence("The amount is right; past the players")},
    Action<RoundAction>{.name = RoundAction::PassGuests, .key = key(KeyName::Space)},
    Action<RoundAction>{.name = RoundAction::Cut,
                        .key = key('x'),
                        .label = sentence("Take the top chip off"),
                        .help = sentence("The top chip off what is paid")},
    Action<RoundAction>{.name = RoundAction::Back,
                        .key = key(KeyName::Escape),
                        .label = sentence("Back to the plan")},
    Action<RoundAction>{
        .name = RoundAction::Again, .key = key('a'), .label = sentence("Another round")},
};

}  // namespace fairdeal
