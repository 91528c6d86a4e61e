#include "basic/walk.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/text.h"

namespace second::basic {
namespace {

/// The last card the dealer holds face down.
std::optional<Card> hole_card(const HandRecord& record) {
    for (const Event& event : record.events) {
        if (!event.who.is_dealer() || event.verb != Verb::Deal) continue;
        for (const auto& dealt : event.cards) {
            if (dealt.face_down) return dealt.card;
        }
    }
    return std::nullopt;
}

/// How often the card was dealt; a card that is turned up was dealt before.
std::int64_t times_dealt(const HandRecord& record, Card card) {
    std::int64_t times = 0;
    for (const Event& event : record.events) {
        if (event.verb == Verb::Turn) continue;
        times += std::count_if(event.cards.begin(), event.cards.end(),
                               [&](const auto& dealt) { return dealt.card == card; });
    }
    return times;
}

/// A card that the shoe still holds, another one than `beside` where it has only one of them left.
Card drawn(Chance& chance, const HandRecord& record, std::optional<Card> beside = std::nullopt) {
    constexpr int most_looks = 10'000;  // then the shoe is as good as empty
    const bool chosen = fairdeal::find_option(record.header.game(), "decks") != nullptr;
    const int decks = chosen ? std::stoi(option(record, "decks")) : 8;
    for (int look = 0; look < most_looks; ++look) {
        const Card card = chance.card();
        if (times_dealt(record, card) + (beside == card ? 1 : 0) < decks) return card;
    }
    return chance.card();
}

std::size_t cards_of(const HandRecord& record, const std::string& who) {
    std::size_t cards = 0;
    for (const Event& event : record.events) {
        if (event.verb == Verb::Deal && to_text(event.who) == who) cards += event.cards.size();
    }
    return cards;
}

bool has_hole_card(const HandRecord& record) {
    return record.header.game() == fairdeal::Game::League &&
           option(record, "dealer-style") == "peek";
}

std::string dealt(Chance& chance, const HandRecord& record, const std::string& who) {
    const Card one = drawn(chance, record), other = drawn(chance, record, one);
    const std::string first = to_text(one), second = to_text(other);
    if (who == "dealer") return has_hole_card(record) ? first + " (" + second + ")" : first;
    if (who.find('.') != std::string::npos || cards_of(record, who) == 1) return first;
    return chance.percent(90) ? first + " " + second : first;
}

/// The line for an act of `next`: cards are drawn, choices made.
std::string line_for(Chance& chance, const HandRecord& record, const Answer& answer,
                     const std::string& wanted) {
    const std::string who = wanted.substr(0, wanted.find(' '));
    const std::string verb = wanted.substr(who.size() + 1);
    if (verb == "deal") return wanted + " " + dealt(chance, record, who);
    if (verb == "hit" || verb == "double") return wanted + " " + to_text(drawn(chance, record));
    if (verb == "turn") return wanted + " " + to_text(*hole_card(record));
    if (verb != "decides") return wanted;
    std::vector<std::string> open;
    for (const std::string& word : answer.may) {
        if (word == "stand" || word == "hit") open.insert(open.end(), 2, word);
        if (word == "double" || word == "surrender") open.push_back(word);
        if (word == "split") open.insert(open.end(), 6, word);
    }
    const std::string choice = chance.one_of(open);
    const bool draws = choice == "hit" || choice == "double";
    std::string line = who + " " + choice;
    if (draws) line.append(" ").append(to_text(drawn(chance, record)));
    return line;
}

std::string any_value(Chance& chance, const fairdeal::OptionSpec& spec) {
    static const std::vector<std::string> prices{"3:2", "6:5", "1:1"}, numbers{"1", "2", "3", "6"},
        amounts{"0.50", "1", "5", "2.50"};
    switch (spec.kind) {
        case fairdeal::OptionKind::Choice: {
            const auto words = fairdeal::split_at(spec.words, '|');
            return std::string(chance.one_of(words));
        }
        case fairdeal::OptionKind::Price: return chance.one_of(prices);
        case fairdeal::OptionKind::Number: return chance.one_of(numbers);
        case fairdeal::OptionKind::Amount: return chance.one_of(amounts);
    }
    return {};
}

/// A line like those of the record, or with another verb, amount or card.
void change(Chance& chance, Event& event) {
    static constexpr std::array plays{Verb::Hit, Verb::Stand, Verb::Double, Verb::Split,
                                      Verb::Surrender};
    const bool play = std::find(plays.begin(), plays.end(), event.verb) != plays.end();
    if (play && !event.who.is_dealer() && chance.percent(60)) {
        event.verb = chance.one_of(plays);
        event.cards.clear();
        const bool draws = event.verb == Verb::Hit || event.verb == Verb::Double;
        if (draws) event.cards.push_back({chance.card(), false});
    } else if (!event.cards.empty()) {
        event.cards.back().card = chance.card();
    } else if (!event.amount.is_zero()) {
        static constexpr std::array<std::int64_t, 5> steps{50, 100, 500, 2500, 10000};
        const auto step = fairdeal::Money::cents(chance.one_of(steps));
        event.amount =
            chance.percent(50) || event.amount <= step ? event.amount + step : event.amount - step;
    }
}

}  // namespace

Card Chance::card() {
    static const std::vector<fairdeal::Rank> often{fairdeal::Rank::Ace, fairdeal::Rank::Eight,
                                                   fairdeal::Rank::Ten, fairdeal::Rank::Five};
    const auto rank = percent(35) ? one_of(often) : static_cast<fairdeal::Rank>(1 + below(13));
    return {rank, static_cast<fairdeal::Suit>(1 + below(4))};
}

std::string random_header(Chance& chance, fairdeal::Game game) {
    fairdeal::Header header;
    header.card = fairdeal::TableCard(game);
    const bool standard = chance.percent(30);
    for (const auto& spec : fairdeal::options_of(game)) {
        if (standard || chance.percent(50)) continue;
        (void)header.card.set(spec, any_value(chance, spec));
    }
    return to_text(header);
}

HandRecord record_of(const std::string& text) {
    auto record = fairdeal::read_record(text);
    if (!record) throw std::logic_error(text + to_text(record.error().front()));
    return *record;
}

void append(HandRecord& record, const std::string& line) {
    fairdeal::Problems problems;
    const int number = static_cast<int>(record.events.size()) + 2;
    record.events.push_back(fairdeal::read_event(line, record.header.game(), number, problems));
    if (!problems.empty()) throw std::logic_error(line + ": " + to_text(problems.front()));
}

void play_on(Chance& chance, HandRecord& record, const Settle& settle, const Insures& insures) {
    Answer answer = settle(record);
    for (int events = 0; events < 300; ++events) {
        if (answer.complete) {
            std::multiset<std::string> made;
            for (const Event& event : record.events) made.insert(to_text(event));
            for (const std::string& line : answer.lines) {
                const auto found = made.find(line);
                if (found != made.end())
                    made.erase(found);
                else
                    append(record, line);
            }
            return;
        }
        std::string line = insures(chance, record, answer);
        if (line.empty() && answer.next.empty()) throw std::logic_error(write(record) + "stuck");
        if (line.empty()) line = line_for(chance, record, answer, chance.one_of(answer.next));
        append(record, line);
        Answer after = settle(record);
        // Where several hands may act, `may` does not say what is whose: another choice then.
        if (answer.next.size() > 1 && !after.faults.empty())
            record.events.pop_back();
        else
            answer = std::move(after);
    }
    throw std::logic_error(write(record) + "endless");
}

HandRecord cut(Chance& chance, const HandRecord& record) {
    HandRecord part = record;
    const int events = chance.below(static_cast<int>(record.events.size()) + 1);
    part.events.resize(static_cast<std::size_t>(events));
    if (!part.events.empty() && part.events.back().verb == Verb::Double && chance.percent(50)) {
        part.events.back().cards.clear();
    }
    return part;
}

std::optional<HandRecord> spoiled(Chance& chance, const HandRecord& record) {
    HandRecord changed = record;
    const int changes = 1 + chance.below(2);
    for (int i = 0; i < changes && !changed.events.empty(); ++i) {
        const int at = chance.below(static_cast<int>(changed.events.size()));
        const auto event = changed.events.begin() + at;
        switch (chance.below(5)) {
            case 0:
                // A deal put in twice leaves open which of the two was meant.
                if (event->verb != Verb::Deal) changed.events.insert(event, *event);
                break;
            case 1: changed.events.erase(event); break;
            case 2: std::iter_swap(event, std::prev(changed.events.end())); break;
            default: change(chance, *event);
        }
    }
    auto read = fairdeal::read_record(write(changed));
    if (!read) return std::nullopt;
    return *read;
}

namespace {

void misdeal(Chance& chance, HandRecord& record, const std::vector<std::size_t>& lines) {
    const std::size_t at = chance.one_of(lines);
    Event& event = record.events[at];
    static constexpr std::array verbs{Verb::Take, Verb::Pay, Verb::Return};
    switch (chance.below(5)) {
        case 0: std::swap(event, record.events[chance.one_of(lines)]); break;
        case 1: record.events.insert(record.events.begin() + static_cast<int>(at), event); break;
        case 2: record.events.erase(record.events.begin() + static_cast<int>(at)); break;
        case 3:
            if (!event.amount.is_zero()) event.verb = chance.one_of(verbs);
            break;
        default:
            if (event.place > 0)
                event.place = 1 + chance.below(7);
            else
                change(chance, event);
    }
}

}  // namespace

std::optional<HandRecord> misdealt(Chance& chance, const HandRecord& record) {
    HandRecord changed = record;
    for (int i = 0, changes = 1 + chance.below(2); i < changes; ++i) {
        std::vector<std::size_t> lines;
        for (std::size_t at = 0; at < changed.events.size(); ++at) {
            if (is_settlement(changed.events[at].verb)) lines.push_back(at);
        }
        if (lines.empty()) return std::nullopt;
        misdeal(chance, changed, lines);
    }
    auto read = fairdeal::read_record(write(changed));
    if (!read) return std::nullopt;
    return *read;
}

}  // namespace second::basic
