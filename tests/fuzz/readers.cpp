#include "fuzz/readers.h"

#include <sstream>

#include "assessment/statistics/exam_statistics.h"
#include "audit/cases/case_file.h"
#include "audit/explain/explain.h"
#include "content/readers.h"
#include "exam/figures/exam_file.h"
#include "formats/record_source.h"
#include "fuzz/seeds.h"
#include "games/all_games.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/credential.h"
#include "ledger/credential/revocation.h"
#include "log/rows.h"

namespace fairdeal {

namespace {

void must(bool holds, const char* what) {
    if (!holds) throw Fault(what);
}

/// A refusal says what is wrong, and where.
void must_be_told(const Problems& problems) {
    must(!problems.empty(), "refused without a word");
    for (const Problem& problem : problems) must(!problem.what.empty(), "refused without a word");
}

void must_be_stable(std::string_view text) {
    const auto record = read_record(text);
    if (!record) return must_be_told(record.error());
    const std::string written = write(*record);
    const auto again = read_record(written);
    must(again.has_value(), "a record is written as something that cannot be read");
    must(write(*again) == written, "a record is written differently each time");
}

void read_notation(std::string_view bytes) {
    must_be_stable(bytes);
    for (const RecordText& part : split_records(bytes)) must_be_stable(part.text);
}

/// Claims are ruled, compared with the ruling and explained, by every misreading that ships.
void read_claims(std::string_view bytes) {
    const auto record = read_record(bytes);
    if (!record || rules_of(record->header.game()) == nullptr) return;
    const DerivedRows rows = derive(*record, write(*record), shipped_misreadings(), "fuzz");
    must(rows.hand.overpaid >= Money() && rows.hand.underpaid >= Money(), "a sum below nothing");
    if (!claim_of(*record).empty() && record->events.size() < 60)
        explain(*record, rule(*record), shipped_misreadings());
}

template <class T>
void must_be_told(const Result<T>& read) {
    if (!read) must_be_told(read.error());
}

void read_xml(std::string_view bytes) {
    const std::string name = "file.xml";
    must_be_told(read_table_card(bytes, name));
    must_be_told(read_misreadings(bytes, name));
    must_be_told(read_rulebook(bytes, name));
    const auto scenario = read_scenario(bytes, name);
    must_be_told(scenario);
    if (!scenario) return;
    const auto again = read_scenario(write_scenario(scenario->value), name);
    must(again.has_value(), "a scenario is written as something that cannot be read");
    must(again->value == scenario->value, "a scenario is written as another");
}

void read_rows(std::string_view bytes, FileFormat format) {
    std::istringstream in{std::string(bytes)};
    const auto source = open_source(in, format);
    std::size_t records = 0;
    for (SourcedRecord record; source->next(record); ++records) {
        must(record.text.size() <= longest_record + 1, "a record grows");
        must(records <= bytes.size(), "there are more records than bytes");
        if (record.problems.empty() && !record.too_long) must_be_stable(record.text);
        for (const Problem& problem : in_file(record.problems, record, "file"))
            must(!problem.what.empty(), "refused without a word");
    }
    must(source->bytes() <= static_cast<std::int64_t>(bytes.size()), "more was read than there is");
}

void read_csv(std::string_view bytes) { read_rows(bytes, FileFormat::Csv); }
void read_json_lines(std::string_view bytes) { read_rows(bytes, FileFormat::JsonLines); }

void read_proof(std::string_view bytes) {
    const auto proof = read_log_proof(bytes);
    if (!proof) return must_be_told(proof.error());
    must(write(*proof) == bytes, "a proof is repaired");
    must(!check_proof(*proof, "not the record\n", fuzz_key().public_key()).has_value(),
         "anything is proven");
}

void read_checkpoint(std::string_view bytes) {
    const auto key = public_key_from(bytes);
    if (key) must(to_text(*key) == bytes, "a key is repaired");
    const auto checkpoint = checkpoint_from(bytes);
    if (checkpoint) must(to_text(*checkpoint) == bytes, "a checkpoint is repaired");
    const auto note = read_note(bytes);
    if (!note) return must_be_told(note.error());
    must(write(*note) == bytes, "a note is repaired");
    const auto opened = open_checkpoint(*note, fuzz_key().public_key());
    must(!opened || note->text == fuzz_checkpoint().text, "a checkpoint is forged");
}

void read_case_file(std::string_view bytes) {
    const auto archive = read_archive(bytes, "case.zip");
    if (archive) {
        std::size_t size = 0;
        for (const ArchivePart& part : *archive) size += part.bytes.size();
        must(size <= bytes.size(), "an archive blows up");
        must(read_archive(write(*archive), "again.zip") == *archive, "an archive is not stable");
    }
    const std::vector<PublicKey> keys{fuzz_key().public_key()};
    must_be_told(check_case_file(bytes, "case.zip", keys, {}));
    if (const auto entry = read_entry(bytes)) {
        must(write(*entry) == bytes, "an entry is repaired");
        const auto event = case_event_of(*entry);
        if (event) must(entry_of(*event) == *entry, "an event is repaired");
    }
}

void read_certificate(std::string_view bytes) {
    const auto read = read_credential(bytes);
    if (!read) return must_be_told(read.error());
    const auto again = read_credential(read->document);
    must(again && again->document == read->document, "a certificate is not stable");
    const auto from_code = read_credential(code_text(*read));
    must(from_code && from_code->credential == read->credential, "a code is not stable");
    const bool is_ours = read->document == fuzz_certificate();
    must(is_ours == check_signature(*read, fuzz_key().public_key().bytes).has_value(),
         "a certificate is forged");
}

void read_badge(std::string_view bytes) {
    const auto text = credential_in(bytes);
    if (text) read_certificate(*text);
    const auto picture = baked(bytes, "again");
    if (picture) must(credential_in(*picture).value() == "again", "a picture loses its text");
    must(!text || !picture, "a picture takes a second text");
}

void read_revocations(std::string_view bytes) {
    const auto list = revocation_list_from(bytes);
    if (list) must(to_text(*list) == bytes, "a list is repaired");
    const auto opened = open_revocation_list(bytes, fuzz_key().public_key().bytes);
    if (!opened) return must_be_told(opened.error());
    must(to_text(*opened) == fuzz_revocations(), "a list is forged");
}

/// What marks are read add up, and every figure of them is a number or says why it is none.
void read_marks_file(std::string_view bytes) {
    std::istringstream in{std::string(bytes)};
    const auto file = read_marks(in, "marks.csv");
    if (!file) return must_be_told(file.error());
    const MarkTable& table = file->table;
    must(table.cells.size() == table.people.size() * table.families.size(), "a torn table");
    for (const FamilyFigures& family : family_figures(table)) {
        for (const Figure& figure : {family.facility, family.discrimination, family.weight})
            must(figure.value || !figure.why_not.empty(), "a figure without a word");
    }
    const ReliabilityFigures totals = reliability_of(table);
    must(totals.alpha.value || !totals.alpha.why_not.empty(), "a figure without a word");
    must(!totals.alpha.value || *totals.alpha.value < 1 + 1e-9, "more than reliable");
}

void read_panel_file(std::string_view bytes) {
    std::istringstream in{std::string(bytes)};
    const auto panel = read_panel(in, "panel.csv");
    if (!panel) return must_be_told(panel.error());
    for (std::size_t round = 1; round <= panel->rounds(); ++round) {
        const AngoffCut cut = cut_of(*panel, round, 100);
        must(cut.cut >= 0 && cut.rounded_up <= 100, "a cut beyond the form");
        must(cut.rounded_up >= cut.cut - 1e-6, "a cut that is rounded down");
    }
}

}  // namespace

std::span<const Reader> readers() {
    static constexpr Reader all[] = {
        {"notation", read_notation, notation_seeds},
        {"xml", read_xml, xml_seeds},
        {"csv", read_csv, csv_seeds},
        {"jsonl", read_json_lines, json_lines_seeds},
        {"proof", read_proof, proof_seeds},
        {"checkpoint", read_checkpoint, note_seeds},
        {"case-file", read_case_file, case_seeds},
        {"claims", read_claims, notation_seeds},
        {"certificate", read_certificate, certificate_seeds},
        {"badge", read_badge, badge_seeds},
        {"revocations", read_revocations, revocation_seeds},
        {"marks", read_marks_file, marks_seeds},
        {"panel", read_panel_file, panel_seeds},
    };
    return all;
}

}  // namespace fairdeal
