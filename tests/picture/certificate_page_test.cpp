// A certificate on its sheet. FAIRDEAL_PICTURES=FOLDER in the environment writes it there to look
// at.

#include "print/certificate_page.h"

#include <cstdlib>
#include <fstream>

#include "picture/pages.h"
#include "picture/sample_pages.h"
#include "support/credentials.h"
#include "support/scratch.h"

namespace fairdeal {

namespace {

void hold_broadside(const CertificateSheet& says) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const Size size = broadside(paper);
        const Box area = Box{0, 0, size.width, size.height}.grown(-34);
        const auto pages = lay_out([&](Painter& ruler) {
            return std::vector<PrintedPage>{certificate_page(ruler, paper, says)};
        });
        lay_out([&](Painter& ruler) {
            const auto& texts = pages.front().texts;
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const auto& [words, box, font, ink, align] = texts[i];
                BOOST_TEST(ruler.text_width(words, font) <= box.width + 0.5, "too wide: " << words);
                const bool inside = box.x >= area.x && box.y >= area.y &&
                                    box.right() <= area.right() && box.bottom() <= area.bottom();
                BOOST_TEST(inside, "off the sheet: " << words);
                for (std::size_t j = 0; j < i; ++j)
                    BOOST_TEST(overlap(box, texts[j].box) < 0.5,
                               words << " lies over " << texts[j].words);
            }
            return std::vector<PrintedPage>();
        });
    }
}

std::vector<PrintedPage> printed(const CertificateSheet& says) {
    return lay_out([&](Painter& ruler) {
        return std::vector<PrintedPage>{certificate_page(ruler, Paper::A4, says)};
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(certificate_sheet)

BOOST_AUTO_TEST_CASE(a_certificate_says_all_of_it_within_its_frame) {
    const auto pages = printed(sample_certificate_sheet());
    for (const char* words :
         {"Casino Example, exam office", "Ren\u00e9e O\u2019Neill", "Certified dealer",
          "Breakout Blackjack", "Main floor", "2026-02", "BRK-2026-000417",
          "2026-03-14 to 2028-03-14", "English", "A. Examiner", "signed by P.", "Super Tie",
          "5 of 6", "fairdeal verify FILE --key KEY", "9f02 11aa 7c3e 55d0"})
        BOOST_TEST(says(pages, words), words);
    hold_broadside(sample_certificate_sheet());
}

BOOST_AUTO_TEST_CASE(long_words_stay_within_it_too) {
    CertificateSheet says = sample_certificate_sheet();
    says.name = std::string(70, 'W');
    says.issuer = std::string(300, 'M');
    says.certification = "Certified dealer of " + std::string(80, 'm');
    says.table_card = std::string(400, 'w') + " and more";
    says.examiner = std::string(200, 'W');
    says.table_test = std::string(90, 'W') + " " + std::string(90, 'W');
    says.number = std::string(40, 'W');
    for (int i = 0; i < 30; ++i) says.profile.push_back({std::string(60, 'W'), 100, 1000});
    hold_broadside(says);
    BOOST_TEST(fairdeal::says(printed(says), "27 others"));
    BOOST_TEST(fairdeal::says(printed(says), "2700 of 27000"));
}

BOOST_AUTO_TEST_CASE(a_code_that_is_too_long_is_left_out) {
    CertificateSheet says = sample_certificate_sheet();
    const std::size_t drawings = printed(says).front().drawings.size();
    says.code = std::string(2953, 'x');
    BOOST_TEST(printed(says).front().drawings.size() == drawings);
    says.code += "x";
    BOOST_TEST(printed(says).front().drawings.size() == drawings - 1);
    BOOST_TEST(fairdeal::says(printed(says), "Ask for the certificate's"));
    hold_broadside(says);
}

BOOST_AUTO_TEST_CASE(the_same_sheet_makes_the_same_bytes) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto once = certificate_pdf(paper, sample_certificate_sheet());
        BOOST_REQUIRE(once.has_value());
        BOOST_TEST(once->starts_with("%PDF-"));
        BOOST_TEST((*certificate_pdf(paper, sample_certificate_sheet()) == *once));
        CertificateSheet other = sample_certificate_sheet();
        other.name = "Another Name";
        BOOST_TEST((*certificate_pdf(paper, other) != *once));
    }
}

BOOST_AUTO_TEST_CASE(a_phone_reads_the_code_off_the_picture) {
    BOOST_REQUIRE_MESSAGE(std::system("command -v zbarimg >/dev/null") == 0,
                          "zbarimg is not installed: see installer/packages.txt");
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const std::string png = scratch_path("certificate.png").string();
        const std::string code = scratch_path("certificate-code.txt").string();
        // 150 dots an inch.
        BOOST_REQUIRE(write_png(png, broadside(paper), 150.0 / 72,
                                certificate_drawing(paper, sample_certificate_sheet())));
        BOOST_TEST(
            std::system(
                ("zbarimg -q --raw -Sbinary " + png + " > " + code + " 2>/dev/null").c_str()) == 0);
        std::ifstream in(code, std::ios::binary);
        const std::string read{std::istreambuf_iterator<char>(in), {}};
        std::filesystem::remove(png);
        std::filesystem::remove(code);
        BOOST_TEST(read == sample_certificate_sheet().code);
        const auto certificate = read_credential(read);
        BOOST_REQUIRE(certificate.has_value());
        BOOST_TEST(certificate->document == sample_certificate());
    }
}

BOOST_AUTO_TEST_CASE(it_can_be_looked_at) {
    const char* folder = std::getenv("FAIRDEAL_PICTURES");
    if (folder == nullptr) return;
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const std::string name = paper == Paper::A4 ? "certificate-a4" : "certificate-letter";
        const std::string path = std::string(folder) + "/" + name;
        BOOST_TEST(write_png(path + ".png", broadside(paper), 2,
                             certificate_drawing(paper, sample_certificate_sheet()))
                       .has_value());
        std::ofstream(path + ".pdf", std::ios::binary)
            << *certificate_pdf(paper, sample_certificate_sheet());
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
