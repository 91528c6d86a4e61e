#include "duty/facts/signed_facts.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/certify.h"
#include "exam/sitting/exam_text.h"
#include "ledger/credential/credential.h"
#include "ledger/credential/revocation.h"

namespace fairdeal {

namespace {

/// The one person of an id; empty: there is none, or more than one.
std::string only_ref(const Facts& facts, const std::string& dealer) {
    std::string ref;
    for (const Fact* person : facts.of(FactKind::Person, dealer)) {
        if (!ref.empty() && person->value("ref") != ref) return "";
        ref = person->value("ref");
    }
    return ref;
}

bool is_signed(const ReadCredential& read, const std::vector<PublicKey>& keys) {
    return std::any_of(keys.begin(), keys.end(), [&](const PublicKey& key) {
        return check_signature(read, key.bytes).has_value();
    });
}

std::string withdrawn_in(const RevocationList& list) {
    std::vector<std::string> entries;
    for (const Revocation& one : list.revocations)
        entries.push_back(one.number + "@" + to_text(one.at));
    return joined(entries);
}

/// The line as it is written today: options may have stood in another order.
Result<std::string> card_of(const Certification& certification, const std::string& source) {
    const auto card = card_from_line(certification.table_card, source);
    if (!card) return tl::make_unexpected(card.error());
    return card_line(*card);
}

}  // namespace

Result<Fact> certificate_fact(const Facts& facts, const std::string& dealer,
                              std::string_view document, const std::string& source,
                              const std::vector<PublicKey>& keys) {
    const Place place{source, 0, 0};
    const auto read = read_credential(document);
    if (!read) return tl::make_unexpected(read.error());
    if (!is_signed(*read, keys)) return refused(place, tr("none of the keys has signed it"));
    const Credential& it = read->credential;
    const std::string ref = only_ref(facts, dealer);
    if (ref.empty())
        return refused(place, tr("{dealer} is not the id of one human being", "dealer"_a = dealer));
    if (!is_of(it.holder, ref))
        return refused(place, tr("it is not the certificate of {ref}, who bears the id {dealer}",
                                 "ref"_a = ref, "dealer"_a = dealer));
    const auto card = card_of(it.certification, source);
    if (!card) return tl::make_unexpected(card.error());
    return fact_from(FactKind::Certificate, dealer,
                     {{"number", it.number, place},
                      {"office", it.key_name, place},
                      {"game", it.certification.game, place},
                      {"card", *card, place},
                      {"clauses", it.certification.clauses_hash, place},
                      {"rules", it.certification.rules_version, place},
                      {"since", to_text(it.valid_from), place},
                      {"until", to_text(it.valid_until), place},
                      {"document", to_hex(sha256(read->document)), place}},
                     place);
}

Result<Fact> attested_certificate(const Facts& facts, const RecordFromElsewhere& from,
                                  const Library& library, const Place& place) {
    const Game game = from.card.game();
    if (only_ref(facts, from.dealer).empty())
        return refused({"--dealer", 0, 0},
                       tr("{dealer} is not the id of one human being", "dealer"_a = from.dealer));
    if (from.record.empty()) return refused(place, tr("the record is empty"));
    const auto house = facts.all(FactKind::House);
    const std::string editions = clause_editions(game, from.card, library);
    return fact_from(
        FactKind::Certificate, from.dealer,
        {{"number", from.number, {"--number", 0, 0}},
         {"office", house.empty() ? from.examiner : house.front()->value("name"), place},
         {"game", std::string(to_text(game)), place},
         {"card", card_line(from.card), place},
         {"clauses", to_hex(sha256(editions)), place},
         {"rules", rules_name(library.misreadings), place},
         {"since", from.since, {"--since", 0, 0}},
         {"until", from.until, {"--until", 0, 0}},
         {"document", to_hex(sha256(from.record)), place},
         {"attested", from.examiner, place}},
        place);
}

Result<Fact> withdrawn_fact(std::string_view list, const std::string& source,
                            const std::vector<PublicKey>& keys) {
    const Place place{source, 0, 0};
    for (const PublicKey& key : keys) {
        const auto read = open_revocation_list(list, key.bytes);
        if (!read) continue;
        std::vector<TypedValue> values{{"made", to_text(read->made), place}};
        if (read->next_update) values.push_back({"next", to_text(*read->next_update), place});
        if (!read->revocations.empty()) values.push_back({"withdrawn", withdrawn_in(*read), place});
        values.push_back({"document", to_hex(sha256(list)), place});
        return fact_from(FactKind::Withdrawn, read->office, values, place);
    }
    return refused(place, tr("this is no list of withdrawn certificates that one of the keys has "
                             "signed"));
}

Result<Fact> profile_fact(const std::string& xml, const std::string& source,
                          const std::string& from) {
    const auto regulator = read_regulator(xml, source);
    if (!regulator) return tl::make_unexpected(regulator.error());
    if (from.empty()) return refused({"--since", 0, 0}, tr("say from when it is in force"));
    auto fact = fact_from(
        FactKind::Profile, "",
        {{"regulator", regulator->id, {source, 0, 0}}, {"since", from, {"--since", 0, 0}}},
        {source, 0, 0});
    if (fact) fact->attached = xml;
    return fact;
}

}  // namespace fairdeal
