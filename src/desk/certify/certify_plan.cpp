#include "desk/certify/certify_plan.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/schedule/exam_plan.h"
#include "exam/sitting/exam_text.h"
#include "words/house/house_settings.h"
#include "words/house/time_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// "9:30" is meant as "09:30".
std::string with_two_digits(std::string time) { return time.find(':') == 1 ? "0" + time : time; }

/// What the fields of a date say; nothing: the day is empty.
Result<std::optional<SittingDate>> date_in(const CertifyForm& form) {
    const std::string day = form.value("day"), time = with_two_digits(form.value("time"));
    if (day.empty() && time.empty()) return std::nullopt;
    if (day.empty()) return refused({"day", 0, 0}, tr("Type the day of the exam too."));
    if (!sitting_time_from(day + " 12:00"))
        return refused({"day", 0, 0},
                       tr("A day is typed as {day}.", "day"_a = fixed("2026-12-01")));
    const auto at = sitting_time_from(day + " " + time);
    if (!at && sitting_time_from(fixed("2026-12-01 ") + time))
        return refused({"time", 0, 0}, as_sentence(at.error().front().what));
    if (!at)
        return refused({"time", 0, 0}, tr("A time is typed as {time}.", "time"_a = fixed("14:00")));
    const SittingDate date{*at, form.value("place")};
    if (!dated_sitting_from(to_text(DatedSitting{fixed("X-1"), date})))
        return refused({"place", 0, 0}, tr("A place is one line of at most {count} characters.",
                                           "count"_a = longest_place));
    return date;
}

Result<int> minutes_between_in(const CertifyForm& form) {
    const std::string typed = form.value("every");
    if (typed.empty()) return 0;
    const auto minutes = whole_number_from(typed, most_minutes_between);
    if (!minutes)
        return refused({"every", 0, 0}, tr("The minutes are a number from 0 to {most}, or empty.",
                                           "most"_a = most_minutes_between));
    return static_cast<int>(*minutes);
}

std::string opened_in_words(const std::vector<std::string>& ids,
                            const std::optional<SittingDate>& date) {
    const bool one = ids.size() == 1;
    if (!date)
        return one ? tr("{sitting} is open: it can be started at this machine.",
                        "sitting"_a = ids.front())
                   : tr("{count} exams are open, {first} to {last}: they can be started at this "
                        "machine.",
                        "count"_a = ids.size(), "first"_a = ids.front(), "last"_a = ids.back());
    const std::string first = date_in_words(*date);
    return one ? tr("{sitting} is open, to be sat at this machine on {date}.",
                    "sitting"_a = ids.front(), "date"_a = first)
               : tr("{count} exams are open, {first} to {last}, to be sat at this machine. The "
                    "first is on {date}.",
                    "count"_a = ids.size(), "first"_a = ids.front(), "last"_a = ids.back(),
                    "date"_a = first);
}

/// What the form asks for; the exam's text is still missing in it.
Result<SittingRequest> request_of(const CertifyForm& form) {
    SittingRequest request;
    auto date = date_in(form);
    if (!date) return tl::make_unexpected(std::move(date.error()));
    const auto minutes = minutes_between_in(form);
    if (!minutes) return tl::make_unexpected(minutes.error());
    request.date = *std::move(date);
    request.minutes_between = *minutes;
    request.invigilator = form.value("invigilator");
    request.exam = form.value("exam");
    request.extra = std::stoi(form.value("extra"));
    request.letters = std::stoi(form.value("letters"));
    request.breaks = std::stoi(form.value("breaks"));
    request.accommodation = form.value("accommodation");
    request.exception = form.value("exception");
    request.again = form.value("again");
    return request;
}

/// Why nothing was opened for a team: the first refusal with its candidate, and how many more.
Problems in_one(const Problems& refusals) {
    const Problem& first = refusals.front();
    if (first.where.source.ends_with("exam.key")) return refusals;  // it is about nobody
    const auto more = std::ssize(refusals) - 1;
    if (more == 0) return {{first.where, to_text(first)}};
    return {{first.where,
             tr_n("{refusal}. Nothing was opened; {count} other of the team is refused too.",
                  "{refusal}. Nothing was opened; {count} others of the team are refused too.",
                  more, "refusal"_a = to_text(first))}};
}

}  // namespace

std::vector<std::string> chosen_in(const OfficeSession& session, const CertifyForm& form) {
    const std::string chosen = form.value("candidate");
    if (const auto team = team_of_choice(chosen))
        return candidates_in_team(*session.school(), *team, session.who->id());
    return {chosen};
}

void ask_date(CertifyForm& form, const std::optional<SittingDate>& now, bool of_team) {
    const auto add = [&](const char* name, std::string label, std::string hint, std::string value) {
        form.fields.push_back(
            {name, std::move(label), std::move(hint), FormFieldKind::Line, std::move(value), {}});
    };
    add("day", tr("Day of the exam"), tr("A day such as 2026-12-31; empty: none is set"),
        now ? typed_day(now->at) : "");
    add("time", tr("Time, by the clocks of {zone}", "zone"_a = house_in_force()->time_zone),
        tr("A time such as 14:00; Ctrl H sets the house\u2019s time zone"),
        now ? time_of_day(now->at) : "");
    add("place", tr("Place"), tr("A few words; may be empty"), now ? now->place : "");
    if (of_team)
        add("every", tr("Of a team: minutes from one candidate to the next"),
            tr("Empty: all together"), "");
}

std::optional<SittingDate> date_of(const OfficeSession& session, const std::string& sitting) {
    for (const PlannedSitting& one : session.to_come)
        if (one.sitting == sitting) return one.date;
    return std::nullopt;
}

Result<std::string> open_sitting(OfficeSession& session, const CertifyForm& form) {
    const auto exam = std::find_if(session.exams.begin(), session.exams.end(),
                                   [&](const auto& one) { return one.id == form.value("exam"); });
    if (exam == session.exams.end()) return refused({}, tr("This exam is not here any more."));
    const auto paper = paper_today(*exam, session.library);
    if (!paper) return tl::make_unexpected(paper.error());
    auto asked = request_of(form);
    if (!asked) return tl::make_unexpected(std::move(asked.error()));
    SittingRequest request = *std::move(asked);
    request.text = exam_text(*paper);
    request.edition = exam_edition(request.text, session.library.misreadings);
    const bool team = team_of_choice(form.value("candidate")).has_value();
    const auto candidates = chosen_in(session, form);
    if (candidates.empty()) return refused({}, tr("Nobody of this team can sit an exam any more."));
    if (auto wrong = session.office->wrong_dates(request, candidates); !wrong.empty())
        return refused({"day", 0, 0},
                       team ? in_one(wrong).front().what : as_sentence(wrong.front().what));
    const std::optional<SittingDate> date = request.date;
    const int whole = paper->blueprint.time.whole * (100 + request.extra) / 100;
    const bool overlaps = date && candidates.size() > 1 && request.minutes_between < whole;
    auto ids = session.office->open_sittings(*session.who, std::move(request), candidates,
                                             form.value("passphrase"));
    if (!ids) return tl::make_unexpected(team ? in_one(ids.error()) : std::move(ids.error()));
    session.picked = ids->front();
    const std::string said = opened_in_words(*ids, date);
    if (!overlaps) return said;
    return said + " " +
           tr("They overlap: an exam takes up to {minutes} minutes, and a machine seats "
              "one candidate at a time.",
              "minutes"_a = whole);
}

Result<std::string> set_date(OfficeSession& session, const CertifyForm& form) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    const std::vector ids{sitting->id};
    const auto in_force = date_of(session, sitting->id);
    if (form.value("day").empty() && in_force) {
        const auto dropped = session.office->drop_dates(*session.who, ids);
        if (!dropped) return tl::make_unexpected(dropped.error());
        return tr("{sitting} has no date any more.", "sitting"_a = ids.front());
    }
    const auto date = date_in(form);
    if (!date) return tl::make_unexpected(date.error());
    if (!*date) return refused({"day", 0, 0}, tr("Type the day of the exam first."));
    const auto set = session.office->set_dates(*session.who, ids, **date);
    if (!set) return refused({"day", 0, 0}, as_sentence(set.error().front().what));
    return tr("{sitting} is to be sat on {date}.", "sitting"_a = ids.front(),
              "date"_a = date_in_words(**date));
}

Result<std::string> save_plan(OfficeSession& session, const CertifyForm& form,
                              const std::string& file) {
    if (file.empty()) return refused({}, tr("No file was chosen."));
    const auto plan = hand_out_plan(*session.office, *session.school(), *session.who);
    if (!plan) return tl::make_unexpected(plan.error());
    const UtcTime now = session.office->now();
    const auto put = put_as_chosen(
        form, file, [&](Paper paper) { return plan_pdf(*plan, paper, now); },
        [&] { return plan_csv(*plan); });
    if (!put) return not_written(put.error());
    return tr("The schedule is in {folder}",
              "folder"_a = std::filesystem::path(file).parent_path().string());
}

}  // namespace fairdeal
