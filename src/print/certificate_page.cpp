#include "print/certificate_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "picture/qr.h"

namespace fairdeal {

namespace {

constexpr double frame_margin = 26;  // of the frame
constexpr double inner = 58;         // of what is written
constexpr double certificate_line = 1.4;
constexpr Ink gold = ink(0x9a7b2f), paper_ink = ink(0xfffdf7);

/// The font, smaller where the words are too wide, but never under half its size.
Font fitted(Painter& ruler, const std::string& words, Font font, double width) {
    const double wide = ruler.text_width(words, font);
    if (wide > width) font.size = std::max(font.size / 2, font.size * width / wide * 0.99);
    return font;
}

/// Writes on one page; each line is as wide as its box at most.
class PlacedSheet {
public:
    PlacedSheet(Painter& ruler, Paper paper) : ruler_(ruler), size_(broadside(paper)) {}

    void line(const std::string& words, Box box, const Font& font, Ink ink,
              Align align = Align::Left) {
        box.height = font.size * certificate_line;
        std::string shown = shortened(ruler_, words, font, box.width);
        if (!shown.empty()) page_.texts.push_back({std::move(shown), box, font, ink, align});
    }
    /// In as many lines as it takes, `most` at most; gives where the next may begin.
    double lines(const std::string& words, Box box, const Font& font, Ink ink, std::size_t most) {
        for (const std::string& one : wrapped(ruler_, words, font, box.width, most)) {
            line(one, box, font, ink);
            box.y += font.size * certificate_line;
        }
        return box.y;
    }
    /// In the middle of the sheet, as large as fits.
    void centred(const std::string& words, double y, const Font& font, Ink ink) {
        const double width = size_.width - 2 * inner;
        line(words, {inner, y, width, 0}, fitted(ruler_, words, font, width), ink, Align::Centre);
    }
    void draw(Drawing drawing) { page_.drawings.push_back(std::move(drawing)); }
    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] PrintedPage page() && { return std::move(page_); }

private:
    Painter& ruler_;
    Size size_;
    PrintedPage page_;
};

/// The suits' diamond, in the frame's corners.
Path diamond(Point centre, double reach) {
    return Path().polygon({{centre.x, centre.y - reach},
                           {centre.x + reach * 0.75, centre.y},
                           {centre.x, centre.y + reach},
                           {centre.x - reach * 0.75, centre.y}});
}

void draw_frame(Painter& painter, Size size) {
    const Box outer{frame_margin, frame_margin, size.width - 2 * frame_margin,
                    size.height - 2 * frame_margin};
    painter.fill(Path().box({0, 0, size.width, size.height}), ink(0xffffff));
    painter.fill(Path().box(outer), paper_ink);
    painter.stroke(Path().box(outer), on_paper::dark, 2.4);
    painter.stroke(Path().box(outer.grown(-6)), gold, 0.8);
    for (const Point corner :
         {Point{outer.x, outer.y}, Point{outer.right(), outer.y}, Point{outer.x, outer.bottom()},
          Point{outer.right(), outer.bottom()}}) {
        painter.fill(diamond(corner, 11), ink(0xffffff));
        painter.fill(diamond(corner, 8), gold);
    }
}

void put_head(PlacedSheet& sheet, const CertificateSheet& says) {
    const Font small_print{Typeface::NotoSerif, 11, false, true};
    sheet.centred(says.issuer, 50, {Typeface::Inter, 11, true}, on_paper::grey);
    sheet.centred(tr("Certificate"), 66, {Typeface::NotoSerif, 34, true}, on_paper::dark);
    sheet.centred(tr("This certifies that"), 118, small_print, on_paper::grey);
    sheet.centred(says.name, 134, {Typeface::NotoSerif, 27, true}, on_paper::black);
    sheet.centred(tr("has passed the exam and the table test as"), 176, small_print,
                  on_paper::grey);
    sheet.centred(says.certification, 194, {Typeface::NotoSerif, 19, true}, on_paper::dark);
    const double middle = sheet.size().width / 2;
    sheet.draw([middle](Painter& painter) {
        painter.stroke(Path().move_to({middle - 150, 229}).line_to({middle + 150, 229}), gold, 0.8);
        painter.fill(diamond({middle, 229}, 5), gold);
    });
}

void put_heading(PlacedSheet& sheet, const std::string& words, const Box& box) {
    sheet.line(words, box, {Typeface::Inter, 9, true}, gold);
}

void put_facts(PlacedSheet& sheet, const CertificateSheet& says, Box box) {
    put_heading(sheet, tr("FOR"), box);
    box.y += 16;
    const std::pair<std::string, std::string> facts[] = {
        {tr("Game"), says.game},
        {tr("Table card"), says.table_card},
        {tr("Rules"), says.rules},
        {tr("Language"), says.language},
        {tr("Valid"),
         tr("{from} to {until}", "from"_a = day_of(says.from), "until"_a = day_of(says.until))},
        {tr("Examiner"), says.examiner},
        {tr("Table test"), says.table_test},
        {tr("Number"), says.number}};
    constexpr double name_width = 58;
    for (const auto& [name, words] : facts) {
        sheet.line(name, {box.x, box.y, name_width - 4, 0}, {Typeface::Inter, 9}, on_paper::grey);
        box.y = sheet.lines(words, {box.x + name_width, box.y, box.width - name_width, 0},
                            {Typeface::Inter, 9, true}, on_paper::black, 3) +
                5;
    }
}

/// A family that is asked little and one that is asked much have bars of one length.
void put_mark(PlacedSheet& sheet, const FamilyMark& mark, const Box& box) {
    constexpr double figure_width = 70;
    sheet.line(mark.family, {box.x, box.y, box.width - figure_width - 6, 0}, {Typeface::Inter, 9},
               on_paper::black);
    sheet.line(tr("{right} of {asked}", "right"_a = mark.right, "asked"_a = mark.asked),
               {box.right() - figure_width, box.y, figure_width, 0}, {Typeface::Inter, 9},
               on_paper::black, Align::Right);
    const double part =
        mark.asked > 0 ? static_cast<double>(mark.right) / static_cast<double>(mark.asked) : 0;
    const Box bar{box.x, box.y + 14, box.width, 3};
    sheet.draw([bar, part](Painter& painter) {
        painter.fill(Path().box(bar), on_paper::band);
        painter.fill(Path().box({bar.x, bar.y, bar.width * part, bar.height}), on_paper::dark);
    });
}

/// The families; what does not fit the page as one sum.
std::vector<FamilyMark> shown_marks(const std::vector<FamilyMark>& profile) {
    if (profile.size() <= most_families) return profile;
    std::vector<FamilyMark> marks(profile.begin(), profile.begin() + most_families - 1);
    const auto others = static_cast<std::int64_t>(profile.size() - marks.size());
    FamilyMark rest{tr_n("{count} others", "{count} others", others), 0, 0};
    for (std::size_t i = marks.size(); i < profile.size(); ++i) {
        rest.right += profile[i].right;
        rest.asked += profile[i].asked;
    }
    marks.push_back(rest);
    return marks;
}

void put_profile(PlacedSheet& sheet, const CertificateSheet& says, Box box) {
    put_heading(sheet, tr("THE EXAM, BY FAMILY OF CLAUSES"), box);
    const double bottom = box.bottom();
    box.y += 16;
    const auto marks = shown_marks(says.profile);
    const double step = std::min(
        27.0, (bottom - box.y) / static_cast<double>(std::max<std::size_t>(1, marks.size())));
    for (const FamilyMark& mark : marks) {
        put_mark(sheet, mark, box);
        box.y += step;
    }
}

/// As much of the code may be lost as its length allows.
std::optional<QrCode> code_of(const std::string& text) {
    for (const QrLoss loss : {QrLoss::Seventh, QrLoss::Fifteenth}) {
        if (auto code = qr_of(text, loss)) return *std::move(code);
    }
    return std::nullopt;
}

void put_code(PlacedSheet& sheet, const CertificateSheet& says, Box box) {
    const auto code = code_of(says.code);
    const double side = std::min(box.width, 186.0);
    put_heading(sheet, tr("CHECK IT"), box);
    box.y += 16;
    if (code) {
        sheet.draw([made = *code, box, side](Painter& painter) {
            draw_qr(painter, made, {box.x, box.y, side, side});
        });
        box.y += side + 6;
    }
    const Font small_print{Typeface::Inter, 7.5};
    box.y = sheet.lines(code ? tr("The code is the whole certificate, signed. Keep what it says as "
                                  "a text file, or ask for the badge, and run")
                             : tr("Ask for the certificate's badge, which is signed, and run"),
                        box, small_print, on_paper::grey, 3);
    box.y = sheet.lines(fixed("fairdeal verify FILE --key KEY"), box, {Typeface::Inter, 8, true},
                        on_paper::black, 1);
    box.y = sheet.lines(tr("where KEY is the office's. Its fingerprint is"), box, small_print,
                        on_paper::grey, 1);
    box.y = sheet.lines(says.fingerprint, box, {Typeface::Inter, 8, true}, on_paper::black, 1);
    sheet.lines(tr("Without that signature this sheet proves nothing."), box, small_print,
                on_paper::grey, 2);
}

/// A line to sign on by hand.
void put_signature(PlacedSheet& sheet, const std::string& whose, const Box& box) {
    sheet.draw([box](Painter& painter) {
        painter.stroke(Path().move_to({box.x, box.y}).line_to({box.right(), box.y}), on_paper::grey,
                       0.6);
    });
    sheet.line(whose, {box.x, box.y + 3, box.width, 0}, {Typeface::Inter, 7.5}, on_paper::grey);
}

}  // namespace

Size broadside(Paper paper) {
    const Size upright = size_of(paper);
    return {upright.height, upright.width};
}

PrintedPage certificate_page(Painter& ruler, Paper paper, const CertificateSheet& sheet) {
    PlacedSheet page(ruler, paper);
    const Size size = page.size();
    page.draw([size](Painter& painter) { draw_frame(painter, size); });
    put_head(page, sheet);
    constexpr double top = 250, gap = 26, code_width = 186;
    const double column = (size.width - 2 * inner - code_width - 2 * gap) / 2;
    const double signed_at = size.height - 64, height = signed_at - top - 30;
    put_facts(page, sheet, {inner, top, column, height});
    put_profile(page, sheet, {inner + column + gap, top, column, height});
    put_code(page, sheet, {size.width - inner - code_width, top, code_width, height});
    put_signature(page, tr("Examiner"), {inner, signed_at, column, 0});
    put_signature(page, tr("Pit manager, for the table test"),
                  {inner + column + gap, signed_at, column, 0});
    return std::move(page).page();
}

Drawing certificate_drawing(Paper paper, const CertificateSheet& sheet) {
    auto pages = lay_out([&](Painter& ruler) {
        return std::vector<PrintedPage>{certificate_page(ruler, paper, sheet)};
    });
    return [page = std::move(pages.front())](Painter& painter) { draw_page(painter, page); };
}

Result<std::string> certificate_pdf(Paper paper, const CertificateSheet& sheet) {
    return pdf_bytes(broadside(paper), tr("Certificate {number}", "number"_a = sheet.number),
                     {certificate_drawing(paper, sheet)}, to_text(sheet.made));
}

}  // namespace fairdeal
