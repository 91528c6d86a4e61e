#pragma once
// A floor on which dealer 4471 may deal at table B7: every fact that every rule asks for.

#include <boost/test/unit_test.hpp>
#include <functional>

#include "content/library.h"
#include "duty/decision.h"
#include "exam/records/certify.h"
#include "exam/sitting/exam_text.h"
#include "support/times.h"

namespace fairdeal {

inline std::ostream& operator<<(std::ostream& out, DutyAnswer answer) {
    return out << to_text(answer);
}

inline const Library& rule_books() {
    static const Library library = [] {
        auto read = load_books(FAIRDEAL_SOURCE_DIR);
        if (!read) BOOST_FAIL(to_text(read.error().front()));
        return *std::move(read);
    }();
    return library;
}

inline const UtcTime that_evening = "2026-11-01T18:00:00Z"_utc;

/// Every rule on.
inline std::string strict_profile(const std::string& also = "") {
    return "<regulator format=\"1\" id=\"strict\" title=\"Strict Board\" jurisdiction=\"here\" "
           "function=\"dealer\">\n<note>n</note>\n"
           "<rule name=\"licence\" source=\"s\">w</rule>\n"
           "<rule name=\"list-hours\" number=\"48\" source=\"s\">w</rule>\n"
           "<rule name=\"table-test\" by=\"pit-manager\" source=\"s\">w</rule>\n"
           "<rule name=\"instruction-hours\" number=\"120\" source=\"s\">w</rule>\n"
           "<rule name=\"course-months\" number=\"60\" source=\"s\">w</rule>\n"
           "<rule name=\"refresher\" source=\"s\">w</rule>\n"
           "<rule name=\"refresher-days\" number=\"30\" source=\"s\">w</rule>\n"
           "<rule name=\"rest-minutes\" number=\"20\" source=\"s\">w</rule>\n"
           "<rule name=\"floorperson-tables\" number=\"6\" source=\"s\">w</rule>\n" +
           also + "</regulator>\n";
}

/// The card that dealer 4471 was examined on, and table B7's.
inline const char* const sample_card = "breakout hit-soft-17=yes";

inline std::string editions_hash(const std::string& card) {
    const auto read = card_from_line(card, "");
    return to_hex(sha256(clause_editions(read->game(), *read, rule_books())));
}

class SampleFloor {
public:
    SampleFloor() {
        say(FactKind::Profile, "", {{"regulator", "strict"}, {"since", "2026-01-01"}});
        facts.back().attached = strict_profile();
        say_dealer("4471");
        say(FactKind::Role, "9001", {{"role", "floorperson"}, {"since", "2026-01-01"}});
        say(FactKind::Supervision, "9001",
            {{"tables", "B6 B7 B8"},
             {"since", "2026-11-01T14:00:00Z"},
             {"until", "2026-11-01T22:00:00Z"}});
        say(FactKind::Withdrawn, "casino.example/exams",
            {{"made", "2026-11-01T06:00:00Z"},
             {"next", "2026-11-08T06:00:00Z"},
             {"document", std::string(64, 'd')}});
        say_table("B7");
    }

    /// All that a dealer of B7 needs.
    void say_dealer(const std::string& id) {
        say(FactKind::Person, id, {{"ref", "P-" + id}});
        say(FactKind::Role, id, {{"role", "dealer"}, {"since", "2026-01-01"}});
        say(FactKind::Licence, id,
            {{"number", "L-" + id},
             {"jurisdiction", "here"},
             {"function", "dealer"},
             {"since", "2026-01-01"},
             {"until", "2027-01-01"}});
        say(FactKind::Certificate, id,
            {{"number", "C-" + id},
             {"office", "casino.example/exams"},
             {"game", "breakout"},
             {"card", sample_card},
             {"clauses", editions_hash(sample_card)},
             {"rules", "2026-02"},
             {"since", "2026-03-01"},
             {"until", "2028-03-01"},
             {"document", std::string(64, 'c')}});
        say(FactKind::Course, id, {{"proof", "course"}, {"on", "2025-06-01"}});
        say(FactKind::Instruction, id,
            {{"game", "breakout"}, {"hours", "120"}, {"on", "2025-06-01"}});
        say(FactKind::TableTest, id,
            {{"game", "breakout"},
             {"result", "passed"},
             {"on", "2026-02-20"},
             {"judge", "9002"},
             {"judge-role", "pit-manager"}});
        say(FactKind::Refresher, id,
            {{"topic", "problem-gambling"}, {"done", "2026-06-01"}, {"due", "2027-06-01"}});
        say(FactKind::Roster, id,
            {{"table", "B7"},
             {"since", "2026-11-01T16:00:00Z"},
             {"until", "2026-11-01T20:00:00Z"}});
    }

    void say_table(const std::string& table) {
        say(FactKind::Table, table,
            {{"game", "breakout"},
             {"card", sample_card},
             {"sign", "2026-02"},
             {"since", "2026-01-01"}});
        say(FactKind::Sign, table, {{"edition", "2026-02"}, {"since", "2026-01-01"}});
        say(FactKind::Pack, table,
            {{"pack", "K7"}, {"state", "counted"}, {"since", "2026-11-01T14:00:00Z"}});
    }

    struct Pair {
        std::string key, value;
    };
    void say(FactKind kind, const std::string& subject, const std::vector<Pair>& pairs) {
        std::vector<TypedValue> values;
        for (const Pair& pair : pairs) values.push_back({pair.key, pair.value, {}});
        auto fact = fact_from(kind, subject, values, {});
        if (!fact) BOOST_FAIL(to_text(fact.error().front()));
        fact->number = static_cast<std::int64_t>(facts.size()) + 1;
        fact->at = "2026-10-01T00:00:00Z"_utc;
        fact->by = "hr1";
        facts.push_back(*std::move(fact));
    }
    /// Takes facts of a kind away; of a subject, if it is not empty.
    void forget(FactKind kind, const std::string& subject = "") {
        std::erase_if(facts, [&](const Fact& fact) {
            return fact.kind == kind && (subject.empty() || fact.subject == subject);
        });
    }
    /// In place of all of the kind.
    void change(FactKind kind, const std::string& subject, const std::vector<Pair>& pairs) {
        forget(kind, subject);
        say(kind, subject, pairs);
    }
    void profile(const std::string& xml) { facts.front().attached = xml; }

    [[nodiscard]] Decision ask(const std::string& dealer = "4471", const std::string& table = "B7",
                               const UtcTime& at = that_evening) {
        office_ = DutyOffice::make(facts, rule_books());
        if (!office_) BOOST_FAIL(to_text(office_.error().front()));
        return office_->decide({dealer, table, at});
    }
    [[nodiscard]] Decision ask_fully(const std::string& dealer = "4471",
                                     const std::string& table = "B7") {
        office_ = DutyOffice::make(facts, rule_books());
        if (!office_) BOOST_FAIL(to_text(office_.error().front()));
        return office_->decide_fully({dealer, table, that_evening});
    }

    std::vector<Fact> facts;

private:
    Result<DutyOffice> office_ = refused({}, "nobody has asked yet");
};

}  // namespace fairdeal
