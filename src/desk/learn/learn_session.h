#pragma once
// The school's section: who is there, which of its views is open, what a drill is to ask, and the
// run of questions that is open. Its first page shows who can sign in, or today's plan. Every act
// keeps what there is to keep; what went wrong in it is the school's `error`.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/learn/question_run.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

/// What can be done on the first page.
enum class LearnAction : std::uint8_t {
    SignIn,  // the person that is picked
    NewProfile,
    MakeProfile,  // of the form; Enter too, while it is open
    DropForm,
    Reviews,
    Lesson,     // the next one
    Placement,  // the placement test of its game
    Resume,  // what the last program was at when it ended: a question, a drill, payouts, a round,
             // a shift
    Drill,
    Mistakes,  // a drill of what went wrong this week
    Payouts,
    Round,
    Shift,
    Walk  // in the lists
};
inline constexpr std::array learn_actions{
    Action<LearnAction>{.name = LearnAction::SignIn,
                        .key = key(KeyName::Enter),
                        .label = sentence("Sign in"),
                        .help = sentence("Sign in; open a lesson, a clause")},
    Action<LearnAction>{LearnAction::NewProfile, key('n'), sentence("New profile"), "",
                        sentence("New profile")},
    Action<LearnAction>{.name = LearnAction::MakeProfile, .label = sentence("Make the profile")},
    Action<LearnAction>{
        .name = LearnAction::DropForm, .key = key(KeyName::Escape), .label = sentence("Back")},
    Action<LearnAction>{LearnAction::Reviews, key('s'), sentence("Start reviews"), "",
                        sentence("Start today's reviews")},
    Action<LearnAction>{LearnAction::Lesson, key('l'), sentence("Start lesson 1"),
                        sentence("The next lesson"), sentence("The next lesson, placement test")},
    Action<LearnAction>{LearnAction::Placement, key('f'), sentence("Placement test"),
                        sentence("Finds the lesson to start with"), "", true},
    Action<LearnAction>{LearnAction::Resume, key('g'), sentence("Resume it"), "",
                        sentence("Resume the open question")},
    Action<LearnAction>{LearnAction::Drill, key('d'), sentence("Start a drill"), "",
                        sentence("Start a drill, or drill a clause")},
    Action<LearnAction>{LearnAction::Mistakes, key('w'), sentence("Drill my mistakes"),
                        sentence("What you got wrong in the last 7 days"),
                        sentence("Drill what went wrong this week")},
    Action<LearnAction>{LearnAction::Payouts, key('p'), sentence("Payouts for speed"),
                        sentence("Two minutes of payouts, one after the other"),
                        sentence("Payouts for speed")},
    Action<LearnAction>{LearnAction::Round, key('t'), sentence("Deal a round"),
                        sentence("Every act of the dealer in a whole round"),
                        sentence("deal a round"), true},
    Action<LearnAction>{LearnAction::Shift, key('h'), sentence("Deal a shift"),
                        sentence("Half an hour or more at one table, with players who ask"),
                        sentence("deal a shift"), true},
    Action<LearnAction>{.name = LearnAction::Walk,
                        .help = sentence("From row to row, game to game"),
                        .keys = "\u2191  \u2193  \u2190  \u2192"},
};

/// The row of views above every page of the school.
struct LearnTabsScreen {
    std::vector<LearnView> offered;
    LearnView open = LearnView::Today;
    std::optional<std::string> person;  // nothing: nobody is signed in
};

struct LearnSession {
    /// `above_pages` is told what could not be saved.
    LearnSession(const Library& content, std::string& above_pages)
        : library(content), desk_notice(above_pages) {}

    const Library& library;
    std::string& desk_notice;
    std::filesystem::path file;  // of the school; empty: the user's own
    SchoolSession school;
    bool is_open = false;  // the school's file has been looked for
    LearnView view = LearnView::Today;
    std::string passphrase;          // typed to sign in
    DrillChoice drill;               // chosen on the page
    std::optional<QuestionRun> run;  // of reviews or of a drill
    std::string left_out;            // which packs, why, and where to look; empty: none

    /// Opens the school in its file when it is wanted first.
    void open();
    void show(LearnView wanted);
    /// The views that the person who is there is offered: the group to a trainer only.
    [[nodiscard]] std::vector<LearnView> views() const;
    [[nodiscard]] LearnTabsScreen tabs() const;

    // --- the first page
    [[nodiscard]] ProfilesScreen people() const;
    /// The first lesson of a game, for somebody who has no profile yet.
    [[nodiscard]] std::optional<Destination> deal(Game game) const;
    [[nodiscard]] TodayScreen today();
    /// Of the next lessons that Today lists.
    void pick_lesson(std::size_t lesson);
    /// What Enter does on Today where nothing else wants it: the button that is shown as the first.
    [[nodiscard]] LearnAction first_step();
    void pick(const std::string& person) { school.picked = person; }
    /// The drill of what went wrong this week: of the chosen game or, if nothing of it did, of the
    /// first game that has something; nothing: no clause is left of the week.
    [[nodiscard]] std::optional<DrillChoice> mistakes() const;
    /// The drill that was chosen, of a trainee on what they were taught; nothing: that is nothing.
    [[nodiscard]] std::optional<DrillChoice> taught_drill() const;
    /// Into the form of a new profile, if it is open.
    void type(std::string NewProfile::*field, const std::string& typed);
    void set_trainer(bool trains);
    /// What a drill is to ask: of that game; a kind, or no more of it.
    void choose(Game game);
    /// The drill is about deals that go wrong.
    [[nodiscard]] bool is_irregular() const;
    void set_irregular(bool on);
    /// The level of each item, from 1; the one that is chosen: no more.
    void choose_level(int level);
    void toggle(QuestionKind kind);
    /// The action that a key stands for now; nothing: none.
    [[nodiscard]] std::optional<LearnAction> action_of(const KeyPress& key) const;
    std::optional<Destination> apply(LearnAction action);

    // --- the run
    /// A drill of one clause; of whichever game has it, if several do of the one that is shown.
    void drill_clause(const std::string& clause);
    /// The next item, or back to the plan where there is none.
    void next_item();
    /// After an answer: another hand of the same clause, or the nearest that another one decides.
    /// False: there is none.
    bool same_again();
    bool contrast();
    /// Back to the plan; the open item stays and can be taken up again.
    void leave_run();
    /// To be called after every change of the open item: keeps what was typed or answered.
    void keep();
    /// An answer in Practise counts too, for the person who is signed in.
    void keep_practised(const Practice& marked);

    /// Puts the run down; nobody is signed in after it.
    void sign_out();
    /// No passphrase stays typed.
    void forget_passphrases();

private:
    void place();
    void resume_questions();
    /// Reviews, a drill or the week's mistakes.
    void ask(LearnAction action);
};

}  // namespace fairdeal
