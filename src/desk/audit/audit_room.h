#pragma once
// The audit room: which log is audited and which of its hands, how far it is, what was found, and
// how that is looked at. What its window shows is in audit_screen.h.

#include "desk/audit/audit_run.h"
#include "desk/frame/keys.h"
#include "desk/log/log_search.h"

namespace fairdeal {

/// What the cells are sorted by.
enum class AuditColumn : unsigned char { Name, Hands, Wrong, Faults, Overpaid, Underpaid };
inline constexpr std::array every_audit_column{AuditColumn::Name,     AuditColumn::Hands,
                                               AuditColumn::Wrong,    AuditColumn::Faults,
                                               AuditColumn::Overpaid, AuditColumn::Underpaid};

struct AuditRoom {
    std::filesystem::path keep_in;  // the folder where an audit under way is kept; empty: nowhere
    std::string file;               // to be audited; empty: none is chosen
    HandQuery query;                // game, dealer, table, from, to
    std::unique_ptr<AuditRun> run;
    bool running = false;
    std::string audited;      // the log of the report
    HandQuery audited_query;  // and what was asked of it
    std::optional<AuditReport> report;
    Dimension by = Dimension::Dealer;
    AuditColumn column = AuditColumn::Overpaid;
    bool rising = false;
    std::string picked;         // the name of the cell
    std::size_t pattern = 0;    // picked among the patterns
    std::string trouble, said;  // what went wrong, what went well last; empty: nothing
};

/// Hands of the audited log that are to be listed once it is open in Replay.
struct AuditHands {
    bool exact = false;               // these very hands, else what the query finds
    std::vector<std::int64_t> hands;  // rising
    HandQuery query;
    std::string title;
};

/// Chooses the log; what was found in another one stays until an audit begins.
void choose_log(AuditRoom& room, const std::string& file);
/// Begins, or goes on where the same audit was stopped with the program, unless it is to begin
/// anew. Filters that are not understood, and a missing file, are said.
enum class Begin : unsigned char { WhereItStopped, Anew };
void start_audit(AuditRoom& room, const std::vector<Misreading>& misreadings,
                 Begin begin = Begin::WhereItStopped);
/// Goes on where it was called off; nothing happens where there is nothing to go on with.
void resume_audit(AuditRoom& room);
void cancel_audit(AuditRoom& room);
[[nodiscard]] bool can_resume(const AuditRoom& room);
/// Takes in what is done. True if something has changed.
bool poll_audit(AuditRoom& room);

void show_by(AuditRoom& room, Dimension dimension);
/// By this column, the largest (of names the first) on top; once more: the other way round.
void sort_by(AuditRoom& room, AuditColumn column);
/// The cells of the dimension that is shown, as they are sorted; without those where nothing is
/// wrong.
std::vector<const NamedCell*> cells_shown(const AuditRoom& room);
void pick_cell(AuditRoom& room, const std::string& name);
/// The cell that is picked, else the first; null: there is none.
const NamedCell* picked_cell(const AuditRoom& room);

/// Who is picked in the list by dealer; empty: nobody, or hands without a dealer.
std::string picked_dealer(const AuditRoom& room);
/// What he got wrong; nothing while an audit runs.
Mistakes mistakes_of(const AuditRoom& room, const std::string& dealer);

enum class AuditFormat : unsigned char { Csv, Json, Text };
/// "night-by-dealer.csv", "night-audit.json": names that are offered.
std::string audit_file_name(const AuditRoom& room, AuditFormat format);
/// Writes what was found: as CSV the table that is shown, otherwise all of it. The file is there
/// whole or stays as it was; the room says which.
void save_audit(AuditRoom& room, AuditFormat format, const std::filesystem::path& file);

}  // namespace fairdeal
