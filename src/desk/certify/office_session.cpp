#include "desk/certify/office_session.h"

#include <algorithm>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "content/library.h"
#include "desk/answer/draft.h"
#include "exam/records/appeal.h"
#include "exam/sitting/marked_exam.h"
#include "questions/words/key_words.h"
#include "school/exams/own_exams.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Marks a decided sitting.
Result<void> mark_again(OpenResult& result, const Sitting& sitting, const Library& library) {
    auto exam = marked_as_decided(sitting, library);
    if (!exam) return tl::make_unexpected(std::move(exam.error()));
    result.paper = std::move(exam->paper);
    result.answers = std::move(exam->answers);
    result.outcome = std::move(exam->final);
    return {};
}

/// "Take. BRK-LOSE-1, BRK-PUSH-3"
std::string due_in_words(const Scenario& scenario) {
    const Key key = key_of(scenario);
    std::string clauses;
    for (const ClauseId clause : key.because) add_to_list(clauses, std::string(clause.id));
    return key_in_words(key, scenario) + ". " + clauses;
}

/// A marked item as it can be looked at. Where the time was up there is nothing to mark: the story
/// says what was due.
Practice practice_of(const MarkedAnswer& answer) {
    Practice practice = start_practice(answer.item.scenario);
    practice.examined = true;
    if (answer.answer) {
        if (!fill_in(practice, *answer.answer))
            practice.scenario.story +=
                " " + tr("Answered: {answer}.",
                         "answer"_a = answer_in_words(*answer.answer, practice.scenario));
        practice.mark = answer.mark;
        return practice;
    }
    practice.scenario.story += " " + tr("The time was up before an answer. Due: {answer}",
                                        "answer"_a = due_in_words(answer.item.scenario));
    return practice;
}

bool needs_sign_in(CertifyView view) {
    return view != CertifyView::SignIn && view != CertifyView::Verify;
}

}  // namespace

bool tried(OfficeSession& session, const std::function<Result<void>()>& work) {
    session.error.clear();
    session.notice.clear();
    try {
        const auto done = work();
        if (!done) session.error = done.error().front().what;
        return done.has_value();
    } catch (const std::exception& error) {
        session.error = error.what();
        return false;
    }
}

// --- where one is

void OfficeSession::open_office() {
    if (open) return;
    open = true;
    if (!clock) clock = utc_now;
    if (!ticks) ticks = machine_ticks();
    exam.now = ticks;
    if (school() == nullptr) {
        error = in_school.error;
        return;
    }
    folder = folder_beside(school()->file());
    tried(*this, [&]() -> Result<void> {
        const auto there = is_there(folder / "log.db");
        if (!there) return tl::make_unexpected(there.error());
        if (!*there) return {};
        auto found = Office::open(folder, *school(), clock, seen_file);
        if (!found) return tl::make_unexpected(std::move(found.error()));
        office = std::make_unique<Office>(*std::move(found));
        return {};
    });
}

void OfficeSession::renew_exams() {
    if (content.empty() || school() == nullptr) return;
    auto read = exams_of_house(content, school()->file(), library);
    if (read)
        exams = std::move(read->exams);
    else
        error = to_text(read.error().front());
}

void OfficeSession::read_sittings() {
    if (!office) return;
    try {
        to_come = office->sittings_to_come();
        if (!who) return;
        read_to = office->log().size();
        auto found = office->sittings_for(*who);
        if (!found) return;
        sittings = *std::move(found);
        std::reverse(sittings.begin(), sittings.end());
    } catch (const StoreError& why) {
        error = why.what();
    }
}

void OfficeSession::enter() {
    open_office();
    read_sittings();
}

std::vector<CertifyView> OfficeSession::views() const {
    if (!who) return {CertifyView::SignIn, CertifyView::Verify};
    std::vector<CertifyView> offered{CertifyView::SignIn, CertifyView::Sittings};
    if (may(OfficeRight::SeeStatistics)) offered.push_back(CertifyView::Figures);
    if (may(OfficeRight::ExportRecords)) offered.push_back(CertifyView::Records);
    if (may(OfficeRight::OpenSitting) || may(OfficeRight::ManagePeople))
        offered.push_back(CertifyView::Blueprints);
    if (may(OfficeRight::ManagePeople)) offered.push_back(CertifyView::People);
    offered.push_back(CertifyView::Permissions);
    offered.push_back(CertifyView::Verify);
    return offered;
}

void OfficeSession::show(CertifyView wanted) {
    enter();
    if (wanted != CertifyView::SignIn) give_up_start();
    form.reset();
    item.reset();
    error.clear();
    notice.clear();
    const auto offered = views();
    const bool is_offered = std::find(offered.begin(), offered.end(), wanted) != offered.end();
    view = is_offered ? wanted : CertifyView::SignIn;
    if (needs_sign_in(view) && exams.empty()) renew_exams();
    if (view == CertifyView::Sittings) open_result();
    if (view == CertifyView::Blueprints && on_own_exams) on_own_exams();
    if (view == CertifyView::Records) open_record(record);
}

std::string OfficeSession::name_of(const std::string& person) const {
    const auto found = school() == nullptr ? std::nullopt : school()->person(person);
    return found ? called(*found) : person;
}

// --- signing in

void OfficeSession::pick_person(const std::string& id) {
    picked_person = id;
    form.reset();
}

void OfficeSession::sign_in() {
    if (!office) return;
    if (picked_person.empty()) {
        error = tr("Choose who signs in from the list first.");
        return;
    }
    const std::string typed = std::exchange(passphrase, "");
    const auto person = school()->person(picked_person);
    if (typed.empty() && person && person->has_passphrase) {
        error = tr("Type the passphrase of {name}.", "name"_a = name_of(picked_person));
        return;
    }
    const bool is_in = tried(*this, [&]() -> Result<void> {
        auto signed_in = office->sign_in(picked_person, typed);
        if (!signed_in) return tl::make_unexpected(std::move(signed_in.error()));
        who = *std::move(signed_in);
        return {};
    });
    if (!is_in) return;
    picked.clear();
    read_sittings();
    show(may(OfficeRight::ManagePeople) ? CertifyView::People : CertifyView::Sittings);
}

void OfficeSession::leave() {
    who.reset();
    form.reset();
    result.reset();
    item.reset();
    sittings.clear();
    regraded.reset();
    results.reset();
    picked.clear();
    view = CertifyView::SignIn;
    error.clear();
    notice.clear();
    if (on_leave) on_leave();
}

// --- sittings

const Sitting* OfficeSession::picked_sitting() const {
    const auto found = std::find_if(sittings.begin(), sittings.end(),
                                    [&](const Sitting& sitting) { return sitting.id == picked; });
    if (found != sittings.end()) return &*found;
    return sittings.empty() ? nullptr : &sittings.front();
}

/// The answers of the picked sitting, where they may be seen.
void OfficeSession::open_result() {
    const Sitting* sitting = picked_sitting();
    item.reset();
    result.reset();
    if (sitting == nullptr || !sitting->result || !who) return;
    const auto seen = office->see(*who, sitting->id);
    if (!seen) return;
    result.emplace();
    result->sitting = sitting->id;
    if (const auto marked = mark_again(*result, seen->state, library); !marked)
        result->why_not = as_sentence(marked.error().front().what);
}

void OfficeSession::pick_sitting(const std::string& id) {
    if (result && result->sitting == id && picked == id) return;
    picked = id;
    form.reset();
    open_result();
}

void OfficeSession::open_item(std::size_t number) {
    item.reset();
    if (!result || number >= result->answers.size()) return;
    item_number = number;
    item = practice_of(result->answers[number]);
}

void OfficeSession::step_item(int step) {
    const auto number = static_cast<std::ptrdiff_t>(item_number) + step;
    if (item && number >= 0) open_item(static_cast<std::size_t>(number));
}

bool OfficeSession::poll() {
    if (!office || !who || exam.seat) return false;
    try {
        if (office->log().size() == read_to) return false;
    } catch (const StoreError&) {
        return false;  // busy just now
    }
    read_sittings();
    const Sitting* sitting = picked_sitting();
    const bool decided = sitting != nullptr && sitting->result.has_value();
    if (decided && (!result || result->sitting != sitting->id)) open_result();
    return true;
}

}  // namespace fairdeal
