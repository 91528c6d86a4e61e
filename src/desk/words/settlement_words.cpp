#include "desk/words/settlement_words.h"

#include "desk/words/amounts.h"
#include "desk/words/words.h"

namespace fairdeal {

namespace {

std::string line_for_people(const SettledLine& line, Unit unit) {
    if (line.verb == Verb::Out) return "out in " + nth(line.place) + " place";
    if (line.verb == Verb::Place) return nth(line.place) + " place";
    const std::string verb(to_text(line.verb));
    return line.verb == Verb::Push ? verb : verb + " " + amount_in_words(line.amount, unit);
}

}  // namespace

std::string settlement_for_people(const SettledLines& lines, Unit unit) {
    std::string words;
    for (const SettledLine& line : lines)
        words += (words.empty() ? "" : ", ") + line_for_people(line, unit);
    return words.empty() ? "nothing" : words;
}

std::string settlements_for_people(const std::vector<SettledLines>& may_be, Unit unit) {
    std::string words;
    for (const SettledLines& lines : may_be)
        words += (words.empty() ? "" : " or ") + settlement_for_people(lines, unit);
    return words.empty() ? "undecided" : words;
}

std::string ruled_for_people(const WagerVerdict& verdict, Unit unit) {
    return verdict.hangs_on_a_card ? settlements_for_people(verdict.may_be, unit)
                                   : settlement_for_people(verdict.ruled, unit);
}

std::string claimed_for_people(const WagerVerdict& verdict, Unit unit) {
    return settlement_for_people(verdict.claimed, unit) +
           (verdict.standing == Standing::WrongOrder ? ", out of turn" : "");
}

}  // namespace fairdeal
