#include "feeds/rounds/rounds.h"

#include <nlohmann/json.hpp>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "feeds/documents/json_pointer.h"
#include "feeds/rounds/feed_times.h"
#include "feeds/rounds/play.h"
#include "feeds/rounds/round_cards.h"
#include "feeds/rounds/settlements.h"
#include "formats/rows.h"
#include "record/irregular/floor_event.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 9> of_a_round{"hand", "at",    "until",   "table", "dealer",
                                                     "shoe", "facts", "players", "path"};
constexpr std::array<std::string_view, 15> of_an_event{
    "who", "verb",   "wager", "amount", "place", "cards", "to",  "count",
    "way", "clause", "value", "stake",  "of",    "is",    "path"};

/// Words of a header that only the notation's second version has.
constexpr std::array<std::string_view, 6> of_version_2{
    "pack=", "out=", "behind=", "sign=", "limits=", "players="};

std::string pointer_in(const Json& row) {
    std::vector<std::string> path;
    const auto found = row.find("path");
    if (found == row.end() || !found->is_array()) return "";
    for (const Json& part : *found)
        path.push_back(part.is_string() ? part.get<std::string>() : part.dump());
    return pointer_of(path);
}

template <class Names>
bool is_in(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Printable, without blanks, and not empty.
bool is_one_word(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) > ' ' && c != '\x7f' && c != '#';
    });
}

bool begins_with_one(std::string_view word) {
    return std::any_of(of_version_2.begin(), of_version_2.end(),
                       [&](std::string_view key) { return word.starts_with(key); });
}

/// Makes one round of its rows.
class RoundMaker {
public:
    RoundMaker(const Json& first, const Mapping& mapping)
        : mapping_(mapping), settlements_(mapping), first_(first) {
        round_.id = text_in(first, "hand");
        if (round_.id.empty()) wrong("", tr("a round without an id"));
    }

    void add(const Json& row) {
        pointer_ = pointer_in(row);
        for (const auto& [key, value] : row.items()) {
            if (!is_in(of_an_event, key) && !is_in(of_a_round, key))
                wrong("", tr("the mapping's program gave {key}, which no row has",
                             "key"_a = in_quotes(key)));
        }
        const std::string verb = text_in(row, "verb");
        if (verb.empty()) return;
        if (verb == "equal") return note(settlements_.check_sum(row));
        if (const auto why = why_no_place(text_in(row, "who"))) return wrong("R4", *why);
        if (verb == "settle") return add_settlement(row);
        Json event = event_of(row);
        if (verb == "bet") note_bet(event);
        if (const auto card = cards_.one_too_many(event, decks_))
            wrong("R6", tr("{card} is there more often than a shoe of {decks} decks holds it",
                           "card"_a = *card, "decks"_a = decks_));
        keep(std::move(event));
    }

    /// The header's row is put first: whether it is of version 2 is known only now.
    MappedRound finish() {
        round_.rows.insert(round_.rows.begin(), header_row().dump());
        round_.pointers.insert(round_.pointers.begin(), pointer_in(first_));
        return std::move(round_);
    }
    [[nodiscard]] const std::vector<FeedRefusal>& refusals() const { return refusals_; }

    void read_times() {
        pointer_ = pointer_in(first_);
        const auto at = time_in("at");
        const auto until = time_in("until");
        if (at && until && *until < *at)
            wrong("R8", tr("the round ends at {until}, before it starts at {at}",
                           "until"_a = to_text(*until), "at"_a = to_text(*at)));
        if (at) at_ = to_text(*at);
        if (until) until_ = to_text(*until);
        find_table_card(at);
    }

private:
    void wrong(std::string rule, std::string what) {
        refusals_.push_back({std::move(rule), pointer_, std::move(what)});
    }
    void note(const std::optional<FeedRefusal>& refusal) {
        if (refusal) wrong(refusal->rule, refusal->what);
    }

    /// Text, or a whole number that the program itself made.
    std::string text_in(const Json& row, const char* key) {
        const auto found = row.find(key);
        if (found == row.end() || found->is_null()) return "";
        if (found->is_string()) return found->get<std::string>();
        if (found->is_number_unsigned()) return std::to_string(found->get<std::uint64_t>());
        wrong("", tr("the mapping's program gave a {key} that is no text", "key"_a = key));
        return "";
    }

    std::optional<UtcTime> time_in(const char* key) {
        const std::string text = text_in(first_, key);
        if (text.empty()) return std::nullopt;
        auto time = feed_time_from(text, mapping_);
        if (time) return *time;
        wrong("R8", time.error().front().what);
        return std::nullopt;
    }

    void find_table_card(const std::optional<UtcTime>& at) {
        for (const TableCardSpan& span : mapping_.cards_in_force) {
            const bool always = !span.from && !span.until;
            const bool covers =
                at && (!span.from || *span.from <= *at) && (!span.until || *at < *span.until);
            if (!always && !covers) continue;
            decks_ = span.decks;
            facts_ = span.facts;
            return;
        }
        wrong("R12", at ? tr("no table card is in force at {time}", "time"_a = to_text(*at))
                        : tr("no table card is in force: the round has no time"));
    }

    static std::optional<std::string> why_no_place(const std::string& who) {
        if (who == "shoe" || who == "floor" || who_from(who)) return std::nullopt;
        return tr("{who} is no seat from 1 to 9", "who"_a = in_quotes(who));
    }

    Json event_of(const Json& row) {
        Json event{{"hand", round_.id}};
        for (const char* key :
             {"who", "verb", "wager", "place", "cards", "to", "count", "way", "clause", "value"}) {
            if (std::string text = text_in(row, key); !text.empty()) event[key] = std::move(text);
        }
        if (!row.contains("amount")) return event;
        const auto amount = settlements_.sum_of(row["amount"]);
        if (!amount)
            note(amount.error());
        else if (text_in(row, "verb") == "bet" && amount->is_zero())
            wrong("R3", tr("a bet of nothing"));
        else
            event["amount"] = to_text(*amount);
        return event;
    }

    void note_bet(const Json& event) {
        if (!bets_.insert(event.value("who", "") + " " + event.value("wager", "")).second)
            wrong("R4", tr("seat {seat} bets twice on {wager}", "seat"_a = event.value("who", ""),
                           "wager"_a = event.value("wager", "")));
    }

    void add_settlement(const Json& row) {
        const auto lines = settlements_.lines_of(row);
        if (!lines) return note(lines.error());
        for (const SettledRow& line : *lines) {
            Json event{{"hand", round_.id},
                       {"who", text_in(row, "who")},
                       {"verb", line.verb},
                       {"wager", text_in(row, "wager")}};
            if (line.amount) event["amount"] = to_text(*line.amount);
            keep(std::move(event));
        }
    }

    void keep(Json event) {
        std::string line = event.value("who", "");
        for (const char* key : {"verb", "wager"}) line += " " + event.value(key, "");
        is_version_2_ = is_version_2_ || is_floor_line(line);
        round_.rows.push_back(event.dump());
        round_.pointers.push_back(pointer_);
    }

    /// What the document says of the round, each a word of the header. They hold text from the
    /// source, which must not add another word, such as a house rule.
    std::vector<std::string> facts_of_round() {
        std::vector<std::string> words;
        const Json facts = first_.value("facts", Json::array());
        if (!facts.is_array()) {
            wrong("", tr("the mapping's program gave facts that are no list of words"));
            return words;
        }
        for (const Json& fact : facts) {
            if (fact.is_string() && is_one_word(fact.get<std::string>()))
                words.push_back(fact.get<std::string>());
            else
                wrong("", tr("{value} is no fact of a round in one word such as out=12",
                             "value"_a = in_quotes(fact.dump())));
        }
        if (const std::string players = players_of_round(); !players.empty())
            words.push_back("players=" + players);
        return words;
    }

    /// "1:P77,3:P12" of [["1","P77"],["3","P12"]].
    std::string players_of_round() {
        std::string players;
        const Json all = first_.value("players", Json::array());
        for (const Json& player : all) {
            const bool is_pair = player.is_array() && player.size() == 2 && player[0].is_string() &&
                                 player[1].is_string();
            const std::string id = is_pair ? player[1].get<std::string>() : "";
            if (!is_one_word(id) || id.find(',') != std::string::npos) {
                wrong("", tr("{value} is no player: an id without blanks and commas",
                             "value"_a = in_quotes(player.dump())));
                continue;
            }
            players += (players.empty() ? "" : ",") + player[0].get<std::string>() + ":" + id;
        }
        return players;
    }

    Json header_row() {
        std::string facts = facts_;
        for (const std::string& word : facts_of_round()) facts += (facts.empty() ? "" : " ") + word;
        for (const std::string& word : words_in(facts))
            is_version_2_ = is_version_2_ || begins_with_one(word);
        if (!until_.empty()) facts = "until=" + until_ + (facts.empty() ? "" : " " + facts);
        Json row{{"hand", round_.id}, {"game", to_text(mapping_.game)}};
        if (is_version_2_ || !until_.empty()) row["notation"] = "2";
        for (const char* key : {"table", "dealer", "shoe"}) {
            if (std::string text = text_in(first_, key); !text.empty()) row[key] = std::move(text);
        }
        if (!at_.empty()) row["at"] = at_;
        if (!facts.empty()) row["facts"] = facts;
        return row;
    }

    const Mapping& mapping_;
    Settlements settlements_;
    const Json first_;
    MappedRound round_;
    std::vector<FeedRefusal> refusals_;
    std::string pointer_;  // of the row that is being added
    std::string at_, until_, facts_;
    int decks_ = 0;
    bool is_version_2_ = false;
    RoundCards cards_;
    std::set<std::string> bets_;
};

/// Puts the rows of a document into rounds.
class DocumentMaker {
public:
    explicit DocumentMaker(const Mapping& mapping) : mapping_(mapping) {}

    void add(const std::string& text) {
        if (no_play_) return;
        const Json row = Json::parse(text, nullptr, false);
        if (!row.is_object()) {
            broken_ = true;
            return refuse({"", "",
                           tr("the mapping's program gave what is no row: {value}",
                              "value"_a = in_quotes(text))});
        }
        const bool begins = row.contains("hand") && row["hand"] != hand_;
        if (begins) begin(row);
        if (!maker_) {
            broken_ = true;
            return refuse({"", "", tr("the mapping's program gave a row of no hand")});
        }
        if (!is_play(row)) return maker_->add(row);
        const auto events = events_of_play(row);
        if (!events) {
            no_play_ = events.error();
            return;
        }
        for (const Json& event : *events) maker_->add(event);
    }

    MappedDocument finish() {
        if (no_play_) return {{}, 1, {*no_play_}};
        end_round();
        if (broken_) {
            document_.refused += std::max<std::int64_t>(1, std::ssize(document_.rounds));
            document_.rounds.clear();
        }
        return std::move(document_);
    }

private:
    void refuse(FeedRefusal refusal) { document_.refusals.push_back(std::move(refusal)); }

    void begin(const Json& row) {
        end_round();
        hand_ = row["hand"];
        maker_.emplace(row, mapping_);
        maker_->read_times();
        if (seen_.insert(hand_.dump()).second) return;
        broken_ = true;
        refuse({"R9", "", tr("{hand} is the id of two rounds", "hand"_a = hand_.dump())});
    }

    void end_round() {
        if (!maker_) return;
        MappedRound round = maker_->finish();
        if (maker_->refusals().empty()) {
            document_.rounds.push_back(std::move(round));
        } else {
            ++document_.refused;
            for (const FeedRefusal& refusal : maker_->refusals()) refuse(refusal);
        }
        maker_.reset();
    }

    const Mapping& mapping_;
    std::optional<RoundMaker> maker_;
    Json hand_;
    std::set<std::string> seen_;
    bool broken_ = false;                 // what the program gave is no rounds
    std::optional<FeedRefusal> no_play_;  // as if the program had refused: nothing else is told
    MappedDocument document_;
};

}  // namespace

std::optional<FeedRefusal> refusal_of_play(const std::vector<std::string>& program_rows) {
    for (const std::string& text : program_rows) {
        const Json row = Json::parse(text, nullptr, false);
        if (!is_play(row)) continue;
        const auto events = events_of_play(row);
        if (!events) return events.error();
    }
    return std::nullopt;
}

MappedDocument rounds_of(const std::vector<std::string>& program_rows, const Mapping& mapping) {
    if (program_rows.size() == 1 && program_rows.front() == fixed(R"({"verb":"none"})")) return {};
    if (program_rows.empty()) {
        MappedDocument nothing;
        nothing.refused = 1;
        nothing.refusals.push_back(
            {"", "", tr("the mapping's program made nothing of this document")});
        return nothing;
    }
    DocumentMaker maker(mapping);
    for (const std::string& row : program_rows) maker.add(row);
    return maker.finish();
}

}  // namespace fairdeal
