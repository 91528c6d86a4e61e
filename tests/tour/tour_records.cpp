// The exam office's papers for the tour: a certificate from its passed exam to its withdrawal, the
// records for others, the page that verifies.

#include <fstream>

#include "desk/certify/certify_records.h"
#include "questions/key.h"
#include "tour/tour.h"
#include "tour/tour_office.h"

namespace fairdeal {

using namespace tour_office;

namespace {

/// Answers the open item rightly by its choices, and goes on.
void answer_rightly(ExamPageSession& exam, const Library& library) {
    Practice* item = exam.seat ? exam.seat->item() : nullptr;
    if (item == nullptr) return;
    const Key key = key_of(item->scenario);
    for (std::size_t i = 0; i < item->choices.size(); ++i) {
        if (item->choices[i].text == to_text(key.outcome)) choose(*item, i, library.misreadings);
    }
    go_to_next_item_of(exam);
}

/// The same with a word changed, as somebody might who wants a better result.
std::string forged(const std::filesystem::path& document) {
    std::ifstream in(document, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), {});
    if (const auto at = bytes.find("dealer"); at != std::string::npos)
        bytes.replace(at, 6, "master");
    const auto file = document.parent_path() / "forged.json";
    std::ofstream(file, std::ios::binary) << bytes;
    return file.string();
}

}  // namespace

void Tour::passed_exam() {
    OfficeSession& office = desk_.certify;
    if (!office.office || office.exams.empty()) return;
    Blueprint& exam = office.exams.front();
    exam.rule = FixedForm{2, 2};
    exam.cells.front().kinds = {QuestionKind::Outcome};
    open_sitting(desk_);
    sit_here(desk_);
    for (int i = 0; i < 2; ++i) answer_rightly(office.exam, desk_.library);
    desk_.certify.leave_exam();
    sign_in_as(desk_, "eve-stone");
    desk_.certify.begin(CertifyTask::TableTest);
    fill(office, "result", "pass");
    fill(office, "signed", "P. Manager");
    fill(office, "text", "Twelve rounds without a slip.");
    frame_.show_now();
    shot("certify-table-test");
    desk_.certify.submit();
}

void Tour::record_pictures() {
    OfficeSession& office = desk_.certify;
    std::filesystem::create_directories(folder() / "papers");
    desk_.certify.begin(CertifyTask::Acknowledge);  // it was answered sooner than anybody reads
    fill(office, "text", "A demonstration.");
    frame_.show_now();
    shot("certify-acknowledge");
    desk_.certify.submit();
    desk_.certify.begin(CertifyTask::Certify);
    fill(office, "passphrase", tour_passphrase);
    frame_.show_now();
    shot("certify-certificate");
    desk_.certify.submit((folder() / "papers").string());
    frame_.show_now();
    shot("certify-certified");
    desk_.certify.begin(CertifyTask::Transcript);
    fill(office, "passphrase", tour_passphrase);
    desk_.certify.submit((folder() / "papers" / "transcript.zip").string());
    desk_.certify.begin(CertifyTask::Slip);
    frame_.show_now();
    shot("certify-slip");
    desk_.certify.submit((folder() / "papers" / "slip.pdf").string());
    desk_.certify.begin(CertifyTask::Withdraw);
    frame_.show_now();
    shot("certify-withdraw");
    office.drop_form();
    show_certify_view(desk_, CertifyView::Records);
    frame_.show_now();
    shot("records-training");
    resize(1024, 700);
    shot("small-records-training");
    resize(1280, 800);
    desk_.certify.open_record(CertifyTask::Results);
    fill(office, "exam", office.exams.front().id);
    frame_.show_now();
    shot("records-results-form");
    desk_.certify.submit();
    frame_.show_now();
    shot("records-results");
    resize(1024, 700);
    shot("small-records-results");
    resize(1280, 800);
    desk_.certify.open_record(CertifyTask::WithdrawnList);
    frame_.show_now();
    shot("records-withdrawn");
    desk_.certify.open_record(CertifyTask::Regrade);
    desk_.certify.begin(CertifyTask::Regrade);
    frame_.show_now();
    let_happen([&] { return !office.regrading.is_under_way(); }, 60000);
    shot("records-regrading");
    sign_in_as(desk_, "olga-berg");
    frame_.show_now();
    shot("certify-auditor");
}

void Tour::verify_pictures() {
    OfficeSession& office = desk_.certify;
    const auto papers = folder() / "papers";
    show_certify_view(desk_, CertifyView::Verify);
    frame_.show_now();
    shot("verify-nothing");
    const Sitting* sitting = office.picked_sitting();
    if (sitting == nullptr) return;
    const auto certificate = papers / (sitting->certificate + ".json");
    const auto checked = [&] { return !desk_.verify.is_checking(); };
    frame_.take_files({(papers / (sitting->certificate + ".png")).string(),
                       (papers / "transcript.zip").string()});
    let_happen(checked, 60000);
    frame_.show_now();
    shot("verify-holds");
    resize(1024, 700);
    shot("small-verify-holds");
    resize(1280, 800);
    desk_.verify.take_all_away();
    frame_.take_files({forged(certificate)});
    let_happen(checked, 60000);
    frame_.show_now();
    shot("verify-forged");
    frame_.take_files({papers.string()});
    frame_.show_now();
    shot("verify-folder");
    desk_.verify.take_all_away();
}

}  // namespace fairdeal
