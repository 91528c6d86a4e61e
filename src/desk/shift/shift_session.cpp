#include "desk/shift/shift_session.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "desk/school/school_screen.h"
#include "school/names.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

std::optional<int> minutes_of(ShiftAction action) {
    const auto place = static_cast<std::size_t>(action);
    return place < shift_minutes.size() ? std::optional(shift_minutes.at(place)) : std::nullopt;
}

void start(ShiftSession& session, int minutes) {
    session.chooses = false;
    session.school.error.clear();
    session.run = start_shift(session.school, session.library, session.drill.game, minutes);
}

std::optional<UnfinishedRun> open_shift(const ShiftSession& session) {
    return unfinished_run(session.school, "shift");
}

bool answer(ShiftSession& session, bool allowed) {
    if (!session.run || !session.run->ask) return false;
    session.problem.clear();
    answer_guest(*session.run, allowed, session.school, session.library);
    return true;
}

std::string dealer_of(const SchoolSession& session) {
    const auto person = is_signed_in(session) ? session.school->person(session.who) : std::nullopt;
    return person ? called(*person) : session.who;
}

}  // namespace

const TableRun* ShiftSession::table() const {
    return run && !run->over && !run->ask ? &run->round : nullptr;
}

void ShiftSession::change(const std::function<void(TableRun&)>& act) {
    if (run) deal_in(*run, school, act);
}

bool is_shown(const ShiftSession& session) { return session.chooses || session.run; }

void choose_shift(ShiftSession& session) {
    session.run.reset();
    session.problem.clear();
    session.chooses = true;
}

void resume_shift(ShiftSession& session, const UnfinishedRun& kept) {
    session.chooses = false;
    session.run = shift_as_kept(session.school, kept);
    if (session.run) return;
    session.school.error =
        tr("Your shift can no longer be read, so it cannot go on. Its answers are kept.");
    drop_unfinished(session.school, kept.kind);
}

bool go_on_with_shift(ShiftSession& session) {
    if (!session.run) return false;
    const bool asked = session.run->ask.has_value();
    return let_table_act(*session.run, session.school) || session.run->ask.has_value() != asked;
}

void look_at_shift_slip(ShiftSession& session, std::size_t slip) {
    if (session.run && slip < slips_of(*session.run).size()) session.run->picked = slip;
}

bool apply(ShiftSession& session, ShiftAction action) {
    const bool over = session.run && session.run->over;
    switch (action) {
        case ShiftAction::Short:
        case ShiftAction::Middle:
        case ShiftAction::Long:
            if (!session.chooses) return false;
            return start(session, *minutes_of(action)), true;
        case ShiftAction::Resume: {
            const auto kept = session.chooses ? open_shift(session) : std::nullopt;
            if (kept) resume_shift(session, *kept);
            return kept.has_value();
        }
        case ShiftAction::Allow: return answer(session, true);
        case ShiftAction::Refuse: return answer(session, false);
        case ShiftAction::Again:
            if (!over) return false;
            leave_shift(session);
            return choose_shift(session), true;
        case ShiftAction::Back: return leave_shift(session), true;
        case ShiftAction::Save: break;
    }
    return false;
}

std::optional<ShiftAction> action_of(const ShiftSession& session, const KeyPress& key) {
    const auto find = [&](const auto& table) {
        const auto* action = action_of(table, key);
        return action == nullptr ? std::nullopt : std::optional(action->name);
    };
    std::optional<ShiftAction> found;
    if (session.chooses) found = find(shift_lengths);
    if (session.chooses && !found && open_shift(session)) found = find(shift_resumption);
    if (session.run && session.run->ask) found = find(guest_answers);
    if (session.run && session.run->over) found = find(shift_sheet_actions);
    const bool types = session.table() != nullptr && session.table()->asks;
    return found || types ? found : find(shift_way_back);
}

bool press_in_shift(ShiftSession& session, const KeyPress& key, const std::string& typed) {
    if (!session.run || session.run->over) return false;
    if (!session.run->ask) return deal_by_key(session, key, typed);
    const bool dealers = action_of(round_walk, key) != nullptr ||
                         action_of(round_actions, key) != nullptr ||
                         action_of(dealer_acts, key) != nullptr || is_digit(key.character);
    if (dealers && !key.control)
        session.problem = tr("A player asks: allow it (A) or refuse it (N) first.");
    return dealers && !key.control;
}

void leave_shift(ShiftSession& session) {
    if (session.run && session.run->over) drop_unfinished(session.school, "shift");
    if (session.run) keep_shift(*session.run, session.school);
    session.run.reset();
    session.problem.clear();
    session.chooses = false;
}

std::string shift_file_name(const ShiftSession& session) {
    const SchoolClock& clock = session.school.clock;
    return fmt::format("shift-{}-{}.pdf", to_text(session.run->game),
                       iso_day(clock.now(), clock.east));
}

void save_shift(ShiftSession& session, const std::string& file, const UtcTime& now) {
    if (!session.run) return;
    SchoolSession& school = session.school;
    school.error.clear();
    school.notice.clear();
    try {
        const auto bytes = shift_pdf(
            shift_print(*session.run, session.library, dealer_of(school), now), Paper::A4);
        const auto saved =
            bytes ? put_in_place(file, *bytes) : Result<void>(tl::make_unexpected(bytes.error()));
        if (saved)
            school.notice = tr("Saved: {file}", "file"_a = file);
        else
            school.error = to_text(saved.error().front());
    } catch (const std::exception& error) {
        school.error = error.what();
    }
}

ShiftScreen screen_of(const ShiftSession& session) {
    if (!session.run) return shift_to_choose(session.drill.game, open_shift(session).has_value());
    ShiftScreen screen = shift_screen(*session.run, session.library, session.school.clock.now());
    if (screen.guest_asks) screen.waits = session.problem;
    return screen;
}

std::string crumb_of(const ShiftSession& session) {
    if (!session.run) return std::string(title_of(session.drill.game));
    return shift_crumb(*session.run, session.school.clock.now());
}

}  // namespace fairdeal
