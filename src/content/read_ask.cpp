#include "content/read_ask.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "content/write.h"
#include "questions/kinds/kind.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

/// An attribute of <ask>, and what is said where it is missing; null: it may be.
struct AskWord {
    std::string_view name;
    const char* is_missing;
};
constexpr std::array words{
    AskWord{"seat", sentence("to ask for a spot, say which seat")},
    AskWord{"event", sentence("to ask what may be done, say which event")},
    AskWord{"hand", sentence("the question '{question}' needs hand: which hand")},
    AskWord{"wager", sentence("the question '{question}' needs wager: which wager")},
    AskWord{"tray", sentence("the question '{question}' needs tray: what it holds")},
    AskWord{"style", sentence("the question '{question}' needs style: of what chips to pay")},
    AskWord{"bet", sentence("the question '{question}' needs bet: what was bet in chips")},
    AskWord{"clause", nullptr}};

/// Does the question need the attribute?
bool needs(QuestionKind kind, std::string_view name, ChipStyle style) {
    const Needs& needs = kind_of(kind).facts.needs;
    if (name == "seat") return needs.seat;
    if (name == "event") return needs.event;
    if (name == "hand") return needs.hand;
    if (name == "wager") return needs.wager;
    if (name == "clause") return needs.clause;
    return needs.chips && (name != "bet" || style == ChipStyle::ColourForColour);
}

std::string every_kind() {
    std::vector<std::string> names;
    for (const QuestionKind kind : every_question_kind()) names.emplace_back(to_text(kind));
    return or_list(names);
}

QuestionKind kind_in(const Element& ask) {
    const auto kind = question_kind_from(ask.attribute("kind"));
    if (!kind && ask.has("kind")) {
        ask.wrong_value("kind",
                        tr("{word} is not a question: {kinds}",
                           "word"_a = in_quotes(ask.attribute("kind")), "kinds"_a = every_kind()));
    }
    return kind.value_or(QuestionKind::Table);
}

ChipStyle style_in(const Element& ask) {
    const auto style = chip_style_from(ask.attribute("style"));
    if (!style && ask.has("style")) {
        ask.wrong_value("style", tr("{word} is no way to pay: fewest or colour",
                                    "word"_a = in_quotes(ask.attribute("style"))));
    }
    return style.value_or(ChipStyle::Fewest);
}

/// Each question has its own attributes and no other.
bool has_its_words(const Element& ask, QuestionKind kind, ChipStyle style) {
    const std::size_t before = ask.problems().size();
    for (const AskWord& word : words) {
        const bool needed = needs(kind, word.name, style);
        if (needed && word.is_missing != nullptr && !ask.has(word.name))
            ask.wrong(tr_of(word.is_missing, "question"_a = to_text(kind)));
        if (!needed && ask.has(word.name))
            ask.note(ask.place_of(word.name),
                     tr("the question '{question}' has no {attribute}",
                        "question"_a = to_text(kind), "attribute"_a = word.name));
    }
    return ask.problems().size() == before;
}

int next_line(const HandRecord& hand) { return static_cast<int>(lines_of(hand)) + 2; }

/// At their columns within the attribute.
void note_in(const Element& ask, std::string_view attribute, const Problems& problems) {
    for (const Problem& problem : problems) {
        Place where = ask.value_place(attribute);
        where.column += problem.where.column - 1;
        ask.note(where, problem.what);
    }
}

/// An event read from a text that stands in an attribute.
Event event_from(const Element& ask, std::string_view attribute, const std::string& text,
                 const HandRecord& hand) {
    Problems problems;
    Event event = read_event(text, hand.header.game(), next_line(hand), problems);
    note_in(ask, attribute, problems);
    return event;
}

/// One of the play or, of a hand of notation version 2, of the floor.
void read_event_asked(const Element& ask, Question& question, const HandRecord& hand) {
    const std::string text(ask.attribute("event"));
    if (hand.header.notation == 1 || !is_floor_line(text)) {
        question.event = event_from(ask, "event", text, hand);
        return;
    }
    Problems problems;
    question.floor_event = read_floor_event(text, hand.header.game(), next_line(hand), problems);
    note_in(ask, "event", problems);
}

/// "dealer", "2", "2.1".
Who hand_in(const Element& ask, const HandRecord& hand) {
    const std::string who(ask.attribute("hand"));
    return event_from(ask, "hand", who + " stand", hand).who;
}

Wager wager_in(const Element& ask) {
    const auto wager = wager_from(ask.attribute("wager"));
    if (!wager)
        ask.wrong_value("wager",
                        tr("{word} is not a wager", "word"_a = in_quotes(ask.attribute("wager"))));
    return wager.value_or(Wager::None);
}

ChipPiles chips_in(const Element& ask, std::string_view attribute) {
    const auto chips = chips_from(ask.attribute(attribute));
    if (!chips) {
        ask.wrong_value(attribute, tr("{word} is no list of chips, such as '25:20 5:40 2.50:10'",
                                      "word"_a = in_quotes(ask.attribute(attribute))));
    }
    return chips.value_or(ChipPiles());
}

void read_talk(const Element& ask, Question& question) {
    for (const Element& choice : ask.children("choice")) question.talk.push_back(choice_in(choice));
    const auto right = std::count_if(question.talk.begin(), question.talk.end(),
                                     [](const TalkChoice& choice) { return choice.right; });
    if (right == 0) ask.wrong(tr("none of the choices is marked right"));
    if (right == std::ssize(question.talk)) ask.wrong(tr("every choice is marked right"));
}

std::string attribute(std::string_view name, std::string_view value) {
    return fmt::format(" {}=\"{}\"", name, value);
}

}  // namespace

Question question_in(const Element& ask, const HandRecord& hand) {
    ask.must_have({"kind"}, {"seat", "event", "hand", "wager", "tray", "style", "bet", "clause"});
    Question question;
    question.kind = kind_in(ask);
    const bool talks = kind_of(question).facts.needs.choices;
    if (talks)
        ask.must_hold({{"choice", 2, 5}});
    else
        ask.must_hold({});
    question.style = style_in(ask);
    if (!ask.has("kind") || !has_its_words(ask, question.kind, question.style)) return question;
    if (ask.has("seat")) question.seat = number_in(ask, "seat", 1, highest_seat);
    if (ask.has("event")) read_event_asked(ask, question, hand);
    if (ask.has("clause")) question.clause = clause_in(ask, "clause");
    if (ask.has("hand")) question.who = hand_in(ask, hand);
    if (ask.has("wager")) question.wager = wager_in(ask);
    if (ask.has("tray")) question.tray = chips_in(ask, "tray");
    if (ask.has("bet")) question.bet = chips_in(ask, "bet");
    if (talks) read_talk(ask, question);
    return question;
}

TalkChoice choice_in(const Element& choice) {
    choice.must_have({"why"}, {"right"});
    choice.must_hold_text();
    return {choice.words(), is_yes(choice, "right"), choice.words_in("why")};
}

std::string write_question(const Question& question, std::string_view indent) {
    std::string text = fmt::format("{}<ask{}", indent, attribute("kind", to_text(question.kind)));
    const Needs& needs = kind_of(question).facts.needs;
    if (needs.seat) text += attribute("seat", std::to_string(question.seat));
    if (question.event) text += attribute("event", to_text(*question.event));
    if (question.floor_event) text += attribute("event", to_text(*question.floor_event));
    if (!question.clause.empty()) text += attribute("clause", question.clause);
    if (needs.hand) text += attribute("hand", to_text(question.who));
    if (needs.wager) text += attribute("wager", to_text(question.wager));
    if (needs.chips) {
        text += attribute("tray", to_text(question.tray));
        text += attribute("style", to_text(question.style));
    }
    if (!question.bet.empty()) text += attribute("bet", to_text(question.bet));
    if (question.talk.empty()) return text + "/>\n";
    text += ">\n";
    for (const TalkChoice& choice : question.talk) {
        text += fmt::format("{}  <choice{}{}>{}</choice>\n", indent,
                            attribute("why", escaped(choice.feedback)),
                            choice.right ? attribute("right", "yes") : "", escaped(choice.words));
    }
    return fmt::format("{}{}</ask>\n", text, indent);
}

}  // namespace fairdeal
