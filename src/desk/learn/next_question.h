#pragma once
// Which question comes next in a run: of some that are dealt ahead the one that best parts the
// misreadings this trainee is still suspected of and asks for clauses they have not cleared; and
// between them clauses that they had learnt before.

#include <map>
#include <memory>

#include "desk/practise/items_ahead.h"
#include "desk/school/school.h"
#include "training/aims.h"

namespace fairdeal {

/// What a drill is to ask for.
struct DrillChoice {
    Game game = Game::Breakout;
    std::vector<std::string> clauses;  // one of these decides; empty: any
    std::vector<QuestionKind> kinds;   // one of these; empty: any
    std::optional<int> level{};        // of each item (item_level); nothing: as each clause stands
};

/// The misreadings of every game, with nobody suspected yet, and the house's cards; for the thread
/// that deals ahead.
struct Readers {
    std::vector<Misreading> misreadings;
    std::map<Game, Diagnosis> of_game;
    std::map<Game, TableCard> house;
    explicit Readers(const Library& library);
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;
};

class NextQuestion {
public:
    /// For the person who is signed in, by the answers that are kept of them.
    NextQuestion(SchoolSession& session, const Library& library, std::uint64_t seed);

    /// Fresh hands for a drill, now and then one of a clause learnt before. Nothing: no hand could
    /// be found.
    std::optional<ReadyItem> of_drill(const DrillChoice& choice, const Library& library);
    /// A fresh hand that the clause decides. Where none is ready and none is dealt in the blink of
    /// an eye, and of a clause that no hand turns on, what the library itself asks about it.
    std::optional<ReadyItem> about(const std::string& clause, const Library& library);
    /// A clause that stands in the books of several games is asked about in this one; before, in
    /// one that the person learns.
    void ask_in(Game game) { games_ = {game}; }
    /// Another hand in place of the open one; each nothing if there is none.
    std::optional<ReadyItem> same_again();
    std::optional<ReadyItem> contrast();

    /// To be called when an item is shown: deals ahead what may be asked after it.
    void look_behind(const Scenario& open, const DrillChoice& choice, const Library& library);
    void look_behind(const Scenario& open, const std::vector<std::string>& clauses,
                     const Library& library);

    /// Takes an answer into account. `said`: in the words of answer_in_words.
    void answered(const ReaderAnswers& answers, const GivenAnswer& answer, const std::string& said);
    [[nodiscard]] const Diagnosis& diagnosis_of(Game game) const { return diagnoses_.at(game); }

    /// Waits until everything that may be asked after the open item lies ready; for tests.
    void wait_until_ready();

private:
    using Order = ItemsAhead::Order;
    [[nodiscard]] double worth_of(const ReadyItem& item) const;
    std::optional<ReadyItem> take(const std::string& shelf, std::chrono::milliseconds patience);
    /// Of the game what asks nothing untaught, if anything does; of that what is as hard as the
    /// clauses are asked now.
    std::optional<ReadyItem> shipped(Game game, const std::vector<std::string>& clauses,
                                     const std::vector<QuestionKind>& kinds,
                                     const Library& library);
    [[nodiscard]] Aims aims_for(Game game, const Library& library) const;
    [[nodiscard]] Order fresh(const DrillChoice& choice, const Aims& aims) const;
    [[nodiscard]] Order old(const DrillChoice& choice, const Aims& aims) const;
    [[nodiscard]] Order review(const std::string& clause, Game game, std::size_t many) const;
    void add_beside(std::vector<Order>& orders, const Scenario& open);
    void order(std::vector<Order> orders);

    std::shared_ptr<const Readers> readers_;
    std::map<Game, Diagnosis> diagnoses_;
    ClauseStates states_;
    ClauseSet taught_;
    std::vector<Game> games_;  // to ask in, the first that will do
    SchoolClock clock_;
    std::uint64_t seed_;
    std::uint64_t shown_ = 0;  // items
    std::string last_;         // the clause that decided the last one
    std::string open_;         // the id of the scenario that is shown
    std::vector<std::string> ordered_;
    ItemsAhead ahead_;
};

}  // namespace fairdeal
