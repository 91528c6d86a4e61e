#include "cli/log/case_json.h"

namespace fairdeal {

namespace {

Json json_of(const CaseWords& words) {
    return {{"by", words.by}, {"at", to_text(words.at)}, {"text", words.text}};
}

Json json_of(const CaseReview& review) {
    Json json{{"by", review.by}, {"at", to_text(review.at)}, {"commitment", review.commitment}};
    if (review.text) json["text"] = *review.text;
    return json;
}

Json json_of(const CaseException& one) {
    return {{"by", one.by}, {"at", to_text(one.at)}, {"for", one.allows}, {"reason", one.reason}};
}

template <class Values>
Json list_of(const Values& values) {
    Json list = Json::array();
    for (const auto& value : values) list.push_back(json_of(value));
    return list;
}

}  // namespace

Json json_of(const Case& state) {
    Json json{{"case", state.id},
              {"stage", to_text(state.stage())},
              {"hand", state.hand},
              {"opened-by", state.opened_by},
              {"opened-at", to_text(state.opened_at)},
              {"deadline", to_text(state.deadline)},
              {"claimant", state.claimant},
              {"claim", state.claim},
              {"notes", list_of(state.notes)},
              {"videos", list_of(state.videos)},
              {"reviews", list_of(state.reviews)},
              {"exceptions", list_of(state.exceptions)}};
    if (!state.finding.empty()) {
        json["finding"] = state.finding;
        json["hands"] = state.hands;
    }
    if (state.decision) json["decision"] = json_of(*state.decision);
    if (state.closing) json["closing"] = json_of(*state.closing);
    json["same-person"] = shared_roles(state);
    json["accounts"] = state.accounts;
    return json;
}

Json json_of(const CheckedCase& found) {
    return {{"proven", true},
            {"case", json_of(found.state)},
            {"log", found.checkpoint.origin},
            {"records", found.checkpoint.head.size},
            {"key", to_text(found.key)},
            {"hands-behind", found.behind.size()},
            {"other-texts", found.other_texts}};
}

Json json_of(const LoggedCase& one, const UtcTime& now) {
    Json json = json_of(one.state);
    json["overdue"] = one.state.is_overdue(now);
    json["strays"] = json_of(one.strays);
    return json;
}

}  // namespace fairdeal
