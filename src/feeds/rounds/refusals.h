#pragma once
// Why a round of a feed is refused. Nothing is repaired and no round is guessed at; the others go
// on. The rules have numbers that stand in every message:
//
//     R1   a card that the mapping does not know
//     R2   a bet, action or status that it does not know
//     R3   an amount that is no whole number of cents, or less than nothing
//     R4   a seat that is none of 1 to 9, or one twice
//     R5   more than one hand of a seat without saying which was split
//     R6   more of a card than the shoe holds
//     R7   a total of the document that is not the sum of its parts
//     R8   a time without its zone, one that clocks show twice, or an end before its start
//     R9   a round's id with another content
//     R10  a course of play that is not given and does not follow from what is
//     R11  a round that was cancelled without a reason that the mapping knows
//     R12  no table card is in force when the round was dealt
//     R13  a document, or what the mapping's program does with it, beyond the limits
//     R14  a document of a newer version of the source than the mapping knows
//     R15  a round of a list that no document is: it has no cards

#include <cstdint>
#include <string>
#include <vector>

namespace fairdeal {

struct FeedRefusal {
    std::string rule;     // "R1"; empty: none of these
    std::string pointer;  // into the document; empty: all of it
    std::string what;     // in words
    friend bool operator==(const FeedRefusal&, const FeedRefusal&) = default;
};

/// Of what a program raised, as its JSON: `refuse`'s object, or any other value.
FeedRefusal refusal_of(const std::string& error);

/// "document 3, /dealerCards/0: 'Z9' is no card that the mapping knows (R1)".
std::string in_words(const FeedRefusal& refusal, std::int64_t document);

}  // namespace fairdeal
