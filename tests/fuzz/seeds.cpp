#include "fuzz/seeds.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "audit/cases/archive.h"
#include "audit/cases/case.h"
#include "content/library.h"
#include "dealing/deal.h"
#include "formats/export.h"
#include "ledger/checkpoint.h"
#include "ledger/credential/revocation.h"
#include "support/credentials.h"
#include "support/times.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

std::string text_in(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Hands of all games, some of them spoilt by a dealer's error.
std::vector<HandRecord> dealt_hands(int of_each) {
    std::vector<HandRecord> hands;
    Dice dice(11);
    for (const Game game : {Game::Breakout, Game::Midnight, Game::Extreme, Game::League}) {
        for (int i = 0; i < of_each; ++i) {
            Identity identity;
            identity.id = "F" + std::to_string(hands.size());
            identity.dealer = "1182";
            identity.at = "2026-03-14T21:05:09Z";
            HandRecord hand = deal_hand(random_card(game, dice), identity, dice);
            auto spoilt = spoil(hand, static_cast<DealerError>(i % 23), dice);
            hands.push_back(spoilt ? *std::move(spoilt) : std::move(hand));
        }
    }
    return hands;
}

std::string file_of(FileFormat format, RowPer rows, std::size_t first) {
    std::ostringstream out;
    RecordWriter writer(out, format, rows);
    const auto hands = dealt_hands(3);
    for (std::size_t i = first; i < first + 2; ++i) writer.write(hands.at(i));
    return out.str();
}

/// Every column that only version 2 has.
std::string rows_of_version_2(FileFormat format) {
    const auto record = read_record(
        "breakout notation=2 id=X2 pack=P3 out=20 limits=5-50\n1 bet player 20\n1 deal 9h 3d\n"
        "1 move 3d 2\n2 skip 1\ndealer draw 6c\nshoe burn 6c\n1 correct player take 10\n"
        "floor rules IRR-20 correct\ndealer void IRR-23\n");
    std::ostringstream out;
    RecordWriter writer(out, format, RowPer::Event, 2);
    writer.write(record.value());
    return out.str();
}

std::vector<std::string> row_seeds(FileFormat format) {
    return {file_of(format, RowPer::Hand, 0), file_of(format, RowPer::Event, 3),
            file_of(format, RowPer::Event, 8), rows_of_version_2(format)};
}

/// The records of the log: a hand, and the opening of a case about it.
const std::vector<std::string>& records() {
    static const std::vector<std::string> both = [] {
        CaseEvent opening;
        opening.kind = CaseEventKind::Open;
        opening.case_id = "C-7";
        opening.number = 1;
        opening.hand = 1;
        opening.by = "1182";
        opening.at = "2026-03-15T10:00:00Z"_utc;
        opening.claimant = "G-17";
        opening.deadline = "2026-03-20T00:00:00Z"_utc;
        opening.text = "The guest says they doubled.\n";
        return std::vector{write(dealt_hands(1).front()), write(entry_of(opening))};
    }();
    return both;
}

std::string proof_of(std::int64_t index) {
    const auto other = static_cast<std::size_t>(1 - index);
    return write(LogProof{index, {leaf_hash(records()[other])}, fuzz_checkpoint()});
}

}  // namespace

const SigningKey& fuzz_key() {
    static const SigningKey key("casino.example/pit-1/hands", KeyUse::Log, std::string(32, 'k'));
    return key;
}

const Note& fuzz_checkpoint() {
    static const Note note = [] {
        const Hash root = node_hash(leaf_hash(records()[0]), leaf_hash(records()[1]));
        Note made{to_text(Checkpoint{fuzz_key().public_key().name, {2, root}}), {}};
        fuzz_key().sign(made);
        return made;
    }();
    return note;
}

const std::string& fuzz_certificate() {
    static const std::string certificate = [] {
        Credential credential = sample_credential();
        credential.issuer_key = fuzz_key().public_key().bytes;
        return issued(credential, fuzz_key(), "2026-03-14T21:06:00Z"_utc);
    }();
    return certificate;
}

const std::string& fuzz_revocations() {
    static const std::string list = to_text(RevocationList{
        fuzz_key().public_key().name,
        "2026-06-01T00:00:00Z"_utc,
        {{"BRK-2025-000002", "2026-01-02T00:00:00Z"_utc, RevocationReason::Superseded},
         {"BRK-2026-000417", "2026-05-30T12:00:00Z"_utc, RevocationReason::Misconduct}}});
    return list;
}

std::span<const Misreading> shipped_misreadings() {
    static const std::vector<Misreading> all = load_misreadings(FAIRDEAL_SOURCE_DIR).value();
    return all;
}

std::vector<std::string> notation_seeds() {
    std::vector<std::string> seeds;
    for (const HandRecord& hand : dealt_hands(6)) seeds.push_back(write(hand));
    return seeds;
}

/// The smaller files of each kind that ship.
std::vector<std::string> xml_seeds() {
    constexpr std::size_t largest = 6000;
    constexpr std::size_t most = 40;
    std::vector<fs::path> files;
    for (const char* folder : {"scenarios", "lessons"}) {
        for (const auto& entry :
             fs::recursive_directory_iterator(fs::path(FAIRDEAL_SOURCE_DIR) / folder)) {
            if (entry.path().extension() == ".xml" && entry.file_size() <= largest)
                files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds;
    const std::size_t step = files.size() / most + 1;
    for (std::size_t i = 0; i < files.size(); i += step) seeds.push_back(text_in(files[i]));
    return seeds;
}

std::vector<std::string> csv_seeds() { return row_seeds(FileFormat::Csv); }
std::vector<std::string> json_lines_seeds() { return row_seeds(FileFormat::JsonLines); }
std::vector<std::string> proof_seeds() { return {proof_of(0), proof_of(1)}; }

std::vector<std::string> note_seeds() {
    return {write(fuzz_checkpoint()), fuzz_checkpoint().text, to_text(fuzz_key().public_key())};
}

std::vector<std::string> case_seeds() {
    const std::string key = to_text(fuzz_key().public_key()) + "\n";
    return {write(Archive{{"hand.record", records()[0]},
                          {"hand.proof", proof_of(0)},
                          {"event-1.record", records()[1]},
                          {"event-1.proof", proof_of(1)},
                          {"checkpoint", write(fuzz_checkpoint())},
                          {"key", key}}),
            records()[1]};
}

std::vector<std::string> certificate_seeds() {
    return {fuzz_certificate(), code_text(*read_credential(fuzz_certificate()))};
}

std::vector<std::string> badge_seeds() {
    return {sample_png(), *baked(sample_png(), fuzz_certificate())};
}

std::vector<std::string> revocation_seeds() {
    Note note{fuzz_revocations(), {}};
    fuzz_key().sign(note);
    return {fuzz_revocations(), write(note)};
}

std::vector<std::string> marks_seeds() {
    return {
        "person,at,rules,A,B\nann,2026-05-31,3.0,1,0\n"
        "bob,2026-06-01,3.1,3/4,\neve,2026-06-01,3.1,.5,1\n",
        "person;A;B;C\nann;1;1;0\nbob;0;1;0\neve;0;0;0\n"};
}

std::vector<std::string> panel_seeds() {
    return {
        "judge,round,on,rules,A,B\nKim,1,2026-03-14,3.0,.8,.9\nLee,1,2026-03-14,3.0,.85,1\n"
        "Kim,2,2026-03-15,3.0,.8,.9\nLee,2,2026-03-15,3.0,.8,.95\n",
        "judge;round;on;rules;least-cut;most-cut;least-fail;most-fail;A\n"
        "Kim;1;2026-03-14;3.0;.7;.9;0;.4;.8\nLee;1;2026-03-14;3.0;;;;;1\n"};
}

}  // namespace fairdeal
