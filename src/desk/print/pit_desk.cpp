#include "desk/print/pit_desk.h"

#include "desk/print/hand_sheet.h"
#include "desk/print/pit_scenario.h"
#include "desk/print/print.h"
#include "desk/replay/replay_desk.h"
#include "log/office_log.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

struct Said {
    std::string* trouble;
    std::string* report;
};

Said said_in(Desk& desk, Room room) {
    if (room == Room::Audit) return {&desk.audit.trouble, &desk.audit.said};
    if (room == Room::Cases) return {&desk.cases.trouble, &desk.cases.report};
    return {&desk.replay.trouble, &desk.replay.report};
}

void say(Desk& desk, Room room, const Result<void>& outcome, const std::string& report) {
    const Said said = said_in(desk, room);
    *said.trouble = outcome ? "" : to_text(outcome.error().front());
    *said.report = outcome ? report : "";
}

/// Every trouble of the machine becomes words.
Result<void> tried(const std::function<Result<void>()>& deed) {
    try {
        return deed();
    } catch (const std::exception& error) {
        return refused({}, error.what());
    }
}

Result<HandRecord> hand_in(const HandLog& log, std::int64_t idx) {
    const auto text = log.text_of(idx);
    if (!text) return tl::make_unexpected(text.error());
    return read_record(*text);
}

Result<HandRecord> hand_of_audit(const Desk& desk) {
    const NamedCell* cell = picked_cell(desk.audit);
    if (cell == nullptr || desk.audit.running)
        return refused({}, "There is no row of an audit to take a hand from.");
    const auto log = open_hand_log(desk.audit.audited, Access::Read, desk.library.misreadings);
    if (!log) return tl::make_unexpected(log.error());
    Result<HandRecord> hand = refused({}, "There is no hand behind this row.");
    for (const std::int64_t idx : cell->cell.first_hands) {
        auto found = hand_in(*log, idx);
        if (!found) continue;
        const auto pit = scenario_from_hand(*found, desk.library.tables);
        if (pit) return found;
        hand = tl::make_unexpected(pit.error());
    }
    return hand;
}

Result<HandRecord> hand_of_case(const Desk& desk) {
    const LoggedCase* picked = picked_case(desk.cases);
    if (picked == nullptr || !desk.replay.log) return refused({}, "There is no case.");
    return hand_in(*desk.replay.log, picked->state.hand);
}

/// The scenario, and its table card if it has one, are in the library from now on.
void take_in(Library& library, const PitScenario& pit) {
    if (pit.table && find_table(library, pit.table->id) == nullptr)
        library.tables.push_back(*pit.table);
    if (find_scenario(library, pit.scenario.id) == nullptr)
        library.scenarios.push_back(pit.scenario);
}

std::string stem_of(const std::string& name, std::string_view ending) {
    const auto dot = name.rfind('.');
    return name.substr(0, dot) + std::string(ending);
}

ReportFacts facts_of(const Desk& desk, const HandLog& log, const std::string& now) {
    const HandQuery& query = desk.audit.audited_query;
    std::vector<std::pair<std::string, std::string>> asked;
    const auto add = [&](const char* name, const std::string& word) {
        if (!word.empty()) asked.emplace_back(name, word);
    };
    add("game", query.game ? std::string(to_text(*query.game)) : "");
    add("table", query.table);
    add("dealer", query.dealer);
    add("since", query.from);
    add("until", query.to);
    return report_facts(desk.audit.audited, log, desk.library, std::move(asked), now);
}

}  // namespace

Result<HandRecord> hand_for_scenario(const Desk& desk, Room from) {
    try {
        if (from == Room::Audit) return hand_of_audit(desk);
        if (from == Room::Cases) return hand_of_case(desk);
        if (desk.replay.hand) return desk.replay.hand->replay.record;
        return refused({}, "There is no hand on the table.");
    } catch (const std::exception& error) {
        return refused({}, error.what());
    }
}

std::optional<std::string> offer_scenario(Desk& desk, Room from) {
    const auto hand = hand_for_scenario(desk, from);
    const auto pit = hand ? scenario_from_hand(*hand, desk.library.tables)
                          : Result<PitScenario>(tl::make_unexpected(hand.error()));
    if (pit) return pit->scenario.id + ".xml";
    say(desk, from, tl::make_unexpected(pit.error()), "");
    return std::nullopt;
}

void make_scenario(Desk& desk, Room from, const std::string& file) {
    std::string id;
    const auto made = tried([&]() -> Result<void> {
        const auto hand = hand_for_scenario(desk, from);
        if (!hand) return tl::make_unexpected(hand.error());
        const auto pit = keep_scenario(*hand, desk.library, file);
        if (!pit) return tl::make_unexpected(pit.error());
        take_in(desk.library, *pit);
        id = pit->scenario.id;
        return {};
    });
    say(desk, from, made, "Saved " + file);
    if (!made) return;
    desk.practice.reset();
    open_scenario(desk, id);
    desk.room = Room::Practise;
}

void save_hand_pdf(Desk& desk, const std::string& file, const std::string& now) {
    if (!desk.replay.hand || !desk.replay.log) return;
    const auto saved = tried([&]() -> Result<void> {
        const std::string id = "#" + std::to_string(desk.replay.hand->row.idx);
        const auto sheet = hand_sheet(*desk.replay.log, id, desk.library, now);
        if (!sheet) return tl::make_unexpected(sheet.error());
        const auto bytes = hand_pdf(*sheet, Paper::A4);
        if (!bytes) return tl::make_unexpected(bytes.error());
        return put_in_place(file, *bytes);
    });
    say(desk, Room::Replay, saved, "Saved " + file);
}

std::string hand_pdf_name(const OpenHand& hand) { return stem_of(text_file_name(hand), ".pdf"); }

void save_audit_pdf(Desk& desk, const std::string& file, const std::string& now) {
    if (!desk.audit.report || !desk.audit.run || desk.audit.running) return;
    const auto saved = tried([&]() -> Result<void> {
        const auto log = open_hand_log(desk.audit.audited, Access::Read, desk.library.misreadings);
        if (!log) return tl::make_unexpected(log.error());
        const auto bytes = report_pdf(facts_of(desk, *log, now), *desk.audit.report,
                                      desk.audit.run->findings(), Paper::A4);
        if (!bytes) return tl::make_unexpected(bytes.error());
        return put_in_place(file, *bytes);
    });
    say(desk, Room::Audit, saved, "Saved " + file);
}

std::string audit_pdf_name(const AuditRoom& room) {
    return stem_of(audit_file_name(room, AuditFormat::Text), ".pdf");
}

}  // namespace fairdeal
