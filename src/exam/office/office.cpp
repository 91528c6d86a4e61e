#include "exam/office/office.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "exam/office/first_passphrase.h"
#include "log/rows.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// What lies in an office's folder is for the account that runs it; others may have copied it.
Result<void> must_be_closed(const fs::path& folder) {
    constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (!fs::is_directory(status) || (status.permissions() & others) == fs::perms::none) return {};
    return refused_about(folder.string(),
                         tr("others may enter this office's folder; close it to them: {command}",
                            "command"_a = fixed("chmod 700 ") + folder.string()));
}

/// What a candidate may see of their own exam before it is decided: that it is under way.
Sitting without_answers(Sitting sitting) {
    for (SittingItem& item : sitting.items) item.answer.reset();
    return sitting;
}

/// Anybody could come as somebody without a passphrase: see their answers, appeal in their name.
std::optional<std::string> why_no_sign_in(const Person& person, bool opens) {
    if (!person.has_passphrase) return no_passphrase_words(person);
    if (!opens) return tr("the passphrase is wrong");
    return std::nullopt;
}

}  // namespace

OfficeRight right_for(SittingEventKind kind) {
    switch (kind) {
        case SittingEventKind::Pause:
        case SittingEventKind::GoOn:
        case SittingEventKind::Stop: return OfficeRight::Invigilate;
        case SittingEventKind::TableTest: return OfficeRight::EnterTableTest;
        case SittingEventKind::Appeal: return OfficeRight::SitExam;
        case SittingEventKind::Resolve:
        case SittingEventKind::Grant: return OfficeRight::ResolveAppeal;
        case SittingEventKind::Acknowledge:
        case SittingEventKind::Certify:
        case SittingEventKind::Withdraw: return OfficeRight::Certify;
        case SittingEventKind::Open:
        case SittingEventKind::Show:
        case SittingEventKind::Reply:
        case SittingEventKind::TimeUp:
        case SittingEventKind::Away:
        case SittingEventKind::Back:
        case SittingEventKind::TakeUp:
        case SittingEventKind::Commit:
        case SittingEventKind::Start:
        case SittingEventKind::Tick:
        case SittingEventKind::Suspend:
        case SittingEventKind::Release:
        case SittingEventKind::Accommodate:
        case SittingEventKind::Decide: break;
    }
    throw Fault("an act of the sitting itself, not of somebody signed in");
}

Office::Office(fs::path folder, School& school, OfficeClock clock, HandLog log)
    : folder_(std::move(folder)),
      school_(&school),
      clock_(std::move(clock)),
      log_(std::move(log)) {}

Result<Office> Office::open(const fs::path& folder, School& school, OfficeClock clock,
                            const fs::path& seen_file) {
    auto office = open_restored(folder, school, std::move(clock), seen_file);
    if (!office) return office;
    const auto older = office->why_older();
    if (!older) return tl::make_unexpected(older.error());
    if (*older)
        return refused_about(
            folder.string(),
            tr("{why}; an administrator accepts a backup that was put in place with '{command}'",
               "why"_a = **older, "command"_a = fixed("fairdeal exam office restored")));
    if (auto kept = office->remember_log(); !kept)
        return tl::make_unexpected(std::move(kept.error()));
    return office;
}

Result<Office> Office::open_restored(const fs::path& folder, School& school, OfficeClock clock,
                                     const fs::path& seen_file) {
    if (auto closed = must_be_closed(folder); !closed)
        return tl::make_unexpected(std::move(closed.error()));
    auto log = HandLog::open(folder / "log.db", Access::Write, {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    Office office(folder, school, std::move(clock), *std::move(log));
    office.seen_file_ = seen_file;
    return office;
}

Result<void> Office::note(const OfficeEvent& event) {
    HandLog::Batch batch(log_);
    auto added = batch.add(entry_of(event));
    if (!added) return tl::make_unexpected(std::move(added.error()));
    batch.commit();
    return {};
}

Result<void> Office::must_be_allowed(const SignedIn& who, OfficeRight right) {
    if (who.may(right)) return {};
    const std::string what = "to " + std::string(to_text(right));
    if (auto noted = note({OfficeEventKind::Refused, who.id(), who.id(), clock_(), what}); !noted)
        return noted;
    return refused_about(who.id(), refusal_in_words(right, who.id()));
}

Result<SignedIn> Office::sign_in(const std::string& id, std::string_view passphrase) {
    const auto person = school_->person(id);
    if (!person) return refused_about(id, tr("nobody has this id"));
    const bool opens = person->has_passphrase && school_->opens(id, passphrase);
    const auto why_not_now = [&] {
        return why_no_sign_in(*person, opens).value_or(why_not_trusted(*person).value_or(""));
    };
    const std::string why = [&] {
        const InEnglish kept;  // the log notes it
        return why_not_now();
    }();
    const OfficeEventKind kind = why.empty() ? OfficeEventKind::SignIn : OfficeEventKind::Refused;
    if (auto noted = note({kind, id, id, clock_(), why}); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    if (!why.empty()) return refused_about(id, why_not_now());
    if (auto settled = settle_passphrase(id); !settled)
        return tl::make_unexpected(std::move(settled.error()));
    return SignedIn(*person);
}

// --- sittings

fs::path Office::ticket_file(const std::string& sitting) const {
    return folder_ / "tickets" / sitting;
}

void Office::drop_ticket(const std::string& sitting) const {
    std::error_code ignored;
    fs::remove(ticket_file(sitting), ignored);
    fs::remove(place_file(sitting), ignored);
    drop_start(sitting);
    fs::remove(seat_file(sitting), ignored);
}

Result<std::string> Office::ticket_of(const std::string& sitting) const {
    constexpr std::size_t longest = 1024;
    if (!is_sitting_id(sitting))
        return refused_about(sitting, tr("this is not the id of a sitting"));
    auto ticket = read_file_if_there(ticket_file(sitting), longest);
    if (!ticket) return tl::make_unexpected(std::move(ticket.error()));
    if (!*ticket || (*ticket)->empty())
        return refused_about(sitting, tr("this sitting is not under way on this machine"));
    return **std::move(ticket);
}

Result<std::vector<std::string>> Office::sittings_here() const {
    std::vector<std::string> ids;
    const fs::path tickets = folder_ / "tickets";
    std::error_code error;
    for (fs::directory_iterator entry(tickets, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (is_sitting_id(name)) ids.push_back(name);
    }
    if (error && error != std::errc::no_such_file_or_directory)
        return refused_about(tickets.string(),
                             tr("cannot be read: {why}", "why"_a = error.message()));
    std::sort(ids.begin(), ids.end());
    return ids;
}

Result<LoggedSitting> Office::take_seat(const std::string& sitting) const {
    const auto ticket = ticket_of(sitting);
    if (!ticket) return tl::make_unexpected(ticket.error());
    auto found = find_sitting(log_, sitting);
    if (!found) return found;
    if (found->state.commitment != commitment_to(*ticket))
        return refused_about(sitting,
                             tr("the ticket is not the one that the sitting was opened with"));
    if (found->state.stage() != SittingStage::Sitting) {
        drop_ticket(sitting);  // the machine broke down between the end and this
        return refused_about(sitting, tr("this sitting is over"));
    }
    return found;
}

Result<FileLock> Office::lock_seat(const std::string& sitting) const {
    return FileLock::take(seat_file(sitting),
                          tr("this sitting is open in another window or terminal"));
}

fs::path Office::seat_file(const std::string& sitting) const {
    return ticket_file(sitting).string() + ".seat";
}

fs::path Office::place_file(const std::string& sitting) const {
    return folder_ / "tickets" / (sitting + ".place");
}

void Office::keep_draft(const std::string& sitting, const KeptDraft& draft) const {
    const std::string text = fmt::format("{}\n{}", draft.place, draft.text);
    static_cast<void>(replace_file(place_file(sitting), text, for_its_owner));
}

Result<std::optional<KeptDraft>> Office::kept_draft(const std::string& sitting) const {
    const auto kept = read_file_if_there(place_file(sitting), longest_sitting_text);
    if (!kept) return tl::make_unexpected(kept.error());
    const std::string text = kept->value_or("").substr(0, longest_sitting_text);
    const auto end = text.find('\n');
    const auto place = whole_number_from(std::string_view(text).substr(0, end), 1000);
    if (end == std::string::npos || !place) return std::nullopt;
    return KeptDraft{static_cast<int>(*place), text.substr(end + 1)};
}

Result<void> Office::record(LoggedSitting& seat, SittingEventKind kind,
                            std::vector<std::string> facts, std::string text) {
    if (!traits_of(kind).at_the_seat) throw Fault("this is not for the candidate to do");
    const Sitting& state = seat.state;
    auto added = add_sitting_event(
        log_, seat,
        {kind, state.id, 0, state.candidate, clock_(), std::move(facts), std::move(text)});
    // Before the next item is shown. That it cannot be kept is no reason to stop an exam.
    if (added) static_cast<void>(remember_log());
    return added;
}

Result<void> Office::decide(LoggedSitting& seat, const ExamDraw& draw, bool passed, int right,
                            int wrong) {
    const std::string id = seat.state.id;
    auto added =
        add_sitting_event(log_, seat,
                          {SittingEventKind::Decide,
                           id,
                           0,
                           seat.state.candidate,
                           clock_(),
                           {passed ? "pass" : "fail", std::to_string(right), std::to_string(wrong)},
                           to_text(draw)});
    if (!added) return added;
    drop_ticket(id);
    return remember_log();
}

Result<LoggedSitting> Office::act(const SignedIn& who, const std::string& sitting,
                                  SittingEventKind kind, std::vector<std::string> facts,
                                  std::string text, const WithEvent& with_it) {
    if (auto allowed = must_be_allowed(who, right_for(kind)); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    if (kind == SittingEventKind::Resolve && facts == std::vector<std::string>{"granted"})
        return refused_about(sitting,
                             tr("say what follows from it: void items, a resit or nothing"));
    auto found = find_sitting(log_, sitting);
    if (!found) return found;
    auto added = add_sitting_event(
        log_, *found, {kind, sitting, 0, who.id(), clock_(), std::move(facts), std::move(text)},
        with_it);
    if (!added) return tl::make_unexpected(std::move(added.error()));
    if (kind == SittingEventKind::Stop) drop_ticket(sitting);
    return found;
}

Result<std::vector<Sitting>> Office::sittings_for(const SignedIn& who) {
    std::vector<Sitting> all;
    for (LoggedSitting& one : sittings_in(log_)) {
        const bool own = one.state.candidate == who.id();
        const bool watches = one.state.invigilator == who.id() && who.may(OfficeRight::Invigilate);
        if (own && !one.state.result)
            all.push_back(without_answers(std::move(one.state)));
        else if (own || who.may(OfficeRight::SeeResults))
            all.push_back(std::move(one.state));
        else if (watches)
            all.push_back(for_invigilator(std::move(one.state)));
    }
    return all;
}

Result<LoggedSitting> Office::see(const SignedIn& who, const std::string& sitting) {
    auto found = find_sitting(log_, sitting);
    const bool own = found && found->state.candidate == who.id() && found->state.result;
    const bool watches = found && found->state.invigilator == who.id() &&
                         who.may(OfficeRight::Invigilate) && !who.may(OfficeRight::SeeResults);
    if (!own && watches) found->state = for_invigilator(std::move(found->state));
    if (!own && !watches) {
        if (auto allowed = must_be_allowed(who, OfficeRight::SeeResults); !allowed)
            return tl::make_unexpected(std::move(allowed.error()));
    }
    return found;
}

// --- people and records

Result<void> Office::give_roles(const SignedIn& who, const std::string& id,
                                const std::vector<Role>& roles) {
    if (auto allowed = must_be_allowed(who, OfficeRight::ManagePeople); !allowed) return allowed;
    const auto person = school_->person(id);
    if (!person) return refused_about(id, tr("nobody has this id"));
    if (id == who.id()) return refused_about(id, tr("nobody changes their own roles"));
    if (roles.empty()) return refused_about(id, tr("nobody can be without a role"));
    if (std::any_of(roles.begin(), roles.end(), is_trusted) && !person->has_passphrase)
        return refused_about(id, tr("somebody with this role needs their own passphrase"));
    if (auto noted = note_roles(id, who.id(), {roles, school_->passphrase_mark(id)}); !noted)
        return noted;
    return school_->give_roles(id, roles);
}

Result<void> Office::note_roles(const std::string& id, const std::string& by,
                                const GivenRoles& given) {
    return note({OfficeEventKind::Roles, id, by, clock_(), to_text(given)});
}

std::optional<GivenRoles> Office::roles_given_to(const std::string& id) const {
    std::optional<GivenRoles> newest;
    for (const OfficeEvent& event : events_of(id)) {
        if (event.kind == OfficeEventKind::Roles) newest = given_roles_from(event.what);
    }
    return newest;
}

std::optional<std::string> Office::why_not_trusted(const Person& person) const {
    return why_not(person, roles_given_to(person.id), school_->passphrase_mark(person.id));
}

Result<void> Office::settle_passphrase(const std::string& id) {
    const auto given = roles_given_to(id);
    const std::string mark = school_->passphrase_mark(id);
    if (!given || given->next.empty() || (mark != given->passphrase && mark != given->next))
        return {};
    return note_roles(id, id, {given->roles, mark});
}

std::string Office::sitting_started_by(const std::string& invigilator) const {
    for (const std::string& id : sittings_here().value_or(std::vector<std::string>())) {
        const auto seat = find_sitting(log_, id);
        const bool is_under_way =
            seat && seat->state.is_started() && seat->state.stage() == SittingStage::Sitting;
        if (is_under_way && seat->state.invigilator == invigilator) return id;
    }
    return {};
}

Result<void> Office::change_passphrase(const SignedIn& who, std::string_view passphrase,
                                       const PassphraseCost& cost) {
    const std::string& id = who.id();
    if (passphrase.empty()) return refused_about(id, tr("the new passphrase is empty"));
    if (const auto started = sitting_started_by(id); !started.empty())
        return refused_about(
            id,
            tr("{sitting} was started with this passphrase and is not over: change it afterwards",
               "sitting"_a = started));
    const auto sealed = seal_for_school(passphrase, cost);
    if (!sealed) return tl::make_unexpected(sealed.error());
    if (auto settled = settle_passphrase(id); !settled) return settled;
    const auto given = roles_given_to(id).value_or(GivenRoles{who.person().roles, {}});
    GivenRoles announced{given.roles, given.passphrase, sealed->mark()};
    if (announced.passphrase.empty()) announced.passphrase = std::exchange(announced.next, {});
    if (auto noted = note_roles(id, id, announced); !noted) return noted;
    if (auto kept = school_->keep_passphrase(id, *sealed); !kept) return kept;
    return settle_passphrase(id);
}

std::vector<OfficeEvent> Office::events_of(const std::string& person) const {
    std::vector<std::string> about{person};
    if (person.empty()) about = log_.office_ids();
    std::vector<std::pair<std::int64_t, OfficeEvent>> found;
    for (const std::string& id : about) {
        if (is_sitting_id(id)) continue;  // what happens in a sitting is no event of the office
        for (const StoredEntry& entry : log_.entries_of_case(id)) {
            if (auto event = office_event_of(entry.entry))
                found.emplace_back(entry.idx, *std::move(event));
        }
    }
    std::sort(found.begin(), found.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<OfficeEvent> events;
    events.reserve(found.size());
    for (auto& [idx, event] : found) events.push_back(std::move(event));
    return events;
}

}  // namespace fairdeal
