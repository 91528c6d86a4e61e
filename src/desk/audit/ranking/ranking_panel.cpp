#include "desk/audit/ranking/ranking_panel.h"

#include "base/translation.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int funnel_height = 200;

RowList::Draw drawn(const std::vector<RankedItem>& items) {
    return [&items](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                    bool selected) {
        const RankedItem& item = items.at(number);
        draw_named(gc, row, item.title, item.detail, item.word, selected,
                   item.named ? Tone::Bad : Tone::Muted);
    };
}

}  // namespace

RankingPanel::RankingPanel(wxWindow* parent) : Tile(parent, ground(Tone::Window)) {
    body_ = new wxBoxSizer(wxHORIZONTAL);
    body_->Add(make_list(), wxSizerFlags(1).Expand());
    body_->Add(2 * grid, 2 * grid);
    body_->Add(make_detail(), wxSizerFlags(1).Expand());
    SetSizer(body_);
}

wxWindow* RankingPanel::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    house_ = new Text(list_card_, "", 13, Hue::Muted);
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    put(column, house_, {2 * grid, Gap::part, 2 * grid, Gap::beside});
    put(column, empty_, {2 * grid, 0, 2 * grid, Gap::beside});
    dealers_ = new RowList(list_card_, tr("Dealers"), height_of_lines({15, 13}), Tone::Surface);
    dealers_->on_pick = [this](int row) { on_dealer(row); };
    dealers_->on_open = [this](int row) { on_open_dealer(row); };
    put(column, dealers_, {Gap::hair, 0, Gap::hair, grid}, true);
    dealers_->SetMinSize(wxSize(-1, 60));
    list_card_->SetSizer(column);
    return list_card_;
}

wxWindow* RankingPanel::make_detail() {
    detail_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(detail_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    story_ = new Text(detail_, "", 14, Hue::Text);
    put(column, title_, {2 * grid, Gap::part, 2 * grid, Gap::hair});
    put(column, story_, {2 * grid, 0, 2 * grid, grid});
    funnel_ = new PictureCanvas(detail_, tr("Funnel plot of the dealers"), funnel_height);
    funnel_->on_click = [this](double x, double y) {
        const auto size = funnel_->GetClientSize();
        const double unit = drawing_scale();
        const int dot = dot_at(shown_.funnel, {0, 0, size.x / unit, size.y / unit}, {x, y});
        if (dot >= 0) on_dealer(dot);
    };
    put(column, funnel_, {2 * grid, 0, 2 * grid, Gap::tight});
    causes_ = new RowList(detail_, tr("Causes"), height_of_lines({15, 13}), Tone::Surface);
    causes_->on_pick = [this](int row) { on_cause(row); };
    causes_->on_open = [this](int row) { on_open_cause(row); };
    put(column, causes_, {Gap::hair, 0, Gap::hair, grid}, true);
    causes_->SetMinSize(wxSize(-1, 60));
    detail_->SetSizer(column);
    return detail_;
}

void RankingPanel::show(RankingScreen screen) {
    shown_ = std::move(screen);
    house_->say(shown_.house);
    house_->Show(!shown_.house.empty());
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    dealers_->set_rows(shown_.dealers.size(), drawn(shown_.dealers),
                       [this](std::size_t row) { return shown_.dealers.at(row).spoken; });
    dealers_->show_selected(shown_.picked);
    detail_->Show(!shown_.dealers.empty());
    title_->say(shown_.title);
    story_->say(shown_.story);
    const bool has_funnel = shown_.funnel.limits.size() > 1;
    funnel_->Show(has_funnel);
    if (has_funnel)
        funnel_->show(
            [this](Painter& painter, const Box& box) {
                draw_funnel(painter, box, shown_.funnel, chart_inks());
            },
            shown_.funnel_words);
    causes_->set_rows(shown_.causes.size(), drawn(shown_.causes),
                      [this](std::size_t row) { return shown_.causes.at(row).spoken; });
    causes_->show_selected(shown_.cause);
}

void RankingPanel::lay_out(int width) {
    const bool beside = width > 860 * letters();
    body_->SetOrientation(beside ? wxHORIZONTAL : wxVERTICAL);
    const int each = beside ? (width - 2 * grid) / 2 : width;
    for (Text* text : {house_, empty_, story_}) text->wrap_to(each - 5 * grid);
    // Below each other the picture would leave the lists no room.
    funnel_->Show(beside && shown_.funnel.limits.size() > 1);
    Layout();
    list_card_->Layout();
    detail_->Layout();
}

void RankingPanel::theme_changed() {
    dealers_->theme_changed();
    causes_->theme_changed();
    funnel_->Refresh();
}

}  // namespace fairdeal
