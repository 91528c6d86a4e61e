#pragma once
// Plain words for places, cards, wagers and numbers; amounts, and what holds one, are in
// amounts.h. The notation stays in the files; people read sentences.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/time/utc_time.h"
#include "record/record.h"
#include "rules/ruling.h"

namespace fairdeal {

/// An amount as a person types it: "12.5", "12.50", "$12", ".50", "1,250". Nothing if it is none.
std::optional<Money> typed_amount(std::string_view typed);

/// A whole number as a person types it, at most 999. Nothing if it is none.
std::optional<int> typed_number(std::string_view typed);

/// "Dealer", "Seat 2", "Seat 2, first hand".
std::string place_in_words(Who who);

/// "1st", "2nd", "11th".
std::string nth(int number);

/// "8 to 1".
std::string odds_in_words(Odds odds);

/// "Super Tie", "Dealer hand"; of no wager "".
std::string title_in_words(Wager wager);

/// "Seat 2 · Blind", "Seat 2, first hand · Double up".
std::string wager_in_words(Who who, Wager wager);

/// "K♣", "10♥", "?".
std::string short_card(Card card);

/// With its first letter large, or small (ASCII).
std::string capital(std::string text);
std::string small(std::string text);

/// With its first letter large (ASCII), and a full stop: of a reason, which is told without.
std::string as_sentence(std::string words);

/// Between the parts of a line.
constexpr const char* dot = " \u00b7 ";
/// Adds a part to a line, which may be empty; no empty part.
void add_part(std::string& line, const std::string& part);
/// "Trainee, Trainer": the parts one after another, in the language's way; and_list ends with
/// "and".
std::string comma_list(const std::vector<std::string>& parts);
/// Adds a part to such a list, which may be empty.
void add_to_list(std::string& list, const std::string& part);
/// The parts of such a list.
std::vector<std::string> parts_of_list(const std::string& list);
/// "Blind by $5; Double up by $10": likewise, of parts that may hold commas.
std::string semicolon_list(const std::vector<std::string>& parts);

/// "1 wager", "3 wagers".
std::string counted(std::int64_t number, std::string_view one, std::string_view many);

/// 1234567 as "1,234,567".
std::string grouped(std::int64_t number);

/// "6.4 s": tenths, the rest cut off.
std::string seconds_in_words(std::int64_t milliseconds);

/// "14 Mar 2026, 21:05", by the clocks of the house: of one that has set none, UTC.
std::string time_in_words(const UtcTime& at);
/// The same of a text that is_utc_time; what is no time as it is.
std::string time_in_words(const std::string& at);

/// "14 Mar 2026, 21:05 Europe/London", "14 Mar 2026, 21:05 UTC".
std::string time_with_zone(const UtcTime& at);
/// The same for printed pages; at a house that keeps UTC "2026-03-14T21:05:09Z".
std::string time_on_paper(const UtcTime& at);

/// Whether `text` holds every word of `search`, whatever the case (ASCII).
bool holds_words(std::string_view text, std::string_view search);

}  // namespace fairdeal
