#include "record/event.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "record/reading/event_mistake.h"
#include "record/verb_forms.h"

namespace fairdeal {

namespace {

using verb_forms::AfterVerb;
using verb_forms::form_of;
using verb_forms::is_in;
using verb_forms::is_wager_of;
using verb_forms::may_stand_before;
using verb_forms::VerbForm;

/// The words of one line, between its spaces.
class LineWords {
public:
    explicit LineWords(std::string_view line) : line_(line) {}
    /// There is one more, though it may be empty.
    [[nodiscard]] bool more() const { return next_ <= line_.size(); }
    std::string_view next() {
        const std::size_t first = next_;
        const std::size_t end = std::min(line_.find(' ', first), line_.size());
        next_ = end + 1;
        return line_.substr(first, end - first);
    }
    [[nodiscard]] std::string_view after_the_last() const { return line_.substr(line_.size()); }

private:
    std::string_view line_;
    std::size_t next_ = 0;
};

/// Reads one line into an event. What is wrong is noted, and put into words only where it is asked
/// for.
class EventReader {
public:
    EventReader(Event& event, std::string_view line, Game game)
        : words_(line), game_(game), event_(event) {}

    /// What is wrong; of an event nothing.
    const auto& read() {
        if (const VerbForm* form = read_who_and_verb()) {
            read_words(*form);
            if (mistakes_.empty() && words_.more())
                wrong(EventMistakeKind::OneTooMany, words_.next());
        }
        return mistakes_;
    }

private:
    void wrong(EventMistakeKind what, std::string_view word) { mistakes_.push_back({what, word}); }

    /// Takes the next word; if there is none, it is noted that it is missing.
    bool take(std::string_view& word, EventMistakeKind if_missing) {
        const bool is_there = words_.more();
        if (is_there)
            word = words_.next();
        else
            wrong(if_missing, words_.after_the_last());
        return is_there;
    }

    /// Null, with the mistakes noted, where there is none.
    const VerbForm* read_who_and_verb() {
        const std::string_view who_word = words_.next();
        const auto who = who_from(who_word);
        if (!who) {
            const bool begins_record = game_from(who_word).has_value();
            wrong(begins_record ? EventMistakeKind::BeginsRecord : EventMistakeKind::NotWho,
                  who_word);
            if (begins_record) return nullptr;
        }
        std::string_view verb_word;
        if (!take(verb_word, EventMistakeKind::NoVerb)) return nullptr;
        const auto verb = verb_from(verb_word);
        if (!verb) {
            wrong(EventMistakeKind::NotVerb, verb_word);
            return nullptr;
        }
        const VerbForm& form = form_of(*verb);
        if (!is_in(form.games, game_)) {
            wrong(EventMistakeKind::VerbOfOtherGame, verb_word);
            return nullptr;
        }
        if (!who) return nullptr;
        event_.who = *who;
        event_.verb = *verb;
        event_.wager = form.wager;
        if (!may_stand_before(*who, form)) {
            wrong(EventMistakeKind::NotTheirs, who_word);
            return nullptr;
        }
        return &form;
    }

    void read_words(const VerbForm& form) {
        switch (form.words) {
            case AfterVerb::Nothing: return;
            case AfterVerb::Amount: return read_amount();
            case AfterVerb::WagerAmount:
                if (read_wager()) read_amount();
                return;
            case AfterVerb::WagerOnly: read_wager(); return;
            case AfterVerb::OneCard: read_card(); return;
            case AfterVerb::CardOrNone:
                if (words_.more()) read_card();
                return;
            case AfterVerb::Cards:
                read_card();
                if (words_.more()) read_card();
                return;
            case AfterVerb::WhatIsOffered: return read_offer();
            case AfterVerb::PlaceNumber: return read_place();
        }
    }

    void read_amount() {
        std::string_view word;
        if (!take(word, EventMistakeKind::NoAmount)) return;
        const auto amount = money_from(word);
        if (!amount) return wrong(EventMistakeKind::NotAmount, word);
        event_.amount = *amount;
    }

    bool read_wager() {
        std::string_view word;
        if (!take(word, EventMistakeKind::NoWager)) return false;
        const auto wager = wager_from(word);
        if (!wager) {
            wrong(EventMistakeKind::NotWager, word);
            return false;
        }
        const bool bets_insurance = event_.verb == Verb::Bet && *wager == Wager::Insurance;
        if (!is_wager_of(*wager, game_) || bets_insurance) {
            wrong(bets_insurance ? EventMistakeKind::InsuranceIsNotBet
                                 : EventMistakeKind::WagerOfOtherGame,
                  word);
            return false;
        }
        event_.wager = *wager;
        return true;
    }

    void read_card() {
        std::string_view word;
        if (!take(word, EventMistakeKind::NoCard)) return;
        const bool face_down = word.size() == 4 && word.front() == '(' && word.back() == ')';
        const auto card = card_from(face_down ? word.substr(1, 2) : word);
        if (!card) {
            wrong(EventMistakeKind::NotCard, word);
        } else if (face_down && event_.verb != Verb::Deal) {
            wrong(EventMistakeKind::LiesFaceDown, word);
        } else {
            event_.cards.push_back({*card, face_down});
        }
    }

    void read_offer() {
        std::string_view word;
        if (!take(word, EventMistakeKind::NoOffer)) return;
        if (word != to_text(Wager::Insurance)) return wrong(EventMistakeKind::NotOffered, word);
        event_.wager = Wager::Insurance;
    }

    void read_place() {
        std::string_view word;
        if (!take(word, EventMistakeKind::NoPlace)) return;
        const auto place = whole_number_from(word, highest_seat);
        if (!place || *place == 0) return wrong(EventMistakeKind::NotPlace, word);
        event_.place = static_cast<int>(*place);
    }

    LineWords words_;
    Game game_;
    InlineVector<EventMistake, 2> mistakes_;
    Event& event_;
};

}  // namespace

std::string to_text(const DealtCard& dealt) {
    return dealt.face_down ? "(" + to_text(dealt.card) + ")" : to_text(dealt.card);
}

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
    using enum AfterVerb;
    const AfterVerb words = form_of(event.verb).words;
    if (words == WagerAmount || words == WagerOnly || words == WhatIsOffered)
        (text += ' ') += to_text(event.wager);
    if (words == WagerAmount || words == Amount) (text += ' ') += to_text(event.amount);
    if (words == PlaceNumber) (text += ' ') += std::to_string(event.place);
    for (const DealtCard& card : event.cards) (text += ' ') += to_text(card);
}

Event read_event(std::string_view text, Game game, int line, Problems& problems) {
    Event event;
    read_event_into(event, text, game, line, problems);
    return event;
}

void read_event_into(Event& event, std::string_view text, Game game, int line, Problems& problems) {
    event.line = line;
    EventReader reader(event, text, game);
    const auto& mistakes = reader.read();
    if (mistakes.empty()) return;
    const auto note = [&](const char* at, std::string what) {
        problems.push_back({{"", line, static_cast<int>(at - text.data()) + 1}, std::move(what)});
    };
    // No event has an empty word, so a stray space has already been taken for something else that
    // is wrong: it is the only problem then.
    if (const char* stray = stray_space_in(text)) return note(stray, tr(stray_space));
    for (const EventMistake& mistake : mistakes)
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
