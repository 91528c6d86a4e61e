#include "forensics/watch/pack_watch.h"

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
constexpr double suspected = 0.5;  // a suspect's chance, or more
constexpr std::size_t most_suspects = 8;
/// Less evidence than this is none: too few cards are seen of the shoe to keep it.
constexpr int smallest_part_of_a_pack = 4;

}  // namespace

PackWatch::PackWatch(std::string pack, std::string table, int decks)
    : missing_(decks), changed_(decks), wrong_decks_(decks), restarts_(decks) {
    report_.pack = std::move(pack);
    report_.table = std::move(table);
    report_.decks = decks;
}

ShoeFinding PackWatch::finding(ShoeFindingKind kind, const HandRef& hand) const {
    ShoeFinding finding;
    finding.kind = kind;
    finding.pack = report_.pack;
    finding.table = report_.table;
    if (shoe_) finding.shoe = shoe_->report.shoe;
    finding.first = finding.last = hand;
    return finding;
}

bool PackWatch::goes_on_with(const HandInShoe& where) const {
    if (!shoe_ || where.alone || shoe_->shuffled_again) return false;
    if (!where.shoe.empty() || !shoe_->report.shoe.empty()) return where.shoe == shoe_->report.shoe;
    // Not named: the count of cards that are out falls where a new one begins.
    return where.out && shoe_->out_before && *where.out > *shoe_->out_before;
}

void PackWatch::begin_shoe(const HandInShoe& where, bool of_discards) {
    OpenShoe shoe;
    shoe.report.pack = report_.pack;
    shoe.report.table = report_.table;
    shoe.report.shoe = where.shoe;
    shoe.report.decks = report_.decks;
    shoe.report.first = where.hand;
    shoe.alone = where.alone;
    shoe.is_evidence = !of_discards;
    shoe.bounded = where.alone || !where.shoe.empty() || where.out.has_value();
    shoe.repeats_chance = laid_before_.chance(report_.decks);
    shoe_ = std::move(shoe);
    laid_now_.clear();
    if (!of_discards && !where.alone && !where.shoe.empty() && ended_.contains(where.shoe))
        findings_.push_back(finding(ShoeFindingKind::ShoeAgain, where.hand));
}

void PackWatch::add(const ShownHand& shown, const HandInShoe& where,
                    std::vector<ShoeReport>& shoes) {
    if (!goes_on_with(where)) {
        const bool of_discards = shoe_ && shoe_->shuffled_again && shoe_->report.shoe == where.shoe;
        close_shoe(shoes);
        begin_shoe(where, of_discards);
    }
    check_count(shown, where);
    if (report_.hands == 0) first_ = where.hand;
    last_ = where.hand;
    ++report_.hands;
    ++shoe_->report.hands;
    shoe_->report.last = where.hand;
    add_cards(shown, where.hand);
    if (shoe_->bounded) {
        check_order(where.hand);
        if (shoe_->is_evidence) look_at_pack(where.hand);
    }
    for (const auto& [a, b] : shown.side_by_side) laid_now_.add(a, b);
    if (shown.shuffled) shoe_->shuffled_again = true;
}

/// The count of the hand before, its cards and this hand's count must go together.
void PackWatch::check_count(const ShownHand& shown, const HandInShoe& where) {
    OpenShoe& shoe = *shoe_;
    const auto dealt = static_cast<int>(shown.dealt.size());
    if (where.out && shoe.out && *where.out != *shoe.out) {
        if (shoe.gap) {
            ++findings_[*shoe.gap].times;
        } else {
            ShoeFinding gap = finding(ShoeFindingKind::CountGap, where.hand);
            gap.first = shoe.report.last;  // the hand before
            gap.found = *where.out;
            gap.expected = *shoe.out;
            shoe.gap = findings_.size();
            findings_.push_back(std::move(gap));
        }
    }
    shoe.out_before = where.out;
    shoe.out.reset();
    if (where.out) shoe.out = *where.out + dealt;
    shoe.report.dealt = shoe.out.value_or(shoe.report.dealt + dealt);
    if (shoe.report.dealt <= cards_in(report_.decks) || shoe.too_many) return;
    shoe.too_many = true;
    ShoeFinding many = finding(ShoeFindingKind::TooManyCards, where.hand);
    many.first = shoe.report.first;
    many.found = shoe.report.dealt;
    many.expected = cards_in(report_.decks);
    findings_.push_back(std::move(many));
}

void PackWatch::add_cards(const ShownHand& shown, const HandRef& hand) {
    for (const Card card : shown.dealt) {
        shoe_->repeats.next(card, laid_before_);
        shoe_->new_deck.next(card, neighbours_in_new_deck());
        if (!card.is_known()) continue;
        const std::size_t kind = kind_of(card);
        ++report_.seen;
        ++shoe_->report.seen;
        // One copy more than there are is told, and is no evidence of anything else.
        if (shoe_->count.copies[kind] < report_.decks)
            shoe_->count.add(kind);
        else
            check_copies(kind, hand);
    }
}

void PackWatch::check_copies(std::size_t kind, const HandRef& hand) {
    const Card card = card_of_kind(kind);
    const auto same = std::find_if(findings_.begin(), findings_.end(), [&](const auto& known) {
        return known.kind == ShoeFindingKind::CopyTooMany && known.extra.front() == card;
    });
    if (same != findings_.end()) {
        ++same->times;
        return;
    }
    ShoeFinding copy = finding(ShoeFindingKind::CopyTooMany, hand);
    copy.first = shoe_->report.first;
    copy.extra = {card};
    copy.found = report_.decks + 1;
    copy.expected = report_.decks;
    findings_.push_back(std::move(copy));
}

void PackWatch::check_order(const HandRef& hand) {
    OpenShoe& shoe = *shoe_;
    if (!shoe.is_evidence) return;
    const auto check = [&](ShoeFindingKind kind, const DealtOrder& order, double chance) {
        const double expected = static_cast<double>(order.repeats().of) * chance;
        // So few are no alarm, and need no tail.
        const double unremarkable = expected + 3 * std::sqrt(expected) + 1.5;
        if (chance <= 0 || static_cast<double>(order.repeats().matches) < unremarkable) return;
        const double tail = tail_of(order.repeats(), chance);
        if (tail >= repeats_alarm) return;
        shoe.is_evidence = false;
        ShoeFinding found = finding(kind, hand);
        found.first = shoe.report.first;
        found.log_odds = -std::log(std::max(tail, std::numeric_limits<double>::min()));
        found.found = order.repeats().matches;
        found.expected = order.repeats().of;
        if (kind == ShoeFindingKind::Unshuffled) found.details = {shoe_before_};
        findings_.push_back(std::move(found));
    };
    check(ShoeFindingKind::Unshuffled, shoe.repeats, shoe.repeats_chance);
    if (shoe.is_evidence)
        check(ShoeFindingKind::NewDeckOrder, shoe.new_deck,
              neighbours_in_new_deck().chance(report_.decks));
}

void PackWatch::raise(ShoeFindingKind kind, double log_ratio, double log_alarm,
                      const HandRef& hand) {
    if (log_ratio < log_alarm) return;
    const auto known = std::find_if(alarms_.begin(), alarms_.end(),
                                    [&](const Alarm& alarm) { return alarm.kind == kind; });
    if (known == alarms_.end())
        alarms_.push_back({kind, hand, log_ratio});
    else
        known->log_odds = std::max(known->log_odds, log_ratio);
}

void PackWatch::look_at_pack(const HandRef& hand) {
    const ShoeCount& running = shoe_->count;
    if (!report_.pack.empty())
        raise(ShoeFindingKind::MissingCards, missing_.log_ratio(running), log_alarm_of_two_doors,
              hand);
    raise(ShoeFindingKind::SwappedCard, changed_.swap(running).log_ratio, log_alarm_at_any_time,
          hand);
    raise(ShoeFindingKind::ExtraCard, changed_.extra(running).log_ratio, log_alarm_at_any_time,
          hand);
    raise(ShoeFindingKind::WrongDecks, wrong_decks_.evidence(running).log_ratio,
          log_alarm_at_any_time, hand);
}

void PackWatch::close_shoe(std::vector<ShoeReport>& shoes) {
    if (!shoe_) return;
    OpenShoe& shoe = *shoe_;
    report_.shoes += shoe.bounded ? 1 : 0;
    if (shoe.bounded && shoe.is_evidence) {
        missing_.close(shoe.count);
        changed_.close(shoe.count);
        wrong_decks_.close(shoe.count);
        sizes_.push_back(shoe.count.seen);
        if (report_.pack.empty() &&
            shoe.count.seen * smallest_part_of_a_pack >= cards_in(report_.decks)) {
            restarts_.close(shoe.count);
            look_at_restarts();
            shoe.report.log_restarts = report_.log_restarts;
        }
        if (!report_.pack.empty())
            report_.log_missing = shoe.report.log_missing = missing_.log_ratio();
    }
    if (!shoe.alone && !shoe.report.shoe.empty()) ended_.insert(shoe.report.shoe);
    shoe_before_ = shoe.report.shoe;
    if (shoe.bounded && !shoe.alone) shoes.push_back(shoe.report);
    laid_before_ = laid_now_;
    shoe_.reset();
}

/// As many shoes as a table deals in a year make one false alarm.
void PackWatch::look_at_restarts() {
    const double log_sum = restarts_.evidence().log_sum;
    report_.log_restarts = log_sum;
    const double rounds_a_shoe =
        static_cast<double>(report_.hands) / static_cast<double>(report_.shoes);
    raise(ShoeFindingKind::MissingCards, log_sum, std::log(rounds_a_table_year / rounds_a_shoe),
          last_);
}

void PackWatch::look_at_end() {
    report_.retired = true;
    if (!report_.log_missing || !alarms_.empty()) return;
    const auto chance =
        chance_at_end(report_.decks, sizes_, *report_.log_missing, seed_of_end_look);
    if (chance) alarms_.push_back({ShoeFindingKind::MissingCards, last_, -std::log(*chance)});
}

void PackWatch::end(bool retired, std::vector<ShoeReport>& shoes) {
    close_shoe(shoes);
    if (retired) look_at_end();
    report_.log_extra = changed_.extra().log_ratio;
    report_.log_swapped = changed_.swap().log_ratio;
    report_.log_wrong_decks = wrong_decks_.evidence().log_ratio;
    name_what_copies_replace();
    tell_alarm();
    report_.not_provable = not_provable();
}

/// The last shoe may be cut short by the end of the records.
NotProvable PackWatch::not_provable() const {
    if (sizes_.size() < 2) return NotProvable::OneShoe;
    const int seen = std::accumulate(sizes_.begin(), sizes_.end() - 1, 0);
    const double cards = cards_in(report_.decks) * static_cast<double>(sizes_.size() - 1);
    return seen < cards * (1 - most_unseen) ? NotProvable::LittleSeen : NotProvable::No;
}

void PackWatch::name_what_copies_replace() {
    for (ShoeFinding& finding : findings_) {
        if (finding.kind != ShoeFindingKind::CopyTooMany) continue;
        const auto replaced = changed_.in_place_of(kind_of(finding.extra.front()));
        if (replaced.log_ratio >= std::log(least_evidence) && replaced.chance >= suspected)
            finding.suspects = {card_of_kind(replaced.out)};
    }
}

void PackWatch::name_suspects(ShoeFinding& finding) const {
    const bool is_named = !report_.pack.empty();
    const MissingSuspects suspects =
        is_named ? missing_.suspects() : restarts_.with_suspects().suspects;
    finding.found = suspects.likeliest;
    std::vector<std::size_t> order;
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        if (suspects.chances[kind] >= suspected) order.push_back(kind);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return suspects.chances[a] > suspects.chances[b];
    });
    if (order.size() > most_suspects) order.resize(most_suspects);
    for (const std::size_t kind : order) finding.suspects.push_back(card_of_kind(kind));
}

/// Of several explanations the one that the cards favour most.
void PackWatch::tell_alarm() {
    const auto best =
        std::max_element(alarms_.begin(), alarms_.end(),
                         [](const Alarm& a, const Alarm& b) { return a.log_odds < b.log_odds; });
    if (best == alarms_.end()) return;
    ShoeFinding told = finding(best->kind, best->shown);
    told.first = first_;
    told.log_odds = best->log_odds;
    told.expected = report_.decks;
    if (best->kind == ShoeFindingKind::MissingCards) name_suspects(told);
    if (best->kind == ShoeFindingKind::ExtraCard)
        told.extra = {card_of_kind(changed_.extra().kind)};
    if (best->kind == ShoeFindingKind::SwappedCard) {
        told.suspects = {card_of_kind(changed_.swap().out)};
        told.extra = {card_of_kind(changed_.swap().in_for)};
    }
    if (best->kind == ShoeFindingKind::WrongDecks) told.found = wrong_decks_.evidence().likeliest;
    findings_.push_back(std::move(told));
}

}  // namespace fairdeal
