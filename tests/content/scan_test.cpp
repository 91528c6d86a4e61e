// The door before the XML parser: what it lets through and what it refuses, with place and words.

#include "content/xml_scan.h"

#include <boost/test/unit_test.hpp>

#include "support/hands.h"

using namespace fairdeal;

namespace {

std::string found(std::string_view xml) { return in_words(scan_xml(xml, "f.xml")); }

std::string nested(std::size_t deep) {
    std::string xml;
    for (std::size_t i = 0; i < deep; ++i) xml += "<a>";
    for (std::size_t i = 0; i < deep; ++i) xml += "</a>";
    return xml;
}

std::string with_attributes(int count) {
    std::string xml = "<a";
    for (int i = 0; i < count; ++i) xml += " x" + std::to_string(i) + "=\"1\"";
    return xml + "/>";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(scan)

BOOST_AUTO_TEST_CASE(plain_files_pass) {
    for (const std::string xml :
         {R"(<a/>)",
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b=\"1\" c='2'>x<!-- y --><d/></a>\n",
          "<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x41;</a>",
          "<a>\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x82\xA1</a>", "<a b = \"1\" ></a >"}) {
        BOOST_TEST_CONTEXT(xml) { BOOST_TEST(found(xml) == ""); }
    }
    BOOST_TEST(found(nested(64)) == "");
    BOOST_TEST(found(with_attributes(64)) == "");
}

BOOST_AUTO_TEST_CASE(refusals) {
    struct Row {
        std::string xml;
        std::string_view problems;
    };
    using namespace std::string_literals;
    // clang-format off
    const Row rows[] = {
        {"",                                       "f.xml:1:1: there is no element in this file"},
        {"  \n ",                                  "f.xml:1:1: there is no element in this file"},
        {"words",                                  "f.xml:1:1: text outside the root element"},
        {"<a/>\nwords",                            "f.xml:2:1: text outside the root element"},
        {"<a/>\n<b/>",                             "f.xml:2:1: <b> is a second root element"},
        {"<a>\n  <b></a>",                         "f.xml:2:6: </a> stands where </b> must"},
        {"<a>",                                    "f.xml:1:1: <a> is never closed"},
        {"<a/></a>",                               "f.xml:1:5: </a> closes nothing"},
        {"<a b=\"1\" b=\"2\"/>",                   "f.xml:1:10: the attribute b is given twice"},
        {"<a b=\"1\" c=\"2\" b=\"2\" c=\"\"/>",    "f.xml:1:16: the attribute b is given twice\nf.xml:1:22: the attribute c is given twice"},
        {"<a b=1/>",                               "f.xml:1:6: the value of b is not in quotation marks"},
        {"<a b/>",                                 "f.xml:1:5: the attribute b has no value"},
        {"<a b=\"1/>",                             "f.xml:1:6: the value of b never ends"},
        {"<a b=\"<\"/>",                           "f.xml:1:7: '<' cannot stand in a value: write &lt;"},
        {"<a b=\"1\"c=\"2\"/>",                    "f.xml:1:9: this start tag is not closed by '>'"},
        {"<a x:b=\"1\"/>",                         "f.xml:1:4: names with a ':' are not read here"},
        {"<a>1 < 2</a>",                           "f.xml:1:6: '<' begins no tag: write &lt;"},
        {"<a>]]></a>",                             "f.xml:1:4: ']]>' cannot stand in text"},
        {"<a>&nbsp;</a>",                          "f.xml:1:4: '&nbsp;' is not an entity that is read here"},
        {"<a>&x; &y;</a>",                         "f.xml:1:4: '&x;' is not an entity that is read here\nf.xml:1:8: '&y;' is not an entity that is read here"},
        {"<a>this & that</a>",                     "f.xml:1:9: '&' begins no entity: write &amp;"},
        {"<a>&#0;</a>",                            "f.xml:1:4: '&#0;' is not an entity that is read here"},
        {"<a>&#x0;</a>",                           "f.xml:1:4: '&#x0;' is not an entity that is read here"},
        {"<a>&#x1F;</a>",                          "f.xml:1:4: '&#x1F;' is not an entity that is read here"},
        {"<a>&#xD800;</a>",                        "f.xml:1:4: '&#xD800;' is not an entity that is read here"},
        {"<a>&#x110000;</a>",                      "f.xml:1:4: '&#x110000;' is not an entity that is read here"},
        {"<a b=\"&#x0;\"/>",                       "f.xml:1:7: '&#x0;' is not an entity that is read here"},
        {"<a><![CDATA[x]]></a>",                   "f.xml:1:4: CDATA sections are not read here"},
        {"<!DOCTYPE a>\n<a/>",                     "f.xml:1:1: a document type (DOCTYPE) or other declaration is not read here"},
        {"<a><?php x ?></a>",                      "f.xml:1:4: processing instructions are not read here"},
        {"<?xml version=\"1.1\"?><a/>",            "f.xml:1:1: the first line must be <?xml version=\"1.0\" encoding=\"UTF-8\"?>"},
        {"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", "f.xml:1:1: the first line must be <?xml version=\"1.0\" encoding=\"UTF-8\"?>"},
        {"<a/><!-- x -- y -->",                    "f.xml:1:12: '--' cannot stand in a comment"},
        {"<a/><!-- x",                             "f.xml:1:5: a comment that never ends"},
        {"<a>\xFF</a>",                            "f.xml:1:4: the byte 0xff is not UTF-8 text"},
        {"<a>\n\xC0\xAF</a>",                      "f.xml:2:1: the byte 0xc0 is not UTF-8 text"},
        {"<a>\xE0\x80\xAF</a>",                    "f.xml:1:4: the byte 0xe0 is not UTF-8 text"},
        {"<a>\xED\xA0\x80</a>",                    "f.xml:1:4: the byte 0xed is not UTF-8 text"},
        {"<a>\xF4\x90\x80\x80</a>",                "f.xml:1:4: the byte 0xf4 is not UTF-8 text"},
        {"<a>\xE2\x82",                            "f.xml:1:4: the byte 0xe2 is not UTF-8 text"},
        {"<a>\0</a>"s,                             "f.xml:1:4: the control character U+0000"},
        {"<a>\x1B[2J</a>",                         "f.xml:1:4: the control character U+001B"},
        {"<a>\xC2\x85</a>",                        "f.xml:1:4: the control character U+0085"},
        {"\xEF\xBB\xBF<a/>",                       "f.xml:1:1: a byte order mark: save the file as plain UTF-8"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.xml) { BOOST_TEST(found(row.xml) == row.problems); }
    }
}

BOOST_AUTO_TEST_CASE(a_billion_laughs_is_refused_at_its_first_line) {
    const std::string bomb =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY a \"ha\"><!ENTITY b "
        "\"&a;&a;&a;\">]>\n<a>&b;</a>";
    BOOST_TEST(found(bomb) ==
               "f.xml:2:1: a document type (DOCTYPE) or other declaration is not read here");
}

BOOST_AUTO_TEST_CASE(what_is_too_deep_too_wide_or_too_large_is_refused) {
    BOOST_TEST(found(nested(65)) == "f.xml:1:193: elements more than 64 deep");
    BOOST_TEST(found(nested(20'000)) == "f.xml:1:193: elements more than 64 deep");
    BOOST_TEST(found(with_attributes(65)).find(": an element of more than 64 attributes") !=
               std::string::npos);
    BOOST_TEST(found("<a>" + std::string(9U << 20U, 'x') + "</a>") ==
               "f.xml: more than 8 MiB: too large to be read");
}

BOOST_AUTO_TEST_CASE(a_file_of_nothing_but_mistakes_is_not_listed_without_end) {
    std::string xml = "<a>";
    for (int i = 0; i < 10'000; ++i) xml += "&x;";
    BOOST_TEST(scan_xml(xml + "</a>", "f.xml").size() == 100U);
}

BOOST_AUTO_TEST_SUITE_END()
