#pragma once
// What is answered on a page, as its answer panel sees it: the question that is open, and acts on
// its answer. Whatever an act changes is kept before it returns.

#include <functional>

#include "desk/answer/practice.h"

namespace fairdeal {

class Answering {
public:
    Answering() = default;
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;
    virtual ~Answering() = default;

    /// The question that is open; null: none is.
    [[nodiscard]] virtual Practice* practice() = 0;
    /// Changes its answer; does nothing if none is open.
    virtual void change(const std::function<void(Practice&)>& act) = 0;
    /// Has the answer marked; in an exam gives it.
    virtual void check() = 0;
    /// Picks a choice, from 0, or takes it back.
    virtual void choose(std::size_t choice) = 0;
    /// The next question.
    virtual void next() = 0;
    /// Lays the pay table beside the question where its user wants it there: to be called before
    /// the question is shown.
    virtual void lay_pay_table() = 0;
    /// Lays it beside this question and those that follow, or takes it away, and keeps that. False:
    /// it is not offered.
    virtual bool toggle_pay_table() = 0;

    /// What one of the panel's buttons does.
    void apply(AnswerAction action);
    /// A key of the page, whatever has the question: the pay table's. False: it is not ours.
    bool press_beside(const KeyPress& key);
    /// What pointing at the table does; `can_pick`: whether it does anything.
    void pick(const TablePick& pick);
    [[nodiscard]] bool can_pick(const TablePick& pick);
    /// What carrying chips over the table does: whether they can be taken up, what putting them
    /// down would say, and what it does.
    [[nodiscard]] bool can_carry(const ChipPlace& from);
    [[nodiscard]] std::string move_in_words(const ChipMove& move);
    void move_chips(const ChipMove& move);
};

}  // namespace fairdeal
