#include "desk/learn/next_question.h"

#include <algorithm>
#include <bit>
#include <iterator>

#include "desk/school/curriculum.h"
#include "desk/school/from_floor.h"
#include "desk/school/taught.h"
#include "drills/contrast.h"

namespace fairdeal {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds blink{40}, no_limit{60'000};
constexpr int most_attempts = 2000;  // where nothing else will do
constexpr int some_attempts = 300;   // where something else does

/// How hard an item is to be: as the drill was chosen, and else as a clause stands.
struct LevelWish {
    Levels levels{};
    bool is_strict = false;  // no item rather than one of another level
};

LevelWish wish_for(const DrillChoice& choice, const std::string& clause,
                   const ClauseStates& states) {
    if (choice.level) return {{*choice.level, *choice.level}, true};
    return {clause.empty() ? Levels() : levels_for(clause, states), false};
}

/// An item of a dealing machine that knows all that it needs.
struct Dealer {
    std::shared_ptr<const Readers> readers;
    const std::atomic<bool>& called_off;

    [[nodiscard]] ReadyItem ready(Scenario scenario, std::string clause) const {
        ReaderAnswers answers = readers->of_game.at(scenario.game()).answers_to(scenario);
        return {std::move(scenario), std::move(clause), std::move(answers)};
    }
    /// Of the levels that are wished for; where they are not strict and a few items are of others,
    /// of any.
    [[nodiscard]] std::optional<ReadyItem> deal(Request request, std::uint64_t seed, int attempts,
                                                const LevelWish& wish) const {
        constexpr int few_items = 8, many_items = 300;
        if (!wish.levels.are_all()) {
            request.card = readers->house.at(request.game);
            auto item =
                make_item_of(wish.levels, request, seed, wish.is_strict ? many_items : few_items,
                             wish.is_strict ? attempts : some_attempts, &called_off);
            if (item) return ready(std::move(item->scenario), std::move(item->clause));
            if (wish.is_strict) return std::nullopt;
        }
        return deal_any(std::move(request), seed, attempts);
    }
    /// Under the house's table card; some clauses come up under other house rules only.
    [[nodiscard]] std::optional<ReadyItem> deal_any(Request request, std::uint64_t seed,
                                                    int attempts) const {
        constexpr std::uint64_t apart = 10'000'000;
        for (const int tries : {std::min(attempts, some_attempts), attempts}) {
            for (const bool any_house : {false, true}) {
                request.card =
                    any_house ? std::nullopt : std::optional(readers->house.at(request.game));
                auto item = make_item(request, seed, tries, &called_off);
                if (item) return ready(std::move(item->scenario), std::move(item->clause));
            }
            if (tries == attempts) break;
            seed += apart;
        }
        return std::nullopt;
    }
    /// About one clause: of a few the first that shows a misreading of it, or else the last.
    [[nodiscard]] std::optional<ReadyItem> aim(const Request& request, std::uint64_t seed,
                                               const LevelWish& wish) const {
        constexpr std::uint64_t a_few = 4, apart = 100'000'000;
        std::optional<ReadyItem> item;
        for (std::uint64_t i = 0; i < a_few && !called_off; ++i) {
            auto another = deal(request, seed + i * apart, some_attempts, wish);
            if (!another) return item;
            item = std::move(another);
            if (readers->of_game.at(request.game).shows(item->answers, request.clauses.front()))
                break;
        }
        return item;
    }
};

Request request_of(const DrillChoice& choice, std::vector<std::string> clauses) {
    Request request;
    request.game = choice.game;
    request.clauses = std::move(clauses);
    request.kinds = choice.kinds;
    return request;
}

/// The clause that the n-th item of a drill is to be about: of two items one is left to chance, of
/// the others every other one is about the clause wanted most, of the rest again every other one
/// about the next, and so on.
std::optional<std::string> aim_of(const std::vector<std::string>& aims, std::uint64_t n) {
    if (aims.empty() || n % 2 == 0) return std::nullopt;
    const auto at = static_cast<std::size_t>(std::countr_zero(n / 2 + 1));
    return aims[at % aims.size()];
}

bool holds(const std::vector<std::string>& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

bool asks_for(const Scenario& scenario, const std::vector<std::string>& clauses,
              const std::vector<QuestionKind>& kinds) {
    const bool kind = kinds.empty() ||
                      std::find(kinds.begin(), kinds.end(), scenario.question.kind) != kinds.end();
    return kind && std::any_of(clauses.begin(), clauses.end(), [&](const std::string& clause) {
               return teaches(scenario, clause);
           });
}

/// What the library itself asks about clauses: scenarios, and the items of lessons.
std::vector<const Scenario*> shipped_about(const std::vector<std::string>& clauses,
                                           const std::vector<QuestionKind>& kinds,
                                           const Library& library) {
    std::vector<const Scenario*> all;
    for (const Scenario& scenario : library.scenarios) {
        if (asks_for(scenario, clauses, kinds)) all.push_back(&scenario);
    }
    for (const Lesson& lesson : library.lessons) {
        for (const LessonItem* item : items_of(lesson)) {
            const Scenario* scenario = std::get_if<Scenario>(item);
            if (scenario != nullptr && asks_for(*scenario, clauses, kinds)) all.push_back(scenario);
        }
    }
    return all;
}

/// Leaves those that fit, if any does.
void prefer(std::vector<const Scenario*>& all, const std::function<bool(const Scenario&)>& fits) {
    std::vector<const Scenario*> fitting;
    std::ranges::copy_if(all, std::back_inserter(fitting),
                         [&](const Scenario* one) { return fits(*one); });
    if (!fitting.empty()) all = std::move(fitting);
}

}  // namespace

Readers::Readers(const Library& library) : misreadings(library.misreadings) {
    for (const Game game : every_game) {
        of_game.emplace(game, Diagnosis(misreadings, game));
        house.emplace(game, house_card(library, game));
    }
}

NextQuestion::NextQuestion(SchoolSession& session, const Library& library, std::uint64_t seed)
    : readers_(std::make_shared<const Readers>(library)),
      diagnoses_(readers_->of_game),
      states_(session.school->states_of(session.who)),
      taught_(taught_to(session, library, session.who)),
      games_(games_of(library, session.school->settings_of(session.who))),
      clock_(session.clock),
      seed_(seed) {
    constexpr std::int64_t latest = 300;  // what they answered before is dimmed anyway
    const auto floor = as_answers(session.school->floor_errors_of(session.who), library);
    for (const GivenAnswer& error : floor) diagnoses_.at(error.game).remembers(error);
    const std::int64_t all = session.school->answer_count(session.who);
    for (const GivenAnswer& answer : session.school->answers_of(session.who, all - latest))
        diagnoses_.at(answer.game).remembers(answer);
}

double NextQuestion::worth_of(const ReadyItem& item) const {
    constexpr double once_more = 0.5;
    const Diagnosis& diagnosis = diagnoses_.at(item.scenario.game());
    // What parts the suspected from each other, and what asks again for one that is known.
    const double worth = diagnosis.worth_of(item.answers) + diagnosis.doubt_of(item.answers) +
                         need_of(item.clause, states_);
    return item.clause == last_ ? worth - once_more : worth;
}

std::optional<ReadyItem> NextQuestion::take(const std::string& shelf, milliseconds patience) {
    auto item =
        ahead_.take(shelf, patience, [this](const ReadyItem& ready) { return worth_of(ready); });
    if (item) last_ = item->clause;
    return item;
}

std::optional<ReadyItem> NextQuestion::shipped(Game game, const std::vector<std::string>& clauses,
                                               const std::vector<QuestionKind>& kinds,
                                               const Library& library) {
    auto all = shipped_about(clauses, kinds, library);
    std::erase_if(all, [game](const Scenario* one) { return one->game() != game; });
    if (all.size() > 1)
        std::erase_if(all, [this](const Scenario* one) { return one->id == open_; });
    if (all.empty()) return std::nullopt;
    prefer(all, [this](const Scenario& one) {
        return std::ranges::all_of(one.clauses,
                                   [this](const auto& each) { return taught_.contains(each); });
    });
    prefer(all, [&](const Scenario& one) {
        return std::ranges::any_of(clauses, [&](const std::string& clause) {
            return teaches(one, clause) && levels_for(clause, states_).hold(one.level);
        });
    });
    const Scenario& scenario = *all[(seed_ + shown_) % all.size()];
    last_ = scenario.clauses.front();
    return ReadyItem{scenario, last_, {}};
}

Aims NextQuestion::aims_for(Game game, const Library& library) const {
    const RuleBook* book = find_book(library, game);
    return book == nullptr ? Aims()
                           : aims_of(*book, states_, diagnoses_.at(game), clock_.now(), taught_);
}

ItemsAhead::Order NextQuestion::fresh(const DrillChoice& choice, const Aims& aims) const {
    constexpr std::size_t to_choose_from = 5;
    std::vector<std::string> wanted = choice.clauses;
    std::stable_sort(wanted.begin(), wanted.end(), [&](const auto& a, const auto& b) {
        return need_of(a, states_) > need_of(b, states_);
    });
    if (choice.clauses.empty()) wanted = aims.fresh;
    return {"fresh", to_choose_from,
            [choice, wanted, states = states_, readers = readers_, seed = seed_](
                std::uint64_t n, const std::atomic<bool>& off) -> std::optional<ReadyItem> {
                const Dealer dealer{readers, off};
                if (const auto aim = aim_of(wanted, n)) {
                    const LevelWish wish = wish_for(choice, *aim, states);
                    if (auto item = dealer.aim(request_of(choice, {*aim}), seed + n, wish))
                        return item;
                }
                return dealer.deal(request_of(choice, choice.clauses), seed + n, most_attempts,
                                   wish_for(choice, "", states));
            }};
}

ItemsAhead::Order NextQuestion::old(const DrillChoice& choice, const Aims& aims) const {
    constexpr std::uint64_t apart = 500'000;
    std::vector<std::string> known = aims.old;
    std::erase_if(known, [&](const std::string& clause) { return holds(choice.clauses, clause); });
    return {"old", known.empty() ? 0U : 1U,
            [choice, known, states = states_, readers = readers_, seed = seed_ + apart](
                std::uint64_t n, const std::atomic<bool>& off) {
                const std::string& clause = known[n % known.size()];
                return Dealer{readers, off}.deal(request_of(choice, {clause}), seed + n,
                                                 some_attempts, wish_for(choice, clause, states));
            }};
}

ItemsAhead::Order NextQuestion::review(const std::string& clause, Game game,
                                       std::size_t many) const {
    const DrillChoice choice{game, {clause}, {}};
    return {"review " + clause, many,
            [choice, wish = wish_for(choice, clause, states_), readers = readers_,
             seed = seed_ + shown_](std::uint64_t n, const std::atomic<bool>& off) {
                return Dealer{readers, off}.deal(request_of(choice, choice.clauses), seed + n,
                                                 most_attempts, wish);
            }};
}

/// Hands in place of the open one.
void NextQuestion::add_beside(std::vector<Order>& orders, const Scenario& open) {
    const auto hand = std::make_shared<const Scenario>(open);
    const std::string number = std::to_string(shown_);
    orders.push_back(
        {"same " + number, 1,
         [hand, readers = readers_, seed = seed_ + shown_](
             std::uint64_t n, const std::atomic<bool>& off) -> std::optional<ReadyItem> {
             auto again = fairdeal::same_again(*hand, seed + n, &off);
             if (!again) return std::nullopt;
             const std::string clause = again->clauses.empty() ? "" : again->clauses.front();
             return Dealer{readers, off}.ready(*std::move(again), clause);
         }});
    orders.push_back({"contrast " + number, 1,
                      [hand, readers = readers_](
                          std::uint64_t, const std::atomic<bool>& off) -> std::optional<ReadyItem> {
                          auto contrast = contrast_of(*hand);
                          if (!contrast) return std::nullopt;
                          return Dealer{readers, off}.ready(std::move(contrast->scenario),
                                                            std::string(contrast->there.id));
                      }});
}

void NextQuestion::order(std::vector<Order> orders) {
    ordered_.clear();
    for (const Order& each : orders) ordered_.push_back(each.shelf);
    ahead_.order(std::move(orders));
}

void NextQuestion::look_behind(const Scenario& open, const DrillChoice& choice,
                               const Library& library) {
    ++shown_;
    open_ = open.id;
    const Aims aims = aims_for(choice.game, library);
    std::vector<Order> orders{fresh(choice, aims)};
    add_beside(orders, open);
    orders.push_back(old(choice, aims));
    order(std::move(orders));
}

void NextQuestion::look_behind(const Scenario& open, const std::vector<std::string>& clauses,
                               const Library& library) {
    constexpr std::size_t ahead = 3;
    ++shown_;
    open_ = open.id;
    std::vector<Order> orders;
    for (std::size_t i = 0; i < std::min(clauses.size(), ahead); ++i) {
        const auto game = game_of_clause(clauses[i], library, games_);
        if (game && can_be_dealt(*game, clauses[i]))
            orders.push_back(review(clauses[i], *game, ahead - i));
        if (i == 0) add_beside(orders, open);
    }
    if (clauses.empty()) add_beside(orders, open);
    order(std::move(orders));
}

std::optional<ReadyItem> NextQuestion::of_drill(const DrillChoice& choice, const Library& library) {
    constexpr std::uint64_t now_and_then = 4;
    if (ordered_.empty()) order({fresh(choice, aims_for(choice.game, library))});
    if (shown_ % now_and_then == now_and_then - 1) {
        if (auto item = take("old", milliseconds(0))) return item;
    }
    const bool dealt = choice.clauses.empty() ||
                       std::any_of(choice.clauses.begin(), choice.clauses.end(),
                                   [&](const auto& one) { return can_be_dealt(choice.game, one); });
    if (!dealt) return std::nullopt;
    const bool waits = choice.clauses.empty() || choice.level.has_value();
    if (auto item = take("fresh", waits ? no_limit : blink)) return item;
    if (choice.level) return std::nullopt;  // what ships may be of another level
    if (auto item = shipped(choice.game, choice.clauses, choice.kinds, library)) return item;
    return take("fresh", no_limit);
}

std::optional<ReadyItem> NextQuestion::about(const std::string& clause, const Library& library) {
    const auto game = game_of_clause(clause, library, games_);
    if (!game) return std::nullopt;
    if (!can_be_dealt(*game, clause)) return shipped(*game, {clause}, {}, library);
    const std::string shelf = "review " + clause;
    if (!holds(ordered_, shelf)) order({review(clause, *game, 1)});
    if (auto item = take(shelf, blink)) return item;
    auto item = shipped(*game, {clause}, {}, library);
    if (item && item->scenario.id != open_) return item;
    auto dealt = take(shelf, no_limit);
    return dealt ? dealt : item;  // the same once more rather than nothing
}

std::optional<ReadyItem> NextQuestion::same_again() {
    return take("same " + std::to_string(shown_), no_limit);
}

std::optional<ReadyItem> NextQuestion::contrast() {
    return take("contrast " + std::to_string(shown_), no_limit);
}

void NextQuestion::answered(const ReaderAnswers& answers, const GivenAnswer& answer,
                            const std::string& said) {
    take_in(states_, answer, SchoolRules());
    Diagnosis& diagnosis = diagnoses_.at(answer.game);
    if (answers.empty() || said.empty())
        diagnosis.remembers(answer);
    else
        diagnosis.answered(answers, said);
}

void NextQuestion::wait_until_ready() {
    constexpr milliseconds a_while{5};
    for (const std::string& shelf : ordered_) {
        while (!ahead_.is_full(shelf)) std::this_thread::sleep_for(a_while);
    }
}

}  // namespace fairdeal
