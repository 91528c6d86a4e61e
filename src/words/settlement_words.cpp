#include "words/settlement_words.h"

#include <array>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// From Verb::Take on.
constexpr std::array line_sentences{sentence("take {amount}"), sentence("pay {amount}"),
                                    sentence("push"),          sentence("return {amount}"),
                                    sentence("tip {amount}"),  sentence("out in {place} place"),
                                    sentence("{place} place")};

const char* line_sentence(Verb verb) {
    return line_sentences.at(static_cast<std::size_t>(verb) - static_cast<std::size_t>(Verb::Take));
}

}  // namespace

std::string settlement_for_people(const SettledLines& lines, Unit unit, AmountWords amount) {
    std::string words;
    for (const SettledLine& line : lines) {
        add_to_list(words, tr_of(line_sentence(line.verb), "amount"_a = amount(line.amount, unit),
                                 "place"_a = nth(line.place)));
    }
    return words.empty() ? tr("nothing") : words;
}

std::string settlements_for_people(const std::vector<SettledLines>& may_be, Unit unit,
                                   AmountWords amount) {
    std::string words;
    for (const SettledLines& lines : may_be) {
        const std::string one = settlement_for_people(lines, unit, amount);
        words = words.empty() ? one : tr("{this} or {that}", "this"_a = words, "that"_a = one);
    }
    return words.empty() ? tr("undecided") : words;
}

std::string ruled_for_people(const WagerVerdict& verdict, Unit unit, AmountWords amount) {
    return verdict.hangs_on_a_card ? settlements_for_people(verdict.may_be, unit, amount)
                                   : settlement_for_people(verdict.ruled, unit, amount);
}

std::string claimed_for_people(const WagerVerdict& verdict, Unit unit, AmountWords amount) {
    std::string claimed = settlement_for_people(verdict.claimed, unit, amount);
    if (verdict.standing != Standing::WrongOrder) return claimed;
    return tr("{claimed}, out of turn", "claimed"_a = claimed);
}

}  // namespace fairdeal
