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
    Example{"import", fixed("fairdeal import --log pit.db night.txt\nfairdeal import --log pit.db --all-problems export.csv\n")},
    Example{"log", fixed("fairdeal log pit.db --dealer 1105 --wrong\nfairdeal log pit.db --records --since 2026-10-01 > october.txt\n")},
    Example{"replay", fixed("fairdeal replay --log pit.db B7-000412\n")},
    Example{"audit", fixed("fairdeal audit pit.db --ranking\nfairdeal audit pit.db --ranking --dealer 1105 --by clause\nfairdeal audit pit.db --csv --by table > tables.csv\nfairdeal audit pit.db --json --findings --since 2026-11-26 --until 2026-11-27 > findings.jsonl\n")},
    Example{"what-if", fixed("fairdeal what-if pit.db --game breakout --option hit-soft-17=yes --since 2026-10-01\n")},
    Example{"report", fixed("fairdeal report pit.db --out october.pdf --since 2026-10-01 --until 2026-11-01\n")},
    Example{fixed("ledger verify"), fixed("fairdeal ledger verify --log pit.db\n")},
    Example{fixed("ledger backup"), fixed("fairdeal ledger backup --log pit.db --to pit-2026-11-01.db\n")},
    Example{fixed("case open"), fixed("fairdeal case open --log pit.db C-1 --hand B7-000412 --as f1 --claimant g7 --deadline 2026-12-01 --text \"paid 25, 30 was due\"\n")},
    Example{fixed("video add"), fixed("fairdeal video add --log pit.db B7-000412 /srv/video/B7.mp4 --start 0:12:34 --as f1\n")},
    Example{fixed("video check"), fixed("fairdeal video check --log pit.db\n")},
    Example{"drill", fixed("fairdeal drill --game midnight --seed 7 --count 20\n")},
    Example{fixed("school plan"), fixed("fairdeal school plan --school school.db --who ana\n")},
    Example{"cards", fixed("fairdeal cards\nfairdeal cards --game breakout --at 2026-12-01\n")},
    Example{"trainees", fixed("fairdeal trainees --game breakout --count 100 --seed 42\n")},
    Example{fixed("exam list"), fixed("fairdeal exam list --office office --as eva\n")},
    Example{"verify", fixed("fairdeal verify certificate.json --key house.pub\n")},
    Example{fixed("backup make"), fixed("fairdeal backup make /media/disk/fairdeal-2026-11-26 --as adam --log pit.db\n")},
    Example{fixed("backup check"), fixed("fairdeal backup check /media/disk/fairdeal-2026-11-26\n")},
    Example{fixed("backup restore"), fixed("fairdeal backup restore /media/disk/fairdeal-2026-11-26 --log pit.db --set-aside\n")},
    Example{"diagnostics", fixed("fairdeal diagnostics fairdeal-diagnostics.zip --log pit.db\n")},
    Example{"where", fixed("fairdeal where\nfairdeal where --json\n")},
    Example{"completion", fixed("source <(fairdeal completion bash)\n")},
    Example{"man", fixed("fairdeal man audit | man -l -\nfairdeal man --out man1\n")},
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
