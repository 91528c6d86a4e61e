#pragma once
// The SQL of db/school/, built into the program, as sql.h has that of the hand log.

#include "store/sql.h"

namespace fairdeal {

/// db/school/NNN_*.sql in order.
std::span<const SqlFile> school_sql_migrations();
/// db/school/queries/*.sql by name.
std::span<const SqlFile> school_sql_queries();

extern const std::string_view school_sql_add_answer, school_sql_add_assignment,
    school_sql_add_dealer_number, school_sql_add_floor_error, school_sql_dealer_number_count,
    school_sql_dealer_numbers, school_sql_end_dealer_number, school_sql_floor_errors_of,
    school_sql_assignments, school_sql_withdraw_assignment, school_sql_add_edition,
    school_sql_add_import, school_sql_add_memory, school_sql_add_person, school_sql_add_role,
    school_sql_answers_after, school_sql_drop_memories, school_sql_drop_memory_heads,
    school_sql_drop_memory_of, school_sql_drop_open, school_sql_drop_roles, school_sql_drop_run,
    school_sql_drop_unfinished, school_sql_edition_count, school_sql_editions,
    school_sql_imports_of, school_sql_keep_lesson, school_sql_keep_open, school_sql_keep_run,
    school_sql_keep_settings, school_sql_keep_unfinished, school_sql_last_answer,
    school_sql_lessons_of, school_sql_memory_head, school_sql_memory_of,
    school_sql_move_memory_head, school_sql_name_person, school_sql_open_item, school_sql_open_run,
    school_sql_passphrase_of, school_sql_people, school_sql_person_at, school_sql_rename_lesson,
    school_sql_roles_of, school_sql_seal_person, school_sql_settings_of, school_sql_team_person,
    school_sql_unfinished;

}  // namespace fairdeal
