#pragma once
// The rows that hands are searched by, into the tables and out of them again.

#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "log/entry.h"
#include "log/search/search_terms.h"
#include "store/sqlite.h"

namespace fairdeal {

/// What derives the rows of a record: misreadings, and the name of the rules that they are part of.
struct RowRules {
    std::span<const Misreading> misreadings;
    const std::string& name;
};

/// The block that is filling up while records are appended; kept from one transaction to the next.
struct FillingBlock {
    struct Hand {
        std::int64_t idx = 0;
        DerivedRows rows;
    };
    std::unique_ptr<SearchBlock> terms;
    std::vector<Hand> waiting;  // not among the terms yet: many at once take less time than one
    std::int64_t next = 0;      // the record that comes next; else it cannot go on
};

/// The terms of a block's records, made again from their texts.
std::unique_ptr<SearchBlock> search_block_again(const Database& database, std::int64_t block,
                                                const RowRules& rules);

/// Writes the terms of a block as soon as it is whole, and the words of notes at once; within a
/// transaction of the caller's.
class SearchWriter {
public:
    SearchWriter(const Database& database, const RowRules& rules, FillingBlock& filling);
    /// The next record: a hand, or an entry.
    void add(std::int64_t idx, DerivedRows rows);
    void add(std::int64_t idx, const Entry& entry);
    /// The next record cannot be read.
    void pass(std::int64_t idx);
    void write(const SearchBlock& block);

private:
    /// The block that the record goes into; null: not all before it is known.
    SearchBlock* block_for(std::int64_t idx);
    void take_in_waiting();
    /// The record is in the tables.
    void finish(std::int64_t idx);

    const Database& database_;
    RowRules rules_;
    FillingBlock& filling_;
    Statement add_term_, add_block_, add_word_;
};

/// A row of search_block.
struct SearchBlockRow {
    std::int64_t block = 0;
    std::string rules;
    std::int64_t terms = 0;
    BlockSums sums;
    std::int64_t mark = 0;
    [[nodiscard]] std::int64_t right_mark() const;
};
SearchBlockRow search_block_row(const Statement& row);
/// The mark of a row of search_term.
std::int64_t mark_of(const SearchTerm& term, std::int64_t block, std::string_view hands);

/// Holds the rows of the search against records that are read one after another.
class SearchChecker {
public:
    /// Takes a record's number (0: none) and what is wrong.
    using Tell = std::function<void(std::int64_t idx, std::string what)>;
    SearchChecker(const Database& database, const RowRules& rules, Tell tell);

    void add(std::int64_t idx, const DerivedRows& rows);
    void add(std::int64_t idx, const Entry& entry);
    /// The record is damaged, which has been told: what the search says of it does not count.
    void suspect(std::int64_t idx);
    /// After the last record, `size` in all: what is left over.
    void finish(std::int64_t size);

private:
    void go_to(std::int64_t block);
    void check_block();
    void check_term(const SearchTerm& term, HandSet expected);
    void check_rows_left();
    void check_words_left(std::int64_t size);

    const Database& database_;
    RowRules rules_;
    Tell tell_;
    Statement block_at_, term_at_, word_at_;
    std::unique_ptr<SearchBlock> block_;
    HandSet suspects_;  // places whose records were not met, or are damaged
    std::set<std::int64_t> suspect_entries_;
    std::int64_t words_ = 0;       // met so far
    std::set<std::int64_t> told_;  // blocks about which something was told
};

}  // namespace fairdeal
