#pragma once
// The question that is open at the desk: in the school the item of the run or lesson that is open
// there, in the exam office that of the exam or of a result, elsewhere the scenario of Practise.

#include "desk/answer/answering.h"

namespace fairdeal {

struct Desk;

class DeskAnswering : public Answering {
public:
    explicit DeskAnswering(Desk& desk) : desk_(desk) {}

    [[nodiscard]] Practice* practice() override;
    void change(const std::function<void(Practice&)>& act) override;
    void check() override;
    void choose(std::size_t choice) override;
    void next() override;

private:
    Desk& desk_;
};

}  // namespace fairdeal
