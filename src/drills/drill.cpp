#include "drills/drill.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "dealing/deal.h"
#include "dealing/shoe.h"
#include "drills/drill_words.h"
#include "drills/irregular/irregular_item.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

struct FeatureName {
    Feature feature;
    std::string_view name;
};
constexpr std::array names{FeatureName{Feature::Natural, "natural"},
                           FeatureName{Feature::Split, "split"},
                           FeatureName{Feature::Double, "double"},
                           FeatureName{Feature::Bust, "bust"},
                           FeatureName{Feature::Soft, "soft"},
                           FeatureName{Feature::Insurance, "insurance"},
                           FeatureName{Feature::SideWager, "side-wager"},
                           FeatureName{Feature::Surrender, "surrender"},
                           FeatureName{Feature::ManySeats, "many-seats"},
                           FeatureName{Feature::ShortBank, "short-bank"},
                           FeatureName{Feature::Raise, "raise"},
                           FeatureName{Feature::Elimination, "elimination"}};

bool any_verb(const HandRecord& hand, Verb verb) {
    return std::any_of(hand.events.begin(), hand.events.end(),
                       [&](const Event& event) { return event.verb == verb; });
}

/// A hand of a player or the dealer that fits.
template <class Fits>
bool any_hand(const TableState& table, Fits fits) {
    if (fits(table.dealer)) return true;
    for (const TableSeat& seat : table.seats) {
        if (std::any_of(seat.hands.begin(), seat.hands.end(), fits)) return true;
    }
    return false;
}

bool has(const HandRecord& hand, const TableState& table, Feature feature) {
    switch (feature) {
        case Feature::Natural:
            return any_hand(table, [](const TableHand& played) {
                return !played.from_split && is_ace_and_ten(played.counted());
            });
        case Feature::Bust:
            return any_hand(table, [](const TableHand& one) { return is_bust(one.total()); });
        case Feature::Soft:
            return any_hand(table, [](const TableHand& one) { return one.total().soft; });
        case Feature::SideWager:
            return std::any_of(hand.events.begin(), hand.events.end(), [](const Event& event) {
                return event.verb == Verb::Bet && is_side(event.wager);
            });
        case Feature::Elimination: return any_verb(hand, Verb::Out);
        case Feature::Split: return any_verb(hand, Verb::Split);
        case Feature::Double: return any_verb(hand, Verb::Double);
        case Feature::Insurance: return any_verb(hand, Verb::Insure);
        case Feature::Surrender: return any_verb(hand, Verb::Surrender);
        case Feature::Raise: return any_verb(hand, Verb::Raise);
        case Feature::ManySeats: return table.seats.size() >= 3;
        case Feature::ShortBank: return rule(hand).short_bank.is_short;
    }
    throw Fault("invalid feature");
}

}  // namespace

bool has_all(const HandRecord& hand, const std::vector<Feature>& features) {
    if (features.empty()) return true;
    const TableState table = table_at_end(hand);
    return std::all_of(features.begin(), features.end(),
                       [&](Feature feature) { return has(hand, table, feature); });
}

namespace {

/// What can be asked in this game at all; what is said at the table is not dealt.
std::vector<QuestionKind> kinds_of(const Request& request) {
    std::vector<QuestionKind> kinds = request.kinds;
    if (kinds.empty()) kinds.assign(every_question_kind().begin(), every_question_kind().end());
    std::erase_if(kinds, [&](QuestionKind kind) {
        const KindFacts& facts = kind_of(kind).facts;
        return !facts.is_ruled || facts.only_irregular ||
               facts.only_in.value_or(request.game) != request.game ||
               (!facts.is_about_clauses && !request.clauses.empty());
    });
    return kinds;
}

void shuffle(std::vector<QuestionKind>& kinds, Dice& dice) {
    for (std::size_t left = kinds.size(); left > 1; --left)
        std::swap(kinds[left - 1], kinds[dice.below(left)]);
}

bool is_one_of(ClauseId clause, const std::vector<std::string>& clauses) {
    return std::find(clauses.begin(), clauses.end(), clause.id) != clauses.end();
}

/// One of the clauses is cited for a line of the finished hand.
bool decides_a_line(const HandRecord& hand, const std::vector<std::string>& clauses) {
    const Ruling ruling = rule(hand);
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
        return std::any_of(line.because.begin(), line.because.end(),
                           [&](ClauseId clause) { return is_one_of(clause, clauses); });
    });
}

bool asks_of_play(QuestionKind kind) { return kind_of(kind).facts.at == AskedAt::Play; }

/// A question about this hand that the request asks for.
std::optional<Scenario> one_question(const HandRecord& hand, const Request& request,
                                     std::vector<QuestionKind> kinds, Dice& dice) {
    shuffle(kinds, dice);
    for (const QuestionKind kind : kinds) {
        const auto questions = request.shows ? questions_showing(hand, {kind}, *request.shows, dice)
                                             : questions_in(hand, {kind}, request.clauses, dice);
        if (!questions.empty()) return dice.one_of<Scenario>(questions);
    }
    return std::nullopt;
}

/// Who misreads so settles the hand otherwise: another wager, sum or order.
bool is_settled_otherwise(const HandRecord& hand, const Misreading& misread) {
    Ruling ruling;
    Ruling otherwise;
    rule_into(hand, ruling, Depth::Amounts);
    rule_misread_into(hand, misread, otherwise, Depth::Amounts);
    const auto same = [](const Line& a, const Line& b) {
        return a.who == b.who && a.wager == b.wager && settled_line(a) == settled_line(b);
    };
    return !std::equal(ruling.lines.begin(), ruling.lines.end(), otherwise.lines.begin(),
                       otherwise.lines.end(), same);
}

/// A clause that settles, and how often under each leaning of the shoe; first: as chance has it.
struct Settling {
    std::string clause;
    std::array<int, loaded_lean_count + 1> by_lean{};
};

void count_clauses(const HandRecord& hand, std::size_t lean, int weight,
                   std::vector<Settling>& seen) {
    const Ruling ruling = rule(hand);
    for (const Line& line : ruling.lines) {
        for (const ClauseId clause : line.because) {
            auto found = std::find_if(seen.begin(), seen.end(),
                                      [&](const Settling& one) { return one.clause == clause.id; });
            if (found == seen.end()) found = seen.insert(found, {std::string(clause.id), {}});
            found->by_lean.at(lean) += weight;
        }
    }
}

/// Of a table that may be as busy as it likes; busy ones show more.
int likely_level(Dice& dice) {
    constexpr std::array levels{1, 2, 3, 4, 4, 5, 5, 5};
    return dice.one_of<int>(levels);
}

/// What hands of a game are settled by, seen in a sample that is always the same. Other clauses
/// show only where a hand stops, or are too rare for it.
std::vector<Settling> sample_of(Game game) {
    constexpr std::size_t hands = 2400;
    constexpr std::array looks{6, 12, 40};  // strongly: the rarest are to show
    constexpr std::size_t leans = loaded_lean_count + 1;
    std::vector<Settling> seen;
    Dice dice(1);
    for (std::size_t i = 0; i < hands; ++i) {
        // Half of them long hands, which bring what is rarest; each of the others counts for more.
        const bool is_long = i % 2 == 0;
        const std::size_t lean = is_long ? leans - 1 : i / 2 % leans;
        dice.load(std::nullopt);
        const TableCard card = i % 3 == 0 ? random_card(game, dice) : TableCard(game);
        if (lean > 0)
            dice.load(Dice::Load{static_cast<std::uint8_t>(lean - 1), dice.one_of<int>(looks)});
        count_clauses(deal_hand(card, {}, dice, likely_level(dice)), lean,
                      is_long ? 1 : static_cast<int>(leans), seen);
    }
    return seen;
}

template <Game game>
const std::vector<Settling>& sample() {
    static const std::vector<Settling> seen = sample_of(game);
    return seen;
}

const std::vector<Settling>& settling_clauses(Game game) {
    switch (game) {
        case Game::Breakout: return sample<Game::Breakout>();
        case Game::Extreme: return sample<Game::Extreme>();
        case Game::Midnight: return sample<Game::Midnight>();
        case Game::League: return sample<Game::League>();
    }
    throw Fault("invalid game");
}

/// How often the wished clauses settled under each leaning.
std::array<int, loaded_lean_count + 1> leans_for(const Request& request) {
    std::array<int, loaded_lean_count + 1> sums{};
    for (const Settling& seen : settling_clauses(request.game)) {
        if (!is_one_of(ClauseId{seen.clause}, request.clauses)) continue;
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += seen.by_lean[i];
    }
    return sums;
}

/// Draws one hand after the other until one can be asked what is wished.
class Search {
public:
    Search(const Request& request, std::uint64_t seed)
        : request_(request),
          dice_(seed),
          kinds_(kinds_of(request)),
          anything_(request.clauses.empty()) {
        for (const QuestionKind kind : kinds_)
            (asks_of_play(kind) ? of_play_ : of_settlement_).push_back(kind);
        if (!anything_) leans_ = leans_for(request);
        for (const std::string& clause : request.clauses) {
            if (is_cited(clause)) continue;
            Misreading& forgotten = forgotten_.emplace_back();
            forgotten.game = request.game;
            forgotten.clause = clause;
            forgotten.change.ignored = true;
        }
        for (const int times : leans_) times_ += static_cast<std::uint64_t>(times);
        settling_ = !of_settlement_.empty() && times_ > 0;
    }

    std::optional<Scenario> try_a_hand(int attempt) {
        load_dice();
        const TableCard card = request_.card ? *request_.card : random_card(request_.game, dice_);
        const HandRecord hand = deal_hand(card, {}, dice_, level_now());
        if (!has_all(hand, request_.features)) return std::nullopt;
        if (request_.shows) return try_to_show(hand, attempt);
        if (anything_)
            return one_question(hand, request_, {dice_.one_of<QuestionKind>(kinds_)}, dice_);
        if (decides_a_line(hand, request_.clauses) || shows_a_forgotten(hand)) {
            if (auto found = one_question(hand, request_, of_settlement_, dice_)) return found;
        }
        return is_time_for_play(attempt) ? one_question(hand, request_, play_now(attempt), dice_)
                                         : std::nullopt;
    }

private:
    int level_now() {
        if (request_.level) return *request_.level;
        // Parts of a dollar are dealt by no floor: who drops them is shown by odd sums alone.
        const bool is_about_parts =
            request_.shows && request_.shows->change.slip == Slip::RoundsDown;
        if (is_about_parts && dice_.chance(50)) return any_table;
        const bool any_will_do = anything_ && request_.features.empty() && !request_.shows;
        return any_will_do ? 1 + static_cast<int>(dice_.below(busiest)) : likely_level(dice_);
    }

    std::optional<Scenario> try_to_show(const HandRecord& hand, int attempt) {
        if (!of_settlement_.empty() && is_settled_otherwise(hand, *request_.shows)) {
            if (auto found = one_question(hand, request_, of_settlement_, dice_)) return found;
        }
        constexpr int seldom = 8;
        const bool is_time = !of_play_.empty() && (of_settlement_.empty() || attempt % seldom == 0);
        return is_time ? one_question(hand, request_, of_play_, dice_) : std::nullopt;
    }

    [[nodiscard]] bool is_cited(const std::string& clause) const {
        const auto& seen = settling_clauses(request_.game);
        return std::any_of(seen.begin(), seen.end(),
                           [&](const Settling& one) { return one.clause == clause; });
    }

    /// A clause that no line cites shows where anybody who forgets it settles otherwise.
    [[nodiscard]] bool shows_a_forgotten(const HandRecord& hand) const {
        return std::any_of(forgotten_.begin(), forgotten_.end(), [&](const Misreading& misread) {
            return is_settled_otherwise(hand, misread);
        });
    }

    /// Rare clauses need rare cards: every other hand comes from a leaning shoe, and most of these
    /// lean as those did that brought the clause before.
    void load_dice() {
        dice_.load(std::nullopt);
        if (anything_ || dice_.chance(50)) return;
        auto lean = dice_.below(loaded_lean_count);
        if (times_ > 0 && dice_.chance(80)) {
            const std::size_t likely = likely_lean();
            if (likely == 0) return;
            lean = likely - 1;
        }
        constexpr std::array looks{3, 6, 12}, strongly{6, 12, 40};
        dice_.load(Dice::Load{static_cast<std::uint8_t>(lean),
                              dice_.one_of<int>(request_.shows ? strongly : looks)});
    }

    [[nodiscard]] std::size_t likely_lean() {
        auto left = dice_.below(times_);
        std::size_t lean = 0;
        for (; left >= static_cast<std::uint64_t>(leans_[lean]); ++lean)
            left -= static_cast<std::uint64_t>(leans_[lean]);
        return lean;
    }

    /// Stops of a hand take much longer to look through than its settlement.
    [[nodiscard]] bool is_time_for_play(int attempt) const {
        constexpr int seldom = 16;
        return !of_play_.empty() && (!settling_ || attempt % seldom == 0);
    }

    /// What may be done takes longest of all.
    [[nodiscard]] std::vector<QuestionKind> play_now(int attempt) const {
        constexpr int sometimes = 3;
        std::vector<QuestionKind> kinds = of_play_;
        if (kinds.size() > 1 && attempt % sometimes != 0) std::erase(kinds, QuestionKind::May);
        return kinds;
    }

    const Request& request_;
    Dice dice_;
    std::vector<QuestionKind> kinds_, of_play_, of_settlement_;
    std::array<int, loaded_lean_count + 1> leans_{};  // how often each brought a wished clause
    std::vector<Misreading> forgotten_;  // wished clauses that settle without being cited
    std::uint64_t times_ = 0;            // all of them together
    bool anything_ = true;               // no clause is wished for
    bool settling_ = false;              // and those that are show in settlements
};

/// The clause that was wished for, or else the one that decides.
std::string deciding(const Key& key, const Request& request) {
    for (const ClauseId clause : key.because) {
        std::string id(clause.id);
        if (std::find(request.clauses.begin(), request.clauses.end(), id) != request.clauses.end())
            return id;
    }
    // Or anybody who forgets it answers otherwise, although it is not cited.
    if (!request.clauses.empty()) return request.clauses.front();
    return key.because.empty() ? "" : std::string(key.because.front().id);
}

Item item_of(Scenario scenario, const Request& request, std::uint64_t seed, int attempts) {
    const InEnglish kept;  // the same item in every language; it is kept while it is open
    // Read again, so that every event knows its line.
    if (auto record = read_record(write(scenario.hand))) scenario.hand = *std::move(record);
    const Key key = key_of(scenario);
    scenario.id = fmt::format("drill-{}-{}", to_text(request.game), seed);
    scenario.title = fresh_hand;
    scenario.level = level_of(scenario);
    scenario.story = story_of(scenario.question);
    for (const ClauseId clause : key.because) scenario.clauses.emplace_back(clause.id);
    scenario.hints = hints_for(scenario.clauses);
    return {std::move(scenario), request, seed, attempts, deciding(key, request)};
}

}  // namespace

std::string_view to_text(Feature feature) {
    return names.at(static_cast<std::size_t>(feature)).name;
}

std::optional<Feature> feature_from(std::string_view word) {
    for (const FeatureName& name : names) {
        if (name.name == word) return name.feature;
    }
    return std::nullopt;
}

std::optional<Item> make_item(const Request& request, std::uint64_t seed, int most_attempts,
                              const std::atomic<bool>* called_off) {
    if (is_about_irregularities(request)) {
        auto found = find_irregular_question(request, seed, most_attempts, called_off);
        if (!found) return std::nullopt;
        return item_of(std::move(found->scenario), request, seed, found->attempts);
    }
    if (kinds_of(request).empty()) return std::nullopt;
    Search search(request, seed);
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        if (called_off != nullptr && *called_off) return std::nullopt;
        if (auto question = search.try_a_hand(attempt))
            return item_of(*std::move(question), request, seed, attempt);
    }
    return std::nullopt;
}

}  // namespace fairdeal
