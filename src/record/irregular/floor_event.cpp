#include "record/irregular/floor_event.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "record/reading/event_mistake.h"
#include "record/verb_forms.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, floor_verb_count> words_of_floor_verbs{
    "draw", "accept",   "refuse",  "burn", "boxed",   "shuffle", "skip",
    "move", "withdraw", "misread", "void", "correct", "rules"};
constexpr Vocabulary floor_verbs(words_of_floor_verbs);

/// Who may stand before each verb, a bit each, and what follows it.
namespace by {
enum Makers : unsigned { Dealer = 1, Seat = 2, Hand = 4, Shoe = 8, Floor = 16 };
}
enum class FloorWords : std::uint8_t {
    Card,
    Cards,
    Count,
    FirstOrSecond,
    CardAndWho,
    WagerOnly,
    TwoCards,
    Clause,
    Correction,
    ClauseAndValue
};
struct FloorForm {
    unsigned makers;
    FloorWords words;
};
constexpr std::array<FloorForm, floor_verb_count> floor_forms{{
    {by::Dealer, FloorWords::Card},                      // draw
    {by::Seat | by::Hand, FloorWords::Card},             // accept
    {by::Seat | by::Hand, FloorWords::Card},             // refuse
    {by::Shoe, FloorWords::Cards},                       // burn
    {by::Shoe, FloorWords::Card},                        // boxed
    {by::Shoe, FloorWords::Count},                       // shuffle
    {by::Seat | by::Dealer, FloorWords::FirstOrSecond},  // skip
    {by::Seat | by::Hand | by::Dealer, FloorWords::CardAndWho},
    {by::Seat, FloorWords::WagerOnly},  // withdraw
    {by::Seat | by::Hand | by::Dealer, FloorWords::TwoCards},
    {by::Seat | by::Dealer, FloorWords::Clause},    // void
    {by::Seat | by::Hand, FloorWords::Correction},  // correct
    {by::Floor, FloorWords::ClauseAndValue},        // rules
}};
const FloorForm& form_of(FloorVerb verb) { return floor_forms.at(static_cast<std::size_t>(verb)); }

constexpr int most_in_shoe = 9999;  // cards, as of a header's `left`
constexpr std::size_t longest_word = 32;

/// Letters, digits and hyphens: "IRR-7", "move-back".
bool is_name(std::string_view word) {
    return !word.empty() && word.size() <= longest_word &&
           std::all_of(word.begin(), word.end(), [](char c) {
               return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
           });
}

std::string_view second_word(std::string_view line) {
    take_word(line);
    return line.substr(0, line.find(' '));
}

/// Reads one line up to the first thing that is wrong with it.
class FloorReader {
public:
    FloorReader(std::string_view text, Game game, int line, Problems& problems)
        : text_(text), game_(game), problems_(problems) {
        event_.line = line;
    }

    FloorEvent read() {
        if (read_start() && read_words(form_of(event_.verb).words)) must_end();
        return std::move(event_);
    }
    FloorEvent read_act() {
        if (read_start()) must_end();
        return std::move(event_);
    }

private:
    bool read_start() {
        const std::string_view who = next();
        event_.verb = static_cast<FloorVerb>(floor_verbs.find(Word(next())));
        return read_who(who, form_of(event_.verb).makers);
    }
    void must_end() {
        if (at_ > text_.size()) return;
        const std::string_view word = next();
        wrong(word, tr("{word} is one word too many", "word"_a = in_quotes(word)));
    }
    std::string_view next() {
        const std::size_t first = std::min(at_, text_.size());
        const std::size_t end = std::min(text_.find(' ', first), text_.size());
        at_ = end + 1;
        return last_ = text_.substr(first, end - first);
    }
    /// A stray space is the only problem of its line, as it is in an event of the play.
    bool wrong(std::string_view at, std::string what) {
        const char* stray = stray_space_in(text_);
        const char* place = stray != nullptr ? stray : at.data();
        const auto column = static_cast<int>(place - text_.data()) + 1;
        problems_.push_back(
            {{"", event_.line, column}, stray != nullptr ? tr(stray_space) : std::move(what)});
        return false;
    }
    /// Of the word just read: an empty one is missing.
    bool wrong_word(const char* missing, const char* what) {
        return wrong(last_, last_.empty() ? tr(missing) : tr_of(what, "word"_a = in_quotes(last_)));
    }

    bool read_who(std::string_view word, unsigned makers) {
        unsigned kind = 0;
        if (word == "shoe") {
            event_.kind = FloorWho::Shoe;
            kind = by::Shoe;
        } else if (word == "floor") {
            event_.kind = FloorWho::Floor;
            kind = by::Floor;
        } else if (const auto who = who_from(word)) {
            event_.who = *who;
            kind = who->is_dealer() ? by::Dealer : who->hand == 0 ? by::Seat : by::Hand;
        } else {
            return wrong(word, tr("{word} is not the dealer, a seat 1 to 9, a hand such as 2.1, "
                                  "the shoe or the floor",
                                  "word"_a = in_quotes(word)));
        }
        if ((makers & kind) != 0) return true;
        return wrong(
            word, tr("'{who}' cannot '{verb}'", "who"_a = word, "verb"_a = to_text(event_.verb)));
    }

    bool read_words(FloorWords words) {
        switch (words) {
            case FloorWords::Card: return read_card();
            case FloorWords::Cards:
                do {
                    if (!read_card()) return false;
                } while (at_ <= text_.size());
                return true;
            case FloorWords::Count: return read_count(most_in_shoe);
            case FloorWords::FirstOrSecond: return read_count(2);
            case FloorWords::CardAndWho: return read_card() && read_to();
            case FloorWords::WagerOnly: return read_wager();
            case FloorWords::TwoCards: return read_card() && read_card();
            case FloorWords::Clause: return read_name(event_.clause);
            case FloorWords::Correction: return read_wager() && read_way() && read_amount();
            case FloorWords::ClauseAndValue:
                return read_name(event_.clause) && read_name(event_.value);
        }
        return false;
    }

    bool read_card() {
        const std::string_view word = next();
        const bool face_down = word.size() == 4 && word.front() == '(' && word.back() == ')';
        const auto card = card_from(face_down ? word.substr(1, 2) : word);
        if (!card)
            return wrong_word(sentence("expected a card here"), sentence("{word} is not a card"));
        event_.cards.push_back({*card, face_down});
        return true;
    }

    bool read_count(int most) {
        const auto number = whole_number_from(next(), most);
        if (!number || *number == 0) {
            return wrong(last_, tr("{value} is not a whole number from {least} to {most}",
                                   "value"_a = in_quotes(last_), "least"_a = 1, "most"_a = most));
        }
        event_.count = static_cast<int>(*number);
        return true;
    }

    bool read_to() {
        const auto who = who_from(next());
        if (!who)
            return wrong_word(
                sentence("expected the dealer, a seat or a hand here"),
                sentence("{word} is not the dealer, a seat 1 to 9 or a hand such as 2.1"));
        event_.to = *who;
        return true;
    }

    bool read_wager() {
        const auto wager = wager_from(next());
        if (!wager)
            return wrong_word(sentence("expected a wager here"), sentence("{word} is not a wager"));
        if (!verb_forms::is_wager_of(*wager, game_)) {
            return wrong(last_, tr("{wager} is not a wager of {game}", "wager"_a = last_,
                                   "game"_a = to_text(game_)));
        }
        event_.wager = *wager;
        return true;
    }

    bool read_way() {
        const std::string_view word = next();
        event_.takes = word == "take";
        if (event_.takes || word == "pay") return true;
        return wrong_word(sentence("expected 'pay' or 'take' here"),
                          sentence("{word} is not 'pay' or 'take'"));
    }

    bool read_amount() {
        const auto amount = money_from(next());
        if (!amount)
            return wrong_word(
                sentence("expected an amount here"),
                sentence("{word} is not an amount such as 25 or 12.50, up to 9999999999.99"));
        event_.amount = *amount;
        return true;
    }

    bool read_name(std::string& name) {
        const std::string_view word = next();
        if (!is_name(word))
            return wrong_word(sentence("expected a clause or a remedy here"),
                              sentence("{word} is not a name such as IRR-7 or deal-last"));
        name = word;
        return true;
    }

    std::string_view text_, last_;
    std::size_t at_ = 0;
    Game game_;
    Problems& problems_;
    FloorEvent event_;
};

}  // namespace

std::string_view to_text(FloorVerb verb) {
    return words_of_floor_verbs.at(static_cast<std::size_t>(verb));
}

std::string to_text(const FloorEvent& event) {
    std::string text = event.kind == FloorWho::Shoe    ? "shoe"
                       : event.kind == FloorWho::Floor ? "floor"
                                                       : to_text(event.who);
    (text += ' ') += to_text(event.verb);
    for (const DealtCard& card : event.cards) (text += ' ') += to_text(card);
    if (event.count > 0) (text += ' ') += std::to_string(event.count);
    if (event.verb == FloorVerb::Move) (text += ' ') += to_text(event.to);
    if (event.wager != Wager::None) (text += ' ') += to_text(event.wager);
    if (event.verb == FloorVerb::Correct)
        ((text += event.takes ? " take" : " pay") += ' ') += to_text(event.amount);
    for (const std::string* name : {&event.clause, &event.value}) {
        if (!name->empty()) (text += ' ') += *name;
    }
    return text;
}

bool is_floor_line(std::string_view line) {
    return floor_verbs.find(Word(second_word(line))) < floor_verb_count;
}

FloorEvent read_floor_event(std::string_view text, Game game, int line, Problems& problems) {
    return FloorReader(text, game, line, problems).read();
}

FloorEvent read_floor_act(std::string_view text, Game game, int line, Problems& problems) {
    return FloorReader(text, game, line, problems).read_act();
}

}  // namespace fairdeal
