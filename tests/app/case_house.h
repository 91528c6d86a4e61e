#pragma once
// The case room of a log with a dozen hands, for its tests.

#include "desk/cases/case_entries.h"
#include "desk/cases/case_words.h"
#include "log/log_accounts.h"
#include "replay_house.h"

namespace fairdeal {

struct Room12 : House {
    Room12() : House(12) {
        auto log = HandLog::open(file(), Access::Write, {});
        BOOST_REQUIRE(log.has_value());
        for (const char* id : {"f1", "r1", "r2"})
            BOOST_REQUIRE(give_account(*log, {id, "long enough", "f1", that_day}, {1, 8192}));
        read_cases(desk.cases);
    }
    using House::open;
    CaseSession& room() { return desk.cases; }
    void go(const std::optional<Destination>& destination) {
        if (destination) go_to(desk, *destination);
    }
    [[nodiscard]] std::string path(const char* name) const { return (folder / name).string(); }
    CaseScreen screen() { return case_screen(desk.cases, that_day); }

    void type(const char* name, const std::string& value) {
        BOOST_REQUIRE(room().form);
        CaseField* field = room().form->field(name);
        BOOST_REQUIRE_MESSAGE(field != nullptr, name);
        field->value = value;
    }
    void open(const std::string& hand = "#2") {
        begin_case_form(desk.cases, CaseTask::Open, that_day);
        type("hand", hand);
        type("claimant", "g17");
        type("text", "I had a natural.");
        sign_in("f1");
        submit_case_form(desk.cases, that_day);
    }
    void sign_in(const std::string& by) {
        type("by", by);
        type("passphrase", "long enough");
    }
    void review(const std::string& by, const std::string& words, const char* kept) {
        begin_case_form(desk.cases, CaseTask::Review, that_day);
        sign_in(by);
        type("text", words);
        keep_review(desk.cases, path(kept), that_day);
    }
    void say(CaseTask task, const std::string& words) {
        begin_case_form(desk.cases, task, that_day);
        type("text", words);
        sign_in("f1");
        submit_case_form(desk.cases, that_day);
    }
    void review_both() {
        review("r1", "Was due.", "r1");
        review("r2", "Was not due.", "r2");
    }
    /// Signs the log with a key that is made first; why not, or nothing.
    std::string sign() {
        SigningSession& signing = desk.signing;
        constexpr const char* passphrase = "long enough";
        if (!signing.key) {
            const NewKey wanted{path("log.key"), "house/night", KeyUse::Log,
                                passphrase,      passphrase,    file().string()};
            if (auto why = make_key(signing, wanted, {1, 8192}); !why.empty()) return why;
        }
        sign_now(signing, 1773489600);
        while (signing.run) {
            poll_signing(signing, 1773489600);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return signing.error;
    }
};

/// Every word that the screen holds.
inline std::string all_of(const CaseScreen& screen) {
    std::string all = screen.summary + screen.error + screen.report;
    for (const CaseItem& item : screen.items) all += item.detail + item.word + item.spoken;
    if (screen.view) {
        for (const CaseCard& card : screen.view->cards) all += card.heading + card.text;
        for (const auto& [name, words] : screen.view->facts) all += words;
        for (const auto& [name, words] : screen.view->proof) all += words;
        all += screen.view->next + screen.view->proof_note;
    }
    if (screen.form) {
        for (const CaseField& field : screen.form->fields) all += field.value + field.hint;
    }
    return all;
}

inline bool holds(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace fairdeal
