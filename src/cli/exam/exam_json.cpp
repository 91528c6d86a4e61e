#include "cli/exam/exam_json.h"

#include "exam/records/appeal.h"
#include "exam/sitting/incident_words.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

Json said(const std::string& by, const UtcTime& at, const std::string& text) {
    return {
        {"by", by}, {"at", to_text(at)}, {"text", text.substr(0, text.find_last_not_of('\n') + 1)}};
}

/// `granted`: how its judgement is called.
Json judged(const SignedWord& word, const char* granted) {
    Json json{{granted, word.granted}};
    json.update(said(word.by, word.at, word.text));
    return json;
}

Json incidents_json(const Sitting& sitting) {
    Json list = Json::array();
    const auto by_id = [](const std::string& id) { return id; };
    for (const IncidentWords& one : incidents_in_words(sitting, by_id))
        list.push_back({{"at", to_text(one.utc)}, {"what", one.words}});
    return list;
}

Json cells_json(const MarkedExam& exam) {
    Json list = Json::array();
    for (std::size_t i = 0; i < exam.final.cells.size(); ++i) {
        const CellOutcome& cell = exam.final.cells[i];
        list.push_back({{"title", exam.paper.blueprint.cells[i].title},
                        {"asked", cell.asked},
                        {"right", cell.right},
                        {"met", cell.met}});
    }
    return list;
}

Json json_of(const MarkedAnswer& answer, int place) {
    const Scenario& scenario = answer.item.scenario;
    const Key key = answer.mark ? answer.mark->key : key_of(scenario);
    Json because = Json::array(), critical = Json::array();
    for (const ClauseId clause : key.because) because.push_back(clause.id);
    for (const CriticalError error : answer.result.critical) critical.push_back(to_text(error));
    Json json{{"item", place}, {"story", scenario.story}, {"hand", write(scenario.hand)}};
    if (answer.answer) json["answered"] = text_of(*answer.answer, scenario);
    json["due"] = text_of(right_answer(scenario, key), scenario);
    json["clauses"] = std::move(because);
    json["right"] = answer.result.right;
    json["critical"] = std::move(critical);
    return json;
}

}  // namespace

Json json_of(const Sitting& sitting) {
    Json json{{"sitting", sitting.id},
              {"exam", sitting.exam},
              {"candidate", sitting.candidate},
              {"stage", to_text(sitting.stage())},
              {"opened-at", to_text(sitting.opened_at)}};
    if (sitting.result) {
        const SittingResult counts = sitting.final_result();
        json["right"] = counts.right;
        json["wrong"] = counts.wrong;
    }
    if (sitting.grant) json["appeal-granted"] = in_words(*sitting.grant);
    if (!sitting.certificate.empty()) json["certificate"] = sitting.certificate;
    json["withdrawn"] = sitting.withdrawn.has_value();
    return json;
}

Json json_of(const SeenSitting& seen) {
    const Sitting& sitting = seen.sitting;
    Json json = json_of(sitting);
    json["incidents"] = incidents_json(sitting);
    if (!seen.end_code.empty()) json["end-code"] = seen.end_code;
    if (!seen.granted_because.empty()) json["granted-because"] = seen.granted_because;
    if (sitting.result) json["decided-at"] = to_text(sitting.result->at);
    if (sitting.table_test) json["table-test"] = judged(*sitting.table_test, "passed");
    if (const auto& appeal = sitting.appeal)
        json["appeal"] = said(appeal->by, appeal->at, appeal->text);
    if (sitting.resolution) json["resolution"] = judged(*sitting.resolution, "granted");
    if (const auto& withdrawn = sitting.withdrawn)
        json["withdrawal"] = said(withdrawn->by, withdrawn->at, withdrawn->text);
    return json;
}

Json json_of(const SeenSitting& seen, const MarkedExam& exam, bool answers) {
    Json json = json_of(seen);
    json["passed"] = exam.final.passed;
    json["cells"] = cells_json(exam);
    json["critical"] = exam.final.critical;
    if (!answers) return json;
    Json items = Json::array();
    for (const MarkedAnswer& answer : exam.answers)
        items.push_back(json_of(answer, static_cast<int>(items.size()) + 1));
    json["items"] = std::move(items);
    return json;
}

}  // namespace fairdeal
