#include "words/may_words.h"

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

const char* may_bet(Wager wager) {
    if (wager == Wager::Dealer) return sentence("May {who} bet {amount} on the dealer's hand?");
    if (wager == Wager::Player) return sentence("May {who} bet {amount} on their own hand?");
    return sentence("May {who} bet {amount} on {wager}?");
}

/// Null: it is asked in the words of the event.
const char* may_sentence(const Event& event) {
    switch (event.verb) {
        case Verb::Bet: return may_bet(event.wager);
        case Verb::Secret: return sentence("May {who} make a secret bet of {amount}?");
        case Verb::Blind: return sentence("May {who} put up a blind of {amount}?");
        case Verb::Raise: return sentence("May {who} raise with a double up of {amount}?");
        case Verb::Deal: return sentence("May {who} be dealt a card?");
        case Verb::Turn: return sentence("May {who} turn over a card?");
        case Verb::Offer: return sentence("May {who} offer insurance?");
        case Verb::Insure: return sentence("May {who} insure for {amount}?");
        case Verb::Peek: return sentence("May {who} check the hole card?");
        case Verb::Hit: return sentence("May {who} hit?");
        case Verb::Stand: return sentence("May {who} stand?");
        case Verb::Double: return sentence("May {who} double?");
        case Verb::Split: return sentence("May {who} split?");
        case Verb::Surrender: return sentence("May {who} surrender?");
        case Verb::EvenMoney: return sentence("May {who} take even money?");
        case Verb::SitOut: return sentence("May {who} sit out?");
        case Verb::SitIn: return sentence("May {who} sit in again?");
        case Verb::Pass: return sentence("May {who} pass?");
        case Verb::Check: return sentence("May {who} check?");
        case Verb::Fold: return sentence("May {who} fold?");
        case Verb::Play: return sentence("May {who} play?");
        case Verb::Chips:
        case Verb::Disconnect:
        case Verb::Reconnect:
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: break;
    }
    return nullptr;
}

/// In the middle of a sentence: "seat 1", "seat 1, second hand,".
std::string who_asks(Who who) {
    if (who.is_dealer()) return tr("the dealer");
    return small(place_in_words(who)) + (who.hand == 0 ? "" : ",");
}

}  // namespace

std::string may_in_words(const Event& event, Unit unit) {
    const char* words = may_sentence(event);
    if (words == nullptr)
        return tr("{event}. Is that allowed?", "event"_a = event_in_words(event, unit));
    return tr_of(words, "who"_a = who_asks(event.who),
                 "amount"_a = amount_in_words(event.amount, unit),
                 "wager"_a = title_in_words(event.wager));
}

}  // namespace fairdeal
