#include "desk/round/table_session.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "picture/cards/chips.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Whatever asks for an amount, or does so no more, is kept; an act that is said was kept with it.
template <class Change>
void in_round(TableSession& session, Change change) {
    session.change([&](TableRun& run) {
        const auto asked = run.asks;
        const std::size_t said = run.marks.size();
        change(run);
        if (run.asks != asked && run.marks.size() == said) keep_round(run, session.school);
    });
}

/// The target of which a move says this.
std::optional<std::size_t> target_saying(const TableRun& run, const ChipPlace& wager, Verb verb) {
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const RoundTarget& target = targets[i];
        if (offers(target, verb) && target.who == wager.who && target.wager == wager.wager)
            return i;
    }
    return std::nullopt;
}

/// What somebody says by a move.
struct SaidByHand {
    Verb verb = Verb::Pay;
    std::size_t target = 0;
    Money paid;  // by then
};

std::optional<SaidByHand> said_by_hand(const TableRun& run, const ChipMove& move) {
    const auto said = [&](Verb verb, const ChipPlace& wager, Money paid) {
        const auto target = target_saying(run, wager, verb);
        return target ? std::optional(SaidByHand{verb, *target, paid}) : std::nullopt;
    };
    const Money paid = run.asks == Verb::Pay ? typed_amount(run.typed).value_or(Money()) : Money();
    if (move.from.at == ChipsAt::Rack && move.to.at == ChipsAt::Wager) {
        auto pay = said(Verb::Pay, move.to, move.worth());
        if (pay && pay->target == run.target) pay->paid += paid;
        return pay;
    }
    if (move.from.at == ChipsAt::Paid && move.to.at == ChipsAt::Rack && can_cut(run))
        return SaidByHand{Verb::Pay, run.target, paid - chips_of(paid).back()};
    if (move.from.at != ChipsAt::Wager) return std::nullopt;
    if (move.to.at == ChipsAt::Rack) return said(Verb::Take, move.from, {});
    const bool home = move.to.at == ChipsAt::Player && move.to.who.seat == move.from.who.seat;
    return home ? said(Verb::Return, move.from, {}) : std::nullopt;
}

}  // namespace

void pick_in_round(TableSession& session, std::size_t target) {
    in_round(session, [&](TableRun& run) {
        drop_amount(run);
        pick_target(run, target);
    });
}

bool can_pick_in_round(const TableSession& session, const TablePick& pick) {
    const TableRun* run = session.table();
    if (run == nullptr || run->stage == RoundStage::Over) return false;
    if (pick.chip) return run->asks && !is_about_a_place(*run->asks);
    if (pick.paid) return can_cut(*run);
    const auto targets = targets_of(*run);
    return std::any_of(targets.begin(), targets.end(),
                       [&](const RoundTarget& target) { return target.who.seat == pick.who.seat; });
}

void pick_in_round(TableSession& session, const TablePick& pick) {
    if (!can_pick_in_round(session, pick)) return;
    const TableRun& run = *session.table();
    if (pick.paid) return in_round(session, [&](TableRun& at) { cut(at, session.school); });
    if (pick.chip) return type_in_round(session, with_chip(run.typed, *pick.chip));
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].who == pick.who && targets[i].wager == pick.wager)
            return pick_in_round(session, i);
    }
    in_round(session, [&](TableRun& at) {
        drop_amount(at);
        pick_seat(at, pick.who.seat);
    });
}

bool can_carry_in_round(const TableSession& session, const ChipPlace& from) {
    const TableRun* run = session.table();
    if (run == nullptr || !is_dealers_turn(*run)) return false;
    if (from.at == ChipsAt::Paid) return can_cut(*run);
    return from.at == ChipsAt::Rack || target_saying(*run, from, Verb::Take).has_value();
}

std::string move_in_words(const TableSession& session, const ChipMove& move) {
    const TableRun* run = session.table();
    if (run == nullptr || !is_dealers_turn(*run)) return {};
    const auto said = said_by_hand(*run, move);
    if (!said) return {};
    if (said->verb == Verb::Take) return call_in_words(Call::Take, "");
    if (said->verb == Verb::Return) return call_in_words(Call::Return, "");
    return said->paid.is_zero()
               ? tr("not paid")
               : call_in_words(Call::Pay,
                               brief_amount(said->paid, unit_of(run->round.so_far().header)));
}

void move_in_round(TableSession& session, const ChipMove& move) {
    const TableRun* run = session.table();
    if (run == nullptr || !is_dealers_turn(*run)) return;
    const auto said = said_by_hand(*run, move);
    if (!said) return;
    session.change([&](TableRun& at) {
        drop_amount(at);
        pick_target(at, said->target);
        choose_act(at, said->verb, session.school, session.library);
        if (said->verb != Verb::Pay) return enter_amount(at, session.school, session.library);
        at.typed = said->paid.is_zero() ? "" : as_typed(said->paid);
        keep_round(at, session.school);
    });
}

void do_in_round(TableSession& session, Verb verb) {
    in_round(session,
             [&](TableRun& run) { choose_act(run, verb, session.school, session.library); });
}

void type_in_round(TableSession& session, const std::string& typed) {
    const TableRun* run = session.table();
    if (run == nullptr || !run->asks || run->typed == typed) return;
    session.change([&](TableRun& at) {
        at.typed = typed;
        keep_round(at, session.school);
    });
}

void enter_in_round(TableSession& session, const std::string& typed) {
    session.change([&](TableRun& run) {
        run.typed = typed;
        enter_amount(run, session.school, session.library);
    });
}

bool deal_by_key(TableSession& session, const KeyPress& key, const std::string& typed) {
    bool ours = false;
    in_round(session, [&](TableRun& run) {
        if (run.asks) run.typed = typed;
        ours = press(run, key, session.school, session.library);
    });
    return ours;
}

}  // namespace fairdeal
