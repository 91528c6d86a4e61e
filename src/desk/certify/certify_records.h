#pragma once
// What the exam office hands out at the desk: certificates, the list of those withdrawn, a
// dealer's training file; and old exams marked again, as a dry run.

#include "desk/certify/certify_screen.h"
#include "exam/records/certify.h"

namespace fairdeal {

/// A file's problem with the file's name before it.
tl::unexpected<Problems> not_written(const Problems& problems);
/// As the form's `kind` says: PDF, CSV or both, beside each other under the file's name; never over
/// files that are there, and both or none.
Result<void> put_as_chosen(const CertifyForm& form, const std::string& file,
                           const std::function<Result<std::string>(Paper)>& pdf,
                           const std::function<std::string()>& csv);

/// What these give is said of them once they are done; what was typed is refused in a user's words.
Result<std::string> issue_certificate(OfficeSession& session, const CertifyForm& form,
                                      const std::string& folder);
Result<std::string> withdraw_certificate(OfficeSession& session, const CertifyForm& form);
Result<std::string> save_withdrawn_list(OfficeSession& session, const CertifyForm& form,
                                        const std::string& file);
/// Signs the office's log as it is now.
Result<std::string> sign_office_log(OfficeSession& session, const CertifyForm& form);
/// Of the picked sitting, after the log was signed for it.
Result<std::string> save_transcript(OfficeSession& session, const CertifyForm& form,
                                    const std::string& file);
/// As a PDF, a CSV or both, beside each other under the file's name; never over files that are
/// there.
Result<std::string> save_training_file(OfficeSession& session, const CertifyForm& form,
                                       const std::string& file);

/// Marks every decided exam again on a thread of its own.
Result<std::string> begin_regrading(OfficeSession& session);

/// Results by part as the page shows them.
struct ResultsScreen {
    struct PartRow {
        std::string title, right, weakest_of;  // "12 of 20", "Tina and Tom"
    };
    std::string title, whose, summary;
    std::vector<PartRow> parts;
    std::vector<FactRow> candidates;  // each with the result and the weakest part
    std::vector<FactRow> left_out;    // sittings that do not count here, and why
};

/// The page of records: what there is to do, and what the last dry run found.
struct RecordsScreen {
    std::vector<CertifyTask> tasks;        // that whoever is signed in may do
    std::vector<OfficeRow> rows;           // one each
    std::optional<ResultsScreen> results;  // nothing: they are not shown
    bool regrades = false;                 // the picked one is to mark exams again
    bool marking = false;                  // which is under way just now
    std::string verdict;            // of the dry run: how many, how many otherwise; empty: none yet
    std::vector<FactRow> changed;   // whose result, or count, would be another
    std::vector<FactRow> problems;  // what could not be marked again, and why
    std::string error, notice;
};
RecordsScreen records_screen(const OfficeSession& session);

}  // namespace fairdeal
