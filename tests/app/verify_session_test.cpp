// Certificates and transcripts checked at the desk: what files are, what is found of good, forged
// and withdrawn ones, and a clear word about everything else.

#include "desk/verify/verify_session.h"
#include "desk/verify/verify_found.h"

#include <thread>

#include "certify_house.h"

namespace fairdeal::certify_house {

struct Counter : House {
    VerifySession& verify() { return desk.verify; }
    std::string write(const std::string& name, const std::string& bytes) {
        std::ofstream(folder / name, std::ios::binary) << bytes;
        return (folder / name).string();
    }
    /// Waits for the check that is under way, and for the one that waits after it.
    const VerifyFound& found() {
        for (int i = 0; i < 10000 && verify().is_checking(); ++i) {
            if (!verify().poll()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        BOOST_REQUIRE_MESSAGE(verify().found(), verify().screen().error);
        return *verify().found();
    }
    const VerifyFound& found_of(const std::vector<std::string>& files) {
        verify().take_all_away();
        verify().hand_over(files);
        BOOST_REQUIRE_MESSAGE(verify().screen().error.empty(), verify().screen().error);
        return found();
    }
    std::string error_of(const std::vector<std::string>& files) {
        verify().take_all_away();
        verify().hand_over(files);
        return verify().screen().error;
    }
    /// Ann's certificate, and her transcript after it.
    void have_files() {
        const std::string number = certify_exam();
        document = (folder / "out" / (number + ".json")).string();
        badge = (folder / "out" / (number + ".png")).string();
        sheet = (folder / "out" / (number + ".pdf")).string();
        office().begin(CertifyTask::Transcript);
        fill("passphrase", "the office opens");
        transcript = (folder / office().output_name()).string();
        office().submit(transcript);
        BOOST_REQUIRE_MESSAGE(office().error.empty(), office().error);
        std::string lines;
        for (const auto& keys : {office().office->exam_keys(), office().office->office_keys()}) {
            for (const PublicKey& key : *keys) lines += to_text(key) + "\n";
        }
        keys = write("keys.txt", lines);
        list = save_list("none-withdrawn.txt");
        office().leave();
    }
    /// The list of withdrawn certificates as it is now, by who is signed in.
    std::string save_list(const std::string& name) {
        office().begin(CertifyTask::WithdrawnList);
        fill("passphrase", "the office opens");
        const std::string file = (folder / name).string();
        office().submit(file);
        BOOST_REQUIRE_MESSAGE(office().error.empty(), office().error);
        return file;
    }
    void type_codes(const std::string& codes) {
        verify().type_codes(codes);
        verify().compare();
    }
    std::string list, document, badge, sheet, transcript, keys;
};

namespace {

bool says(const VerifyFound& found, const std::string& words) {
    return found.text.find(words) != std::string::npos;
}

std::string swapped(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(verify_at_the_desk, Counter)

BOOST_AUTO_TEST_CASE(nobody_signs_in_to_verify) {
    make_people();
    BOOST_TEST(!office().who);
    show_certify_view(desk, CertifyView::Verify);
    BOOST_TEST((office().view == CertifyView::Verify));
    BOOST_TEST(verify().screen().rows.empty());
    BOOST_TEST(verify().screen().found == nullptr);
}

BOOST_AUTO_TEST_CASE(a_certificate_holds_in_both_forms_and_with_its_transcript) {
    have_files();
    for (const std::string& file : {document, badge}) {
        const VerifyFound& found = found_of({file, list});
        BOOST_TEST((found.standing == CheckStanding::Holds), found.text);
        BOOST_TEST(found.verdict == "The certificate holds.");
        BOOST_TEST(says(found, "Game: Breakout Blackjack"));
        BOOST_TEST(says(found, "Clauses: As they are in this program"));
        BOOST_TEST(says(found, "Signed by the office's key"));
    }
    const VerifyFound& both = found_of({transcript, badge, list});
    BOOST_TEST((both.standing == CheckStanding::Holds), both.text);
    BOOST_TEST(says(both, "items drawn and marked again: 2 right, 0 wrong, passed"));
    BOOST_TEST(says(both, "Candidate: ann"));
    BOOST_TEST(verify().screen().rows.size() == 3U);
    const VerifyFound& alone = found_of({transcript});
    BOOST_TEST(alone.verdict ==
               "The transcript holds. Its exam was passed: 2 right, 0 wrong, and the table test.");
    BOOST_TEST(says(alone, "Result: Its exam was passed"));
}

BOOST_AUTO_TEST_CASE(the_person_who_shows_a_transcript_is_compared_with_its_candidate) {
    have_files();
    const auto shown_by = [&](const std::string& who) -> const VerifyFound& {
        verify().hand_over({transcript});
        verify().type_person(who);
        verify().compare();
        return found();
    };
    BOOST_TEST(says(shown_by("ann"), "The candidate's id is ann"));
    BOOST_TEST((found().standing == CheckStanding::Holds));
    BOOST_TEST(says(shown_by("bob"), "The candidate's id is ann, not bob"));
    BOOST_TEST(found().verdict == "The transcript does NOT hold: it is somebody else's.");
    BOOST_TEST(says(shown_by("Ann Hill"), "whether that is Ann Hill cannot be said"));
    BOOST_TEST((found().standing == CheckStanding::Open));
}

BOOST_AUTO_TEST_CASE(a_certificate_that_cannot_be_read_does_not_hide_the_transcript) {
    have_files();
    std::string bytes = bytes_of(badge);
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    const VerifyFound& both = found_of({write("forged.png", bytes), transcript});
    BOOST_TEST(both.verdict.starts_with("The certificate cannot be checked. The transcript holds."),
               both.verdict);
    BOOST_TEST((both.standing != CheckStanding::Holds));
    BOOST_TEST(says(both, "The file forged.png: "));
    BOOST_TEST(says(both, "items drawn and marked again"));
}

BOOST_AUTO_TEST_CASE(what_is_typed_takes_away_what_was_found_without_it) {
    have_files();
    BOOST_TEST((found_of({transcript}).standing == CheckStanding::Holds));
    BOOST_TEST(!verify().can(VerifyAction::Compare));
    verify().type_codes("K7QF");
    BOOST_TEST(verify().screen().found == nullptr);
    BOOST_TEST(verify().can(VerifyAction::Compare));
    verify().compare();
    BOOST_TEST((found().standing == CheckStanding::Open));
    verify().type_codes("");
    verify().compare();
    BOOST_TEST((found().standing == CheckStanding::Holds));
}

BOOST_AUTO_TEST_CASE(a_receipt_and_the_code_of_the_end_are_compared_with_the_transcript) {
    have_files();
    const auto archive = check_transcript(bytes_of(transcript), "t", {}, desk.library).value();
    const std::vector<Receipt> receipts = receipts_of(archive.transcript.sitting);
    const std::string receipt = write("receipt.txt", to_text(receipts.front()));
    BOOST_TEST(says(found_of({transcript, receipt}), "receipt is of this very start"));
    BOOST_TEST((verify().found()->standing == CheckStanding::Holds));
    const std::string code = end_code(archive.transcript.records);
    type_codes(code_of(receipts.back()) + ", " + code + ".");
    BOOST_TEST(says(found(), "The code is of this very end"));
    BOOST_TEST(says(found(), "The candidate's receipt is of this very start"));
    BOOST_TEST((found().standing == CheckStanding::Holds));
    std::string other = code;
    other.front() = other.front() == '0' ? '1' : '0';
    type_codes(code + "," + other);
    BOOST_TEST((found().standing == CheckStanding::Fails));
    BOOST_TEST(found().verdict ==
               "The transcript does NOT hold: a receipt or code is of another start or end, or was "
               "mistyped.");
    type_codes("K7QF");
    BOOST_TEST((found().standing == CheckStanding::Open));
    BOOST_TEST(says(found(), "'K7QF' is no code: a code has 20 letters"));
    verify().take_all_away();
    verify().hand_over({document, receipt});
    BOOST_TEST(says(found(), "A receipt is compared with a transcript: none was given"));
}

BOOST_AUTO_TEST_CASE(what_was_found_goes_with_who_signs_out) {
    have_files();
    sign_in("eve", "Eve comes in");
    found_of({transcript});
    verify().type_person("ann");
    office().leave();
    const VerifyScreen after = verify().screen();
    BOOST_TEST(after.rows.empty());
    BOOST_TEST(after.found == nullptr);
    BOOST_TEST(after.who == "");
}

BOOST_AUTO_TEST_CASE(a_transcript_is_compared_with_the_log_of_this_machine) {
    have_files();
    const VerifyFound& good = found_of({transcript});
    BOOST_TEST(says(good, "The log here goes on from its checkpoint"));
    // Another log in its place, as somebody with the account can put there.
    const fs::path log = office().folder / "log.db";
    House other;
    other.make_office();
    fs::rename(log, folder / "kept.db");
    fs::copy_file(other.office().folder / "log.db", log);
    const VerifyFound& bad = found_of({transcript});
    BOOST_TEST((bad.standing == CheckStanding::Fails));
    BOOST_TEST(says(bad, "an older copy of the log was put back, or it is another log"));
    BOOST_TEST(bad.verdict.find("the log here does not have what the transcript was made from") !=
               std::string::npos);
    fs::rename(folder / "kept.db", log);
    // What another office signed is compared with no log here.
    verify().take_all_away();
    Counter elsewhere;
    elsewhere.have_files();
    BOOST_TEST(!says(found_of({elsewhere.transcript, elsewhere.keys}), "he log here"));
}

BOOST_AUTO_TEST_CASE(without_a_list_it_is_not_called_good) {
    have_files();
    const VerifyFound& found = found_of({badge});
    BOOST_TEST((found.standing == CheckStanding::Open));
    BOOST_TEST(found.verdict ==
               "It CANNOT BE SAID whether the certificate is good: a list of "
               "withdrawn certificates that covers this time is missing.");
    BOOST_TEST(says(found, "unknown No list of withdrawn certificates was given"));
}

BOOST_AUTO_TEST_CASE(the_person_who_shows_a_certificate_is_compared_with_its_holder) {
    have_files();
    verify().type_person("Ann");
    verify().hand_over({document});
    BOOST_TEST(says(found(), "The holder's name is Ann"));
    BOOST_TEST(says(found(), "Dealer: Ann"));
    verify().type_person("Bea");
    BOOST_TEST(verify().screen().found == nullptr);  // what was found before is not of Bea
    BOOST_TEST(verify().screen().instead.starts_with("Press Enter or Compare"));
    verify().compare();
    BOOST_TEST((found().standing == CheckStanding::Fails));
    BOOST_TEST(says(found(), "The holder's name is not Bea"));
}

BOOST_AUTO_TEST_CASE(a_forged_one_is_refused_with_the_reason) {
    have_files();
    const std::string good = bytes_of(document);
    const std::string forged = write("forged.json", swapped(good, "BREAKOUT-", "BREAKOUX-"));
    const VerifyFound& by_word = found_of({forged});
    BOOST_TEST((by_word.standing == CheckStanding::Fails));
    BOOST_TEST(by_word.verdict.starts_with("The certificate does NOT hold: it is not genuine"),
               by_word.lines.front().words);
    BOOST_TEST((by_word.lines.front().standing == CheckStanding::Fails));
    BOOST_TEST(!by_word.lines.front().words.empty());
    std::string bytes = bytes_of(badge);
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    const VerifyFound& by_bit = found_of({write("forged.png", bytes)});
    BOOST_TEST(by_bit.verdict == "It cannot be checked.");
    BOOST_TEST(says(by_bit, "The file forged.png: "));
    std::string zip = bytes_of(transcript);
    zip[zip.size() / 3] = static_cast<char>(zip[zip.size() / 3] ^ 4);
    BOOST_TEST((found_of({badge, write("forged.zip", zip)}).standing != CheckStanding::Holds));
}

BOOST_AUTO_TEST_CASE(on_another_machine_the_offices_key_is_handed_over) {
    have_files();
    office().office.reset();
    office().open = true;
    const VerifyFound& without = found_of({badge});
    BOOST_TEST((without.standing == CheckStanding::Open));
    BOOST_TEST(
        without.verdict.starts_with("It CANNOT BE SAID whether the certificate is good: the "
                                    "office's key is missing"));
    const VerifyFound& with = found_of({badge, keys, transcript, list});
    BOOST_TEST((with.standing == CheckStanding::Holds), with.text);
    BOOST_TEST(says(with, "The key that the items came from is the office's"));
    const std::string sealed = (folder / "office" / "exam.key").string();
    BOOST_TEST((kind_of_file(sealed).value() == HandedKind::Keys));
    verify().take_away(HandedKind::Keys);
    BOOST_TEST((found().standing == CheckStanding::Open));
}

BOOST_AUTO_TEST_CASE(a_withdrawn_one_is_told_by_the_list) {
    have_files();
    sign_in("eve", "Eve comes in");
    office().begin(CertifyTask::Withdraw);
    fill("reason", "voided");
    office().submit();
    const VerifyFound& found = found_of({save_list("list.txt"), badge});
    BOOST_TEST((found.standing == CheckStanding::Fails));
    BOOST_TEST(found.verdict == "The certificate does NOT hold: the office withdrew it.");
    BOOST_TEST(says(found, "the exam was voided"));
}

BOOST_AUTO_TEST_CASE(a_list_or_key_that_cannot_be_read_is_not_taken_for_none) {
    have_files();
    VerifyRequest request;
    request.certificate = badge;
    request.who = "ann";
    request.withdrawn = folder.string();
    const VerifyFound found = found_in(request, desk.library);
    BOOST_TEST((found.standing == CheckStanding::Open));
    BOOST_TEST(says(found, "this is a directory, not a file"));
    const std::filesystem::path old_key = folder / "office" / "office.key.1";
    std::filesystem::create_directory(old_key);
    sign_in("eve", "Eve comes in");
    verify().take_all_away();
    verify().hand_over({badge});
    BOOST_TEST(verify().screen().error == old_key.string() + ": this is not a file");
    std::filesystem::remove(old_key);
}

BOOST_AUTO_TEST_CASE(what_is_no_certificate_gets_a_clear_word) {
    have_files();
    BOOST_TEST(error_of({folder.string()}).ends_with(" is a folder. Give a file."));
    BOOST_TEST(error_of({(folder / "none").string()}) == "none is not there, or no file.");
    BOOST_TEST(error_of({write("empty", "")}) == "empty is empty.");
    BOOST_TEST(error_of({write("large", std::string((16U << 20U) + 1, ' '))})
                   .starts_with("large is too large"));
    BOOST_TEST(error_of({write("noise", std::string("\0\1\2\3", 4))})
                   .starts_with("noise is neither a certificate"));
    BOOST_TEST(error_of({write("letter.txt", "Dear Sir,\n")})
                   .starts_with("letter.txt is neither a certificate"));
    BOOST_TEST(error_of({(folder / "office" / "log.db").string()})
                   .starts_with("log.db is a log or a school"));
    BOOST_TEST(error_of({sheet}).find("printed sheet") != std::string::npos);
    BOOST_TEST(error_of({document, badge}).starts_with("These are two files of one kind"));
    BOOST_TEST(
        error_of({document, transcript, keys, badge, sheet, list}).starts_with("These are too"));
    BOOST_TEST(verify().screen().rows.empty());  // nothing of that was taken
    BOOST_TEST((found_of({write("part.json", "{\"id\":")}).standing == CheckStanding::Open));
    BOOST_TEST((found_of({write("part.zip", "PK and no more")}).standing == CheckStanding::Open));
}

BOOST_AUTO_TEST_CASE(what_is_given_while_a_check_is_under_way_is_checked_too) {
    have_files();
    verify().hand_over({transcript});
    verify().hand_over({badge});
    BOOST_TEST(says(found(), "Certificate: BREAKOUT-"));
    BOOST_TEST(says(found(), "Transcript: X-"));
    verify().take_all_away();
    BOOST_TEST(verify().screen().found == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
