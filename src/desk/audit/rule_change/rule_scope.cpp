#include "desk/audit/rule_change/rule_scope.h"

#include <filesystem>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

RuleScope picked_hands(const RuleOverHands& over) {
    RuleScope scope;
    scope.log = over.log;
    scope.hands = over.hands;
    scope.is_whole = false;
    if (!over.hands.empty()) {
        scope.words = tr_n("Over {count} hand picked in Replay",
                           "Over {count} hands picked in Replay", std::ssize(over.hands));
        return scope;
    }
    scope.found = search_of(over.query);
    scope.words = over.count ? tr_n("Over {count} hand found in Replay",
                                    "Over {count} hands found in Replay", *over.count)
                             : tr("Over the hands found in Replay");
    return scope;
}

/// What was audited, where the page still asks for it.
bool is_as_audited(const AuditSession& session) {
    return session.report && session.file == session.audited &&
           session.query == session.audited_query;
}

std::string words_of_page(const AuditSession& session) {
    if (session.file.empty()) return "";
    std::string what = std::filesystem::path(session.file).filename().string();
    for (const auto& [filter, value] : asked_in_words(session.query))
        what += tr(", {filter} {value}", "filter"_a = filter, "value"_a = value);
    return tr("Over {log}", "log"_a = what);
}

std::string problem_of_page(const AuditSession& session) {
    if (session.file.empty()) return tr("Choose a log first.");
    const auto& game = session.query.game;
    if (game && *game != session.change.game)
        return tr("Only hands of {game} are asked for. Choose that game.",
                  "game"_a = title_of(*game));
    return error_of(session.query);
}

RuleScope hands_of_page(const AuditSession& session) {
    RuleScope scope;
    scope.log = session.file;
    scope.filter = filter_of(session.query);
    scope.is_whole = session.query == HandQuery();
    scope.problem = problem_of_page(session);
    scope.words = words_of_page(session);
    if (!is_as_audited(session)) return scope;
    scope.records = session.report->records;
    scope.words = tr_n("Over the {count} hand audited", "Over the {count} hands audited",
                       session.report->all.sums.hands);
    return scope;
}

}  // namespace

RuleScope rule_scope(const AuditSession& session) {
    RuleScope scope =
        session.change.over ? picked_hands(*session.change.over) : hands_of_page(session);
    if (session.running)
        scope.problem = tr("An audit is under way. Work this out once it is done, or cancel it.");
    return scope;
}

void show_rule_change(AuditSession& session) {
    RuleChange& change = session.change;
    if (session.file.empty() && !change.over) {
        session.error = tr("Choose a log first.");
        return;
    }
    session.view = AuditView::RuleChange;
    if (change.report || change.work.is_under_way()) return;
    if (!change.over && session.query.game)
        choose_game(change, *session.query.game, session.library);
}

bool shows_rule_change(const AuditSession& session) {
    return session.view == AuditView::RuleChange && (!session.file.empty() || session.change.over);
}

void rule_over_hands(AuditSession& session, const RuleOverHands& wanted) {
    const bool is_whole = wanted.hands.empty() && wanted.query == HandQuery();
    choose_log(session, wanted.log);
    RuleChange& change = session.change;
    change.over.reset();
    if (is_whole && !session.running)
        session.query = {};
    else
        change.over = wanted;
    if (wanted.game && !change.work.is_under_way())
        choose_game(change, *wanted.game, session.library);
    show_rule_change(session);
}

void widen_rule_change(AuditSession& session) {
    if (session.change.work.is_under_way() || session.running) return;
    session.change.over.reset();
    session.query = {};
}

void work_out_rule_change(AuditSession& session) {
    if (session.change.work.is_under_way()) return cancel_rule_change(session.change);
    start_rule_change(session.change, rule_scope(session), session.library);
}

void ask_of_log(AuditSession& session, const HandQuery& query) {
    const bool is_other_game = session.query.game != query.game;
    session.query = query;
    RuleChange& change = session.change;
    if (!is_other_game || !query.game || change.over || change.work.is_under_way()) return;
    choose_game(change, *query.game, session.library);
}

}  // namespace fairdeal
