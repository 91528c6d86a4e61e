#include "desk/write/author_session.h"

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "desk/frame/kept_file.h"
#include "record/words.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::string file_name(const LessonDraft& draft) {
    return draft.is_scenario ? own_scenario_name(draft.game, draft.id)
                             : own_lesson_name(draft.game, draft.id);
}

}  // namespace

PackFile file_of(const LessonDraft& draft) { return {file_name(draft), write_draft(draft).xml}; }

fs::path AuthorSession::draft_file() const {
    const fs::path folder = own_lessons.folder();
    return folder.empty() ? folder : folder.parent_path() / "lesson-draft.txt";
}

void AuthorSession::begin(LessonDraft opened) {
    draft = std::move(opened);
    row = offer = 0;
    adding = false;
    choosing.reset();
    dealing.reset();
    field.clear();
    problems.clear();
    search.clear();
}

/// After the others of the game.
std::string AuthorSession::next_number(Game game) const {
    int last = 0;
    for (const Lesson& lesson : shelf().lessons) {
        if (lesson.game == game) last = std::max(last, lesson.number);
    }
    return std::to_string(last + 1);
}

bool AuthorSession::is_on_shelf(const std::string& id) const {
    return draft.is_scenario ? find_scenario(shelf(), id) != nullptr
                             : find_lesson(shelf().lessons, id) != nullptr;
}

/// One of our own as it is, one of somebody else's under a name and number of its own.
LessonDraft AuthorSession::own_copy(LessonDraft copy) const {
    if (own_lessons.has(file_name(copy))) return copy;
    const auto is_taken = [&] {
        return copy.is_scenario ? find_scenario(shelf(), copy.id) != nullptr
                                : find_lesson(shelf().lessons, copy.id) != nullptr;
    };
    while (is_taken()) copy.id += "-ours";
    copy.number = next_number(copy.game);
    return copy;
}

/// A new lesson or scenario of the school's game.
LessonDraft AuthorSession::new_draft(bool scenario) const {
    LessonDraft fresh = scenario ? empty_scenario(school.game) : LessonDraft();
    fresh.game = school.game;
    fresh.number = next_number(fresh.game);
    if (scenario) fresh.parts.front().table = house_card_id(fresh.game);
    return fresh;
}

/// Nothing where there is none.
std::optional<LessonDraft> AuthorSession::of_shelf(const std::string& id, bool scenario) const {
    const Lesson* lesson = scenario ? nullptr : find_lesson(shelf().lessons, id);
    const Scenario* one = scenario ? find_scenario(shelf(), id) : nullptr;
    if (lesson != nullptr) return draft_of(*lesson);
    return one == nullptr ? std::nullopt : std::optional(draft_of(*one));
}

/// The id of our own file that holds this lesson; empty: none does.
std::string AuthorSession::own_id() const {
    return own_lessons.has(file_name(draft)) ? draft.id : "";
}

/// What was being written last; nothing if nothing was. Refused where it cannot be read.
Result<std::optional<LessonDraft>> AuthorSession::kept_draft() const {
    const fs::path file = draft_file();
    if (file.empty()) return std::nullopt;
    const auto text = read_kept(file, largest_pack);
    if (!text) return tl::make_unexpected(text.error());
    if (text->empty()) return std::nullopt;
    auto read = draft_from(*text);
    if (!read) return refused({file.string(), 0, 0}, tr("is not the draft of a lesson"));
    return read;
}

void AuthorSession::ask_nothing() {
    asks = AuthorQuestion::None;
    wanted.reset();
}

void AuthorSession::open_now(const std::string& id, bool scenario) {
    auto found = of_shelf(id, scenario);
    begin(found ? own_copy(*std::move(found)) : new_draft(scenario));
    own = own_id();
    ask_nothing();
    notice.clear();
    error.clear();
    keep_draft();
}

/// Says what a check has found, beside what is still missing.
void AuthorSession::say_problems(const Problems& found) {
    problems = with_problems(found.empty() ? std::vector<DraftProblem>() : gaps_of(draft), found,
                             write_draft(draft));
    notice.clear();
    const auto count = static_cast<std::int64_t>(problems.size());
    error = count == 0   ? ""
            : count == 1 ? tr("One thing is wrong or missing.")
                         : tr_n("{count} thing is wrong or missing.",
                                "{count} things are wrong or missing.", count);
}

/// Rows have come or gone: what was wrong is looked for again, in the rows as they are.
void AuthorSession::rows_changed() {
    keep_draft();
    if (!problems.empty()) check();
}

/// One of our own is open, under another name than its file has.
bool AuthorSession::is_renamed() const { return can_remove_lesson() && own != draft.id; }

/// Checks it and puts it into its place; `goes` is the file whose place it takes.
void AuthorSession::put_draft(const std::string& goes) {
    ask_nothing();
    const PackFile file = file_of(draft);
    say_problems(own_lessons.keep({file}, goes));
    if (!problems.empty()) {
        error = tr("Not saved. {problems}", "problems"_a = error);
        return;
    }
    own = draft.id;
    list_own_scenarios();
    notice = tr("Saved, and in the library: {file}",
                "file"_a = (own_lessons.folder() / file.name).string());
}

/// Nobody goes on in a lesson that is not there any more.
void AuthorSession::take_off_shelf(const std::string& id) {
    own_lessons.take_off_shelf(id, draft.is_scenario);
    if (draft.is_scenario) return;
    if (reading.is_open() && reading.walk().lesson.id == id) reading.close();
}

std::optional<Destination> AuthorSession::apply(AuthorAction action) {
    switch (action) {
        case AuthorAction::New: open_lesson(""); break;
        case AuthorAction::NewScenario: open_scenario(""); break;
        case AuthorAction::Check: check(); break;
        case AuthorAction::Preview: preview_draft(); break;
        case AuthorAction::Save: save(); break;
        case AuthorAction::AskToRemove: ask_to_remove(); break;
        case AuthorAction::CheckFile: return ShowLearnView{LearnView::Check};
        case AuthorAction::Type: break;  // the page's own
        case AuthorAction::ListOffers: adding = !adding; break;
        case AuthorAction::Up: move_piece(-1); break;
        case AuthorAction::Down: move_piece(1); break;
        case AuthorAction::RemovePiece: remove_piece(); break;
        case AuthorAction::PutIn: put_in(); break;
        case AuthorAction::SaveScenario: keep_as_scenario(); break;
        case AuthorAction::BackToLesson: adding = false; break;
        case AuthorAction::TermInText:    // the page says of which field,
        case AuthorAction::ClauseInText:  // by open_list
            break;
        case AuthorAction::Choose: choose(); break;
        case AuthorAction::CloseList: choosing.reset(); break;
        case AuthorAction::PutDealt: put_dealt_in(); break;
        case AuthorAction::TakeBack: press_on_felt("\b"); break;
        case AuthorAction::DealAgain:
            if (is_dealing()) next_entry(dealing->entry);
            break;
        case AuthorAction::LeaveFelt: leave_felt(); break;
        case AuthorAction::SaveChanges: save_changes(); break;
        case AuthorAction::DropChanges: drop_changes(); break;
        case AuthorAction::RemoveLesson: remove_lesson(); break;
        case AuthorAction::Rename: rename(); break;
        case AuthorAction::KeepBoth: save_as_another(); break;
        case AuthorAction::Stay: ask_nothing(); break;
    }
    return std::nullopt;
}

std::optional<Destination> AuthorSession::escape() {
    if (asks != AuthorQuestion::None)
        ask_nothing();
    else if (is_dealing())
        leave_felt();
    else if (choosing)
        choosing.reset();
    else if (adding)
        adding = false;
    else
        return ShowLearnView{LearnView::Today};
    return std::nullopt;
}

void AuthorSession::pick_row(std::size_t picked) {
    if (picked != row) field.clear();
    row = picked;
    adding = false;
    choosing.reset();
    leave_felt();
}

/// The file's name follows the title until it is saved or somebody types another name.
void AuthorSession::set_field(const std::string& key, const std::string& value) {
    const bool follows = row == 0 && (key == "title" || key == "game") && own.empty() &&
                         (draft.id.empty() || is_id_from(draft.id, draft.game, draft.title));
    set_text(draft, row, key, value, shelf());
    if (follows)
        draft.id =
            draft.title.empty() ? "" : id_from(draft.game, draft.title, [this](const auto& id) {
                return is_on_shelf(id);
            });
    std::erase_if(problems, [&](const DraftProblem& problem) {
        return problem.place == DraftPlace{row, key};
    });
    if (problems.empty() && !error.empty()) error.clear();
    keep_draft();
}

void AuthorSession::enter() {
    if (open) return;
    open = true;
    gone = own_lessons.removed();
    list_own_scenarios();
    auto last = kept_draft();
    begin(last && *last ? **last : new_draft(false));
    own = own_id();
    unread = !last;
    if (last)
        kept = *last ? kept_text(draft) : "";
    else
        error =
            tr("The lesson that was being written cannot be read and is left as it is: {problem}. "
               "Until that file is moved away, nothing that is typed here is kept.",
               "problem"_a = to_text(last.error().front()));
}

void AuthorSession::keep_draft() {
    const std::string text = kept_text(draft);
    const fs::path file = draft_file();
    if (!open || text == kept || file.empty()) return;
    unread = unread && may_be_there(file);
    if (unread) {
        error =
            tr("What is typed is not kept: {file} cannot be read, and nothing takes its place. "
               "Move it away first.",
               "file"_a = file.string());
        return;
    }
    constexpr unsigned for_the_owner = 0600;
    const int wrong = replace_file(file, text, for_the_owner);
    if (wrong == 0)
        kept = text;
    else
        error = tr("What is typed cannot be kept: {reason}", "reason"_a = std::strerror(wrong));
}

void AuthorSession::move_piece(int by) {
    dealing.reset();
    row = move_part(draft, row, by);
    rows_changed();
}

void AuthorSession::remove_piece() {
    const auto rows = rows_of(draft);
    if (draft.is_scenario || row >= rows.size() || !rows[row].part) return;
    removed = draft.parts.at(*rows[row].part);
    dealing.reset();
    row = remove_part(draft, row);
    rows_changed();
}

void AuthorSession::add_piece(DraftPart part) {
    row = add_part(draft, row, std::move(part));
    dealing.reset();
    adding = false;
    rows_changed();
}

bool AuthorSession::is_saved() const {
    const bool is_empty =
        draft.is_scenario ? draft.parts.front().body.empty() && draft.parts.front().words.empty()
                          : draft.parts.empty() && draft.aim.empty();
    if (draft.title.empty() && is_empty) return true;
    const PackFile file = file_of(draft);
    return own_lessons.has(file.name, file.bytes);
}

void AuthorSession::open_asked(const std::string& id, bool scenario) {
    if (is_saved()) return open_now(id, scenario);
    wanted = id;
    wants_scenario = scenario;
    asks = AuthorQuestion::Changes;
}

void AuthorSession::open_lesson(const std::string& id) { open_asked(id, false); }
void AuthorSession::open_scenario(const std::string& id) { open_asked(id, true); }

void AuthorSession::drop_changes() {
    const auto id = wanted;
    if (id) open_now(*id, wants_scenario);
}

void AuthorSession::save_changes() {
    const auto then = wanted;
    save_as_another();
    if (then && error.empty()) open_now(*then, wants_scenario);
    ask_nothing();
}

bool AuthorSession::check() {
    const auto found = own_lessons.check({file_of(draft)});
    say_problems(found ? Problems() : found.error());
    if (found)
        notice = draft.is_scenario ? tr("Nothing is wrong with this scenario.")
                                   : tr("Nothing is wrong with this lesson.");
    return found.has_value();
}

void AuthorSession::save_as_another() {
    if (is_renamed()) draft.number = next_number(draft.game);
    keep_draft();
    put_draft("");
}

void AuthorSession::save() {
    if (!is_renamed()) return put_draft("");
    asks = AuthorQuestion::Rename;
    wanted.reset();
}

void AuthorSession::rename() {
    const auto old = of_shelf(own, draft.is_scenario);
    if (asks != AuthorQuestion::Rename || !old) return;
    put_draft(file_name(*old));
    if (!problems.empty()) return;
    take_off_shelf(old->id);
    if (school.school && !draft.is_scenario) school.school->rename_lesson(old->id, draft.id);
    list_own_scenarios();
}

bool AuthorSession::can_remove_lesson() const { return !own.empty() && is_on_shelf(own); }

void AuthorSession::ask_to_remove() {
    if (!why_not_remove().empty()) return;
    ask_nothing();
    asks = AuthorQuestion::Remove;
}

void AuthorSession::remove_lesson() {
    if (asks != AuthorQuestion::Remove || !why_not_remove().empty()) return;
    const LessonDraft lesson = *of_shelf(own, draft.is_scenario);
    const bool scenario = draft.is_scenario;
    ask_nothing();
    const Problems wrong = own_lessons.take_away(file_name(lesson), lesson.id);
    if (!wrong.empty()) {
        error = to_text(wrong.front());
        return;
    }
    take_off_shelf(lesson.id);
    gone = own_lessons.removed();
    list_own_scenarios();
    open_now("", scenario);
    notice = tr("\u201c{lesson}\u201d is removed; the list of lessons brings it back.",
                "lesson"_a = lesson.title);
}

}  // namespace fairdeal
