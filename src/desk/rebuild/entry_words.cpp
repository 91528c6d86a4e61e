#include "desk/rebuild/entry_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/translation.h"
#include "desk/rebuild/entry_act.h"
#include "words/amounts.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

// --- the ruling beside the settlement that was typed

bool makes(const Event& event, const Line& line) {
    return are_about_one(line, event) && event.verb == line.verb &&
           (line.verb == Verb::Push || event.amount == line.amount) && event.place == line.place;
}

std::string settling_words(Who who, Verb verb, Wager wager, Money amount, int place, Unit unit) {
    const std::string whom = place_in_words(who);
    if (verb == Verb::Out)
        return tr("{who} \u00b7 Out in {place} place", "who"_a = whom, "place"_a = nth(place));
    if (verb == Verb::Place)
        return tr("{who} \u00b7 {place} place", "who"_a = whom, "place"_a = nth(place));
    return whom + dot + line_in_words(verb, wager, amount, unit);
}

constexpr std::array<std::pair<Verb, const char*>, 7> typed_sentences{{
    {Verb::Take, sentence("typed: take {amount}")},
    {Verb::Pay, sentence("typed: pay {amount}")},
    {Verb::Push, sentence("typed: push")},
    {Verb::Return, sentence("typed: return {amount}")},
    {Verb::Tip, sentence("typed: tip {amount}")},
    {Verb::Out, sentence("typed: out {place}")},
    {Verb::Place, sentence("typed: place {place}")},
}};

const char* typed_sentence(Verb verb) {
    for (const auto& [each, words] : typed_sentences) {
        if (each == verb) return words;
    }
    throw Fault("no verb of the settlement");
}

std::string typed_in_words(const Event& event, Unit unit) {
    return tr_of(typed_sentence(event.verb), "amount"_a = amount_in_words(event.amount, unit),
                 "place"_a = event.place);
}

/// Every line of the ruling with the event that makes it; the events that make none are left over.
/// Which event makes each ruled line: first those that make one exactly, then those about the same
/// wager. Those that are taken leave `left`.
std::vector<const Event*> events_that_make(const std::vector<Line>& lines,
                                           std::vector<const Event*>& left) {
    std::vector<const Event*> made(lines.size(), nullptr);
    for (const bool exactly : {true, false}) {
        for (std::size_t i = 0; i < made.size(); ++i) {
            if (made[i] != nullptr) continue;
            const Line& line = lines[i];
            const auto found = std::find_if(left.begin(), left.end(), [&](const Event* event) {
                return exactly ? makes(*event, line) : are_about_one(line, *event);
            });
            if (found == left.end()) continue;
            made[i] = *found;
            left.erase(found);
        }
    }
    return made;
}

void add_ruled(EntryScreen& screen, const Ruling& ruling, std::vector<const Event*>& left,
               Unit unit, const Library& library) {
    const auto made = events_that_make(ruling.lines, left);
    for (std::size_t i = 0; i < made.size(); ++i) {
        const Line& line = ruling.lines[i];
        RuledLineScreen row;
        row.text = settling_words(line.who, line.verb, line.wager, line.amount, line.place, unit);
        row.clauses = named_clauses(library, line.because);
        if (made[i] != nullptr)
            row.state = makes(*made[i], line) ? RuledState::Made : RuledState::Differs;
        if (row.state == RuledState::Differs) row.note = typed_in_words(*made[i], unit);
        screen.ruled.push_back(std::move(row));
    }
}

void add_not_due(EntryScreen& screen, const std::vector<const Event*>& left, const Ruling& ruling,
                 Unit unit) {
    for (const Event* event : left) {
        const bool open = std::any_of(ruling.undecided.begin(), ruling.undecided.end(),
                                      [&](const Undecided& one) {
                                          return one.who == event->who && one.wager == event->wager;
                                      });
        if (open) continue;
        RuledLineScreen row;
        row.text = settling_words(event->who, event->verb, event->wager, event->amount,
                                  event->place, unit);
        row.note = ruling.complete ? tr("typed, but not due") : tr("typed, but not due yet");
        row.state = RuledState::Differs;
        screen.ruled.push_back(std::move(row));
    }
}

void add_undecided(EntryScreen& screen, const Ruling& ruling, Unit unit) {
    for (const Undecided& open : ruling.undecided) {
        RuledLineScreen row;
        row.text = open.wager == Wager::None ? place_in_words(open.who)
                                             : wager_in_words(open.who, open.wager);
        row.note = tr("{settlements}; hangs on line {lines}",
                      "settlements"_a = settlements_for_people(open.may_be, unit),
                      "lines"_a = fmt::join(open.hangs_on, " "));
        row.state = RuledState::Undecided;
        screen.ruled.push_back(std::move(row));
    }
}

std::string word_of(RuledState state) {
    switch (state) {
        case RuledState::Due: return tr("due");
        case RuledState::Made: return tr("made");
        case RuledState::Differs: return tr("differs");
        case RuledState::Undecided: return tr("undecided");
        case RuledState::Fault: return tr("forbidden");
    }
    throw Fault("invalid state");
}

void add_faults(EntryScreen& screen, const Ruling& ruling, const Library& library) {
    for (const Breach& breach : ruling.breaches) {
        RuledLineScreen row;
        row.text =
            breach.line >= 2 ? tr("Fault in line {line}", "line"_a = breach.line) : tr("Fault");
        row.note = capital(breach.what);
        row.clauses.push_back(named_clause(library, breach.clause.id));
        row.state = RuledState::Fault;
        screen.ruled.push_back(std::move(row));
    }
}

void add_rulings(EntryScreen& screen, const HandRecord& record, const Ruling& ruling,
                 const Library& library) {
    add_faults(screen, ruling, library);
    std::vector<const Event*> left;
    for (const Event& event : record.events) {
        if (is_settlement(event.verb)) left.push_back(&event);
    }
    const Unit unit = unit_of(record.header);
    add_ruled(screen, ruling, left, unit, library);
    add_undecided(screen, ruling, unit);
    add_not_due(screen, left, ruling, unit);
    for (RuledLineScreen& row : screen.ruled) {
        row.spoken = comma_list({row.text, word_of(row.state)});
        if (!row.note.empty()) add_to_list(row.spoken, row.note);
        for (const ClauseName& clause : row.clauses) add_to_list(row.spoken, to_text(clause));
    }
}

Banner banner_of(const EntryScreen& screen, const HandRecord& record, const Ruling& ruling) {
    const auto in_state = [&](RuledState state) {
        return std::count_if(screen.ruled.begin(), screen.ruled.end(),
                             [&](const RuledLineScreen& row) { return row.state == state; });
    };
    const std::int64_t due = in_state(RuledState::Due), differ = in_state(RuledState::Differs),
                       open = in_state(RuledState::Undecided);
    if (record.events.empty()) return {true, tr("Ruling"), tr("It is given as you type.")};
    if (differ > 0)
        return {false, tr("Settlement errors"),
                tr_n("{count} line differs from the ruling.",
                     "{count} lines differ from the ruling.", differ)};
    if (!ruling.breaches.empty())
        return {false,
                tr_n("{count} fault", "{count} faults",
                     static_cast<std::int64_t>(ruling.breaches.size())),
                tr("The ruling is given in spite of it.")};
    if (open > 0)
        return {true, tr("Undecided"),
                tr_n("{count} wager hangs on cards that cannot be read.",
                     "{count} wagers hang on cards that cannot be read.", open)};
    if (!ruling.complete)
        return {true, tr("The hand is still being played"),
                due == 0
                    ? tr("Nothing is due so far.")
                    : tr_n("{count} line is due so far.", "{count} lines are due so far.", due)};
    if (due > 0)
        return {true, tr("The play is over"),
                tr_n("{count} line to settle.", "{count} lines to settle.", due)};
    const auto wrong = std::count_if(screen.chips.begin(), screen.chips.end(),
                                     [](const ChipCountScreen& chips) { return chips.wrong; });
    if (wrong > 0)
        return {false, tr("Chips do not match"),
                tr_n("Each line is settled as ruled, but {count} count of chips is not what that "
                     "leaves.",
                     "Each line is settled as ruled, but {count} counts of chips are not what that "
                     "leaves.",
                     wrong)};
    return {true, tr("Settled right"), tr("Typed and ruled agree, line by line.")};
}

// --- the events

void add_lines(EntryScreen& screen, const HandEntry& entry, const Ruling& ruling,
               const Library& library) {
    const auto& events = entry.hand.record.events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        EntryLineScreen line;
        line.text = to_text(events[i]);
        line.before_cursor = i < entry.hand.cursor;
        for (const Breach& breach : ruling.breaches) {
            if (breach.line != events[i].line) continue;
            line.wrong = true;
            line.note = to_text(named_clause(library, breach.clause.id)) + ": " + breach.what;
        }
        line.spoken = event_in_words(events[i], unit_of(entry.hand.record.header)) +
                      (line.note.empty() ? "" : ". " + line.note);
        screen.lines.push_back(std::move(line));
    }
    screen.cursor = entry.hand.cursor;
}

// --- the chips

std::string said(const std::optional<Money>& amount, Unit unit) {
    return amount ? brief_amount(*amount, unit) : "\u2013";
}

std::string difference_in_words(Money difference, Unit unit) {
    if (difference.is_zero()) return tr("right");
    return difference > Money{}
               ? tr("{amount} too much", "amount"_a = brief_amount(difference, unit))
               : tr("{amount} too little", "amount"_a = brief_amount(Money{} - difference, unit));
}

void add_chips(EntryScreen& screen, const HandEntry& entry, const Ruling& ruling) {
    const Unit unit = unit_of(entry.hand.record.header);
    for (const ChipCount& count : chip_counts(entry.hand, ruling)) {
        ChipCountScreen row;
        row.place = place_in_words({static_cast<std::uint8_t>(count.seat), 0});
        row.before = said(count.before, unit);
        row.due = said(count.due, unit);
        row.settled = said(count.settled, unit);
        row.after = said(count.after, unit);
        if (const auto difference = count.difference()) {
            row.wrong = !difference->is_zero();
            row.difference = difference_in_words(*difference, unit);
        }
        row.spoken =
            tr("{place}: before {before}, due after {due}, as settled {settled}, counted {counted} "
               "{difference}",
               "place"_a = row.place, "before"_a = row.before, "due"_a = row.due,
               "settled"_a = row.settled, "counted"_a = row.after, "difference"_a = row.difference);
        screen.chips.push_back(std::move(row));
    }
    screen.chips_hint = is_betting(entry.hand) ? tr("500 M counts them before the hand")
                                               : tr("M 500 Enter counts them after the hand");
}

std::string typed_words(const EntryHand& hand) {
    if (hand.as_text) return hand.typed;
    std::string words;
    for (const char c : hand.typed) {
        if (!words.empty() && !(c >= '0' && c <= '9') && c != '.' && c != ',') words += ' ';
        words += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return words;
}

}  // namespace

EntryScreen entry_screen(const HandEntry& entry, const Library& library) {
    const HandRecord& record = entry.hand.record;
    const Ruling ruling = rule(record);
    EntryScreen screen;
    const Identity& identity = record.header.identity;
    screen.title = identity.id.empty() ? tr("New hand") : identity.id;
    screen.crumb = tr("From video") + dot + tr_n("{count} key", "{count} keys", entry.hand.keys);
    add_prompt(screen, entry);
    screen.typed = typed_words(entry.hand);
    screen.status = entry.status;
    screen.taken = entry.taken;
    screen.clause = entry.clause;
    if (entry.taken == KeyTaken::InDoubt)
        screen.keys = {{tr("The same again"), tr("It happened: write it down")},
                       {tr("Esc"), tr("It did not")}};
    add_lines(screen, entry, ruling, library);
    add_rulings(screen, record, ruling, library);
    add_chips(screen, entry, ruling);
    screen.banner = banner_of(screen, record, ruling);
    if (!screen.banner.right) screen.banner.text += likely_mistakes(record, ruling, library);
    screen.can_save = !record.events.empty();
    const bool doubt = entry.taken == KeyTaken::InDoubt;
    screen.spoken =
        screen.prompt +
        (screen.typed.empty() ? "" : ". " + tr("Typed: {keys}", "keys"_a = screen.typed)) +
        (screen.status.empty() ? "" : ". " + screen.status) +
        (doubt ? ". " + tr("The same key again writes it down") : "");
    const std::string& shown = entry.clause_shown;
    if (!shown.empty()) screen.clause_shown = clause_screen(shown, library, record.header.card);
    return screen;
}

TableScreen table_screen(const HandEntry& entry) {
    TableScreen screen;
    screen.record = entry.hand.record;
    screen.effects = rule(entry.hand.record).effects;
    screen.step = entry.hand.cursor;
    screen.totals = true;
    if (is_betting(entry.hand)) return screen;
    if (entry.hand.who) {
        screen.active = entry.hand.who;
        return screen;
    }
    const HandRecord so_far = up_to_cursor(entry.hand);
    const auto acts = awaited(so_far, rule(so_far));
    if (!acts.empty() && !is_settlement(acts.front().event.verb))
        screen.active = acts.front().event.who;
    return screen;
}

std::vector<const TableCardFile*> cards_of(const Library& library, Game game) {
    std::vector<const TableCardFile*> cards;
    for (const TableCardFile& file : library.tables) {
        if (file.card.game() == game) cards.push_back(&file);
    }
    std::sort(cards.begin(), cards.end(),
              [](const TableCardFile* a, const TableCardFile* b) { return a->title < b->title; });
    return cards;
}

int card_of(const EntryForm& form, const std::vector<const TableCardFile*>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i]->card == form.card) return static_cast<int>(i);
    }
    return -1;
}

EntryForm form_for(const EntryForm& form, Game game) {
    EntryForm other = form_of(start_entry(game));
    other.identity = form.identity;
    return other;
}

void next_entry(HandEntry& entry) {
    EntryHand fresh = start_entry(entry.hand.record.header.game()).hand;
    fresh.record.header = entry.hand.record.header;
    fresh.record.header.identity.id.clear();
    fresh.record.header.identity.at.clear();
    entry.past.push_back(std::move(entry.hand));
    entry.hand = std::move(fresh);
    entry.taken = KeyTaken::Taken;
    entry.status = tr("A new hand; Backspace brings the last one back");
    entry.doubted.reset();
    entry.clause.clear();
    entry.clause_shown.clear();
}

}  // namespace fairdeal
