// Where an audit leads: its hands to Replay, a dealer's mistakes and a new scenario to Practise.

#include <algorithm>

#include "audit/floor_errors.h"
#include "audit/hand/pit_scenario.h"
#include "base/translation.h"
#include "desk/audit/audit_words.h"
#include "desk/audit/ranking/ranking_words.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// The hand log's own question for a cell; what the audit was asked is asked again.
HandQuery query_of(const AuditSession& session, const NamedCell& cell) {
    HandQuery query = session.audited_query;
    query.only_wrong = true;
    switch (session.by) {
        case Dimension::Dealer: query.dealer = cell.name; break;
        case Dimension::Table: query.table = cell.name; break;
        case Dimension::Shift: query.from = query.to = cell.name.substr(0, 10); break;
        case Dimension::Game: query.game = game_from(cell.name); break;
        case Dimension::Clause:
        case Dimension::Misreading: query.clause = cell.name; break;
    }
    return query;
}

Result<HandRecord> first_hand_of(const AuditSession& session) {
    const NamedCell* cell = picked_cell(session);
    if (cell == nullptr || session.running)
        return refused({}, tr("There is no row of an audit to take a hand from."));
    const auto log = open_hand_log(session.audited, Access::Read, session.library.misreadings);
    if (!log) return tl::make_unexpected(log.error());
    Result<HandRecord> hand = refused({}, tr("This row has no hand."));
    for (const std::int64_t idx : cell->cell.first_hands) {
        auto found = hand_in(*log, idx);
        if (!found) continue;
        const auto pit = scenario_from_hand(*found, session.library.tables);
        if (pit) return found;
        hand = tl::make_unexpected(pit.error());
    }
    return hand;
}

}  // namespace

std::optional<Destination> open_picked_cell(const AuditSession& session) {
    const NamedCell* cell = picked_cell(session);
    if (cell == nullptr || session.running) return std::nullopt;
    ListHands wanted;
    wanted.log = session.audited;
    wanted.hands = cell->cell.first_hands;
    wanted.exact = wanted.hands.size() < hands_kept || cell->name == nothing_said ||
                   session.by == Dimension::Shift;
    if (!wanted.exact) wanted.query = query_of(session, *cell);
    wanted.title = tr_of(words_of(session.by).found, "name"_a = cell->name);
    if (wanted.exact && wanted.hands.size() >= hands_kept)
        wanted.title = tr_n("{title}: the first {count} hand", "{title}: the first {count} hands",
                            hands_kept, "title"_a = wanted.title);
    return wanted;
}

std::optional<Destination> open_ranked_dealer(const AuditSession& session) {
    const RankedDealer* dealer = ranked_dealer(session);
    if (dealer == nullptr || session.running) return std::nullopt;
    ListHands wanted;
    wanted.log = session.audited;
    wanted.query = session.audited_query;
    wanted.query.only_wrong = true;
    wanted.query.dealer = dealer->dealer;
    wanted.title =
        tr("From the audit, what dealer {dealer} got wrong", "dealer"_a = dealer->dealer);
    return wanted;
}

namespace {

/// The hands behind a cause of a dealer.
std::optional<Destination> open_cause(AuditSession& session, const std::string& dealer,
                                      const Cause& cause) {
    HandFilter filter = filter_of(session.audited_query);
    filter.dealer = dealer;
    auto hands = hands_of_cause(session.audited, session.library.misreadings, filter, cause);
    if (!hands) {
        session.error = to_text(hands.error().front());
        return std::nullopt;
    }
    ListHands wanted;
    wanted.log = session.audited;
    wanted.exact = true;
    wanted.hands = *std::move(hands);
    wanted.title = tr("From the audit, what dealer {dealer} got wrong in {cause}",
                      "dealer"_a = dealer, "cause"_a = name_of(cause, session.library));
    return wanted;
}

}  // namespace

std::optional<Destination> open_ranked_cause(AuditSession& session) {
    const RankedDealer* dealer = ranked_dealer(session);
    if (dealer == nullptr || session.running || session.cause >= dealer->causes.size())
        return open_ranked_dealer(session);
    return open_cause(session, dealer->dealer, dealer->causes[session.cause]);
}

std::optional<Destination> open_picked_pattern(AuditSession& session) {
    if (!session.report || session.running || session.pattern >= session.report->patterns.size())
        return std::nullopt;
    const Pattern found = session.report->patterns[session.pattern];
    return open_cause(session, found.dealer, found.cause);
}

std::optional<Destination> practise_with_picked_dealer(AuditSession& session) {
    const std::string dealer = picked_dealer(session);
    const Mistakes mistakes = mistakes_of(session, dealer);
    if (mistakes.empty()) return std::nullopt;
    ScenarioFilter filter;
    filter.only = practice_list(session.library, mistakes);
    filter.dealer = dealer;
    if (filter.only.empty()) {
        session.notice =
            tr("No scenario is about what dealer {dealer} got wrong.", "dealer"_a = dealer);
        return std::nullopt;
    }
    return PractiseThese{std::move(filter)};
}

std::optional<Destination> give_to_training(AuditSession& session) {
    const std::string dealer = picked_dealer(session);
    if (dealer.empty() || session.running) return std::nullopt;
    session.error.clear();
    session.notice.clear();
    HandFilter filter = filter_of(session.audited_query);
    filter.dealer = dealer;
    try {
        auto errors = floor_errors_in(session.audited, session.library.misreadings, filter);
        if (errors) return GiveToTraining{dealer, *std::move(errors)};
        session.error = to_text(errors.error().front());
    } catch (const std::exception& error) {
        session.error = error.what();
    }
    return std::nullopt;
}

Result<HandRecord> hand_for_scenario(const AuditSession& session) {
    try {
        return first_hand_of(session);
    } catch (const std::exception& error) {
        return refused({}, error.what());
    }
}

std::optional<std::string> offer_scenario(AuditSession& session) {
    const auto name = scenario_file_name(hand_for_scenario(session), session.library);
    if (name) return *name;
    session.error = to_text(name.error().front());
    session.notice.clear();
    return std::nullopt;
}

std::optional<Destination> make_scenario(AuditSession& session, const std::string& file) {
    auto made = make_pit_scenario(hand_for_scenario(session), session.library, file);
    session.error = made ? "" : to_text(made.error().front());
    session.notice = made ? tr("Saved {file}", "file"_a = file) : "";
    if (!made) return std::nullopt;
    return PractiseNew{*std::move(made)};
}

}  // namespace fairdeal
