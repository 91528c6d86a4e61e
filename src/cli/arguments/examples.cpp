#include "cli/arguments/examples.h"

#include <CLI/CLI.hpp>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "cli/arguments/command_tree.h"

namespace fairdeal {

namespace {

struct Example {
    std::string_view command;  // "exam sit"
    const char* lines;
};

// clang-format off
constexpr std::array examples{
    Example{"rule", fixed("fairdeal rule hand.txt\nfairdeal rule --json < night.txt\n")},
    Example{"check", fixed("fairdeal check scenarios lessons\nfairdeal check --keys scenarios/breakout\n")},
    Example{"sheet", fixed("fairdeal sheet --game breakout --out breakout.pdf\n")},
    Example{fixed("pack add"), fixed("fairdeal pack add our-house.zip\n")},
    Example{"affected", fixed("fairdeal affected our-table.xml\n")},
    Example{"deal", fixed("fairdeal deal --game extreme --seed 1 --count 600 --errors 0.06 > night.txt\n")},
    Example{"incident", fixed("fairdeal incident --list\nfairdeal incident ocean-short-pack\nfairdeal incident --deal ocean-short-pack --seed 7 > ocean.txt\n")},
    Example{"import", fixed("fairdeal import --log pit.db night.txt\nfairdeal import --log pit.db --all-problems export.csv\nfairdeal import --log pit.db --mapping studio-warehouse rounds.json\n")},
    Example{"watch", fixed("fairdeal watch /srv/feed --log pit.db --mapping studio-warehouse\n")},
    Example{"log", fixed("fairdeal log pit.db --dealer 1105 --wrong\nfairdeal log pit.db --records --since 2026-10-01 > october.txt\n")},
    Example{"replay", fixed("fairdeal replay --log pit.db B7-000412\n")},
    Example{"audit", fixed("fairdeal audit pit.db --ranking\nfairdeal audit pit.db --ranking --dealer 1105 --by clause\nfairdeal audit pit.db --csv --by table > tables.csv\nfairdeal audit pit.db --json --findings --since 2026-11-26 --until 2026-11-27 > findings.jsonl\n")},
    Example{"what-if", fixed("fairdeal what-if pit.db --game breakout --option hit-soft-17=yes --since 2026-10-01\n")},
    Example{"shoe", fixed("fairdeal shoe night.txt\nfairdeal shoe --log pit.db --pack P3 --json\nfairdeal shoe --simulate --decks 6 --unseen 60 --missing 2\n")},
    Example{"report", fixed("fairdeal report pit.db --out october.pdf --since 2026-10-01 --until 2026-11-01\n")},
    Example{fixed("ledger verify"), fixed("fairdeal ledger verify --log pit.db\n")},
    Example{fixed("ledger backup"), fixed("fairdeal ledger backup --log pit.db --out pit-2026-11-01.db\n")},
    Example{fixed("case open"), fixed("fairdeal case open --log pit.db C-1 --hand B7-000412 --as f1 --claimant g7 --deadline 2026-12-01 --text \"paid 25, 30 was due\"\n")},
    Example{fixed("video add"), fixed("fairdeal video add --log pit.db B7-000412 /srv/video/B7.mp4 --start 0:12:34 --as f1\n")},
    Example{fixed("video check"), fixed("fairdeal video check --log pit.db\n")},
    Example{"drill", fixed("fairdeal drill --game midnight --seed 7 --count 20\n")},
    Example{fixed("school plan"), fixed("fairdeal school plan --school school.db --who ana\n")},
    Example{"cards", fixed("fairdeal cards\nfairdeal cards --game breakout --at 2026-12-01\n")},
    Example{"trainees", fixed("fairdeal trainees --game breakout --count 100 --seed 42\n")},
    Example{fixed("exam list"), fixed("fairdeal exam list --office office --as eva\n")},
    Example{fixed("case account"), fixed("fairdeal case account f1 --log pit.db --new-passphrase-file f1.txt\n")},
    Example{fixed("case note"), fixed("fairdeal case note C-1 --log pit.db --as f1 --text \"the camera shows both cards\"\n")},
    Example{fixed("case review"), fixed("fairdeal case review C-1 --log pit.db --as r1 --keep r1.review --text \"20 against 19: push\"\nfairdeal case review C-1 --log pit.db --as r1 --keep r1.review --reveal\n")},
    Example{fixed("case decide"), fixed("fairdeal case decide C-1 --log pit.db --as d1 --text \"5 more are due\"\n")},
    Example{fixed("case close"), fixed("fairdeal case close C-1 --log pit.db --as d1 --text \"paid on 2 December\"\n")},
    Example{fixed("case video"), fixed("fairdeal case video C-1 --log pit.db --as f1\n")},
    Example{fixed("case list"), fixed("fairdeal case list --log pit.db --open\n")},
    Example{fixed("case show"), fixed("fairdeal case show C-1 --log pit.db\n")},
    Example{fixed("case file"), fixed("fairdeal case file C-1 C-1.zip --log pit.db\n")},
    Example{fixed("case check"), fixed("fairdeal case check C-1.zip --key pit.pub\n")},
    Example{fixed("case pdf"), fixed("fairdeal case pdf C-1 C-1.pdf --log pit.db\n")},
    Example{fixed("case scenario"), fixed("fairdeal case scenario C-1 our-lessons --log pit.db\n")},
    Example{fixed("video list"), fixed("fairdeal video list --log pit.db --hand B7-000412\n")},
    Example{fixed("ledger head"), fixed("fairdeal ledger head --log pit.db --json\n")},
    Example{fixed("ledger key"), fixed("fairdeal ledger key pit.key --new casino.example/pit-1/hands\n")},
    Example{fixed("ledger checkpoint"), fixed("fairdeal ledger checkpoint --log pit.db --key pit.key > pit-2026-11-26.note\n")},
    Example{fixed("ledger prove"), fixed("fairdeal ledger prove B7-000412 --log pit.db > proof.txt\n")},
    Example{fixed("ledger export"), fixed("fairdeal ledger export pit-records --log pit.db\n")},
    Example{"ship", fixed("fairdeal ship --log pit.db --to postgresql://pit1@db.casino.example/houses\n")},
    Example{fixed("server create"), fixed("fairdeal server create --to postgresql://admin@db.casino.example/houses\n")},
    Example{fixed("server list"), fixed("fairdeal server list --of postgresql://board@db.casino.example/houses\n")},
    Example{fixed("ledger rebuild"), fixed("fairdeal ledger rebuild --log pit.db\n")},
    Example{fixed("pack list"), fixed("fairdeal pack list\n")},
    Example{fixed("pack remove"), fixed("fairdeal pack remove our-house\n")},
    Example{fixed("school progress"), fixed("fairdeal school progress --school school.db --who ana --game breakout\n")},
    Example{fixed("school group"), fixed("fairdeal school group --school school.db --who max --as max --game breakout --team Evening\n")},
    Example{fixed("school levels"), fixed("fairdeal school levels --school school.db --who max --as max --game breakout --team Evening\n")},
    Example{fixed("school dealer"), fixed("fairdeal school dealer 1182 --school school.db --who ana --since 2026-12-01 --as max\n")},
    Example{fixed("school floor"), fixed("fairdeal school floor findings.json --school school.db --as max\n")},
    Example{fixed("school assign"), fixed("fairdeal school assign --school school.db --as max --lesson breakout-two-bets --team Evening --due 2026-12-11\n")},
    Example{fixed("school withdraw"), fixed("fairdeal school withdraw 3 --school school.db --as max\n")},
    Example{fixed("school trainer"), fixed("fairdeal school trainer max --school school.db --as ada\n")},
    Example{fixed("school check"), fixed("fairdeal school check --school school.db\n")},
    Example{fixed("school export"), fixed("fairdeal school export --school school.db --as max > answers.jsonl\nfairdeal school export --school school.db --as max --format xapi --home https://lms.example\n")},
    Example{fixed("school import"), fixed("fairdeal school import --school school.db answers.jsonl\n")},
    Example{fixed("exam office create"), fixed("fairdeal exam office create --office office --school school.db --as ada --house casino.example\n")},
    Example{fixed("exam office add"), fixed("fairdeal exam office add tina --as ada --role trainee --name \"Tina Berg\" --team Evening\n")},
    Example{fixed("exam office roles"), fixed("fairdeal exam office roles eve examiner trainer --as ada\n")},
    Example{fixed("exam office people"), fixed("fairdeal exam office people --as ada\n")},
    Example{fixed("exam office permissions"), fixed("fairdeal exam office permissions\n")},
    Example{fixed("exam office events"), fixed("fairdeal exam office events tina --as aud --json\n")},
    Example{fixed("exam office passphrase"), fixed("fairdeal exam office passphrase --as eve\n")},
    Example{fixed("exam office address"), fixed("fairdeal exam office address --as ada --url https://casino.example --logo https://casino.example/logo.png\n")},
    Example{fixed("exam office terminal"), fixed("fairdeal exam office terminal --as ada --allow\n")},
    Example{fixed("exam office slip"), fixed("fairdeal exam office slip --as ada --says clauses\n")},
    Example{fixed("exam office retake"), fixed("fairdeal exam office retake --as ada --days 30 --sittings 3\n")},
    Example{fixed("exam office keys"), fixed("fairdeal exam office keys\nfairdeal exam office keys --as ada --change\n")},
    Example{fixed("exam office escrow"), fixed("fairdeal exam office escrow --as ada --to /media/safe/keys\n")},
    Example{fixed("exam office sign"), fixed("fairdeal exam office sign --as aud > office.note\n")},
    Example{fixed("exam office restored"), fixed("fairdeal exam office restored --as ada --text \"disk replaced; backup of 26 November\"\n")},
    Example{fixed("exam check"), fixed("fairdeal exam check breakout-dealer\n")},
    Example{fixed("exam simulate"), fixed("fairdeal exam simulate --candidates 100000 --p0 .85 --p1 .95\n")},
    Example{fixed("exam open"), fixed("fairdeal exam open breakout-dealer --as eve --candidate tina --invigilator ivo\n")},
    Example{fixed("exam sit"), fixed("fairdeal exam sit X-000013 --as ivo --receipts receipts\n")},
    Example{fixed("exam pause"), fixed("fairdeal exam pause X-000013 --as ivo --text \"fire alarm\"\n")},
    Example{fixed("exam go-on"), fixed("fairdeal exam go-on X-000013 --as ivo\n")},
    Example{fixed("exam stop"), fixed("fairdeal exam stop X-000013 --as ivo --text \"the candidate is ill\"\n")},
    Example{fixed("exam show"), fixed("fairdeal exam show X-000013 --as eve --answers\n")},
    Example{fixed("exam acknowledge"), fixed("fairdeal exam acknowledge X-000013 --as eve --text \"an expert: I watched every item\"\n")},
    Example{fixed("exam table-test"), fixed("fairdeal exam table-test X-000013 --as eve --passed --text \"20 hands at table 4, signed by J. Ortiz\"\n")},
    Example{fixed("exam appeal"), fixed("fairdeal exam appeal X-000013 --as tina --text \"item 7: the felt showed two wagers\"\n")},
    Example{fixed("exam resolve"), fixed("fairdeal exam resolve X-000013 --as max --granted --void-items 7 --text \"item 7 was not readable\"\n")},
    Example{fixed("exam certify"), fixed("fairdeal exam certify X-000013 --as eve --issuer \"Casino Example\" --to certificates\n")},
    Example{fixed("exam withdraw"), fixed("fairdeal exam withdraw X-000013 --as eve --reason error --text \"issued for the wrong game\"\n")},
    Example{fixed("exam revoked"), fixed("fairdeal exam revoked --as eve --out revoked.note --next-update 2026-12-31\n")},
    Example{fixed("exam transcript"), fixed("fairdeal exam transcript X-000013 --as aud --out X-000013.zip\n")},
    Example{fixed("exam training-file"), fixed("fairdeal exam training-file tina --as eve --game breakout --out tina.pdf\n")},
    Example{fixed("exam schedule"), fixed("fairdeal exam schedule --as eve --out exams.pdf\nfairdeal exam schedule X-000013 X-000014 --as eve --at \"2026-12-01 14:00\" --every 60 --place \"Training room 2\"\n")},
    Example{fixed("exam results"), fixed("fairdeal exam results breakout-dealer --as eve --team Evening --out evening.pdf\n")},
    Example{fixed("exam slip"), fixed("fairdeal exam slip X-000013 --as tina --out result.pdf\n")},
    Example{fixed("exam regrade"), fixed("fairdeal exam regrade --as eve\n")},
    Example{fixed("exam statistics"), fixed("fairdeal exam statistics marks.csv --cut 36\n")},
    Example{fixed("exam angoff"), fixed("fairdeal exam angoff judges.csv --items 40\n")},
    Example{"verify", fixed("fairdeal verify certificate.json --key house.pub\n")},
    Example{fixed("may-deal"), fixed("fairdeal may-deal --dealer 4471 --table B7\nfairdeal may-deal --dealer 4471 --table B7 --at 2026-11-01T18:00:00Z --asker pit1 --json\n")},
    Example{fixed("duty create"), fixed("fairdeal duty create --facts duty.db --house casino.example/duty --as hr1\n")},
    Example{fixed("duty account"), fixed("fairdeal duty account pit1 --as hr1\n")},
    Example{fixed("duty add profile"), fixed("fairdeal duty add profile --regulator pennsylvania --since 2026-01-01 --as hr1\n")},
    Example{fixed("duty add person"), fixed("fairdeal duty add person --dealer 4471 --ref tina --as hr1\n")},
    Example{fixed("duty add licence"), fixed("fairdeal duty add licence --dealer 4471 --number 88123 --jurisdiction pennsylvania --function dealer --since 2026-01-01 --until 2031-01-01 --as hr1\nfairdeal duty add licence --csv licences.csv --as hr1\n")},
    Example{fixed("duty add certificate"), fixed("fairdeal duty add certificate --dealer 4471 --file BREAKOUT-000017.json --key house.pub --as hr1\n")},
    Example{fixed("duty add withdrawn"), fixed("fairdeal duty add withdrawn --file revoked.note --key house.pub --as hr1\n")},
    Example{fixed("duty add table"), fixed("fairdeal duty add table --table B7 --game breakout --card breakout-standard --sign 2026-02 --since 2026-11-01 --as pit1\n")},
    Example{fixed("duty add taken-back"), fixed("fairdeal duty add taken-back --corrects 12 --why \"typed for somebody else\" --as hr1\n")},
    Example{fixed("duty rows"), fixed("fairdeal duty rows\n")},
    Example{fixed("duty profiles"), fixed("fairdeal duty profiles\n")},
    Example{fixed("duty answers"), fixed("fairdeal duty answers --dealer 4471\n")},
    Example{fixed("duty add role"), fixed("fairdeal duty add role --dealer 4471 --role dealer --since 2026-01-01 --as hr1\n")},
    Example{fixed("duty add suspension"), fixed("fairdeal duty add suspension --dealer 4471 --number 88123 --since 2026-11-26 --as hr1\n")},
    Example{fixed("duty add course"), fixed("fairdeal duty add course --dealer 4471 --proof course --on 2025-06-01 --as hr1\n")},
    Example{fixed("duty add instruction"), fixed("fairdeal duty add instruction --dealer 4471 --game breakout --hours 120 --on 2025-06-01 --as hr1\n")},
    Example{fixed("duty add table-test"), fixed("fairdeal duty add table-test --dealer 4471 --game breakout --result passed --on 2026-02-20 --judge pit1 --judge-role pit-manager --as hr1\n")},
    Example{fixed("duty add refresher"), fixed("fairdeal duty add refresher --dealer 4471 --topic problem-gambling --done 2026-06-01 --due 2027-06-01 --as hr1\n")},
    Example{fixed("duty add roster"), fixed("fairdeal duty add roster --csv roster.csv --as pit1\n")},
    Example{fixed("duty add dealing"), fixed("fairdeal duty add dealing --dealer 4471 --table B7 --since 2026-11-01T18:00:00Z --as pit1\nfairdeal duty add dealing --dealer 4471 --table B7 --since 2026-11-01T18:00:00Z --until 2026-11-01T18:40:00Z --corrects 57 --as pit1\n")},
    Example{fixed("duty add shadow"), fixed("fairdeal duty add shadow --dealer 4480 --beside 4471 --table B7 --since 2026-11-01T16:00:00Z --until 2026-11-01T20:00:00Z --as pit1\n")},
    Example{fixed("duty add floor-ruling"), fixed("fairdeal duty add floor-ruling --dealer 4471 --table B8 --since 2026-11-01T18:00:00Z --until 2026-11-01T19:00:00Z --why \"4502 is ill\" --as pit1\n")},
    Example{fixed("duty add supervision"), fixed("fairdeal duty add supervision --dealer 9001 --tables \"B6 B7 B8\" --since 2026-11-01T14:00:00Z --until 2026-11-01T22:00:00Z --as pit1\n")},
    Example{fixed("duty add sign"), fixed("fairdeal duty add sign --table B7 --edition 2026-02 --since 2026-11-01 --as pit1\n")},
    Example{fixed("duty add pack"), fixed("fairdeal duty add pack --table B7 --pack K7 --state counted --since 2026-11-01T14:00:00Z --as pit1\n")},
    Example{fixed("duty list"), fixed("fairdeal duty list --dealer 4471\n")},
    Example{fixed("duty due"), fixed("fairdeal duty due --within 30\nfairdeal duty due --within 90 --csv > due.csv\n")},
    Example{fixed("duty audit"), fixed("fairdeal duty audit --log pit.db\n")},
    Example{fixed("duty restored"), fixed("fairdeal duty restored --as hr1 --text \"disk replaced; copy of 26 November\"\n")},
    Example{fixed("duty verify"), fixed("fairdeal duty verify --key duty.pub\n")},
    Example{fixed("house show"), fixed("fairdeal house show\nfairdeal house show --json\n")},
    Example{fixed("house set"), fixed("fairdeal house set --name \"Casino Example\" --time-zone Europe/London --currency £\n")},
    Example{fixed("backup make"), fixed("fairdeal backup make /media/disk/fairdeal-2026-11-26 --as adam --log pit.db\n")},
    Example{fixed("backup check"), fixed("fairdeal backup check /media/disk/fairdeal-2026-11-26\n")},
    Example{fixed("backup restore"), fixed("fairdeal backup restore /media/disk/fairdeal-2026-11-26 --log pit.db --set-aside\n")},
    Example{"diagnostics", fixed("fairdeal diagnostics fairdeal-diagnostics.zip --log pit.db\n")},
    Example{"where", fixed("fairdeal where\nfairdeal where --json\n")},
    Example{"completion", fixed("source <(fairdeal completion bash)\n")},
    Example{"man", fixed("fairdeal man audit | man -l -\nfairdeal man --to man1\n")},
};
// clang-format on

void show_examples(CLI::App& app, const std::vector<std::string>& path) {
    if (const std::string lines = examples_of(path); !lines.empty()) {
        std::string text = tr("Examples:") + "\n";
        std::size_t from = 0;
        for (std::size_t end = 0; (end = lines.find('\n', from)) != std::string::npos;
             from = end + 1)
            text += "  " + lines.substr(from, end - from + 1);
        app.footer(text + "\n" + app.get_footer());
    }
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        auto below = path;
        if (!command->get_name().empty()) below.push_back(command->get_name());
        show_examples(*command, below);
    }
}

}  // namespace

std::string examples_of(const std::vector<std::string>& path) {
    const std::string command = joined(path);
    for (const Example& example : examples) {
        if (example.command == command) return example.lines;
    }
    return "";
}

void show_examples(CLI::App& app) { show_examples(app, {}); }

}  // namespace fairdeal
