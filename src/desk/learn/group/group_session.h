#pragma once
// The trainer's group as its page shows it: the trainees of a team, the clauses they get wrong, the
// mistakes they share or what they are set to do, each as one list; the form that sets something;
// the group on paper.

#include <array>

#include "base/time/utc_time.h"
#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

enum class GroupPart : std::uint8_t { ByTrainee, ByClause, ByMistake, Assignments };

enum class GroupAction : std::uint8_t {
    ByTrainee,  // and on, as GroupPart
    ByClause,
    ByMistake,
    Assignments,
    Open,       // the picked row
    Assign,     // opens the form
    Set,        // of the form; Enter too, while it is open
    DropForm,   // Escape too, while it is open
    Change,     // the picked assignment: opens the form with it; Enter too
    Withdraw,   // likewise
    Dealer,     // opens the form of the picked trainee's dealer number
    SetDealer,  // of that form; Enter too, while it is open
    EndDealer,  // likewise: the number is nobody's any more
    Save,       // the page's, which asks where to
    Leave
};
inline constexpr std::array group_actions{
    Action<GroupAction>{GroupAction::ByTrainee, key('1'), sentence("Trainees"), "",
                        sentence("The group by trainee, clause, mistake; assignments")},
    Action<GroupAction>{GroupAction::ByClause, key('2'), sentence("Clauses"), "", "", true},
    Action<GroupAction>{GroupAction::ByMistake, key('3'), sentence("Mistakes"), "", "", true},
    Action<GroupAction>{GroupAction::Assignments, key('4'), sentence("Assignments"), "", "", true},
    Action<GroupAction>{.name = GroupAction::Open, .key = key(KeyName::Enter)},
    Action<GroupAction>{GroupAction::Assign, key('n'), sentence("New assignment"),
                        sentence("A lesson to finish or clauses to master, by a day"),
                        sentence("New assignment")},
    Action<GroupAction>{.name = GroupAction::Set, .label = sentence("Set the assignment")},
    Action<GroupAction>{.name = GroupAction::DropForm, .label = sentence("Back")},
    Action<GroupAction>{GroupAction::Change, key('e'), sentence("Change"),
                        sentence("The selected assignment; the old one is withdrawn"),
                        sentence("Change the assignment")},
    Action<GroupAction>{GroupAction::Withdraw, key(KeyName::Delete), sentence("Withdraw"),
                        sentence("The selected assignment; trainees no longer see it"),
                        sentence("Withdraw the assignment")},
    Action<GroupAction>{GroupAction::Dealer, key('d'), sentence("Dealer number"),
                        sentence("Which dealer the selected trainee is in hand logs"),
                        sentence("The selected trainee\u2019s dealer number")},
    Action<GroupAction>{.name = GroupAction::SetDealer, .label = sentence("Set the number")},
    Action<GroupAction>{.name = GroupAction::EndDealer, .label = sentence("End it")},
    Action<GroupAction>{GroupAction::Save, key('p'), sentence("PDF\u2026"),
                        sentence("The group as it stands, on paper"),
                        sentence("Save the group as PDF")},
    Action<GroupAction>{.name = GroupAction::Leave, .key = key(KeyName::Escape)},
};

/// Its words from left to right and top to bottom, and the share of right answers beside them.
struct GroupRow {
    std::string title, aside, detail, note;
    int right = 0, asked = 0;  // asked 0: no share is shown
    Interval interval;
    std::string spoken;
    std::optional<Destination> leads_to;  // a trainee's progress, a clause in the rule book
};

/// What is filled in.
struct AssignmentForm {
    std::size_t goal = 0;              // of AssignmentFormScreen
    std::string team, person;          // for whom; both empty: everybody
    std::string due;                   // as typed
    std::optional<Assignment> before;  // the one that is changed; nothing: a new one
};
struct AssignmentFormScreen {
    std::string title;
    std::vector<std::string> goals, whom;
    std::size_t goal = 0, chosen_whom = 0;
    FieldScreen due;  // the hint says which day it is
};

/// Which dealer a trainee is, as it is filled in.
struct DealerForm {
    std::string person, dealer, since;
};
struct DealerFormScreen {
    std::string title;   // "Dealer number: Ann"
    std::string story;   // what it is for
    std::string theirs;  // "Now: 1104 since 2026-11-01"
    FieldScreen number, since;
    bool can_end = false;  // the number that is typed is theirs
};

struct GroupListScreen {
    std::string heading, period;
    std::vector<std::string> games;  // to choose from
    std::size_t game = 0;            // of these
    std::vector<std::string> teams;  // to choose from
    std::string team;                // of these; empty: everybody
    GroupPart part = GroupPart::ByTrainee;
    std::vector<GroupRow> rows;
    std::string empty;          // why there is no row; empty: there are some
    bool is_allowed = false;    // they may see others, and set something
    bool can_withdraw = false;  // and change
    std::optional<AssignmentFormScreen> form;
    std::optional<DealerFormScreen> dealer_form;  // one form at most is open
    std::string error, notice;
};

/// What is being filled in.
enum class GroupForm : std::uint8_t { Nothing, Assignment, DealerNumber };

class GroupSession {
public:
    GroupSession(const Library& library, SchoolSession& school)
        : library_(library), school_(school) {}

    [[nodiscard]] GroupListScreen screen() const;
    /// `row`: the picked one, which Open, Change and Withdraw need.
    std::optional<Destination> apply(GroupAction action, std::optional<std::size_t> row = {});
    /// Empty: everybody.
    void choose_team(const std::string& team) { school_.team = team; }
    /// Of the screen's games.
    void choose_game(std::size_t game);
    /// Into the form, if it is open.
    void choose_goal(std::size_t goal);
    void choose_whom(std::size_t chosen);
    void type_day(const std::string& typed);
    void type_dealer(const std::string& typed);
    void type_since(const std::string& typed);
    [[nodiscard]] GroupForm filled_in() const {
        return form_          ? GroupForm::Assignment
               : dealer_form_ ? GroupForm::DealerNumber
                              : GroupForm::Nothing;
    }
    /// The action that a key stands for now; nothing: none.
    [[nodiscard]] std::optional<GroupAction> action_of(const KeyPress& key) const;

    /// "group-breakout-2026-11-27.pdf".
    [[nodiscard]] std::string file_name() const;
    /// The group as PDF. The school's error or notice says what became of it.
    void save(const std::string& file, const UtcTime& now);

private:
    struct Whom {
        std::string words, team, person;
    };
    [[nodiscard]] std::vector<Game> games() const;
    [[nodiscard]] std::vector<Whom> whom() const;
    [[nodiscard]] AssignmentFormScreen form_screen() const;
    [[nodiscard]] std::string why_empty() const;
    void open_form();
    void set();
    [[nodiscard]] std::vector<GroupAssignmentItem> assignments() const;
    [[nodiscard]] std::optional<Assignment> standing(std::optional<std::size_t> picked);
    void open_change(std::optional<std::size_t> picked);
    void withdraw(std::optional<std::size_t> picked);
    // group_dealer.cpp
    [[nodiscard]] std::vector<DealerNumber> numbers_of(const std::string& person) const;
    void say_dealer(GroupRow& row) const;
    [[nodiscard]] DealerFormScreen dealer_form_screen() const;
    void open_dealer(std::optional<std::size_t> picked);
    void set_dealer();
    void end_dealer();

    const Library& library_;
    SchoolSession& school_;
    GroupPart part_ = GroupPart::ByTrainee;
    std::optional<AssignmentForm> form_;
    std::optional<DealerForm> dealer_form_;
};

}  // namespace fairdeal
