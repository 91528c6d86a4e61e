#include "log/search/search_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "base/translation.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

/// What people said is searched; where a hand came from is names and hashes.
std::vector<std::string> searched_words(const Entry& entry) {
    if (entry.kind == EntryKind::Source) return {};
    return words_of_note(entry.text);
}

constexpr std::size_t most_waiting = 64;  // hands

Statement& bind_term(Statement& statement, const SearchTerm& term) {
    return statement.bind(":kind", static_cast<std::int64_t>(term.kind))
        .bind(":word", term.word)
        .bind(":number", term.number);
}

}  // namespace

std::int64_t mark_of(const SearchTerm& term, std::int64_t block, std::string_view hands) {
    std::string text =
        fmt::format("{} {} {} {}\n", static_cast<int>(term.kind), term.word, term.number, block);
    return fingerprint_of(text += hands);
}

std::int64_t SearchBlockRow::right_mark() const {
    return fingerprint_of(fmt::format("{} {} {} {} {} {} {} {} {} {}", block, rules, terms,
                                      sums.hands, sums.wrong, sums.with_faults, sums.overpaid,
                                      sums.underpaid, sums.chips_overpaid, sums.chips_underpaid));
}

SearchBlockRow search_block_row(const Statement& row) {
    return {row.number(0),
            std::string(row.text(1)),
            row.number(2),
            {row.number(3), row.number(4), row.number(5), row.number(6), row.number(7),
             row.number(8), row.number(9)},
            row.number(10)};
}

std::unique_ptr<SearchBlock> search_block_again(const Database& database, std::int64_t block,
                                                const RowRules& rules) {
    auto made = std::make_unique<SearchBlock>(block);
    Statement records(database, sql_records_between);
    records.bind(":first", first_of(block)).bind(":last", first_of(block + 1) - 1);
    while (records.step()) {
        const std::string_view text = records.text(1);
        if (is_entry(text)) continue;
        if (const auto record = read_record(text))
            made->add(records.number(0), derive(*record, text, rules.misreadings, rules.name));
    }
    return made;
}

SearchWriter::SearchWriter(const Database& database, const RowRules& rules, FillingBlock& filling)
    : database_(database),
      rules_(rules),
      filling_(filling),
      add_term_(database, sql_add_search_term),
      add_block_(database, sql_add_search_block),
      add_word_(database, sql_add_note_word) {}

SearchBlock* SearchWriter::block_for(std::int64_t idx) {
    if (place_of(idx) == 0)
        filling_ = {std::make_unique<SearchBlock>(block_of(idx)), {}, idx};
    else if (filling_.next != idx)
        filling_ = {};
    return filling_.terms.get();
}

void SearchWriter::take_in_waiting() {
    for (const auto& [idx, rows] : filling_.waiting) filling_.terms->add(idx, rows);
    filling_.waiting.clear();
}

void SearchWriter::add(std::int64_t idx, DerivedRows rows) {
    if (block_for(idx) != nullptr) {
        filling_.waiting.push_back({idx, std::move(rows)});
        if (filling_.waiting.size() >= most_waiting) take_in_waiting();
    }
    finish(idx);
}

void SearchWriter::add(std::int64_t idx, const Entry& entry) {
    if (entry.about) {
        for (const std::string& word : searched_words(entry))
            add_word_.bind(":word", word).bind(":about", *entry.about).bind(":idx", idx).run();
    }
    // Entries may be added without the misreadings that hands are indexed by: a block whose hands
    // have not been read here is left to HandLog::index().
    if (block_for(idx) == nullptr)
        filling_.next = idx + 1;
    else
        finish(idx);
}

void SearchWriter::pass(std::int64_t idx) {
    block_for(idx);
    finish(idx);
}

void SearchWriter::finish(std::int64_t idx) {
    filling_.next = idx + 1;
    if (place_of(idx + 1) != 0) return;
    if (filling_.terms) {
        take_in_waiting();
        write(*filling_.terms);
    } else {
        write(*search_block_again(database_, block_of(idx), rules_));
    }
    filling_.terms.reset();
}

void SearchWriter::write(const SearchBlock& block) {
    std::vector<const SearchBlock::Terms::value_type*> sorted;
    for (const auto& term : block.terms()) sorted.push_back(&term);
    std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) {
        return std::tie(a->first.kind, a->first.word, a->first.number) <
               std::tie(b->first.kind, b->first.word, b->first.number);
    });
    for (const auto* each : sorted) {
        const std::string hands = encode(each->second);
        bind_term(add_term_, each->first).bind(":block", block.block()).bind_bytes(":hands", hands);
        add_term_.bind(":mark", mark_of(each->first, block.block(), hands)).run();
    }
    SearchBlockRow row{block.block(), rules_.name, static_cast<std::int64_t>(sorted.size()),
                       block.sums(), 0};
    add_block_.bind(":block", row.block).bind(":rules", row.rules).bind(":terms", row.terms);
    add_block_.bind(":hands", row.sums.hands).bind(":wrong", row.sums.wrong);
    add_block_.bind(":faults", row.sums.with_faults).bind(":overpaid", row.sums.overpaid);
    add_block_.bind(":underpaid", row.sums.underpaid);
    add_block_.bind(":chips_overpaid", row.sums.chips_overpaid);
    add_block_.bind(":chips_underpaid", row.sums.chips_underpaid);
    add_block_.bind(":mark", row.right_mark()).run();
}

SearchChecker::SearchChecker(const Database& database, const RowRules& rules, Tell tell)
    : database_(database),
      rules_(rules),
      tell_(std::move(tell)),
      block_at_(database, sql_search_block_at),
      term_at_(database, sql_search_term_at),
      word_at_(database, sql_note_word_at) {}

void SearchChecker::go_to(std::int64_t block) {
    if (block_ && block_->block() == block) return;
    check_block();
    block_ = std::make_unique<SearchBlock>(block);
    suspects_ = HandSet::all();
}

void SearchChecker::add(std::int64_t idx, const DerivedRows& rows) {
    go_to(block_of(idx));
    suspects_.remove(place_of(idx));
    block_->add(idx, rows);
}

void SearchChecker::suspect(std::int64_t idx) {
    go_to(block_of(idx));
    suspect_entries_.insert(idx);
}

void SearchChecker::add(std::int64_t idx, const Entry& entry) {
    go_to(block_of(idx));
    suspects_.remove(place_of(idx));
    if (!entry.about) return;
    bool missing = false;
    for (const std::string& word : searched_words(entry)) {
        word_at_.bind(":word", word).bind(":about", *entry.about).bind(":idx", idx);
        const bool there = word_at_.step();
        word_at_.reset();
        if (there)
            ++words_;
        else
            missing = true;
    }
    if (missing) tell_(idx, tr("a word of its text is not searched for"));
}

void SearchChecker::check_term(const SearchTerm& term, HandSet expected) {
    bind_term(term_at_, term).bind(":block", block_->block());
    HandSet stored;
    bool readable = true;
    if (term_at_.step()) {
        const auto set = decode(term_at_.bytes(0));
        readable = set.has_value() &&
                   term_at_.number(1) == mark_of(term, block_->block(), term_at_.bytes(0));
        stored = set.value_or(HandSet());
    }
    term_at_.reset();
    expected -= suspects_;
    stored -= suspects_;
    if (readable && expected == stored) return;
    HandSet differing = expected;
    differing |= stored;
    HandSet both = expected;
    differing -= (both &= stored);
    const int place = std::max(differing.at_or_after(0), 0);
    told_.insert(block_->block());
    tell_(first_of(block_->block()) + place,
          tr("the search for {term} does not say of it what its text gives",
             "term"_a = to_text(term)));
}

void SearchChecker::check_block() {
    if (!block_) return;
    const std::int64_t block = block_->block();
    block_at_.reset();
    if (!block_at_.bind(":block", block).step())
        return;  // not indexed: it is searched by its texts
    const SearchBlockRow row = search_block_row(block_at_);
    block_at_.reset();
    if (row.mark != row.right_mark() || !is_rules_name(row.rules)) {
        told_.insert(block);
        tell_(first_of(block), tr("the sums that the search keeps from here on are damaged"));
    }
    if (row.rules != rules_.name) return;  // only its marks can be compared with it
    for (const auto& [term, hands] : block_->terms()) check_term(term, hands);
    const bool same = row.sums == block_->sums() &&
                      row.terms == static_cast<std::int64_t>(block_->terms().size());
    if (suspects_.empty() && !told_.contains(block) && !same) {
        told_.insert(block);
        tell_(first_of(block),
              tr("the sums that the search keeps from here on are not what the texts give"));
    }
}

void SearchChecker::check_rows_left() {
    std::map<std::int64_t, std::int64_t> expected;
    Statement blocks(database_, sql_search_blocks);
    while (blocks.step()) expected[blocks.number(0)] = blocks.number(2);
    Statement rows(database_, sql_search_terms);
    while (rows.step()) {
        const auto kind = static_cast<SearchKind>(rows.number(0));
        const std::int64_t block = rows.number(3);
        const SearchTerm term{kind, rows.text(1), rows.number(2)};
        const auto set = decode(rows.bytes(4));
        --expected[block];
        const bool sound = rows.number(0) >= 1 && rows.number(0) <= search_kinds && set &&
                           rows.number(5) == mark_of(term, block, rows.bytes(4));
        if (sound || told_.contains(block)) continue;
        told_.insert(block);
        tell_(set && block >= 0 ? first_of(block) + std::max(set->at_or_after(0), 0) : 0,
              tr("a row that the search finds it by is damaged"));
    }
    for (const auto& [block, left] : expected) {
        if (left != 0 && !told_.contains(block))
            tell_(block >= 0 ? first_of(block) : 0,
                  left > 0 ? tr("rows that the search finds hands by are missing from here on")
                           : tr("the search has rows from here on that no text gives"));
    }
}

void SearchChecker::check_words_left(std::int64_t size) {
    if (database_.number(fixed("SELECT count(*) FROM note_word")) == words_) return;
    Statement rows(database_, sql_note_words);
    Statement texts(database_, sql_record_at);
    while (rows.step()) {
        const std::int64_t idx = rows.number(2);
        if (suspect_entries_.contains(idx)) continue;
        bool given = idx >= 1 && idx <= size;  // a record that is missing has been named
        if (texts.bind(":idx", idx).step()) {
            const auto entry = read_entry(texts.text(0));
            const auto words = entry ? searched_words(*entry) : std::vector<std::string>();
            given = entry && entry->about == rows.number(1) &&
                    std::binary_search(words.begin(), words.end(), rows.text(0));
        }
        texts.reset();
        if (!given) tell_(idx, tr("the search has a word of it that its text does not hold"));
    }
}

void SearchChecker::finish(std::int64_t size) {
    check_block();
    check_rows_left();
    check_words_left(size);
    Statement blocks(database_, sql_search_blocks);
    while (blocks.step()) {
        if (first_of(blocks.number(0) + 1) - 1 > size)
            tell_(0, tr("the search knows of records that are not there"));
    }
}

}  // namespace fairdeal
