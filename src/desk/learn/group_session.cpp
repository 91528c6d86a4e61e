#include "desk/learn/group_session.h"

namespace fairdeal {

namespace {

GroupRow row_of(const GroupTraineeItem& item) {
    return {item.title,
            item.mastered + " clauses mastered, " + item.due + " due",
            item.answers + " answers, " + item.right + ". On task " + item.on_task + ", last " +
                item.last + ".",
            item.struggles.empty() ? "" : "Struggles with " + item.struggles,
            item.right_count,
            item.asked,
            item.interval,
            item.spoken,
            ShowLearnView{LearnView::Mastery, item.id}};
}

GroupRow row_of(const GroupClauseItem& item) {
    return {item.clause + " \u00b7 " + item.section,
            "started by " + item.begun + ", mastered by " + item.mastered,
            item.text,
            item.struggling.empty() ? "" : "Hard for " + item.struggling,
            item.right_count,
            item.asked_count,
            item.interval,
            item.spoken,
            ReadClause{item.clause}};
}

GroupRow row_of(const GroupMistakeItem& item) {
    return {item.sentence, item.count, item.misreading, "", 0, 0, {}, item.spoken, {}};
}

}  // namespace

GroupListScreen GroupSession::screen() const {
    const GroupScreen group = group_screen(school_, library_);
    GroupListScreen screen{group.heading, group.period, group.teams, school_.team, part_, {}, {}};
    const auto add = [&](const auto& items) {
        for (const auto& item : items) screen.rows.push_back(row_of(item));
    };
    switch (part_) {
        case GroupPart::ByTrainee: add(group.trainees); break;
        case GroupPart::ByClause: add(group.clauses); break;
        case GroupPart::ByMistake: add(group.mistakes); break;
    }
    screen.empty = group.forbidden.empty() ? group.empty : group.forbidden;
    if (screen.empty.empty() && screen.rows.empty())
        screen.empty = part_ == GroupPart::ByMistake ? "No mistake has been made by name yet."
                                                     : "Nothing has been answered yet.";
    return screen;
}

}  // namespace fairdeal
