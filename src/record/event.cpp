#include "record/event.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "record/game_sets.h"

namespace fairdeal {

namespace {

using game_sets::breakout, game_sets::every, game_sets::extreme, game_sets::league;
constexpr unsigned banked = extreme | league;
constexpr unsigned bet_games = breakout | game_sets::midnight | league;

/// Who may stand before a verb, as a set.
enum WhoSet : unsigned { D = 1, S = 2, H = 4 };
/// The words after a verb.
enum class Form : std::uint8_t {
    Nothing,
    Amount,
    WagerAmount,
    WagerOnly,
    OneCard,
    CardOrNone,
    Cards,
    WhatIsOffered,
    PlaceNumber
};

struct VerbForm {
    unsigned who;
    Form form;
    unsigned games;
};

// In the order of Verb.
constexpr std::array<VerbForm, verb_count> forms{{
    {S | D, Form::Amount, banked},      // chips
    {S, Form::WagerAmount, bet_games},  // bet
    {S, Form::Amount, league},          // secret
    {S, Form::Amount, extreme},         // blind
    {S | H | D, Form::Cards, every},    // deal
    {S | D, Form::OneCard, every},      // turn
    {D, Form::WhatIsOffered, every},    // offer
    {S, Form::Amount, every},           // insure
    {D, Form::Nothing, every},          // peek
    {S, Form::Amount, extreme},         // raise
    {S, Form::Nothing, extreme},        // check
    {S | D, Form::Nothing, extreme},    // fold
    {S | D, Form::Nothing, extreme},    // pass
    {D, Form::Nothing, extreme},        // play
    {S | H | D, Form::OneCard, every},  // hit
    {S | H | D, Form::Nothing, every},  // stand
    {S | H, Form::CardOrNone, every},   // double
    {S | H, Form::Nothing, every},      // split
    {S | H, Form::Nothing, every},      // surrender
    {S, Form::Nothing, every},          // even-money
    {S, Form::Nothing, league},         // sit-out
    {S, Form::Nothing, league},         // sit-in
    {S, Form::Nothing, league},         // disconnect
    {S, Form::Nothing, league},         // reconnect
    {S | H, Form::WagerAmount, every},  // take
    {S | H, Form::WagerAmount, every},  // pay
    {S | H, Form::WagerOnly, every},    // push
    {S | H, Form::WagerAmount, every},  // return
    {S | H, Form::Amount, breakout},    // tip
    {S, Form::PlaceNumber, league},     // out
    {S, Form::PlaceNumber, league},     // place
}};

constexpr const VerbForm& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }

/// Which games know a wager, in the order of Wager; in Breakout and the league insurance is settled
/// but never `bet`.
constexpr std::array<unsigned, wager_count> games_of_wagers{
    0,          // none
    bet_games,  // insurance
    bet_games,  // player
    breakout,   // dealer
    extreme,    // blind
    extreme,    // double-up
    breakout,   // pair-up
    breakout,   // sweet-17
    breakout,   // breakout-bonus
    breakout    // super-tie
};

bool is_wager_of(Wager wager, Game game) {
    const unsigned set = games_of_wagers[static_cast<std::size_t>(wager)];
    return (set >> static_cast<unsigned>(game) & 1U) != 0;
}

/// The words of a line; no event has more than five, so a sixth and what follows it stay one.
using Words = InlineVector<std::string_view, 6>;
Words words_of(std::string_view text) {
    Words words;
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size() && words.size() + 1 < words.capacity(); ++i) {
        if (text[i] != ' ') continue;
        words.push_back(text.substr(start, i - start));
        start = i + 1;
    }
    words.push_back(text.substr(start));
    return words;
}

/// Walks the words of one line and notes every problem with its column.
class EventReader {
public:
    EventReader(Event& event, std::string_view text, Game game, int line, Problems& problems)
        : text_(text), game_(game), problems_(problems), event_(event) {
        event_.line = line;
    }

    void read() {
        const std::size_t before = problems_.size();
        if (const VerbForm* form = read_who_and_verb()) {
            read_words(form->form);
            if (problems_.size() == before && more()) too_many_words();
        }
        if (problems_.size() > before) look_for_stray_space(before);
    }

private:
    void wrong(std::string_view at, std::string what) {
        problems_.push_back(
            {{"", event_.line, static_cast<int>(at.data() - text_.data()) + 1}, std::move(what)});
    }
    /// `what`: a marked sentence of the {word}.
    void wrong_word(std::string_view word, const char* what) {
        wrong(word, tr_of(what, "word"_a = in_quotes(word)));
    }

    /// There are words that were not read yet.
    [[nodiscard]] bool more() const { return next_ <= text_.size(); }

    /// The next word, or none with the problem noted that it was `expected`, a marked sentence.
    std::optional<std::string_view> word(const char* expected) {
        if (!more()) {
            wrong(text_.substr(text_.size()), tr(expected));
            return std::nullopt;
        }
        const std::size_t start = next_;
        while (next_ < text_.size() && text_[next_] != ' ') ++next_;
        ++next_;
        ++words_read_;
        return text_.substr(start, next_ - 1 - start);
    }

    void too_many_words() {
        wrong_word(words_of(text_)[words_read_], sentence("{word} is one word too many"));
    }

    /// No event has an empty word, so a stray space has already been taken for something else that
    /// is wrong: it is the only problem then.
    void look_for_stray_space(std::size_t before) {
        const Words words = words_of(text_);
        const auto stray = std::find_if(words.begin(), words.end(),
                                        [](std::string_view word) { return word.empty(); });
        if (stray == words.end()) return;
        problems_.erase(problems_.begin() + static_cast<std::ptrdiff_t>(before), problems_.end());
        wrong(*stray, tr("more than one space, or a space at an end of the line"));
    }

    /// Null, with the problem noted, where there is none.
    const VerbForm* read_who_and_verb() {
        const auto who_word = word(sentence("expected who acts here"));
        const auto who = who_from(*who_word);
        if (!who && game_from(*who_word)) {
            wrong_word(
                *who_word,
                sentence("{word} begins a record; a blank line parts it from the one before"));
            return nullptr;
        }
        if (!who)
            wrong_word(*who_word,
                       sentence("{word} is not the dealer, a seat 1 to 9 or a hand such as 2.1"));
        const auto verb_word = word(sentence("expected a verb here"));
        if (!verb_word) return nullptr;
        const auto verb = verb_from(*verb_word);
        if (!verb) {
            wrong_word(*verb_word, sentence("{word} is not a verb"));
            return nullptr;
        }
        const VerbForm& form = form_of(*verb);
        if ((form.games >> static_cast<unsigned>(game_) & 1U) == 0) {
            wrong(*verb_word, tr("'{verb}' is not used in {game}", "verb"_a = *verb_word,
                                 "game"_a = to_text(game_)));
            return nullptr;
        }
        if (!who) return nullptr;
        event_.who = *who;
        event_.verb = *verb;
        const unsigned kind = who->is_dealer() ? D : who->hand == 0 ? S : H;
        if ((form.who & kind) == 0) {
            const char* cannot = kind == D   ? sentence("the dealer cannot '{verb}'")
                                 : kind == S ? sentence("a seat cannot '{verb}'")
                                             : sentence("one hand of a seat cannot '{verb}'");
            wrong(*who_word, tr_of(cannot, "verb"_a = *verb_word));
            return nullptr;
        }
        return &form;
    }

    void read_words(Form form) {
        switch (form) {
            case Form::Nothing: return;
            case Form::Amount: return read_amount();
            case Form::WagerAmount:
                if (read_wager()) read_amount();
                return;
            case Form::WagerOnly: read_wager(); return;
            case Form::OneCard: read_card(); return;
            case Form::CardOrNone:
                if (more()) read_card();
                return;
            case Form::Cards:
                read_card();
                if (more()) read_card();
                return;
            case Form::WhatIsOffered: return read_offer();
            case Form::PlaceNumber: return read_place();
        }
    }

    void read_amount() {
        const auto text = word(sentence("expected an amount here"));
        if (!text) return;
        const auto amount = money_from(*text);
        if (!amount) {
            wrong_word(
                *text,
                sentence("{word} is not an amount such as 25 or 12.50, up to 9999999999.99"));
            return;
        }
        event_.amount = *amount;
        if (event_.verb == Verb::Insure) event_.wager = Wager::Insurance;
        if (event_.verb == Verb::Blind) event_.wager = Wager::Blind;
        if (event_.verb == Verb::Raise) event_.wager = Wager::DoubleUp;
        if (event_.verb == Verb::Secret) event_.wager = Wager::Player;
    }

    bool read_wager() {
        const auto text = word(sentence("expected a wager here"));
        if (!text) return false;
        const auto wager = wager_from(*text);
        if (!wager) {
            wrong_word(*text, sentence("{word} is not a wager"));
            return false;
        }
        const bool bets_insurance = event_.verb == Verb::Bet && *wager == Wager::Insurance;
        if (!is_wager_of(*wager, game_) || bets_insurance) {
            wrong(*text, bets_insurance ? tr("insurance is not bet: write 'insure'")
                                        : tr("{wager} is not a wager of {game}", "wager"_a = *text,
                                             "game"_a = to_text(game_)));
            return false;
        }
        event_.wager = *wager;
        return true;
    }

    void read_card() {
        const auto text = word(sentence("expected a card here"));
        if (!text) return;
        const bool face_down = text->size() == 4 && text->front() == '(' && text->back() == ')';
        const auto card = card_from(face_down ? text->substr(1, 2) : *text);
        if (!card) {
            wrong_word(*text, sentence("{word} is not a card"));
        } else if (face_down && event_.verb != Verb::Deal) {
            wrong_word(*text, sentence("{word} lies face down; only dealt cards do"));
        } else {
            event_.cards.push_back({*card, face_down});
        }
    }

    void read_offer() {
        const auto text = word(sentence("expected 'insurance' here"));
        if (!text) return;
        if (*text != "insurance") return wrong_word(*text, sentence("{word} is not 'insurance'"));
        event_.wager = Wager::Insurance;
    }

    void read_place() {
        const auto text = word(sentence("expected a place here"));
        if (!text) return;
        const auto place = whole_number_from(*text, highest_seat);
        if (!place || *place == 0)
            return wrong_word(*text, sentence("{word} is not a place 1 to 9"));
        event_.place = static_cast<int>(*place);
    }

    std::string_view text_;
    Game game_;
    Problems& problems_;
    std::size_t next_ = 0;  // where the next word begins; beyond the text: there is none
    std::size_t words_read_ = 0;
    Event& event_;
};

std::string to_text(const DealtCard& dealt) {
    return dealt.face_down ? "(" + to_text(dealt.card) + ")" : to_text(dealt.card);
}

}  // namespace

std::string to_text(Who who) {
    std::string text;
    append(text, who);
    return text;
}

std::optional<Who> who_from(std::string_view word) {
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '9')
        return Who{static_cast<std::uint8_t>(word[0] - '0'), 0};
    if (word == "dealer") return the_dealer;
    const auto seat = whole_number_from(word.substr(0, word.find('.')), highest_seat);
    if (!seat || *seat == 0) return std::nullopt;
    Who who{static_cast<std::uint8_t>(*seat), 0};
    if (const auto point = word.find('.'); point != std::string_view::npos) {
        const auto hand = whole_number_from(word.substr(point + 1), highest_hand);
        if (!hand || *hand == 0) return std::nullopt;
        who.hand = static_cast<std::uint8_t>(*hand);
    }
    return who;
}

std::string to_text(const Event& event) {
    std::string text;
    append(text, event);
    return text;
}

void append(std::string& text, Who who) {
    if (who.is_dealer()) {
        text += "dealer";
        return;
    }
    text += static_cast<char>('0' + who.seat);
    if (who.hand == 0) return;
    text += '.';
    if (who.hand >= 10) text += static_cast<char>('0' + who.hand / 10);
    text += static_cast<char>('0' + who.hand % 10);
}

void append(std::string& text, const Event& event) {
    append(text, event.who);
    (text += ' ') += to_text(event.verb);
    const Form form = form_of(event.verb).form;
    if (form == Form::WagerAmount || form == Form::WagerOnly || form == Form::WhatIsOffered)
        (text += ' ') += to_text(event.wager);
    if (form == Form::WagerAmount || form == Form::Amount) (text += ' ') += to_text(event.amount);
    if (form == Form::PlaceNumber) (text += ' ') += std::to_string(event.place);
    for (const DealtCard& card : event.cards) (text += ' ') += to_text(card);
}

Event read_event(std::string_view text, Game game, int line, Problems& problems) {
    Event event;
    read_event_into(event, text, game, line, problems);
    return event;
}

void read_event_into(Event& event, std::string_view text, Game game, int line, Problems& problems) {
    EventReader(event, text, game, line, problems).read();
}

Event read_act(std::string_view text, Game game, int line, Problems& problems) {
    Problems as_it_stands, with_a_card;
    Event act = read_event(text, game, line, as_it_stands);
    if (as_it_stands.empty()) {
        if (!act.cards.empty()) problems.push_back({{"", line, 1}, tr("an act names no card")});
        return act;
    }
    act = read_event(std::string(text) + " ??", game, line, with_a_card);
    act.cards.clear();
    if (!with_a_card.empty())
        problems.insert(problems.end(), as_it_stands.begin(), as_it_stands.end());
    return act;
}

}  // namespace fairdeal
