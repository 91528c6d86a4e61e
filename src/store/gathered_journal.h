#pragma once
// The disk as SQLite sees it, but for one thing: a rollback journal is handed to the system in a
// few large pieces instead of three small ones for each page. Nothing is promised earlier for it:
// SQLite counts on a journal only once it has synced it, and by then all of it has been handed
// over.

namespace fairdeal {

/// The name of a disk (a VFS) for sqlite3_open_v2 that gathers the writes to journals and leaves
/// the rest to what is SQLite's default now.
const char* disk_with_gathered_journals();

}  // namespace fairdeal
