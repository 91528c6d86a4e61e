#pragma once
// The audit of a log: which of its hands, how far it is, what was found, and how that is looked at.
// What its page says is in audit_words.h, its actions with their keys in audit_actions.h.

#include "desk/audit/audit_run.h"
#include "desk/audit/rule_change/rule_change.h"
#include "desk/frame/destination.h"
#include "desk/log/open_log.h"
#include "log/search/log_search.h"
#include "training/library.h"

namespace fairdeal {

/// What the cells are sorted by.
enum class AuditColumn : unsigned char { Name, Hands, Wrong, Faults, Overpaid, Underpaid };
inline constexpr std::array every_audit_column{AuditColumn::Name,     AuditColumn::Hands,
                                               AuditColumn::Wrong,    AuditColumn::Faults,
                                               AuditColumn::Overpaid, AuditColumn::Underpaid};

/// The cells of a dimension with the patterns; the dealers beside the house; what another rule
/// would have cost.
enum class AuditView : unsigned char { Table, Ranking, RuleChange };

enum class AuditAction : unsigned char;

struct AuditSession {
    AuditSession(const Library& content, const OpenLog& log) : library(content), open_log(log) {}

    const Library& library;
    const OpenLog& open_log;        // in Replay
    std::filesystem::path keep_in;  // the folder where an audit under way is kept; empty: nowhere
    std::string sample;             // where a sample log is kept; empty: nowhere
    std::string file;               // to be audited; empty: none is chosen
    HandQuery query;                // game, dealer, table, from, to
    std::unique_ptr<AuditRun> run;
    bool running = false;
    std::string audited;      // the log of the report
    HandQuery audited_query;  // and what was asked of it
    std::optional<AuditReport> report;
    AuditView view = AuditView::Table;
    std::string ranked_name;  // the dealer picked there; empty: the first
    std::size_t cause = 0;    // picked among that dealer's
    Dimension by = Dimension::Dealer;
    AuditColumn column = AuditColumn::Overpaid;
    bool rising = false;
    std::string picked;         // the name of the cell
    std::size_t pattern = 0;    // picked among the patterns
    RuleChange change;          // another card or rule, over the hands of rule_scope
    std::string error, notice;  // what went wrong, what went well last; empty: nothing
};

/// What needs no file and no row: the buttons and keys of the table. Nothing happens where the
/// action cannot be done.
std::optional<Destination> apply(AuditSession& session, AuditAction action);

/// Which hands were asked for: "dealer", "1104".
std::vector<std::pair<std::string, std::string>> asked_in_words(const HandQuery& query);

/// Chooses the log; what was found in another one stays until an audit begins.
void choose_log(AuditSession& session, const std::string& file);
/// The log that is open in Replay; empty: none is.
std::string log_to_audit(const AuditSession& session);
/// Chooses it where none is chosen yet.
void offer_open_log(AuditSession& session);
/// Starts the audit, or resumes it where the program was closed, unless Begin says otherwise. Shows
/// an error for filters that cannot be read and for a missing file.
enum class Begin : unsigned char { WhereItStopped, FromTheStart };
void start_audit(AuditSession& session, Begin begin = Begin::WhereItStopped);
/// Goes on where it was called off; nothing happens where there is nothing to go on with.
void resume_audit(AuditSession& session);
void cancel_audit(AuditSession& session);
[[nodiscard]] bool can_resume(const AuditSession& session);
/// Takes in what is done. True if something has changed.
bool poll_audit(AuditSession& session);

void show_by(AuditSession& session, Dimension dimension);
/// The dealer that is picked there, else the first; null: nobody is ranked.
const RankedDealer* ranked_dealer(const AuditSession& session);
/// By their row.
void pick_ranked(AuditSession& session, std::size_t row);
/// By this column, the largest (of names the first) on top; once more: the other way round.
void sort_by(AuditSession& session, AuditColumn column);
/// The cells of the dimension that is shown, as they are sorted; without those where nothing is
/// wrong.
std::vector<const NamedCell*> cells_shown(const AuditSession& session);
void pick_cell(AuditSession& session, const std::string& name);
/// The cell that is picked, else the first; null: there is none.
const NamedCell* picked_cell(const AuditSession& session);

/// Who is picked in the ranking or in the list by dealer; empty: nobody, or hands without a dealer.
std::string picked_dealer(const AuditSession& session);
/// What they got wrong; nothing while an audit runs.
Mistakes mistakes_of(const AuditSession& session, const std::string& dealer);

/// The hands of the picked cell, in Replay: the very hands where there are few enough to be known,
/// else what its log finds. Nothing: there is no cell.
std::optional<Destination> open_picked_cell(const AuditSession& session);
/// Likewise the wrong hands of the dealer who is picked in the ranking, and of the picked cause.
std::optional<Destination> open_ranked_dealer(const AuditSession& session);
std::optional<Destination> open_ranked_cause(AuditSession& session);
/// Likewise the hands of the picked pattern.
std::optional<Destination> open_picked_pattern(AuditSession& session);
/// The few scenarios that are about what the picked dealer got wrong. Nothing: there are none,
/// which is said.
std::optional<Destination> practise_with_picked_dealer(AuditSession& session);

/// What the picked dealer got wrong, to the school. Nothing: nobody is picked, or the log cannot be
/// read, which is said.
std::optional<Destination> give_to_training(AuditSession& session);

/// The first of the picked cell's hands of which a question can be asked. Refused, with the reason,
/// where there is none.
Result<HandRecord> hand_for_scenario(const AuditSession& session);
/// "pit-breakout-0f1e2d3c4b5a.xml": the file name to suggest. nullopt, with a notice, if there is
/// no such hand.
std::optional<std::string> offer_scenario(AuditSession& session);
/// Keeps it as a new file, and leads to it.
std::optional<Destination> make_scenario(AuditSession& session, const std::string& file);

enum class AuditFormat : unsigned char { Csv, Json, Text };
/// "night-by-dealer.csv", "night-audit.json": names that are offered.
std::string audit_file_name(const AuditSession& session, AuditFormat format);
/// Writes what was found: as CSV the table that is shown, otherwise all of it; where the ranking is
/// shown, that. The file is there whole or stays as it was; the session says which.
void save_audit(AuditSession& session, AuditFormat format, const std::filesystem::path& file);
/// Likewise the report, for paper or for a browser.
enum class ReportForm : unsigned char { Pdf, Web };
std::string audit_report_name(const AuditSession& session, ReportForm form);
void save_audit_report(AuditSession& session, const std::string& file, ReportForm form,
                       const UtcTime& now);

}  // namespace fairdeal
