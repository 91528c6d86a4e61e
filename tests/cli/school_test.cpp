// `fairdeal school`: plan, progress, group, export and import as a user runs them.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <tuple>

#include "running.h"
#include "school/school.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

constexpr const char* sample =
    R"({"school":1}
{"person":{"id":"ann","name":"Ann","roles":["trainee"],"team":"","since":1795000000000}}
{"person":{"id":"tom","name":"Tom","roles":["trainer"],"team":"","since":1795000000000}}
{"answer":{"person":"ann","number":1,"at":1795000000000,"source":"drill","game":"breakout","kind":"spot","item":"seed=1","clauses":["BRK-PUSH-3"],"right":true,"blamed":[],"misreading":"","steps_wrong":0,"hints":0,"choices":0,"took":9000,"norm":0,"said":""}}
{"answer":{"person":"ann","number":2,"at":1795000900000,"source":"drill","game":"breakout","kind":"spot","item":"seed=2","clauses":["BRK-PUSH-3"],"right":false,"blamed":[],"misreading":"","steps_wrong":1,"hints":0,"choices":0,"took":9000,"norm":0,"said":"take 5"}}
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(school)

BOOST_AUTO_TEST_CASE(what_is_exported_can_be_imported_and_exported_again) {
    const Folder folder;
    const std::string file = folder.path("school.db"), other = folder.path("other.db");
    const Ran imported = fairdeal_with("school import --school " + file + " -", sample);
    BOOST_TEST(imported.status == 0, imported.err);
    BOOST_TEST(imported.out == "2 people, 2 answers and 0 lessons added\n");
    BOOST_TEST(imported.err ==
               "fairdeal: tom: imported as a trainee; an administrator gives other roles\n");
    BOOST_TEST(fairdeal_with("school import --school " + file + " -", sample).out ==
               "0 people, 0 answers and 0 lessons added\n");
    const Ran exported = fairdeal_with("school export --school " + file);
    BOOST_TEST(exported.status == 0);
    BOOST_TEST(exported.out.find("\"seed=2\"") != std::string::npos);
    BOOST_TEST(exported.out.find("\"imported\":\"standard input on 20") != std::string::npos,
               exported.out);
    BOOST_TEST(fairdeal_with("school import --school " + other + " -", exported.out).status == 0);
    BOOST_TEST(fairdeal_with("school export --school " + other).out == exported.out);
    BOOST_TEST(fairdeal_with("school export --who tom --school " + other).out.find("seed") ==
               std::string::npos);
    BOOST_TEST(fairdeal_with("school check --school " + file).out ==
               "2 people, 2 answers: sound\n");
}

BOOST_AUTO_TEST_CASE(a_line_that_cannot_be_read_is_named_and_nothing_is_added) {
    const Folder folder;
    struct Row {
        std::string text;
        const char* words;
    };
    const Row rows[] = {
        {"", "-: the file is empty"},
        {"school\n", "-:1:1: this is not one JSON object with one member"},
        {"{\"school\":2}\n", "-:1:1: this is not a school of format 1"},
        {with(sample, "\"hints\":0", "\"hints\":-1"), "-:4:204: 'hints' must be a whole number"},
        {with(sample, "\"right\":true", "\"right\":1"), "-:4:147: 'right' must be true or false"},
        {with(sample, "\"drill\"", "\"exam\""), "-:4:57: 'source' cannot be 'exam'"},
        {with(sample, "\"took\"", "\"toook\""), "-:4:1: 'took' must be a whole number"},
        {with(sample, "\"took\":9000,", "\"took\":9000,\"more\":1,"),
         "-:4:238: 'more' is not known here"},
        {with(sample, "\"trainee\"", "\"dealer\""), "-:2:36: 'dealer' is no role"},
        {with(sample, "{\"answer\"", "{\"anser\""), "-:4:2: 'anser' is no line of a school"},
    };
    for (const Row& row : rows) {
        const Ran ran =
            fairdeal_with("school import --school " + folder.path("s.db") + " -", row.text);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(ran.err.find(row.words) != std::string::npos, row.words << ": " << ran.err);
    }
    BOOST_TEST(fairdeal_with("school export --school " + folder.path("s.db")).out ==
               "{\"school\":1}\n");
}

BOOST_AUTO_TEST_CASE(plan_and_progress_are_printed_for_people_and_programs) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    BOOST_REQUIRE(fairdeal_with("school import --school " + file + " -", sample).status == 0);
    const std::string who =
        " --school " + file + " --who ann --at 2026-11-21T12:00:00Z --game breakout";
    const Ran plan = fairdeal_with("school plan" + who);
    BOOST_TEST(plan.status == 0, plan.err);
    BOOST_TEST(plan.out.find("Good afternoon, Ann\n1 clause to review, ") == 0U, plan.out);
    const Json json = Json::parse(fairdeal_with("school plan --json" + who).out);
    BOOST_TEST(json["today"].size() == 1U);
    BOOST_TEST(json["today"][0]["clause"] == "BRK-PUSH-3");
    BOOST_TEST(json["today"][0]["why"] == "learning");
    const Ran progress = fairdeal_with("school progress" + who);
    BOOST_TEST(progress.status == 0);
    BOOST_TEST(progress.out.find("Imported: 2 answers (not given here; the last came from "
                                 "standard input on 20") != std::string::npos,
               progress.out);
    BOOST_TEST(progress.out.find("BRK-PUSH-3      Learning: 1 of 2 right, likely 9 % to 91 %") !=
                   std::string::npos,
               progress.out);
    const Json map = Json::parse(fairdeal_with("school progress --json" + who).out);
    BOOST_TEST(map["days"].size() == 30U);
    BOOST_TEST(map["weeks"].size() == 12U);
}

BOOST_AUTO_TEST_CASE(what_others_answered_is_for_who_is_more_than_a_trainee) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    constexpr PassphraseCost cheap{1, 8192};
    {
        auto school = School::open_or_create(file);
        BOOST_REQUIRE(school.has_value());
        for (const auto& [id, role, passphrase] :
             {std::tuple("ann", Role::Trainee, "ann's own words"),
              std::tuple("bob", Role::Trainee, ""), std::tuple("eve", Role::Trainee, ""),
              std::tuple("tom", Role::Trainer, "tom's own words"),
              std::tuple("tim", Role::Trainer, "")})
            BOOST_REQUIRE(school->add_person({id, "", {role}, "", false, 0}, passphrase, cheap));
    }
    const auto words_of = [&](const std::string& id) {
        return " --passphrase-file " + folder.write(id, id + "'s own words\n");
    };
    const auto status = [&](const std::string& words) {
        return fairdeal_with("school " + words + " --school " + file).status;
    };
    for (const char* screen : {"plan", "progress", "export"}) {
        const std::string of = std::string(screen) + " --who ";
        BOOST_TEST(status(of + "ann") == 2, screen);  // nobody said that they are Ann
        BOOST_TEST(status(of + "ann" + words_of("tom")) == 2, screen);
        BOOST_TEST(status(of + "ann" + words_of("ann")) == 0, screen);
        BOOST_TEST(status(of + "ann --as eve") == 2, screen);
        BOOST_TEST(status(of + "bob --as ann" + words_of("ann")) == 2, screen);
        BOOST_TEST(status(of + "ann --as tim") == 2, screen);  // anybody could be Tim
        BOOST_TEST(status(of + "ann --as tom" + words_of("tom")) == 0, screen);
        BOOST_TEST(status(of + "bob") == 0, screen);  // they want none
        BOOST_TEST(status(of + "bob --as zoe") == 2, screen);
    }
    BOOST_TEST(status("export") == 2);
    BOOST_TEST(status("export --as ann" + words_of("ann")) == 2);
    BOOST_TEST(status("export --as tom" + words_of("tom")) == 0);
    BOOST_TEST(status("group --who tom") == 2);
    BOOST_TEST(status("group --who tom" + words_of("tom")) == 0);
}

BOOST_AUTO_TEST_CASE(only_an_administrator_says_who_trains_others) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    constexpr PassphraseCost cheap{1, 8192};
    {
        auto school = School::open_or_create(file);
        BOOST_REQUIRE(school.has_value());
        BOOST_REQUIRE(school->add_person({"ann", "", {Role::Trainee}, "", false, 0}));
        BOOST_REQUIRE(school->add_person({"tom", "", {Role::Trainer}, "", false, 0}));
    }
    const auto appoint = [&](const std::string& id, const std::string& as, const char* more = "") {
        return fairdeal_with("school trainer " + id + " --school " + file + " --as " + as + more +
                             " --passphrase-file " + folder.write("pass", "boss's own words\n"));
    };
    const Ran none = appoint("ann", "tom");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(none.err.find("this school has no administrator") != std::string::npos, none.err);
    BOOST_REQUIRE(School::open(file, Access::Write)
                      ->add_person({"boss", "", {Role::Administrator}, "", false, 0},
                                   "boss's own words", cheap));
    BOOST_TEST(appoint("ann", "tom").status == 2);
    const Ran made = appoint("ann", "boss");
    BOOST_TEST(made.status == 0, made.err);
    BOOST_TEST(has_role(*School::open(file, Access::Read)->person("ann"), Role::Trainer));
    BOOST_TEST(has_role(*School::open(file, Access::Read)->person("ann"), Role::Trainee));
    BOOST_TEST(appoint("ann", "boss", " --take-away").status == 0);
    BOOST_TEST(!has_role(*School::open(file, Access::Read)->person("ann"), Role::Trainer));
    // Who was a trainer before there was an administrator stays one.
    BOOST_TEST(has_role(*School::open(file, Access::Read)->person("tom"), Role::Trainer));
}

BOOST_AUTO_TEST_CASE(a_group_is_shown_to_its_trainer_only) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    BOOST_REQUIRE(fairdeal_with("school import --school " + file + " -", sample).status == 0);
    BOOST_REQUIRE(School::open(file, Access::Write)->give_roles("tom", {Role::Trainer}));
    const std::string rest = " --school " + file + " --game breakout --at 2026-11-21T12:00:00Z";
    BOOST_TEST(fairdeal_with("school group --who ann" + rest).status == 2);
    BOOST_TEST(fairdeal_with("school group --who zoe" + rest).status == 2);
    const Ran group = fairdeal_with("school group --who tom" + rest);
    BOOST_TEST(group.status == 0, group.err);
    BOOST_TEST(group.out.find("Ann. 2 answers, 1 of 2 right") != std::string::npos, group.out);
    const Json json = Json::parse(fairdeal_with("school group --json --who tom" + rest).out);
    BOOST_TEST(json["clauses"][0]["clause"] == "BRK-PUSH-3");
    BOOST_TEST(json["trainees"].size() == 1U);
    BOOST_TEST(fairdeal_with("school plan --who ann --school " + folder.path("none.db")).status ==
               2);
    BOOST_TEST(
        fairdeal_with("school group --who tom --out " + folder.path("g.pdf") + rest).status == 0);
    BOOST_TEST(text_of_file(folder.path("g.pdf")).starts_with("%PDF"));
    BOOST_TEST(
        fairdeal_with("school group --who tom --out " + folder.path("g.txt") + rest).status == 2);
}

BOOST_AUTO_TEST_CASE(a_trainer_sets_something_and_takes_it_back) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    BOOST_REQUIRE(fairdeal_with("school import --school " + file + " -", sample).status == 0);
    auto school = School::open(file, Access::Write);
    BOOST_REQUIRE(school->give_roles("tom", {Role::Trainer}));
    BOOST_REQUIRE(school->set_passphrase("tom", "a trainer's words", PassphraseCost{1, 8192}));
    const std::string own = folder.write("own.pw", "a trainer's words\n");
    std::filesystem::permissions(own, std::filesystem::perms::owner_read);
    const std::string by = " --school " + file + " --as tom --passphrase-file " + own;
    const Ran set = fairdeal_with("school assign --clause BRK-PUSH-3 --due 2026-12-11" + by);
    BOOST_TEST(set.status == 0, set.err);
    BOOST_TEST(set.out == "assignment 1\n");
    const std::string wrong = folder.write("wrong.pw", "another passphrase\n");
    std::filesystem::permissions(wrong, std::filesystem::perms::owner_read);
    for (const std::string& refused :
         {"school assign --clause BRK-NO-1 --due 2026-12-11" + by,
          "school assign --lesson none --due 2026-12-11" + by,
          "school assign --clause BRK-PUSH-3 --due tomorrow" + by,
          "school assign --clause BRK-PUSH-3 --due 2026-12-11 --school " + file +
              " --as tom --passphrase-file " + wrong,
          "school withdraw 7" + by})
        BOOST_TEST(fairdeal_with(refused).status == 2, refused);
    const std::string group =
        "school group --who tom --game breakout --at 2026-11-21T12:00:00Z" + by;
    const Json one = Json::parse(fairdeal_with(group + " --json").out).at("assignments").at(0);
    BOOST_TEST(one.at("number") == 1);
    BOOST_TEST(one.at("not-yet").size() == 1U);
    BOOST_TEST(one.at("overdue") == false);
    BOOST_TEST(fairdeal_with("school withdraw 1" + by).status == 0);
    BOOST_TEST(Json::parse(fairdeal_with(group + " --json").out).at("assignments").empty());
}

/// From the audit of a night to the plan of the dealer: Ann is dealer 1104.
BOOST_AUTO_TEST_CASE(what_a_dealer_got_wrong_at_a_table_is_in_their_plan_the_next_day) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    BOOST_REQUIRE(fairdeal_with("school import --school " + file + " -", sample).status == 0);
    {
        auto school = School::open(file, Access::Write);
        BOOST_REQUIRE(school->give_roles("tom", {Role::Trainer}));
        BOOST_REQUIRE(school->set_passphrase("tom", "a trainer's words", PassphraseCost{1, 8192}));
    }
    const std::string own = folder.write("own.pw", "a trainer's words\n");
    std::filesystem::permissions(own, std::filesystem::perms::owner_read);
    const std::string by = " --school " + file + " --as tom --passphrase-file " + own;
    const std::string hand =
        "breakout id=B7-1 table=B7 dealer=1104 at=2026-11-26T21:05:09Z\n1 bet dealer 25\n"
        "1 deal Th 6d\ndealer deal 9c (8s)\n1 hit Kc\ndealer turn 8s\ndealer stand\n"
        "1 pay dealer 25\n";
    const std::string log = folder.path("night.db");
    BOOST_REQUIRE(fairdeal_with("import --log " + log + " -", hand).status == 0);
    const Ran audit = fairdeal_with("audit " + log + " --dealer 1104 --findings --json");
    BOOST_TEST(audit.status == 1);
    const std::string errors = folder.write("errors.jsonl", audit.out);
    const Ran before = fairdeal_with("school floor " + errors + by);
    BOOST_TEST(before.status == 0, before.err);
    BOOST_TEST(before.out.find("nobody\u2019s here") != std::string::npos, before.out);
    BOOST_TEST(fairdeal_with("school dealer 1104" + by).status == 2);
    BOOST_TEST(fairdeal_with("school dealer 1104 --who tom" + by).status == 2);
    BOOST_TEST(fairdeal_with("school dealer 1104 --who ann --since soon" + by).status == 2);
    const Ran tied = fairdeal_with("school dealer 1104 --who ann --since 2026-11-01" + by);
    BOOST_TEST(tied.status == 0, tied.err);
    const Ran taken = fairdeal_with("school floor " + errors + by);
    BOOST_TEST(taken.out.find("1 error is practised from tomorrow on by Ann") != std::string::npos,
               taken.out);
    BOOST_TEST(fairdeal_with("school floor -" + by, audit.out).out.find("handed over before") !=
               std::string::npos);
    const std::string listed = fairdeal_with("school dealer" + by).out;
    BOOST_TEST(listed.find("1 error handed over") != std::string::npos, listed);
    const std::string plan =
        "school plan --who ann --json --at 2030-01-01T12:00:00Z --school " + file;
    const Json today = Json::parse(fairdeal_with(plan + " --as tom --passphrase-file " + own).out);
    BOOST_TEST(today.at("today").at(0).at("why") == "floor");
    BOOST_TEST(today.at("today").at(0).at("clause") == "BRK-PUSH-3");
    for (const std::string& refused :
         {"school floor " + folder.write("none.jsonl", "nonsense\n") + by,
          "school floor " + folder.path("missing.jsonl") + by, "school dealer 1399 --nobody" + by})
        BOOST_TEST(fairdeal_with(refused).status == 2, refused);
    BOOST_TEST(fairdeal_with("school dealer 1104 --nobody" + by).status == 0);
    BOOST_TEST(fairdeal_with("school dealer" + by).out.empty());
}

BOOST_AUTO_TEST_CASE(levels_are_counted_for_a_trainer) {
    const Folder folder;
    const std::string file = folder.path("school.db");
    BOOST_REQUIRE(fairdeal_with("school import --school " + file + " -", sample).status == 0);
    BOOST_REQUIRE(School::open(file, Access::Write)->give_roles("tom", {Role::Trainer}));
    const std::string rest = " --game breakout --school " + file;
    BOOST_TEST(fairdeal_with("school levels --who ann" + rest).status == 2);
    const Ran levels = fairdeal_with("school levels --who tom" + rest);
    BOOST_TEST(levels.status == 0, levels.err);
    BOOST_TEST(levels.out.find("Level 1, Easy: no answer yet") != std::string::npos, levels.out);
    const Json json = Json::parse(fairdeal_with("school levels --json --who tom" + rest).out);
    BOOST_TEST(json.at("levels").size() == 5U);
    BOOST_TEST(json.at("left-out") == 2);  // seeds of an older kind
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
