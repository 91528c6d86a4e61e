// `fairdeal duty add`: facts from options, from a CSV, from signed documents and from profiles.

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/duty/duty.h"
#include "cli/input.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "content/xml_scan.h"
#include "duty/facts/references.h"
#include "duty/facts/signed_facts.h"
#include "exam/sitting/exam_text.h"
#include "formats/csv_table.h"

namespace fairdeal {

namespace {

struct PlacedFacts {
    std::vector<Fact> facts;
    std::vector<Place> places;
};

/// A table card's line, from its id, its file or the line itself.
class CardLines {
public:
    explicit CardLines(const ContentOptions& content) : content_(content) {}

    Result<std::string> of(const TypedValue& typed) {
        const std::string first = typed.value.substr(0, typed.value.find(' '));
        if (game_from(first)) {
            const auto card = card_from_line(typed.value, "");
            if (!card) return refused(typed.where, card.error().front().what);
            return card_line(*card);
        }
        if (!library_) {
            auto read = content_of(content_);
            if (!read) return tl::make_unexpected(std::move(read.error()));
            library_ = *std::move(read);
        }
        const auto table = table_card_of("--card", typed.value, *library_);
        if (!table) return refused(typed.where, table.error().front().what);
        return card_line(table->card);
    }

private:
    const ContentOptions& content_;
    std::optional<Library> library_;
};

Result<void> write_cards_out(FactKind kind, std::vector<TypedValue>& values, CardLines& cards) {
    for (TypedValue& typed : values) {
        if (kind != FactKind::Table || typed.key != "card") continue;
        auto line = cards.of(typed);
        if (!line) return tl::make_unexpected(std::move(line.error()));
        typed.value = *std::move(line);
    }
    return {};
}

Result<Fact> typed_fact(FactKind kind, const std::string& subject, std::vector<TypedValue> values,
                        const Place& where, CardLines& cards) {
    if (auto done = write_cards_out(kind, values, cards); !done)
        return tl::make_unexpected(std::move(done.error()));
    return fact_from(kind, subject, values, where);
}

/// A row of a CSV: a cell that is empty is not given; the subject has a column of its own, unless
/// the kind has a key of that name too.
Result<Fact> fact_of_row(FactKind kind, const CsvTable& table, const CsvCells& row,
                         CardLines& cards) {
    std::vector<TypedValue> values;
    std::string subject;
    const std::string_view subject_name = to_text(spec_of(kind).subject);
    bool has_subject = spec_of(kind).subject == FactSubject::House;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!has_subject && table.names[i].text == subject_name) {
            subject = row[i].text;
            has_subject = true;
        } else if (!row[i].text.empty()) {
            values.push_back({table.names[i].text, row[i].text, row[i].where});
        }
    }
    return typed_fact(kind, subject, std::move(values), row.front().where, cards);
}

Result<PlacedFacts> facts_of_csv(const DutyOptions& options) {
    auto input = Input::open(options.file);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    const auto table = read_csv_table(input->stream(), input->name());
    if (!table) return tl::make_unexpected(table.error());
    CardLines cards(options.content);
    PlacedFacts all;
    Problems problems;
    for (const CsvCells& row : table->rows) {
        auto fact = fact_of_row(options.kind, *table, row, cards);
        if (!fact) {
            problems.insert(problems.end(), fact.error().begin(), fact.error().end());
            continue;
        }
        all.facts.push_back(*std::move(fact));
        all.places.push_back(row.front().where);
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return all;
}

Result<Fact> profile_of(const DutyOptions& options) {
    std::string source = options.file;
    if (source.empty()) {
        const auto content = content_folder(options.content);
        if (!content) return no_content();
        source = regulator_file(*content, options.regulator).string();
    }
    const auto xml = bytes_in(source, largest_xml);
    if (!xml) return tl::make_unexpected(xml.error());
    const auto since = std::find_if(options.values.begin(), options.values.end(),
                                    [](const TypedValue& typed) { return typed.key == "since"; });
    return profile_fact(*xml, source, since == options.values.end() ? "" : since->value);
}

Result<Fact> fact_of_record(const DutyOptions& options, const DutyFile& file) {
    for (const auto& [option, value] :
         {std::pair("--number", &options.number), std::pair("--card", &options.card),
          std::pair("--since", &options.since), std::pair("--until", &options.until)}) {
        if (value->empty()) return refused({option, 0, 0}, tr("a record from elsewhere needs it"));
    }
    CardLines cards(options.content);
    const auto line = cards.of({"card", options.card, {"--card", 0, 0}});
    if (!line) return tl::make_unexpected(line.error());
    const auto card = card_from_line(*line, "--card");
    if (!card) return tl::make_unexpected(card.error());
    const auto record = bytes_in(options.record, largest_record_from_elsewhere);
    if (!record) return tl::make_unexpected(record.error());
    if (record->size() > largest_record_from_elsewhere)
        return refused({options.record, 0, 0}, tr("a record of more than {most} bytes",
                                                  "most"_a = largest_record_from_elsewhere));
    const auto books = books_of(options.content);
    if (!books) return tl::make_unexpected(books.error());
    return attested_certificate(
        Facts(file.facts()),
        {options.dealer, options.number, options.since, options.until, *card, *record, options.as},
        *books, {options.record, 0, 0});
}

Result<Fact> fact_of_document(const DutyOptions& options, const DutyFile& file) {
    if (options.kind == FactKind::Profile) return profile_of(options);
    if (!options.record.empty()) return fact_of_record(options, file);
    if (options.file.empty())
        return refused({"--file", 0, 0},
                       tr("name the signed document, or with --record the record of an exam "
                          "elsewhere"));
    const auto keys = keys_in(options.keys, "--key");
    if (!keys) return tl::make_unexpected(keys.error());
    const auto document = bytes_in(options.file, largest_document);
    if (!document) return tl::make_unexpected(document.error());
    if (options.kind == FactKind::Withdrawn) return withdrawn_fact(*document, options.file, *keys);
    return certificate_fact(Facts(file.facts()), options.dealer, *document, options.file, *keys);
}

/// What a document does not say: which fact it takes the place of.
Result<Fact> with_correction(Result<Fact> fact, const DutyOptions& options) {
    for (const TypedValue& typed : options.values) {
        if (!fact || typed.key != "corrects") continue;
        const auto number = correction_from(typed.value);
        if (!number)
            return refused(typed.where, tr("{text} is no number of a fact such as 12 or "
                                           "#12",
                                           "text"_a = typed.value));
        fact->corrects = number;
    }
    return fact;
}

Result<PlacedFacts> facts_to_add(const DutyOptions& options, const DutyFile& file) {
    const FactSpec& spec = spec_of(options.kind);
    const auto alone = [](Fact&& fact) { return PlacedFacts{{std::move(fact)}, {}}; };
    if (spec.entry == FactEntry::Document)
        return with_correction(fact_of_document(options, file), options).map(alone);
    const bool is_typed =
        !options.values.empty() || !options.dealer.empty() || !options.table.empty();
    if (!options.file.empty() && is_typed)
        return refused({"--csv", 0, 0}, tr("everything stands in the file: leave the other options "
                                           "out"));
    if (!options.file.empty()) return facts_of_csv(options);
    CardLines cards(options.content);
    const std::string& subject =
        spec.subject == FactSubject::Table ? options.table : options.dealer;
    return typed_fact(options.kind, spec.subject == FactSubject::House ? "" : subject,
                      options.values, {fixed("fairdeal duty add ") + std::string(spec.word), 0, 0},
                      cards)
        .map(alone);
}

}  // namespace

Result<void> signed_in_to(const DutyFile& file, const DutyOptions& options) {
    const auto passphrase =
        passphrase_in(options.passphrase_file, tr("Passphrase of {who}", "who"_a = options.as));
    if (!passphrase) return tl::make_unexpected(passphrase.error());
    if (opens_account(file.log(), options.as, *passphrase)) return {};
    return refused({options.as, 0, 0}, tr("no such account, or another passphrase"));
}

ExitStatus run_duty_add(const DutyOptions& options) {
    auto file = opened_duty(options, Access::Write);
    if (!file) return unusable(file.error());
    const auto facts = facts_to_add(options, *file);
    if (!facts) return unusable(facts.error());
    if (const auto signed_in = signed_in_to(*file, options); !signed_in)
        return unusable(signed_in.error());
    const auto folder = content_folder(options.content);
    const auto known = check_references(
        facts->facts, file->facts(),
        folder ? shipped_regulators(*folder) : std::vector<Regulator>(), facts->places);
    if (!known) return unusable(known.error());
    const auto numbers = file->add(facts->facts, options.as, utc_now(), facts->places);
    if (!numbers) return unusable(numbers.error());
    for (std::size_t i = 0; i < numbers->size(); ++i) {
        const Fact& fact = facts->facts[i];
        print("#" + std::to_string((*numbers)[i]) + " " +
              (fact.subject.empty() ? "" : fact.subject + ": ") + in_words(fact) + "\n");
    }
    return ExitStatus::Fine;
}

}  // namespace fairdeal
