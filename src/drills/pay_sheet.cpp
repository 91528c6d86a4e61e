#include "drills/pay_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "questions/tray.h"

namespace fairdeal {

namespace {

bool is_in_chips(Money amount) {
    return payment_from(house_rack(), amount, ChipStyle::Fewest, {}).has_value();
}

bool are_alike(const PayoutItem& one, const PayoutItem& other) {
    return one.stake == other.stake && one.price == other.price &&
           one.scenario.question.wager == other.scenario.question.wager;
}

/// FNV-1a: a sum that is the same on every machine. Not for secrets.
class Sum {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            sum_ ^= static_cast<unsigned char>(c);
            sum_ *= 0x100000001b3U;
        }
    }
    /// In letters that are not taken for one another.
    [[nodiscard]] std::string in_letters() const {
        constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
        std::string text;
        std::uint64_t left = sum_;
        for (int i = 0; i < 4; ++i) {
            text += letters[left % letters.size()];
            left /= letters.size();
        }
        return text;
    }

private:
    std::uint64_t sum_ = 0xcbf29ce484222325U;
};

std::string code_of(const PaySheet& sheet) {
    Sum sum;
    for (const PayoutItem& item : sheet.payouts)
        sum.add(fmt::format("{} {} {} {}\n", to_text(item.scenario.question.wager),
                            to_text(item.stake), to_text(item.price), to_text(item.pays)));
    return fmt::format("{}-{}-{}-{}", to_text(sheet.card.game()), sheet.payouts.size(), sheet.seed,
                       sum.in_letters());
}

/// A letter typed large is as good (ASCII).
std::string in_small_letters(std::string_view text) {
    std::string small(trimmed(text));
    std::transform(small.begin(), small.end(), small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

}  // namespace

std::optional<PaySheetCode> pay_sheet_code_from(std::string_view text) {
    const std::string code = in_small_letters(text);
    const auto parts = split_at(code, '-');
    if (parts.size() != 4 || parts[3].size() != 4) return std::nullopt;
    const auto game = game_from(parts[0]);
    const auto count = whole_number_from(parts[1], most_on_pay_sheet);
    const auto seed = whole_number_from(parts[2], highest_pay_sheet_seed);
    if (!game || !count || !seed || *count < 1 || *seed < 1) return std::nullopt;
    return PaySheetCode{*game, static_cast<int>(*count), static_cast<std::uint64_t>(*seed)};
}

bool is_sheet_of(const PaySheet& sheet, std::string_view code) {
    return sheet.code == in_small_letters(code);
}

PaySheet deal_pay_sheet(const TableCard& card, std::uint64_t seed, int count) {
    constexpr int most_left_out = 60;  // in a row
    PaySheet sheet{card, seed, {}, ""};
    Dice dice(seed);
    int left_out = 0;
    while (static_cast<int>(sheet.payouts.size()) < count) {
        PayoutItem item = deal_payout(card, dice.next() >> 1U, QuestionKind::Amount);
        const bool is_there =
            std::any_of(sheet.payouts.begin(), sheet.payouts.end(),
                        [&](const PayoutItem& other) { return are_alike(item, other); });
        const bool fits = is_in_chips(item.stake) && is_in_chips(item.pays);
        if ((!fits || is_there) && ++left_out < most_left_out) continue;
        left_out = 0;
        sheet.payouts.push_back(std::move(item));
    }
    sheet.code = code_of(sheet);
    return sheet;
}

}  // namespace fairdeal
