#include "record/event.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "record/event_mistake.h"
#include "record/game_sets.h"
#include "record/line_words.h"

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

unsigned kind_of(Who who) { return who.is_dealer() ? D : who.hand == 0 ? S : H; }

/// Reads one line into an event. What is wrong is noted, and put into words only where it is asked
/// for.
class EventReader {
public:
    EventReader(Event& event, const LineWords& words, Game game)
        : words_(words), game_(game), event_(event) {}

    /// False if there are mistakes.
    bool read() {
        if (const VerbForm* form = read_who_and_verb()) {
            read_words(form->form);
            if (mistakes_.empty() && more()) wrong(EventMistakeKind::OneTooMany, words_[next_]);
        }
        return mistakes_.empty();
    }

    [[nodiscard]] const auto& mistakes() const { return mistakes_; }

private:
    void wrong(EventMistakeKind what, const Word& word) { mistakes_.push_back({what, word.text}); }
    [[nodiscard]] bool more() const { return next_ < words_.count(); }

    /// The next word; if there is none, it is noted that it is missing.
    const Word* next(EventMistakeKind if_missing) {
        if (more()) return &words_[next_++];
        mistakes_.push_back({if_missing, {words_.end(), 0}});
        return nullptr;
    }

    /// Null, with the mistakes noted, where there is none.
    const VerbForm* read_who_and_verb() {
        const Word& who_word = words_[next_++];
        const bool is_somebody = read_who(who_word);
        if (!is_somebody) {
            const bool begins_record = game_from(who_word.text).has_value();
            wrong(begins_record ? EventMistakeKind::BeginsRecord : EventMistakeKind::NotWho,
                  who_word);
            if (begins_record) return nullptr;
        }
        const Word* verb_word = next(EventMistakeKind::NoVerb);
        if (verb_word == nullptr) return nullptr;
        const auto verb = verb_from(*verb_word);
        if (!verb) {
            wrong(EventMistakeKind::NotVerb, *verb_word);
            return nullptr;
        }
        const VerbForm& form = form_of(*verb);
        if ((form.games >> static_cast<unsigned>(game_) & 1U) == 0) {
            wrong(EventMistakeKind::VerbOfOtherGame, *verb_word);
            return nullptr;
        }
        if (!is_somebody) return nullptr;
        event_.verb = *verb;
        if ((form.who & kind_of(event_.who)) == 0) {
            wrong(EventMistakeKind::NotTheirs, who_word);
            return nullptr;
        }
        return &form;
    }

    bool read_who(const Word& word) {
        static constexpr Word dealer("dealer");
        if (word == dealer) return true;  // as an event is made
        if (word.text.size() == 1 && word.text[0] >= '1' && word.text[0] <= '9') {
            event_.who.seat = static_cast<std::uint8_t>(word.text[0] - '0');
            return true;
        }
        const auto who = who_from(word.text);
        if (who) event_.who = *who;
        return who.has_value();
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
        const Word* word = next(EventMistakeKind::NoAmount);
        if (word == nullptr) return;
        const auto amount = money_from(word->text);
        if (!amount) return wrong(EventMistakeKind::NotAmount, *word);
        event_.amount = *amount;
        if (event_.verb == Verb::Insure) event_.wager = Wager::Insurance;
        if (event_.verb == Verb::Blind) event_.wager = Wager::Blind;
        if (event_.verb == Verb::Raise) event_.wager = Wager::DoubleUp;
        if (event_.verb == Verb::Secret) event_.wager = Wager::Player;
    }

    bool read_wager() {
        const Word* word = next(EventMistakeKind::NoWager);
        if (word == nullptr) return false;
        const auto wager = wager_from(*word);
        if (!wager) {
            wrong(EventMistakeKind::NotWager, *word);
            return false;
        }
        const bool bets_insurance = event_.verb == Verb::Bet && *wager == Wager::Insurance;
        if (!is_wager_of(*wager, game_) || bets_insurance) {
            wrong(bets_insurance ? EventMistakeKind::InsuranceIsNotBet
                                 : EventMistakeKind::WagerOfOtherGame,
                  *word);
            return false;
        }
        event_.wager = *wager;
        return true;
    }

    void read_card() {
        const Word* word = next(EventMistakeKind::NoCard);
        if (word == nullptr) return;
        const std::string_view text = word->text;
        const bool face_down = text.size() == 4 && text.front() == '(' && text.back() == ')';
        const auto card = card_from(face_down ? text.substr(1, 2) : text);
        if (!card) {
            wrong(EventMistakeKind::NotCard, *word);
        } else if (face_down && event_.verb != Verb::Deal) {
            wrong(EventMistakeKind::LiesFaceDown, *word);
        } else {
            event_.cards.push_back({*card, face_down});
        }
    }

    void read_offer() {
        static constexpr Word insurance("insurance");
        const Word* word = next(EventMistakeKind::NoOffer);
        if (word == nullptr) return;
        if (*word != insurance) return wrong(EventMistakeKind::NotOffered, *word);
        event_.wager = Wager::Insurance;
    }

    void read_place() {
        const Word* word = next(EventMistakeKind::NoPlace);
        if (word == nullptr) return;
        const auto place = whole_number_from(word->text, highest_seat);
        if (!place || *place == 0) return wrong(EventMistakeKind::NotPlace, *word);
        event_.place = static_cast<int>(*place);
    }

    const LineWords& words_;
    std::size_t next_ = 0;
    Game game_;
    InlineVector<EventMistake, 2> mistakes_;
    Event& event_;
};

/// The first empty word of a line, of which only the first six are looked at; null: none is.
const char* stray_space_in(std::string_view line) {
    std::size_t from = 0;
    for (int word = 1; word <= 6; ++word) {
        const std::size_t space = line.find(' ', from);
        const bool is_last = space == std::string_view::npos || word == 6;
        if ((is_last ? line.size() : space) == from) return line.data() + from;
        if (is_last) return nullptr;
        from = space + 1;
    }
    return nullptr;
}

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

const char* read_line_into(Event& event, std::string_view lines, Game game, int line) {
    event.line = line;
    const LineWords words(lines.data(), lines.data() + lines.size(), '\n');
    return EventReader(event, words, game).read() ? words.end() : nullptr;
}

void read_event_into(Event& event, std::string_view text, Game game, int line, Problems& problems) {
    event.line = line;
    const char* text_end = text.data() + text.size();
    const bool has_line_end = text.find('\n') != std::string_view::npos;  // in a word of it
    const LineWords words(text.data(), text_end, has_line_end ? '\0' : '\n');
    EventReader reader(event, words, game);
    const bool is_event = reader.read();
    if (is_event && words.end() == text_end) return;
    const auto note = [&](const char* at, std::string what) {
        problems.push_back({{"", line, static_cast<int>(at - text.data()) + 1}, std::move(what)});
    };
    // No event has an empty word, so a stray space has already been taken for something else that
    // is wrong: it is the only problem then.
    if (const char* stray = stray_space_in(text))
        return note(stray, tr("more than one space, or a space at an end of the line"));
    if (is_event) {
        const std::string_view rest(words.end(), static_cast<std::size_t>(text_end - words.end()));
        return note(rest.data(), in_words({EventMistakeKind::OneTooMany, rest}, event, game));
    }
    for (const EventMistake& mistake : reader.mistakes())
        note(mistake.word.data(), in_words(mistake, event, game));
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
