#include <fmt/format.h>

#include "audit/hand/rule_record.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/misreadings.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/ruling_text.h"

namespace fairdeal {

namespace {

/// Rules one input after another; records are numbered through.
class Rulings {
public:
    explicit Rulings(const RuleOptions& options) : options_(options) {}

    void rule_all(const std::string& name) {
        auto input = Input::open(name);
        if (!input) return refuse(input.error());
        const auto records = open_source(input->stream(), format_of_file(name));
        SourcedRecord text;
        while (records->next(text)) rule_one(text, name);
        if (input->stream().bad()) refuse({cut_off(name)});
    }

    [[nodiscard]] ExitStatus status() const { return status_; }

private:
    void refuse(const Problems& problems) {
        complain(problems);
        status_ = ExitStatus::Unusable;
    }

    void rule_one(const SourcedRecord& text, const std::string& name) {
        RuledRecord ruled = rule_record(
            text, ++number_, [this]() -> const auto& { return misreadings(); },
            !options_.order_unknown);
        if (!ruled.is_refused()) ruled.breaks = tables_.follow(ruled.record, ruled.ruling);
        if (!options_.json && number_ > 1) print("\n");
        print(options_.json ? json_of(ruled) : text_of(ruled));
        if (ruled.is_refused()) refuse(in_file(ruled.problems, text, name));
        if (ruled.is_wrong()) status_ = worse(status_, ExitStatus::Wrong);
    }

    const std::vector<Misreading>& misreadings() {
        if (!misreadings_) misreadings_ = misreadings_or_none(options_.content);
        return *misreadings_;
    }

    const RuleOptions& options_;
    std::optional<std::vector<Misreading>> misreadings_;
    LeagueTables tables_;
    std::int64_t number_ = 0;
    ExitStatus status_ = ExitStatus::Fine;
};

}  // namespace

ExitStatus run_rule(const RuleOptions& options) {
    const auto kept = english_for_programs(options.json);
    Rulings rulings(options);
    if (options.order_unknown && !options.json)
        print("# " + tr("order of settlement unknown: not judged") + "\n");
    for (const std::string& name : options.inputs) rulings.rule_all(name);
    return rulings.status();
}

}  // namespace fairdeal
