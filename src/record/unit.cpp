#include "record/unit.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

std::string_view to_text(Unit unit) { return unit == Unit::Cash ? "cash" : "chips"; }

std::optional<Unit> unit_from(std::string_view word) {
    for (const Unit unit : every_unit) {
        if (to_text(unit) == word) return unit;
    }
    return std::nullopt;
}

Unit unit_of(const Header& header) {
    const bool is_tournament =
        header.game() == Game::League || header.facts.mode == Mode::Tournament;
    return is_tournament ? Unit::Chips : Unit::Cash;
}

std::string with_unit(const std::string& digits, Unit unit) {
    if (unit == Unit::Chips) return tr("{amount} chips", "amount"_a = digits);
    const bool has_sign = !digits.empty() && (digits.front() == '-' || digits.front() == '+');
    const std::string sign = has_sign ? digits.substr(0, 1) : "";
    return sign + tr("${amount}", "amount"_a = digits.substr(sign.size()));
}

std::string to_text(Money amount, Unit unit) { return with_unit(to_text(amount), unit); }

void Exposure::add(Money difference) {
    if (difference > Money())
        overpaid += difference;
    else
        underpaid -= difference;
}

Exposure& Exposure::operator+=(const Exposure& other) {
    overpaid += other.overpaid;
    underpaid += other.underpaid;
    return *this;
}

Exposures& Exposures::operator+=(const Exposures& other) {
    for (const Unit unit : every_unit) in(unit) += other.in(unit);
    return *this;
}

Exposures larger_of(const Exposures& one, const Exposures& other) {
    Exposures larger;
    for (const Unit unit : every_unit) {
        larger.in(unit) = {std::max(one.in(unit).overpaid, other.in(unit).overpaid),
                           std::max(one.in(unit).underpaid, other.in(unit).underpaid)};
    }
    return larger;
}

std::vector<Unit> Exposures::units() const {
    std::vector<Unit> units;
    for (const Unit unit : every_unit) {
        if (!in(unit).is_nothing()) units.push_back(unit);
    }
    if (units.empty()) units.push_back(Unit::Cash);
    return units;
}

std::string to_text(const Exposures& exposures, std::string (*amount)(Money, Unit)) {
    std::string text;
    for (const Unit unit : exposures.units()) {
        const Exposure& sums = exposures.in(unit);
        const char* words =
            unit == Unit::Chips
                ? sentence("tournament chips: overpaid {overpaid}, underpaid {underpaid}")
                : sentence("overpaid {overpaid}, underpaid {underpaid}");
        if (!text.empty()) text += "; ";
        text += tr_of(words, "overpaid"_a = amount(sums.overpaid, unit),
                      "underpaid"_a = amount(sums.underpaid, unit));
    }
    return text;
}

}  // namespace fairdeal
