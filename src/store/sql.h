#pragma once
// The SQL of db/, built into the program: the numbered migrations, and each query under the name of
// its file.

#include <span>
#include <string_view>

namespace fairdeal {

struct SqlFile {
    int number = 0;  // of a migration, from 1; 0 for a query
    std::string_view name;
    std::string_view text;
};

/// db/NNN_*.sql in order; the numbers have no gap.
std::span<const SqlFile> sql_migrations();
/// db/queries/*.sql by name.
std::span<const SqlFile> sql_queries();

extern const std::string_view sql_account_at, sql_account_ids, sql_add_checkpoint,
    sql_add_cosignature, sql_add_entry, sql_add_hand, sql_add_node, sql_add_note_word,
    sql_add_record, sql_add_search_block, sql_add_search_term, sql_add_signer, sql_case_ids,
    sql_checkpoints_after, sql_cosignatures_of, sql_drop_entries, sql_drop_hands,
    sql_drop_note_words, sql_drop_search_blocks, sql_drop_search_terms, sql_entries_about,
    sql_entries_about_no_hand, sql_entries_of_case, sql_entries_of_kind, sql_entries_that_are_hands,
    sql_entries_without_record, sql_entry_at, sql_every_leaf, sql_every_node, sql_every_record,
    sql_forget_person, sql_hand_at, sql_hand_named, sql_hands_after, sql_hands_before,
    sql_hands_from, sql_hands_with_entry, sql_hands_without_record, sql_last_index,
    sql_leaves_of_tile, sql_log_head, sql_money_of_hand, sql_move_head, sql_name_of_person,
    sql_name_person, sql_newest_checkpoint, sql_next_search_term, sql_node_at, sql_nodes_of_tile,
    sql_note_word_at, sql_note_words, sql_notes_with_word, sql_office_ids, sql_put_account,
    sql_record_at, sql_records_between, sql_same_id, sql_same_text, sql_schema, sql_search_block_at,
    sql_search_blocks, sql_search_term_after, sql_search_term_at, sql_search_term_before,
    sql_search_terms, sql_signers, sql_stale_hands, sql_sums;

}  // namespace fairdeal
