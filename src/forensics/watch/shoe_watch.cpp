#include "forensics/watch/shoe_watch.h"

#include <fmt/format.h>

#include <algorithm>

#include "record/decks.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// MID-SHOE-2: every round begins with a full shuffle.
bool is_shuffled_for_each_hand(Game game) { return game == Game::Midnight; }

/// Cards out of the shoe before the hand; eXtreme may say how many are left instead.
std::optional<int> out_before(const Header& header) {
    if (header.facts.out || !header.facts.left) return header.facts.out;
    return cards_in(decks_of(header)) - *header.facts.left;
}

}  // namespace

ShoeWatch::ShoeWatch(ShoeWatchOptions options)
    : options_(std::move(options)), rules_(options_.sign) {}

/// A pack is one by its name; without it, all that is dealt at a table. Another number of decks is
/// another pack.
PackWatch& ShoeWatch::pack_of(const HandRecord& record) {
    const Identity& identity = record.header.identity;
    const int decks = decks_of(record.header);
    const Game game = record.header.game();
    const bool is_last = last_ && last_->game == game && last_->decks == decks &&
                         last_->pack == identity.pack && last_->table == identity.table;
    if (is_last) return *packs_[last_->place];
    const std::string name =
        fmt::format("{} {} {} {}", to_text(game), decks, identity.pack.empty() ? "table" : "pack",
                    identity.pack.empty() ? identity.table : identity.pack);
    const auto [known, is_new] = by_name_.try_emplace(name, packs_.size());
    if (is_new)
        packs_.push_back(
            std::make_unique<PackWatch>(identity.pack, identity.table, decks, options_.traced));
    at_table_.insert_or_assign(identity.table, known->second);
    last_ = {game, decks, identity.pack, identity.table, known->second};
    return *packs_[known->second];
}

void ShoeWatch::note_unsaid(const HandRecord& record) {
    const Identity& identity = record.header.identity;
    const TableFacts& facts = record.header.facts;
    const auto note = [this](Unsaid what, bool is_said) {
        if (!is_said) ++report_.unsaid.at(static_cast<std::size_t>(what));
    };
    const bool alone = is_shuffled_for_each_hand(record.header.game());
    note(Unsaid::Pack, !identity.pack.empty());
    note(Unsaid::Shoe, alone || !identity.shoe.empty() || out_before(record.header));
    note(Unsaid::Count, alone || out_before(record.header));
    note(Unsaid::Sign, rules_.knows_sign(record.header));
    note(Unsaid::Limits, facts.limits.has_value());
    note(Unsaid::Times, !identity.at.empty() && !identity.until.empty());
    note(Unsaid::Players, !facts.players.empty());
    note(Unsaid::CutCard, alone || facts.behind);
}

Problems ShoeWatch::add(const HandRecord& record, const HandRef& hand) {
    return add(record, hand, table_after(record, record.events.size()), nullptr);
}

Problems ShoeWatch::add(const HandRecord& record, const HandRef& hand, const TableState& end,
                        const Ruling* ruling) {
    if (Problems problems = shown_into(record, end, shown_); !problems.empty()) return problems;
    if (options_.pickup)
        shown_.collected = collected(record, table_at_end(record), *options_.pickup);
    ++report_.hands;
    note_unsaid(record);
    const Header& header = record.header;
    pack_of(record).add(
        shown_,
        {hand, header.identity.shoe, out_before(header), is_shuffled_for_each_hand(header.game())},
        report_.shoes);
    rules_.add(record, end, hand);
    people_.add(record, end, static_cast<std::int64_t>(shown_.dealt.size()), hand, ruling);
    return {};
}

WatchReport ShoeWatch::end() {
    std::vector<bool> in_use(packs_.size(), false);
    if (options_.running)
        for (const auto& [table, pack] : at_table_) in_use[pack] = true;
    for (std::size_t i = 0; i < packs_.size(); ++i) {
        packs_[i]->end(!in_use[i], report_.shoes);
        report_.packs.push_back(packs_[i]->report());
        const auto& found = packs_[i]->findings();
        report_.findings.insert(report_.findings.end(), found.begin(), found.end());
    }
    const auto& of_rules = rules_.findings();
    report_.findings.insert(report_.findings.end(), of_rules.begin(), of_rules.end());
    const auto of_people = people_.findings();
    report_.findings.insert(report_.findings.end(), of_people.begin(), of_people.end());
    return std::move(report_);
}

}  // namespace fairdeal
