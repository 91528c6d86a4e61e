#include "desk/write/deal/deal_hand.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "audit/hand/to_scenario.h"
#include "base/translation.h"
#include "desk/rebuild/entry_act.h"
#include "desk/write/form/hand_form.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr char amount_sign = '$';  // before an amount that a button chooses

struct VerbKey {
    Verb verb;
    const char* keys;
};
/// A hit is the card alone.
constexpr std::array verb_keys{
    VerbKey{Verb::Stand, "s"},     VerbKey{Verb::Double, "d"},    VerbKey{Verb::Split, "v"},
    VerbKey{Verb::Surrender, "r"}, VerbKey{Verb::EvenMoney, "e"}, VerbKey{Verb::Insure, "i\n"},
    VerbKey{Verb::Check, "c"},     VerbKey{Verb::Fold, "f"},      VerbKey{Verb::Raise, "u\n"},
    VerbKey{Verb::Play, "l"},      VerbKey{Verb::Pass, "n"}};

class Groups {
public:
    explicit Groups(const Dealing& dealing)
        : dealing_(dealing),
          hand_(dealing.entry.hand),
          game_(hand_.record.header.game()),
          unit_(unit_of(hand_.record.header)) {}

    std::vector<DealGroup> all() {
        if (is_betting(hand_))
            add_bets();
        else
            add_play();
        return std::move(groups_);
    }

private:
    DealGroup& begin(const std::string& title) {
        return groups_.emplace_back(DealGroup{title, {}});
    }

    void add_bets() {
        DealGroup& amounts = begin(tr("How much"));
        for (const int dollars : {1, 2, 5, 10, 15, 20, 25, 50, 75, 100, 200, 500, 1000}) {
            const Money amount = Money::dollars(dollars);
            amounts.buttons.push_back({brief_amount(amount, unit_), amount_sign + to_text(amount),
                                       amount == dealing_.amount});
        }
        DealGroup& wagers =
            begin(tr("Bet {amount} on", "amount"_a = amount_in_words(dealing_.amount, unit_)));
        add_wager(wagers, game_ == Game::Extreme ? Wager::Blind : Wager::Player, 'p');
        if (game_ == Game::Breakout) {
            add_wager(wagers, Wager::Dealer, 'd');
            add_wager(wagers, Wager::SuperTie, 't');
            add_wager(wagers, Wager::PairUp, 'u');
            add_wager(wagers, Wager::Sweet17, 'w');
            add_wager(wagers, Wager::BreakoutBonus, 'b');
        }
        const std::string amount = to_text(dealing_.amount);
        if (game_ == Game::League) wagers.buttons.push_back({tr("Secret bet"), amount + "s"});
        if (game_ == Game::Extreme || game_ == Game::League)
            wagers.buttons.push_back({tr("Chips they have"), amount + "m"});
        DealGroup& seats = begin(tr("Seats"));
        seats.buttons = {{tr("Previous seat"), "<"},
                         {tr("Next seat"), ">"},
                         {tr("As the seat before"), "="},
                         {tr("The bets are up"), " "}};
    }

    void add_wager(DealGroup& group, Wager wager, char letter) {
        group.buttons.push_back({title_in_words(wager), to_text(dealing_.amount) + letter});
    }

    void add_play() {
        const HandRecord so_far = up_to_cursor(hand_);
        const Ruling ruling = rule(so_far);
        const auto acts = awaited(so_far, ruling);
        const bool next_is_told =
            !acts.empty() && !acts.front().decides && !acts.front().wants_card();
        const bool begun = !hand_.typed.empty();
        if (!acts.empty() && !next_is_told) add_card();
        if (begun || acts.empty()) return;
        DealGroup& next = begin(tr("What comes next"));
        if (next_is_told) next.buttons.push_back({event_in_words(acts.front().event, unit_), "\n"});
        for (const auto& [verb, keys] : verb_keys) {
            if (std::find(ruling.may.begin(), ruling.may.end(), verb) != ruling.may.end())
                next.buttons.push_back({capital(decision_in_words(verb)), keys});
        }
        if (is_settlement(acts.front().event.verb))
            next.buttons.push_back({tr("Settle everything as it is due"), "]"});
        if (next.buttons.empty()) groups_.pop_back();
        add_others(so_far);
    }

    /// The rank first; a suit can be clicked once there is one.
    void add_card() {
        const std::string& typed = hand_.typed;
        const bool has_rank = !typed.empty() && typed != "d" && typed != "h";
        DealGroup& ranks = begin(has_rank ? tr("Then the suit") : tr("The card"));
        if (has_rank) {
            ranks.buttons = {{"\u2660", "s"}, {"\u2665", "h"}, {"\u2666", "d"}, {"\u2663", "c"}};
            return;
        }
        for (const char rank : std::string_view("A23456789TJQK")) {
            const char key = rank >= 'A' ? static_cast<char>(rank - 'A' + 'a') : rank;
            ranks.buttons.push_back({rank == 'T' ? "10" : std::string(1, rank), {key}});
        }
    }

    void add_others(const HandRecord& so_far) {
        DealGroup& others = begin(tr("Somebody else is next"));
        others.buttons.push_back({place_in_words(the_dealer), "/0"});
        for (const TableSeat& seat : table_after(so_far, so_far.events.size()).seats)
            others.buttons.push_back({place_in_words(who_of(seat)), fmt::format("/{}", seat.seat)});
    }

    const Dealing& dealing_;
    const EntryHand& hand_;
    Game game_;
    Unit unit_;
    std::vector<DealGroup> groups_;
};

KeyPress key_of_sign(char sign) {
    switch (sign) {
        case '\n': return key(KeyName::Enter);
        case ' ': return key(KeyName::Space);
        case '<': return key(KeyName::Left);
        case '>': return key(KeyName::Right);
        case '\b': return key(KeyName::Backspace);
        default: return key(sign);
    }
}

std::string why_not_in(const HandRecord& record) {
    const bool dealt = std::any_of(record.events.begin(), record.events.end(),
                                   [](const Event& event) { return event.verb == Verb::Deal; });
    return dealt ? "" : tr("No card is dealt yet.");
}

/// Before the settlement at the end.
std::size_t end_of_play(const HandRecord& record) {
    std::size_t end = record.events.size();
    while (end > 0 && is_settlement(record.events[end - 1].verb)) --end;
    return end;
}

}  // namespace

Dealing start_dealing(const DraftPart& part, Game game, std::size_t row, const Library& library) {
    Dealing dealing;
    dealing.row = row;
    dealing.open = true;
    dealing.entry = start_entry(game);
    EntryHand& hand = dealing.entry.hand;
    const auto body = hand_body_from(part.body);
    if (body && body->whole && body->whole->header.game() == game) {
        hand.record = *body->whole;
        hand.cursor = hand.record.events.size();
        return dealing;
    }
    const TableCardFile* card = find_table(library, part.table);
    if (card != nullptr && card->card.game() == game) hand.record.header.card = card->card;
    return dealing;
}

DealScreen deal_screen(const Dealing& dealing, const Library& library) {
    DealScreen screen;
    const EntryScreen entry = entry_screen(dealing.entry, library);
    screen.prompt = entry.prompt;
    screen.status = entry.status;
    screen.refused = entry.taken != KeyTaken::Taken;
    if (entry.taken == KeyTaken::InDoubt)
        screen.status += " " + tr("Click again to deal it all the same.");
    screen.groups = Groups(dealing).all();
    const EntryForm form = form_of(dealing.entry);
    const auto cards = cards_of(library, form.game);
    for (const TableCardFile* card : cards) screen.cards.push_back(card->title);
    screen.card = card_of(form, cards);
    screen.table = table_screen(dealing.entry);
    screen.why_not = why_not_in(dealing.entry.hand.record);
    return screen;
}

void press_keys(Dealing& dealing, std::string_view keys) {
    if (keys.starts_with(amount_sign)) {
        dealing.amount = typed_amount(keys.substr(1)).value_or(dealing.amount);
        return;
    }
    for (const char sign : keys) {
        press(dealing.entry, key_of_sign(sign));
        if (dealing.entry.taken == KeyTaken::Refused) break;
    }
    // What was not taken as a whole leaves nothing half typed.
    const bool half = dealing.entry.taken != KeyTaken::Taken && keys.size() > 1;
    if (!half || dealing.entry.hand.typed.empty()) return;
    const std::string status = dealing.entry.status;
    const KeyTaken taken = dealing.entry.taken;
    press(dealing.entry, key(KeyName::Escape));
    dealing.entry.status = status;
    dealing.entry.taken = taken;
}

void choose_card(Dealing& dealing, int card, const Library& library) {
    EntryForm form = form_of(dealing.entry);
    const auto cards = cards_of(library, form.game);
    if (card < 0 || card >= static_cast<int>(cards.size())) return;
    form.card = cards[static_cast<std::size_t>(card)]->card;
    const auto wrong = set_form(dealing.entry, form);
    dealing.entry.status = wrong.value_or("");
    dealing.entry.taken = wrong ? KeyTaken::Refused : KeyTaken::Taken;
}

void put_dealt(DraftPart& part, const Dealing& dealing, const Library& library) {
    HandRecord hand = dealing.entry.hand.record;
    hand.header.identity = {};
    HandBody body = hand_body_from(part.body).value_or(HandBody());
    if (body.ask.name.empty()) body.ask.name = "ask";
    body.whole = hand;
    body.record = "\n" + write(hand);
    body.stop = hand.events.size();
    const auto cards = cards_of(library, hand.header.game());
    const int card = card_of(form_of(dealing.entry), cards);
    if (card >= 0) part.table = cards[static_cast<std::size_t>(card)]->id;
    if (part.kind == PartKind::Figure) {
        part.body = to_text(body);
        return;
    }
    if (body.kind() != QuestionKind::Error) body.stop = end_of_play(hand);
    if (!body.kind())
        set_question(body, rule(first_events(hand, body.stop)).complete ? "table" : "next");
    const std::string about = subject_of(body);
    const auto subjects = subjects_of(body);
    const bool there =
        std::any_of(subjects.begin(), subjects.end(),
                    [&](const FieldChoice& subject) { return subject.text == about; });
    if (!subjects.empty() && !there) set_subject(body, subjects.front().text);
    part.body = to_text(body);
    if (!part.clauses.empty()) return;
    const auto made = scenario_from_hand(hand, library.tables);
    if (!made) return;
    for (const std::string& id : made->scenario.clauses)
        part.clauses += (part.clauses.empty() ? "" : " ") + id;
}

}  // namespace fairdeal
