#include "duty/asked.h"

#include <algorithm>

namespace fairdeal {

Asked::Asked(const DutyQuestion& question, DutyOffice& office)
    : question_(question),
      office_(office),
      profile_(office.profile_at(question.at)),
      table_card_(
          Facts::newest_at(office.facts().of(FactKind::Table, question.table), question.at)) {}

const FactList& Asked::dealer_facts(FactKind kind) const {
    return office_.facts().of(kind, question_.dealer);
}

const FactList& Asked::table_facts(FactKind kind) const {
    return office_.facts().of(kind, question_.table);
}

std::optional<Game> Asked::game() const {
    if (table_card_ == nullptr) return std::nullopt;
    if (question_.card.empty()) return table_card_->game;
    return game_from(question_.card.substr(0, question_.card.find(' ')));
}

const std::string& Asked::card() const {
    return question_.card.empty() ? table_card_->value("card") : question_.card;
}

bool Asked::is_on(DutyRule rule) const {
    return profile_ != nullptr && profile_->on(rule) != nullptr;
}

const RuleSetting& Asked::setting(DutyRule rule) const {
    if (!is_on(rule)) throw Fault("a rule that is not on has no setting");
    return *profile_->on(rule);
}

const Fact* Asked::role_of(const std::string& id) const {
    return Facts::newest_at(office_.facts().of(FactKind::Role, id), question_.at);
}

void Asked::use(const Fact& fact) {
    used_.push_back(&fact);
    if (fact.holds_at(question_.at)) ends(fact.to);
}

void Asked::use(const FactList& facts) {
    for (const Fact* fact : facts) use(*fact);
}

void Asked::ends(const std::optional<UtcTime>& at) {
    if (at && *at > question_.at && (!until_ || *at < *until_)) until_ = at;
}

FactList Asked::used(bool all) const {
    FactList list(used_.begin() + static_cast<std::ptrdiff_t>(all ? 0 : row_begins_), used_.end());
    std::sort(list.begin(), list.end(),
              [](const Fact* a, const Fact* b) { return a->number < b->number; });
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

}  // namespace fairdeal
