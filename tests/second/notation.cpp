// The reader's side of the second settlement: cards, amounts, options and records.

#include <algorithm>
#include <array>
#include <istream>
#include <map>
#include <sstream>

#include "breakout_second.h"

namespace second {
namespace {

constexpr std::string_view ranks = "?A23456789TJQK";

std::optional<Cents> amount_from(std::string_view text) {
    const auto dot = text.find('.');
    const std::string_view whole = text.substr(0, dot);
    const std::string_view part = dot == std::string_view::npos ? "00" : text.substr(dot + 1);
    if (whole.empty() || whole.size() > 10 || part.size() != 2) return std::nullopt;
    if (whole.size() > 1 && whole[0] == '0') return std::nullopt;
    Cents cents = 0;
    for (const char c : std::string(whole) + std::string(part)) {
        if (c < '0' || c > '9') return std::nullopt;
        cents = cents * 10 + (c - '0');
    }
    return cents;
}

std::optional<Card> card_from(std::string_view text) {
    Card card;
    if (text.size() == 4 && text.front() == '(' && text.back() == ')') {
        card.face_down = true;
        text = text.substr(1, 2);
    }
    if (text.size() != 2) return std::nullopt;
    const auto rank = ranks.find(text[0]);
    if (rank == std::string_view::npos) return std::nullopt;
    if (std::string_view("shdc?").find(text[1]) == std::string_view::npos) return std::nullopt;
    card.rank = static_cast<int>(rank);
    card.suit = text[1];
    return card;
}

std::optional<Price> price_from(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto pays = amount_from(text.substr(0, colon));
    const auto to = amount_from(text.substr(colon + 1));
    if (!pays || !to || *to == 0) return std::nullopt;
    return Price{*pays / 100, *to / 100};
}

// What words follow a verb: c cards, m amount, w wager, i the word insurance, - nothing.
struct VerbRow {
    const char* words;
    bool by_seat, by_dealer, settlement;
};
const std::map<std::string, VerbRow, std::less<>>& verbs() {
    // clang-format off
    static const std::map<std::string, VerbRow, std::less<>> rows{
        {"bet", {"wm", true, false, false}},     {"deal", {"c", true, true, false}},
        {"turn", {"c", false, true, false}},     {"offer", {"i", false, true, false}},
        {"insure", {"m", true, false, false}},   {"peek", {"-", false, true, false}},
        {"hit", {"c", true, true, false}},       {"stand", {"-", true, true, false}},
        {"double", {"c", true, false, false}},   {"split", {"-", true, false, false}},
        {"surrender", {"-", true, false, false}}, {"even-money", {"-", true, false, false}},
        {"take", {"wm", true, false, true}},     {"pay", {"wm", true, false, true}},
        {"push", {"w", true, false, true}},      {"return", {"wm", true, false, true}},
        {"tip", {"m", true, false, true}},
    };
    // clang-format on
    return rows;
}

bool is_wager(std::string_view word, bool settlement) {
    static constexpr std::array<std::string_view, 6> wagers{
        "player", "dealer", "pair-up", "sweet-17", "breakout-bonus", "super-tie"};
    if (settlement && word == "insurance") return true;
    return std::find(wagers.begin(), wagers.end(), word) != wagers.end();
}

bool read_who(std::string_view word, Event& event) {
    if (word == "dealer") return true;
    if (word.empty() || word[0] < '1' || word[0] > '9') return false;
    event.seat = word[0] - '0';
    if (word.size() == 1) return true;
    if (word.size() < 3 || word.size() > 4 || word[1] != '.' || word[2] == '0') return false;
    for (const char c : word.substr(2)) {
        if (c < '0' || c > '9') return false;
        event.hand = event.hand * 10 + (c - '0');
    }
    return true;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string read_cards(const std::vector<std::string>& words, Event& event) {
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto card = card_from(words[i]);
        if (!card) return "no card: " + words[i];
        event.cards.push_back(*card);
    }
    if (event.cards.size() > 2 || (event.verb != "deal" && event.cards.size() > 1)) {
        return "too many cards";
    }
    if (event.cards.empty() && event.verb != "double") return "the card is missing";
    return {};
}

std::string read_rest(const std::vector<std::string>& words, const VerbRow& row, Event& event) {
    const std::string_view form = row.words;
    if (form == "c") return read_cards(words, event);
    if (form == "-") return words.size() == 2 ? "" : "words after " + event.verb;
    if (form == "i") return words.size() == 3 && words[2] == "insurance" ? "" : "offer what?";
    if (words.size() != 2 + form.size()) return "wrong number of words";
    if (form[0] == 'w') {
        if (!is_wager(words[2], row.settlement)) return "no such wager: " + words[2];
        event.wager = words[2];
    }
    if (form.back() != 'm') return {};
    event.amount = amount_from(words.back());
    return event.amount ? "" : "no amount: " + words.back();
}

std::string read_event(const std::vector<std::string>& words, Event& event) {
    if (words.size() < 2) return "no event";
    if (!read_who(words[0], event)) return "nobody: " + words[0];
    event.verb = words[1];
    const auto row = verbs().find(event.verb);
    if (row == verbs().end()) return "no such verb: " + event.verb;
    if (event.seat == 0 ? !row->second.by_dealer : !row->second.by_seat) return "not for them";
    return read_rest(words, row->second, event);
}

void read_header(const std::vector<std::string>& words, Record& record) {
    if (words[0] != "breakout") record.problems.push_back({1, "not breakout: " + words[0]});
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto equals = words[i].find('=');
        const std::string key = words[i].substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : words[i].substr(equals + 1);
        if (key == "id") record.id = value;
        if (key == "settlements" && value == "unknown") continue;
        if (key == "offers" && value == "unknown") {
            record.offers_known = false;
            continue;
        }
        const bool identity =
            key == "id" || key == "table" || key == "dealer" || key == "shoe" || key == "at";
        if (value.empty() || (!identity && !set_option(record.house, key, value))) {
            record.problems.push_back({1, "unknown: " + words[i]});
        }
    }
}

bool set_flag(bool& flag, std::string_view value, std::string_view off, std::string_view on) {
    flag = value == on;
    return flag || value == off;
}

bool set_price(Price& price, std::string_view value) {
    const auto read = price_from(value);
    if (read) price = *read;
    return read.has_value();
}

bool set_number(int& number, std::string_view value) {
    const auto read = amount_from(value);
    if (read) number = static_cast<int>(*read / 100);
    return read && *read % 100 == 0 && number > 0;
}

bool set_both(House& house, std::string_view value) {
    if (value == "any")
        house.pair_up_both = House::Both::Any;
    else if (value == "both-unsuited")
        house.pair_up_both = House::Both::BothUnsuited;
    else if (value == "not-both-suited")
        house.pair_up_both = House::Both::NotBothSuited;
    else
        return false;
    return true;
}

bool set_minimum(House& house, std::string_view value) {
    const auto read = amount_from(value);
    if (read) house.super_tie_min = *read;
    return read.has_value();
}

}  // namespace

int points_of_rank(int rank) { return rank > 10 ? 10 : rank; }

std::pair<int, bool> total_of(const Cards& cards) {
    int hard = 0;
    bool ace = false;
    for (const Card& card : cards) {
        hard += points_of_rank(card.rank);
        ace = ace || card.rank == 1;
    }
    return ace && hard <= 11 ? std::pair{hard + 10, true} : std::pair{hard, false};
}

std::string text_of(const Card& card) {
    std::string text{ranks[static_cast<std::size_t>(card.rank)], card.suit};
    return card.face_down ? "(" + text + ")" : text;
}

std::string text_of(Cents amount) {
    std::string text = std::to_string(amount / 100);
    if (amount % 100 == 0) return text;
    return text + (amount % 100 < 10 ? ".0" : ".") + std::to_string(amount % 100);
}

std::string who_text(int seat, int hand) {
    if (seat == 0) return "dealer";
    return std::to_string(seat) + (hand > 0 ? "." + std::to_string(hand) : "");
}

std::string text_of(const Line& line) {
    std::string text = who_text(line.seat, line.hand) + " " + line.verb;
    if (!line.wager.empty()) text += " " + line.wager;
    if (line.verb != "push") text += " " + text_of(line.amount);
    return text;
}

bool is_settlement(std::string_view verb) {
    const auto row = verbs().find(verb);
    return row != verbs().end() && row->second.settlement;
}

std::vector<Record> read_records(std::istream& in) {
    std::vector<Record> records;
    bool open = false;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        const std::vector<std::string> words = words_of(line.substr(0, line.find('#')));
        if (words.empty()) {
            open = open && !line.empty();
            number += open ? 1 : 0;
            continue;
        }
        if (!open) {
            records.emplace_back();
            read_header(words, records.back());
            open = true;
            number = 1;
            continue;
        }
        Event event;
        event.line = ++number;
        const std::string problem = read_event(words, event);
        if (problem.empty())
            records.back().events.push_back(std::move(event));
        else
            records.back().problems.push_back({number, problem});
    }
    return records;
}

const std::vector<OptionRow>& option_rows() {
    // clang-format off
    static const std::vector<OptionRow> rows{
        {"decks", {"6", "1", "2", "4", "8"}},
        {"dealer-style", {"peek", "no-hole"}},
        {"hit-soft-17", {"no", "yes"}},
        {"bj-pays", {"3:2", "6:5", "7:5", "2:1", "1:1"}},
        {"max-hands", {"4", "2", "3", "5"}},
        {"split-aces", {"one-card", "play-on"}},
        {"double-after-split", {"yes", "no"}},
        {"surrender", {"late", "none"}},
        {"dealer-bj-pays", {"3:2", "6:5", "2:1", "1:1"}},
        {"dealer-win-pays", {"1:1", "19:20", "9:10", "2:1"}},
        {"super-tie-min", {"5", "2", "10", "7.50", "1", "0.50"}},
        {"bust17-soft", {"yes", "no"}},
        {"sweet17-soft", {"yes", "no"}},
        {"pair-by", {"rank", "value"}},
        {"suited-by", {"suit", "colour"}},
        {"pair-up-both", {"any", "both-unsuited", "not-both-suited"}},
        {"pair-up-rows", {"best", "sum"}},
        {"tip-from", {"house", "player"}},
        {"super-tie-short", {"void", "play"}},
        {"illegal-side", {"void", "play"}},
        {"bj-vs-21", {"beats", "push"}},
        {"no-hole-loses-all", {"yes", "no"}},
        {"natural-stays-live", {"no", "yes"}},
    };
    // clang-format on
    return rows;
}

bool set_option(House& h, std::string_view name, std::string_view value) {
    if (name == "decks") return set_number(h.decks, value);
    if (name == "dealer-style") return set_flag(h.no_hole, value, "peek", "no-hole");
    if (name == "hit-soft-17") return set_flag(h.hit_soft_17, value, "no", "yes");
    if (name == "bj-pays") return set_price(h.bj_pays, value);
    if (name == "max-hands") return set_number(h.max_hands, value);
    if (name == "split-aces") return set_flag(h.aces_play_on, value, "one-card", "play-on");
    if (name == "double-after-split") return set_flag(h.double_after_split, value, "no", "yes");
    if (name == "surrender") return set_flag(h.late_surrender, value, "none", "late");
    if (name == "dealer-bj-pays") return set_price(h.dealer_bj_pays, value);
    if (name == "dealer-win-pays") return set_price(h.dealer_win_pays, value);
    if (name == "super-tie-min") return set_minimum(h, value);
    if (name == "bust17-soft") return set_flag(h.bust17_soft, value, "no", "yes");
    if (name == "sweet17-soft") return set_flag(h.sweet17_soft, value, "no", "yes");
    if (name == "pair-by") return set_flag(h.pair_by_value, value, "rank", "value");
    if (name == "suited-by") return set_flag(h.suited_by_colour, value, "suit", "colour");
    if (name == "pair-up-both") return set_both(h, value);
    if (name == "pair-up-rows") return set_flag(h.rows_sum, value, "best", "sum");
    if (name == "tip-from") return set_flag(h.tip_from_player, value, "house", "player");
    if (name == "super-tie-short") return set_flag(h.short_tie_plays, value, "void", "play");
    if (name == "illegal-side") return set_flag(h.illegal_side_plays, value, "void", "play");
    if (name == "bj-vs-21") return set_flag(h.bj_pushes_21, value, "beats", "push");
    if (name == "no-hole-loses-all") return set_flag(h.no_hole_loses_all, value, "no", "yes");
    if (name == "natural-stays-live") return set_flag(h.natural_stays_live, value, "no", "yes");
    return false;
}

}  // namespace second
