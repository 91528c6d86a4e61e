#include "desk/audit/rule_change/rule_change.h"

#include <algorithm>
#include <filesystem>

#include "audit/explain/house_change_words.h"
#include "base/translation.h"
#include "log/office_log.h"
#include "training/book/clause_title.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

RuleChange::~RuleChange() {
    cancel_rule_change(*this);
    if (work.is_under_way()) work.take();
}

void choose_game(RuleChange& change, Game game, const Library& library) {
    if (change.game == game) return;
    change.game = game;
    change.card.clear();
    choose_rule(change, 0, library);
}

void choose_card(RuleChange& change, std::size_t row, const Library& library) {
    const auto cards = cards_offered(library, change.game);
    if (row > cards.size()) return;
    const bool had_card = !change.card.empty();
    change.card = row == 0 ? "" : cards[row - 1]->id;
    if (change.card.empty() && !change.rule)
        choose_rule(change, 0, library);
    else if (!change.card.empty() && !had_card)
        change.rule.reset();
}

/// The first reading that is not the rule book's.
void choose_rule(RuleChange& change, std::size_t row, const Library& library) {
    const bool is_none = !change.card.empty() && row == 0;
    if (is_none) return change.rule.reset();
    const std::size_t rule = change.card.empty() ? row : row - 1;
    const auto rules = rules_offered(library, change.game);
    if (rule >= rules.size()) return;
    change.rule = rule;
    change.reading = other_reading(rules[rule], rules[rule].spec->standard);
}

void choose_reading(RuleChange& change, std::size_t reading) { change.reading = reading; }

namespace {

/// A change as it is asked for, with its words.
struct AskedChange {
    HouseChange change;
    std::string words;
};

Result<void> add_chosen_card(AskedChange& asked, const RuleChange& change, const Library& library) {
    if (change.card.empty()) return {};
    const TableCardFile* card = find_table(library, change.card);
    if (card == nullptr)
        return refused({}, tr("This table card is no longer there. Choose another one."));
    asked.change.card = card->card;
    asked.words = tr("Table card \u201c{title}\u201d.", "title"_a = card->title);
    return {};
}

Result<void> add_chosen_rule(AskedChange& asked, const RuleChange& change, const Library& library) {
    if (!change.rule) return {};
    const auto rules = rules_offered(library, change.game);
    const bool is_offered =
        *change.rule < rules.size() && change.reading < rules[*change.rule].readings.size();
    if (!is_offered) return refused({}, tr("There is no rule book of this game to choose from."));
    const RuleOffered& rule = rules[*change.rule];
    const auto& reading = rule.readings[change.reading];
    asked.change.options.push_back({std::string(rule.spec->name), reading.value});
    const std::string words =
        tr("{question} {answer}", "question"_a = rule.question, "answer"_a = reading.words);
    asked.words =
        asked.words.empty() ? words : tr("{card} {rule}", "card"_a = asked.words, "rule"_a = words);
    return {};
}

Result<AskedChange> asked_change(const RuleChange& change, const Library& library) {
    AskedChange asked;
    asked.change.game = change.game;
    for (const auto add : {add_chosen_card, add_chosen_rule}) {
        const auto added = add(asked, change, library);
        if (!added) return tl::make_unexpected(added.error());
    }
    return asked;
}

/// All that a search finds. Fewer where `progress` says false.
Result<std::vector<std::int64_t>> hands_found(const RuleScope& scope,
                                              const std::vector<Misreading>& misreadings,
                                              const Progress& progress) {
    constexpr std::chrono::milliseconds slice{50};
    constexpr std::size_t at_a_time = 10'000;
    const auto log = open_hand_log(scope.log, Access::Read, misreadings);
    if (!log) return tl::make_unexpected(log.error());
    HandSearch search(*log, *scope.found);
    std::vector<std::int64_t> hands;
    for (HandSearch::ResultPage page; !page.at_end;) {
        page = search.after(page.reached, at_a_time, Clock::now() + slice);
        hands.insert(hands.end(), page.hands.begin(), page.hands.end());
        if (!progress(page.reached, search.size())) break;
    }
    return hands;
}

Result<HouseChangeReport> worked_out(const RuleScope& scope, HouseChange wanted,
                                     const std::vector<Misreading>& misreadings,
                                     const Progress& progress) {
    if (scope.found) {
        auto hands = hands_found(scope, misreadings, progress);
        if (!hands) return tl::make_unexpected(hands.error());
        HouseChangeReport nothing;
        nothing.finished = progress(0, std::ssize(*hands));
        if (hands->empty() || !nothing.finished) return nothing;
        wanted.hands = *std::move(hands);
    }
    return house_change(scope.log, scope.filter, wanted, progress);
}

}  // namespace

void start_rule_change(RuleChange& change, RuleScope scope, const Library& library) {
    if (change.work.is_under_way() || !scope.problem.empty()) return;
    change.report.reset();
    change.error.clear();
    change.picked = 0;
    auto asked = asked_change(change, library);
    if (!asked) {
        change.error = to_text(asked.error().front());
        return;
    }
    HouseChange wanted = std::move(asked->change);
    wanted.records = scope.records;
    wanted.hands = scope.hands;
    scope.filter.game = change.game;
    change.log = scope.log;
    change.asked = asked->words;
    change.asked_over = scope.words;
    change.asked_of = change.game;
    change.reached = std::make_shared<RuleChange::Reached>();
    change.work.begin([scope = std::move(scope), wanted = std::move(wanted),
                       misreadings = library.misreadings, reached = change.reached] {
        return worked_out(scope, wanted, misreadings, [&](std::int64_t done, std::int64_t of) {
            reached->done = done;
            reached->of = of;
            return !reached->called_off;
        });
    });
}

void cancel_rule_change(RuleChange& change) {
    if (change.reached) change.reached->called_off = true;
}

bool poll_rule_change(RuleChange& change) {
    if (!change.work.is_under_way()) return false;
    if (!change.work.is_done()) return true;  // the bar has moved
    try {
        auto report = change.work.take();
        if (!report)
            change.error = to_text(report.error().front());
        else if (report->finished)
            change.report = *std::move(report);
        else
            change.error = tr("Cancelled.");
    } catch (const std::exception& error) {
        change.error = error.what();
    }
    return true;
}

std::optional<Destination> open_changed_hands(const RuleChange& change) {
    if (!change.report || change.work.is_under_way()) return std::nullopt;
    const auto& clauses = change.report->clauses;
    const HouseChangeReport& report = *change.report;
    const auto& hands = change.picked < clauses.size() ? clauses[change.picked].cell.first_hands
                        : report.first_hands.empty()   ? report.first_unplayable
                                                       : report.first_hands;
    if (hands.empty()) return std::nullopt;
    ListHands wanted;
    wanted.log = change.log;
    wanted.exact = true;
    wanted.hands = hands;
    wanted.title = change.asked;
    if (hands.size() >= hands_kept)
        wanted.title = tr_n("{title}: the first {count} hand", "{title}: the first {count} hands",
                            hands_kept, "title"_a = change.asked);
    return wanted;
}

namespace {

RuleChangeScreen::RuleCost row_of(const NamedCell& clause, const Library& library) {
    RuleChangeScreen::RuleCost row;
    row.title = clause.name == nothing_said ? tr("Nothing would be due")
                                            : clause_title_with_id(library, clause.name);
    row.word = tr_n("{count} wager", "{count} wagers", clause.cell.sums.wrong_wagers);
    for (const Unit unit : clause.cell.sums.exposures.units()) {
        const Exposure& guests = clause.cell.sums.exposures.in(unit);
        add_to_list(row.detail, tr("players {more} more, {less} less",
                                   "more"_a = amount_in_words(guests.overpaid, unit),
                                   "less"_a = amount_in_words(guests.underpaid, unit)));
    }
    row.detail = capital(row.detail);
    row.spoken = row.title + ". " + row.word + ". " + row.detail;
    return row;
}

/// Of how many hands, and how many of them change.
std::vector<std::string> counts_in_words(const RuleChange& change) {
    const HouseChangeReport& report = *change.report;
    const std::string log = std::filesystem::path(change.log).filename().string();
    if (report.hands == 0)
        return {tr("{over}: no hand of {game} in {log}.", "over"_a = change.asked_over,
                   "game"_a = title_of(change.asked_of), "log"_a = log)};
    std::vector<std::string> lines{tr_n("{over}: {count} hand of {game} in {log}.",
                                        "{over}: {count} hands of {game} in {log}.", report.hands,
                                        "over"_a = change.asked_over,
                                        "game"_a = title_of(change.asked_of), "log"_a = log)};
    if (report.same_card == report.hands)
        lines.push_back(tr("They were dealt by this already: nothing would change."));
    else if (report.otherwise == 0 && report.played_otherwise == 0)
        lines.push_back(tr("None would have been settled or dealt otherwise."));
    else if (report.otherwise == 0)
        lines.push_back(tr("What it would have cost cannot be told from these hands."));
    else
        lines.push_back(tr_n("{count} would have been settled otherwise.",
                             "{count} would have been settled otherwise.", report.otherwise));
    return lines;
}

void add_result(RuleChangeScreen& screen, const RuleChange& change, const Library& library) {
    const HouseChangeReport& report = *change.report;
    screen.title = change.asked;
    std::vector<std::string> lines = counts_in_words(change);
    for (const Unit unit : report.guests.units())
        if (report.wagers > 0)
            lines.push_back(as_sentence(cost_in_words(report, unit, amount_in_words)));
    if (report.played_otherwise > 0)
        lines.push_back(
            tr_n("{count} would have been dealt otherwise. Its cards are not known, so it is not "
                 "counted.",
                 "{count} would have been dealt otherwise. Their cards are not known, so they are "
                 "not counted.",
                 report.played_otherwise));
    for (const std::string& line : lines) screen.story += (screen.story.empty() ? "" : "\n") + line;
    for (const NamedCell& clause : report.clauses) screen.rows.push_back(row_of(clause, library));
    if (!screen.rows.empty())
        screen.picked = static_cast<int>(std::min(change.picked, screen.rows.size() - 1));
}

void add_cards(RuleChangeScreen& screen, const RuleChange& change, const Library& library) {
    const auto cards = cards_offered(library, change.game);
    screen.cards = titles_of(cards);
    screen.cards.insert(screen.cards.begin(), tr("Each hand\u2019s own"));
    const auto chosen = std::find_if(cards.begin(), cards.end(),
                                     [&](const auto* card) { return card->id == change.card; });
    const bool is_there = chosen != cards.end();
    screen.card =
        is_there ? static_cast<int>(chosen - cards.begin()) + 1 : (change.card.empty() ? 0 : -1);
}

void add_rules(RuleChangeScreen& screen, const RuleChange& change, const Library& library) {
    const auto rules = rules_offered(library, change.game);
    const bool may_be_none = !change.card.empty();
    if (may_be_none) screen.rules.push_back(tr("No other rule"));
    for (const RuleOffered& rule : rules) screen.rules.push_back(rule.question);
    if (!change.rule) return;
    screen.rule = static_cast<int>(*change.rule) + (may_be_none ? 1 : 0);
    screen.reading = static_cast<int>(change.reading);
    if (*change.rule >= rules.size()) return;
    for (const auto& reading : rules[*change.rule].readings)
        screen.readings.push_back(reading.is_standard
                                      ? tr("{reading} (the rule book)", "reading"_a = reading.words)
                                      : reading.words);
}

}  // namespace

RuleChangeScreen rule_change_screen(const RuleChange& change, const RuleScope& scope,
                                    const Library& library) {
    RuleChangeScreen screen;
    screen.over = scope.words;
    for (const Game game : every_game) screen.games.emplace_back(title_of(game));
    screen.game = static_cast<int>(change.game);
    add_cards(screen, change, library);
    add_rules(screen, change, library);
    screen.running = change.work.is_under_way();
    screen.can_widen = !scope.is_whole && !screen.running;
    if (screen.running && change.reached->of > 0)
        screen.per_mille = static_cast<int>(change.reached->done * 1000 / change.reached->of);
    screen.problem = scope.problem.empty() || screen.running ? change.error : scope.problem;
    if (change.report && !screen.running) add_result(screen, change, library);
    return screen;
}

}  // namespace fairdeal
