// The verdict on each wager, tip and place in words.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::array standing_words{
    sentence("Right"),   sentence("Wrong amount"), sentence("Wrong outcome"), sentence("Missing"),
    sentence("Not due"), sentence("Undecided"),    sentence("Wrong order")};

std::string standing_word(Standing standing) {
    return tr(standing_words.at(static_cast<std::size_t>(standing)));
}

/// "Take $5", "2nd place", "Out in 6th place", "Stays in".
std::string shown_claim(const WagerVerdict& verdict, Unit unit) {
    const bool stays_in = verdict.is_place() && verdict.claimed.empty();
    return stays_in ? tr("Stays in") : capital(claimed_for_people(verdict, unit));
}

std::string shown_ruling(const WagerVerdict& verdict, Unit unit) {
    const bool stays_in = verdict.is_place() && verdict.ruled.empty() && !verdict.hangs_on_a_card;
    return stays_in ? tr("Stays in") : capital(ruled_for_people(verdict, unit));
}

/// The other half of a place: it was put out in place of placed, or placed in place of out.
std::vector<VerdictScreen>::iterator other_half(std::vector<VerdictScreen>& screens,
                                                const VerdictScreen& screen) {
    return std::find_if(screens.begin(), screens.end(), [&](const VerdictScreen& other) {
        return screen.is_place && other.is_place && other.who == screen.who;
    });
}

void join(VerdictScreen& ruled, VerdictScreen claimed) {
    if (ruled.clauses.empty()) std::swap(ruled, claimed);
    ruled.yours = claimed.yours;
    ruled.word = standing_word(Standing::WrongOutcome);
    if (ruled.trainer_says.empty()) ruled.trainer_says = claimed.trainer_says;
}

}  // namespace

VerdictScreen verdict_screen(const WagerVerdict& verdict, Unit unit, const Library& library) {
    VerdictScreen screen;
    screen.is_place = verdict.is_place();
    screen.right = verdict.standing == Standing::Right;
    screen.word = standing_word(verdict.standing);
    screen.title = screen.is_place                ? tr("Place")
                   : verdict.wager == Wager::None ? tr("Dealer tip")
                                                  : title_in_words(verdict.wager);
    screen.place = place_in_words(verdict.who);
    screen.yours = shown_claim(verdict, unit);
    screen.due = shown_ruling(verdict, unit);
    screen.clauses = named_clauses(library, verdict.because);
    screen.trainer_says = verdict.trainer_says;
    screen.who = verdict.who;
    screen.wager = verdict.wager;
    return screen;
}

std::vector<VerdictScreen> verdict_screens(const Verdict& verdict, Unit unit,
                                           const Library& library) {
    std::vector<VerdictScreen> screens;
    for (const WagerVerdict& wager : verdict.wagers) {
        VerdictScreen screen = verdict_screen(wager, unit, library);
        const auto half = other_half(screens, screen);
        if (half == screens.end())
            screens.push_back(std::move(screen));
        else
            join(*half, std::move(screen));
    }
    return screens;
}

}  // namespace fairdeal
