#pragma once
// An exam office in the window and its people, made by the app itself and not by hand.

#include <boost/test/unit_test.hpp>

#include "desk/certify/certify_screen.h"
#include "desk/certify/office/office_panel.h"
#include "support/start_exam.h"
#include "walk.h"
#include "window.h"

namespace fairdeal::testing {

/// Everybody's.
inline constexpr const char* office_passphrase = "a long passphrase";

inline OfficeSession& certify_office() { return desk->certify; }
inline ExamPageSession& exam_page_session() { return desk->certify.exam; }

inline void fill_in(const std::string& field, const std::string& value) {
    BOOST_REQUIRE(certify_office().form);
    BOOST_REQUIRE_MESSAGE(certify_office().form->field(field) != nullptr, field);
    certify_office().form->field(field)->value = value;
}

inline void add_person(const char* name, const char* role) {
    certify_office().begin(CertifyTask::NewPerson);
    fill_in("name", name);
    fill_in("trainee", "");
    fill_in(role, "yes");
    fill_in("own", office_passphrase);
    fill_in("own-again", office_passphrase);
    certify_office().submit();
    BOOST_REQUIRE_MESSAGE(!certify_office().form, certify_office().error);
}

inline void sign_in_as(const char* id) {
    certify_office().leave();
    certify_office().picked_person = id;
    certify_office().passphrase = office_passphrase;
    certify_office().sign_in();
    BOOST_REQUIRE_MESSAGE(certify_office().who, certify_office().error);
}

inline void come_to_certify() {
    start_over();
    certify_office().leave_exam();
    certify_office().key_cost = {1, 8192};
    certify_office().passphrase_cost = {1, 8192};
    press('7', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Certify; }));
    come_to_rest();
}

/// The office with its people, made where it is not there yet.
inline void have_an_office() {
    if (certify_office().office) return;
    certify_office().begin(CertifyTask::MakeOffice);
    fill_in("house", "casino.example");
    fill_in("passphrase", office_passphrase);
    fill_in("again", office_passphrase);
    fill_in("name", "Ada Lind");
    fill_in("own", office_passphrase);
    fill_in("own-again", office_passphrase);
    certify_office().submit();
    BOOST_REQUIRE_MESSAGE(certify_office().office, certify_office().error);
    add_person("Eve Stone", "examiner");
    add_person("Ian Reed", "invigilator");
    add_person("Cora Dell", "trainee");
    certify_office().leave();
}

/// Goes down a choice of the open form until it says this.
inline void choose_in(const OfficePanel& panel, const std::string& name, const std::string& id) {
    BOOST_TEST_CONTEXT(name) tab_to([&] { return panel.field(name); });
    for (int i = 0; i < 40 && certify_office().form->value(name) != id; ++i) press(WXK_DOWN);
    BOOST_REQUIRE_MESSAGE(certify_office().form->value(name) == id, name << " is not " << id);
}

/// Ian releases the picked sitting, and Cora sits down to it.
inline void sit_here() {
    release_exam(certify_office(), office_passphrase);
    certify_office().sit_down();
}

}  // namespace fairdeal::testing
