#include "record/event.h"

#include <fmt/format.h>

#include "base/text.h"

namespace fairdeal {

namespace {

constexpr unsigned games(std::initializer_list<Game> list) {
    unsigned set = 0;
    for (const Game game : list) set |= 1U << static_cast<unsigned>(game);
    return set;
}
constexpr unsigned every = games({Game::Breakout, Game::Midnight, Game::Extreme, Game::League});
constexpr unsigned extreme = games({Game::Extreme});
constexpr unsigned league = games({Game::League});
constexpr unsigned banked = games({Game::Extreme, Game::League});
constexpr unsigned bet_games = games({Game::Breakout, Game::Midnight, Game::League});

/// Who may stand before a verb, as a set.
enum WhoSet : unsigned { D = 1, S = 2, H = 4 };
/// The words behind a verb.
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

VerbForm form_of(Verb verb) {
    switch (verb) {
        case Verb::Chips: return {S | D, Form::Amount, banked};
        case Verb::Bet: return {S, Form::WagerAmount, bet_games};
        case Verb::Secret: return {S, Form::Amount, league};
        case Verb::Blind: return {S, Form::Amount, extreme};
        case Verb::Deal: return {S | H | D, Form::Cards, every};
        case Verb::Turn: return {S | D, Form::OneCard, every};
        case Verb::Offer: return {D, Form::WhatIsOffered, every};
        case Verb::Insure: return {S, Form::Amount, every};
        case Verb::Peek: return {D, Form::Nothing, every};
        case Verb::Raise: return {S, Form::Amount, extreme};
        case Verb::Check: return {S, Form::Nothing, extreme};
        case Verb::Fold: return {S | D, Form::Nothing, extreme};
        case Verb::Pass: return {S | D, Form::Nothing, extreme};
        case Verb::Play: return {D, Form::Nothing, extreme};
        case Verb::Hit: return {S | H | D, Form::OneCard, every};
        case Verb::Stand: return {S | H | D, Form::Nothing, every};
        case Verb::Double: return {S | H, Form::CardOrNone, every};
        case Verb::Split: return {S | H, Form::Nothing, every};
        case Verb::Surrender: return {S | H, Form::Nothing, every};
        case Verb::EvenMoney: return {S, Form::Nothing, every};
        case Verb::SitOut:
        case Verb::SitIn:
        case Verb::Disconnect:
        case Verb::Reconnect: return {S, Form::Nothing, league};
        case Verb::Take:
        case Verb::Pay:
        case Verb::Return: return {S | H, Form::WagerAmount, every};
        case Verb::Push: return {S | H, Form::WagerOnly, every};
        case Verb::Tip: return {S | H, Form::Amount, games({Game::Breakout})};
        case Verb::Out:
        case Verb::Place: return {S, Form::PlaceNumber, league};
    }
    throw Fault("a verb of no form");
}

/// Which wagers a game knows; in Breakout and the league insurance is settled but never `bet`.
bool is_wager_of(Wager wager, Game game) {
    switch (wager) {
        case Wager::None: return false;
        case Wager::Insurance: return game != Game::Extreme;
        case Wager::Player: return game != Game::Extreme;
        case Wager::Blind:
        case Wager::DoubleUp: return game == Game::Extreme;
        case Wager::Dealer:
        case Wager::PairUp:
        case Wager::Sweet17:
        case Wager::BreakoutBonus:
        case Wager::SuperTie: return game == Game::Breakout;
    }
    throw Fault("a wager of no game");
}

/// The words of a line; no event has more than five, so a sixth and what follows it stay one.
using Words = Few<std::string_view, 6>;
Words words_of(std::string_view text) {
    Words words;
    for (auto space = text.find(' ');
         space != std::string_view::npos && words.size() + 1 < words.capacity();
         space = text.find(' ')) {
        words.push_back(text.substr(0, space));
        text.remove_prefix(space + 1);
    }
    words.push_back(text);
    return words;
}

/// Walks the words of one line and notes every problem with its column.
class EventReader {
public:
    EventReader(std::string_view text, Game game, int line, Problems& problems)
        : text_(text), game_(game), problems_(problems), words_(words_of(text)) {
        event_.line = line;
    }

    Event read() {
        const std::size_t before = problems_.size();
        for (const std::string_view word : words_) {
            if (!word.empty()) continue;
            wrong(word, "more than one space, or a space at an end of the line");
            return event_;
        }
        const auto form = read_who_and_verb();
        if (!form) return event_;
        read_words(form->form);
        if (problems_.size() == before && next_ < words_.size()) {
            wrong(words_[next_], quoted(words_[next_]) + " is one word too many");
        }
        return event_;
    }

private:
    void wrong(std::string_view at, std::string what) {
        problems_.push_back(
            {{"", event_.line, static_cast<int>(at.data() - text_.data()) + 1}, std::move(what)});
    }

    /// The next word, or none with the problem noted: "expected <what>".
    std::optional<std::string_view> word(std::string_view what) {
        if (next_ < words_.size()) return words_[next_++];
        wrong(text_.substr(text_.size()), fmt::format("expected {} here", what));
        return std::nullopt;
    }

    static std::optional<Who> who_from(std::string_view word) {
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

    std::optional<VerbForm> read_who_and_verb() {
        const auto who_word = word("who acts");
        const auto who = who_from(*who_word);
        if (!who)
            wrong(*who_word,
                  quoted(*who_word) + " is not the dealer, a seat 1 to 9 or a hand such as 2.1");
        const auto verb_word = word("a verb");
        if (!verb_word) return std::nullopt;
        const auto verb = verb_from(*verb_word);
        if (!verb) {
            wrong(*verb_word, quoted(*verb_word) + " is not a verb");
            return std::nullopt;
        }
        const VerbForm form = form_of(*verb);
        if ((form.games >> static_cast<unsigned>(game_) & 1U) == 0) {
            wrong(*verb_word, fmt::format("'{}' is not used in {}", *verb_word, to_text(game_)));
            return std::nullopt;
        }
        if (!who) return std::nullopt;
        event_.who = *who;
        event_.verb = *verb;
        const unsigned kind = who->is_dealer() ? D : who->hand == 0 ? S : H;
        if ((form.who & kind) == 0) {
            wrong(*who_word, fmt::format("{} cannot '{}'",
                                         kind == D   ? "the dealer"
                                         : kind == S ? "a seat"
                                                     : "one hand of a seat",
                                         *verb_word));
            return std::nullopt;
        }
        return form;
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
                if (next_ < words_.size()) read_card();
                return;
            case Form::Cards:
                read_card();
                if (next_ < words_.size()) read_card();
                return;
            case Form::WhatIsOffered: return read_offer();
            case Form::PlaceNumber: return read_place();
        }
    }

    void read_amount() {
        const auto text = word("an amount");
        if (!text) return;
        const auto amount = money_from(*text);
        if (!amount) {
            wrong(*text,
                  quoted(*text) + " is not an amount such as 25 or 12.50, up to 9999999999.99");
            return;
        }
        event_.amount = *amount;
        if (event_.verb == Verb::Insure) event_.wager = Wager::Insurance;
        if (event_.verb == Verb::Blind) event_.wager = Wager::Blind;
        if (event_.verb == Verb::Raise) event_.wager = Wager::DoubleUp;
        if (event_.verb == Verb::Secret) event_.wager = Wager::Player;
    }

    bool read_wager() {
        const auto text = word("a wager");
        if (!text) return false;
        const auto wager = wager_from(*text);
        if (!wager) {
            wrong(*text, quoted(*text) + " is not a wager");
            return false;
        }
        const bool bets_insurance = event_.verb == Verb::Bet && *wager == Wager::Insurance;
        if (!is_wager_of(*wager, game_) || bets_insurance) {
            wrong(*text, bets_insurance
                             ? std::string("insurance is not bet: write 'insure'")
                             : fmt::format("{} is not a wager of {}", *text, to_text(game_)));
            return false;
        }
        event_.wager = *wager;
        return true;
    }

    void read_card() {
        const auto text = word("a card");
        if (!text) return;
        const bool face_down = text->size() == 4 && text->front() == '(' && text->back() == ')';
        const auto card = card_from(face_down ? text->substr(1, 2) : *text);
        if (!card) {
            wrong(*text, quoted(*text) + " is not a card");
        } else if (face_down && event_.verb != Verb::Deal) {
            wrong(*text, quoted(*text) + " lies face down; only dealt cards do");
        } else {
            event_.cards.push_back({*card, face_down});
        }
    }

    void read_offer() {
        const auto text = word("'insurance'");
        if (!text) return;
        if (*text != "insurance") return wrong(*text, quoted(*text) + " is not 'insurance'");
        event_.wager = Wager::Insurance;
    }

    void read_place() {
        const auto text = word("a place");
        if (!text) return;
        const auto place = whole_number_from(*text, highest_seat);
        if (!place || *place == 0) return wrong(*text, quoted(*text) + " is not a place 1 to 9");
        event_.place = static_cast<int>(*place);
    }

    std::string_view text_;
    Game game_;
    Problems& problems_;
    Words words_;
    std::size_t next_ = 0;
    Event event_;
};

std::string to_text(const DealtCard& dealt) {
    return dealt.face_down ? "(" + to_text(dealt.card) + ")" : to_text(dealt.card);
}

}  // namespace

std::string to_text(Who who) {
    if (who.is_dealer()) return "dealer";
    return who.hand == 0 ? std::to_string(who.seat) : fmt::format("{}.{}", who.seat, who.hand);
}

std::string to_text(const Event& event) {
    std::string text = fmt::format("{} {}", to_text(event.who), to_text(event.verb));
    const Form form = form_of(event.verb).form;
    if (form == Form::WagerAmount || form == Form::WagerOnly || form == Form::WhatIsOffered) {
        text += fmt::format(" {}", to_text(event.wager));
    }
    if (form == Form::WagerAmount || form == Form::Amount) text += " " + to_text(event.amount);
    if (form == Form::PlaceNumber) text += fmt::format(" {}", event.place);
    for (const DealtCard& card : event.cards) text += " " + to_text(card);
    return text;
}

Event read_event(std::string_view text, Game game, int line, Problems& problems) {
    return EventReader(text, game, line, problems).read();
}

}  // namespace fairdeal
