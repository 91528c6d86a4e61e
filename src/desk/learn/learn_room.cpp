#include "desk/learn/learn_room.h"

#include "desk/frame/desk.h"
#include "desk/learn/learn_runs.h"
#include "store/places.h"

namespace fairdeal {

namespace {

SchoolRoom& school_of(Desk& desk) { return desk.learn.school; }

/// Starts a run by the function given; where it finds nothing the plan stays open.
template <class Start>
void begin(Desk& desk, const std::string& otherwise, Start start) {
    LearnSession session;
    school_of(desk).error.clear();
    school_of(desk).notice.clear();
    if (!is_signed_in(desk)) return;
    if (!start(session)) {
        if (school_of(desk).error.empty()) school_of(desk).notice = otherwise;
        return;
    }
    show_learn_view(desk, LearnView::Today);
    desk.learn.session = std::move(session);
}

}  // namespace

bool is_signed_in(const Desk& desk) {
    return desk.learn.school.school != nullptr && !desk.learn.school.who.empty();
}

std::vector<LearnView> learn_views(const Desk& desk) {
    std::vector<LearnView> views{LearnView::Today, LearnView::Lessons, LearnView::Mastery};
    if (sees_group(desk.learn.school)) views.push_back(LearnView::Group);
    views.push_back(LearnView::Settings);
    views.push_back(LearnView::Book);
    if (sees_group(desk.learn.school)) views.push_back(LearnView::Write);
    return views;
}

void enter_school(Desk& desk) {
    desk.room = Room::Learn;
    open_own_school(desk);
}

void open_own_school(Desk& desk) {
    if (desk.learn.open) return;
    desk.learn.open = true;
    const auto file = desk.learn.file.empty() ? school_file() : desk.learn.file;
    if (file.empty()) {
        school_of(desk).error = "There is no folder to keep the school in";
        return;
    }
    school_of(desk) = open_school(file, desk.library, machine_clock());
    const bool first = school_of(desk).school && school_of(desk).school->people().empty();
    if (first) school_of(desk).form.emplace();  // there is nobody to choose from
}

void show_learn_view(Desk& desk, LearnView view) {
    enter_school(desk);
    desk.learn.view = view;
    if (view == LearnView::Write || view == LearnView::Check) desk.write.enter();
    if (view != LearnView::Book) school_of(desk).notice.clear();
}

void begin_reviews(Desk& desk) {
    begin(desk, "Nothing is due now.", [&](LearnSession& session) {
        return start_reviews(session, school_of(desk), desk.library);
    });
}

void begin_drill(Desk& desk) {
    begin(desk, "No hand could be dealt for this choice.", [&](LearnSession& session) {
        return start_drill(session, school_of(desk), desk.library, desk.learn.drill);
    });
}

void drill_clause(Desk& desk, const std::string& clause) {
    const auto game = game_of_clause(clause, desk.library);
    if (!game) return;
    const std::string otherwise =
        "No dealt hand turns on " + clause + ": read it in the rule book.";
    begin(desk, otherwise, [&](LearnSession& session) {
        return start_drill(session, school_of(desk), desk.library, {*game, {clause}, {}});
    });
}

void take_up_item(Desk& desk) {
    if (take_up_run(desk)) return;
    begin(desk, "", [&](LearnSession& session) {
        return resume_item(session, school_of(desk), desk.library);
    });
}

void go_to_next_item(Desk& desk) {
    if (!desk.learn.session) return;
    LearnSession& session = *desk.learn.session;
    if (next_item(session, school_of(desk), desk.library)) return;
    const std::string standing = standing_in_words(session);
    leave_session(desk);
    school_of(desk).notice = "That was all for now: " + standing + ".";
}

bool go_to_same_again(Desk& desk) {
    auto& session = desk.learn.session;
    return session && ask_same_again(*session, school_of(desk), desk.library);
}

bool go_to_contrast(Desk& desk) {
    auto& session = desk.learn.session;
    return session && ask_contrast(*session, school_of(desk), desk.library);
}

void leave_session(Desk& desk) {
    if (desk.learn.session) end_session(*desk.learn.session, school_of(desk), desk.library);
    desk.learn.session.reset();
}

void sign_in_picked(Desk& desk) {
    if (sign_in(school_of(desk), school_of(desk).picked, desk.learn.passphrase))
        desk.learn.passphrase.clear();
}

void leave_school(Desk& desk) {
    leave_session(desk);
    if (desk.speed.run) keep_payouts(*desk.speed.run, school_of(desk));
    desk.speed.run.reset();
    desk.round.run.reset();
    desk.preview.close();
    desk.lesson.close();
    if (desk.learn.view != LearnView::Book) desk.learn.view = LearnView::Today;
    desk.lessons.forget_pick();
    desk.book.search("");
    sign_out(school_of(desk));
}

void keep_learning(Desk& desk, bool was_marked) {
    if (!is_signed_in(desk)) return;
    SchoolRoom& school = school_of(desk);
    const std::string before = std::exchange(school.error, {});
    if (desk.room == Room::Learn) {
        if (desk.learn.session) keep_session(*desk.learn.session, school, desk.library);
    } else if (const Practice* practice = desk.practise.practice();
               !was_marked && practice != nullptr && practice->mark) {
        keep_answer(school, answer_of(*practice, desk.library, AnswerFacts()));
    }
    if (school.error.empty())
        school.error = before;
    else
        desk.notice = "What you did here cannot be saved: " + school.error;
}

void look_up(Desk& desk, const std::string& clause) {
    show_learn_view(desk, LearnView::Book);
    desk.book.look_up(clause);
}

}  // namespace fairdeal
