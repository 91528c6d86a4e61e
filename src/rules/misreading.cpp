#include "rules/misreading.h"

#include <algorithm>
#include <array>

#include "base/problem.h"

namespace fairdeal {

namespace {

template <class Kind>
struct Named {
    Kind kind;
    std::string_view word;
};
template <class Kind>
Named(Kind, const char*) -> Named<Kind>;  // clang 14 does not find it by itself
constexpr std::array slips{
    Named{Slip::RoundsDown, "rounds-down"}, Named{Slip::RoundsUp, "rounds-up"},
    Named{Slip::OriginalBet, "original-bet"}, Named{Slip::WithStake, "with-stake"}};
constexpr std::array order_slips{Named{OrderSlip::Reversed, "reversed"},
                                 Named{OrderSlip::First, "first"}, Named{OrderSlip::Last, "last"},
                                 Named{OrderSlip::LargestFirst, "largest-first"},
                                 Named{OrderSlip::SmallestFirst, "smallest-first"}};

template <class Table, class Kind>
std::string_view word_of(const Table& table, Kind kind) {
    for (const auto& named : table) {
        if (named.kind == kind) return named.word;
    }
    throw Fault("invalid slip");
}

template <class Table>
auto kind_of(const Table& table, std::string_view word)
    -> std::optional<decltype(table.front().kind)> {
    for (const auto& named : table) {
        if (named.word == word) return named.kind;
    }
    return std::nullopt;
}

}  // namespace

std::string_view to_text(Slip slip) { return word_of(slips, slip); }
std::string_view to_text(OrderSlip slip) { return word_of(order_slips, slip); }
std::optional<Slip> slip_from(std::string_view word) { return kind_of(slips, word); }
std::optional<OrderSlip> order_slip_from(std::string_view word) {
    return kind_of(order_slips, word);
}

const std::string& action_of(const Misreading& misreading) {
    return misreading.action.empty() ? misreading.says : misreading.action;
}

std::string report_of(const Misreading& misreading) {
    if (misreading.action.empty()) return misreading.says;
    const std::string action = misreading.action + ".";
    return misreading.reason.empty() ? action : action + " " + misreading.reason;
}

}  // namespace fairdeal
