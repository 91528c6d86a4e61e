#include "tour/tour.h"

#include <gtk/gtk.h>
#include <wx/utils.h>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "desk/audit/rule_change/rule_scope.h"
#include "desk/replay/replay_keeping.h"

namespace fairdeal {

namespace {

KeyPress key_of(char letter) {
    if (letter == '\n') return key(KeyName::Enter);
    if (letter == '_') return key(KeyName::Space);
    if (letter == '>') return key(KeyName::Down);
    if (letter == '<') return key(KeyName::Up);
    return key(letter);
}

std::string suffix() {
    const char* scale = std::getenv("GDK_SCALE");
    return std::string(theme() == Look::Dark ? "-dark-" : "-light-") +
           (scale == nullptr ? "1" : scale) + "x.png";
}

/// Everything answered somehow: a third taken, a third pushed, a third paid 25; the first seat goes
/// out sixth.
std::string clumsy_keys(const Practice& practice) {
    constexpr std::array ways{"t>", "u>", "p25>"};
    std::string keys;
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) keys += ways.at((i + 2) % ways.size());
    for (std::size_t i = 0; i < practice.seats.size(); ++i) keys += i == 0 ? "o6>" : "s>";
    return keys;
}

}  // namespace

void settle(int milliseconds) {
    let_happen([] { return false; }, milliseconds);
}

std::filesystem::path Tour::folder() {
    return std::filesystem::temp_directory_path() /
           ("fairdeal-tour-" + std::to_string(wxGetProcessId()));
}

Tour::Tour(DeskFrame& frame, Desk& desk) : frame_(frame), desk_(desk) {
    let_happen([this] { return frame_.IsShownOnScreen(); });
    frame_.WarpPointer(frame_.GetClientSize().x - 2, 2);
    settle(300);
}

bool Tour::save(const std::string& file) {
    settle();
    const wxRect place = frame_.GetScreenRect();
    GdkPixbuf* const picture = gdk_pixbuf_get_from_window(gdk_get_default_root_window(), place.x,
                                                          place.y, place.width, place.height);
    if (picture == nullptr) return false;
    const bool saved = gdk_pixbuf_save(picture, file.c_str(), "png", nullptr, nullptr) != FALSE;
    g_object_unref(picture);
    return saved;
}

void Tour::shot(const std::string& name) {
    good_ = save((std::filesystem::path(folder_) / (name + suffix())).string()) && good_;
}

void Tour::resize(int width, int height) {
    frame_.SetSize(0, 0, width, height);
    settle(200);
}

void Tour::shot_both(const std::string& name) {
    frame_.show_now();
    shot(name);
    resize(1024, 700);
    shot("small-" + name);
    resize(1280, 800);
}

/// Opens a scenario and presses these keys: '\n' is Enter, '>' and '<' go down and up.
void Tour::answer(const std::string& scenario, const std::string& keys) {
    desk_.section = DeskSection::Practise;
    desk_.practise.close();
    desk_.practise.open(scenario);
    for (const char letter : keys) desk_.answering.press(key_of(letter));
    frame_.show_now();
}

void Tour::practise_pictures() {
    frame_.show_now();
    shot("practise-list");
    answer("breakout-six-seats", "p25>u>t");
    shot("practise-question");
    answer("breakout-super-tie-twenty", "");
    shot("practise-spot");
    answer("breakout-bust-against-17", "u>p5\n");
    shot("practise-wrong");
    answer("breakout-super-tie-twenty", "u>p5\nm");
    shot("practise-show-me");
    answer("breakout-bust-against-17", "u>t\n");
    shot("practise-right");
    answer("breakout-offer-insurance", "");
    shot("practise-next");
    answer("breakout-offer-insurance", "3");
    shot("practise-next-wrong");
    answer("breakout-may-double-own-hand", "");
    shot("practise-may");
    answer("breakout-six-seats", "hh");
    shot("practise-hint");
    answer("breakout-super-tie-twenty", "uy");
    shot("practise-pay-table");
    answer("breakout-super-tie-twenty", "y");
    desk_.keys_shown = true;
    frame_.show_now();
    shot("keys");
    desk_.keys_shown = false;
}

/// Each game's fullest table: asked, half answered, marked.
void Tour::game_pictures() {
    for (const Game game : {Game::Midnight, Game::Extreme, Game::League}) {
        const Scenario* fullest = nullptr;
        std::size_t most = 0;
        for (const Scenario& scenario : desk_.library.scenarios) {
            const bool settles =
                scenario.game() == game && scenario.question.kind == QuestionKind::Table;
            const std::size_t rows = settles ? start_practice(scenario).rows() : 0;
            if (rows > most) fullest = &scenario;
            most = std::max(most, rows);
        }
        if (fullest == nullptr) continue;
        const std::string name(to_text(game));
        const std::string keys = clumsy_keys(start_practice(*fullest));
        answer(fullest->id, "");
        shot(name + "-asked");
        answer(fullest->id, keys.substr(0, keys.size() / 2));
        shot(name + "-answering");
        answer(fullest->id, keys + "\n");
        shot(name + "-verdict");
    }
    // Every sum is right, but seat 3 is paid before the others and leaves seat 2 short.
    answer("extreme-short-three-winners", ">>p20r<<p50>p50rb");
    shot("extreme-payments");
    answer("extreme-short-three-winners", ">>p20r<<p50>p50rb\n");
    shot("extreme-order");
}

void Tour::type_hand(Game game, const std::string& facts, const std::string& keys) {
    desk_.rebuild.entry = start_entry(game);
    EntryForm form = form_of(desk_.rebuild.entry);
    form.facts = facts;
    form.identity = {"B7-000412", "B7", "1182", "", "2026-03-14T21:05:09Z"};
    set_form(desk_.rebuild.entry, form);
    for (const char letter : keys) press(desk_.rebuild.entry, key_of(letter));
    frame_.show_now();
}

/// A hand from video: empty, a key refused, one in doubt, a card that cannot be read, the whole.
void Tour::entry_pictures() {
    desk_.section = DeskSection::Rebuild;
    desk_.rebuild.entry = start_entry(Game::Breakout);
    frame_.show_now();
    shot("rebuild-empty");
    const std::string bets = "25\n25\n5t50d\n25\n10u25\n100d\n_";
    const std::string deal = bets + "ts6d5h6c9c9dkskd7c7dad9h9s_";
    type_hand(Game::Breakout, "", deal + "kc\nd8");
    shot("rebuild-typing");
    type_hand(Game::Breakout, "", deal + "kc\nd8c/6s");
    shot("rebuild-doubt");
    type_hand(Game::Breakout, "", deal + "kc\nd8css??");
    shot("rebuild-unread");
    type_hand(Game::Breakout, "", deal + "kc\nd8css7d2s\n\n\np5\n\n\n\n\n\n");
    shot("rebuild-settled-wrong");
    type_hand(Game::Extreme, "minimum=50 mode=tournament",
              "150m50\n100\n50\n_ahkdtc9d5s6h9h8d8dccu100\nl\n\n\ns8hs\n\n]");
    shot("rebuild-extreme");
    type_hand(Game::League, "hand=2 start=1 seats=6",
              "1000m1000m2000m/150\n50\n100\n_tsth5h6c9d7c9s_s9css8c\n]m1050\nm1000\nm1900\n");
    shot("rebuild-league");
    resize(1024, 700);
    shot("small-rebuild");
    resize(1280, 800);
    desk_.rebuild.entry = start_entry(Game::Breakout);
}

/// Another table card over a few hands picked in Replay.
void Tour::card_change_pictures() {
    AuditSession& room = desk_.audit;
    RuleOverHands over{.log = desk_.replay.file, .game = Game::Breakout};
    for (std::int64_t idx = 1; idx <= 60; ++idx) over.hands.push_back(idx);
    go_to(desk_, over);
    const auto cards = cards_offered(room.library, Game::Breakout);
    const auto card = std::find_if(cards.begin(), cards.end(), [](const auto* each) {
        return each->id == "breakout-six-to-five";
    });
    choose_card(room.change, static_cast<std::size_t>(card - cards.begin()) + 1, room.library);
    work_out_rule_change(room);
    let_happen([&] { return !room.change.work.is_under_way(); }, 60000);
    poll_audit(room);
    frame_.show_now();
    shot("audit-card-change");
    const auto report = std::exchange(room.report, std::nullopt);
    resize(1024, 700);
    shot("small-card-change");
    room.report = report;
    resize(1280, 800);
    widen_rule_change(room);
}

/// The night of the replay room audited: chosen, called off, done, by clause, a dealer's practice.
void Tour::audit_pictures() {
    AuditSession& room = desk_.audit;
    desk_.section = DeskSection::Audit;
    frame_.show_now();
    shot("audit-begin");
    start_audit(room);
    cancel_audit(room);
    frame_.show_now();
    let_happen([&] { return !room.running; }, 60000);
    shot("audit-cancelled");
    start_audit(room);
    frame_.show_now();
    let_happen([&] { return !room.running; }, 60000);
    frame_.show_now();
    shot("audit-dealers");
    show_by(room, Dimension::Clause);
    frame_.show_now();
    shot("audit-clauses");
    resize(1024, 700);
    shot("small-audit");
    room.view = AuditView::Ranking;
    frame_.show_now();
    shot("small-ranking");
    resize(1280, 800);
    shot("audit-ranking");
    const auto rules = rules_offered(room.library, Game::Breakout);
    const auto from_player = std::find_if(
        rules.begin(), rules.end(), [](const auto& rule) { return rule.spec->name == "tip-from"; });
    apply(room, AuditAction::RuleChange);
    choose_game(room.change, Game::Breakout, room.library);
    choose_rule(room.change, static_cast<std::size_t>(from_player - rules.begin()), room.library);
    work_out_rule_change(room);
    let_happen([&] { return !room.change.work.is_under_way(); }, 60000);
    frame_.show_now();
    shot("audit-rule-change");
    resize(1024, 700);
    shot("small-rule-change");
    resize(1280, 800);
    card_change_pictures();
    show_by(room, Dimension::Clause);
    go_to(desk_, *open_picked_cell(room));
    frame_.show_now();
    shot("audit-hands");
    show_by(room, Dimension::Dealer);
    if (const auto practice = practise_with_picked_dealer(room)) go_to(desk_, *practice);
    frame_.show_now();
    shot("audit-practice");
    desk_.practise.list({});
}

void Tour::small_pictures() {
    desk_.section = DeskSection::Practise;
    resize(1024, 700);
    desk_.practise.close();
    frame_.show_now();
    shot("small-list");
    answer("breakout-six-seats", "p25>u>t");
    shot("small-question");
    answer("breakout-six-seats", "y");
    shot("small-pay-table");
    answer("breakout-super-tie-twenty", "yu>p5\n");
    shot("small-wrong");
    answer("breakout-super-tie-twenty", "u>p5\nm_");
    shot("small-show-me");
    resize(1280, 800);
}

bool Tour::has_content() const {
    if (!desk_.library.scenarios.empty()) return true;
    const std::string why =
        desk_.problems.empty() ? "there are no scenarios" : to_text(desk_.problems.front());
    std::fprintf(stderr, "fairdeal-tour: %s\n", why.c_str());
    return false;
}

bool Tour::take_pictures(const std::string& folder) {
    if (!has_content()) return false;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    folder_ = folder;
    learn_pictures();
    practise_pictures();
    wrong_deal_pictures();
    game_pictures();
    replay_pictures();
    audit_pictures();
    shoe_pictures();
    case_pictures();
    duty_pictures();
    certify_pictures();
    entry_pictures();
    small_pictures();
    return good_;
}

bool Tour::play_demo(const std::string& png) {
    if (!has_content()) return false;
    answer("breakout-bust-against-17", "u>p5\n");  // its deciding clause is open
    return save(png);
}

}  // namespace fairdeal
