#pragma once
// The question that is open at the desk: in the school the item of the run or lesson that is open
// there, in the exam office that of the exam or of a result, elsewhere the scenario of Practise.

#include "desk/practise/open_question.h"

namespace fairdeal {

struct Desk;

class DeskAnswering : public OpenQuestion {
public:
    explicit DeskAnswering(Desk& desk) : desk_(desk) {}

    [[nodiscard]] Practice* practice() override;
    void change(const std::function<void(Practice&)>& act) override;
    void check() override;
    void choose(std::size_t choice) override;
    void next() override;
    void lay_pay_table() override;
    bool toggle_pay_table() override;
    [[nodiscard]] QuestionScreen screen() override;
    bool apply(QuestionAction action) override;
    bool press(const KeyPress& key) override;
    /// Back to where it was opened.
    void leave();

private:
    [[nodiscard]] QuestionPlace place() const;
    [[nodiscard]] bool is_in_run() const;
    /// To another hand of the run, after an answer.
    [[nodiscard]] bool can_go_aside();
    /// The next (1) or the one before (-1).
    void step(int by);

    Desk& desk_;
};

}  // namespace fairdeal
