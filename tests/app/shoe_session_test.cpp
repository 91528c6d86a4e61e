// The page of packs and shoes without a window: its rows, what is said of each, and where its
// actions lead.

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <thread>

#include "content/library.h"
#include "desk/shoe/shoe_words.h"
#include "log/office_log.h"
#include "support/incident_log.h"
#include "support/scratch.h"

using namespace fairdeal;

namespace {

/// A log of incidents, open in Replay, and its page.
struct Watched {
    std::filesystem::path file = scratch_path("shoe-session.db");
    Library library;
    OpenLog open;
    ShoeSession session{library, open};

    explicit Watched(const std::vector<std::string_view>& names, std::uint64_t seed = 2,
                     std::size_t most = 0) {
        log_incidents(file, names, seed, most);
        open.file = file.string();
        open.log = std::make_unique<HandLog>(
            std::move(open_hand_log(open.file, Access::Read, {}).value()));
        follow_open_log(session);
        finish();
    }
    ~Watched() { std::filesystem::remove(file); }
    void finish() {
        while (poll_watch(session)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    [[nodiscard]] ShoeScreen screen() const { return shoe_screen(session); }
};

bool is_said_in(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shoe_session)

BOOST_AUTO_TEST_CASE(without_a_log_the_page_says_so) {
    const Library library;
    const OpenLog none;
    ShoeSession session{library, none};
    follow_open_log(session);
    const ShoeScreen screen = shoe_screen(session);
    BOOST_TEST(!screen.has_log);
    BOOST_TEST(screen.summary == "No log is open.");
    BOOST_TEST(screen.rows.empty());
    BOOST_TEST(!apply(session, ShoeAction::Hands).has_value());
    BOOST_TEST(!apply(session, ShoeAction::OpenCase).has_value());
}

BOOST_AUTO_TEST_CASE(an_empty_log_says_that_it_holds_no_hand) {
    const Watched house({});
    const ShoeScreen screen = house.screen();
    BOOST_TEST(screen.has_log);
    BOOST_TEST(screen.empty == "This log holds no hand yet.");
    BOOST_TEST(screen.rows.empty());
}

BOOST_AUTO_TEST_CASE(a_pack_with_a_finding_comes_first_and_is_picked) {
    // Few rounds prove nothing; five missing cards in 438 do.
    const Watched house({"penn-national-missing-cards", "ocean-short-pack"});
    const ShoeScreen screen = house.screen();
    BOOST_REQUIRE(screen.rows.size() > 20U);
    BOOST_TEST(screen.rows[0].title == "The whole log");
    BOOST_TEST(screen.rows[1].title == "Pack ocean-short-pack-P1");
    BOOST_TEST(screen.rows[1].alarmed);
    BOOST_TEST(screen.rows[2].indented);
    BOOST_TEST(screen.picked == 1);
    BOOST_REQUIRE(screen.findings.size() == 1U);
    BOOST_TEST(is_said_in(screen.findings[0].title, "cards do not come out; likeliest "));
    BOOST_TEST(is_said_in(screen.findings[0].word, " by chance"));
    BOOST_TEST(screen.can_open_case);
}

BOOST_AUTO_TEST_CASE(the_chart_has_a_point_a_hand_and_crosses_its_line_where_it_is_said) {
    const Watched house({"ocean-short-pack"});
    const ShoeScreen screen = house.screen();
    BOOST_REQUIRE(screen.chart.has_value());
    const auto& missing = screen.chart->curves.front().odds;
    BOOST_TEST(missing.size() == 438U);
    BOOST_TEST(std::abs(screen.chart->alarm - std::log10(730.0)) < 1e-9);
    BOOST_TEST(std::abs(missing.front()) < 1e-9);  // of one shoe nothing
    const ShoeFinding* finding = picked_finding(house.session);
    BOOST_REQUIRE(finding != nullptr);
    const auto first = std::find_if(missing.begin(), missing.end(),
                                    [&](double odds) { return odds >= screen.chart->alarm; });
    BOOST_TEST((first - missing.begin()) + 1 == finding->last.number);
    BOOST_TEST(
        is_said_in(screen.chart_words, "Cards missing: at most less than 1 in a billion by ") !=
        is_said_in(screen.chart_words, "Cards missing: at most 1 in "));
}

BOOST_AUTO_TEST_CASE(the_suspects_are_marked_among_the_kinds) {
    const Watched house({"rivers-extra-card"});
    const ShoeScreen screen = house.screen();
    BOOST_REQUIRE(screen.kinds.has_value());
    const std::size_t seven = kind_of(*card_from("7h"));
    BOOST_TEST((screen.kinds->kinds.at(seven).mark == KindGridPicture::Suspect::TooMany));
    BOOST_TEST(std::count_if(screen.kinds->kinds.begin(), screen.kinds->kinds.end(),
                             [](const KindGridPicture::Kind& kind) {
                                 return kind.mark != KindGridPicture::Suspect::None;
                             }) == 1);
    BOOST_TEST(is_said_in(screen.kinds_words, "Suspected too many: 7h "), screen.kinds_words);
}

BOOST_AUTO_TEST_CASE(the_hands_behind_a_finding_open_in_replay) {
    Watched house({"rivers-extra-card"});
    const ShoeFinding* finding = picked_finding(house.session);
    BOOST_REQUIRE(finding != nullptr);
    // Nine sevens came out of each of these shoes: each in one of these hands.
    const std::size_t shoes = std::stoul(finding->details.at(0));
    BOOST_TEST(shoes > 1U);
    BOOST_TEST(finding->hands.size() > shoes);
    BOOST_TEST(finding->hands.size() <= 9 * shoes);
    const auto leads = apply(house.session, ShoeAction::Hands);
    BOOST_REQUIRE(leads.has_value());
    const auto& list = std::get<ListHands>(*leads);
    BOOST_TEST(list.exact);
    BOOST_TEST(list.hands == finding->hands, boost::test_tools::per_element());
    BOOST_TEST(list.log == house.file.string());
    for (const std::int64_t hand : list.hands)
        BOOST_TEST(is_said_in(house.open.log->text_of(hand).value(), "7h"));
}

BOOST_AUTO_TEST_CASE(a_finding_opens_as_a_case_with_its_hands) {
    Watched house({"sugarhouse-counted"});
    const auto leads = apply(house.session, ShoeAction::OpenCase);
    BOOST_REQUIRE(leads.has_value());
    const CaseSubject& subject = std::get<CaseOnFinding>(*leads).subject;
    BOOST_TEST(subject.hand == 1);
    BOOST_TEST(subject.finding == "out-at-start");
    BOOST_TEST(subject.hands.starts_with("1,"));
    BOOST_TEST(is_said_in(subject.text, "17 cards are out before the first hand of"));
}

BOOST_AUTO_TEST_CASE(a_shoe_shows_its_own_hands_and_its_place_in_the_chart) {
    Watched house({"ocean-short-pack"});
    pick_shoe_row(house.session, 3);
    const ShoeScreen screen = house.screen();
    BOOST_TEST(screen.title == "Shoe P1-2");
    BOOST_REQUIRE((screen.chart && screen.chart->marked));
    const ShoeReport& shoe = house.session.report->shoes[house.session.rows[3].shoe];
    BOOST_TEST(screen.chart->marked->second - screen.chart->marked->first ==
               static_cast<std::size_t>(shoe.hands));
    BOOST_TEST(screen.no_finding == "Nothing was found.");
    BOOST_TEST(!screen.can_open_case);
    const auto leads = apply(house.session, ShoeAction::Hands);
    BOOST_REQUIRE(leads.has_value());
    BOOST_TEST(std::get<ListHands>(*leads).hands == shoe.numbers, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_not_provable_is_said_to_be_so) {
    Watched house({"ocean-short-pack"}, 2, 10);
    pick_shoe_row(house.session, 1);
    const ShoeScreen screen = house.screen();
    BOOST_TEST(
        is_said_in(screen.story, "Missing cards are not provable from these hands: in one shoe"));
    BOOST_TEST(screen.no_finding ==
               "Nothing was found, but these hands cannot prove that no card is missing.");
    pick_shoe_row(house.session, 0);
    BOOST_TEST(is_said_in(house.screen().story, "hands do not say the limits of the table"));
}

BOOST_AUTO_TEST_CASE(rows_and_findings_that_are_not_there_are_not_picked) {
    Watched house({"sugarhouse-counted"});
    const std::size_t picked = house.session.picked;
    pick_shoe_row(house.session, -1);
    pick_shoe_row(house.session, 10'000);
    pick_shoe_finding(house.session, 7);
    pick_shoe_finding(house.session, -1);
    BOOST_TEST(house.session.picked == picked);
    BOOST_TEST(house.session.finding == 0U);
    const auto back = apply(house.session, ShoeAction::Back);
    BOOST_TEST((back && std::holds_alternative<BackToAudit>(*back)));
}

BOOST_AUTO_TEST_CASE(another_open_log_is_looked_at_in_its_place) {
    Watched house({"sugarhouse-counted"});
    house.open.log.reset();
    follow_open_log(house.session);
    BOOST_TEST(!house.session.report.has_value());
    BOOST_TEST(house.screen().rows.empty());
}

BOOST_AUTO_TEST_SUITE_END()
