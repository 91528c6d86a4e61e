// `fairdeal school dealer` and `fairdeal school floor`: a dealer's own errors as practice.

#include <fmt/format.h>

#include "audit/floor_errors.h"
#include "base/translation.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/school/opened_school.h"
#include "desk/school/from_floor.h"

namespace fairdeal {

namespace {

void print_dealers(const School& school) {
    for (const DealerNumber& number : school.dealer_numbers()) {
        const auto errors = static_cast<std::int64_t>(school.floor_errors_of(number.person).size());
        print(fmt::format("{:12}  {:24}  {:10}  {}\n", number.dealer, number.person, number.since,
                          tr_n("{count} error handed over", "{count} errors handed over", errors)));
    }
}

}  // namespace

ExitStatus run_school_dealer(const SchoolOptions& options) {
    auto school = opened_by_trainer(options);
    if (!school) return unusable(school.error());
    const auto trainer = school->person(options.as);
    if (!trainer || !may_see_others(*trainer))
        return unusable({{{"--as", 0, 0}, tr("they may not see what others answered")}});
    const Millis now = machine_clock().now();
    Result<void> done;
    if (options.dealer.empty())
        print_dealers(*school);
    else if (options.who.empty() && !options.nobody)
        return unusable({{{"NUMBER", 0, 0}, tr("say whose it is: --who ID, or --nobody")}});
    else if (options.nobody)
        done = school->untie_dealer(options.dealer, {options.as, now});
    else
        done = school->tie_dealer({options.dealer, options.who, options.since, options.as, now});
    return done ? ExitStatus::Fine : unusable(done.error());
}

ExitStatus run_school_floor(const SchoolOptions& options) {
    auto input = Input::open(options.input);
    if (!input) return unusable(input.error());
    const auto errors = floor_errors_from(input->stream(), input->name());
    if (!errors) return unusable(errors.error());
    auto school = opened_by_trainer(options);
    if (!school) return unusable(school.error());
    const auto taken = school->take_floor_errors(*errors, options.as, machine_clock().now());
    if (!taken) return unusable(taken.error());
    print(taken_in_words(*taken, *school) + "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal
