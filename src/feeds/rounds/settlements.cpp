#include "feeds/rounds/settlements.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "feeds/rounds/amounts.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

tl::unexpected<FeedRefusal> no_amount(std::string what) {
    return tl::make_unexpected(FeedRefusal{"R3", "", std::move(what)});
}

const Json& member(const Json& row, const char* key) {
    static const Json nothing;
    const auto found = row.find(key);
    return found == row.end() ? nothing : *found;
}

/// By what was won beyond the stake; less than nothing: what was lost of it.
std::vector<SettledRow> lines_by(Money stake, Money won) {
    if (won > Money()) return {{"pay", won}};
    if (won.is_zero()) return {{"push", std::nullopt}};
    const Money lost = Money() - won;
    if (lost == stake) return {{"take", stake}};
    return {{"take", lost}, {"return", stake - lost}};
}

}  // namespace

OrRefusal<Money> Settlements::sum_of(const Json& amounts, bool may_be_lost) const {
    if (amounts.is_array()) {
        Money sum;
        for (const Json& part : amounts) {
            const auto amount = part.is_array() ? no_amount(tr("a list in a list of amounts"))
                                                : sum_of(part, may_be_lost);
            if (!amount) return amount;
            sum += *amount;
        }
        return sum;
    }
    if (amounts.is_null()) return no_amount(tr("an amount is missing"));
    if (!amounts.is_string())
        return no_amount(tr("{value} is no text: an amount stays as the source writes it",
                            "value"_a = amounts.dump()));
    const auto& text = amounts.get_ref<const std::string&>();
    const auto amount = amount_from(text, mapping_);
    if (!amount)
        return no_amount(tr("{value} is no amount of whole cents", "value"_a = in_quotes(text)));
    if (*amount < Money() && !may_be_lost)
        return no_amount(tr("{amount} is less than nothing", "amount"_a = to_text(*amount)));
    return *amount;
}

OrRefusal<std::vector<SettledRow>> Settlements::lines_of(const Json& row) const {
    const auto stake = sum_of(member(row, "stake"));
    if (!stake) return tl::make_unexpected(stake.error());
    const auto amount = sum_of(member(row, "amount"), !mapping_.win_is_gross);
    if (!amount) return tl::make_unexpected(amount.error());
    if (*stake <= Money())
        return no_amount(tr("a stake of {amount}", "amount"_a = to_text(*stake)));
    const Money won = mapping_.win_is_gross ? *amount - *stake : *amount;
    if (won < Money() - *stake)
        return no_amount(
            mapping_.win_is_gross
                ? tr("what came back for a stake of {stake} cannot be less than nothing: {amount}",
                     "amount"_a = to_text(*amount), "stake"_a = to_text(*stake))
                : tr("a stake of {stake} cannot lose more than itself: {amount}",
                     "amount"_a = to_text(*amount), "stake"_a = to_text(*stake)));
    return lines_by(*stake, won);
}

std::optional<FeedRefusal> Settlements::check_sum(const Json& row) const {
    const auto parts = sum_of(member(row, "of"));
    if (!parts) return parts.error();
    const auto total = sum_of(member(row, "is"));
    if (!total) return total.error();
    if (*parts == *total) return std::nullopt;
    return FeedRefusal{"R7", "",
                       tr("{total} is not the sum of its parts, {parts}",
                          "total"_a = to_text(*total), "parts"_a = to_text(*parts))};
}

}  // namespace fairdeal
