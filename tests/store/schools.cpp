#include "store/schools.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

School school_of(const Folder& folder, const std::vector<std::string>& people) {
    auto school = School::open_or_create(folder.file("school.db"));
    BOOST_REQUIRE_MESSAGE(school.has_value(), why(school));
    for (const std::string& id : people) {
        if (school->person(id)) continue;
        const auto added = school->add_person({id, "", {Role::Trainee}, "", false, monday});
        BOOST_REQUIRE_MESSAGE(added.has_value(), why(added));
    }
    return *std::move(school);
}

GivenAnswer answer_to(const std::string& person, const std::string& clause, bool right, Millis at,
                      const std::string& item) {
    GivenAnswer answer;
    answer.person = person;
    answer.at = at;
    answer.kind = "spot";
    answer.item = item;
    answer.clauses = {clause};
    answer.right = right;
    answer.took = 5'000;
    return answer;
}

}  // namespace fairdeal
