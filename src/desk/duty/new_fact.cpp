#include "desk/duty/new_fact.h"

#include <algorithm>
#include <array>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "content/regulators/regulator.h"
#include "content/xml_scan.h"
#include "duty/facts/signed_facts.h"
#include "exam/records/checks/verify.h"
#include "exam/sitting/exam_text.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr const char* regulator_field = "regulator";
constexpr const char* since_field = "since";
constexpr const char* number_field = "number";
constexpr const char* card_field = "card";
constexpr const char* game_field = "game";
constexpr const char* until_field = "until";
/// What is typed of an exam elsewhere, beside whose it is.
constexpr std::array elsewhere_fields{number_field, card_field, since_field, until_field};
const std::string nothing;

using Choices = std::vector<std::pair<std::string, std::string>>;

DutyFieldScreen field_of(std::string_view name, std::string label) {
    DutyFieldScreen field;
    field.name = name;
    field.label = std::move(label);
    return field;
}

DutyFieldScreen file_field_of(std::string_view name, std::string label) {
    DutyFieldScreen field = field_of(name, std::move(label));
    field.is_file = true;
    return field;
}

std::vector<DutyFieldScreen> signed_document_fields() {
    return {file_field_of(NewFact::file_field, tr("The signed document")),
            file_field_of(NewFact::key_field, tr("The exam office\u2019s public key"))};
}

std::string subject_label(FactSubject subject) {
    return subject == FactSubject::Table ? tr("Table") : tr("Id of the dealer");
}

Choices games() {
    Choices choices;
    for (const Game game : every_game)
        choices.emplace_back(to_text(game), std::string(title_of(game)));
    return choices;
}

Choices roles() {
    Choices choices;
    for (const FloorRole role :
         {FloorRole::Trainee, FloorRole::Dealer, FloorRole::Floorperson, FloorRole::PitManager,
          FloorRole::ShiftManager, FloorRole::CasinoManager})
        choices.emplace_back(to_text(role), in_words(role));
    return choices;
}

/// `game`: as it was chosen; empty: of every game.
Choices cards(const Library& shelf, const std::string& game) {
    Choices choices;
    for (const TableCardFile& file : shelf.tables) {
        if (!game.empty() && to_text(file.card.game()) != game) continue;
        choices.emplace_back(card_line(file.card),
                             file.title + dot + std::string(title_of(file.card.game())));
    }
    return choices;
}

Choices choices_of(const FactKey& key, const Library& shelf, const std::string& game) {
    switch (key.form) {
        case FactForm::Game: return games();
        case FactForm::Role: return roles();
        case FactForm::Card: return cards(shelf, game);
        case FactForm::Choice: {
            Choices choices;
            for (const std::string_view word : split_at(key.words, '|'))
                choices.emplace_back(word, choice_in_words(word));
            return choices;
        }
        case FactForm::Id:
        case FactForm::Ids:
        case FactForm::Line:
        case FactForm::Time:
        case FactForm::Number:
        case FactForm::Sha256: return {};
    }
    throw Fault("invalid form of a fact");
}

Choices regulators(const std::filesystem::path& content) {
    Choices choices;
    for (const std::string& id : regulators_in(content)) {
        const auto xml = read_file(regulator_file(content, id), largest_xml);
        const auto read = xml ? read_regulator(*xml, id) : tl::make_unexpected(xml.error());
        choices.emplace_back(id, read ? read->title : id);
    }
    return choices;
}

/// `most`: bytes.
Result<std::string> document_in(const std::string& field, const std::string& file,
                                std::size_t most) {
    if (file.empty()) return refused({field, 0, 0}, tr("choose the file"));
    auto read = read_file(file, most);
    if (!read) return refused({field, 0, 0}, read.error().front().what);
    if (read->size() > most)
        return refused({field, 0, 0}, tr("a file of more than {most} bytes", "most"_a = most));
    return read;
}

/// Each problem under the name of the field that it is of.
tl::unexpected<Problems> at_field(Problems problems, const std::string& field) {
    for (Problem& problem : problems) problem.where = {field, 0, 0};
    return tl::make_unexpected(std::move(problems));
}

}  // namespace

NewFact::NewFact(FactKind kind, std::string subject) : kind_(kind) {
    if (!subject.empty()) typed_[subject_field] = std::move(subject);
}

NewFact NewFact::like(const Fact& fact) {
    NewFact form(fact.kind, fact.subject);
    const FactSpec& spec = spec_of(fact.kind);
    if (spec.entry != FactEntry::Typed) return form;
    for (std::size_t i = 0; i < spec.keys.size(); ++i)
        form.typed_[std::string(spec.keys[i].name)] = fact.values[i];
    return form;
}

NewFact NewFact::correcting(const Fact& fact) {
    NewFact form = like(fact);
    form.typed_[corrects_field] = std::to_string(fact.number);
    return form;
}

std::vector<FactKind> NewFact::kinds() {
    std::vector<FactKind> kinds;
    for (const FactSpec& spec : every_fact_spec()) {
        if (spec.entry != FactEntry::OfFile) kinds.push_back(spec.kind);
    }
    return kinds;
}

void NewFact::type(const std::string& field, const std::string& value) {
    typed_[field] = value;
    problems_.erase(field);
}

const std::string& NewFact::typed(const std::string& field) const {
    const auto found = typed_.find(field);
    return found == typed_.end() ? nothing : found->second;
}

bool NewFact::is_from_elsewhere() const {
    return kind_ == FactKind::Certificate && typed(proof_field) == elsewhere;
}

/// What shows that they may deal the game, and what goes with it.
std::vector<DutyFieldScreen> NewFact::certificate_fields(const Library& shelf) const {
    std::vector<DutyFieldScreen> fields{field_of(proof_field, tr("What shows it"))};
    fields.front().choices = {{"", tr("A certificate that an exam office signed")},
                              {elsewhere, tr("An exam elsewhere, which you vouch for")}};
    if (!is_from_elsewhere()) {
        for (DutyFieldScreen& field : signed_document_fields()) fields.push_back(std::move(field));
        return fields;
    }
    fields.push_back(file_field_of(file_field, tr("The record of the exam, such as a scan")));
    for (const FactKey& key : spec_of(kind_).keys) {
        if (std::find(elsewhere_fields.begin(), elsewhere_fields.end(), key.name) ==
            elsewhere_fields.end())
            continue;
        fields.push_back(field_of(key.name, tr(key.help)));
        fields.back().choices = choices_of(key, shelf, typed(game_field));
    }
    return fields;
}

std::vector<DutyFieldScreen> NewFact::fields(const Library& shelf,
                                             const std::filesystem::path& content) const {
    const FactSpec& spec = spec_of(kind_);
    std::vector<DutyFieldScreen> fields;
    const bool has_subject =
        spec.subject == FactSubject::Dealer || spec.subject == FactSubject::Table;
    if (has_subject) fields.push_back(field_of(subject_field, subject_label(spec.subject)));
    if (kind_ == FactKind::Profile) {
        fields.push_back(field_of(regulator_field, tr("Regulator")));
        fields.back().choices = regulators(content);
        fields.push_back(field_of(since_field, tr("From when on it is in force")));
    } else if (kind_ == FactKind::Certificate) {
        for (DutyFieldScreen& field : certificate_fields(shelf)) fields.push_back(std::move(field));
    } else if (spec.entry == FactEntry::Document) {
        for (DutyFieldScreen& field : signed_document_fields()) fields.push_back(std::move(field));
    } else {
        for (const FactKey& key : spec.keys) {
            fields.push_back(field_of(key.name, tr(key.help)));
            fields.back().choices = choices_of(key, shelf, typed(game_field));
        }
    }
    fields.push_back(
        field_of(corrects_field, tr("Number of the fact that it corrects (empty: none)")));
    fields.push_back(field_of(signer_field, tr("Your id in this file")));
    fields.push_back(field_of(passphrase_field, tr("Your passphrase")));
    fields.back().is_secret = true;
    return fields;
}

DutyFormScreen NewFact::screen(const Library& shelf, const std::filesystem::path& content) const {
    DutyFormScreen screen{is_from_elsewhere() ? tr("An exam elsewhere") : capital(in_words(kind_)),
                          "", fields(shelf, content)};
    screen.story =
        typed(corrects_field).empty()
            ? tr("It is signed with your id and stays on record. Days and times are UTC.")
            : tr("It takes the place of #{number}, which stays on record. Days and times "
                 "are UTC.",
                 "number"_a = typed(corrects_field));
    for (DutyFieldScreen& field : screen.fields) {
        field.value = typed(field.name);
        const auto problem = problems_.find(field.name);
        if (problem != problems_.end()) field.problem = problem->second;
    }
    return screen;
}

Result<Fact> NewFact::profile(const std::filesystem::path& content) const {
    if (typed(regulator_field).empty())
        return refused({regulator_field, 0, 0}, tr("choose the regulator"));
    const auto file = regulator_file(content, typed(regulator_field));
    const auto xml = read_file(file, largest_xml);
    if (!xml) return at_field(xml.error(), regulator_field);
    auto fact = profile_fact(*xml, file.string(), typed(since_field));
    if (!fact) return at_field(fact.error(), since_field);
    return fact;
}

/// Who signs in vouches for it.
Result<Fact> NewFact::certificate_from_elsewhere(const Facts& known, const Library& shelf) const {
    Problems missing;
    const auto must_be_typed = [&](const char* field) {
        if (trimmed(typed(field)).empty()) missing.push_back({{field, 0, 0}, tr("it is missing")});
    };
    must_be_typed(subject_field);
    for (const char* field : elsewhere_fields) must_be_typed(field);
    if (!missing.empty()) return tl::make_unexpected(std::move(missing));
    const auto record = document_in(file_field, typed(file_field), largest_record_from_elsewhere);
    if (!record) return tl::make_unexpected(record.error());
    const auto card = card_from_line(typed(card_field), card_field);
    if (!card) return tl::make_unexpected(card.error());
    const auto words = [&](const char* field) { return std::string(trimmed(typed(field))); };
    auto fact = attested_certificate(known,
                                     {words(subject_field), words(number_field), words(since_field),
                                      words(until_field), *card, *record, words(signer_field)},
                                     shelf, {file_field, 0, 0});
    if (fact) return fact;
    Problems problems = fact.error();
    for (Problem& problem : problems) {
        std::string& place = problem.where.source;
        if (place == "--dealer") place = subject_field;
        if (place.starts_with("--")) place.erase(0, 2);
    }
    return tl::make_unexpected(std::move(problems));
}

Result<Fact> NewFact::document_fact(const Facts& known, const Library& shelf,
                                    const std::filesystem::path& content) const {
    if (kind_ == FactKind::Profile) return profile(content);
    if (is_from_elsewhere()) return certificate_from_elsewhere(known, shelf);
    const auto document = document_in(file_field, typed(file_field), largest_document);
    if (!document) return tl::make_unexpected(document.error());
    const auto key = document_in(key_field, typed(key_field), largest_document);
    if (!key) return tl::make_unexpected(key.error());
    const auto keys = keys_in_text(*key);
    if (keys.empty()) return refused({key_field, 0, 0}, tr("there is no public key in this file"));
    auto fact = kind_ == FactKind::Withdrawn ? withdrawn_fact(*document, typed(file_field), keys)
                                             : certificate_fact(known, typed(subject_field),
                                                                *document, typed(file_field), keys);
    if (!fact) return at_field(fact.error(), file_field);
    return fact;
}

Result<Fact> NewFact::fact(const Facts& known, const Library& shelf,
                           const std::filesystem::path& content) const {
    const FactSpec& spec = spec_of(kind_);
    const std::string corrects(trimmed(typed(corrects_field)));
    const auto number = correction_from(corrects);
    if (!corrects.empty() && !number)
        return refused({corrects_field, 0, 0}, tr("{text} is no number of a fact such as 12 or #12",
                                                  "text"_a = in_quotes(corrects)));
    if (spec.entry == FactEntry::Document) {
        auto fact = document_fact(known, shelf, content);
        if (fact) fact->corrects = number;
        return fact;
    }
    std::vector<TypedValue> values;
    Problems missing;
    for (const FactKey& key : spec.keys) {
        const std::string name(key.name);
        const std::string value(trimmed(typed(name)));
        if (!value.empty()) values.push_back({name, value, {name, 0, 0}});
        if (value.empty() && key.is_required)
            missing.push_back({{name, 0, 0}, tr("it is missing")});
    }
    if (!missing.empty()) return tl::make_unexpected(std::move(missing));
    if (number) values.push_back({corrects_field, corrects, {corrects_field, 0, 0}});
    return fact_from(kind_, std::string(trimmed(typed(subject_field))), values,
                     {subject_field, 0, 0});
}

std::string NewFact::show(const Problems& problems) {
    std::string other;
    problems_.clear();
    const DutyFormScreen form = screen({}, {});
    for (const Problem& problem : problems) {
        const auto field = std::find_if(
            form.fields.begin(), form.fields.end(),
            [&](const DutyFieldScreen& one) { return one.name == problem.where.source; });
        if (field == form.fields.end())
            other = other.empty() ? to_text(problem) : other;
        else
            problems_.try_emplace(field->name, problem.what);
    }
    return other;
}

}  // namespace fairdeal
