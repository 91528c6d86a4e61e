#pragma once
// Where a trainer writes lessons and scenarios: the one that is being written, which is kept with
// every change, what can be put into it, what is wrong with it. What its page shows is in
// author_screen.h.

#include "desk/lesson/lesson_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/author_screen.h"
#include "desk/write/preview.h"

namespace fairdeal {

/// What is asked before anything goes on. Changes: what becomes of those that are not saved.
/// Remove: whether the lesson is to go. Rename: it was saved under another name before.
enum class AuthorQuestion : std::uint8_t { None, Changes, Remove, Rename };

/// The file of our own that the draft becomes.
PackFile file_of(const LessonDraft& draft);

/// A field for which something is chosen from a list.
struct Choosing {
    ListFor list;
    std::string search;
    std::size_t picked = 0;  // of what is listed
    std::size_t at = 0;      // characters of the text before what is put in
};

struct AuthorSession {
    /// `lesson_open`: that somebody reads in the school.
    AuthorSession(OwnLessons& own_folder, SchoolSession& school_here, LessonSession& lesson_open,
                  Preview& preview_here, OpenHands open_hands)
        : own_lessons(own_folder),
          school(school_here),
          reading(lesson_open),
          preview(preview_here),
          hands(open_hands) {}

    OwnLessons& own_lessons;
    SchoolSession& school;
    LessonSession& reading;
    Preview& preview;
    OpenHands hands;
    bool open = false;  // what was kept has been looked for
    LessonDraft draft;
    std::string kept;       // kept_text as it was kept last
    bool unread = false;    // what was kept cannot be read: its file is left as it is
    std::size_t row = 0;    // of the outline
    bool adding = false;    // what can be put in is listed
    std::string search;     // in that list
    std::size_t offer = 0;  // picked there
    std::optional<Choosing> choosing;
    std::optional<Dealing> dealing;      // open, or left to be gone on with
    std::string field;                   // key of the one that is wanted next; empty: the first
    std::optional<std::size_t> cursor;   // in it, in characters
    std::vector<DraftProblem> problems;  // of the last check
    std::optional<DraftPart> removed;    // last, to be put in again
    std::string error, notice;
    std::string own;  // id of the file of our own that is being changed; empty: it is in none yet
    std::vector<LessonChoice> own_scenarios;  // that can be opened
    AuthorQuestion asks = AuthorQuestion::None;
    std::optional<std::string> wanted;  // Changes: the lesson to go to then; empty: a new one
    bool wants_scenario = false;        // Changes: what is opened then is a scenario
    std::vector<RemovedLesson> gone;    // that can be brought back

    [[nodiscard]] const Library& shelf() const { return own_lessons.shelf(); }
    [[nodiscard]] AuthorScreen screen() const;

    /// What was being written when the program ended, or an empty lesson.
    void enter();
    /// What the buttons and keys do. Nothing happens where it cannot be done.
    std::optional<Destination> apply(AuthorAction action);
    /// Out of a question, of what can be put in, else of the page.
    std::optional<Destination> escape();
    void pick_row(std::size_t picked);
    /// What is typed into a field of the picked row; the draft is kept.
    void set_field(const std::string& key, const std::string& value);
    /// Goes to the row that a problem is about.
    void go_to_problem(std::size_t problem);

    /// Another lesson, or with an empty id a new one; where there are changes that are not saved
    /// it is asked first what becomes of them (Changes). A lesson that is not our own becomes one,
    /// under an id of its own.
    void open_lesson(const std::string& id);
    /// A scenario likewise.
    void open_scenario(const std::string& id);
    /// One of `gone`, by its file; it is opened then.
    void bring_back(const std::string& file);
    /// Is the lesson in its file as it is here? An untouched one is, too.
    [[nodiscard]] bool is_saved() const;
    /// It must be one of our own, in its file.
    [[nodiscard]] bool can_remove_lesson() const;
    /// Checks the lesson; what is wrong is listed.
    bool check();
    /// Checks it and puts it into our own folder and on the shelf. One of our own under another
    /// name is asked about first (Rename).
    void save();

    /// What can be inserted, for the part of the lesson that the picked row belongs to: what is new
    /// first, then what is open, then the shelf as far as the search goes.
    [[nodiscard]] std::vector<Offer> offers() const;
    void pick_offer(std::size_t number) { offer = number; }
    void search_offers(const std::string& words);
    /// Lists them, with the drill's hand picked.
    void offer_drill();
    /// The part of the lesson that something would be put into.
    [[nodiscard]] LessonPart place_to_put_in() const;

    /// What a field of the picked row is chosen from, in place of the fields. `before`: what stands
    /// in a text before the place where something is put in.
    void open_list(const std::string& key, ListOf of, const std::string& before = {});
    void search_list(const std::string& words);
    void pick_in_list(std::size_t picked);
    /// On the felt (ListOf::Felt): what a button stands for, and the table card that is chosen.
    void press_on_felt(const std::string& keys);
    void choose_card_of_felt(int card);

private:
    [[nodiscard]] std::filesystem::path draft_file() const;
    [[nodiscard]] std::string next_number(Game game) const;
    [[nodiscard]] LessonDraft own_copy(LessonDraft copy) const;
    [[nodiscard]] LessonDraft new_draft(bool scenario) const;
    [[nodiscard]] bool is_on_shelf(const std::string& id) const;
    [[nodiscard]] std::optional<LessonDraft> of_shelf(const std::string& id, bool scenario) const;
    [[nodiscard]] std::string own_id() const;
    [[nodiscard]] Result<std::optional<LessonDraft>> kept_draft() const;
    void begin(LessonDraft opened);
    void open_now(const std::string& id, bool scenario);
    void open_asked(const std::string& id, bool scenario);
    void list_own_scenarios();
    void keep_draft();
    void ask_nothing();
    void say_problems(const Problems& found);
    [[nodiscard]] ProblemItem item_of(const DraftProblem& problem) const;
    [[nodiscard]] std::vector<ProblemItem> problem_items() const;
    [[nodiscard]] std::string why_not_remove() const;
    void choose();
    void open_felt();
    void put_dealt_in();
    [[nodiscard]] bool is_dealing() const { return dealing && dealing->open; }
    void leave_felt() {
        if (dealing) dealing->open = false;
    }
    void put_into_text(const std::string& words);
    void rows_changed();
    void move_piece(int by);
    void remove_piece();
    void add_piece(DraftPart part);
    [[nodiscard]] bool is_renamed() const;
    void put_draft(const std::string& goes);
    void take_off_shelf(const std::string& id);
    void drop_changes();
    void save_changes();
    void save_as_another();
    void rename();
    void ask_to_remove();
    void remove_lesson();
    void preview_draft();

    /// What an offer becomes in the lesson, and the table card that has to come with it.
    struct Piece {
        DraftPart part;
        std::optional<TableCardFile> table;
    };
    [[nodiscard]] Result<PitScenario> scenario_of_offer(OfferFrom from) const;
    [[nodiscard]] Result<Piece> piece_of(const Offer& chosen) const;
    void add_open(std::vector<Offer>& all, LessonPart place) const;
    std::optional<Offer> picked_offer();
    bool keep_table(const std::optional<TableCardFile>& table);
    void put_in();
    void put_into_scenario(const DraftPart& part);
    void keep_as_scenario();

    [[nodiscard]] std::vector<OutlineItem> outline_of(const std::vector<DraftRow>& rows) const;
    void show_row(const std::vector<DraftRow>& rows, AuthorScreen& shown) const;
    void show_offers(AuthorScreen& shown) const;
    void show_list(AuthorScreen& shown) const;
    void show_question(AuthorScreen& shown) const;
};

}  // namespace fairdeal
