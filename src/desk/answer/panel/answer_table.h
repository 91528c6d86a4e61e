#pragma once
// The table that a question is answered on: clicks and carried chips go to the answer.

#include <functional>

#include "desk/answer/answering.h"
#include "desk/kit/canvas/table_canvas.h"

namespace fairdeal {

/// `changed` is called after every act; both must outlive the table.
void let_answer(TableCanvas& table, Answering& answering, std::function<void()> changed);

}  // namespace fairdeal
