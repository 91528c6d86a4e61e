#pragma once
// The course of play as rows: what a program's common functions `dealt`, `acts`, `dealer_acts`,
// `play` and `round_of` give is one row each, of which the events are made here. jq would take
// longer over them than over all else.
//
//     dealt        seats, dealer   the first cards of every seat and of the dealer
//     acts         who, hand       a hand's actions, each with its card
//     dealer_acts  cards, live     the dealer's second card, draws, and stand
//     play         seats, dealer   all of it: players by seat, then the dealer
//     round        seats, dealer   what was bet before it, and the settlement after it, too;
//     `total`
//                                  is what the document says was bet in all, at `path`
//
// A seat or hand is {seat, cards, actions, bets, path}, of a round with `rows` for
// `bets`: each bet is {is, stake, win, path}. Anything else in it is passed over.

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "feeds/rounds/settlements.h"

namespace fairdeal {

/// Is this row's verb one of them?
bool is_play(const nlohmann::json& row);

/// The events of such a row; R10 where its cards and actions are not those of one course of play.
OrRefusal<std::vector<nlohmann::json>> events_of_play(const nlohmann::json& row);

}  // namespace fairdeal
