#pragma once
// Small readers of hands from text, for the tables of the tests. In a table a record is one string,
// its lines parted by " / ": "breakout / 1 bet dealer 25 / 1 deal Th 6d".

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "record/record.h"
#include "record/table.h"

namespace fairdeal {

/// A row's record as the notation has it: a line each, every line ended by LF.
inline std::string as_lines(std::string_view row) {
    std::string text;
    for (auto at = row.find(" / "); at != std::string_view::npos; at = row.find(" / ")) {
        text += std::string(row.substr(0, at)) + "\n";
        row.remove_prefix(at + 3);
    }
    return text + std::string(row) + "\n";
}

/// Lines as one row again.
inline std::string as_row(std::string_view text) {
    std::string row;
    for (const char c : text) row += c == '\n' ? " / " : std::string(1, c);
    return row.ends_with(" / ") ? row.substr(0, row.size() - 3) : row;
}

/// "line:column what", one a line, as a failing row prints it.
inline std::string in_words(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) text += (text.empty() ? "" : "\n") + to_text(problem);
    return text;
}

/// Every record that hand_record has read for the tests of this program so far.
inline std::vector<HandRecord>& hands_read() {
    static std::vector<HandRecord> hands;
    return hands;
}

/// The record of a row, which must be one that can be read.
inline HandRecord hand_record(std::string_view row) {
    const auto record = read_record(as_lines(row));
    if (!record) BOOST_FAIL(row << "\n" << in_words(record.error()));
    hands_read().push_back(*record);
    return *record;
}

/// "Ah Kd" as cards; no text is no card.
inline std::vector<Card> cards_in(std::string_view text) {
    std::vector<Card> cards;
    if (text.empty()) return cards;
    for (const std::string_view word : split_at(text, ' ')) {
        const auto card = card_from(word);
        BOOST_REQUIRE_MESSAGE(card, word << " is not a card");
        cards.push_back(*card);
    }
    return cards;
}

template <class Cards>
std::string cards_as_text(const Cards& cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + to_text(card);
    return text;
}

/// Things in their own words, joined: "1 push dealer, 1 take super-tie 5".
template <class List>
std::string joined_texts(const List& list) {
    std::string text;
    for (const auto& item : list) text += (text.empty() ? "" : ", ") + std::string(to_text(item));
    return text;
}

}  // namespace fairdeal
