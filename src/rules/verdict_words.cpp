#include "rules/verdict_words.h"

#include "base/translation.h"

namespace fairdeal {

std::string to_text(const SettledLine& line) {
    std::string words(to_text(line.verb));
    if (line.verb == Verb::Push) return words;
    const bool place = is_about_a_place(line.verb);
    return words + ' ' + (place ? std::to_string(line.place) : to_text(line.amount));
}

std::string settlement_in_words(const SettledLines& lines) {
    std::string words;
    for (const SettledLine& line : lines) {
        if (!words.empty()) words += ", ";
        words += to_text(line);
    }
    return words.empty() ? fixed("nothing") : words;
}

std::string settlements_in_words(const std::vector<SettledLines>& may_be) {
    std::string words;
    for (const SettledLines& lines : may_be) {
        if (!words.empty()) words += fixed(" or ");
        words += settlement_in_words(lines);
    }
    return words.empty() ? fixed("undecided") : words;
}

std::string ruled_in_words(const WagerVerdict& verdict) {
    return verdict.hangs_on_a_card ? settlements_in_words(verdict.may_be)
                                   : settlement_in_words(verdict.ruled);
}

std::string claimed_in_words(const WagerVerdict& verdict) {
    return settlement_in_words(verdict.claimed) +
           (verdict.standing == Standing::WrongOrder ? fixed(", out of turn") : "");
}

std::string note_in_words(const Breach& note) {
    return tr("to be reported, line {line}: {what} ({clause})", "line"_a = note.line,
              "what"_a = note.what, "clause"_a = note.clause.id);
}

}  // namespace fairdeal
