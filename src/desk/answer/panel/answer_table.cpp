#include "desk/answer/panel/answer_table.h"

#include <utility>

namespace fairdeal {

void let_answer(TableCanvas& table, Answering& answering, std::function<void()> changed) {
    table.can_pick = [&answering](const TablePick& pick) { return answering.can_pick(pick); };
    table.on_pick = [&answering, changed](const TablePick& pick) {
        answering.pick(pick);
        changed();
    };
    table.hands.can_carry = [&answering](const ChipPlace& from) {
        return answering.can_carry(from);
    };
    table.hands.words = [&answering](const ChipMove& move) {
        return answering.move_in_words(move);
    };
    table.hands.put_down = [&answering, changed = std::move(changed)](const ChipMove& move) {
        answering.move_chips(move);
        changed();
    };
}

}  // namespace fairdeal
