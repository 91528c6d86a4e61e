// The people of a school: ids, roles, names that can be erased, passphrases that nobody can read.

#include "school/school_people.h"

#include <boost/test/unit_test.hpp>

#include "school/school_readers.h"
#include "store/schools.h"

namespace fairdeal {

namespace {

bool holds(const std::filesystem::path& file, const std::string& text) {
    return bytes_of(file).find(text) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(school_people)

BOOST_AUTO_TEST_CASE(every_role_has_a_word_of_its_own) {
    for (std::size_t i = 0; i < role_count; ++i) {
        const Role role = static_cast<Role>(i);
        BOOST_REQUIRE(role_from(to_text(role)).has_value());
        BOOST_TEST((role_from(to_text(role)) == role));
    }
    BOOST_TEST(!role_from("dealer").has_value());
}

BOOST_AUTO_TEST_CASE(a_person_is_kept_with_roles_and_team) {
    const Folder folder;
    School school = school_of(folder, {});
    const Person ann{"ann",     "Ann Ångström", {Role::Examiner, Role::Trainee, Role::Examiner},
                     "Evening", false,          monday};
    BOOST_REQUIRE(school.add_person(ann).has_value());
    BOOST_REQUIRE(school.add_person({"ben", "", {Role::Trainer}, "", false, 7}).has_value());
    const auto people = school.people();
    BOOST_REQUIRE(people.size() == 2U);
    BOOST_TEST(
        (people[0] ==
         Person{"ann", "Ann Ångström", {Role::Trainee, Role::Examiner}, "Evening", false, monday}));
    BOOST_TEST((people[1] == Person{"ben", "", {Role::Trainer}, "", false, 7}));
    BOOST_TEST(has_role(people[0], Role::Examiner));
    BOOST_TEST(!has_role(people[0], Role::Trainer));
    BOOST_REQUIRE(school.give_roles("ann", {Role::Auditor}).has_value());
    BOOST_TEST((school.person("ann")->roles == std::vector{Role::Auditor}));
    BOOST_REQUIRE(school.put_in_team("ann", "").has_value());
    BOOST_TEST(school.person("ann")->team == "");
    BOOST_TEST(!school.person("zoe").has_value());
}

BOOST_AUTO_TEST_CASE(who_cannot_be_kept_is_refused) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    const std::vector<Role> trainee{Role::Trainee};
    BOOST_TEST(why(school.add_person({"ann", "", trainee, "", false, 0})) ==
               "there is somebody of the id 'ann' already");
    for (const char* id : {"", "a b", "ann;", "Änne", "a\n"})
        BOOST_TEST(!school.add_person({id, "", trainee, "", false, 0}).has_value());
    BOOST_TEST(!school.add_person({std::string(65, 'a'), "", trainee, "", false, 0}).has_value());
    BOOST_TEST(school.add_person({std::string(64, 'a'), "", trainee, "", false, 0}).has_value());
    BOOST_TEST(why(school.add_person({"b", std::string(201, 'x'), trainee, "", false, 0})) ==
               "the name is too long");
    BOOST_TEST(why(school.add_person({"X-000017", "", trainee, "", false, 0})) ==
               "ids that begin with X- are those of exams");
    for (const char* name : {"Eve\nadministrator", "\x1b[31mEve", "\xff\xfe"}) {
        BOOST_TEST(why(school.add_person({"b", name, trainee, "", false, 0})) ==
                   "the name is not words in one line");
        BOOST_TEST(why(school.add_person({"b", "", trainee, name, false, 0})) ==
                   "the team's name is not words in one line");
        BOOST_TEST(why(school.name_person("ann", name)) == "the name is not words in one line");
    }
    BOOST_TEST(why(school.add_person({"b", "", {}, "", false, 0})) ==
               "nobody can be without a role");
    BOOST_TEST(why(school.add_person({"b", "", trainee, "", false, 0}, "short")) ==
               "the passphrase has fewer than 8 characters");
    BOOST_TEST(why(school.give_roles("ann", {})) == "nobody can be without a role");
    BOOST_TEST(why(school.name_person("zoe", "Zoe")) == "there is nobody of the id 'zoe'");
    BOOST_TEST(why(school.set_passphrase("zoe", "long enough", cheap)) ==
               "there is nobody of the id 'zoe'");
    BOOST_TEST(!school.person("b").has_value());
    BOOST_TEST((school.person("ann")->roles == trainee));
}

BOOST_AUTO_TEST_CASE(an_erased_name_is_gone_from_the_file_and_the_answers_stay) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    BOOST_REQUIRE(school.name_person("ann", "Annabella Quist").has_value());
    BOOST_REQUIRE(school.add(answer_to("ann", "BRK-PUSH-3", true, monday)).has_value());
    BOOST_TEST(school.person("ann")->name == "Annabella Quist");
    BOOST_TEST(holds(school.file(), "Annabella Quist"));
    BOOST_REQUIRE(school.name_person("ann", "").has_value());
    BOOST_TEST(school.person("ann")->name == "");
    BOOST_TEST(!holds(school.file(), "Annabella"));
    BOOST_TEST(school.answer_count("ann") == 1);
}

BOOST_AUTO_TEST_CASE(a_passphrase_opens_and_cannot_be_read) {
    const Folder folder;
    School school = school_of(folder, {"ann"});
    BOOST_TEST(school.opens("ann", ""));
    BOOST_TEST(!school.opens("ann", "anything"));
    BOOST_TEST(!school.opens("zoe", ""));
    BOOST_REQUIRE(school.set_passphrase("ann", "correct horse", cheap).has_value());
    BOOST_TEST(school.person("ann")->has_passphrase);
    BOOST_TEST(school.opens("ann", "correct horse"));
    for (const char* wrong : {"", "correct hors", "correct horse ", "Correct horse"})
        BOOST_TEST(!school.opens("ann", wrong));
    BOOST_TEST(!holds(school.file(), "correct horse"));
    BOOST_TEST(holds(school.file(), "$argon2id$v=19$m=8,t=1,p=1$"));
    BOOST_REQUIRE(school.set_passphrase("ann", "").has_value());
    BOOST_TEST(!school.person("ann")->has_passphrase);
    BOOST_TEST(school.opens("ann", ""));
}

BOOST_AUTO_TEST_CASE(a_sealed_passphrase_from_elsewhere_cannot_stop_the_machine) {
    const std::string sealed = sealed_passphrase("correct horse", cheap);
    BOOST_TEST(opens_sealed(sealed, "correct horse"));
    BOOST_TEST(sealed != sealed_passphrase("correct horse", cheap));
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string other = sealed;
        return other.replace(other.find(from), from.size(), to);
    };
    for (const std::string& bad :
         {std::string(), std::string("$"), std::string(300, '$'), with("m=8", "m=4194304"),
          with("t=1", "t=1000000"), with("p=1", "p=64"), with("argon2id", "argon2i"),
          sealed.substr(0, 30), with("m=8", "m=99999999999999999999")})
        BOOST_TEST(!opens_sealed(bad, "correct horse"), bad);
}

BOOST_AUTO_TEST_CASE(what_others_answered_is_read_by_a_trainer_who_signs_in) {
    const Folder folder;
    School school = school_of(folder, {"ann", "ben"});
    const auto reads = [&](const char* reader, const char* about, const char* typed) {
        return why(may_read_answers(
            school, reader, about, [&](const std::string&) { return Result<std::string>(typed); }));
    };
    BOOST_TEST(reads("", "ann", "never asked") == "");  // nobody has a passphrase
    BOOST_REQUIRE(school.set_passphrase("ann", "ann comes in", cheap));
    BOOST_REQUIRE(
        school.add_person({"tom", "", {Role::Trainer}, "", false, 0}, "tom comes in", cheap));
    BOOST_REQUIRE(school.add_person({"ian", "", {Role::Invigilator}, "", false, 0}));
    BOOST_REQUIRE(school.add_person({"ada", "", {Role::Administrator}, "", false, 0}));
    struct Row {
        const char *reader, *about, *typed, *why;
    };
    const Row rows[]{
        {"", "", "", "say who reads it: this school has passphrases"},
        {"", "ann", "ann comes in", ""},
        {"", "ann", "another", "the passphrase is wrong"},
        {"", "ben", "", ""},  // who has none reads their own
        {"tom", "ann", "tom comes in", ""},
        {"tom", "", "tom comes in", ""},
        {"tom", "ann", "ann comes in", "the passphrase is wrong"},
        {"ann", "ben", "ann comes in", "they may not see what others answered"},
        {"ian", "ben", "", "they may not see what others answered"},
        {"ada", "ben", "", "they need their own passphrase to see what others answered"},
        {"zoe", "ann", "", "there is nobody of this id in this school"},
    };
    for (const Row& row : rows)
        BOOST_TEST(reads(row.reader, row.about, row.typed) == row.why,
                   row.reader << " reads " << row.about);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
