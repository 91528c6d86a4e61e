#include "desk/audit/rule_change/rule_change.h"

#include <algorithm>
#include <filesystem>

#include "audit/explain/house_change_words.h"
#include "base/text.h"
#include "base/translation.h"
#include "training/book/clause_title.h"
#include "training/book/option_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

std::vector<RuleOffered> rules_offered(const Library& library, Game game) {
    const RuleBook* book = find_book(library, game);
    std::vector<RuleOffered> offered;
    for (const OptionSpec& spec : options_of(game)) {
        if (book == nullptr || spec.kind != OptionKind::Choice) continue;
        RuleOffered rule{&spec, option_words(*book, spec, spec.standard).question, {}};
        for (const std::string_view value : split_at(spec.words, '|'))
            rule.readings.push_back({std::string(value), option_words(*book, spec, value).reading,
                                     value == spec.standard});
        offered.push_back(std::move(rule));
    }
    return offered;
}

RuleChange::~RuleChange() {
    cancel_rule_change(*this);
    if (work.is_under_way()) work.take();
}

void choose_game(RuleChange& change, Game game) {
    if (change.game == game) return;
    change.game = game;
    change.rule = change.reading = 0;
}

/// The first reading that is not the rule book's.
void choose_rule(RuleChange& change, std::size_t rule, const Library& library) {
    const auto rules = rules_offered(library, change.game);
    if (rule >= rules.size()) return;
    change.rule = rule;
    const auto& readings = rules[rule].readings;
    const auto other = std::find_if(readings.begin(), readings.end(),
                                    [](const auto& reading) { return !reading.is_standard; });
    change.reading = static_cast<std::size_t>(other - readings.begin());
}

void choose_reading(RuleChange& change, std::size_t reading) { change.reading = reading; }

void start_rule_change(RuleChange& change, const std::string& log, std::int64_t records,
                       HandFilter filter, const Library& library) {
    const auto rules = rules_offered(library, change.game);
    if (change.work.is_under_way() || change.rule >= rules.size()) return;
    const RuleOffered& rule = rules[change.rule];
    if (change.reading >= rule.readings.size()) return;
    const auto& reading = rule.readings[change.reading];
    HouseChange wanted;
    wanted.records = records;
    wanted.game = change.game;
    wanted.options.push_back({std::string(rule.spec->name), reading.value});
    filter.game = change.game;
    change.log = log;
    change.asked =
        tr("{question} {answer}", "question"_a = rule.question, "answer"_a = reading.words);
    change.asked_of = change.game;
    change.report.reset();
    change.error.clear();
    change.picked = 0;
    change.reached = std::make_shared<RuleChange::Reached>();
    change.work.begin([log, filter, wanted, reached = change.reached] {
        return house_change(log, filter, wanted, [&](std::int64_t done, std::int64_t of) {
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

void add_result(RuleChangeScreen& screen, const RuleChange& change, const Library& library) {
    const HouseChangeReport& report = *change.report;
    screen.title = change.asked;
    const auto say = [&](const std::string& line) {
        screen.story += (screen.story.empty() ? "" : "\n") + line;
    };
    say(tr_n("{count} hand of {game} in {log}.", "{count} hands of {game} in {log}.", report.hands,
             "game"_a = title_of(change.asked_of),
             "log"_a = std::filesystem::path(change.log).filename().string()));
    const bool only_dealt_otherwise = report.otherwise == 0 && report.played_otherwise > 0;
    if (only_dealt_otherwise)
        say(tr("What it would have cost cannot be told from these hands."));
    else
        say(tr_n("{count} would have been settled otherwise.",
                 "{count} would have been settled otherwise.", report.otherwise));
    for (const Unit unit : report.guests.units())
        if (report.wagers > 0) say(capital(cost_in_words(report, unit, amount_in_words)) + ".");
    if (report.played_otherwise > 0)
        say(
            tr_n("{count} would have been dealt otherwise. Its cards are not known, so it is not "
                 "counted.",
                 "{count} would have been dealt otherwise. Their cards are not known, so they are "
                 "not counted.",
                 report.played_otherwise));
    for (const NamedCell& clause : report.clauses) screen.rows.push_back(row_of(clause, library));
    if (!screen.rows.empty())
        screen.picked = static_cast<int>(std::min(change.picked, screen.rows.size() - 1));
}

}  // namespace

RuleChangeScreen rule_change_screen(const RuleChange& change, const std::string& log,
                                    const Library& library) {
    RuleChangeScreen screen;
    for (const Game game : every_game) screen.games.emplace_back(title_of(game));
    screen.game = static_cast<int>(change.game);
    const auto rules = rules_offered(library, change.game);
    for (const RuleOffered& rule : rules) screen.rules.push_back(rule.question);
    screen.rule = static_cast<int>(change.rule);
    if (change.rule < rules.size()) {
        for (const auto& reading : rules[change.rule].readings)
            screen.readings.push_back(
                reading.is_standard ? tr("{reading} (the rule book)", "reading"_a = reading.words)
                                    : reading.words);
    }
    screen.reading = static_cast<int>(change.reading);
    screen.running = change.work.is_under_way();
    if (screen.running && change.reached->of > 0)
        screen.per_mille = static_cast<int>(change.reached->done * 1000 / change.reached->of);
    screen.problem = change.error;
    if (log.empty()) screen.problem = tr("Audit a log first: its hands are gone through.");
    if (change.report && !screen.running) add_result(screen, change, library);
    return screen;
}

}  // namespace fairdeal
