#include "log/hand_log.h"

#include "base/text.h"
#include "base/translation.h"
#include "log/row_io.h"
#include "log/schema.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t highest_number = 999'999'999'999'999;

void bind(Statement& statement, const HandFilter& filter) {
    statement.bind_given(":game", filter.game ? to_text(*filter.game) : std::string_view());
    statement.bind_given(":tbl", filter.table).bind_given(":dealer", filter.dealer);
    statement.bind_given(":id", filter.id).bind(":from_us", filter.from).bind(":to_us", filter.to);
    statement.bind(":only_wrong", filter.only_wrong ? 1 : 0);
}

std::vector<HandRow> rows_of(Statement& statement) {
    std::vector<HandRow> rows;
    while (statement.step()) rows.push_back(hand_row_of(statement));
    return rows;
}

}  // namespace

HandLog::HandLog(Database database, std::filesystem::path file, std::vector<Misreading> misreadings)
    : database_(std::move(database)),
      file_(std::move(file)),
      misreadings_(std::move(misreadings)),
      rules_(rules_name(misreadings_)) {}

struct HandLog::LookUps {
    explicit LookUps(const Database& database)
        : text(database, sql_record_at),
          by_number(database, sql_hand_at),
          by_id(database, sql_hand_named),
          same_id(database, sql_same_id),
          same_text(database, sql_same_text) {}
    Statement text, by_number, by_id, same_id, same_text;
};

HandLog::HandLog(HandLog&&) noexcept = default;
HandLog& HandLog::operator=(HandLog&&) noexcept = default;
HandLog::~HandLog() = default;

HandLog::LookUps& HandLog::look_ups() const {
    if (!look_ups_) look_ups_ = std::make_unique<LookUps>(database_);
    return *look_ups_;
}

namespace {

/// A statement that is read for one row and then given up, whatever happens.
class OneRow {
public:
    explicit OneRow(Statement& rows) : rows_(rows), there_(rows.step()) {}
    ~OneRow() { rows_.reset(); }
    OneRow(const OneRow&) = delete;
    OneRow& operator=(const OneRow&) = delete;
    explicit operator bool() const { return there_; }

private:
    Statement& rows_;
    bool there_;
};

}  // namespace

Result<HandLog> HandLog::open(const std::filesystem::path& file, Access access,
                              std::vector<Misreading> misreadings) {
    auto database = open_log_file(file, access);
    if (!database) return tl::make_unexpected(std::move(database.error()));
    return HandLog(*std::move(database), file, std::move(misreadings));
}

Result<HandLog> HandLog::open_or_create(const std::filesystem::path& file,
                                        std::vector<Misreading> misreadings) {
    if (auto made = make_log_file_unless_there(file); !made)
        return tl::make_unexpected(std::move(made.error()));
    return open(file, Access::Write, std::move(misreadings));
}

std::int64_t HandLog::size() const { return database_.number(sql_last_index); }

std::vector<HandRow> HandLog::hands_after(const HandFilter& filter, std::int64_t after,
                                          int most) const {
    Statement page(database_, sql_hands_after);
    bind(page, filter);
    page.bind(":after", after).bind(":most", most);
    return rows_of(page);
}

std::vector<HandRow> HandLog::hands_before(const HandFilter& filter, std::int64_t before,
                                           int most) const {
    Statement page(database_, sql_hands_before);
    bind(page, filter);
    page.bind(":before", before).bind(":most", most);
    return rows_of(page);
}

LogSums HandLog::sums(const HandFilter& filter) const {
    Statement sums(database_, sql_sums);
    bind(sums, filter);
    if (!sums.step()) throw Fault("a sum without a row");
    LogSums all{sums.number(0), sums.number(1), sums.number(2), {}};
    all.exposures.in(Unit::Cash) = {Money::cents(sums.number(3)), Money::cents(sums.number(4))};
    all.exposures.in(Unit::Chips) = {Money::cents(sums.number(5)), Money::cents(sums.number(6))};
    return all;
}

StoredHand HandLog::stored(const Statement& found) const {
    StoredHand hand{hand_row_of(found), ""};
    Statement& text = look_ups().text;
    const OneRow row(text.bind(":idx", hand.row.idx));
    if (!row) throw damaged(tr("the text of hand #{number} is missing", "number"_a = hand.row.idx));
    hand.text = text.text(0);
    return hand;
}

Result<StoredHand> HandLog::record_of(std::string_view id_or_number) const {
    const bool by_number = id_or_number.substr(0, 1) == "#";
    const auto number =
        by_number ? whole_number_from(id_or_number.substr(1), highest_number) : std::nullopt;
    Statement& found = by_number ? look_ups().by_number : look_ups().by_id;
    if (by_number)
        found.bind(":idx", number.value_or(0));
    else
        found.bind(":id", id_or_number);
    if (const OneRow row(found); row) return stored(found);
    return refusal(tr("there is no hand {hand} in this log",
                      "hand"_a = by_number ? std::string(id_or_number) : in_quotes(id_or_number)));
}

void HandLog::for_each_record(
    std::int64_t after,
    const std::function<bool(std::int64_t idx, std::string_view text)>& use) const {
    for_each_text(after, [&](std::int64_t idx, std::string_view text) {
        return is_entry(text) || use(idx, text);
    });
}

void HandLog::for_each_text(
    std::int64_t after,
    const std::function<bool(std::int64_t idx, std::string_view text)>& use) const {
    Statement records(database_, sql_every_record);
    records.bind(":after", after);
    while (records.step()) {
        if (!use(records.number(0), records.text(1))) return;
    }
}

namespace {

std::vector<StoredEntry> entries_in(Statement& rows) {
    std::vector<StoredEntry> entries;
    while (rows.step()) {
        auto entry = read_entry(rows.text(1));
        if (!entry)
            throw damaged(
                tr("the text of #{number} cannot be read any more", "number"_a = rows.number(0)));
        entries.push_back({rows.number(0), *std::move(entry)});
    }
    return entries;
}

}  // namespace

std::vector<StoredEntry> HandLog::entries_about(std::int64_t idx) const {
    Statement rows(database_, sql_entries_about);
    return entries_in(rows.bind(":about", idx));
}

std::vector<StoredEntry> HandLog::entries_of_case(std::string_view case_id) const {
    Statement rows(database_, sql_entries_of_case);
    return entries_in(rows.bind(":case_id", case_id));
}

std::vector<StoredEntry> HandLog::entries_of(EntryKind kind) const {
    Statement rows(database_, sql_entries_of_kind);
    return entries_in(rows.bind(":kind", to_text(kind)));
}

std::vector<StoredEntry> HandLog::entries_about_no_hand(EntryKind kind) const {
    Statement rows(database_, sql_entries_about_no_hand);
    return entries_in(rows.bind(":kind", to_text(kind)));
}

std::vector<std::int64_t> HandLog::hands_with_entry(EntryKind kind, std::string_view piece) const {
    Statement rows(database_, sql_hands_with_entry);
    rows.bind(":kind", to_text(kind)).bind(":piece", piece);
    std::vector<std::int64_t> hands;
    while (rows.step()) hands.push_back(rows.number(0));
    return hands;
}

namespace {

std::vector<std::string> ids_in(Statement rows) {
    std::vector<std::string> ids;
    while (rows.step()) ids.emplace_back(rows.text(0));
    return ids;
}

}  // namespace

std::vector<std::string> HandLog::case_ids() const { return ids_in({database_, sql_case_ids}); }

std::vector<std::string> HandLog::office_ids() const { return ids_in({database_, sql_office_ids}); }

Result<std::string> HandLog::text_of(std::int64_t idx) const {
    Statement& text = look_ups().text;
    if (const OneRow row(text.bind(":idx", idx)); row) return std::string(text.text(0));
    return refusal(tr("there is no record #{number} in this log", "number"_a = idx));
}

HandLog::Batch::Batch(HandLog& log)
    : log_(log),
      transaction_(log.database_),
      add_record_(log.database_, sql_add_record),
      rows_(std::make_unique<RowWriter>(log.database_)),
      search_(log.database_, {log.misreadings_, log.rules_}, log.filling_),
      tree_(log.database_) {}

HandLog::Batch::~Batch() {
    if (!kept_) log_.filling_ = {};
}

std::optional<Addition> HandLog::already_there(const PreparedHand& hand) const {
    Statement& same = hand.id.empty() ? look_ups().same_text : look_ups().same_id;
    if (hand.id.empty())
        same.bind(":fingerprint", hand.rows.fingerprint);
    else
        same.bind(":id", hand.id);
    std::optional<Addition> there;
    while (!there && same.step()) {
        const bool is_same = same.text(1) == hand.text;
        if (is_same)
            there = {Addition::Status::Duplicate, same.number(0)};
        else if (!hand.id.empty())
            there = {Addition::Status::OtherHandOfThisId, same.number(0)};
    }
    same.reset();
    return there;
}

PreparedHand HandLog::unruled(const HandRecord& record) {
    PreparedHand hand{record.header.identity.id, write(record), {}, {}};
    hand.hash = leaf_hash(hand.text);
    hand.rows.fingerprint = fingerprint_of(hand.text);
    return hand;
}

PreparedHand HandLog::prepare(const HandRecord& record) const {
    PreparedHand hand = unruled(record);
    hand.rows = derive(record, hand.text, misreadings_, rules_);
    return hand;
}

Addition HandLog::Batch::add(PreparedHand&& hand) {
    if (const auto there = log_.already_there(hand)) return *there;
    const std::int64_t idx = append(hand.text, hand.hash);
    rows_->write(idx, hand.rows);
    search_.add(idx, std::move(hand.rows));
    return {Addition::Status::Stored, idx};
}

Result<std::int64_t> HandLog::Batch::add(const Entry& entry) {
    const std::string text = fairdeal::write(entry);
    if (const auto sound = read_entry(text); !sound || *sound != entry)
        return tl::make_unexpected(sound ? Problems{{{}, tr("this is no entry for a log")}}
                                         : sound.error());
    Statement about(log_.database_, sql_hand_at);
    if (entry.about && !about.bind(":idx", *entry.about).step())
        return log_.refusal(
            tr("there is no hand #{number} in this log", "number"_a = *entry.about));
    about.reset();
    const std::int64_t idx = append(text, leaf_hash(text));
    rows_->write(idx, row_of(entry));
    search_.add(idx, entry);
    return idx;
}

std::int64_t HandLog::Batch::append(const std::string& text, const Hash& hash) {
    const std::int64_t idx = tree_.size() + 1;
    add_record_.bind(":idx", idx).lend_bytes(":hash", bytes_of(hash)).lend(":body", text).run();
    tree_.push(hash);
    return idx;
}

void HandLog::Batch::commit() {
    tree_.write_head();
    transaction_.commit();
    kept_ = true;
}

}  // namespace fairdeal
