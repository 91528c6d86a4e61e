#include "print/sheet_page.h"

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/out_file.h"
#include "cli/output.h"
#include "desk/school/school.h"
#include "print/pay/pay_table_page.h"

namespace fairdeal {

namespace {

/// By which card the sheet is printed; without a title the rule book's defaults.
Result<TableCardFile> asked_table(const SheetOptions& asked, Game game, const Library& library) {
    if (asked.table.empty()) return TableCardFile{"", "", "", TableCard(game)};
    auto table = table_card_of("--table", asked.table, library);
    if (!table || table->card.game() == game) return table;
    return refused({"--table", 0, 0},
                   tr("{card} is a table card of {game}", "card"_a = in_quotes(table->id),
                      "game"_a = to_text(table->card.game())));
}

/// Where no card is named, the one in force at the house.
Result<TableCardFile> dealt_by(const SheetOptions& asked, Game game, const Library& library) {
    return asked.table.empty() ? Result<TableCardFile>(house_table(library, game))
                               : asked_table(asked, game, library);
}

/// The game that is asked for; of a code its own.
Result<Game> asked_game(const SheetOptions& asked) {
    if (asked.code.empty()) {
        if (asked.game.empty()) return refused({"--game", 0, 0}, tr("say which game"));
        if (const auto game = game_from(asked.game)) return *game;
        return tl::make_unexpected(Problems{no_game(asked.game)});
    }
    const auto code = pay_sheet_code_from(asked.code);
    if (!code)
        return refused({"--code", 0, 0},
                       tr("{code} is not the code of a sheet, such as breakout-24-7-k4qx",
                          "code"_a = in_quotes(asked.code)));
    if (!asked.game.empty() && game_from(asked.game) != code->game)
        return refused({"--game", 0, 0},
                       tr("the sheet of this code is of {game}", "game"_a = to_text(code->game)));
    return code->game;
}

/// A seed that is short enough to be written down.
std::uint64_t seed_of(const SheetOptions& asked) {
    if (asked.seed != 0) return asked.seed;
    Dice dice(static_cast<std::uint64_t>(machine_clock().now()));
    return 1 + dice.below(highest_pay_sheet_seed);
}

Result<TableCardFile> dealt_table(const SheetOptions& asked) {
    const auto game = asked_game(asked);
    if (!game) return tl::make_unexpected(game.error());
    const auto library = content_of(asked.content);
    if (!library) return tl::make_unexpected(library.error());
    return dealt_by(asked, *game, *library);
}

Result<PaySheetPrint> payouts_of(const SheetOptions& asked) {
    const auto table = dealt_table(asked);
    if (!table) return tl::make_unexpected(table.error());
    const auto code = pay_sheet_code_from(asked.code);
    const PaySheet sheet = code ? deal_pay_sheet(table->card, code->seed, code->count)
                                : deal_pay_sheet(table->card, seed_of(asked), asked.payouts);
    if (code && !is_sheet_of(sheet, asked.code))
        return refused({"--code", 0, 0}, other_sheet(sheet));
    return pay_sheet_print(sheet, *table, asked.prices, asked.made.value_or(utc_now()));
}

Result<PayTablePrint> pay_table_of(const SheetOptions& asked) {
    const auto table = dealt_table(asked);
    if (!table) return tl::make_unexpected(table.error());
    return pay_table_print(*table, asked.made.value_or(utc_now()));
}

Result<RuleSheetPrint> sheet_of(const SheetOptions& asked) {
    const auto game = asked_game(asked);
    if (!game) return tl::make_unexpected(game.error());
    const auto library = content_of(asked.content);
    if (!library) return tl::make_unexpected(library.error());
    const auto table = asked_table(asked, *game, *library);
    if (!table) return tl::make_unexpected(table.error());
    const RuleBook* book = find_book(*library, *game);
    if (book == nullptr)
        return refused({"--game", 0, 0}, tr("the content has no rule book of this game"));
    return rule_sheet_print(*table, *book, asked.made.value_or(utc_now()));
}

/// Leaves only the section that is asked for.
Result<void> choose_section(const std::string& name, RuleSheetPrint& print) {
    if (name.empty()) return {};
    print.options.clear();
    auto& sections = print.sections;
    std::vector<std::string> names;
    names.reserve(sections.size());
    for (const SheetSection& section : sections) names.push_back(section.name);
    std::erase_if(sections, [&](const SheetSection& section) { return section.name != name; });
    if (!sections.empty()) return {};
    return refused({"--section", 0, 0},
                   tr("there is no section of the name {name}; there are {names}",
                      "name"_a = in_quotes(name), "names"_a = and_list(names)));
}

/// The bytes of the file, by the ending of its name; nothing for an ending that is none of ours.
Result<std::string> in_the_form_of(const std::string& file, const RuleSheetPrint& print,
                                   Paper paper) {
    const std::string end = std::filesystem::path(file).extension().string();
    if (end == ".pdf") return rule_sheet_pdf(print, paper);
    if (end == ".html") return html_of(print);
    if (end == ".txt") return text_of(print);
    return refused({file, 0, 0}, tr("a sheet is written as .pdf, .html or .txt"));
}
Result<std::string> pdf_of(const PaySheetPrint& print, Paper paper) {
    return pay_sheet_pdf(print, paper);
}
Result<std::string> pdf_of(const PayTablePrint& print, Paper paper) {
    return pay_table_pdf(print, paper);
}
template <class Print>
Result<std::string> in_the_form_of(const std::string& file, const Print& print, Paper paper) {
    const std::string end = std::filesystem::path(file).extension().string();
    if (end == ".pdf") return pdf_of(print, paper);
    if (end == ".txt") return text_of(print);
    return refused({file, 0, 0}, tr("this is written as .pdf or .txt"));
}

Json json_of(std::span<const SheetRow> rows) {
    Json list = Json::array();
    for (const SheetRow& row : rows) {
        Json one{{"clause", row.clause}};
        if (!row.also.empty()) one["also"] = row.also;
        one["when"] = row.when;
        one["then"] = row.then;
        one["stands"] = row.stands;
        if (!row.mark.words.empty()) one["at-this-table"] = row.mark.words;
        list.push_back(std::move(one));
    }
    return list;
}

Json json_of(const SheetSection& section) {
    Json json{{"name", section.name}, {"title", section.title}, {"stands", section.stands}};
    if (!section.mark.words.empty()) json["at-this-table"] = section.mark.words;
    if (!section.reading.empty()) json["reading"] = section.reading;
    json["rows"] = json_of(section.rows);
    json["notes"] = json_of(section.notes);
    return json;
}

Json json_of(const RuleSheetPrint& print) {
    Json options = Json::array(), sections = Json::array();
    for (const SheetOption& option : print.options)
        options.push_back({{"point", option.point},
                           {"question", option.question},
                           {"reading", option.reading},
                           {"card", option.card},
                           {"changed", option.changed}});
    for (const SheetSection& section : print.sections) sections.push_back(json_of(section));
    return {{"title", print.title},
            {"table", print.table},
            {"options", std::move(options)},
            {"sections", std::move(sections)}};
}

template <class Print>
Result<void> put_out(const SheetOptions& asked, const Result<Print>& sheet) {
    if (!sheet) return tl::make_unexpected(sheet.error());
    if (asked.out.empty()) {
        print(text_of(*sheet));
        return {};
    }
    if (auto may = may_write(asked.out, asked.force); !may) return may;
    const auto bytes = in_the_form_of(asked.out, *sheet, paper_named(asked.paper));
    if (!bytes) return tl::make_unexpected(bytes.error());
    return write_file(asked.out, *bytes, asked.force);
}

Result<void> print_sheet(const SheetOptions& asked) {
    if (asked.pay_table) return put_out(asked, pay_table_of(asked));
    if (asked.payouts > 0 || !asked.code.empty()) return put_out(asked, payouts_of(asked));
    auto sheet = sheet_of(asked);
    if (!sheet) return tl::make_unexpected(sheet.error());
    if (auto chosen = choose_section(asked.section, *sheet); !chosen) return chosen;
    if (!asked.json) return put_out(asked, sheet);
    print_json(json_of(*sheet));
    return {};
}

}  // namespace

ExitStatus run_sheet(const SheetOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto printed = print_sheet(options);
    return printed ? ExitStatus::Fine : unusable(printed.error());
}

}  // namespace fairdeal
