#pragma once
// An exam office in the window and its people, made by the app itself and not by hand.

#include <boost/test/unit_test.hpp>

#include "desk/certify/certify_screen.h"
#include "support/start_exam.h"
#include "window.h"

namespace fairdeal::testing {

/// Everybody's.
inline constexpr const char* office_passphrase = "a long passphrase";

inline CertifyRoom& certify_room() { return desk->certify; }
inline ExamPageSession& exam_page_session() { return desk->certify.exam; }

inline void fill_in(const std::string& field, const std::string& value) {
    BOOST_REQUIRE(certify_room().form);
    BOOST_REQUIRE_MESSAGE(certify_room().form->field(field) != nullptr, field);
    certify_room().form->field(field)->value = value;
}

inline void add_person(const char* name, const char* role) {
    begin_task(*desk, CertifyTask::NewPerson);
    fill_in("name", name);
    fill_in("trainee", "");
    fill_in(role, "yes");
    fill_in("own", office_passphrase);
    fill_in("own-again", office_passphrase);
    do_task(*desk);
    BOOST_REQUIRE_MESSAGE(!certify_room().form, certify_room().error);
}

inline void sign_in_as(const char* id) {
    leave_office(*desk);
    certify_room().picked_person = id;
    certify_room().passphrase = office_passphrase;
    sign_in_at_office(*desk);
    BOOST_REQUIRE_MESSAGE(certify_room().who, certify_room().error);
}

inline void come_to_certify() {
    start_over();
    leave_exam(*desk);
    certify_room().key_cost = {1, 8192};
    certify_room().passphrase_cost = {1, 8192};
    press('6', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return desk->room == Room::Certify; }));
    come_to_rest();
}

/// The office with its people, made where it is not there yet.
inline void have_an_office() {
    if (certify_room().office) return;
    begin_task(*desk, CertifyTask::MakeOffice);
    fill_in("house", "casino.example");
    fill_in("passphrase", office_passphrase);
    fill_in("again", office_passphrase);
    fill_in("name", "Ada Lind");
    fill_in("own", office_passphrase);
    fill_in("own-again", office_passphrase);
    do_task(*desk);
    BOOST_REQUIRE_MESSAGE(certify_room().office, certify_room().error);
    add_person("Eve Stone", "examiner");
    add_person("Ian Reed", "invigilator");
    add_person("Cora Dell", "trainee");
    leave_office(*desk);
}

/// Ian releases the picked sitting, and Cora sits down to it.
inline void sit_here(Desk& at) {
    release_exam(at, office_passphrase);
    sit_down(at);
}

}  // namespace fairdeal::testing
