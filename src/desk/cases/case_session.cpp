#include "desk/cases/case_session.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/cases/case_review.h"
#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// Whole lines with LF, and no line end but that.
std::string as_lines(std::string_view text) {
    std::string lines;
    for (const char c : trimmed(text)) {
        if (c != '\r') lines += c;
    }
    return lines.empty() ? lines : lines + "\n";
}

CaseField line_field(std::string name, std::string label, std::string hint = "",
                     std::string value = "") {
    return {std::move(name), std::move(label), std::move(hint), CaseFieldKind::Line,
            std::move(value)};
}

CaseField words_field(std::string label) {
    return {"text", std::move(label), "", CaseFieldKind::Words, ""};
}

/// "C-1", or one more than the highest of that kind.
std::string next_id(const CaseSession& session) {
    std::int64_t highest = 0;
    for (const LoggedCase& one : session.cases) {
        if (!one.state.id.starts_with("C-")) continue;
        const auto number = whole_number_from(std::string_view(one.state.id).substr(2), 999'999);
        highest = std::max(highest, number.value_or(0));
    }
    return fmt::format("C-{}", highest + 1);
}

/// A week on, to the minute.
std::string week_after(const UtcTime& now) {
    std::string at = to_text(days_after(now, 7)).substr(0, 16);
    at[10] = ' ';
    return at;
}

CaseField beside(CaseField field) {
    field.beside = true;
    return field;
}

/// The hand's label: a number is said with the id that it stands for.
std::string label_of_hand(const CaseSession& session, std::int64_t hand) {
    const std::string id =
        session.open_log.log && hand != 0 ? id_in_log(*session.open_log.log, hand) : "";
    return id.empty() ? tr("Hand")
                      : tr("Hand: #{number} is {hand}", "number"_a = hand, "hand"_a = id);
}

std::vector<CaseField> fields_to_open(const CaseSession& session, std::int64_t hand,
                                      const UtcTime& now) {
    return {
        line_field("hand", label_of_hand(session, hand), tr("Its id, or its number as #12"),
                   hand == 0 ? "" : fmt::format("#{}", hand)),
        beside(line_field("claimant", tr("Who claims it"), tr("An id, never a name"))),
        words_field(tr("What is claimed")),
        line_field("deadline", tr("To be decided by (UTC)"), "2026-03-20 18:00", week_after(now)),
        beside(line_field("case", tr("The case\u2019s id"), "C-7", next_id(session)))};
}

CaseField secret_field(std::string name, std::string label) {
    return {std::move(name), std::move(label), "", CaseFieldKind::Secret, ""};
}

CaseField exception(std::string label) {
    return line_field("exception", std::move(label),
                      tr("Recorded in the case and printed with it"));
}

std::vector<CaseField> words_for(const CaseSession& session, CaseTask task, std::int64_t hand,
                                 const UtcTime& now) {
    switch (task) {
        case CaseTask::Open: return fields_to_open(session, hand, now);
        case CaseTask::Note: return {words_field(tr("What is to be noted"))};
        case CaseTask::Video: return {};
        case CaseTask::Review:
            return {words_field(tr("Your ruling: what was due, and why")),
                    exception(
                        tr("Exception: why somebody who opened the case reviews it (else empty)"))};
        case CaseTask::Decide:
            return {words_field(tr("The decision")),
                    exception(tr(
                        "Exception: why somebody who reviewed the case decides it (else empty)"))};
        case CaseTask::Close: return {words_field(tr("A last word, or none"))};
        case CaseTask::Account:
            return {line_field("account", tr("User ID of the new account")),
                    secret_field("new", tr("Their passphrase")),
                    beside(secret_field("again", tr("Their passphrase again")))};
        case CaseTask::Sign:
        case CaseTask::Reveal:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand: break;
    }
    return {};
}

std::vector<CaseField> fields_of(const CaseSession& session, CaseTask task, std::int64_t hand,
                                 const UtcTime& now) {
    auto fields = words_for(session, task, hand, now);
    if (!needs_sign_in(task)) return fields;
    // Who writes a review is not offered to the next person at this machine.
    fields.push_back(
        line_field("by", tr("Your user ID"), "", task == CaseTask::Review ? "" : session.by));
    fields.push_back(beside(secret_field("passphrase", tr("Your passphrase"))));
    if (!session.has_accounts && session.office.empty() && task != CaseTask::Account)
        fields.push_back(
            secret_field("first", tr("Your passphrase again: this is the log\u2019s first "
                                     "account, which gives the others")));
    return fields;
}

CaseEventKind event_kind_of(CaseTask task) {
    switch (task) {
        case CaseTask::Open: return CaseEventKind::Open;
        case CaseTask::Review: return CaseEventKind::Review;
        case CaseTask::Reveal: return CaseEventKind::Reveal;
        case CaseTask::Decide: return CaseEventKind::Decide;
        case CaseTask::Close: return CaseEventKind::Close;
        case CaseTask::Video: return CaseEventKind::Video;
        case CaseTask::Note:
        case CaseTask::Sign:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand:
        case CaseTask::Account: break;
    }
    return CaseEventKind::Note;
}

tl::unexpected<Problems> no(std::string why) { return refused({}, std::move(why)); }

/// What is missing or cannot be read of an opening, before the case itself is asked.
Result<void> read_opening(CaseEvent& event, const CaseForm& form, const UtcTime& now) {
    event.case_id = form.value("case");
    event.claimant = form.value("claimant");
    if (event.case_id.empty()) return no(tr("The case needs an id, such as C-7."));
    if (form.value("hand").empty())
        return no(tr("Which hand is it? Its id, or its number as #12."));
    if (event.claimant.empty()) return no(tr("Who claims it? An id, never a name."));
    // Before anybody has typed a passphrase for nothing.
    for (const std::string* id : {&event.claimant, &event.case_id}) {
        if (std::any_of(id->begin(), id->end(), [](char c) { return c <= ' ' || c > '~'; }))
            return no(tr("{text} is no id: it has letters, digits and signs, and no blank.",
                         "text"_a = in_quotes(*id)));
    }
    if (event.text.empty()) return no(tr("What is claimed?"));
    const std::string typed = form.value("deadline");
    const auto deadline = typed_deadline(typed);
    if (!deadline)
        return no(tr("{text} is not a day or a UTC time such as 2026-03-20 or 2026-03-20 18:00.",
                     "text"_a = in_quotes(typed)));
    if (*deadline <= now)
        return no(tr("The deadline is in the past: {time}.", "time"_a = to_text(*deadline)));
    event.deadline = *deadline;
    event.finding = form.finding;
    event.hands = form.hands;
    return {};
}

}  // namespace

std::string CaseForm::value(std::string_view name) const {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const CaseField& one) { return one.name == name; });
    return found == fields.end() ? "" : std::string(trimmed(found->value));
}

bool CaseForm::is_typed() const {
    return std::any_of(fields.begin(), fields.end(), [](const CaseField& one) {
        return one.kind != CaseFieldKind::Secret && trimmed(one.value) != trimmed(one.offered);
    });
}

CaseField* CaseForm::field(std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const CaseField& one) { return one.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::string id_in_log(const HandLog& log, std::int64_t number) {
    const auto stored = log.record_of(fmt::format("#{}", number));
    return stored ? stored->row.identity.id : std::string();
}

const LoggedCase* picked_case(const CaseSession& session) {
    if (session.cases.empty()) return nullptr;
    const auto found =
        std::find_if(session.cases.begin(), session.cases.end(),
                     [&](const auto& one) { return one.state.id == session.picked; });
    return found == session.cases.end() ? &session.cases.front() : &*found;
}

void pick_case(CaseSession& session, const std::string& id) {
    if (session.form && session.picked != id) {  // it is for the other one
        if (!may_drop_form(session)) return;
        drop_form(session);
    }
    session.checked.reset();
    session.picked = id;
}

void pick_next_case(CaseSession& session, int step) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr) return;
    const auto to = picked - session.cases.data() + step;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(session.cases.size())) return;
    pick_case(session, session.cases[static_cast<std::size_t>(to)].state.id);
}

std::optional<StoredVideo> video_to_add(const CaseSession& session) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr || !session.open_log.log) return std::nullopt;
    return next_video(*session.open_log.log, picked->state);
}

bool can(const CaseSession& session, CaseTask task) {
    if (task == CaseTask::Check) return true;
    if (task == CaseTask::Open || task == CaseTask::Sign) return !session.file.empty();
    if (task == CaseTask::Account)
        return !session.file.empty() && session.has_accounts && session.office.empty();
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr) return false;
    const CaseStage stage = picked->state.stage();
    const bool open = stage != CaseStage::Closed;
    switch (task) {
        case CaseTask::Note:
        case CaseTask::Close: return open;
        case CaseTask::Video: return open && video_to_add(session).has_value();
        case CaseTask::Review: return stage == CaseStage::Reviewing;
        case CaseTask::Reveal: return stage == CaseStage::Revealing;
        case CaseTask::Decide: return stage == CaseStage::Deciding;
        case CaseTask::Open:
        case CaseTask::Sign:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand:
        case CaseTask::Account: break;
    }
    return true;
}

bool needs_sign_in(CaseTask task) {
    switch (task) {
        case CaseTask::Open:
        case CaseTask::Note:
        case CaseTask::Video:
        case CaseTask::Review:
        case CaseTask::Decide:
        case CaseTask::Close:
        case CaseTask::Account: return true;
        case CaseTask::Reveal:
        case CaseTask::Sign:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Check:
        case CaseTask::Scenario:
        case CaseTask::Hand: break;
    }
    return false;
}

CaseTask next_task(const CaseSession& session) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr) return CaseTask::Open;
    switch (picked->state.stage()) {
        case CaseStage::Reviewing: return CaseTask::Review;
        case CaseStage::Revealing: return CaseTask::Reveal;
        case CaseStage::Deciding: return CaseTask::Decide;
        case CaseStage::Decided: return CaseTask::Close;
        case CaseStage::None:
        case CaseStage::Closed: break;
    }
    return CaseTask::File;
}

void begin_form(CaseSession& session, CaseTask task, std::int64_t hand, const UtcTime& now) {
    if (!can(session, task)) return;
    session.checked.reset();
    session.error.clear();
    session.report.clear();
    session.form = CaseForm{task, fields_of(session, task, hand, now), "", ""};
    for (CaseField& field : session.form->fields) field.offered = field.value;
}

bool may_drop_form(CaseSession& session) {
    if (session.form) session.form->leaving = session.form->is_typed();
    return !session.form || !session.form->leaving;
}

void forget_secrets(CaseSession& session) {
    if (!session.form) return;
    for (CaseField& field : session.form->fields) {
        if (field.kind == CaseFieldKind::Secret) field.value.clear();
    }
}

void drop_form(CaseSession& session) {
    session.form.reset();
    session.error.clear();
}

std::optional<UtcTime> typed_deadline(std::string_view typed) {
    std::string at(trimmed(typed));
    if (at.size() == 10) at += "T23:59:59Z";
    if (at.size() > 10 && at[10] == ' ') at[10] = 'T';
    if (at.size() == 16) at += ":00Z";
    if (at.size() == 17 && at.back() == 'Z') at.insert(16, ":00");
    return utc_time_from(at);
}

Result<CaseEvent> event_typed(const CaseSession& session, const UtcTime& now) {
    if (!session.form) throw Fault("nothing is typed");
    const CaseForm& form = *session.form;
    const LoggedCase* picked = picked_case(session);
    CaseEvent event;
    event.kind = event_kind_of(form.task);
    event.at = now;
    event.by = form.value("by");
    event.text = as_lines(form.value("text"));
    if (form.task == CaseTask::Open) {
        if (auto read = read_opening(event, form, now); !read)
            return tl::make_unexpected(std::move(read.error()));
    } else if (picked != nullptr) {
        event.case_id = picked->state.id;
    }
    if (form.task == CaseTask::Video) {
        if (const auto video = video_to_add(session)) event.text = write(video->video);
    }
    if (event.by.empty()) return no(tr("Who writes this? Your user ID."));
    if (event.text.empty() && form.task != CaseTask::Close)
        return no(tr("There are no words yet."));
    if (event.text.size() > longest_case_text)
        return no(tr("That is too long: {bytes} bytes of at most {most}.",
                     "bytes"_a = event.text.size(), "most"_a = longest_case_text));
    return event;
}

Result<CaseEvent> revealed(const CaseSession& session, std::string_view kept, const UtcTime& now) {
    const LoggedCase* picked = picked_case(session);
    if (picked == nullptr) return no(tr("There is no case."));
    CaseEvent event = reveal_of(kept);
    event.case_id = picked->state.id;
    event.at = now;
    for (const CaseReview& review : picked->state.reviews) {
        if (commitment_of(event.case_id, review.by, event.seal, event.text) != review.commitment)
            continue;
        event.by = review.by;
        return event;
    }
    return no(tr("This file keeps none of the reviews of case {case}.", "case"_a = event.case_id));
}

std::string review_file_name(const CaseEvent& review) {
    std::string name = review.case_id + "-review-" + review.by + ".txt";
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
}

std::string case_file_name(const CaseSession& session, std::string_view ending) {
    const LoggedCase* picked = picked_case(session);
    std::string name = (picked == nullptr ? "case" : picked->state.id) + std::string(ending);
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
}

}  // namespace fairdeal
