#pragma once
// Every kind of question, each in the file of its word. A new one is a file, an enumerator of
// QuestionKind, and a line here and in kinds.cpp.

#include "questions/kinds/kind.h"

namespace fairdeal {

const KindOfQuestion& spot_kind();
const KindOfQuestion& table_kind();
const KindOfQuestion& next_kind();
const KindOfQuestion& may_kind();
const KindOfQuestion& total_kind();
const KindOfQuestion& active_kind();
const KindOfQuestion& outcome_kind();
const KindOfQuestion& amount_kind();
const KindOfQuestion& chips_kind();
const KindOfQuestion& order_kind();
const KindOfQuestion& out_kind();
const KindOfQuestion& error_kind();
const KindOfQuestion& clause_kind();
const KindOfQuestion& talk_kind();
const KindOfQuestion& remedy_kind();

}  // namespace fairdeal
