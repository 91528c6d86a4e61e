#include "desk/book/book_page.h"

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

void draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const BookRowScreen& item,
              bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13});
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const double kind = item.kind.empty() ? 0 : text_width(gc, item.kind, font(13));
    draw_text(gc, item.label, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              right - kind - 16 - left);
    draw_text_right(gc, item.kind, font(13), Tone::Muted, right, lines.top(0, 13));
    draw_text(gc, item.text, font(13), Tone::Muted, left, lines.top(1), right - left);
}

/// What the page was built for: everything it says.
std::string shape_of_book(const BookScreen& screen) {
    if (!screen.page) return "-";
    std::string shape = screen.title + screen.page->id + screen.page->heading;
    for (const ReadingScreen& reading : screen.page->readings) shape += reading.text + reading.word;
    for (const SheetSectionScreen& section : screen.page->sheet) {
        shape += section.title + section.option;
        for (const SheetRowScreen& row : section.rows) shape += row.says + row.option;
    }
    return shape;
}

}  // namespace

BookPage::BookPage(wxWindow* parent, PageContext& context, BookSession& session,
                   const LearnSession& school)
    : Page(parent, context), session_(session), tabs_(new LearnTabs(this, context, school)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    row->Add(make_right(), wxSizerFlags(1).Expand().Border(wxRIGHT, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand().Border(wxBOTTOM, 3 * grid));
    SetSizer(column);
}

wxSizer* BookPage::make_tabs() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < 5; ++i) {
        auto* button = make_toggle(this, "", [this, i](bool) {
            session_.turn_to(shown_.tabs.at(i));
            changed();
        });
        games_.push_back(button);
        row->Add(button, wxSizerFlags().Border(wxRIGHT, Gap::beside));
    }
    return row;
}

wxSizer* BookPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_tabs());
    search_ =
        make_search_field(this, tr("Search words and clause numbers"), tr("Search the rule book"),
                          list_width, [this](const std::string& typed) {
                              session_.search(typed);
                              changed();
                          });
    column->Add(search_, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    count_ = new Text(this, "", 13, Hue::Muted);
    column->Add(count_, wxSizerFlags().Border(wxTOP, grid));
    list_card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    list_ = new RowList(list_card_, tr("Clauses"), height_of_lines({15, 13}), Tone::Surface);
    list_->on_pick = [this](int row) { pick(row); };
    list_->on_open = [this](int row) { pick(row); };
    put(inside, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(inside);
    column->Add(list_card_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
    column->SetMinSize(list_width, -1);
    return column;
}

wxWindow* BookPage::make_right() {
    page_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    back_ = make_button(page_card_, tr(action_named(book_actions, BookAction::Back).label), "quiet",
                        [this] { done(session_.apply(BookAction::Back)); });
    column->Add(back_, wxSizerFlags().Border(wxLEFT | wxTOP, 2 * grid));
    page_ = make_scroller(page_card_);
    put(column, page_, {3 * grid, grid, Gap::hair, 2 * grid}, true);
    page_card_->SetSizer(column);
    return page_card_;
}

void BookPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const bool there = i < shown_.tabs.size();
        games_[i]->Show(there);
        if (!there) continue;
        const BookTabScreen& tab = shown_.tabs[i];
        set_label(games_[i],
                  tab.part == BookPart::Rules ? std::string(short_title_of(tab.game)) : tab.label);
        gtk::set_name(games_[i], tab.label);
        games_[i]->SetValue(tab.on);
    }
    if (search_->GetValue().utf8_string() != shown_.search)
        search_->ChangeValue(wide(shown_.search));
    count_->say(shown_.rows.empty() ? shown_.empty : shown_.count + " \u00b7 " + shown_.table);
    back_->Enable(shown_.can_go_back);
    show_list();
    show_page();
    lay_out();
}

void BookPage::show_list() {
    list_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_row(gc, row, shown_.rows.at(number), selected); },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    int current = -1;
    for (std::size_t i = 0; i < shown_.rows.size(); ++i) {
        if (shown_.rows[i].current) current = static_cast<int>(i);
    }
    list_->show_selected(current);
}

Text* BookPage::add_text(wxSizer* column, const std::string& text, double pixels, Hue hue,
                         wxFontWeight weight, int above) {
    if (text.empty()) return nullptr;
    auto* made = new Text(page_, text, pixels, hue, weight);
    put(column, made, {0, above, grid, 0});
    texts_.push_back(made);
    return made;
}

void BookPage::add_readings(wxSizer* column, const BookPageScreen& page) {
    for (const ReadingScreen& reading : page.readings) {
        const auto weight = reading.chosen ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL;
        add_text(column, reading.text, 15, Hue::Text, weight, 12);
        add_text(column, reading.word, 13, reading.chosen ? Hue::Accent : Hue::Muted,
                 wxFONTWEIGHT_NORMAL, 2);
    }
    add_text(column, page.option, 13, Hue::Muted, wxFONTWEIGHT_NORMAL, 8);
    add_text(column, page.confirm, 13, Hue::Note, wxFONTWEIGHT_NORMAL, 8);
}

void BookPage::add_sheet(wxSizer* column, const BookPageScreen& page) {
    for (const SheetSectionScreen& section : page.sheet) {
        add_text(column, tr("As it is ruled: {section}", "section"_a = section.title), 13,
                 Hue::Muted, wxFONTWEIGHT_SEMIBOLD, 24);
        add_text(column, section.option, 13, Hue::Note, wxFONTWEIGHT_NORMAL, 4);
        add_text(column, section.reading, 13, Hue::Muted, wxFONTWEIGHT_NORMAL, 4);
        for (const SheetRowScreen& row : section.rows) {
            const auto weight = row.current ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL;
            add_text(column, row.says, 15, row.stands ? Hue::Text : Hue::Muted, weight, 8);
            add_text(column, row.clauses, 13, row.current ? Hue::Accent : Hue::Muted,
                     wxFONTWEIGHT_NORMAL, 2);
            add_text(column, row.option, 13, Hue::Note, wxFONTWEIGHT_NORMAL, 2);
        }
    }
}

void BookPage::add_mistakes(wxSizer* column, const BookPageScreen& page) {
    if (page.mistakes.empty()) return;
    add_text(column, tr("How it is misread"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD, 24);
    for (const std::string& mistake : page.mistakes)
        add_text(column, mistake, 15, Hue::Text, wxFONTWEIGHT_NORMAL, 8);
}

void BookPage::add_links(wxSizer* column, const BookPageScreen& page) {
    for (const BookLinkScreen& screen : page.links) {
        add_text(column, screen.heading, 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD, 24);
        const std::string key = screen.key.empty() ? "" : screen.key + "   ";
        auto* button = make_button(page_, key + screen.link.label, "choice",
                                   [this, link = screen.link] { done(session_.follow(link)); });
        gtk::align_left(button);
        gtk::wrap_button(button);
        gtk::set_name(button, screen.spoken);
        links_.push_back(button);
        put(column, button, {0, Gap::beside, 3 * grid, 0});
    }
}

void BookPage::show_page() {
    const std::string shape = shape_of_book(shown_);
    if (shape == built_) return;
    built_ = shape;
    page_->DestroyChildren();
    texts_.clear();
    links_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (shown_.page) {
        const BookPageScreen& page = *shown_.page;
        add_text(column, page.id + (page.kind.empty() ? "" : " \u00b7 " + page.kind), 13,
                 Hue::Muted, wxFONTWEIGHT_MEDIUM, 0);
        add_text(column, page.heading, 24, Hue::Text, wxFONTWEIGHT_BOLD, 2);
        add_text(column, page.text, 16, Hue::Text, wxFONTWEIGHT_NORMAL, 10);
        add_text(column, plain_text(page.meaning), 16, Hue::Text, wxFONTWEIGHT_NORMAL, 10);
        add_text(column, page.place, 13, Hue::Muted, wxFONTWEIGHT_NORMAL, 10);
        add_readings(column, page);
        add_sheet(column, page);
        add_mistakes(column, page);
        add_links(column, page);
    }
    page_->SetSizer(column, true);
    page_->Scroll(0, 0);
    context().letters_are_new();
}

void BookPage::lay_out() {
    Layout();
    const int inside = page_->GetClientSize().x - 3 * grid;
    if (inside > 100) {
        for (Text* text : texts_) text->wrap_to(inside);
        for (wxButton* link : links_)
            link->SetMinSize(wxSize(inside, std::max(36, gtk::height_for(link, inside))));
    }
    count_->wrap_to(list_width);
    Layout();
    list_card_->Layout();
    page_card_->Layout();
    page_->FitInside();
}

void BookPage::pick(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.rows.size()) return;
    session_.look_up(shown_.rows[static_cast<std::size_t>(row)].id);
    changed();
}

bool BookPage::press(const KeyPress& key) {
    const Pressed pressed = session_.press(key);
    if (pressed.is_ours) done(pressed.leads_to);
    return pressed.is_ours;
}

void BookPage::theme_changed() {
    list_->theme_changed();
    page_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal
