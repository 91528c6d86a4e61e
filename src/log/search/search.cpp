#include "log/search/search.h"

#include <algorithm>

#include "log/search/search_asked.h"
#include "record/lines.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

/// What was found out of one block: who passes, and of whom that is not sure yet.
struct BlockView {
    std::int64_t block = -1;
    HandSet passing, doubtful;
};

using Indexed = std::map<std::int64_t, BlockSums>;

/// Where terms stand: in the file for whole blocks, made from the texts for the others. Terms that
/// other rules made are not asked: they may lack what is looked for.
class TermReader {
public:
    TermReader(const Database& database, const RowRules& rules, std::int64_t size)
        : database_(database),
          rules_(rules),
          next_(database, sql_search_term_after),
          last_(database, sql_search_term_before) {
        Statement rows(database, sql_search_blocks);
        while (rows.step()) {
            const SearchBlockRow row = search_block_row(rows);
            const bool is_whole = first_of(row.block + 1) - 1 <= size;
            if (is_whole && row.rules == rules_.name) indexed_.emplace(row.block, row.sums);
        }
    }

    [[nodiscard]] const BlockSums* sums_of(std::int64_t block) const {
        const auto found = indexed_.find(block);
        return found == indexed_.end() ? nullptr : &found->second;
    }

    HandSet read(const AnyOf& spans, std::vector<TermCursor>& cursors, std::int64_t block,
                 bool forward) {
        HandSet set;
        if (sums_of(block) == nullptr) {
            for (const auto& term : block_in_hand(block).terms()) {
                if (std::any_of(spans.begin(), spans.end(),
                                [&](const TermSpan& span) { return span.holds(term.first); }))
                    set |= term.second;
            }
        } else {
            for (TermCursor& cursor : cursors) {
                if (const HandSet* hands = cursor.at(block, forward, next_, last_)) set |= *hands;
            }
        }
        return set;
    }

private:
    const SearchBlock& block_in_hand(std::int64_t block) {
        for (const auto& each : in_hand_) {
            if (each && each->block() == block) return *each;
        }
        std::swap(in_hand_[0], in_hand_[1]);
        return *(in_hand_[0] = search_block_again(database_, block, rules_));
    }

    const Database& database_;
    RowRules rules_;
    Statement next_, last_;
    Indexed indexed_;
    std::array<std::unique_ptr<SearchBlock>, 2> in_hand_;
};

/// Spans with the terms that they stand for.
struct Asked {
    Asked(const Database& database, AnyOf any)
        : spans(std::move(any)), cursors(cursors_of(database, spans)) {}
    AnyOf spans;
    std::vector<TermCursor> cursors;
};

}  // namespace

struct HandSearch::Impl {
    Impl(const HandLog& log, const Database& data, const RowRules& the_rules, SearchQuery asked_for)
        : database(data),
          rules(the_rules),
          query(std::move(asked_for)),
          size(log.size()),
          terms(data, the_rules, size),
          text(data, sql_record_at),
          money(data, sql_money_of_hand),
          only(query.among),
          wrong(data, {{SearchKind::Standing, std::string(to_text(HandStanding::Wrong))}}),
          faults(data, {{SearchKind::Faults, ""}}),
          with_money(data, {{SearchKind::Money, ""}}) {
        AskedTerms in_terms = terms_asked(query);
        for (AnyOf& any : in_terms.all_of) all_of.emplace_back(data, std::move(any));
        by_wager = in_terms.by_wager;
        by_time = in_terms.by_time;
        whole_days.emplace(data, std::move(in_terms.whole_days));
        asks_nothing = query == SearchQuery();
        if (!query.filter.id.empty()) narrow(hands_of_id());
        if (!words_of_note(query.notes).empty()) narrow(hands_with_notes(database, query.notes));
    }

    std::vector<std::int64_t> hands_of_id() {
        Statement row(database, sql_hand_named);
        if (!row.bind(":id", query.filter.id).step()) return {};
        return {row.number(0)};
    }

    void narrow(std::vector<std::int64_t> hands) {
        if (only) {
            std::vector<std::int64_t> both;
            std::set_intersection(only->begin(), only->end(), hands.begin(), hands.end(),
                                  std::back_inserter(both));
            hands = std::move(both);
        }
        only = std::move(hands);
    }

    /// Of the hands that alone are asked for, those of a block.
    [[nodiscard]] HandSet only_in(std::int64_t block) const {
        HandSet set;
        for (auto at = std::lower_bound(only->begin(), only->end(), first_of(block));
             at != only->end() && *at < first_of(block + 1); ++at)
            set.add(place_of(*at));
        return set;
    }

    void look_at(BlockView& view, std::int64_t block, bool forward) {
        if (view.block == block) return;
        view = {block, HandSet::all(), {}};
        if (only) view.passing = only_in(block);
        for (Asked& asked : all_of) {
            if (view.passing.empty()) return;
            view.passing &= terms.read(asked.spans, asked.cursors, block, forward);
        }
        if (block == block_of(size)) {
            for (std::int64_t idx = size + 1; idx < first_of(block + 1); ++idx)
                view.passing.remove(place_of(idx));
        }
        if (!by_wager && !by_time) return;
        view.doubtful = view.passing;
        if (!by_wager)
            view.doubtful -= terms.read(whole_days->spans, whole_days->cursors, block, forward);
    }

    /// Settles a doubt.
    bool passes_at(BlockView& view, int at) {
        const auto place = static_cast<std::size_t>(at);
        if (!view.doubtful.has(place)) return true;
        view.doubtful.remove(place);
        if (passes_by_text(first_of(view.block) + at)) return true;
        view.passing.remove(place);
        return false;
    }

    bool passes_by_text(std::int64_t idx) {
        const bool there = text.bind(":idx", idx).step();
        const std::string body(there ? text.text(0) : "");
        text.reset();
        const auto record = read_record(body);
        return record &&
               passes_by_rows(query, derive(*record, body, rules.misreadings, rules.name));
    }

    ResultPage page_from(std::int64_t idx, bool forward, std::size_t most, Clock::time_point until);
    /// Of the block of `next`, from there on; false: the page is full, or the time is up.
    bool add_block_to(ResultPage& page, std::int64_t next, bool forward, std::size_t most,
                      Clock::time_point until);
    bool add_up(Clock::time_point until);
    void add_block();
    void add(const BlockSums& block);

    const Database& database;
    RowRules rules;
    SearchQuery query;
    std::int64_t size;
    TermReader terms;
    Statement text, money;
    std::vector<Asked> all_of;
    std::optional<Asked> whole_days;
    bool by_wager = false, by_time = false, asks_nothing = false;
    std::optional<std::vector<std::int64_t>> only;
    Asked wrong, faults, with_money;
    BlockView page_view, sum_view;
    LogSums sums;
    std::int64_t next_block = 0;  // to be added up
};

bool HandSearch::Impl::add_block_to(ResultPage& page, std::int64_t next, bool forward,
                                    std::size_t most, Clock::time_point until) {
    const std::int64_t block = block_of(next);
    look_at(page_view, block, forward);
    const auto passing_from = [&](int place) {
        return forward ? page_view.passing.at_or_after(place)
                       : page_view.passing.at_or_before(place);
    };
    for (int at = passing_from(static_cast<int>(place_of(next))); at >= 0;
         at = passing_from(at + (forward ? 1 : -1))) {
        if (page.hands.size() == most) return false;
        const bool doubt = page_view.doubtful.has(static_cast<std::size_t>(at));
        if (passes_at(page_view, at)) page.hands.push_back(first_of(block) + at);
        page.reached = first_of(block) + at;
        if (doubt && Clock::now() >= until) return false;
    }
    page.reached = forward ? std::min(first_of(block + 1) - 1, size) : first_of(block);
    return true;
}

/// The hands after `idx`, or before it.
HandSearch::ResultPage HandSearch::Impl::page_from(std::int64_t idx, bool forward, std::size_t most,
                                                   Clock::time_point until) {
    ResultPage page{{}, idx, false};
    const auto at_end = [&] { return forward ? page.reached >= size : page.reached <= 1; };
    while (!at_end()) {
        if (!add_block_to(page, page.reached + (forward ? 1 : -1), forward, most, until))
            return page;
        if (Clock::now() >= until) break;
    }
    page.at_end = at_end();
    return page;
}

void HandSearch::Impl::add(const BlockSums& block) {
    sums.hands += block.hands;
    sums.wrong += block.wrong;
    sums.with_faults += block.with_faults;
    sums.exposures.in(Unit::Cash) += {Money::cents(block.overpaid), Money::cents(block.underpaid)};
    sums.exposures.in(Unit::Chips) +=
        {Money::cents(block.chips_overpaid), Money::cents(block.chips_underpaid)};
}

/// The sums of sum_view, whose doubts are settled.
void HandSearch::Impl::add_block() {
    const auto passing_of = [&](Asked& asked) {
        HandSet set = terms.read(asked.spans, asked.cursors, sum_view.block, true);
        return set &= sum_view.passing;
    };
    BlockSums block;
    block.hands = sum_view.passing.count();
    if (block.hands == 0) return;
    block.wrong = passing_of(wrong).count();
    block.with_faults = passing_of(faults).count();
    const HandSet moved = passing_of(with_money);
    for (int at = moved.at_or_after(0); at >= 0; at = moved.at_or_after(at + 1)) {
        if (money.bind(":idx", first_of(sum_view.block) + at).step()) {
            block.add(unit_from(money.text(2)).value_or(Unit::Cash), money.number(0),
                      money.number(1));
        }
        money.reset();
    }
    add(block);
}

bool HandSearch::Impl::add_up(Clock::time_point until) {
    if (first_of(next_block) > size) return false;
    for (; first_of(next_block) <= size; ++next_block) {
        if (Clock::now() >= until) return true;
        const BlockSums* known = asks_nothing ? terms.sums_of(next_block) : nullptr;
        if (known != nullptr) {
            add(*known);
            continue;
        }
        look_at(sum_view, next_block, true);
        for (int at = sum_view.doubtful.at_or_after(0); at >= 0;
             at = sum_view.doubtful.at_or_after(at + 1)) {
            if (Clock::now() >= until) return true;
            passes_at(sum_view, at);
        }
        add_block();
    }
    return true;
}

HandSearch::HandSearch(const HandLog& log, SearchQuery query)
    : impl_(std::make_unique<Impl>(log, log.database_, RowRules{log.misreadings_, log.rules_},
                                   std::move(query))) {}
HandSearch::~HandSearch() = default;
HandSearch::HandSearch(HandSearch&&) noexcept = default;
HandSearch& HandSearch::operator=(HandSearch&&) noexcept = default;

HandSearch::ResultPage HandSearch::after(std::int64_t after, std::size_t most,
                                         Clock::time_point until) {
    return impl_->page_from(after, true, most, until);
}
HandSearch::ResultPage HandSearch::before(std::int64_t before, std::size_t most,
                                          Clock::time_point until) {
    return impl_->page_from(std::min(before, size() + 1), false, most, until);
}
bool HandSearch::add_up(Clock::time_point until) { return impl_->add_up(until); }
const LogSums& HandSearch::sums() const { return impl_->sums; }
std::int64_t HandSearch::added_up_to() const {
    return std::min(first_of(impl_->next_block) - 1, impl_->size);
}
std::int64_t HandSearch::size() const { return impl_->size; }

int highest_notation(const HandLog& log, const SearchQuery& query, std::int64_t most) {
    constexpr std::int64_t at_a_time = 500;
    HandSearch search(log, query);
    HandSearch::ResultPage found;
    for (; most > 0 && !found.at_end; most -= std::ssize(found.hands)) {
        const auto page = static_cast<std::size_t>(std::min(most, at_a_time));
        found = search.after(found.reached, page, Clock::time_point::max());
        for (const std::int64_t idx : found.hands) {
            const auto text = log.text_of(idx);
            if (text && notation_of(*text) > 1) return notation_of(*text);
        }
    }
    return 1;
}

}  // namespace fairdeal
