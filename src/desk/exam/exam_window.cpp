#include "desk/exam/exam_window.h"

namespace fairdeal {

bool allows(const ExamPageSession& exam, WindowAct act) {
    if (!exam.seat) return true;
    return act == WindowAct::Close && exam.seat->is_over();
}

}  // namespace fairdeal
