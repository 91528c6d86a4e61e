// Which dealer a trainee of the group is in hand logs: the form, and what the rows say of it.

#include <algorithm>

#include "base/translation.h"
#include "desk/learn/group/at_school.h"
#include "desk/learn/group/group_session.h"
#include "desk/school/from_floor.h"
#include "school/cards/house_cards.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// "1104", "1104 since 2026-11-01".
std::string in_words(const DealerNumber& number) {
    return number.since.empty()
               ? number.dealer
               : tr("{dealer} since {day}", "dealer"_a = number.dealer, "day"_a = number.since);
}

}  // namespace

std::vector<DealerNumber> GroupSession::numbers_of(const std::string& person) const {
    auto numbers = school_.school->dealer_numbers();
    std::erase_if(numbers, [&](const DealerNumber& one) { return one.person != person; });
    return numbers;
}

void GroupSession::say_dealer(GroupRow& row) const {
    const auto* leads = row.leads_to ? std::get_if<ShowLearnView>(&*row.leads_to) : nullptr;
    if (leads == nullptr) return;
    std::vector<std::string> numbers;
    for (const DealerNumber& one : numbers_of(leads->trainee)) numbers.push_back(one.dealer);
    const auto errors =
        static_cast<std::int64_t>(school_.school->floor_errors_of(leads->trainee).size());
    std::string words;
    if (!numbers.empty()) words = tr("Dealer {numbers}.", "numbers"_a = comma_list(numbers));
    if (errors > 0)
        words += (words.empty() ? "" : " ") +
                 tr_n("From the floor: {count} error.", "From the floor: {count} errors.", errors);
    if (words.empty()) return;
    row.detail += " " + words;
    row.spoken += " " + words;
}

DealerFormScreen GroupSession::dealer_form_screen() const {
    const auto person = school_.school->person(dealer_form_->person);
    const std::string name = person ? called(*person) : dealer_form_->person;
    const auto numbers = numbers_of(dealer_form_->person);
    DealerFormScreen screen;
    screen.title = tr("Dealer number: {name}", "name"_a = name);
    screen.story =
        tr("What an audit finds wrong with this number can be given to training: it is due in "
           "{name}\u2019s plan from the next day on.",
           "name"_a = name);
    std::vector<std::string> theirs;
    for (const DealerNumber& one : numbers) theirs.push_back(in_words(one));
    screen.theirs = theirs.empty() ? tr("No number yet.")
                                   : tr("Now: {numbers}", "numbers"_a = comma_list(theirs));
    screen.number = {tr("Dealer number"), dealer_form_->dealer,
                     tr("As hand records have it, such as 1104"), "", false};
    const std::string& since = dealer_form_->since;
    const bool wrong = !since.empty() && !is_day_of_calendar(since);
    screen.since = {tr("Since"), since, tr("The first day it was theirs; empty: it always was"),
                    wrong ? tr("This is no day. Type one such as 2026-12-01.") : "", false};
    screen.can_end =
        std::ranges::find(numbers, dealer_form_->dealer, &DealerNumber::dealer) != numbers.end();
    return screen;
}

/// Of the picked trainee, with the first number that is theirs.
void GroupSession::open_dealer(std::optional<std::size_t> picked) {
    if (form_ || dealer_form_ || !may_see_others(school_)) return;
    part_ = GroupPart::ByTrainee;
    school_.error.clear();
    school_.notice.clear();
    const auto rows = screen().rows;
    const auto* leads = picked && *picked < rows.size() && rows[*picked].leads_to
                            ? std::get_if<ShowLearnView>(&*rows[*picked].leads_to)
                            : nullptr;
    if (leads == nullptr) {
        school_.error = tr("Select the trainee first.");
        return;
    }
    dealer_form_ = DealerForm{leads->trainee, "", ""};
    if (const auto numbers = numbers_of(leads->trainee); !numbers.empty()) {
        dealer_form_->dealer = numbers.front().dealer;
        dealer_form_->since = numbers.front().since;
    }
}

void GroupSession::set_dealer() {
    if (!dealer_form_) return;
    const DealerNumber number{dealer_form_->dealer, dealer_form_->person, dealer_form_->since,
                              school_.who, school_.clock.now()};
    if (!done_at(school_, [&] { return school_.school->tie_dealer(number); })) return;
    school_.notice = tr("Set: dealer {dealer}", "dealer"_a = number.dealer);
    dealer_form_.reset();
}

void GroupSession::end_dealer() {
    if (!dealer_form_) return;
    const std::string dealer = dealer_form_->dealer;
    const Withdrawal ended{school_.who, school_.clock.now()};
    if (!done_at(school_, [&] { return school_.school->untie_dealer(dealer, ended); })) return;
    school_.notice = tr("Ended: dealer {dealer}", "dealer"_a = dealer);
    dealer_form_.reset();
}

void GroupSession::type_dealer(const std::string& typed) {
    if (dealer_form_) dealer_form_->dealer = typed;
}

void GroupSession::type_since(const std::string& typed) {
    if (dealer_form_) dealer_form_->since = typed;
}

}  // namespace fairdeal
