#include "exam/offices.h"
#include "support/times.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

namespace fairdeal {

ExamPaper exam_of_two_parts() {
    ExamPaper paper{{}, TableCard(Game::Breakout)};
    Blueprint& exam = paper.blueprint;
    exam.id = "short";
    exam.title = "A short exam";
    exam.note = "Quickly dealt.";
    exam.table = "breakout-standard";
    exam.rule = FixedForm{4, 3};
    exam.languages = {"en"};
    exam.cells = {{"losses", "Losses", {"BRK-LOSE-1", "BRK-LOSE-2"}, {}, {}, 2, 500, 1},
                  {"outcomes", "Outcomes", {"BRK-WIN-1", "BRK-WIN-2"}, {}, {}, 2, 500, 1}};
    return paper;
}

School school_of_the_office(const Folder& folder) {
    using enum Role;
    auto school = School::open_or_create(folder.file("school.db"));
    BOOST_REQUIRE_MESSAGE(school, why(school));
    const auto add = [&](const char* id, std::vector<Role> roles, const char* team) {
        const Person person{id, id, std::move(roles), team, false, monday};
        const auto added = school->add_person(person, his_passphrase, cheap);
        BOOST_REQUIRE_MESSAGE(added, why(added));
    };
    add("tina", {Trainee}, "Evening");
    add("rob", {Trainee}, "");
    add("eve", {Examiner}, "");
    add("max", {Trainer, Examiner}, "Evening");
    add("ivo", {Invigilator}, "");
    add("ada", {Administrator}, "");
    add("aud", {Auditor}, "");
    return *std::move(school);
}

OfficeHouse::OfficeHouse() : school(school_of_the_office(folder)) {
    auto made = Office::create(
        folder.file("office"), school, [this] { return now(); },
        {"casino.example", of_the_keys, cheap_key}, "ada");
    BOOST_REQUIRE_MESSAGE(made, why(made));
    office.emplace(*std::move(made));
}

Result<ReleasedSitting> OfficeHouse::release(const std::string& id) {
    auto may = release_now(id);
    if (may) draws.insert_or_assign(id, may->draw());
    return may;
}

Result<ReleasedSitting> OfficeHouse::release_now(const std::string& id) {
    const auto seat = office->take_seat(id);
    if (!seat) return tl::make_unexpected(seat.error());
    const SignedIn invigilator = signed_in(seat->state.invigilator);
    if (seat->state.is_started()) return office->release(invigilator, id, his_passphrase, the_pin);
    const StartInput input{"qwe", "asd", std::string(the_pin)};
    return office->start_sitting(invigilator, id, his_passphrase, input, cheap_key);
}

ReleasedSitting OfficeHouse::released(const std::string& id) {
    auto may = release(id);
    BOOST_REQUIRE_MESSAGE(may, why(may));
    return *std::move(may);
}

UtcTime OfficeHouse::now() {
    ++seconds;
    return {"2026-03-14T00:00:00Z"_utc.time + std::chrono::seconds(seconds)};
}

Result<Office> OfficeHouse::opened() {
    return Office::open(folder.file("office"), school, [this] { return now(); });
}

SignedIn OfficeHouse::signed_in(const std::string& id) {
    auto who = office->sign_in(id, his_passphrase);
    BOOST_REQUIRE_MESSAGE(who, why(who));
    return *std::move(who);
}

SittingRequest OfficeHouse::request(const std::string& text) const {
    SittingRequest request;
    request.candidate = "tina";
    request.invigilator = "ivo";
    request.exam = "breakout-dealer";
    request.edition = std::string(64, 'e');
    request.text = text;
    return request;
}

std::string OfficeHouse::open_sitting(const std::string& text) {
    auto id = office->open_sitting(signed_in("eve"), request(text), of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    return *std::move(id);
}

OfficeEvent last_event(const Office& office, const std::string& person) {
    const auto events = office.events_of(person);
    BOOST_REQUIRE(!events.empty());
    return events.back();
}

std::string told(const OfficeEvent& event) {
    return std::string(to_text(event.kind)) + " of " + event.about + " by " + event.by +
           (event.what.empty() ? "" : ": " + event.what);
}

}  // namespace fairdeal
