#include "picture/charts/kind_grid.h"

#include <algorithm>

#include "picture/cards/card_picture.h"
#include "picture/page.h"

namespace fairdeal {

namespace {

constexpr Font grid_letters{Typeface::Inter, 11};
constexpr std::size_t grid_ranks = 13, grid_suits = 4;
constexpr double rank_row = 18, side_of_suits = 22, gap_of_cells = 2;
constexpr double widest_cell = 56, highest_cell = 34;

struct GridPlot {
    double left = 0, top = 0, width = 0, height = 0;  // of a cell, with the gap after it
    explicit GridPlot(const Box& box)
        : left(box.x + side_of_suits),
          top(box.y + rank_row),
          width(
              std::min(widest_cell, (box.width - side_of_suits) / static_cast<double>(grid_ranks))),
          height(
              std::min(highest_cell, (box.height - rank_row) / static_cast<double>(grid_suits))) {}

    [[nodiscard]] Box cell(std::size_t kind) const {
        return {left + width * static_cast<double>(kind % grid_ranks),
                top + height * static_cast<double>(kind / grid_ranks), width - gap_of_cells,
                height - gap_of_cells};
    }
};

void draw_headings(Painter& painter, const GridPlot& plot, const ChartInks& inks) {
    for (std::size_t rank = 0; rank < grid_ranks; ++rank)
        painter.text(to_text(deck().at(rank)).substr(0, 1),
                     {plot.cell(rank).centre().x, plot.top - 6}, grid_letters, inks.quiet,
                     Align::Centre);
    for (std::size_t suit = 0; suit < grid_suits; ++suit) {
        const Saved saved(painter);
        const Box first = plot.cell(suit * grid_ranks);
        constexpr double size = 13;
        painter.move({plot.left - side_of_suits / 2 - 2, first.centre().y});
        painter.stretch(size, size);
        painter.fill(suit_sign(deck().at(suit * grid_ranks).suit), inks.ink);
    }
}

void draw_kind(Painter& painter, const Box& box, const KindGridPicture::Kind& kind,
               const ChartInks& inks) {
    const Path shape = Path().rounded(box, 3);
    Font letters = grid_letters;
    Ink words = inks.ink;
    if (kind.mark == KindGridPicture::Suspect::TooMany) {
        painter.fill(shape, inks.ink);
        words = inks.ground;
        letters.bold = true;
    }
    if (kind.mark == KindGridPicture::Suspect::Missing) {
        painter.fill(shape, inks.accent_soft);
        const Saved saved(painter);
        painter.clip(shape);
        painter.stroke(hatching(box, 5), inks.accent.faded(0.6), 1);
        letters.bold = true;
    }
    const bool is_marked = kind.mark != KindGridPicture::Suspect::None;
    painter.stroke(shape, is_marked ? inks.ink : inks.rule, is_marked ? 1.8 : 1);
    painter.text(kind.seen, {box.centre().x, box.centre().y + 4}, letters, words, Align::Centre);
}

}  // namespace

void draw_kind_grid(Painter& painter, const Box& box, const KindGridPicture& picture,
                    const ChartInks& inks) {
    const GridPlot plot(box);
    painter.fill(Path().box(box), inks.ground);
    draw_headings(painter, plot, inks);
    for (std::size_t kind = 0; kind < picture.kinds.size(); ++kind)
        draw_kind(painter, plot.cell(kind), picture.kinds.at(kind), inks);
}

}  // namespace fairdeal
