#include "record/reading/event_mistake.h"

#include <algorithm>

#include "base/text.h"

namespace fairdeal {

namespace {

std::string cannot(const Event& event) {
    const char* what = event.who.is_dealer() ? sentence("the dealer cannot '{verb}'")
                       : event.who.hand == 0 ? sentence("a seat cannot '{verb}'")
                                             : sentence("one hand of a seat cannot '{verb}'");
    return tr_of(what, "verb"_a = to_text(event.verb));
}

}  // namespace

const char* stray_space_in(std::string_view line) {
    for (std::size_t from = 0;;) {
        const std::size_t space = std::min(line.find(' ', from), line.size());
        if (space == from) return line.data() + from;
        if (space == line.size()) return nullptr;
        from = space + 1;
    }
}

std::string in_words(const EventMistake& mistake, const Event& event, Game game) {
    const auto word = [&](const char* what) {
        return tr_of(what, "word"_a = in_quotes(mistake.word));
    };
    switch (mistake.what) {
        case EventMistakeKind::NoVerb: return tr("expected a verb here");
        case EventMistakeKind::NoWager: return tr("expected a wager here");
        case EventMistakeKind::NoAmount: return tr("expected an amount here");
        case EventMistakeKind::NoCard: return tr("expected a card here");
        case EventMistakeKind::NoOffer: return tr("expected 'insurance' here");
        case EventMistakeKind::NoPlace: return tr("expected a place here");
        case EventMistakeKind::BeginsRecord:
            return word(
                sentence("{word} begins a record; a blank line parts it from the one before"));
        case EventMistakeKind::NotWho:
            return word(sentence("{word} is not the dealer, a seat 1 to 9 or a hand such as 2.1"));
        case EventMistakeKind::NotVerb: return word(sentence("{word} is not a verb"));
        case EventMistakeKind::VerbOfOtherGame:
            return tr("'{verb}' is not used in {game}", "verb"_a = mistake.word,
                      "game"_a = to_text(game));
        case EventMistakeKind::NotTheirs: return cannot(event);
        case EventMistakeKind::NotAmount:
            return word(
                sentence("{word} is not an amount such as 25 or 12.50, up to 9999999999.99"));
        case EventMistakeKind::NotWager: return word(sentence("{word} is not a wager"));
        case EventMistakeKind::InsuranceIsNotBet: return tr("insurance is not bet: write 'insure'");
        case EventMistakeKind::WagerOfOtherGame:
            return tr("{wager} is not a wager of {game}", "wager"_a = mistake.word,
                      "game"_a = to_text(game));
        case EventMistakeKind::NotCard: return word(sentence("{word} is not a card"));
        case EventMistakeKind::LiesFaceDown:
            return word(sentence("{word} lies face down; only dealt cards do"));
        case EventMistakeKind::NotOffered: return word(sentence("{word} is not 'insurance'"));
        case EventMistakeKind::NotPlace: return word(sentence("{word} is not a place 1 to 9"));
        case EventMistakeKind::OneTooMany: return word(sentence("{word} is one word too many"));
    }
    throw Fault("invalid mistake");
}

}  // namespace fairdeal
