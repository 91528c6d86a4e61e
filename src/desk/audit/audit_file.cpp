// What an audit found, as a file and on paper.

#include "audit/report/ranking_report.h"
#include "audit/report/report_csv.h"
#include "audit/report/report_json.h"
#include "audit/report/report_text.h"
#include "base/translation.h"
#include "desk/audit/audit_session.h"
#include "log/office_log.h"
#include "print/report/report_web.h"
#include "print/sheets.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

std::vector<std::pair<std::string, std::string>> asked_in_words(const HandQuery& query) {
    std::vector<std::pair<std::string, std::string>> asked;
    const auto add = [&](const char* name, const std::string& word) {
        if (!word.empty()) asked.emplace_back(tr(name), word);
    };
    add(sentence("game"), query.game ? std::string(to_text(*query.game)) : "");
    add(sentence("table"), query.table);
    add(sentence("dealer"), query.dealer);
    add(sentence("since"), query.from);
    add(sentence("until"), query.to);
    return asked;
}

namespace {

std::string ranking_in(const DealerRanking& ranking, AuditFormat format) {
    switch (format) {
        case AuditFormat::Csv: return ranking_as_csv(ranking);
        case AuditFormat::Json: return json_of(ranking, ranking.dealers);
        case AuditFormat::Text: return text_of(ranking);
    }
    throw Fault("invalid format");
}

std::string text_in(const AuditSession& session, AuditFormat format) {
    if (session.view == AuditView::Ranking) return ranking_in(session.report->ranking, format);
    switch (format) {
        case AuditFormat::Csv: return cells_as_csv(*session.report, session.by);
        case AuditFormat::Json: return json_of(*session.report, every_dimension);
        case AuditFormat::Text: return text_of(*session.report, every_dimension);
    }
    throw Fault("invalid format");
}

ReportFacts facts_of(const AuditSession& session, const HandLog& log, const UtcTime& now) {
    return report_facts(session.audited, log, session.library,
                        asked_in_words(session.audited_query), now);
}

Result<void> put_report(const AuditSession& session, const std::string& file, ReportForm form,
                        const UtcTime& now) {
    if (session.report->has_no_hand()) return refused({session.audited, 0, 0}, tr(no_hand_audited));
    const auto log = open_hand_log(session.audited, Access::Read, session.library.misreadings);
    if (!log) return tl::make_unexpected(log.error());
    const ReportFacts facts = facts_of(session, *log, now);
    const auto& findings = session.run->findings();
    if (form == ReportForm::Web)
        return put_in_place(file, report_html(facts, *session.report, findings));
    const auto bytes = report_pdf(facts, *session.report, findings, Paper::A4);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return put_in_place(file, *bytes);
}

}  // namespace

std::string audit_file_name(const AuditSession& session, AuditFormat format) {
    const std::string stem = std::filesystem::path(session.audited).stem().string();
    const std::string what = session.view == AuditView::Ranking ? "-ranking" : "-audit";
    switch (format) {
        case AuditFormat::Csv:
            return stem +
                   (session.view == AuditView::Ranking
                        ? what
                        : "-by-" + std::string(to_text(session.by))) +
                   ".csv";
        case AuditFormat::Json: return stem + what + ".json";
        case AuditFormat::Text: return stem + what + ".txt";
    }
    throw Fault("invalid format");
}

void save_audit(AuditSession& session, AuditFormat format, const std::filesystem::path& file) {
    if (!session.report) return;
    const auto put = put_in_place(file, text_in(session, format), for_owner_and_group);
    session.notice = put ? tr("Saved as {file}", "file"_a = file.filename().string()) : "";
    session.error = put ? "" : to_text(put.error().front());
}

std::string audit_report_name(const AuditSession& session, ReportForm form) {
    const std::string stem = std::filesystem::path(session.audited).stem().string();
    return stem + (form == ReportForm::Web ? "-audit.html" : "-audit.pdf");
}

void save_audit_report(AuditSession& session, const std::string& file, ReportForm form,
                       const UtcTime& now) {
    if (!session.report || !session.run || session.running) return;
    try {
        const auto saved = put_report(session, file, form, now);
        session.error = saved ? "" : to_text(saved.error().front());
    } catch (const std::exception& error) {
        session.error = error.what();
    }
    session.notice = session.error.empty() ? tr("Saved {file}", "file"_a = file) : "";
}

}  // namespace fairdeal
