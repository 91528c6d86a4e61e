#include "incidents/table_log.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/time/utc_time.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

using std::chrono::seconds;

TableCard card_of(const IncidentTable& facts) {
    TableCard card(Game::Breakout);
    const auto choose = [&card](const char* option, const std::string& value) {
        if (const auto wrong = card.set(*find_option(Game::Breakout, option), value))
            throw Fault(*wrong);
    };
    choose("decks", std::to_string(facts.decks));
    if (facts.hits_soft_17) choose("hit-soft-17", "yes");
    return card;
}

/// When a round begins and ends: a round's share of the minutes, of which play takes three
/// quarters; slow rounds begin up to an eighth later.
struct RoundTimes {
    std::string at, until;
};
RoundTimes times_of(const IncidentTable& facts, int day, int round, Dice& dice) {
    const auto start = utc_time_from(facts.start);
    if (!start) throw Fault("no time: " + std::string(facts.start));
    const std::int64_t whole = std::int64_t{60} * facts.minutes;
    const std::int64_t share = whole / facts.rounds;
    const auto later = static_cast<std::int64_t>(
        share < 8 ? 0 : dice.below(static_cast<std::uint64_t>(share / 8) + 1));
    UtcTime at = days_after(*start, day);
    at.time += seconds(whole * round / facts.rounds + later);
    UtcTime until = at;
    until.time += seconds(std::max<std::int64_t>(share * 3 / 4, 1));
    return {to_text(at), to_text(until)};
}

}  // namespace

TableLog::TableLog(const IncidentTable& facts, std::vector<Card> pack, IncidentLog& log, Dice& dice)
    : facts_(facts),
      log_(log),
      dice_(dice),
      card_(card_of(facts)),
      pack_size_(static_cast<int>(pack.size())),
      pack_(std::in_place, std::move(pack), dice),
      pack_name_(facts.pack) {}

void TableLog::begin_visit(int visit, std::vector<Card> pack) {
    visit_ = visit;
    rounds_today_ = 0;
    pack_size_ = static_cast<int>(pack.size());
    pack_.emplace(std::move(pack), dice_);
    pack_name_ = fmt::format("{}-{}", facts_.pack, visit + 1);
    shoes_ = 0;
}

void TableLog::shuffle() {
    pack_->shuffle();
    ++shoes_;
}

void TableLog::put_back_as_collected() {
    pack_->put_back_as_collected();
    ++shoes_;
}

void TableLog::cut() {
    pack_->cut();
    ++shoes_;
}

/// A round for which the shoe does not reach is dealt from the next one instead.
HandRecord TableLog::deal_from_shoe() {
    const Shoe before = pack_->shoe();
    try {
        return deal_own_hands(card_, {}, guests_, pack_->shoe(), dice_);
    } catch (const ShoeIsEmpty&) {
        pack_->restore(before);
        shuffle();
        return deal_own_hands(card_, {}, guests_, pack_->shoe(), dice_);
    }
}

HandRecord& TableLog::deal() {
    if (shoes_ == 0 || is_cut_card_out()) shuffle();
    HandRecord round = deal_from_shoe();
    pack_->collect(round);
    const int shoe = facts_.counted ? facts_.decks * cards_in_deck : pack_size_;
    int drawn = 0;
    for (const Event& event : round.events)
        if (event.verb != Verb::Turn) drawn += static_cast<int>(event.cards.size());
    add_facts(round.header, shoe - pack_->left() - drawn);
    log_.hands.push_back(std::move(round));
    ++rounds_today_;
    return log_.hands.back();
}

void TableLog::add_facts(Header& header, int out) const {
    const RoundTimes times = times_of(facts_, visit_ * facts_.days_between, rounds_today_, dice_);
    header.notation = 2;
    Identity& identity = header.identity;
    identity.id = fmt::format("{}-{:04}", log_.prefix, log_.hands.size() + 1);
    identity.table = facts_.table;
    identity.dealer = facts_.dealer;
    identity.shoe = fmt::format("{}-{}", pack_name_, shoes_);
    identity.pack = pack_name_;
    identity.at = times.at;
    identity.until = times.until;
    header.facts.out = out;
    header.facts.behind = facts_.behind;
    header.facts.sign = facts_.sign;
    header.facts.players = names_;
}

}  // namespace fairdeal
