#include "store/sqlite.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <thread>

#include "base/problem.h"
#include "base/translation.h"
#include "ledger/hash.h"

namespace fairdeal {

namespace {

constexpr auto patience = std::chrono::seconds(5);  // with another program that writes
constexpr int pages_in_a_part = 1024;               // of a copy
constexpr int most_starts = 5;                      // of a copy in parts
constexpr std::size_t most_idle = 64;               // statements
constexpr int room_ahead = 256 * 1024;     // bytes that a file is longer than what is in it
constexpr int most_journal = 1024 * 1024;  // bytes of a journal that are kept

std::string in_words(int code, const std::string& detail) {
    if (code == SQLITE_READONLY_ROLLBACK) {
        return tr(
            "a program was stopped while it wrote to this file: open it once where it can be "
            "written");
    }
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return tr(
                "another program is using the file: close it there, or try again in a moment");
        case SQLITE_READONLY: return tr("the file can only be read, not written");
        case SQLITE_FULL: return tr("the disk is full; nothing of the last step was kept");
        case SQLITE_CANTOPEN: return tr("the file cannot be opened");
        case SQLITE_NOTADB: return tr("the file is not a database");
        case SQLITE_CORRUPT: return tr("the file is damaged: bring back a backup copy");
        case SQLITE_IOERR:
            return tr("the disk did not read or write as it should ({detail})",
                      "detail"_a = detail);
        case SQLITE_NOMEM: return tr("there is not enough memory");
        default: return detail;
    }
}

/// The last failure of a connection as a StoreError.
StoreError failure(sqlite3* handle, int code, std::string_view statement) {
    return {sqlite3_extended_errcode(handle) != SQLITE_OK ? sqlite3_extended_errcode(handle) : code,
            std::string(statement),
            handle != nullptr ? sqlite3_errmsg(handle) : sqlite3_errstr(code)};
}

/// Before the first connection: nobody asks how much memory is in use, and to count it takes a lock
/// at every piece.
void count_no_memory() {
    static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(once);  // too late where the process used sqlite before: then it counts
}

sqlite3* opened(const std::string& name, int flags, const std::string& shown) {
    count_no_memory();
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle,
                                     flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, nullptr);
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> kept(handle, &sqlite3_close_v2);
    if (code != SQLITE_OK) throw failure(handle, code, "open " + shown);
    return kept.release();
}

std::string_view bytes_of_value(const void* bytes, int size) {
    if (bytes == nullptr || size <= 0) return {};
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

/// leaf_hash(text) in SQL.
void leaf_hash_in_sql(sqlite3_context* context, int, sqlite3_value** values) {
    const unsigned char* text = sqlite3_value_text(values[0]);
    const Hash hash = leaf_hash(bytes_of_value(text, sqlite3_value_bytes(values[0])));
    sqlite3_result_blob(context, hash.data(), static_cast<int>(hash.size()), SQLITE_TRANSIENT);
}

}  // namespace

StoreError::StoreError(int code, std::string statement, const std::string& detail)
    : std::runtime_error(in_words(code, detail)), code_(code), statement_(std::move(statement)) {}

bool StoreError::is_damaged() const {
    return (code_ & 0xff) == SQLITE_CORRUPT || (code_ & 0xff) == SQLITE_NOTADB;
}

StoreError damaged(const std::string& what) { return {SQLITE_CORRUPT, what, what}; }

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
void Statement::PutBack::operator()(sqlite3_stmt* handle) const { idle->put({handle, parameters}); }

IdleStatements::IdleStatements() { statements_.reserve(most_idle + 1); }

IdleStatements::~IdleStatements() {
    for (const PreparedStatement& statement : statements_) sqlite3_finalize(statement.handle);
}

PreparedStatement IdleStatements::take(std::string_view sql) {
    for (auto place = statements_.rbegin(); place != statements_.rend(); ++place) {
        if (sqlite3_sql(place->handle) != sql) continue;
        PreparedStatement statement = std::move(*place);
        statements_.erase(std::next(place).base());
        return statement;
    }
    return {};
}

void IdleStatements::put(PreparedStatement statement) noexcept {
    sqlite3_reset(statement.handle);
    sqlite3_clear_bindings(statement.handle);
    statements_.push_back(std::move(statement));
    if (statements_.size() <= most_idle) return;
    sqlite3_finalize(statements_.front().handle);
    statements_.erase(statements_.begin());
}

Database::Database()
    : handle_(opened(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "memory")) {
    prepare_settings();
}

Database::Database(const std::filesystem::path& file, Access access)
    : handle_(opened(std::filesystem::absolute(file).string(),
                     access == Access::Write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY,
                     file.string())) {
    prepare_settings();
}

void Database::prepare_settings() {
    sqlite3* db = handle_.get();
    sqlite3_busy_handler(db, &Database::wait_a_moment, waiting_since_.get());
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 4'000'000);
    sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 100'000);
    sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 50);
    sqlite3_limit(db, SQLITE_LIMIT_VDBE_OP, 25'000);
    run(
        fixed("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY; "
              "PRAGMA recursive_triggers = ON; PRAGMA synchronous = EXTRA"));
    add_leaf_hash();
}

int Database::wait_a_moment(void* waiting_since, int times) {
    auto& since = *static_cast<std::chrono::steady_clock::time_point*>(waiting_since);
    const auto now = std::chrono::steady_clock::now();
    if (times == 0) since = now;
    if (now - since >= patience) return 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return 1;
}

void Database::add_leaf_hash() {
    const int code = sqlite3_create_function_v2(
        handle_.get(), "leaf_hash", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
        nullptr, &leaf_hash_in_sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw failure(handle_.get(), code, "leaf_hash");
}

void Database::run(std::string_view sql) {
    const std::string text(sql);
    const int code = sqlite3_exec(handle_.get(), text.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw failure(handle_.get(), code, sql);
}

std::int64_t Database::number(std::string_view sql) const {
    Statement statement(*this, sql);
    if (!statement.step()) throw Fault(fmt::format("a query without a row: {}", sql));
    return statement.number(0);
}

std::int64_t Database::rows_changed() const { return sqlite3_changes64(handle_.get()); }

bool Database::is_read_only() const { return sqlite3_db_readonly(handle_.get(), "main") != 0; }

std::string Database::bytes() const {
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> copy(
        sqlite3_serialize(handle_.get(), "main", &size, 0), &sqlite3_free);
    if (!copy) throw StoreError(SQLITE_NOMEM, "serialize", "");
    return {copy.get(), copy.get() + size};
}

namespace {

/// SQLite's own check tells of a page that could not be read as if the file were damaged. Throws a
/// StoreError where it was the machine that failed.
void must_be_damage(const std::string& finding) {
    constexpr std::string_view before_code = fixed("error code=");
    const auto at = finding.find(before_code);
    if (at == std::string::npos) return;
    const std::string digits = finding.substr(at + before_code.size());
    int code = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), code);
    if (!StoreError(code, "integrity_check", finding).is_damaged())
        throw StoreError(code, "integrity_check", finding);
}

}  // namespace

std::vector<std::string> Database::damages() const {
    std::vector<std::string> found;
    Statement check(*this, fixed("PRAGMA integrity_check(20)"));
    while (check.step()) {
        const std::string finding(check.text(0));
        if (finding == "ok") continue;
        must_be_damage(finding);
        found.push_back(finding);
    }
    return found;
}

bool Database::copy_into(
    Database& copy, const std::function<bool(std::int64_t done, std::int64_t of)>& progress) const {
    sqlite3* target = copy.handle_.get();
    const std::unique_ptr<sqlite3_backup, int (*)(sqlite3_backup*)> work(
        sqlite3_backup_init(target, "main", handle_.get(), "main"), &sqlite3_backup_finish);
    if (!work) throw failure(target, SQLITE_ERROR, "copy");
    int starts = 1;
    int code = SQLITE_OK;
    for (int left_before = 0; code == SQLITE_OK;) {
        code = sqlite3_backup_step(work.get(), starts < most_starts ? pages_in_a_part : -1);
        const int left = sqlite3_backup_remaining(work.get());
        if (left_before > 0 && left >= left_before) ++starts;
        left_before = left;
        const int all = sqlite3_backup_pagecount(work.get());
        if (code == SQLITE_OK && progress && !progress(all - left, all)) return false;
    }
    if (code != SQLITE_DONE) throw StoreError(code, "copy", sqlite3_errstr(code));
    return true;
}

void Database::expect_small_commits() {
    run(fmt::format(fixed("PRAGMA journal_mode = PERSIST; PRAGMA journal_size_limit = {}"),
                    most_journal));
    int ahead = room_ahead;
    const int code = sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_CHUNK_SIZE, &ahead);
    if (code != SQLITE_OK) throw failure(handle_.get(), code, fixed("room ahead"));
}

void Database::leave_no_traces() {
    run(fixed("PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 0"));
}

namespace {

PreparedStatement prepared(sqlite3* db, std::string_view sql) {
    sqlite3_stmt* handle = nullptr;
    const int code = sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    if (code != SQLITE_OK) throw failure(db, code, sql);
    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> kept(handle, &sqlite3_finalize);
    std::vector<std::string> names;
    for (int i = 1; i <= sqlite3_bind_parameter_count(handle); ++i) {
        const char* name = sqlite3_bind_parameter_name(handle, i);
        names.emplace_back(name != nullptr ? name : "");
    }
    PreparedStatement its{nullptr,
                          std::make_shared<const std::vector<std::string>>(std::move(names))};
    its.handle = kept.release();
    return its;
}

}  // namespace

Statement::Statement(const Database& database, std::string_view sql) {
    PreparedStatement its = database.idle_->take(sql);
    if (its.handle == nullptr) its = prepared(database.handle_.get(), sql);
    handle_ = {its.handle, {database.idle_, std::move(its.parameters)}};
}

void Statement::must(int code) const {
    if (code != SQLITE_OK)
        throw failure(sqlite3_db_handle(handle_.get()), code, sqlite3_sql(handle_.get()));
}

int Statement::parameter(std::string_view name) {
    const auto& names = *handle_.get_deleter().parameters;
    if (last_bound_ >= names.size()) last_bound_ = 0;
    if (last_bound_ >= names.size() || names[last_bound_] != name) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end())
            throw Fault(fmt::format("no parameter {} in: {}", name, sqlite3_sql(handle_.get())));
        last_bound_ = static_cast<std::size_t>(found - names.begin());
    }
    return static_cast<int>(++last_bound_);
}

Statement& Statement::bind(const char* name, std::int64_t value) {
    must(sqlite3_bind_int64(handle_.get(), parameter(name), value));
    return *this;
}

Statement& Statement::bind(const char* name, std::optional<std::int64_t> value) {
    if (value) return bind(name, *value);
    must(sqlite3_bind_null(handle_.get(), parameter(name)));
    return *this;
}

Statement& Statement::bind(const char* name, std::string_view value) {
    must(sqlite3_bind_text64(handle_.get(), parameter(name), value.empty() ? "" : value.data(),
                             value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind_bytes(const char* name, std::string_view value) {
    must(sqlite3_bind_blob64(handle_.get(), parameter(name), value.empty() ? "" : value.data(),
                             value.size(), SQLITE_TRANSIENT));
    return *this;
}

Statement& Statement::bind_given(const char* name, std::string_view value) {
    return value.empty() ? bind(name, std::optional<std::int64_t>()) : bind(name, value);
}

Statement& Statement::lend(const char* name, std::string_view value) {
    must(sqlite3_bind_text64(handle_.get(), parameter(name), value.empty() ? "" : value.data(),
                             value.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Statement& Statement::lend_bytes(const char* name, std::string_view value) {
    must(sqlite3_bind_blob64(handle_.get(), parameter(name), value.empty() ? "" : value.data(),
                             value.size(), SQLITE_STATIC));
    return *this;
}

Statement& Statement::lend_given(const char* name, std::string_view value) {
    return value.empty() ? bind(name, std::optional<std::int64_t>()) : lend(name, value);
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) {
        const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> given_up(handle_.get(),
                                                                             &sqlite3_reset);
        throw failure(sqlite3_db_handle(handle_.get()), code, sqlite3_sql(handle_.get()));
    }
    sqlite3_reset(handle_.get());
    return false;
}

void Statement::run() {
    while (step()) {
    }
}

void Statement::reset() { sqlite3_reset(handle_.get()); }

bool Statement::is_null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

std::string_view Statement::text(int column) const {
    const unsigned char* text = sqlite3_column_text(handle_.get(), column);
    return bytes_of_value(text, sqlite3_column_bytes(handle_.get(), column));
}

std::string_view Statement::bytes(int column) const {
    const void* bytes = sqlite3_column_blob(handle_.get(), column);
    return bytes_of_value(bytes, sqlite3_column_bytes(handle_.get(), column));
}

Transaction::Transaction(Database& database) : database_(database) {
    Statement(database_, "BEGIN IMMEDIATE").run();
}

Transaction::~Transaction() {
    if (!open_) return;
    try {
        Statement(database_, "ROLLBACK").run();
    } catch (const StoreError&) {
        // SQLite has rolled back by itself; there is nothing left to undo.
    }
}

void Transaction::commit() {
    Statement(database_, "COMMIT").run();
    open_ = false;
}

}  // namespace fairdeal
