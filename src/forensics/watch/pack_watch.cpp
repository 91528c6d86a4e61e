#include "forensics/watch/pack_watch.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairdeal {

namespace {

/// Less evidence than this is none: too few cards are seen of the shoe to keep it.
constexpr int smallest_part_of_a_pack = 4;

}  // namespace

PackWatch::PackWatch(std::string pack, std::string table, int decks, bool traced)
    : tests_(decks, !pack.empty(), traced),
      new_deck_chance_(neighbours_in_new_deck().chance(decks)) {
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
    finding.hands = {hand.number};
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
    shoe.kinds.reserve(static_cast<std::size_t>(cards_in(report_.decks)));
    shoe_ = std::move(shoe);
    laid_now_.clear();
    rack_now_ = {};
    tests_.begin_shoe();
    if (!of_discards && !where.alone && !where.shoe.empty() && ended_.contains(where.shoe))
        findings_.push_back(finding(ShoeFindingKind::ShoeAgain, where.hand));
    if (!of_discards && !where.alone && where.out)
        starts_.begin(*where.out, where.hand, where.shoe);
}

void PackWatch::add(const ShownHand& shown, const HandInShoe& where,
                    std::vector<ShoeReport>& shoes) {
    if (!goes_on_with(where)) {
        const bool of_discards = shoe_ && shoe_->shuffled_again && shoe_->report.shoe == where.shoe;
        close_shoe(shoes);
        begin_shoe(where, of_discards);
    }
    check_count(shown, where);
    note_hand(where.hand);
    if (!rack_before_.empty())
        shoe_->dealt.insert(shoe_->dealt.end(), shown.dealt.begin(), shown.dealt.end());
    add_cards(shown, where.hand);
    if (shoe_->bounded) {
        check_order(where.hand);
        if (shoe_->is_evidence) tests_.look(shoe_->count, where.hand);
    }
    for (const auto& [a, b] : shown.side_by_side) laid_now_.add(a, b);
    for (const Card card : shown.collected) rack_now_.add(card);
    if (shown.shuffled) shoe_->shuffled_again = true;
}

void PackWatch::note_hand(const HandRef& hand) {
    if (report_.hands == 0) report_.first = hand;
    report_.last = hand;
    ++report_.hands;
    hands_.push_back(hand.number);
    ++shoe_->report.hands;
    shoe_->report.last = hand;
    shoe_->report.numbers.push_back(hand.number);
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
            gap.hands = {gap.first.number, where.hand.number};
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
    many.hands = shoe.report.numbers;
    many.hands.push_back(where.hand.number);
    many.found = shoe.report.dealt;
    many.expected = cards_in(report_.decks);
    findings_.push_back(std::move(many));
}

void PackWatch::tell_start() {
    if (!starts_.found()) return;
    const ShoeStarts::NotWhole& not_whole = *starts_.found();
    ShoeFinding told = finding(ShoeFindingKind::OutAtStart, not_whole.hand);
    told.shoe = not_whole.shoe;
    told.found = not_whole.out;
    told.expected = most_burned_first;
    told.times = not_whole.times;
    told.hands = not_whole.hands;
    findings_.push_back(std::move(told));
}

void PackWatch::add_cards(const ShownHand& shown, const HandRef& hand) {
    const Neighbours& new_deck = neighbours_in_new_deck();
    OpenShoe& shoe = *shoe_;
    for (const Card card : shown.dealt) {
        shoe.repeats.next(card, laid_before_);
        shoe.new_deck.next(card, new_deck);
        if (!card.is_known()) continue;
        const std::size_t kind = kind_of(card);
        ++report_.seen;
        ++report_.kinds[kind].copies;
        ++shoe.report.seen;
        ++shoe.report.copies[kind];
        shoe.kinds.push_back(kind);
        // One copy more than there are is told, and is no evidence of anything else.
        if (shoe.count.copies[kind] < report_.decks) {
            tests_.see(shoe.count.copies[kind]);
            shoe.count.add(kind);
        } else {
            check_copies(kind, hand);
        }
    }
    shoe.ends.push_back(shoe.kinds.size());
}

/// The hands of the shoe that show a card of this kind, so far.
std::vector<std::int64_t> PackWatch::hands_with(std::size_t kind) const {
    std::vector<std::int64_t> hands;
    std::size_t card = 0;
    for (std::size_t i = 0; i < shoe_->report.numbers.size(); ++i) {
        const std::size_t end = i < shoe_->ends.size() ? shoe_->ends[i] : shoe_->kinds.size();
        const auto begin = shoe_->kinds.begin() + static_cast<std::ptrdiff_t>(card);
        const auto until = shoe_->kinds.begin() + static_cast<std::ptrdiff_t>(end);
        if (std::find(begin, until, kind) != until) hands.push_back(shoe_->report.numbers[i]);
        card = end;
    }
    return hands;
}

void PackWatch::check_copies(std::size_t kind, const HandRef& hand) {
    const Card card = card_of_kind(kind);
    const auto same = std::find_if(findings_.begin(), findings_.end(), [&](const auto& known) {
        return known.kind == ShoeFindingKind::CopyTooMany && known.extra.front() == card;
    });
    if (same != findings_.end()) {
        ++same->times;
        if (same->hands.empty() || shoe_->report.numbers.front() > same->hands.back()) {
            same->details = {std::to_string(std::stoi(same->details.front()) + 1)};
            const auto with_it = hands_with(kind);
            same->hands.insert(same->hands.end(), with_it.begin(), with_it.end());
        }
        return;
    }
    ShoeFinding copy = finding(ShoeFindingKind::CopyTooMany, hand);
    copy.first = shoe_->report.first;
    copy.hands = hands_with(kind);
    copy.extra = {card};
    copy.found = report_.decks + 1;
    copy.expected = report_.decks;
    copy.details = {"1"};
    findings_.push_back(std::move(copy));
}

void PackWatch::check_order(const HandRef& hand) {
    OpenShoe& shoe = *shoe_;
    if (!shoe.is_evidence) return;
    const auto check = [&](ShoeFindingKind kind, const DealtOrder& order, double chance) {
        if (order.repeats().matches < 2) return;
        const double expected = static_cast<double>(order.repeats().of) * chance;
        // So few are no alarm, and need no tail.
        const double unremarkable = expected + 3 * std::sqrt(expected) + 1.5;
        if (chance <= 0 || static_cast<double>(order.repeats().matches) < unremarkable) return;
        const double tail = tail_of(order.repeats(), chance);
        if (tail >= repeats_alarm) return;
        shoe.is_evidence = false;
        ShoeFinding found = finding(kind, hand);
        found.first = shoe.report.first;
        found.hands = shoe.report.numbers;
        found.log_odds = -std::log(std::max(tail, std::numeric_limits<double>::min()));
        found.found = order.repeats().matches;
        found.expected = order.repeats().of;
        if (kind == ShoeFindingKind::Unshuffled) {
            found.details = {shoe_before_};
            const int run = rack_before_.longest_run(shoe.dealt);
            if (run >= telling_run) found.details.push_back(std::to_string(run));
        }
        findings_.push_back(std::move(found));
    };
    check(ShoeFindingKind::Unshuffled, shoe.repeats, shoe.repeats_chance);
    if (shoe.is_evidence) check(ShoeFindingKind::NewDeckOrder, shoe.new_deck, new_deck_chance_);
}

/// Once a shoe, at its end: what was not shuffled at all was told before.
void PackWatch::check_shuffle() {
    OpenShoe& shoe = *shoe_;
    if (rack_before_.empty() || !shoe.is_evidence) return;
    const ShuffleLook look = look_at_shuffle(rack_before_, shoe.dealt, report_.decks);
    if (look.chance >= poor_shuffle_alarm) return;
    shoe.is_evidence = false;
    ShoeFinding found = finding(ShoeFindingKind::PoorShuffle, shoe.report.last);
    found.first = shoe.report.first;
    found.hands = shoe.report.numbers;
    found.log_odds = -std::log(std::max(look.chance, std::numeric_limits<double>::min()));
    found.found = look.followers.matches;
    found.expected = look.followers.of;
    found.details = {std::to_string(std::llround(look.expected))};
    findings_.push_back(std::move(found));
}

void PackWatch::close_shoe(std::vector<ShoeReport>& shoes) {
    if (!shoe_) return;
    if (shoe_->bounded) check_shuffle();
    OpenShoe& shoe = *shoe_;
    report_.shoes += shoe.bounded ? 1 : 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        report_.kinds.at(kind).most =
            std::max(report_.kinds.at(kind).most, shoe.report.copies.at(kind));
    if (shoe.bounded && shoe.is_evidence) {
        const bool is_enough = shoe.count.seen * smallest_part_of_a_pack >= cards_in(report_.decks);
        tests_.close(shoe.count, report_.last, is_enough,
                     static_cast<double>(report_.hands) / static_cast<double>(report_.shoes));
        shoe.report.log_missing = tests_.log_missing();
        if (is_enough && tests_.restarts()) {
            shoe.report.log_restarts = tests_.restarts()->log_sum;
            shoe.report.log_restart_odds = tests_.restarts()->log_odds;
        }
    }
    if (!shoe.alone && !shoe.report.shoe.empty()) ended_.insert(shoe.report.shoe);
    shoe_before_ = shoe.report.shoe;
    if (shoe.bounded && !shoe.alone) shoes.push_back(std::move(shoe.report));
    laid_before_ = laid_now_;
    rack_before_ = std::move(rack_now_);
    shoe_.reset();
}

void PackWatch::end(bool retired, std::vector<ShoeReport>& shoes) {
    close_shoe(shoes);
    report_.retired = retired;
    if (retired) tests_.look_at_end(report_.last);
    for (ShoeFinding& finding : findings_) {
        if (finding.kind != ShoeFindingKind::CopyTooMany) continue;
        if (const auto card = tests_.in_place_of(kind_of(finding.extra.front())))
            finding.suspects = {*card};
    }
    tell_start();
    tell_tests();
    tests_.fill(report_);
}

void PackWatch::tell_tests() {
    const bool shows_copy_too_many = std::any_of(
        findings_.begin(), findings_.end(),
        [](const ShoeFinding& finding) { return finding.kind == ShoeFindingKind::CopyTooMany; });
    auto told = tests_.told(shows_copy_too_many);
    if (!told) return;
    told->pack = report_.pack;
    told->table = report_.table;
    told->first = report_.first;
    const auto shown = std::upper_bound(hands_.begin(), hands_.end(), told->last.number);
    told->hands.assign(hands_.begin(), shown);
    findings_.push_back(*std::move(told));
}

}  // namespace fairdeal
