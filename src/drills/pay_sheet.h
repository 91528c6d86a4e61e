#pragma once
// A sheet of payouts to practise on paper: so many of payout_item, all of them in chips that a rack
// has. Its code names it, so that the key to a printed sheet is found again.

#include <string>
#include <string_view>
#include <vector>

#include "drills/payout_item.h"

namespace fairdeal {

constexpr int most_on_pay_sheet = 200;
constexpr int usual_on_pay_sheet = 24;  // what stands on one page
/// Seeds that are short enough to be written down: 1 to this.
constexpr std::uint64_t highest_pay_sheet_seed = 999'999;

struct PaySheet {
    TableCard card;  // that it is dealt by
    std::uint64_t seed = 0;
    std::vector<PayoutItem> payouts;
    std::string code;  // "breakout-24-7-k4qx"
};

/// What a code says. The last part is a sum of all the amounts: the same game, count and seed under
/// another card, or dealt by another build, may have another.
struct PaySheetCode {
    Game game = Game::Breakout;
    int count = 0;
    std::uint64_t seed = 0;
};
/// In large letters too; nothing: it is no code.
std::optional<PaySheetCode> pay_sheet_code_from(std::string_view text);
/// Whether the sheet is the one that the code was printed on.
bool is_sheet_of(const PaySheet& sheet, std::string_view code);

/// The same card, seed and count give the same sheet. All of its bets and payments are sums of the
/// house's rack, and no two of its payouts have wager, price and bet in common, unless the card
/// leaves too few of that kind. `count`: 1 to most_on_pay_sheet.
PaySheet deal_pay_sheet(const TableCard& card, std::uint64_t seed, int count);

}  // namespace fairdeal
