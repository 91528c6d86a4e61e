#include "forensics/watch/rules_watch.h"

#include <fmt/format.h>

namespace fairdeal {

namespace {

/// The options that two cards of one game choose otherwise: "hit-soft-17: no, yes", first's first.
std::vector<std::string> differences(const TableCard& first, const TableCard& second) {
    std::vector<std::string> names;
    for (const OptionSpec& spec : options_of(first.game())) {
        if (first.text(spec) != second.text(spec)) names.emplace_back(spec.name);
    }
    return names;
}

/// Whether the dealer draws to a soft 17; nothing in a game that has no such option.
std::optional<bool> draws_to_soft_17(const TableCard& card) {
    const OptionSpec* option = find_option(card.game(), "hit-soft-17");
    if (option == nullptr) return std::nullopt;
    return card.is_yes(Option::HitSoft17);
}

std::string limits_in_text(const std::pair<Money, Money>& limits) {
    return fmt::format("{}-{}", to_text(limits.first), to_text(limits.second));
}

}  // namespace

std::optional<TableCard> sign_in_words(Game game, std::string_view sign) {
    return card_with(game, sign);
}

/// A finding of one table (of wagers: of one shoe) is told once, and then counted.
void RulesWatch::add_finding(ShoeFindingKind kind, const Identity& identity, const HandRef& hand,
                             std::vector<std::string> details) {
    const bool by_shoe =
        kind == ShoeFindingKind::OffLimits || kind == ShoeFindingKind::LimitsChanged;
    const auto [known, is_new] = known_.try_emplace(
        {kind, identity.table, by_shoe ? identity.shoe : "", details}, findings_.size());
    if (!is_new) {
        ShoeFinding& finding = findings_[known->second];
        finding.last = hand;
        ++finding.times;
        note_hand(finding.hands, hand.number);
        return;
    }
    ShoeFinding finding;
    finding.kind = kind;
    finding.pack = identity.pack;
    finding.table = identity.table;
    finding.shoe = identity.shoe;
    finding.dealer = kind == ShoeFindingKind::Soft17 ? identity.dealer : "";
    finding.first = finding.last = hand;
    finding.hands = {hand.number};
    finding.details = std::move(details);
    findings_.push_back(std::move(finding));
}

void RulesWatch::add(const HandRecord& record, const TableState& table, const HandRef& hand) {
    compare_sign(record, hand);
    check_soft_17(record, table, hand);
    check_limits(record, table, hand);
}

const RulesWatch::Signed& RulesWatch::signed_by(const Header& header) {
    const std::string& sign = header.facts.sign;
    if (signed_ && signed_->sign == sign && signed_->in_force == header.card) return *signed_;
    signed_ = {sign, header.card, std::nullopt, {}};
    if (!sign.empty()) signed_->shown = sign_(header.game(), sign);
    if (signed_->shown) signed_->differences = differences(*signed_->shown, header.card);
    return *signed_;
}

void RulesWatch::compare_sign(const HandRecord& record, const HandRef& hand) {
    const Signed& sign = signed_by(record.header);
    if (!sign.differences.empty())
        add_finding(ShoeFindingKind::SignDiffers, record.header.identity, hand, sign.differences);
}

void RulesWatch::check_soft_17(const HandRecord& record, const TableState& table,
                               const HandRef& hand) {
    const auto acts = soft_17_acts(record, table);
    if (acts.empty()) return;
    const auto in_force = draws_to_soft_17(record.header.card);
    if (!in_force) return;
    const auto& sign = signed_by(record.header).shown;
    const auto shown = sign ? draws_to_soft_17(*sign) : std::nullopt;
    for (const Soft17Act& act : acts) {
        const char* did = act.drew ? "drew" : "stood";
        if (act.drew != *in_force)
            add_finding(ShoeFindingKind::Soft17, record.header.identity, hand, {did, "in-force"});
        else if (shown && act.drew != *shown)
            add_finding(ShoeFindingKind::Soft17, record.header.identity, hand, {did, "shown"});
    }
}

void RulesWatch::check_limits(const HandRecord& record, const TableState& table,
                              const HandRef& hand) {
    const auto& limits = record.header.facts.limits;
    if (!limits) return;
    const Identity& identity = record.header.identity;
    for (const StakeUp& stake : stakes_of(table)) {
        if (stake.amount < limits->first || stake.amount > limits->second)
            add_finding(ShoeFindingKind::OffLimits, identity, hand, {limits_in_text(*limits)});
    }
    const auto known = limits_.find(identity.table);
    if (known != limits_.end() && known->second.shoe == identity.shoe &&
        known->second.limits != *limits)
        add_finding(ShoeFindingKind::LimitsChanged, identity, hand,
                    {limits_in_text(known->second.limits), limits_in_text(*limits)});
    if (known == limits_.end())
        limits_.emplace(identity.table, Limits{identity.shoe, *limits});
    else
        known->second = {identity.shoe, *limits};
}

}  // namespace fairdeal
