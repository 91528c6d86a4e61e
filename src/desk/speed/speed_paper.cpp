#include "desk/speed/speed_paper.h"

#include <fmt/format.h>

#include "print/pay/pay_table_page.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

/// By chance, and short enough to be written down.
std::uint64_t new_seed(const SpeedSession& session) {
    Dice dice(static_cast<std::uint64_t>(session.school.clock.now()));
    return 1 + dice.below(highest_pay_sheet_seed);
}

Result<SpeedPaper> paper_of(const SpeedSession& session, const PaySheet& sheet,
                            const TableCardFile& table, const UtcTime& now) {
    const bool with_prices = session.run->level == SpeedLevel::Price;
    auto bytes = pay_sheet_pdf(pay_sheet_print(sheet, table, with_prices, now), session.paper);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return SpeedPaper{fmt::format("payouts-{}.pdf", sheet.code), *std::move(bytes),
                      tr("The sheet\u2019s code is {code}.", "code"_a = sheet.code)};
}

Result<SpeedPaper> new_sheet(const SpeedSession& session, const UtcTime& now) {
    const TableCardFile table = house_table(session.library, session.run->game);
    return paper_of(session, deal_pay_sheet(table.card, new_seed(session), usual_on_pay_sheet),
                    table, now);
}

/// By the card in force; another card has dealt another sheet.
Result<SpeedPaper> sheet_again(const SpeedSession& session, const UtcTime& now) {
    const auto code = pay_sheet_code_from(session.sheet_code);
    if (!code)
        return refused({},
                       session.sheet_code.empty()
                           ? tr("Type the code that is on the sheet, then print it again.")
                           : tr("This is not the code of a sheet, such as breakout-24-7-k4qx."));
    const TableCardFile table = house_table(session.library, code->game);
    const PaySheet sheet = deal_pay_sheet(table.card, code->seed, code->count);
    if (!is_sheet_of(sheet, session.sheet_code))
        return refused({}, tr("That sheet was dealt under another table card or by another version "
                              "of the program. With its card, fairdeal sheet --code prints it."));
    return paper_of(session, sheet, table, now);
}

Result<SpeedPaper> pay_table(const SpeedSession& session, const UtcTime& now) {
    const TableCardFile table = house_table(session.library, session.run->game);
    auto bytes = pay_table_pdf(pay_table_print(table, now), session.paper);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return SpeedPaper{fmt::format("pay-table-{}.pdf", to_text(session.run->game)),
                      *std::move(bytes), ""};
}

Result<SpeedPaper> made(const SpeedSession& session, SpeedAction action, const UtcTime& now) {
    if (action == SpeedAction::PayTable) return pay_table(session, now);
    return action == SpeedAction::SheetAgain ? sheet_again(session, now) : new_sheet(session, now);
}

}  // namespace

std::optional<SpeedPaper> paper_for(SpeedSession& session, SpeedAction action, const UtcTime& now) {
    session.school.error.clear();
    session.school.notice.clear();
    if (!session.run || session.run->stage != SpeedStage::Ready) return std::nullopt;
    auto paper = made(session, action, now);
    if (paper) return *std::move(paper);
    session.school.error = to_text(paper.error().front());
    return std::nullopt;
}

void save_paper(SpeedSession& session, const SpeedPaper& paper, const std::string& file) {
    const auto saved = put_in_place(file, paper.bytes);
    if (!saved) {
        session.school.error = to_text(saved.error().front());
        return;
    }
    session.school.notice = tr("Saved: {file}", "file"_a = file);
    if (!paper.notice.empty()) session.school.notice += ". " + paper.notice;
}

}  // namespace fairdeal
