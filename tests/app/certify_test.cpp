// From a passed sitting to a certificate, and what becomes of it: issued once and kept before it is
// recorded, compared with its transcript, withdrawn; old exams marked again; a dealer's file.

#include "exam/records/certify.h"

#include <boost/test/unit_test.hpp>

#include "exam/records/checks/transcript_check.h"
#include "exam/records/delta_test.h"
#include "exam/records/training_file.h"
#include "exam_house.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/status_list.h"
#include "support/times.h"

namespace fairdeal {

namespace {

const CertificateKeeper keeps{[](const IssuedCertificate&) -> Result<void> { return {}; },
                              [](const IssuedCertificate&) {}};

/// A sitting that is passed, table test and all.
std::string passed(ExamHouse& house) {
    const std::string id = house.sat(short_exam());
    const auto tested = house.office->act(house.signed_in("eve"), id, SittingEventKind::TableTest,
                                          {"pass"}, "Signed by P. Manager\n");
    BOOST_REQUIRE_MESSAGE(tested, why(tested));
    return id;
}

Result<IssuedCertificate> certified(ExamHouse& house, const std::string& id,
                                    const std::string& by = "eve",
                                    const CertificateKeeper& keep = keeps) {
    return certify(*house.office, house.signed_in(by),
                   {id, std::string(of_the_keys), "Casino Example"}, house.school,
                   shipped_content(), keep);
}

Sitting state_of(const ExamHouse& house, const std::string& id) {
    return find_sitting(house.office->log(), id).value().state;
}

bool any_fails(const std::vector<CheckLine>& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const CheckLine& line) { return line.standing == CheckStanding::Fails; });
}

CheckedTranscript checked_transcript(ExamHouse& house, const std::string& id) {
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    auto checked = check_transcript(*file, "x.zip", {}, shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    return *std::move(checked);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(certificates)

BOOST_AUTO_TEST_CASE(a_certificate_stands_for_its_sitting_in_all_its_forms) {
    ExamHouse house;
    const std::string id = passed(house);
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    BOOST_TEST(state_of(house, id).certificate == issued->number);
    BOOST_TEST(issued->files.sheet.starts_with("%PDF-"));
    const auto baked = credential_in(issued->files.badge);
    BOOST_REQUIRE_MESSAGE(baked, why(baked));
    BOOST_TEST(*baked == issued->files.document);
    const auto read = read_credential(issued->files.document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    const PublicKey key = house.office->office_keys().value().front();
    BOOST_TEST(check_signature(*read, key.bytes).has_value());
    BOOST_TEST(is_of(read->credential.holder, "tina"));
    BOOST_TEST(
        read->credential.certification.criteria.starts_with("An exam at the screen, in English, "));
    BOOST_TEST(day_of(read->credential.valid_until).substr(0, 4) >
               day_of(read->credential.valid_from).substr(0, 4));
    const CheckedTranscript checked = checked_transcript(house, id);
    BOOST_TEST(!any_fails(match_lines(*read, checked)));
    BOOST_TEST((transcript_hash(checked.transcript) == read->credential.transcript));
}

BOOST_AUTO_TEST_CASE(nothing_is_on_record_that_could_not_be_kept) {
    ExamHouse house;
    const std::string id = passed(house);
    const CertificateKeeper full{[](const IssuedCertificate&) -> Result<void> {
                                     return refused({"x", 0, 0}, "the disk is full");
                                 },
                                 {}};
    BOOST_TEST(why(certified(house, id, "eve", full)) == "the disk is full");
    BOOST_TEST(state_of(house, id).certificate.empty());
    BOOST_TEST(certified(house, id).has_value());
    BOOST_TEST(why(certified(house, id)) == "it is not passed, table test and all, but certified");
}

BOOST_AUTO_TEST_CASE(who_may_not_and_what_is_not_passed_gets_none) {
    ExamHouse house;
    const std::string id = passed(house);
    BOOST_TEST(why(certified(house, id, "aud")) == "aud may not certify");
    BOOST_TEST((last_event(*house.office, "aud").kind == OfficeEventKind::Refused));
    BOOST_TEST(last_event(*house.office, "aud").what == "to certify");
    BOOST_TEST(why(certified(house, id, "ivo")) == "ivo may not certify");
    const std::string untested = house.sat(short_exam());
    BOOST_TEST(why(certified(house, untested)) ==
               "it is not passed, table test and all, but table test");
    const std::string failed = house.sat(short_exam(), 1);
    BOOST_TEST(why(certified(house, failed)) == "it is not passed, table test and all, but failed");
    const auto wrong =
        certify(*house.office, house.signed_in("eve"), {id, "another passphrase", "Casino Example"},
                house.school, shipped_content(), keeps);
    BOOST_TEST(!wrong.has_value());
    BOOST_TEST(state_of(house, id).certificate.empty());
}

BOOST_AUTO_TEST_CASE(a_certificate_that_is_taken_back_is_on_the_list) {
    ExamHouse house;
    const std::string id = passed(house);
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const PublicKey key = house.office->office_keys().value().front();
    const auto list_now = [&] {
        const auto file =
            revoked_file(*house.office, of_the_keys, list_times(house.office->now(), "").value());
        BOOST_REQUIRE_MESSAGE(file, why(file));
        return open_revocation_list(*file, key.bytes).value();
    };
    BOOST_TEST(list_now().revocations.empty());
    const auto done = withdraw(*house.office, house.signed_in("eve"), id,
                               RevocationReason::Misconduct, "They sold their answers");
    BOOST_REQUIRE_MESSAGE(done, why(done));
    const RevocationList list = list_now();
    const Revocation* entry = find_revocation(list, issued->number);
    BOOST_REQUIRE(entry != nullptr);
    BOOST_TEST((entry->reason == RevocationReason::Misconduct));
    const auto read = read_credential(issued->files.document);
    BOOST_TEST(any_fails(match_lines(*read, checked_transcript(house, id))));

    // Whatever comes later, it is withdrawn since then.
    BOOST_REQUIRE(house.office->act(house.signed_in("tina"), id, SittingEventKind::Appeal, {},
                                    "It was not me\n"));
    const auto still_on_it = [&] {
        const RevocationList now = list_now();
        const Revocation* same = find_revocation(now, issued->number);
        return same != nullptr && same->at == entry->at;
    };
    BOOST_TEST(still_on_it());
    BOOST_REQUIRE(house.office->act(house.signed_in("max"), id, SittingEventKind::Resolve,
                                    {"rejected"}, "It was their hand\n"));
    BOOST_TEST(still_on_it());
}

BOOST_AUTO_TEST_CASE(a_house_with_an_address_has_a_list_that_wallets_read) {
    ExamHouse house;
    const std::string plain_id = passed(house);
    const auto plain = certified(house, plain_id);
    BOOST_REQUIRE_MESSAGE(plain, why(plain));
    BOOST_TEST(!read_credential(plain->files.document)->credential.status_index.has_value());
    const ListTimes times = list_times(house.office->now(), "2026-03-20").value();
    BOOST_TEST(why(status_file(*house.office, of_the_keys, times)) ==
               "the house has no address: set one first (fairdeal exam office address)");
    BOOST_REQUIRE(house.office->set_address(
        house.signed_in("ada"),
        {"https://exams.casino.example", "https://casino.example/logo.png"}));
    const std::string id = passed(house);
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const Credential it = read_credential(issued->files.document)->credential;
    BOOST_TEST(it.issuer_url == "https://exams.casino.example");
    BOOST_TEST(it.issuer_image == "https://casino.example/logo.png");
    BOOST_REQUIRE(it.status_index.has_value());
    BOOST_TEST(*it.status_index == static_cast<std::uint32_t>(std::stoi(id.substr(2))));
    const Hash key = house.office->office_keys().value().front().bytes;
    const auto list_now = [&] {
        const auto file = status_file(*house.office, of_the_keys, times);
        BOOST_REQUIRE_MESSAGE(file, why(file));
        return open_status_list(*file, key).value();
    };
    BOOST_TEST(list_now().withdrawn.empty());
    BOOST_TEST(list_now().next_update == "2026-03-20T00:00:00Z"_utc);
    BOOST_REQUIRE(
        withdraw(*house.office, house.signed_in("eve"), id, RevocationReason::Error, "x"));
    BOOST_TEST(list_now().is_withdrawn(*it.status_index));
    BOOST_TEST(list_now().withdrawn.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_list_is_due_again_within_a_year) {
    const UtcTime now = "2026-03-14T21:05:09Z"_utc;
    BOOST_TEST(list_times(now, "")->next_update == "2026-04-13T21:05:09Z"_utc);
    BOOST_TEST(list_times(now, "2026-12-31")->next_update == "2026-12-31T00:00:00Z"_utc);
    BOOST_TEST(list_times(now, "2026-03-15T09:00:00Z")->next_update == "2026-03-15T09:00:00Z"_utc);
    for (const char* wrong : {"2026-03-14", "2025-01-01", "2027-12-31", "9999-12-31", "tomorrow",
                              "2026-02-30", "31", "2026-03-15T09:00:00"})
        BOOST_TEST(!list_times(now, wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_CASE(a_document_that_the_office_did_not_record_is_told) {
    ExamHouse house;
    const std::string id = passed(house);
    std::optional<IssuedCertificate> first;
    const CertificateKeeper breaks{[&](const IssuedCertificate& one) -> Result<void> {
                                       first = one;
                                       return refused({"x", 0, 0}, "the program broke down");
                                   },
                                   {}};
    BOOST_REQUIRE(!certified(house, id, "eve", breaks));
    BOOST_REQUIRE(first.has_value());
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const auto known = read_credential(issued->files.document);
    const auto unknown = read_credential(first->files.document);
    BOOST_TEST(!any_fails(match_lines(*known, checked_transcript(house, id))));
    BOOST_TEST(any_fails(match_lines(*unknown, checked_transcript(house, id))));
}

BOOST_AUTO_TEST_CASE(the_same_rules_mark_every_exam_as_before) {
    ExamHouse house;
    house.sat(short_exam());
    house.sat(short_exam(), 2);
    const Regrading again = regrade(decided_exams(*house.office), shipped_content());
    BOOST_TEST(again.exams == 2);
    BOOST_TEST(again.changed.empty());
    BOOST_TEST(again.problems.empty());
}

BOOST_AUTO_TEST_CASE(clauses_that_say_something_else_are_told) {
    const TableCard card(Game::Breakout);
    const std::string now = clause_editions(Game::Breakout, card, shipped_content());
    BOOST_TEST(changed_clauses(now, now).empty());
    Library other = shipped_content();
    for (RuleBook& book : other.books) {
        if (book.game == Game::Breakout) book.sections.front().clauses.front().text += " Or not.";
    }
    const std::vector<std::string> changed =
        changed_clauses(now, clause_editions(Game::Breakout, card, other));
    BOOST_REQUIRE(changed.size() == 1);
    BOOST_TEST(changed.front() == "BRK-WHAT-1");
}

/// The content with another word in the text of a clause.
Library reworded(const std::string& clause) {
    Library other = shipped_content();
    for (RuleBook& book : other.books) {
        for (BookSection& section : book.sections) {
            for (BookClause& one : section.clauses) {
                if (one.id == clause) one.text += " So the house has it.";
            }
        }
    }
    return other;
}

BOOST_AUTO_TEST_CASE(a_certificate_says_which_clauses_changed_and_a_delta_test_renews_it) {
    ExamHouse house;
    const std::string id = passed(house);
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const auto read = read_credential(issued->files.document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    const auto rules_now = [&](const ReadCredential& one, const Sitting* sitting,
                               const Library& library) {
        return rules_line(one.credential, sitting, library);
    };
    const Sitting sitting = state_of(house, id);
    BOOST_TEST((rules_now(*read, nullptr, shipped_content()).standing == CheckStanding::Holds));
    const auto renewing = [&](const Library& library) {
        return delta_test_for(*house.office, *read, house.office->now(), library, {});
    };
    BOOST_TEST(why(renewing(shipped_content())) ==
               "nothing that the exam asks has changed: no delta test is needed");
    BOOST_TEST(why(renewing(reworded("BRK-WHAT-1"))) ==
               "nothing that the exam asks has changed: no delta test is needed");

    const std::string clause = short_exam().blueprint.cells.front().clauses.front();
    const Library today = reworded(clause);
    const CheckLine blind = rules_now(*read, nullptr, today);
    BOOST_TEST((blind.standing == CheckStanding::Note));
    BOOST_TEST(blind.words.starts_with("clauses have changed since it was issued"));
    BOOST_TEST(rules_now(*read, &sitting, today)
                   .words.starts_with("changed since it was issued: " + clause + "; a delta test"));

    const auto delta = renewing(today);
    BOOST_REQUIRE_MESSAGE(delta, why(delta));
    BOOST_TEST(delta->candidate == "tina");
    BOOST_REQUIRE(delta->paper.blueprint.cells.size() == 1U);
    BOOST_TEST(delta->paper.blueprint.cells.front().clauses == std::vector<std::string>{clause});
    BOOST_TEST(delta->paper.blueprint.id == short_exam().blueprint.id + "-delta");
    BOOST_TEST((delta->paper.blueprint.rule == short_exam().blueprint.rule));

    const std::string again = house.sat(delta->paper);
    BOOST_REQUIRE(house.office->act(house.signed_in("eve"), again, SittingEventKind::TableTest,
                                    {"pass"}, "Signed by P. Manager\n"));
    const auto certify_by = [&](const Library& library) {
        return certify(*house.office, house.signed_in("eve"),
                       {again, std::string(of_the_keys), "Casino Example"}, house.school, library,
                       keeps);
    };
    // Meanwhile another clause of the exam has changed as well.
    const std::string second = short_exam().blueprint.cells.back().clauses.front();
    BOOST_REQUIRE(second != clause);
    BOOST_TEST(why(certify_by(reworded(second))) ==
               "clauses have changed that it does not ask: " + second);
    const auto renewed = certify_by(today);
    BOOST_REQUIRE_MESSAGE(renewed, why(renewed));
    BOOST_TEST(renewed->number != issued->number);
    const auto newer = read_credential(renewed->files.document);
    BOOST_REQUIRE_MESSAGE(newer, why(newer));
    BOOST_TEST(newer->credential.certification.id == read->credential.certification.id);
    BOOST_TEST((rules_now(*newer, nullptr, today).standing == CheckStanding::Holds));
    BOOST_TEST(!any_fails(match_lines(*newer, checked_transcript(house, again))));
}

BOOST_AUTO_TEST_CASE(a_delta_test_is_only_for_a_certificate_that_stands) {
    ExamHouse house;
    const std::string id = passed(house);
    const auto issued = certified(house, id);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const auto read = read_credential(issued->files.document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    const Library today = reworded(short_exam().blueprint.cells.front().clauses.front());
    const auto renewing = [&](const Office& office, const UtcTime& at) {
        return why(delta_test_for(office, *read, at, today, {}));
    };
    BOOST_TEST(renewing(*house.office, read->credential.valid_until) ==
               "the certificate is past its days: the whole exam renews it");
    ExamHouse another;
    BOOST_TEST(renewing(*another.office, another.office->now()) ==
               "this office did not sign the certificate");
    BOOST_REQUIRE(
        withdraw(*house.office, house.signed_in("eve"), id, RevocationReason::Error, "x"));
    BOOST_TEST(renewing(*house.office, house.office->now()) ==
               "there is no certificate to renew: the exam is withdrawn");
    // Somebody who passed such a test, and has no certificate to renew.
    ExamPaper delta = short_exam();
    delta.blueprint.id += delta_ending;
    const std::string sitting = house.sat(delta);
    BOOST_REQUIRE(house.office->act(house.signed_in("eve"), sitting, SittingEventKind::TableTest,
                                    {"pass"}, "Signed by P. Manager\n"));
    BOOST_TEST(why(certified(house, sitting)) ==
               "there is no certificate that this delta test renews");
}

BOOST_AUTO_TEST_CASE(a_dealers_file_holds_training_exam_table_test_and_certificate) {
    ExamHouse house;
    const std::string id = passed(house);
    BOOST_REQUIRE(certified(house, id, "max").has_value());
    house.seconds += 2 * 24 * 3600;
    BOOST_REQUIRE(withdraw(*house.office, house.signed_in("eve"), id, RevocationReason::Error,
                           "Another person's"));
    const Sitting over = state_of(house, id);
    BOOST_REQUIRE(house.school.add(answer_to("tina", "BRK-PUSH-3", true, monday)).has_value());
    house.school.keep_lesson("tina", {"breakout-pushes", "whole-1", true, monday});
    const TrainingFile file =
        training_file(house.school, &*house.office, "tina", Game::Breakout, shipped_content());
    const auto has = [&](std::string_view kind, std::string_view outcome) {
        return std::any_of(file.lines.begin(), file.lines.end(), [&](const TrainingLine& line) {
            return line.kind == kind && line.outcome == outcome;
        });
    };
    BOOST_TEST(has("exam", "passed"));
    BOOST_TEST(has("table test", "passed"));
    BOOST_TEST(has("certificate", "issued"));
    const auto line_of = [&](std::string_view outcome) {
        return *std::find_if(file.lines.begin(), file.lines.end(), [&](const TrainingLine& line) {
            return line.kind == "certificate" && line.outcome == outcome;
        });
    };
    BOOST_TEST(line_of("issued").by == "max");
    BOOST_TEST(line_of("issued").day == day_of(over.issued->at));
    BOOST_TEST(line_of("withdrawn").by == "eve");
    BOOST_TEST(line_of("withdrawn").day == day_of(over.withdrawn->at));
    BOOST_TEST(line_of("withdrawn").day != line_of("issued").day);
    BOOST_TEST(line_of("issued").what == over.certificate);
    BOOST_TEST(line_of("withdrawn").what.starts_with(over.certificate + ". "));
    BOOST_TEST(line_of("withdrawn").what.ends_with(": Another person's"),
               line_of("withdrawn").what);
    const std::string csv = training_csv(file);
    BOOST_TEST(
        csv.starts_with("dealer,game,rules,day,kind,what,minutes,asked,right,outcome,by,"
                        "evidence\n"));
    BOOST_TEST(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) ==
               file.lines.size() + 1);
    const auto pdf = training_pdf(file, Paper::Letter, "2026-03-14T21:05:09Z"_utc);
    BOOST_REQUIRE_MESSAGE(pdf, why(pdf));
    BOOST_TEST(pdf->starts_with("%PDF-"));
    BOOST_TEST(*pdf == *training_pdf(file, Paper::Letter, "2026-03-14T21:05:09Z"_utc));
    BOOST_TEST(training_file(house.school, nullptr, "tina", Game::League, shipped_content())
                   .lines.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
