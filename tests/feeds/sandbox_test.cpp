// A mapping's program that does what it should not: it is refused in words, and the next document
// goes on. The programs here have not been looked at by why_not_to_run, as if it had missed them.

#include "feeds/mapping/sandbox.h"

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "feeds/feed_files.h"
#include "support/why.h"

namespace fairdeal {

namespace {

std::string answer_in_words(const ProgramAnswer& answer, const Mapping& mapping) {
    if (const auto* const end = std::get_if<ProgramEnd>(&answer))
        return in_words(*end, mapping.limits);
    if (const auto* const refusal = std::get_if<ProgramRefusal>(&answer)) return refusal->error;
    std::string words;
    for (const std::string& row : std::get<ProgramRows>(answer).rows) words += row + ";";
    return words;
}

/// The program runs on true, then on 1, of which it only gives it back: the second must come out.
std::string tried(const std::string& program, std::size_t megabytes = 64) {
    Mapping mapping = mapping_with("if . == \"1\" then . else " + program + " end");
    mapping.limits.megabytes = megabytes;
    auto sandbox = Sandbox::start(mapping);
    BOOST_REQUIRE_MESSAGE(sandbox, why(sandbox));
    std::string words = answer_in_words(sandbox->run("true"), mapping);
    BOOST_TEST(answer_in_words(sandbox->run("\"1\""), mapping) == "\"1\";");
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sandboxes)

BOOST_AUTO_TEST_CASE(rows_come_out_as_they_are_given) {
    BOOST_TEST(tried("{a: \"12.50\"}, [$mapping.offset]") == "{\"a\":\"12.50\"};[0];");
    BOOST_TEST(tried("empty") == "");
}

BOOST_AUTO_TEST_CASE(an_error_is_told_as_it_was_raised) {
    BOOST_TEST(tried("error(\"no\")") == "\"no\"");
    BOOST_TEST(tried("refuse(\"R1\"; [\"a\", 0]; .)") ==
               R"({"rule":"R1","path":["a",0],"value":true})");
}

BOOST_AUTO_TEST_CASE(what_takes_too_much_is_ended) {
    BOOST_TEST(tried("def f: f; f") == "the mapping's program took more than 1 second");
    BOOST_TEST(tried("[0] | until(false; . + .)") ==
               "the mapping's program took more than 64 MB of memory");
    BOOST_TEST(tried("\"aaaaaaaa\" | until(false; . + .)") ==
               "the mapping's program took more than 64 MB of memory");
    BOOST_TEST(tried("range(1e9)") ==
               "the mapping's program gave more than 2000 rows, or too long ones");
    BOOST_TEST(tried("\"a\" * 2000000") ==
               "the mapping's program gave more than 2000 rows, or too long ones");
}

BOOST_AUTO_TEST_CASE(nothing_is_read_but_the_document) {
    BOOST_REQUIRE(::setenv("FAIRDEAL_SECRET", "told", 1) == 0);
    BOOST_TEST(tried("$ENV") == "{};");
    BOOST_TEST(tried("env") == "{};");
    BOOST_TEST(tried("input_filename") == "null;");
    BOOST_TEST(tried("try input catch \"none\"") == "\"none\";");
    BOOST_TEST(tried("[limit(1; inputs)]").find("told") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_other_code_is_loaded) {
    for (const char* program :
         {"import \"a\" as a; .", "include \"a\"; .", ") (", "nothing_known"}) {
        const Mapping mapping = mapping_with(program);
        const auto sandbox = Sandbox::start(mapping);
        BOOST_TEST_CONTEXT(program) {
            BOOST_REQUIRE(!sandbox);
            BOOST_TEST(why(sandbox).find("this is no program of jq") != std::string::npos);
            BOOST_TEST(why(sandbox).find("def at(") == std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_error_has_its_line) {
    const auto sandbox = Sandbox::start(mapping_with(".\n| then"));
    BOOST_REQUIRE(!sandbox);
    BOOST_TEST(sandbox.error().front().where.line == 2);
}

/// What documents before it have left behind is not held against one that needs little itself: a
/// text that jq 1.6 looks for by `.[[text]]` is never given back.
BOOST_AUTO_TEST_CASE(a_document_is_refused_for_its_own_memory_alone) {
    Mapping mapping = mapping_with(
        "if . == \"more\" then [0] | until(false; . + .) "
        "else (\"a\" * 10000000) as $long | [$long] | .[[$long]] | length | tostring end");
    mapping.limits.megabytes = 64;
    mapping.limits.seconds = 10;
    auto sandbox = Sandbox::start(mapping);
    BOOST_REQUIRE_MESSAGE(sandbox, why(sandbox));
    for (int document = 0; document < 20; ++document)
        BOOST_TEST(answer_in_words(sandbox->run("true"), mapping) == "\"1\";");
    BOOST_TEST(answer_in_words(sandbox->run("\"more\""), mapping) ==
               "the mapping's program took more than 64 MB of memory");
    BOOST_TEST(answer_in_words(sandbox->run("true"), mapping) == "\"1\";");
}

BOOST_AUTO_TEST_CASE(a_crash_is_only_the_childs) {
    // libjq frees a list in a list by a call in a call, until there is no stack left.
    BOOST_TEST(tried("reduce range(300000) as $i (null; [.]) | length", 500) ==
               "the mapping's program crashed");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
