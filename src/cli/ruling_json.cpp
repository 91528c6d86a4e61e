
#include "cli/json_line.h"
#include "cli/ruling_text.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

Json or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json_of(const Clauses& clauses) {
    Json list = Json::array();
    for (const ClauseId clause : clauses) list.push_back(clause.id);
    return list;
}

Json json_of(const Line& line) {
    Json json{{"who", to_text(line.who)},
              {"verb", to_text(line.verb)},
              {"wager", or_null(to_text(line.wager))}};
    if (is_about_a_place(line.verb)) {
        json["place"] = line.place;
    } else {
        json["amount"] = to_text(line.amount);
    }
    json["clauses"] = json_of(line.because);
    return json;
}

Json json_of(const Breach& breach) {
    return {{"line", breach.line}, {"clause", breach.clause.id}, {"what", breach.what}};
}

Json json_of(const SequenceBreak& found) {
    return {{"line", found.line}, {"clause", found.clause.id}, {"what", found.what}};
}

/// A wager that hangs on an unreadable card: what it can come to, and the lines of those cards.
Json json_of(const Undecided& open) {
    Json may_be = Json::array();
    for (const SettledLines& lines : open.may_be) may_be.push_back(settlement_in_words(lines));
    if (may_be.empty()) may_be.push_back(settlements_in_words({}));
    return {{"who", to_text(open.who)},
            {"wager", or_null(to_text(open.wager))},
            {"may-be", std::move(may_be)},
            {"hangs-on", open.hangs_on}};
}

Json json_of(const WagerVerdict& wager) {
    Json json{{"who", to_text(wager.who)},
              {"wager", or_null(to_text(wager.wager))},
              {"ruled", ruled_in_words(wager)},
              {"claimed", claimed_in_words(wager)},
              {"clauses", json_of(wager.because)}};
    if (wager.misreading) json["misreading"] = wager.trainer_says;
    return json;
}

Json json_of(const WentShort& wager) {
    return {{"who", to_text(wager.who)},
            {"wager", to_text(wager.wager)},
            {"short-by", to_text(wager.short_by)}};
}

Json problem_of_record(const Problem& problem) {
    return {{"line", problem.where.line}, {"column", problem.where.column}, {"what", problem.what}};
}

template <class Values>
Json array_of(const Values& values) {
    Json list = Json::array();
    for (const auto& value : values) list.push_back(json_of(value));
    return list;
}

/// The first pair of lines in the wrong order stands there only if there is one.
Json json_of(const Verdict& verdict) {
    Json json{{"right", verdict.right}, {"discrepancies", array_of(verdict.discrepancies())}};
    if (verdict.order) {
        json["order"] = {{"first", to_text(verdict.order->first)},
                         {"then", to_text(verdict.order->then)},
                         {"clause", verdict.order->clause.id},
                         {"went-short", array_of(verdict.order->went_short)}};
    }
    return json;
}

void add_ruling(Json& json, const Ruling& ruling) {
    json["complete"] = ruling.complete;
    json["lines"] = array_of(ruling.lines);
    json["next"] = Json::array();
    for (const Act& act : ruling.next) json["next"].push_back(to_text(act));
    json["may"] = Json::array();
    for (const Verb verb : ruling.may) json["may"].push_back(to_text(verb));
    for (const FloorVerb verb : ruling.may_also) json["may"].push_back(to_text(verb));
    json["faults"] = array_of(ruling.breaches);
    if (!ruling.notes.empty()) json["notes"] = array_of(ruling.notes);
    if (!ruling.undecided.empty()) json["undecided"] = array_of(ruling.undecided);
}

}  // namespace

std::string json_of(const RuledRecord& ruled) {
    Json json{{"record", ruled.number}, {"id", or_null(ruled.id)}};
    if (ruled.is_refused()) {
        json["problems"] = Json::array();
        for (const Problem& problem : ruled.problems)
            json["problems"].push_back(problem_of_record(problem));
    } else {
        json["game"] = to_text(ruled.record.header.game());
        add_ruling(json, ruled.ruling);
    }
    if (ruled.verdict) json["verdict"] = json_of(*ruled.verdict);
    if (!ruled.breaks.empty()) json["breaks"] = array_of(ruled.breaks);
    // A refused header may hold any bytes: what is no text is shown as such.
    return line_of(json);
}

}  // namespace fairdeal
