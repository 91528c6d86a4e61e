#include "record/reading/read_line.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/text.h"
#include "record/verb_forms.h"
#include "record/word_lists.h"

namespace fairdeal {

namespace {

using verb_forms::AfterVerb;
using verb_forms::form_of;
using verb_forms::is_in;
using verb_forms::is_wager_of;
using verb_forms::may_stand_before;
using verb_forms::VerbForm;

/// So many bytes of a line can be read, be it shorter. No event is as long, nor, after any of its
/// words, the next one and the number it is compared as.
constexpr std::size_t looked_at = 64;

/// The next eight bytes as a number, the first one lowest.
std::uint64_t eight_bytes(const char* at) {
    std::uint64_t bytes = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&bytes, at, sizeof bytes);
    } else {
        for (unsigned i = 0; i < 8; ++i)
            bytes |= std::uint64_t{static_cast<unsigned char>(at[i])} << 8 * i;
    }
    return bytes;
}

/// Those of the eight bytes that come before the first space or line end; in place of the others
/// nothing.
constexpr std::uint64_t word_in(std::uint64_t bytes) {
    constexpr std::uint64_t each = 0x0101010101010101;
    // The highest bit of the lowest byte that is a space or less, and perhaps of bytes after it.
    const std::uint64_t ends = (bytes - each * (' ' + 1)) & ~bytes & each << 7;
    const std::uint64_t first_end = ends & (0 - ends);
    return bytes & ((first_end >> 7) - 1);
}

/// A list of words, each found where it stands in a text without its end being looked for first.
/// No two of them begin with the same eight letters.
template <std::size_t Count>
class WordsInText {
public:
    struct Entry {
        std::uint64_t head = no_word, tail = 0;  // the first eight letters and the next
        std::uint8_t size = 0, place = 0;
    };

    constexpr explicit WordsInText(const std::array<std::string_view, Count>& words) {
        while (!fits(words)) factor_ *= another_odd;
    }

    /// The word at this place, of which 16 bytes can be read; null: none of the list. What comes
    /// after its last letter may still go on with it.
    [[nodiscard]] const Entry* find(const char* at) const {
        const std::uint64_t head = word_in(eight_bytes(at));
        const Entry& entry = slots_[slot_of(head)];
        if (entry.head != head) return nullptr;
        const bool goes_on = entry.tail != 0;
        return goes_on && word_in(eight_bytes(at + 8)) != entry.tail ? nullptr : &entry;
    }

private:
    static constexpr unsigned bits = 7;
    static constexpr std::uint64_t no_word = 1;  // word_in never gives it
    static constexpr std::uint64_t another_odd = 0x5851f42d4c957f2d;

    static constexpr std::uint64_t number_of(std::string_view letters) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(letters.size(), 8); ++i)
            number |= std::uint64_t{static_cast<unsigned char>(letters[i])} << 8 * i;
        return number;
    }
    [[nodiscard]] constexpr std::size_t slot_of(std::uint64_t head) const {
        return head * factor_ >> (64 - bits);
    }
    /// Gives every word a slot of its own, if this factor does.
    constexpr bool fits(const std::array<std::string_view, Count>& words) {
        slots_ = {};
        for (std::size_t i = 0; i < Count; ++i) {
            const std::string_view word = words[i];
            if (word.empty()) continue;
            Entry& entry = slots_[slot_of(number_of(word))];
            if (entry.head != no_word) return false;
            entry = {number_of(word), word.size() > 8 ? number_of(word.substr(8)) : 0,
                     static_cast<std::uint8_t>(word.size()), static_cast<std::uint8_t>(i)};
        }
        return true;
    }

    std::array<Entry, std::size_t{1} << bits> slots_{};
    std::uint64_t factor_ = 0x9e3779b97f4a7c15;  // any will do that fits
};

constexpr WordsInText verbs_in_text(verb_words);
constexpr WordsInText wagers_in_text(wager_words);

// Each of the following reads what the next bytes must be and gives the place after it; null: they
// are something else.

/// A number of one digit or two, without a zero before it.
const char* number_at(const char* at, int most, std::uint8_t& number) {
    if (!is_digit(*at) || *at == '0') return nullptr;
    int read = *at++ - '0';
    if (is_digit(*at)) read = read * 10 + (*at++ - '0');
    number = static_cast<std::uint8_t>(read);
    return read <= most ? at : nullptr;
}

const char* who_at(const char* at, Event& event) {
    constexpr std::string_view dealer = "dealer";
    if (!is_digit(*at))  // the dealer, as an event is made
        return std::memcmp(at, dealer.data(), dealer.size()) == 0 ? at + dealer.size() : nullptr;
    at = number_at(at, highest_seat, event.who.seat);
    return at == nullptr || *at != '.' ? at : number_at(at + 1, highest_hand, event.who.hand);
}

const char* verb_at(const char* at, Event& event, Game game) {
    const auto* verb = verbs_in_text.find(at);
    if (verb == nullptr) return nullptr;
    event.verb = static_cast<Verb>(verb->place);
    const VerbForm& form = form_of(event.verb);
    event.wager = form.wager;
    const bool fits = is_in(form.games, game) && may_stand_before(event.who, form);
    return fits ? at + verb->size : nullptr;
}

const char* any_wager_at(const char* at, Event& event) {
    if (*at != ' ') return nullptr;
    const auto* wager = wagers_in_text.find(at + 1);
    if (wager == nullptr) return nullptr;
    event.wager = static_cast<Wager>(wager->place);
    return at + 1 + wager->size;
}

const char* wager_at(const char* at, Event& event, Game game) {
    at = any_wager_at(at, event);
    const bool bets_insurance = event.verb == Verb::Bet && event.wager == Wager::Insurance;
    return is_wager_of(event.wager, game) && !bets_insurance ? at : nullptr;
}

const char* amount_at(const char* at, Event& event) {
    constexpr std::ptrdiff_t most_digits = 10;  // of largest_amount
    if (at == nullptr || *at != ' ') return nullptr;
    const char* const first = ++at;
    std::int64_t cents = 0;
    for (; is_digit(*at) && at - first <= most_digits; ++at) cents = cents * 10 + (*at - '0');
    const std::ptrdiff_t digits = at - first;
    if (digits == 0 || digits > most_digits || (digits > 1 && *first == '0')) return nullptr;
    cents *= 100;
    if (*at == '.') {
        if (!is_digit(at[1]) || !is_digit(at[2])) return nullptr;
        cents += (at[1] - '0') * 10 + (at[2] - '0');
        at += 3;
    }
    event.amount = Money::cents(cents);
    return at;
}

const char* card_at(const char* at, Event& event) {
    if (at == nullptr || *at != ' ') return nullptr;
    ++at;
    const bool face_down = event.verb == Verb::Deal && *at == '(';
    if (face_down) ++at;
    const auto card = card_from({at, 2});
    if (!card) return nullptr;
    event.cards.push_back({*card, face_down});
    at += 2;
    if (!face_down) return at;
    return *at == ')' ? at + 1 : nullptr;
}
const char* card_if_any_at(const char* at, Event& event) {
    return at != nullptr && *at == ' ' ? card_at(at, event) : at;
}

const char* place_at(const char* at, Event& event) {
    std::uint8_t place = 0;
    if (*at != ' ') return nullptr;
    at = number_at(at + 1, highest_seat, place);
    event.place = place;
    return at;
}

const char* words_at(const char* at, Event& event, Game game) {
    switch (form_of(event.verb).words) {
        case AfterVerb::Nothing: return at;
        case AfterVerb::Amount: return amount_at(at, event);
        case AfterVerb::WagerAmount: return amount_at(wager_at(at, event, game), event);
        case AfterVerb::WagerOnly: return wager_at(at, event, game);
        case AfterVerb::OneCard: return card_at(at, event);
        case AfterVerb::CardOrNone: return card_if_any_at(at, event);
        case AfterVerb::Cards: return card_if_any_at(card_at(at, event), event);
        case AfterVerb::WhatIsOffered:
            at = any_wager_at(at, event);
            return event.wager == Wager::Insurance ? at : nullptr;
        case AfterVerb::PlaceNumber: return place_at(at, event);
    }
    return nullptr;
}

/// The whole line, of whose text `looked_at` bytes can be read.
const char* event_at(const char* at, Event& event, Game game) {
    at = who_at(at, event);
    if (at == nullptr || *at != ' ') return nullptr;
    at = verb_at(at + 1, event, game);
    if (at == nullptr) return nullptr;
    at = words_at(at, event, game);
    return at != nullptr && *at == '\n' ? at : nullptr;
}

/// Of a text that is shorter: it is read where it can go on.
const char* last_event_at(std::string_view text, Event& event, Game game) {
    std::array<char, looked_at> copy{};
    copy.fill('\n');
    std::copy(text.begin(), text.end(), copy.begin());
    const char* const end = event_at(copy.data(), event, game);
    return end == nullptr ? nullptr : text.data() + (end - copy.data());
}

}  // namespace

std::string_view read_plain_lines(std::vector<Event>& events, std::string_view text, Game game,
                                  int line) {
    for (; !text.empty(); ++line) {
        Event& event = events.emplace_back();
        event.line = line;
        const char* const end = text.size() < looked_at ? last_event_at(text, event, game)
                                                        : event_at(text.data(), event, game);
        if (end == nullptr) {
            events.pop_back();
            break;
        }
        const auto size = static_cast<std::size_t>(end - text.data());
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    return text;
}

}  // namespace fairdeal
