#pragma once
// A record ruled for amounts alone and for reasons: nothing but the reasons may differ.

#include <string>

#include "games/all_games.h"

namespace fairdeal {

/// All that both depths say of a ruling, a thing a line.
inline std::string whatever_the_depth(const Ruling& ruling) {
    const auto number = [](int n) { return " " + std::to_string(n); };
    std::string text = ruling.complete ? "over\n" : "goes on\n";
    for (const Line& line : ruling.lines) {
        text += to_text(line) + " due" + number(line.due) + number(line.before_card_after) + " " +
                std::string(line.in_time.id);
        text += line.bank_after ? " leaves " + to_text(*line.bank_after) + "\n" : "\n";
    }
    for (const Undecided& open : ruling.undecided) {
        text += to_text(open.who) + " " + std::string(to_text(open.wager)) + " undecided between" +
                number(static_cast<int>(open.may_be.size())) + ", by";
        for (const int line : open.hangs_on) text += number(line);
        text += "\n";
    }
    for (const Act& act : ruling.next) text += "next: " + to_text(act) + "\n";
    for (const Verb verb : ruling.may) text += "may " + std::string(to_text(verb)) + "\n";
    for (const Breach& breach : ruling.breaches)
        text += "fault" + number(breach.line) + " " + std::string(breach.clause.id) + " " +
                breach.what + "\n";
    for (const Effect effect : ruling.effects) text += number(static_cast<int>(effect));
    const ShortBank& bank = ruling.short_bank;
    if (bank.is_short)
        text += "\nbank " + to_text(bank.bank) + (bank.pays_in_part ? " in part" : "");
    for (const OwedPayment& owed : bank.owed)
        text += "\nowes " + to_text(owed.who) + " " + std::string(to_text(owed.wager)) + " " +
                to_text(owed.amount);
    return text;
}

/// What is wrong with a record's rulings in the two depths, by a misreading if there is one;
/// nothing if they agree, each line has its reasons in the one and none in the other.
inline std::string depths_differ(const HandRecord& record, const Misreading* misread = nullptr) {
    const auto by = [&](Depth depth) {
        Ruling ruling;
        if (misread == nullptr)
            rule_into(record, ruling, depth);
        else
            rule_misread_into(record, *misread, ruling, depth);
        return ruling;
    };
    const Ruling amounts = by(Depth::Amounts);
    const Ruling reasons = by(Depth::Reasons);
    const std::string shallow = whatever_the_depth(amounts);
    const std::string deep = whatever_the_depth(reasons);
    if (shallow != deep)
        return write(record) + "for amounts:\n" + shallow + "for reasons:\n" + deep;
    for (const Line& line : amounts.lines) {
        if (!line.because.empty())
            return write(record) + "for amounts with reasons: " + to_text(line);
    }
    for (const Line& line : reasons.lines) {
        if (line.because.empty()) return write(record) + "without a reason: " + to_text(line);
    }
    return "";
}

}  // namespace fairdeal
