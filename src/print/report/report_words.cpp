#include "print/report/report_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/time/utc_time.h"
#include "base/translation.h"
#include "picture/page.h"
#include "words/amounts.h"
#include "words/house/house_settings.h"
#include "words/house/time_zone.h"

namespace fairdeal::report_words {

std::string of_all(std::int64_t part, std::int64_t all) {
    return tr("{part} of {all}", "part"_a = printed_count(part), "all"_a = printed_count(all));
}

std::string heading_of(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer: return tr("By dealer");
        case Dimension::Table: return tr("By table");
        case Dimension::Shift: return tr("By shift");
        case Dimension::Game: return tr("By game");
        case Dimension::Clause: return tr("By clause");
        case Dimension::Misreading: return tr("By misreading");
    }
    throw Fault("invalid dimension");
}

namespace {

/// Names the time zone if the house has set one.
std::string column_of_shifts() {
    const std::string zone = house_in_force()->time_zone;
    return zone == HouseSettings{}.time_zone ? tr("shift") : tr("shift ({zone})", "zone"_a = zone);
}

}  // namespace

std::string column_of(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer: return tr("dealer");
        case Dimension::Table: return tr("table");
        case Dimension::Shift: return column_of_shifts();
        case Dimension::Game: return tr("game");
        case Dimension::Clause: return tr("clause");
        case Dimension::Misreading: return tr("misreading");
    }
    throw Fault("invalid dimension");
}

std::string shift_by_the_clock(const std::string& name) {
    constexpr std::size_t size_of_day = std::string_view("2026-10-01").size();
    const std::size_t space = name.find(' ');
    if (space != size_of_day) return name;
    std::string text = name + fixed(":00Z");
    text[space] = 'T';
    const auto began = utc_time_from(text);
    if (!began) return name;
    std::string here = to_text(clock_in(house_in_force()->time_zone, *began));
    here[space] = ' ';
    return here.substr(0, name.size());
}

std::string cell_name(Dimension dimension, const std::string& name) {
    if (name != nothing_said)
        return dimension == Dimension::Shift ? shift_by_the_clock(name) : name;
    if (dimension == Dimension::Clause) return tr("(nothing was due)");
    if (dimension == Dimension::Misreading) return tr("(no misreading explains it)");
    return tr("(not recorded)");
}

std::string kind_of(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::Wager: return tr("wager");
        case Finding::Kind::Fault: return tr("fault");
        case Finding::Kind::Break: return tr("break");
        case Finding::Kind::Unreadable: return tr("unreadable");
    }
    throw Fault("invalid kind of finding");
}

std::string printed(Money amount, Unit unit) { return in_currency(printed_amount(amount), unit); }

std::vector<const NamedCell*> cells_to_show(const AuditReport& report, Dimension dimension) {
    std::vector<const NamedCell*> shown;
    for (const NamedCell& cell : report.by(dimension)) {
        if (cell.cell.sums.shows_something()) shown.push_back(&cell);
    }
    if (dimension == Dimension::Shift) return shown;
    const auto moved = [](const NamedCell* cell, Unit unit) {
        const Exposure& sum = cell->cell.sums.exposures.in(unit);
        return sum.overpaid + sum.underpaid;
    };
    std::ranges::stable_sort(shown, [&](const NamedCell* a, const NamedCell* b) {
        const Money a_cash = moved(a, Unit::Cash), b_cash = moved(b, Unit::Cash);
        if (a_cash != b_cash) return a_cash > b_cash;
        return moved(a, Unit::Chips) > moved(b, Unit::Chips);
    });
    return shown;
}

}  // namespace fairdeal::report_words
