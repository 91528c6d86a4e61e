// What is typed or chosen, put into the draft.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/write/form/draft_fields.h"
#include "desk/write/form/prose_words.h"
#include "record/words.h"

namespace fairdeal {

namespace {

/// What the file has for the choice that is shown so; nothing: there is no such choice.
std::optional<std::string> text_of(const std::vector<FieldChoice>& choices,
                                   const std::string& shown) {
    for (const FieldChoice& each : choices) {
        if (each.label == shown) return each.text;
    }
    return std::nullopt;
}

void set_game(LessonDraft& draft, const std::string& title) {
    for (const Game game : every_game) {
        if (title_of(game) == title) draft.game = game;
    }
}

void set_in_whole(LessonDraft& draft, const std::string& key, const std::string& value) {
    if (key == "game") return set_game(draft, value);
    if (key == "level") draft.level = text_of(levels_in_words(), value).value_or(value);
    for (const auto& [name, text] :
         {std::pair("title", &draft.title), std::pair("id", &draft.id),
          std::pair("aim", &draft.aim), std::pair("clauses", &draft.clauses),
          std::pair("number", &draft.number), std::pair("minutes", &draft.minutes)}) {
        if (key == name) *text = value;
    }
}

void set_in_contrast(LessonDraft& draft, const std::string& key, const std::string& value,
                     const Library& library) {
    if (key == "here") draft.here = value;
    if (key == "there") draft.there = value;
    if (key == "difference") draft.difference = prose_from_words(value, library);
}

/// "hint-2": 1; nothing: it is no such key.
std::optional<std::size_t> number_in(const std::string& key, std::string_view name) {
    if (!key.starts_with(name)) return std::nullopt;
    const auto number = whole_number_from(key.substr(name.size()), most_answers);
    return number && *number > 0 ? std::optional(static_cast<std::size_t>(*number) - 1)
                                 : std::nullopt;
}

void set_hint(HandBody& body, std::size_t number, const std::string& value) {
    if (number >= body.hints.size()) body.hints.resize(number + 1);
    body.hints[number] = value;
    while (!body.hints.empty() && body.hints.back().empty()) body.hints.pop_back();
}

ItemElement& answer_at(HandBody& body, std::size_t number) {
    while (body.answers.size() <= number) body.answers.push_back({"choice", {{"why", ""}}, {}});
    return body.answers[number];
}

/// Answers at the end of which nothing is typed are none; two stay.
void drop_empty_answers(HandBody& body) {
    const auto is_empty = [](const ItemElement& answer) {
        return answer.text.empty() && answer.attribute("why").empty() &&
               answer.attribute("right").empty();
    };
    while (body.answers.size() > least_answers && is_empty(body.answers.back()))
        body.answers.pop_back();
}

void set_right(HandBody& body, const std::string& shown) {
    const auto right = text_of(answers_of(body), shown);
    if (!right) return;
    for (std::size_t i = 0; i < body.answers.size(); ++i)
        body.answers[i].set("right", std::to_string(i) == *right ? "yes" : "");
}

/// False: the body has no such field.
bool set_in_body(HandBody& body, Game game, const std::string& key, const std::string& value) {
    if (const auto hint = number_in(key, "hint-")) return set_hint(body, *hint, value), true;
    if (const auto answer = number_in(key, "answer-")) {
        answer_at(body, *answer).text = value;
        return drop_empty_answers(body), true;
    }
    if (const auto why = number_in(key, "why-")) {
        answer_at(body, *why).set("why", value);
        return drop_empty_answers(body), true;
    }
    if (key == "right") return set_right(body, value), true;
    if (key == "tray" || key == "bet") return body.ask.set(key, value), true;
    if (key == "style") {
        body.ask.set(key, value == tr("Colour for colour")
                              ? std::string(to_text(ChipStyle::ColourForColour))
                              : std::string(to_text(ChipStyle::Fewest)));
        if (value != tr("Colour for colour")) body.ask.set("bet", "");
        return true;
    }
    if (key == "ask-after")
        return set_moment(body, text_of(moments_of(body), value).value_or(value)), true;
    if (key == "ask-kind")
        return set_question(body, text_of(questions_of(game), value).value_or(value)), true;
    if (key != "ask-about") return false;
    set_subject(body, text_of(subjects_of(body), value).value_or(value));
    return true;
}

void set_in_part(DraftPart& part, Game game, const std::string& key, const std::string& value,
                 const Library& library) {
    const bool is_prose = part.kind <= PartKind::Watch;
    if (key == "words") {
        part.words = is_prose ? prose_from_words(value, library) : value;
        return;
    }
    for (const auto& [name, text] :
         {std::pair("title", &part.title), std::pair("table", &part.table),
          std::pair("clauses", &part.clauses), std::pair("body", &part.body)}) {
        if (key == name) *text = value;
    }
    auto body = hand_body_from(part.body);
    if (body && set_in_body(*body, game, key, value)) part.body = to_text(*body);
}

}  // namespace

void set_text(LessonDraft& draft, std::size_t number, const std::string& key,
              const std::string& value, const Library& library) {
    const auto rows = rows_of(draft);
    if (number >= rows.size()) return;
    const DraftRow& row = rows[number];
    if (row.part)
        set_in_part(draft.parts.at(*row.part), draft.game, key, value, library);
    else if (row.place == LessonPart::End)
        set_in_whole(draft, key, value);
    else if (row.place == LessonPart::Contrast)
        set_in_contrast(draft, key, value, library);
}

namespace {

std::string plain_id(Game game, const std::string& title) {
    std::string id(to_text(game));
    bool parted = true;
    for (const char c : title) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool plain = (small >= 'a' && small <= 'z') || is_digit(small);
        if (plain && parted) id += '-';
        if (plain) id += small;
        parted = !plain && small != '\'';
    }
    return id;
}

}  // namespace

std::string id_from(Game game, const std::string& title,
                    const std::function<bool(const std::string&)>& is_taken) {
    const std::string plain = plain_id(game, title);
    std::string id = plain;
    for (int number = 2; is_taken(id); ++number) id = fmt::format("{}-{}", plain, number);
    return id;
}

bool is_id_from(const std::string& id, Game game, const std::string& title) {
    const std::string plain = plain_id(game, title);
    if (!id.starts_with(plain)) return false;
    const std::string_view rest = std::string_view(id).substr(plain.size());
    return rest.empty() ||
           (rest.front() == '-' && whole_number_from(rest.substr(1), 1'000'000).has_value());
}

}  // namespace fairdeal
