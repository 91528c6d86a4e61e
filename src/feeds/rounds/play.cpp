#include "feeds/rounds/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <span>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;
using Texts = std::vector<std::string>;

constexpr int twenty_one = 21;

const Json& value_in(const Json& object, const char* key) {
    static const Json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

constexpr bool is_unread(const std::string& card) { return card.starts_with('?'); }

int worth(const std::string& card) {
    if (card.empty()) return 0;
    if (is_digit(card.front())) return card.front() - '0';
    return card.front() == 'A' ? 1 : 10;
}

bool has_word(const Texts& texts, std::string_view word) {
    return std::find(texts.begin(), texts.end(), word) != texts.end();
}

/// What is wrong first is why there is no play; what is made after it is of no use.
class Play {
public:
    OrRefusal<std::vector<Json>> events() {
        if (why_) return tl::make_unexpected(*why_);
        return std::move(events_);
    }

    void make(const Json& row) {
        const Json& verb = value_in(row, "verb");
        if (verb == "acts") return act(value_in(row, "who"), value_in(row, "hand"));
        if (verb == "dealer_acts")
            return dealer_acts(texts_in(row, "cards"), value_in(row, "live") == true);
        const Json& seats = value_in(row, "seats");
        if (!seats.is_array()) return refuse_kind(row);
        const Texts dealer = texts_in(row, "dealer");
        if (verb == "dealt") return deal(seats, dealer);
        if (verb == "play") return play(seats, dealer);
        for (const Json& seat : seats) bet(seat);
        add_total(row);
        for (const Json& seat : seats) check_doubles(seat);
        play(seats, dealer);
        for (const Json& seat : seats) settle(seat);
    }

private:
    // --- what was bet

    static bool is_double(const Json& bet) { return value_in(bet, "is") == "double"; }

    void bet(const Json& seat) {
        for (const Json& bet : value_in(seat, "rows")) {
            if (is_double(bet)) continue;
            Json event = event_of(value_in(seat, "seat"), "bet", value_in(bet, "path"));
            event["wager"] = value_in(bet, "is");
            event["amount"] = value_in(bet, "stake");
            events_.push_back(std::move(event));
        }
    }

    /// What the source says was bet in all; it need not.
    void add_total(const Json& row) {
        const Json& total = value_in(row, "total");
        if (total.is_null()) return;
        Json stakes = Json::array();
        for (const Json& seat : value_in(row, "seats"))
            for (const Json& bet : value_in(seat, "rows")) stakes.push_back(value_in(bet, "stake"));
        events_.push_back({{"verb", "equal"},
                           {"of", std::move(stakes)},
                           {"is", total},
                           {"path", value_in(row, "path")}});
    }

    /// A double is there as an action and as a bet, or as neither.
    void check_doubles(const Json& seat) {
        const Json& bets = value_in(seat, "rows");
        const bool has_bet = std::any_of(bets.begin(), bets.end(), is_double);
        if (has_bet != has_word(texts_in(seat, "actions"), "double"))
            refuse(value_in(seat, "path"),
                   fixed("a double without its bet, or a bet without its double"));
    }

    /// By what was bet on, in the order of the alphabet; a double is part of the seat's own bet.
    void settle(const Json& seat) {
        std::map<std::string, Json> wagers;
        for (const Json& bet : value_in(seat, "rows")) {
            if (!is_double(bet) && value_in(bet, "is").is_string())
                wagers.emplace(bet["is"].get<std::string>(), Json());
        }
        for (const Json& bet : value_in(seat, "rows")) {
            const Json& is = value_in(bet, "is");
            const auto found = wagers.find(is_double(bet)   ? "player"
                                           : is.is_string() ? is.get<std::string>()
                                                            : "");
            if (found == wagers.end()) continue;
            Json& event = found->second;
            if (event.is_null()) {
                event = event_of(value_in(seat, "seat"), "settle", value_in(bet, "path"));
                event["wager"] = found->first;
            }
            event["stake"].push_back(value_in(bet, "stake"));
            event["amount"].push_back(value_in(bet, "win"));
        }
        for (auto& [wager, event] : wagers) events_.push_back(std::move(event));
    }

    // --- what was played

    void play(const Json& seats, const Texts& dealer) {
        if (dealer.size() < 2)
            return refuse(Json::array(),
                          fmt::format(fixed("{} cards of the dealer"), dealer.size()));
        deal(seats, dealer);
        if (is_natural(dealer)) return add_dealer("turn", dealer[1]);
        if (worth(dealer[0]) == 10 || dealer[0].starts_with('A')) add_dealer("peek");
        for (const Json& seat : seats) act(value_in(seat, "seat"), seat);
        dealer_acts(dealer, std::any_of(seats.begin(), seats.end(),
                                        [&](const Json& seat) { return is_live(seat); }));
    }

    void deal(const Json& seats, const Texts& dealer) {
        for (const Json& seat : seats) {
            const Texts cards = texts_in(seat, "cards");
            if (cards.empty()) continue;
            Json event = event_of(value_in(seat, "seat"), "deal", value_in(seat, "path"));
            event["cards"] = cards.size() > 1 ? cards[0] + " " + cards[1] : cards[0];
            events_.push_back(std::move(event));
        }
        if (dealer.empty()) return;
        add_dealer("deal", dealer.size() > 1 ? dealer[0] + " (" + dealer[1] + ")" : dealer[0]);
    }

    void act(const Json& who, const Json& hand) {
        const Texts cards = texts_in(hand, "cards");
        const Json& path = value_in(hand, "path");
        std::size_t next = 2;
        for (const std::string& action : texts_in(hand, "actions")) {
            Json event = event_of(who, action, path);
            if (action == "hit" || action == "double") {
                if (next >= cards.size())
                    return refuse(path, fmt::format(fixed("{} without its card"), action));
                event["cards"] = cards[next++];
            } else if (action == "stand" && is_over(cards, next)) {
                continue;
            }
            events_.push_back(std::move(event));
        }
        if (next != cards.size())
            refuse(path, fmt::format(fixed("{} cards, actions for {}"), cards.size(), next));
    }

    void dealer_acts(const Texts& cards, bool live) {
        add_dealer("turn", cards.size() > 1 ? cards[1] : "");
        for (std::size_t i = 2; i < cards.size(); ++i) add_dealer("hit", cards[i]);
        if (!live && cards.size() <= 2) return;
        constexpr int stands_on = 17;
        const int sum = points(cards);
        if (sum >= stands_on && sum <= twenty_one) add_dealer("stand");
    }

    static Json event_of(const Json& who, std::string_view verb, const Json& path) {
        return {{"who", who}, {"verb", verb}, {"path", path}};
    }
    void add_dealer(const char* verb, const std::string& cards = "") {
        Json event{{"who", "dealer"}, {"verb", verb}};
        if (!cards.empty()) event["cards"] = cards;
        events_.push_back(std::move(event));
    }

    int points(std::span<const std::string> cards) {
        int sum = 0;
        bool has_ace = false;
        for (const std::string& card : cards) {
            if (is_unread(card)) refuse(Json::array(), fixed("a card that was not read decides"));
            sum += worth(card);
            has_ace = has_ace || card.starts_with('A');
        }
        return has_ace && sum <= twenty_one - 10 ? sum + 10 : sum;
    }
    bool is_natural(const Texts& cards) { return cards.size() == 2 && points(cards) == twenty_one; }
    /// After `next` of its cards there is nothing for the hand to decide: a stand of it is no
    /// event.
    bool is_over(const Texts& cards, std::size_t next) {
        return is_natural(cards) ||
               points(std::span(cards).first(std::min(next, cards.size()))) > twenty_one;
    }
    /// Something of the seat depends on the dealer's cards.
    bool is_live(const Json& seat) {
        const Texts cards = texts_in(seat, "cards");
        const bool out = is_natural(cards) || points(cards) > twenty_one ||
                         has_word(texts_in(seat, "actions"), "surrender");
        const Json& bets = value_in(seat, "rows");
        return !out || has_word(texts_in(seat, "bets"), "dealer") ||
               std::any_of(bets.begin(), bets.end(),
                           [](const Json& bet) { return value_in(bet, "is") == "dealer"; });
    }

    /// A list of words, of which one that is not there is empty; none where nothing is.
    Texts texts_in(const Json& object, const char* key) {
        Texts texts;
        const Json& list = value_in(object, key);
        if (list.is_null()) return texts;
        if (!list.is_array()) return refuse_kind(list), texts;
        for (const Json& text : list) {
            if (!text.is_string() && !text.is_null()) return refuse_kind(list), Texts();
            texts.push_back(text.is_null() ? "" : text.get<std::string>());
        }
        return texts;
    }

    void refuse(const Json& path, std::string_view value) {
        if (!why_)
            why_ = refusal_of(Json{{"rule", "R10"}, {"path", path}, {"value", value}}.dump());
    }
    void refuse_kind(const Json& value) {
        if (!why_)
            why_ = {"", "",
                    tr("the mapping's program gave {value}, which is no part of a play",
                       "value"_a = in_quotes(value.dump()))};
    }

    std::vector<Json> events_;
    std::optional<FeedRefusal> why_;
};

}  // namespace

bool is_play(const Json& row) {
    const Json& verb = value_in(row, "verb");
    return verb == "round" || verb == "play" || verb == "acts" || verb == "dealt" ||
           verb == "dealer_acts";
}

OrRefusal<std::vector<Json>> events_of_play(const Json& row) {
    Play play;
    play.make(row);
    return play.events();
}

}  // namespace fairdeal
