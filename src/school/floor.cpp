#include "school/floor.h"

#include <algorithm>

#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "school/cards/house_cards.h"
#include "school/school.h"
#include "school/school_sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t first_with_floor = 9;  // an older file is read as it is

constexpr const char* no_game_of_error =
    sentence("the school holds an error of a game that there is not");

bool has_floor(const Database& database) {
    return database.number(fixed("PRAGMA user_version")) >= first_with_floor;
}

std::string objection_to(const DealerNumber& number) {
    constexpr std::size_t longest = 200;
    if (number.dealer.empty() || number.dealer.size() > longest)
        return tr("say the dealer\u2019s number, as hand records have it");
    if (!number.since.empty() && !is_day_of_calendar(number.since))
        return tr("{day} is not a day such as 2026-12-01", "day"_a = in_quotes(number.since));
    if (number.by == number.person) return tr("nobody says of themselves which dealer they are");
    return "";
}

/// What the file could not hold.
std::string objection_to(const FloorError& error) {
    constexpr std::size_t longest_mark = 2000, longest = 200, longest_clause = 64;
    if (error.mark.empty() || error.mark.size() > longest_mark)
        return tr("an error from the floor says too little or too much of its hand");
    if (error.hand.size() > longest || error.misreading.size() > longest ||
        error.clause.size() > longest_clause)
        return tr("an error from the floor names a hand, clause or misreading that can be none");
    if (!error.dealt.empty() && !is_utc_time(error.dealt))
        return tr("{time} is not a time such as 2026-12-01T21:05:09Z",
                  "time"_a = in_quotes(error.dealt));
    return "";
}

bool was_theirs(const DealerNumber& number, const FloorError& error) {
    return number.since.empty() || (!error.dealt.empty() && error.dealt >= number.since);
}

}  // namespace

std::vector<DealerNumber> School::dealer_numbers() const {
    std::vector<DealerNumber> numbers;
    if (!has_floor(database_)) return numbers;
    Statement rows(database_, school_sql_dealer_numbers);
    while (rows.step())
        numbers.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                           std::string(rows.text(2)), std::string(rows.text(3)), rows.number(4)});
    return numbers;
}

Result<void> School::tie_dealer(const DealerNumber& number) {
    if (const std::string why = objection_to(number); !why.empty()) return refusal(why);
    Transaction all_or_nothing(database_);
    const auto ties = person(number.by);
    if (!ties) return nobody(number.by);
    if (!may_see_others(*ties))
        return refusal(tr("only a trainer or an administrator says which dealer somebody is"));
    if (!person(number.person)) return nobody(number.person);
    for (const DealerNumber& other : dealer_numbers()) {
        if (other.dealer == number.dealer)
            return refusal(tr("dealer {dealer} is {person} already: end that first",
                              "dealer"_a = number.dealer, "person"_a = other.person));
    }
    Statement(database_, school_sql_add_dealer_number)
        .bind(":number", database_.number(school_sql_dealer_number_count) + 1)
        .bind(":dealer", number.dealer)
        .bind(":person", number.person)
        .bind(":since", number.since)
        .bind(":by", number.by)
        .bind(":at", number.at)
        .run();
    all_or_nothing.commit();
    return {};
}

Result<void> School::untie_dealer(std::string_view dealer, const Withdrawal& ended) {
    Transaction all_or_nothing(database_);
    const auto ends = person(ended.by);
    if (!ends) return nobody(ended.by);
    if (!may_see_others(*ends))
        return refusal(tr("only a trainer or an administrator says which dealer somebody is"));
    const auto numbers = dealer_numbers();
    const auto found = std::ranges::find(numbers, dealer, &DealerNumber::dealer);
    if (found == numbers.end())
        return refusal(tr("dealer {dealer} is nobody here", "dealer"_a = in_quotes(dealer)));
    if (found->person == ended.by)
        return refusal(tr("nobody says of themselves which dealer they are"));
    Statement(database_, school_sql_end_dealer_number)
        .bind(":dealer", dealer)
        .bind(":by", ended.by)
        .bind(":at", ended.at)
        .run();
    all_or_nothing.commit();
    return {};
}

Result<TakenErrors> School::take_floor_errors(const std::vector<FloorError>& errors,
                                              std::string_view by, Millis at) {
    for (const FloorError& error : errors) {
        if (const std::string why = objection_to(error); !why.empty()) return refusal(why);
    }
    Transaction all_or_nothing(database_);
    const auto hands_over = person(by);
    if (!hands_over) return nobody(by);
    if (!may_see_others(*hands_over))
        return refusal(tr("only a trainer or an administrator hands over errors from the floor"));
    const auto numbers = dealer_numbers();
    TakenErrors taken;
    for (const FloorError& error : errors) {
        const auto whose = std::ranges::find(numbers, error.dealer, &DealerNumber::dealer);
        if (whose == numbers.end()) {
            ++taken.nobodys;
        } else if (!was_theirs(*whose, error)) {
            ++taken.earlier;
        } else if (add_floor_error(error, whose->person, {std::string(by), at})) {
            ++taken.added;
            if (std::ranges::find(taken.people, whose->person) == taken.people.end())
                taken.people.push_back(whose->person);
        } else {
            ++taken.known;
        }
    }
    all_or_nothing.commit();
    return taken;
}

bool School::add_floor_error(const FloorError& error, const std::string& person,
                             const Withdrawal& given) {
    Statement(database_, school_sql_add_floor_error)
        .bind(":person", person)
        .bind(":mark", error.mark)
        .bind(":game", to_text(error.game))
        .bind(":hand", error.hand)
        .bind(":dealt", error.dealt)
        .bind(":clause", error.clause)
        .bind(":misreading", error.misreading)
        .bind(":by", given.by)
        .bind(":at", given.at)
        .run();
    return database_.rows_changed() > 0;
}

std::vector<FloorError> School::floor_errors_of(std::string_view person) const {
    std::vector<FloorError> errors;
    if (!has_floor(database_)) return errors;
    Statement rows(database_, school_sql_floor_errors_of);
    rows.bind(":person", person);
    while (rows.step()) {
        const auto game = game_from(rows.text(1));
        if (!game) throw damaged(tr(no_game_of_error));
        FloorError error;
        error.mark = rows.text(0);
        error.game = *game;
        error.hand = rows.text(2);
        error.dealt = rows.text(3);
        error.clause = rows.text(4);
        error.misreading = rows.text(5);
        error.by = rows.text(6);
        error.given = rows.number(7);
        errors.push_back(std::move(error));
    }
    return errors;
}

}  // namespace fairdeal
