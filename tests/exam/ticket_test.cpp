// Tickets: who has the key makes them, and everybody can check them.

#include "exam/sitting/ticket.h"

#include <boost/test/unit_test.hpp>
#include <set>

namespace fairdeal {

namespace {

const SigningKey& exam_key() {
    static const SigningKey key("casino.example/exam", KeyUse::Log, std::string(32, 'k'));
    return key;
}

std::string why_not_seeds(const std::string& ticket, const std::string& sitting,
                          const std::optional<PublicKey>& key) {
    const auto seeds = seeds_of(ticket, sitting, key);
    return seeds ? "" : seeds.error().front().what;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(tickets)

BOOST_AUTO_TEST_CASE(no_ticket_is_made_twice) {
    const std::string ticket = make_ticket(exam_key(), "X-000001");
    BOOST_TEST(ticket != make_ticket(exam_key(), "X-000001"));
    BOOST_TEST(is_ticket_of(ticket, "X-000001"));
    BOOST_TEST(!is_ticket_of(ticket, "X-000002"));
    BOOST_TEST(commitment_to(ticket).size() == 64U);
    BOOST_TEST(commitment_to(ticket) != commitment_to(make_ticket(exam_key(), "X-000002")));
}

BOOST_AUTO_TEST_CASE(its_seeds_are_many_and_none_is_a_trainees) {
    const auto seeds =
        seeds_of(make_ticket(exam_key(), "X-000001"), "X-000001", exam_key().public_key());
    const auto other = seeds_of(make_ticket(exam_key(), "X-000002"), "X-000002", {});
    BOOST_REQUIRE(seeds.has_value());
    BOOST_REQUIRE(other.has_value());
    std::set<std::uint64_t> all;
    for (int place = 0; place < 40; ++place) {
        for (int attempt = 0; attempt < 16; ++attempt) {
            BOOST_TEST(((*seeds)(place, attempt) & exam_seed_bit) != 0U);
            all.insert((*seeds)(place, attempt));
            all.insert((*other)(place, attempt));
        }
    }
    BOOST_TEST(all.size() == 2U * 40 * 16);
    BOOST_TEST((*seeds)(3, 1) == (*seeds)(3, 1));
}

BOOST_AUTO_TEST_CASE(a_wrong_ticket_is_refused) {
    const std::string ticket = make_ticket(exam_key(), "X-000001");
    const SigningKey other("casino.example/exam", KeyUse::Log, std::string(32, 'o'));
    BOOST_TEST(why_not_seeds(ticket, "X-000001", exam_key().public_key()) == "");
    BOOST_TEST(why_not_seeds(ticket, "X-000002", {}) == "this is no ticket of the sitting");
    BOOST_TEST(why_not_seeds("", "X-000001", {}) == "this is no ticket of the sitting");
    BOOST_TEST(why_not_seeds(ticket, "X-000001", other.public_key())
                   .starts_with("the ticket is not signed by the office's exam key"));
    BOOST_TEST(why_not_seeds(make_ticket(other, "X-000001"), "X-000001", exam_key().public_key())
                   .starts_with("the ticket is not signed by the office's exam key"));
}

BOOST_AUTO_TEST_CASE(every_flipped_bit_of_a_ticket_is_seen) {
    const std::string ticket = make_ticket(exam_key(), "X-000001");
    for (std::size_t bit = 0; bit < 8 * ticket.size(); ++bit) {
        std::string spoilt = ticket;
        spoilt[bit / 8] = static_cast<char>(spoilt[bit / 8] ^ (1 << bit % 8));
        BOOST_TEST(!seeds_of(spoilt, "X-000001", exam_key().public_key()).has_value(), bit);
        BOOST_TEST(commitment_to(spoilt) != commitment_to(ticket));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
