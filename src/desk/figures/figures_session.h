#pragma once
// The figures of the exams as an examiner looks at them: whose, which part of them, and what a
// panel of judges was typed in to have said.

#include <array>

#include "base/translation.h"
#include "desk/certify/machine_office.h"
#include "desk/figures/panel_screen.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class FiguresPart : std::uint8_t { Families, Exam, Rule, Panel, Drift };

enum class FiguresAction : std::uint8_t {
    Families,  // and on, as FiguresPart
    Exam,
    Rule,
    Panel,
    Drift,
    WorkOut,
    Open,  // needs a file
    ChangeJudgements,
    LeaveText  // the page's own
};
inline constexpr std::array figures_actions{
    Action<FiguresAction>{FiguresAction::Families, key('1'), sentence("Families"), "",
                          sentence("Figures: families, exam, rule, panel, drift"), false,
                          "1\u20135"},
    Action<FiguresAction>{FiguresAction::Exam, key('2'), sentence("Exam")},
    Action<FiguresAction>{FiguresAction::Rule, key('3'), sentence("Rule")},
    Action<FiguresAction>{FiguresAction::Panel, key('4'), sentence("Panel")},
    Action<FiguresAction>{FiguresAction::Drift, key('5'), sentence("Drift")},
    Action<FiguresAction>{.name = FiguresAction::WorkOut, .label = sentence("Work it out")},
    Action<FiguresAction>{.name = FiguresAction::Open,
                          .label = sentence("Open a judges\u2019 file")},
    Action<FiguresAction>{.name = FiguresAction::ChangeJudgements,
                          .label = sentence("Change the judgements")},
    Action<FiguresAction>{.name = FiguresAction::LeaveText,
                          .key = key(KeyName::Escape),
                          .help = sentence("Leave the judges\u2019 text")},
};

struct FiguresScreen {
    std::shared_ptr<const ExamFigures> figures;
    std::vector<std::string> exams;  // their titles
    std::optional<std::size_t> picked;
    FiguresPart part = FiguresPart::Families;
    std::string group;                // whose figures they are
    std::vector<FamilyRow> families;  // where they are the part that is shown
    std::vector<FigureRow> rows;      // after them
    bool has_chart = false;           // of the part
    ChartScreen<PanelPicture> panel_chart;
    bool is_panel = false;    // a panel's judgements are asked for or worked out
    bool judging = false;     // they are open to be typed in
    std::string panel_story;  // what to type, or who judged what
    std::string judgements;   // as they are typed
    std::string empty;        // why there is nothing else
    std::string error;
};

class FiguresSession {
public:
    /// `who`: is signed in at the office; `exams`: can be opened there. All must outlive the
    /// session.
    FiguresSession(const Library& library, const MachineOffice& office,
                   const std::optional<SignedIn>& who, const std::vector<Blueprint>& exams)
        : library_(library), office_(office), who_(who), exams_(exams) {}

    [[nodiscard]] FiguresScreen screen();
    /// Kept until the office's log has grown, or another exam is picked.
    [[nodiscard]] std::shared_ptr<const ExamFigures> figures();

    /// By its place among the exams.
    void pick_exam(std::size_t place);
    /// All but Open and LeaveText.
    void apply(FiguresAction action);
    void type_judgements(const std::string& text);
    /// Open: takes the judges' file and works it out.
    void read_judgements(const std::string& file);

private:
    /// What a panel said of an exam.
    struct TypedPanel {
        std::string exam;  // its id
        std::string text;
        PanelScreen found;  // of the text that was worked out last
        bool judging = true;
    };
    /// What the figures were worked out of.
    struct FiguresBasis {
        std::int64_t entries = 0;  // of the log
        bool allowed = false;
        std::string exam;
        bool operator==(const FiguresBasis&) const = default;
    };
    [[nodiscard]] const Blueprint* exam() const;
    [[nodiscard]] FiguresBasis basis() const;
    [[nodiscard]] TypedPanel& panel();
    void show_panel(FiguresScreen& screen);
    void work_out();

    const Library& library_;
    const MachineOffice& office_;
    const std::optional<SignedIn>& who_;
    const std::vector<Blueprint>& exams_;
    std::string picked_;  // the id of an exam; empty: the first
    FiguresPart part_ = FiguresPart::Families;
    KeptMarks marks_;
    FiguresBasis basis_;
    std::shared_ptr<const ExamFigures> figures_;  // null: to be worked out
    TypedPanel panel_;
};

}  // namespace fairdeal
