#include "forensics/watch/pack_tests.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairdeal {

namespace {

/// Rounds that a table deals in a year: at 27.4 an hour, day and night.
constexpr double rounds_a_table_year = 8760 * 27.4;
const double log_alarm_at_any_time = std::log(packs_per_false_alarm);
const double log_alarm_of_two_doors = std::log(packs_per_door);
constexpr std::uint64_t seed_of_end_look = 20261122;
/// What else is wrong with a pack that shows a copy too many is a claim of its own, about a pack
/// that was picked because it shows something: each of the other kinds might be named.
const double log_replacement = std::log(packs_per_false_alarm * (card_kinds - 1));
constexpr double suspected = 0.5;  // a suspect's chance, or more
constexpr std::size_t most_suspects = 8;

}  // namespace

PackTests::PackTests(int decks, bool is_named, bool traced)
    : decks_(decks),
      is_named_(is_named),
      traced_(traced),
      missing_(decks),
      changed_(decks),
      wrong_decks_(decks),
      restarts_(decks),
      // Of the first shoe alone the ratio is 1 whatever was seen.
      missing_from_(cards_in(decks) + 1),
      log_alarm_(log_alarm_of_two_doors) {}

bool PackTests::is_raised(ShoeFindingKind kind) const {
    return std::any_of(alarms_.begin(), alarms_.end(),
                       [&](const Alarm& alarm) { return alarm.kind == kind; });
}

void PackTests::raise(ShoeFindingKind kind, double log_odds, const HandRef& hand) {
    const auto known = std::find_if(alarms_.begin(), alarms_.end(),
                                    [&](const Alarm& alarm) { return alarm.kind == kind; });
    if (known == alarms_.end())
        alarms_.push_back({kind, hand, log_odds});
    else
        known->log_odds = std::max(known->log_odds, log_odds);
}

void PackTests::look_for_missing(const ShoeCount& running, const HandRef& hand) {
    const auto ratios = missing_.log_ratios(running);
    const double log_ratio = missing_.weighed(ratios);
    if (log_ratio >= log_alarm_of_two_doors) raise(ShoeFindingKind::MissingCards, log_ratio, hand);
    missing_from_ = missing_.no_alarm_before(log_alarm_of_two_doors, ratios, running.seen);
}

void PackTests::look(const ShoeCount& running, const HandRef& hand) {
    const auto look = [&](ShoeFindingKind kind, double log_ratio) {
        if (log_ratio >= log_alarm_at_any_time) raise(kind, log_ratio, hand);
    };
    const auto open = [&](ShoeFindingKind kind, bool near) { return near && !is_raised(kind); };
    if (is_named_ && open(ShoeFindingKind::MissingCards, running.seen >= missing_from_))
        look_for_missing(running, hand);
    if (open(ShoeFindingKind::SwappedCard, swap_near_))
        look(ShoeFindingKind::SwappedCard, changed_.swap(running).log_ratio);
    if (open(ShoeFindingKind::ExtraCard, extra_near_))
        look(ShoeFindingKind::ExtraCard, changed_.extra(running).log_ratio);
    if (open(ShoeFindingKind::WrongDecks, wrong_decks_.may_reach(log_alarm_at_any_time)))
        look(ShoeFindingKind::WrongDecks, wrong_decks_.evidence(running).log_ratio);
    if (traced_) trace(running, hand);
}

void PackTests::trace(const ShoeCount& running, const HandRef& hand) {
    EvidencePoint point;
    point.hand = hand.number;
    if (is_named_)
        point.missing = missing_.log_ratio(running);
    else if (since_)
        point.missing = since_->log_odds;
    point.extra = changed_.extra(running).log_ratio;
    point.swapped = changed_.swap(running).log_ratio;
    point.decks = wrong_decks_.evidence(running).log_ratio;
    trace_.push_back(point);
}

void PackTests::look_again(const HandRef& hand) {
    using enum ShoeFindingKind;
    if (log_missing_ && is_raised(MissingCards)) raise(MissingCards, *log_missing_, hand);
    if (is_raised(SwappedCard)) raise(SwappedCard, changed_.swap().log_ratio, hand);
    if (is_raised(ExtraCard)) raise(ExtraCard, changed_.extra().log_ratio, hand);
    if (is_raised(WrongDecks)) raise(WrongDecks, wrong_decks_.evidence().log_ratio, hand);
}

void PackTests::close(const ShoeCount& shoe, const HandRef& hand, bool is_enough,
                      double rounds_a_shoe) {
    missing_.close(shoe);
    changed_.close(shoe);
    wrong_decks_.close(shoe);
    sizes_.push_back(shoe.seen);
    if (is_named_) {
        const auto ratios = missing_.log_ratios();
        log_missing_ = missing_.weighed(ratios);
        missing_from_ = missing_.no_alarm_before(log_alarm_of_two_doors, ratios, 0);
    }
    // Within a shoe a card too many becomes likelier by one more than there are decks at most.
    const double near = log_alarm_at_any_time - std::log1p(decks_);
    swap_near_ = changed_.swap_at_most() >= near && changed_.swap().log_ratio >= near;
    extra_near_ = changed_.extra_at_most() >= near && changed_.extra().log_ratio >= near;
    look_again(hand);
    if (is_named_ || !is_enough) return;
    restarts_.close(shoe);
    since_ = restarts_.evidence();
    // As many shoes as a table deals in a year make one false alarm.
    const double log_year = std::log(rounds_a_table_year / rounds_a_shoe);
    log_alarm_ = log_year - (since_->log_sum - since_->log_odds);
    if (since_->log_sum >= log_year) raise(ShoeFindingKind::MissingCards, since_->log_odds, hand);
}

void PackTests::look_at_end(const HandRef& hand) {
    if (!log_missing_ || !alarms_.empty()) return;
    const auto chance = chance_at_end(decks_, sizes_, *log_missing_, seed_of_end_look);
    if (chance) alarms_.push_back({ShoeFindingKind::MissingCards, hand, -std::log(*chance)});
}

/// The last shoe may be cut short by the end of the records.
NotProvable PackTests::not_provable() const {
    if (sizes_.size() < 2) return NotProvable::OneShoe;
    const int seen = std::accumulate(sizes_.begin(), sizes_.end() - 1, 0);
    const double cards = cards_in(decks_) * static_cast<double>(sizes_.size() - 1);
    return seen < cards * (1 - most_unseen) ? NotProvable::LittleSeen : NotProvable::No;
}

std::optional<Card> PackTests::in_place_of(std::size_t kind) const {
    const auto replaced = changed_.in_place_of(kind);
    const bool is_proved = replaced.log_ratio >= log_replacement && replaced.chance >= suspected;
    return is_proved ? std::optional(card_of_kind(replaced.out)) : std::nullopt;
}

MissingSuspects PackTests::suspects() const {
    return is_named_ ? missing_.suspects() : restarts_.with_suspects().suspects;
}

void PackTests::name_suspects(ShoeFinding& finding) const {
    const MissingSuspects all = suspects();
    finding.found = all.likeliest;
    std::vector<std::size_t> order;
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        if (all.chances[kind] >= suspected) order.push_back(kind);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return all.chances[a] > all.chances[b]; });
    if (order.size() > most_suspects) order.resize(most_suspects);
    for (const std::size_t kind : order) finding.suspects.push_back(card_of_kind(kind));
}

std::optional<ShoeFinding> PackTests::told(bool shows_copy_too_many) const {
    const auto best =
        std::max_element(alarms_.begin(), alarms_.end(),
                         [](const Alarm& a, const Alarm& b) { return a.log_odds < b.log_odds; });
    if (best == alarms_.end()) return std::nullopt;
    if (shows_copy_too_many && best->log_odds < log_replacement) return std::nullopt;
    ShoeFinding told;
    told.kind = best->kind;
    told.last = best->shown;
    told.log_odds = best->log_odds;
    told.expected = decks_;
    if (best->kind == ShoeFindingKind::MissingCards) name_suspects(told);
    if (best->kind == ShoeFindingKind::ExtraCard)
        told.extra = {card_of_kind(changed_.extra().kind)};
    if (best->kind == ShoeFindingKind::SwappedCard) {
        told.suspects = {card_of_kind(changed_.swap().out)};
        told.extra = {card_of_kind(changed_.swap().in_for)};
    }
    if (best->kind == ShoeFindingKind::WrongDecks) told.found = wrong_decks_.evidence().likeliest;
    return told;
}

void PackTests::fill(PackReport& report) const {
    report.log_missing = log_missing_;
    if (since_) {
        report.log_restarts = since_->log_sum;
        report.log_restart_odds = since_->log_odds;
    }
    report.log_extra = changed_.extra().log_ratio;
    report.log_swapped = changed_.swap().log_ratio;
    report.log_wrong_decks = wrong_decks_.evidence().log_ratio;
    // Where missing cards are told they are proved, however little was seen.
    if (!is_raised(ShoeFindingKind::MissingCards)) report.not_provable = not_provable();
    report.log_alarm = log_alarm_;
    report.trace = trace_;
    const MissingSuspects all = suspects();
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        report.kinds.at(kind).missing = all.chances.at(kind);
}

}  // namespace fairdeal
