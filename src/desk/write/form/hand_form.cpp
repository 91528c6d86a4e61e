#include "desk/write/form/hand_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "questions/kinds/kind.h"
#include "questions/open_wagers.h"
#include "record/irregular/as_played.h"
#include "record/lines.h"
#include "words/amounts.h"
#include "words/floor_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr const char* usual_tray = "100:10 25:20 5:40 2.50:10 1:40";

/// The part of a hand with its events in words before the question.
HandRecord cut(const HandBody& body) { return first_lines(*body.whole, body.stop); }

void take_record(HandBody& body, const ItemElement& element) {
    body.record = element.text;
    const std::string_view text = body.record;
    const auto start = text.find_first_not_of("\r\n");
    auto hand = read_record(start == std::string_view::npos ? "" : text.substr(start));
    if (!hand) return;
    body.whole = *std::move(hand);
    body.stop = lines_of(*body.whole);
    const auto stop = whole_number_from(element.attribute("stop"), 1'000'000);
    if (stop) body.stop = std::min(body.stop, static_cast<std::size_t>(*stop));
}

/// Fields know no other attribute of a question.
bool is_of_question(const ItemElement& ask) {
    constexpr std::array known{"kind", "seat",  "event", "hand",  "wager",
                               "tray", "style", "bet",   "clause"};
    return std::all_of(ask.attributes.begin(), ask.attributes.end(), [&](const auto& attribute) {
        return std::find(known.begin(), known.end(), attribute.first) != known.end();
    });
}

std::vector<FieldChoice> seats_of(const HandBody& body) {
    std::vector<FieldChoice> seats;
    const TableState table = table_at_end(cut(body));
    for (const TableSeat& seat : table.seats) {
        if (!seat.wagers.empty())
            seats.push_back({std::to_string(seat.seat), place_in_words(who_of(seat))});
    }
    return seats;
}

std::vector<FieldChoice> hands_on_table(const HandBody& body) {
    std::vector<FieldChoice> hands{{to_text(the_dealer), place_in_words(the_dealer)}};
    const TableState table = table_at_end(cut(body));
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& hand : seat.hands)
            hands.push_back({to_text(hand.who), place_in_words(hand.who)});
    }
    return hands;
}

std::vector<FieldChoice> wagers_on_table(const HandBody& body) {
    std::vector<FieldChoice> wagers;
    for (const OpenWager& open : open_wagers(cut(body)))
        wagers.push_back({to_text(open.who) + " " + std::string(to_text(open.wager)),
                          wager_in_words(open.who, open.wager)});
    return wagers;
}

// --- the acts that can be asked about

class Acts {
public:
    explicit Acts(const HandBody& body)
        : body_(body),
          game_(body.whole->header.game()),
          unit_(unit_of(body.whole->header)),
          table_(table_at_end(cut(body))) {}

    std::vector<FieldChoice> all() {
        add_next_line();
        for (const char* act :
             {"peek", fixed("offer insurance"), "turn", "stand", "play", "pass", "fold"})
            add(fmt::format("dealer {}", act));
        add(fixed("dealer hit ") + free_card());
        for (const TableSeat& seat : table_.seats) add_seat(seat);
        for (const OpenWager& open : open_wagers(cut(body_))) {
            for (const char* verb : {"take", "pay"})
                add(fmt::format("{} {} {} {}", to_text(open.who), verb, to_text(open.wager),
                                to_text(open.stake)));
            add(fmt::format("{} push {}", to_text(open.who), to_text(open.wager)));
        }
        return std::move(acts_);
    }

private:
    /// What the record goes on with.
    void add_next_line() {
        std::size_t line = 0;
        for_each_line(*body_.whole, [&](const auto& event) {
            if (line++ == body_.stop) add(event);
        });
    }

    /// One that lies nowhere on the table.
    std::string free_card() const {
        for (const char* card : {"5c", "6d", "4h", "3s", "8c", "9d", "7h", "2s"}) {
            const std::string text(card);
            if (body_.record.find(text) == std::string::npos) return text;
        }
        return "5c";
    }

    template <class AnyEvent>
    void add(const AnyEvent& event) {
        const std::string text = to_text(event);
        const bool there = std::any_of(acts_.begin(), acts_.end(),
                                       [&](const FieldChoice& act) { return act.text == text; });
        if (!there) acts_.push_back({text, event_in_words(event, unit_)});
    }

    /// What the game's notation has no word for is left out.
    void add(const std::string& line) {
        Problems problems;
        const Event event = read_event(line, game_, 0, problems);
        if (problems.empty()) add(event);
    }

    void add_seat(const TableSeat& seat) {
        for (const TableHand& hand : seat.hands) {
            const std::string who = to_text(hand.who);
            for (const char* act : {"stand", "double", "split", "surrender"}) add(who + " " + act);
            add(who + " hit " + free_card());
        }
        const std::string who = std::to_string(seat.seat);
        for (const char* act : {"even-money", "check", "fold", "pass"}) add(who + " " + act);
        const Money main = seat.wagers.empty() ? Money::dollars(10) : seat.wagers[0].stake;
        add(fmt::format("{} insure {}", who, to_text(half_of(main))));
        add(fmt::format("{} raise {}", who, to_text(main)));
        add(fmt::format("{} blind {}", who, to_text(main)));
        add(fmt::format("{} secret {}", who, to_text(main)));
        for (const Wager wager : {Wager::Player, Wager::Dealer, Wager::SuperTie, Wager::PairUp,
                                  Wager::Sweet17, Wager::BreakoutBonus})
            add(fmt::format("{} bet {} {}", who, to_text(wager), to_text(Money::dollars(5))));
    }

    const HandBody& body_;
    Game game_;
    Unit unit_;
    TableState table_;
    std::vector<FieldChoice> acts_;
};

}  // namespace

std::optional<QuestionKind> HandBody::kind() const {
    return question_kind_from(ask.attribute("kind"));
}

Scenario HandBody::scenario() const {
    Scenario made;
    cut_hand(made, *whole, stop);
    made.question.kind = kind().value_or(QuestionKind::Table);
    made.hints = hints;
    return made;
}

std::optional<HandBody> hand_body_from(std::string_view text) {
    const auto elements = elements_of_item(text);
    if (!elements) return std::nullopt;
    HandBody body;
    body.ask.name = "ask";
    for (const ItemElement& element : *elements) {
        if (element.name == "record" && body.record.empty())
            take_record(body, element);
        else if (element.name == "ask" && is_of_question(element) && element.text.empty())
            body.ask = element;
        else if (element.name == "hint" && element.attributes.empty())
            body.hints.push_back(element.text);
        else if (element.name == "choice")
            body.answers.push_back(element);
        else
            return std::nullopt;
    }
    return body;
}

std::string to_text(const HandBody& body) {
    std::vector<ItemElement> elements;
    if (!body.record.empty()) {
        ItemElement record{"record", {}, body.record};
        if (body.whole && body.stop < lines_of(*body.whole))
            record.set("stop", std::to_string(body.stop));
        elements.push_back(std::move(record));
    }
    if (!body.ask.attributes.empty()) elements.push_back(body.ask);
    for (const ItemElement& answer : body.answers) elements.push_back(answer);
    for (const std::string& hint : body.hints) elements.push_back({"hint", {}, hint});
    return xml_of_elements(elements);
}

void put_hand(DraftPart& part, const Scenario& scenario) {
    const auto before = hand_body_from(part.body);
    Scenario put = scenario;
    if (before && !before->hints.empty()) put.hints = before->hints;
    part.kind = put.question.kind == QuestionKind::Talk ? PartKind::Talk : PartKind::Hand;
    part.table = put.table;
    part.body = xml_of_item(put);
    if (part.kind == PartKind::Talk) part.body += xml_of_hints(put);
}

void put_figure(DraftPart& part, const LessonFigure& figure) {
    part.table = figure.table;
    part.body = xml_of_record(figure.hand);
}

std::vector<FieldChoice> moments_of(const HandBody& body) {
    std::vector<FieldChoice> moments;
    if (!body.whole) return moments;
    const Unit unit = unit_of(body.whole->header);
    for_each_line(*body.whole, [&](const auto& event) {
        const std::size_t number = moments.size() + 1;
        moments.push_back({std::to_string(number), tr("{number}. {event}", "number"_a = number,
                                                      "event"_a = event_in_words(event, unit))});
    });
    return moments;
}

std::vector<FieldChoice> questions_of(Game game) {
    std::vector<FieldChoice> questions;
    for (const QuestionKind kind : every_question_kind()) {
        const KindFacts& facts = kind_of(kind).facts;
        if (facts.needs.choices || (facts.only_in && *facts.only_in != game)) continue;
        questions.push_back({std::string(to_text(kind)), tr(facts.title)});
    }
    return questions;
}

std::vector<FieldChoice> subjects_of(const HandBody& body) {
    const auto kind = body.kind();
    if (!kind || !body.whole) return {};
    const Needs& needs = kind_of(*kind).facts.needs;
    if (needs.seat) return seats_of(body);
    if (needs.wager) return wagers_on_table(body);
    if (needs.hand) return hands_on_table(body);
    if (needs.event) return Acts(body).all();
    return {};
}

std::string subject_of(const HandBody& body) {
    const auto kind = body.kind();
    if (!kind) return {};
    const Needs& needs = kind_of(*kind).facts.needs;
    if (needs.seat) return body.ask.attribute("seat");
    if (needs.event) return body.ask.attribute("event");
    if (needs.wager && !body.ask.attribute("wager").empty())
        return body.ask.attribute("hand") + " " + body.ask.attribute("wager");
    return needs.hand ? body.ask.attribute("hand") : "";
}

void set_moment(HandBody& body, const std::string& text) {
    const auto stop = whole_number_from(text, 1'000'000);
    if (!stop || !body.whole) return;
    body.stop = std::min(static_cast<std::size_t>(*stop), lines_of(*body.whole));
}

void set_question(HandBody& body, const std::string& text) {
    const auto kind = question_kind_from(text);
    if (!kind || body.kind() == kind) return;
    body.ask = {"ask", {{"kind", text}}, {}};
    const auto subjects = subjects_of(body);
    if (!subjects.empty()) set_subject(body, subjects.front().text);
    if (!kind_of(*kind).facts.needs.chips) return;
    body.ask.set("tray", usual_tray);
    body.ask.set("style", std::string(to_text(ChipStyle::Fewest)));
}

void set_subject(HandBody& body, const std::string& text) {
    const auto kind = body.kind();
    if (!kind) return;
    const Needs& needs = kind_of(*kind).facts.needs;
    if (needs.seat) return body.ask.set("seat", text);
    if (needs.event) return body.ask.set("event", text);
    const auto space = text.find(' ');
    if (needs.hand) body.ask.set("hand", text.substr(0, space));
    if (needs.wager && space != std::string::npos) body.ask.set("wager", text.substr(space + 1));
}

std::string answer_name(std::size_t number) {
    return tr("Answer {number}", "number"_a = number + 1);
}

std::vector<FieldChoice> answers_of(const HandBody& body) {
    std::vector<FieldChoice> answers;
    for (std::size_t i = 0; i < body.answers.size(); ++i)
        answers.push_back({std::to_string(i), answer_name(i)});
    return answers;
}

std::string hand_in_words(const HandRecord& hand) {
    std::string words;
    const Unit unit = unit_of(hand.header);
    for_each_line(hand, [&](const auto& event) {
        words += (words.empty() ? "" : "\n") + event_in_words(event, unit);
    });
    return words;
}

}  // namespace fairdeal
