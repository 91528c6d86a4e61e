#include "words/settlement_words.h"

#include "words/words.h"

namespace fairdeal {

namespace {

std::string line_for_people(const SettledLine& line, Unit unit, AmountWords amount) {
    if (line.verb == Verb::Out) return "out in " + nth(line.place) + " place";
    if (line.verb == Verb::Place) return nth(line.place) + " place";
    const std::string verb(to_text(line.verb));
    return line.verb == Verb::Push ? verb : verb + " " + amount(line.amount, unit);
}

}  // namespace

std::string settlement_for_people(const SettledLines& lines, Unit unit, AmountWords amount) {
    std::string words;
    for (const SettledLine& line : lines)
        words += (words.empty() ? "" : ", ") + line_for_people(line, unit, amount);
    return words.empty() ? "nothing" : words;
}

std::string settlements_for_people(const std::vector<SettledLines>& may_be, Unit unit,
                                   AmountWords amount) {
    std::string words;
    for (const SettledLines& lines : may_be)
        words += (words.empty() ? "" : " or ") + settlement_for_people(lines, unit, amount);
    return words.empty() ? "undecided" : words;
}

std::string ruled_for_people(const WagerVerdict& verdict, Unit unit, AmountWords amount) {
    return verdict.hangs_on_a_card ? settlements_for_people(verdict.may_be, unit, amount)
                                   : settlement_for_people(verdict.ruled, unit, amount);
}

std::string claimed_for_people(const WagerVerdict& verdict, Unit unit, AmountWords amount) {
    return settlement_for_people(verdict.claimed, unit, amount) +
           (verdict.standing == Standing::WrongOrder ? ", out of turn" : "");
}

}  // namespace fairdeal
