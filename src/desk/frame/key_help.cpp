#include "base/problem.h"
#include "base/translation.h"
#include "desk/answer/aids/show_me.h"
#include "desk/answer/answer_actions.h"
#include "desk/audit/audit_actions.h"
#include "desk/blueprints/blueprint_actions.h"
#include "desk/book/book_actions.h"
#include "desk/cases/case_actions.h"
#include "desk/certify/office_tasks.h"
#include "desk/duty/duty_actions.h"
#include "desk/figures/figures_session.h"
#include "desk/frame/actions.h"
#include "desk/frame/desk_actions.h"
#include "desk/frame/keys.h"
#include "desk/learn/group/group_session.h"
#include "desk/learn/learn_session.h"
#include "desk/lesson/lesson_actions.h"
#include "desk/log/log_actions.h"
#include "desk/packs/pack_actions.h"
#include "desk/practise/open_question.h"
#include "desk/practise/practise_session.h"
#include "desk/rebuild/entry.h"
#include "desk/rebuild/entry_actions.h"
#include "desk/replay/replay_actions.h"
#include "desk/round/round_actions.h"
#include "desk/shift/shift_actions.h"
#include "desk/shoe/shoe_actions.h"
#include "desk/speed/speed_actions.h"
#include "desk/tables/house_card_actions.h"
#include "desk/verify/verify_session.h"
#include "desk/write/author_actions.h"
#include "desk/write/check/check_session.h"

namespace fairdeal {

namespace {

/// The lines of several tables, one after the other.
KeyHelpGroup group_from(const std::string& title,
                        std::initializer_list<std::vector<KeyHelp>> tables) {
    KeyHelpGroup group{title, {}};
    for (const auto& lines : tables)
        group.keys.insert(group.keys.end(), lines.begin(), lines.end());
    return group;
}

KeyHelpGroup everywhere() { return {tr("Everywhere"), help_of(desk_actions)}; }

KeyHelpGroup dealing() {
    return group_from(tr("Dealing a round"),
                      {help_of(round_walk), help_of(dealer_acts), help_of(round_actions)});
}

KeyHelpGroup dealing_shifts() {
    return group_from(tr("Dealing a shift, beside that"),
                      {help_of(shift_lengths), help_of(shift_resumption), help_of(guest_answers),
                       help_of(shift_sheet_actions)});
}

KeyHelpGroup writing() {
    return group_from(tr("Write a lesson"), {help_of(outline_actions), help_of(author_actions),
                                             help_of(question_actions), help_of(check_actions)});
}

KeyHelpGroup practising() {
    return group_from(tr("Practise"),
                      {help_of(answer_walk), help_of(wager_calls), help_of(payment_actions),
                       help_of(seat_fates), help_of(answer_actions), help_of(show_actions)});
}

KeyHelpGroup disputing() {
    return group_from(tr("Cases"),
                      {help_of(case_list_keys), help_of(case_tasks), help_of(case_form_keys)});
}

KeyHelpGroup certifying() {
    return group_from(tr("Certify"), {help_of(office_list_keys), help_of(office_tasks),
                                      help_of(office_form_keys), help_of(figures_actions),
                                      help_of(verify_actions), help_of(office_back_keys)});
}

KeyHelpGroup examined() {
    return {tr("In an exam"),
            {{tr("as in Practise"), tr("Every answer")},
             {in_words(key(KeyName::Enter)), tr("The next item, once the answer is whole")},
             {in_words(control_key('t')), tr("Hide or show the item\u2019s clock")},
             {tr("Ctrl \u2212  +"), tr("Smaller, larger letters")},
             {in_words(key(KeyName::Escape)), tr("Leave, after a question")}}};
}

}  // namespace

std::vector<KeyHelpGroup> key_help(DeskSection section) {
    switch (section) {
        case DeskSection::Learn:
            return {everywhere(),
                    group_from(tr("Learn"), {help_of(learn_actions), help_of(group_actions)}),
                    group_from(tr("Payouts for speed"),
                               {help_of(speed_ready_actions), help_of(speed_sheet_actions)}),
                    dealing(),
                    dealing_shifts(),
                    group_from(tr("In a lesson"), {help_of(lesson_actions), help_of(show_actions)}),
                    KeyHelpGroup{tr("Rule book"), help_of(book_actions)},
                    writing(),
                    KeyHelpGroup{tr("Table cards"), help_of(house_card_actions)},
                    KeyHelpGroup{tr("Packs"), help_of(pack_actions)}};
        case DeskSection::Practise:
            return {everywhere(), practising(),
                    KeyHelpGroup{tr("The list of scenarios"), help_of(scenario_actions)}};
        case DeskSection::Replay:
            return {everywhere(),
                    group_from(tr("Replay"), {help_of(play_actions), help_of(replay_actions)}),
                    KeyHelpGroup{tr("The list of hands"), help_of(log_actions)}};
        case DeskSection::Rebuild:
            return {everywhere(),
                    group_from(tr("Rebuild a hand"), {entry_key_help(), help_of(entry_keys)})};
        case DeskSection::Audit:
            return {everywhere(), KeyHelpGroup{tr("Audit"), help_of(audit_actions)},
                    KeyHelpGroup{tr("Packs and shoes"), help_of(shoe_actions)}};
        case DeskSection::Cases: return {everywhere(), disputing()};
        case DeskSection::Certify:
            return {everywhere(), certifying(),
                    KeyHelpGroup{tr("Our exams"), help_of(blueprint_actions)}, examined()};
        case DeskSection::Duty:
            return {everywhere(), KeyHelpGroup{tr("Duty"), help_of(duty_actions)}};
    }
    throw Fault("invalid section");
}

}  // namespace fairdeal
