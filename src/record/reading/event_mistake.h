#pragma once
// What can be wrong with one line of a record. Put into words only where somebody is to read it.

#include <string>
#include <string_view>

#include "base/translation.h"
#include "record/event.h"

namespace fairdeal {

/// What is wrong with a word of a line, or with its end.
enum class EventMistakeKind : std::uint8_t {
    NoVerb,
    NoWager,
    NoAmount,
    NoCard,
    NoOffer,
    NoPlace,
    BeginsRecord,
    NotWho,
    NotVerb,
    VerbOfOtherGame,
    NotTheirs,
    NotAmount,
    NotWager,
    InsuranceIsNotBet,
    WagerOfOtherGame,
    NotCard,
    LiesFaceDown,
    NotOffered,
    NotPlace,
    OneTooMany
};

struct EventMistake {
    EventMistakeKind what;
    std::string_view word;  // which word; empty at the end of the line
};

/// What is wrong with a line that has an empty word, whatever else is wrong with it.
inline constexpr const char* stray_space =
    sentence("more than one space, or a space at an end of the line");
/// The first empty word of a line; null: there is none.
const char* stray_space_in(std::string_view line);

/// Of an event that was read up to the mistake.
std::string in_words(const EventMistake& mistake, const Event& event, Game game);

}  // namespace fairdeal
