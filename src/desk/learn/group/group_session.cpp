#include "desk/learn/group/group_session.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

GroupRow row_of(const GroupTraineeItem& item) {
    return {
        item.title,
        tr("{mastered} clauses mastered, {due} due", "mastered"_a = item.mastered,
           "due"_a = item.due),
        tr("{answers} answers, {right}. On task {time}, last {last}.", "answers"_a = item.answers,
           "right"_a = item.right, "time"_a = item.on_task, "last"_a = item.last),
        item.struggles.empty() ? "" : tr("Struggles with {clauses}", "clauses"_a = item.struggles),
        item.right_count,
        item.asked,
        item.interval,
        item.spoken,
        ShowLearnView{LearnView::Mastery, item.id}};
}

GroupRow row_of(const GroupClauseItem& item) {
    return {
        item.section + dot + item.clause,
        tr("started by {started}, mastered by {mastered}", "started"_a = item.started,
           "mastered"_a = item.mastered),
        item.text,
        item.struggling.empty() ? "" : tr("Hard for {trainees}", "trainees"_a = item.struggling),
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
        screen.empty = part_ == GroupPart::ByMistake ? tr("No mistake has been made by name yet.")
                                                     : tr("Nothing has been answered yet.");
    return screen;
}

std::optional<Destination> GroupSession::apply(GroupAction action, std::optional<std::size_t> row) {
    switch (action) {
        case GroupAction::ByTrainee: part_ = GroupPart::ByTrainee; break;
        case GroupAction::ByClause: part_ = GroupPart::ByClause; break;
        case GroupAction::ByMistake: part_ = GroupPart::ByMistake; break;
        case GroupAction::Open: {
            const auto rows = screen().rows;
            if (row && *row < rows.size()) return rows[*row].leads_to;
            break;
        }
        case GroupAction::Leave: return ShowLearnView{LearnView::Today};
    }
    return std::nullopt;
}

}  // namespace fairdeal
