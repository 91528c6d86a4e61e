#include "drills/irregular/irregular_item.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "dealing/deal.h"
#include "drills/drill_events.h"
#include "drills/irregular/wrong_deal.h"
#include "games/all_games.h"
#include "questions/asked.h"
#include "questions/kinds/kind.h"
#include "questions/open_wagers.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

constexpr std::array kinds_asked{QuestionKind::Next,    QuestionKind::May,    QuestionKind::Remedy,
                                 QuestionKind::Outcome, QuestionKind::Amount, QuestionKind::Clause,
                                 QuestionKind::Spot,    QuestionKind::Table};

template <class List>
void put_by_chance(List& list, Dice& dice) {
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[dice.below(left)]);
}

bool is_of_chapter(std::string_view clause) { return clause.starts_with(irregular_prefix); }

bool is_about(WrongDeal wrong, std::string_view clause) {
    const auto about = clauses_about(wrong);
    return std::find(about.begin(), about.end(), clause) != about.end();
}

/// Lines of the floor to try where a hand stops.
class FloorProposals {
public:
    FloorProposals(const HandRecord& hand, std::string_view clause)
        : hand_(hand),
          clause_(clause),
          ruling_(rule(hand)),
          table_(table_at_end(hand, ruling_.effects)) {}

    std::vector<FloorEvent> all() {
        propose_about_cards();
        propose_orders();
        for (const TableSeat& seat : table_.seats) propose_at(seat);
        return std::move(events_);
    }

private:
    void add(const std::string& line) {
        Problems problems;
        FloorEvent event = read_floor_event(line, hand_.header.game(), 0, problems);
        if (problems.empty() && impossible_lines(with_line(hand_, event)).empty())
            events_.push_back(std::move(event));
    }

    /// The card that was drawn, or lay in the shoe: burned, taken or refused.
    void propose_about_cards() {
        const std::string burn(fixed("shoe burn"));
        if (const auto event = floor_event_of_act(hand_, burn)) add(to_text(*event));
        const auto& out = hand_.header.facts.out;
        if (out) add(fmt::format(fixed("shoe shuffle {}"), *out));
        const bool is_drawn =
            std::any_of(hand_.floor.begin(), hand_.floor.end(), [](const auto& one) {
                return one.verb == FloorVerb::Draw && !one.cards.front().face_down;
            });
        if (!is_drawn) return;
        for (const TableSeat& seat : table_.seats) {
            for (const TableHand& hand : seat.hands) {
                for (const char* verb : {" accept", " refuse"}) {
                    if (const auto event = floor_event_of_act(hand_, to_text(hand.who) + verb))
                        add(to_text(*event));
                }
            }
        }
    }

    void propose_orders() {
        for (const ClauseId clause : ruling_.at_issue) propose_orders_by(clause.id);
        propose_orders_by(clause_);
    }
    /// Every value of what is at issue, and a round made void by it.
    void propose_orders_by(std::string_view clause) {
        const RemedySpec* spec = remedy_of(clause);
        if (spec == nullptr) return;
        for (const std::string_view value : split_at(spec->words, '|'))
            add(fmt::format(fixed("floor rules {} {}"), clause, value));
        add(fmt::format(fixed("dealer void {}"), clause));
    }

    void propose_at(const TableSeat& seat) {
        const std::string who = std::to_string(seat.seat);
        for (const PlacedWager& wager : seat.wagers)
            add(fmt::format("{} withdraw {}", who, to_text(wager.name)));
        for (const char* clause : {"IRR-8", "IRR-11"}) add(who + " void " + clause);
        if (seat.hands.empty() || seat.hands.front().cards.empty()) return;
        const std::string card = to_text(seat.hands.front().cards.back());
        add(fmt::format(fixed("{} move {} dealer"), who, card));
        for (const TableSeat& other : table_.seats) {
            if (other.seat != seat.seat) add(fmt::format("{} move {} {}", who, card, other.seat));
        }
    }

    const HandRecord& hand_;
    std::string_view clause_;  // what no line shows; empty: a line does
    Ruling ruling_;
    TableState table_;
    std::vector<FloorEvent> events_;
};

/// All questions of one kind.
class Asker {
public:
    Asker(const HandRecord& hand, QuestionKind kind, std::string_view clause)
        : hand_(hand), kind_(kind), clause_(clause) {}

    std::vector<Scenario> all() {
        const Needs& needs = kind_of(kind_).facts.needs;
        if (needs.event)
            ask_events();
        else if (needs.wager)
            ask_wagers();
        else if (needs.seat)
            ask_seats();
        else
            ask_once(needs.clause);
        return std::move(found_);
    }

private:
    void ask(Question question) {
        Scenario scenario;
        scenario.hand = hand_;
        scenario.question = std::move(question);
        if (!question_problem(scenario)) found_.push_back(std::move(scenario));
    }
    void ask_once(bool names_a_clause) {
        Question question{kind_};
        if (names_a_clause) question.clause = clause_;
        ask(std::move(question));
    }
    void ask_events() {
        Question question{kind_};
        for (FloorEvent& event : FloorProposals(hand_, clause_).all()) {
            question.floor_event = std::move(event);
            ask(question);
        }
        question.floor_event.reset();
        for (Event& event : events_to_ask(hand_)) {
            question.event = std::move(event);
            ask(question);
        }
    }
    void ask_wagers() {
        for (const OpenWager& open : open_wagers(hand_)) {
            Question question{kind_};
            question.who = open.who;
            question.wager = open.wager;
            ask(std::move(question));
        }
    }
    void ask_seats() {
        for (const TableSeat& seat : table_at_end(hand_).seats) {
            Question question{kind_};
            question.seat = seat.seat;
            ask(std::move(question));
        }
    }

    const HandRecord& hand_;
    QuestionKind kind_;
    std::string_view clause_;
    std::vector<Scenario> found_;
};

bool is_asked_for(const Scenario& scenario, const Request& request) {
    if (request.shows) return is_caught(*request.shows, scenario);
    const Key key = key_of(scenario);
    if (key.because.empty()) return false;
    const std::string_view decides = key.because.front().id;
    return request.clauses.empty() ? is_of_chapter(decides)
                                   : std::find(request.clauses.begin(), request.clauses.end(),
                                               decides) != request.clauses.end();
}

/// The remedies too are by chance where no card is asked for.
TableCard card_of(const Request& request, Dice& dice) {
    if (request.card) return *request.card;
    TableCard card = random_card(request.game, dice);
    for (const RemedySpec& spec : remedies()) {
        if (!dice.chance(25)) continue;
        const auto words = split_at(spec.words, '|');
        card.remedies.set(spec, dice.one_of<std::string_view>(words));
    }
    return card;
}

/// What can go wrong in a game.
std::vector<WrongDeal> wrong_deals_of(Game game) {
    std::vector<WrongDeal> all;
    for (const WrongDeal wrong : every_wrong_deal) {
        if (arises_in(game, clauses_about(wrong).front())) all.push_back(wrong);
    }
    return all;
}

/// One of those that a wished clause is about.
WrongDeal wrong_deal_for(const Request& request, Dice& dice) {
    std::vector<std::string> wished = request.clauses;
    if (request.shows) wished = {request.shows->clause};
    const std::vector<WrongDeal> all = wrong_deals_of(request.game);
    std::vector<WrongDeal> fitting;
    for (const WrongDeal wrong : all) {
        if (std::any_of(wished.begin(), wished.end(),
                        [&](const std::string& clause) { return is_about(wrong, clause); }))
            fitting.push_back(wrong);
    }
    return dice.one_of<WrongDeal>(fitting.empty() ? all : fitting);
}

/// What a question about the hand has to name; nothing is left to order once the round is void.
std::string_view clause_of_question(const HandRecord& hand, WrongDeal wrong) {
    const bool is_void =
        std::any_of(hand.floor.begin(), hand.floor.end(),
                    [](const FloorEvent& event) { return event.verb == FloorVerb::Void; });
    return is_void ? std::string_view() : clause_to_name(wrong);
}

/// The line that goes wrong may break a clause of the game; nothing else in the hand may.
bool is_fair(const HandRecord& hand, WrongDeal wrong) {
    const bool breaks_one = wrong == WrongDeal::Overdrawn || wrong == WrongDeal::EmptyBox;
    return rule(hand).breaches.size() <= (breaks_one ? 1U : 0U);
}

}  // namespace

bool is_about_irregularities(const Request& request) {
    if (request.shows) return request.shows->of_chapter;
    const auto only_irregular = [](QuestionKind kind) {
        return kind_of(kind).facts.only_irregular;
    };
    if (request.clauses.empty())
        return !request.kinds.empty() &&
               std::all_of(request.kinds.begin(), request.kinds.end(), only_irregular);
    return std::all_of(request.clauses.begin(), request.clauses.end(), is_of_chapter);
}

std::vector<Scenario> questions_about(const HandRecord& hand,
                                      const std::vector<QuestionKind>& kinds, Dice& dice,
                                      std::string_view clause) {
    std::vector<QuestionKind> asked(kinds_asked.begin(), kinds_asked.end());
    if (!kinds.empty())
        std::erase_if(asked, [&](QuestionKind kind) {
            return std::find(kinds.begin(), kinds.end(), kind) == kinds.end();
        });
    put_by_chance(asked, dice);
    std::vector<Scenario> all;
    for (const QuestionKind kind : asked) {
        std::vector<Scenario> found = Asker(hand, kind, clause).all();
        put_by_chance(found, dice);
        std::move(found.begin(), found.end(), std::back_inserter(all));
    }
    return all;
}

namespace {

std::optional<Scenario> try_a_hand(const Request& request, Dice& dice) {
    const TableCard card = card_of(request, dice);
    const int level = request.level ? *request.level : 1 + static_cast<int>(dice.below(3));
    const HandRecord plain = deal_hand(card, {}, dice, level);
    const WrongDeal wrong = wrong_deal_for(request, dice);
    const auto hand = with_wrong_deal(plain, wrong, dice);
    if (!hand || !is_fair(*hand, wrong) || !has_all(*hand, request.features)) return std::nullopt;
    for (Scenario& scenario :
         questions_about(*hand, request.kinds, dice, clause_of_question(*hand, wrong))) {
        if (is_asked_for(scenario, request)) return std::move(scenario);
    }
    return std::nullopt;
}

}  // namespace

std::optional<IrregularQuestion> find_irregular_question(const Request& request, std::uint64_t seed,
                                                         int most_attempts,
                                                         const std::atomic<bool>* called_off) {
    const auto topics = irregular_topics(request.game);
    const auto is_topic = [&](std::string_view clause) {
        return std::find(topics.begin(), topics.end(), clause) != topics.end();
    };
    if (!request.shows && !request.clauses.empty() &&
        std::none_of(request.clauses.begin(), request.clauses.end(), is_topic))
        return std::nullopt;
    const bool any_kind =
        request.kinds.empty() ||
        std::any_of(kinds_asked.begin(), kinds_asked.end(), [&](QuestionKind kind) {
            return std::find(request.kinds.begin(), request.kinds.end(), kind) !=
                   request.kinds.end();
        });
    if (!any_kind) return std::nullopt;
    Dice dice(seed);
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        if (called_off != nullptr && *called_off) return std::nullopt;
        if (auto question = try_a_hand(request, dice))
            return IrregularQuestion{*std::move(question), attempt};
    }
    return std::nullopt;
}

std::vector<std::string_view> irregular_topics(Game game) {
    const std::vector<WrongDeal> all = wrong_deals_of(game);
    std::vector<std::string_view> topics;
    for (const ClauseId clause : irregular_clauses()) {
        const bool is_shown = std::any_of(
            all.begin(), all.end(), [&](WrongDeal wrong) { return is_about(wrong, clause.id); });
        if (is_shown && arises_in(game, clause.id)) topics.push_back(clause.id);
    }
    return topics;
}

}  // namespace fairdeal
