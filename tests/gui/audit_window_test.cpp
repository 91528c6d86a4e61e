// The audit in the real window: a night with a dealer who multiplies the Super Tie's tip.
#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "dealing/deal.h"
#include "desk/audit/audit_rows.h"
#include "log/hand_log.h"
#include "looks.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

constexpr const char* culprit = "1104";

/// Their tips times the dollars bet; true if any has become another.
bool multiply_tips(HandRecord& record) {
    bool changed = false;
    for (Event& tip : record.events) {
        if (tip.verb != Verb::Tip) continue;
        for (const Event& bet : record.events) {
            const bool his = bet.verb == Verb::Bet && bet.wager == Wager::SuperTie &&
                             bet.who.seat == tip.who.seat && bet.amount != Money::cents(100);
            if (!his) continue;
            tip.amount = Money::cents(tip.amount.in_cents() * bet.amount.in_cents() / 100);
            changed = true;
        }
    }
    return changed;
}

/// A night of 1,500 hands; how many of them were settled wrong.
int plant(const std::string& file) {
    std::filesystem::remove(file);
    auto log = HandLog::open_or_create(file, desk->library.misreadings).value();
    HandLog::Batch batch(log);
    DealingMachine machine(TableCard(Game::Breakout), 5, 0);
    int wrong = 0;
    for (int i = 0; i < 1500; ++i) {
        HandRecord record = machine.next().record;
        if (record.header.identity.dealer == culprit && multiply_tips(record)) ++wrong;
        batch.add(record);
    }
    batch.commit();
    return wrong;
}

std::string planted_night() {
    return (std::filesystem::current_path() / "gui-planted-night.db").string();
}

int wrong_hands() {
    static const int wrong = plant(planted_night());
    return wrong;
}

/// The sums on the page's cards, which have cents and no blanks.
void gather_sums(const wxWindow* window, std::vector<const Text*>& sums) {
    if (!window->IsShown()) return;
    const auto* text = dynamic_cast<const Text*>(window);
    const std::string words = text == nullptr ? "" : text->GetLabelText().utf8_string();
    if (words.find(".97") != std::string::npos && words.find(' ') == std::string::npos)
        sums.push_back(text);
    for (const wxWindow* child : window->GetChildren()) gather_sums(child, sums);
}

/// The planted night, audited, by dealer.
void audit_the_night() {
    start_over();
    const std::string file = planted_night();
    const int wrong = wrong_hands();
    BOOST_REQUIRE(wrong > 3);
    desk->section = DeskSection::Audit;
    show_by(desk->audit, Dimension::Dealer);
    if (!desk->audit.report || desk->audit.audited != file) {
        choose_log(desk->audit, file);
        start_audit(desk->audit);
    }
    frame->show_now();
    BOOST_REQUIRE(comes_true([] { return !desk->audit.running && desk->audit.report; }));
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(desk->audit.report->all.sums.wrong_hands == wrong);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audit_window)

BOOST_AUTO_TEST_CASE(before_the_first_audit_the_room_says_what_it_does_and_offers_to_begin) {
    start_over();
    if (desk->audit.report) return;  // an audit was asked for first
    press('5', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return frame->audit().begin_button()->IsShownOnScreen(); }));
    come_to_rest();
    BOOST_TEST(!frame->audit().cells()->IsShownOnScreen());
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(a_planted_pattern_is_named_with_its_deed_and_chances) {
    audit_the_night();
    const AuditScreen screen = audit_screen(desk->audit);
    BOOST_REQUIRE(screen.patterns.size() == 1U);
    BOOST_TEST(screen.patterns[0].title == std::string("Dealer ") + culprit);
    BOOST_TEST(screen.patterns[0].sentence.find("ultiplied the tip by the bet") !=
               std::string::npos);
    BOOST_TEST(screen.patterns[0].chance.starts_with("by chance: less than 1 in "));
    BOOST_TEST(frame->audit().patterns()->GetItemCount() == 1U);
    BOOST_TEST(frame->audit().cells()->GetItemCount() == 1U);
}

BOOST_AUTO_TEST_CASE(the_ranking_names_the_culprit_by_key_by_click_and_in_its_funnel) {
    audit_the_night();
    frame->audit().cells()->SetFocus();
    press('7');
    come_to_rest();
    const RankingPanel* ranking = frame->audit().ranking();
    BOOST_TEST(ranking->IsShownOnScreen());
    BOOST_TEST(!frame->audit().cells()->IsShownOnScreen());
    BOOST_TEST(ranking->funnel()->IsShownOnScreen());
    const RankingScreen screen = ranking_screen(desk->audit);
    BOOST_REQUIRE(screen.dealers.size() > 3U);
    BOOST_TEST(screen.dealers.front().title == std::string("Dealer ") + culprit);
    BOOST_TEST(screen.dealers.front().named);
    BOOST_TEST(std::count_if(screen.dealers.begin(), screen.dealers.end(),
                             [](const RankedItem& item) { return item.named; }) == 1);
    BOOST_REQUIRE(!screen.causes.empty());
    BOOST_TEST(screen.causes.front().title.find("ultiplied the tip by the bet") !=
               std::string::npos);
    BOOST_TEST(cut_off(frame) == "");
    ranking->dealers()->SetFocus();
    press(WXK_DOWN);
    come_to_rest();
    BOOST_TEST(ranked_dealer(desk->audit)->dealer != culprit);
    BOOST_TEST(ranking_screen(desk->audit).causes.empty());
    const wxSize size = ranking->funnel()->GetClientSize();
    frame->SetSize(1024, 700);  // no room for the picture beside or below: the lists stay
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    BOOST_TEST(ranking->dealers()->IsShownOnScreen());
    frame->SetSize(1280, 800);
    come_to_rest();
    BOOST_TEST((ranking->funnel()->GetClientSize() == size));
    // The culprit's dot is the highest: they are picked by a click on it.
    const FunnelPicture& funnel = ranking_screen(desk->audit).funnel;
    wxPoint at;
    const double unit = drawing_scale();
    for (int y = 0; y < size.y && at == wxPoint(); y += 4) {
        for (int x = 0; x < size.x; x += 4) {
            const int dot =
                dot_at(funnel, {0, 0, size.x / unit, size.y / unit}, {x / unit, y / unit});
            if (dot == 0) at = wxPoint(x, y);
        }
    }
    BOOST_REQUIRE(at != wxPoint());
    click_at(ranking->funnel(), at);
    come_to_rest();
    BOOST_TEST(ranked_dealer(desk->audit)->dealer == culprit);
    press('1');
    come_to_rest();
    BOOST_TEST(frame->audit().cells()->IsShownOnScreen());
    BOOST_TEST(!ranking->IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(what_another_rule_would_have_cost_is_worked_out_by_key) {
    audit_the_night();
    frame->audit().cells()->SetFocus();
    press('8');
    come_to_rest();
    const RuleChangePanel* panel = frame->audit().rule_change();
    BOOST_REQUIRE(panel->IsShownOnScreen());
    BOOST_TEST(!frame->audit().cells()->IsShownOnScreen());
    BOOST_TEST(cut_off(frame) == "");
    const auto rules = rules_offered(desk->library, Game::Breakout);
    const auto tips = std::find_if(rules.begin(), rules.end(), [](const RuleOffered& rule) {
        return rule.spec->name == "tip-from";
    });
    BOOST_REQUIRE(tips != rules.end());
    BOOST_TEST(panel->shown().over == "Over the 1,500 hands audited");
    panel->on_game(0);
    panel->on_card(0);
    panel->on_rule(static_cast<int>(tips - rules.begin()));
    come_to_rest();
    BOOST_TEST(panel->readings()->GetCount() == tips->readings.size());
    click(panel->work_out_button());
    BOOST_REQUIRE(comes_true(
        [&] { return !desk->audit.change.work.is_under_way() && !panel->shown().title.empty(); }));
    come_to_rest();
    BOOST_TEST(panel->shown().problem == "");
    BOOST_TEST(panel->clauses()->GetItemCount() == panel->shown().rows.size());
    BOOST_TEST(cut_off(frame) == "");
    // The button is in sight without scrolling, and before anything else is shown again.
    const auto is_button_seen = [&] {
        const wxButton* button = panel->work_out_button();
        return button->GetRect().GetBottom() <= button->GetParent()->GetClientSize().y;
    };
    frame->SetSize(1024, 700);
    BOOST_TEST(comes_true([] { return frame->GetSize().y == 700; }));
    BOOST_TEST(comes_true(is_button_seen));
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    BOOST_TEST(is_button_seen());
    frame->SetSize(1280, 800);
    come_to_rest();
    BOOST_REQUIRE(!panel->shown().rows.empty());
    panel->clauses()->SetFocus();
    press(WXK_RETURN);
    BOOST_REQUIRE(
        comes_true([] { return desk->section == DeskSection::Replay && desk->replay.log; }));
    BOOST_REQUIRE(comes_true([] { return !desk->replay.to_list && !desk->replay.rows.empty(); }));
    come_to_rest();
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return desk->section == DeskSection::Audit; }));
    show_by(desk->audit, Dimension::Dealer);
    frame->show_now();
}

BOOST_AUTO_TEST_CASE(a_table_card_is_chosen_by_key_and_worked_out_without_an_audit) {
    start_over();
    BOOST_REQUIRE(wrong_hands() > 3);
    press('5', wxMOD_CONTROL);
    desk->audit.query = {};
    desk->audit.report.reset();
    desk->audit.change.report.reset();
    desk->audit.view = AuditView::Table;
    choose_log(desk->audit, planted_night());
    frame->show_now();
    come_to_rest();
    const RuleChangePanel* panel = frame->audit().rule_change();
    BOOST_TEST(!panel->IsShownOnScreen());
    click(frame->audit().rule_button());
    BOOST_REQUIRE(comes_true([&] { return panel->IsShownOnScreen(); }));
    come_to_rest();
    BOOST_TEST(panel->shown().over == "Over gui-planted-night.db");
    BOOST_TEST(keyboard_is_somewhere());
    BOOST_TEST(cut_off(frame) == "");
    panel->on_game(0);
    come_to_rest();
    panel->cards()->SetFocus();
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([] { return desk->audit.change.card == "breakout-standard"; }));
    come_to_rest();
    press(WXK_END);
    BOOST_REQUIRE(comes_true([] { return desk->audit.change.card != "breakout-standard"; }));
    come_to_rest();
    BOOST_TEST(!desk->audit.change.rule.has_value());
    BOOST_TEST(!panel->readings()->IsEnabled());
    BOOST_TEST(panel->rules()->GetString(0) == "No other rule");
    press('W');
    BOOST_REQUIRE(comes_true([] {
        return !desk->audit.change.work.is_under_way() && desk->audit.change.report.has_value();
    }));
    come_to_rest();
    const TableCard card = find_table(desk->library, desk->audit.change.card)->card;
    const auto same = house_change(planted_night(), {}, {Game::Breakout, card}, {});
    BOOST_REQUIRE(same);
    BOOST_TEST(desk->audit.change.report->otherwise == same->otherwise);
    BOOST_TEST((desk->audit.change.report->guests == same->guests));
    BOOST_TEST(panel->shown().problem == "");
    // A filter that is typed holds, and Enter works it out.
    frame->audit().dealer_field()->SetFocus();
    type(culprit);
    BOOST_TEST(comes_true([&] {
        return panel->shown().over == std::string("Over gui-planted-night.db, dealer ") + culprit;
    }));
    desk->audit.change.report.reset();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] {
        return !desk->audit.change.work.is_under_way() && desk->audit.change.report.has_value();
    }));
    BOOST_TEST(desk->audit.change.report->hands < same->hands);
    BOOST_TEST(!desk->audit.report.has_value());
    come_to_rest();
    for (const wxSize size : {wxSize(1024, 700), wxSize(1280, 800)}) {
        frame->SetSize(size);
        come_to_rest();
        BOOST_TEST(cut_off(frame) == "");
    }
    click(panel->whole_button());
    BOOST_TEST(comes_true([] { return desk->audit.query == HandQuery{}; }));
    panel->rules()->SetFocus();
    press('1');  // without an audit: the invitation to one
    BOOST_TEST(comes_true([&] { return frame->audit().begin_button()->IsShownOnScreen(); }));
    BOOST_TEST(!panel->IsShownOnScreen());
    BOOST_TEST(keyboard_is_somewhere());
    desk->audit.change.report.reset();
    panel->on_card(0);
}

BOOST_AUTO_TEST_CASE(nothing_of_the_audit_is_cut_off_in_a_small_window) {
    audit_the_night();
    for (const wxSize size : {wxSize(1024, 700), wxSize(1280, 800)}) {
        frame->SetSize(size);
        frame->show_now();
        come_to_rest();
        BOOST_TEST(cut_off(frame) == "");
        const auto widths = audit_columns(frame->audit().cells()->GetClientSize().x);
        int name = frame->audit().cells()->GetClientSize().x;
        for (const int width : widths) name -= width;
        BOOST_TEST(name > 150);
    }
}

BOOST_AUTO_TEST_CASE(no_card_ever_cuts_a_sum) {
    audit_the_night();
    AuditSums& all = desk->audit.report->all.sums;
    const AuditSums before = all;
    for (const std::int64_t cents : {97, 16198897, 999999997}) {
        all.exposures.in(Unit::Cash) = {Money::cents(cents), Money::cents(cents)};
        for (const wxSize size : {wxSize(1024, 700), wxSize(1280, 800)}) {
            frame->SetSize(size);
            frame->show_now();
            come_to_rest();
            std::vector<const Text*> sums;
            gather_sums(&frame->audit(), sums);
            BOOST_REQUIRE(sums.size() == 2U);
            for (const Text* sum : sums)
                BOOST_TEST(sum->width_of_words() <= sum->GetSize().x, sum->GetLabelText()
                                                                          << " at " << size.x);
        }
    }
    all = before;
}

BOOST_AUTO_TEST_CASE(the_keyboard_is_somewhere_while_an_audit_runs_and_after_it) {
    start_over();
    BOOST_REQUIRE(wrong_hands() > 3);
    press('5', wxMOD_CONTROL);
    choose_log(desk->audit, planted_night());
    desk->audit.query.dealer = culprit;  // another audit than before
    frame->show_now();
    frame->audit().start_button()->SetFocus();
    press(WXK_SPACE);
    BOOST_TEST(keyboard_is_somewhere());
    BOOST_REQUIRE(comes_true([] { return !desk->audit.running && desk->audit.report; }));
    BOOST_TEST(keyboard_is_somewhere());
    press('2', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return desk->section == DeskSection::Practise; }));
    desk->audit.query = {};
    desk->audit.report.reset();
}

BOOST_AUTO_TEST_CASE(escape_leads_from_a_cells_hands_back_to_the_audit) {
    audit_the_night();
    press(WXK_RETURN);
    BOOST_REQUIRE(
        comes_true([] { return desk->section == DeskSection::Replay && desk->replay.log; }));
    BOOST_REQUIRE(comes_true([] { return !desk->replay.to_list && !desk->replay.rows.empty(); }));
    come_to_rest();
    BOOST_TEST(frame->log().audit_button()->IsShownOnScreen());
    for (const HandRow& row : desk->replay.rows) BOOST_TEST(row.identity.dealer == culprit);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return desk->replay.hand.has_value(); }));
    press(WXK_ESCAPE);
    BOOST_TEST(
        comes_true([] { return !desk->replay.hand && desk->section == DeskSection::Replay; }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return desk->section == DeskSection::Audit; }));
}

BOOST_AUTO_TEST_CASE(what_a_dealer_got_wrong_is_given_to_training_by_a_trainer_only) {
    audit_the_night();
    BOOST_REQUIRE(comes_true([] { return frame->audit().give_button()->IsShownOnScreen(); }));
    press('G');
    BOOST_TEST(comes_true(
        [] { return desk->audit.error.find("sign in under Learn") != std::string::npos; }));
    click(frame->audit().give_button());
    come_to_rest();
    BOOST_TEST((desk->section == DeskSection::Audit));
    all_fits("why nothing is given to training");
    desk->audit.error.clear();
}

BOOST_AUTO_TEST_CASE(what_a_dealer_got_wrong_is_practised_and_escape_comes_back) {
    audit_the_night();
    press('P');
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Practise; }));
    const auto shown = desk->practise.screen().items.size();
    BOOST_TEST((shown > 0U && shown <= longest_practice));
    come_to_rest();
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return desk->section == DeskSection::Audit; }));
    BOOST_TEST(desk->practise.filter().only.empty());
}

BOOST_AUTO_TEST_SUITE_END()
