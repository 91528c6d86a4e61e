#include "log/search/search_terms.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace fairdeal {

namespace {

constexpr std::size_t few = 200;  // places that are stored one by one
constexpr std::size_t longest_word = 64;
constexpr char whole_block = '\xff';
constexpr std::array<std::string_view, search_kinds> kind_words{
    "game",  "table",   "dealer", "day",    "standing", "faults",     "money",
    "wager", "outcome", "wager",  "clause", "missed",   "misreading", "amount"};

template <class Use>
void for_each_verb(const SettledLines& lines, Use use) {
    for (const SettledLine& line : lines) use(to_text(line.verb));
    if (lines.empty()) use("nothing");
}

/// What was done on a wager; where nothing is recorded, what is due. The terms of edition 3 hold
/// "out of turn" and the "or" between what may be due, word by word.
template <class Use>
void for_each_outcome(const SearchedWager& wager, Use use) {
    const WagerVerdict& verdict = wager.verdict;
    if (wager.judged) {
        for_each_verb(verdict.claimed, use);
        if (verdict.standing != Standing::WrongOrder) return;
        for (const std::string_view word : {"out", "of", "turn"}) use(word);
    } else if (!verdict.hangs_on_a_card) {
        for_each_verb(verdict.ruled, use);
    } else if (verdict.may_be.empty()) {
        use("undecided");
    } else {
        for (const SettledLines& lines : verdict.may_be) for_each_verb(lines, use);
        if (verdict.may_be.size() > 1) use("or");
    }
}

/// Where edition 3 does not know a place for one (rows.cpp), it takes its number for dollars.
template <class Use>
void for_each_amount(const SettledLines& lines, Use use) {
    for (const SettledLine& line : lines) {
        const bool place = is_about_a_place(line.verb);
        if (line.verb != Verb::Push)
            use((place ? Money::dollars(line.place) : line.amount).in_cents());
    }
}

/// Of a place in a tournament the number is no money.
template <class Use>
void for_each_amount(const SearchedWager& wager, Use use) {
    const auto& [verdict, judged] = wager;
    if (const auto name = name_of(verdict); name == "out" || name == "place") return;
    for_each_amount(verdict.ruled, use);
    for (const SettledLines& lines : verdict.may_be) for_each_amount(lines, use);
    if (judged) for_each_amount(verdict.claimed, use);
    const Money difference = judged ? difference_of(verdict) : Money{};
    if (!difference.is_zero()) use(std::abs(difference.in_cents()));
}

bool is_said(const SearchedWager& wager) {
    return wager.judged && wager.verdict.standing != Standing::Right;
}

}  // namespace

std::string_view to_text(SearchKind kind) {
    return kind_words.at(static_cast<std::size_t>(kind) - 1);
}

std::string to_text(const SearchTerm& term) {
    if (term.kind == SearchKind::Amount)
        return fmt::format("amount {}", to_text(Money::cents(term.number)));
    if (term.kind == SearchKind::Day) return fmt::format("day {}", term.number);
    return fmt::format("{} {}", to_text(term.kind), term.word);
}

HandSet HandSet::all() {
    HandSet set;
    set.words_.fill(~std::uint64_t{0});
    return set;
}

bool HandSet::empty() const {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
}

std::int64_t HandSet::count() const {
    std::int64_t count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
}

int HandSet::at_or_after(int place) const {
    const int from = std::max(place, 0);
    for (auto i = static_cast<std::size_t>(from) / 64; i < words_.size(); ++i) {
        std::uint64_t word = words_[i];
        if (i == static_cast<std::size_t>(from) / 64) word &= ~std::uint64_t{0} << from % 64;
        if (word != 0) return static_cast<int>(i) * 64 + std::countr_zero(word);
    }
    return -1;
}

int HandSet::at_or_before(int place) const {
    if (place < 0) return -1;
    const int from = std::min(place, static_cast<int>(records_in_a_block) - 1);
    for (auto i = static_cast<std::size_t>(from) / 64 + 1; i-- > 0;) {
        std::uint64_t word = words_[i];
        if (i == static_cast<std::size_t>(from) / 64) word &= ~std::uint64_t{0} >> (63 - from % 64);
        if (word != 0) return static_cast<int>(i) * 64 + 63 - std::countl_zero(word);
    }
    return -1;
}

HandSet& HandSet::operator&=(const HandSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
}

HandSet& HandSet::operator|=(const HandSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
}

HandSet& HandSet::operator-=(const HandSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
}

std::string encode(const HandSet& set) {
    const auto count = static_cast<std::size_t>(set.count());
    if (count == static_cast<std::size_t>(records_in_a_block)) return {whole_block};
    std::string bytes;
    if (count <= few) {
        for (int at = set.at_or_after(0); at >= 0; at = set.at_or_after(at + 1)) {
            bytes += static_cast<char>(at / 256);
            bytes += static_cast<char>(at % 256);
        }
        return bytes;
    }
    for (std::size_t place = 0; place < static_cast<std::size_t>(records_in_a_block); place += 8) {
        unsigned byte = 0;
        for (std::size_t i = 0; i < 8; ++i) byte |= (set.has(place + i) ? 1U : 0U) << i;
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

namespace {

unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

/// A bit a hand.
std::optional<HandSet> decode_bits(std::string_view bytes) {
    HandSet set;
    for (std::size_t i = 0; i < bytes.size() * 8; ++i) {
        if ((byte_at(bytes, i / 8) >> i % 8 & 1U) != 0) set.add(i);
    }
    const auto count = static_cast<std::size_t>(set.count());
    const bool is_shortest = count > few && count < static_cast<std::size_t>(records_in_a_block);
    return is_shortest ? std::optional(set) : std::nullopt;
}

}  // namespace

std::optional<HandSet> decode(std::string_view bytes) {
    if (bytes.size() == 1 && bytes[0] == whole_block) return HandSet::all();
    if (bytes.size() == static_cast<std::size_t>(records_in_a_block) / 8) return decode_bits(bytes);
    HandSet set;
    if (bytes.empty() || bytes.size() % 2 != 0 || bytes.size() / 2 > few) return std::nullopt;
    int last = -1;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const auto place = static_cast<int>(byte_at(bytes, i) * 256 + byte_at(bytes, i + 1));
        if (place <= last || place >= records_in_a_block) return std::nullopt;
        set.add(static_cast<std::size_t>(last = place));
    }
    return set;
}

std::size_t SearchBlock::hash_of_term(const SearchTerm& term) {
    const std::size_t word = std::hash<std::string_view>()(term.word);
    const auto number = static_cast<std::size_t>(term.number) * 0x9e3779b97f4a7c15U;
    return word ^ number ^ static_cast<std::size_t>(term.kind) * 0xff51afd7ed558ccdU;
}

HandSet SearchBlock::hands_of(const SearchTerm& term) const {
    const auto found = terms_.find(term);
    return found == terms_.end() ? HandSet() : found->second;
}

void SearchBlock::note(SearchKind kind, std::string_view word, std::int64_t number) {
    auto found = terms_.find({kind, word, number});
    if (found == terms_.end()) {
        words_.emplace_back(word);
        found = terms_.try_emplace({kind, words_.back(), number}).first;
    }
    found->second.add(place_);
}

void SearchBlock::note_outcome(const SearchedWager& wager, std::string_view outcome) {
    note(SearchKind::Outcome, outcome);
    std::array<char, 64> both{};
    const auto end =
        fmt::format_to_n(both.data(), both.size(), "{}:{}", name_of(wager.verdict), outcome);
    note(SearchKind::WagerOutcome, {both.data(), std::min(end.size, both.size())});
}

void SearchBlock::note_wager(const SearchedWager& wager) {
    note(SearchKind::Wager, name_of(wager.verdict));
    for_each_outcome(wager, [&](std::string_view word) { note_outcome(wager, word); });
    if (is_said(wager)) note_outcome(wager, to_text(wager.verdict.standing));
    for (const ClauseId& clause : wager.verdict.because) {
        note(SearchKind::Clause, clause.id);
        if (wager.is_wrong()) note(SearchKind::Missed, clause.id);
    }
    if (wager.verdict.misreading) note(SearchKind::Misreading, *wager.verdict.misreading);
    for_each_amount(wager, [&](std::int64_t cents) { note(SearchKind::Amount, {}, cents); });
}

void SearchBlock::add(std::int64_t idx, const DerivedRows& rows) {
    place_ = place_of(idx);
    const HandRow& hand = rows.hand;
    note(SearchKind::Game, to_text(hand.game));
    if (!hand.identity.table.empty()) note(SearchKind::Table, hand.identity.table);
    if (!hand.identity.dealer.empty()) note(SearchKind::Dealer, hand.identity.dealer);
    if (rows.instant) note(SearchKind::Day, {}, day_of(*rows.instant));
    if (hand.standing != HandStanding::Right) note(SearchKind::Standing, to_text(hand.standing));
    if (hand.faults > 0) note(SearchKind::Faults, {});
    if (!hand.overpaid.is_zero() || !hand.underpaid.is_zero()) note(SearchKind::Money, {});
    for (const SearchedWager& wager : searched_wagers(rows)) note_wager(wager);
    ++sums_.hands;
    if (hand.standing == HandStanding::Wrong) ++sums_.wrong;
    if (hand.faults > 0) ++sums_.with_faults;
    sums_.add(hand.unit, hand.overpaid.in_cents(), hand.underpaid.in_cents());
}

void BlockSums::add(Unit unit, std::int64_t over, std::int64_t under) {
    (unit == Unit::Cash ? overpaid : chips_overpaid) += over;
    (unit == Unit::Cash ? underpaid : chips_underpaid) += under;
}

bool SearchedWager::has_outcome(std::string_view outcome) const {
    if (is_said(*this) && to_text(verdict.standing) == outcome) return true;
    bool found = false;
    for_each_outcome(*this, [&](std::string_view word) { found |= word == outcome; });
    return found;
}

bool SearchedWager::has_amount(std::int64_t least, std::int64_t most) const {
    bool found = false;
    for_each_amount(*this, [&](std::int64_t cents) { found |= cents >= least && cents <= most; });
    return found;
}

std::vector<SearchedWager> searched_wagers(const DerivedRows& rows) {
    std::vector<SearchedWager> wagers;
    wagers.reserve(rows.verdicts.size());
    for (const WagerVerdict& verdict : rows.verdicts) wagers.push_back({verdict, rows.is_judged()});
    return wagers;
}

std::int64_t day_of(std::int64_t instant) {
    return instant / micros_in_a_day - (instant % micros_in_a_day < 0 ? 1 : 0);
}

std::vector<std::string> words_of_note(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) words.push_back(word.substr(0, longest_word));
        word.clear();
    };
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            word += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || is_digit(c) || static_cast<unsigned char>(c) >= 0x80)
            word += c;
        else
            finish();
    }
    finish();
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

}  // namespace fairdeal
