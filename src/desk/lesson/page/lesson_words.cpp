#include "desk/lesson/page/lesson_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

namespace {

constexpr int widest = 720;  // a line is read more easily where it is no longer
constexpr int margin = 3 * grid;

std::string shape_of_words(const LessonScreen& screen) {
    std::string shape = screen.title + "|" + screen.heading + "|" + screen.aim;
    for (const BlockScreen& block : screen.blocks) shape += "|" + block.spoken;
    if (screen.banner) shape += "|" + screen.banner->title + screen.banner->text;
    for (const std::string& result : screen.results) shape += "|" + result;
    return shape;
}

}  // namespace

std::string marked_up(const Prose& prose, const std::vector<ProsePart>& links) {
    std::string marked;
    for (const ProsePart& part : prose) {
        const auto link = std::find_if(links.begin(), links.end(), [&](const ProsePart& other) {
            return other.kind == part.kind && other.target == part.target;
        });
        if (part.kind == ProseKind::Words || link == links.end()) {
            marked += gtk::in_markup(part.text);
            continue;
        }
        const auto place = link - links.begin();
        const std::string shown =
            part.kind == ProseKind::Clause ? fmt::format("[{}]", place + 1) : part.text;
        marked += fmt::format("<a href=\"{}\"><b>{}</b></a>", place, gtk::in_markup(shown));
    }
    return marked;
}

LessonWords::LessonWords(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    gtk::set_name(this, tr("The page"));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

bool LessonWords::show(const LessonScreen& screen) {
    const std::string shape = shape_of_words(screen);
    const bool is_new = shape != built_;
    built_ = shape;
    if (is_new) build(screen);
    gtk::set_description(this, screen.spoken);
    lay_out();
    if (is_new) Scroll(0, 0);
    return is_new;
}

Text* LessonWords::add_text(wxWindow* parent, wxSizer* column, const std::string& text,
                            double pixels, Hue hue, wxFontWeight weight, int inset) {
    if (text.empty()) return nullptr;
    auto* made = new Text(parent, text, pixels, hue, weight);
    column->Add(made, wxSizerFlags().Border(wxTOP, Gap::tight));
    texts_.push_back({made, inset});
    return made;
}

/// What can be looked up stands out from the words around it, and is clicked.
void LessonWords::put_links(Text* text, const Prose& prose) {
    if (text == nullptr ||
        links_in(prose, ProseKind::Clause).size() + links_in(prose, ProseKind::Term).size() == 0)
        return;
    gtk::set_links(text, marked_up(prose, links_), [this](const std::string& href) {
        if (on_link) on_link(std::stoul(href));
    });
}

void LessonWords::build(const LessonScreen& screen) {
    links_ = links_on(screen);
    DestroyChildren();
    texts_.clear();
    tables_.clear();
    frames_.clear();
    figures_ = 0;
    auto* inside = new wxBoxSizer(wxVERTICAL);
    if (!screen.aim.empty()) {
        add_text(this, inside, tr("What you can do afterwards"), 13, Hue::Muted,
                 wxFONTWEIGHT_SEMIBOLD, 0);
        add_text(this, inside, screen.aim, 17, Hue::Text, wxFONTWEIGHT_MEDIUM, 0);
        inside->AddSpacer(2 * grid);
    }
    for (const BlockScreen& block : screen.blocks) add_block(inside, block);
    if (screen.banner) add_end(inside, screen);
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, inside, {margin, margin, 0, margin});
    SetSizer(column, true);
}

void LessonWords::add_block(wxSizer* column, const BlockScreen& block) {
    const std::string words = plain_text(block.prose);
    const auto add = [&](wxSizer* into, int inset) {
        put_links(add_text(this, into, words, 16, Hue::Text, wxFONTWEIGHT_NORMAL, inset),
                  block.prose);
    };
    switch (block.kind) {
        case BlockKind::Text: add(column, 0); break;
        case BlockKind::Row: {
            auto* row = new wxBoxSizer(wxHORIZONTAL);
            row->Add(new Text(this, "\u2022", 16, Hue::Accent),
                     wxSizerFlags().Border(wxTOP, Gap::tight));
            auto* text = new wxBoxSizer(wxVERTICAL);
            add(text, 26);
            row->Add(text, wxSizerFlags().Border(wxLEFT, Gap::part));
            column->Add(row);
            break;
        }
        case BlockKind::Say:
        case BlockKind::Watch: add_framed(column, block); break;
        case BlockKind::Figure: add_figure(column, block); break;
    }
    column->AddSpacer(block.kind == BlockKind::Row ? Gap::tight : Gap::part);
}

/// What is said at the table, and what to watch out for, on a ground of its own.
void LessonWords::add_framed(wxSizer* column, const BlockScreen& block) {
    const bool watch = block.kind == BlockKind::Watch;
    const Tone within = watch ? Tone::NoteSoft : Tone::AccentSoft;
    auto* frame = new Tile(this, {Tone::Surface, within, within, 10, false, 1, 0});
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->AddSpacer(grid);
    add_text(frame, inside, block.label, 12, watch ? Hue::Note : Hue::Accent, wxFONTWEIGHT_SEMIBOLD,
             2 * Gap::wide);
    put_links(add_text(frame, inside, plain_text(block.prose), 16, Hue::Text, wxFONTWEIGHT_NORMAL,
                       2 * Gap::wide),
              block.prose);
    inside->AddSpacer(Gap::part);
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->AddSpacer(Gap::wide);
    across->Add(inside);
    across->AddSpacer(Gap::wide);
    frame->SetSizer(across);
    frames_.push_back(frame);
    column->Add(frame, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void LessonWords::add_figure(wxSizer* column, const BlockScreen& block) {
    auto* table = new TableCanvas(this, Tone::Surface, TableUse::Training);
    table->show(*block.table);
    tables_.push_back(table);
    ++figures_;
    column->Add(table, wxSizerFlags().Border(wxTOP, grid));
    add_text(this, column, block.caption, 14, Hue::Muted, wxFONTWEIGHT_NORMAL, 0);
}

void LessonWords::add_end(wxSizer* column, const LessonScreen& screen) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    if (screen.banner->right)
        row->Add(new Sign(this, true, Tone::Surface, 32),
                 wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::part));
    auto* title = new Text(this, screen.banner->title, 24,
                           screen.banner->right ? Hue::Good : Hue::Note, wxFONTWEIGHT_BOLD);
    row->Add(title, wxSizerFlags().CentreVertical());
    column->Add(row);
    add_text(this, column, screen.banner->text, 16, Hue::Text, wxFONTWEIGHT_NORMAL, 0);
    column->AddSpacer(2 * grid);
    for (const std::string& result : screen.results)
        add_text(this, column, result, 15, Hue::Text, wxFONTWEIGHT_NORMAL, 0);
}

void LessonWords::lay_out() {
    const int width = std::min(GetClientSize().x - 2 * margin, widest);
    if (width < 200) return;
    for (const Wrapped& wrapped : texts_) wrapped.text->wrap_to(width - wrapped.inset);
    for (TableCanvas* table : tables_) table->SetMinSize(wxSize(width, width * 11 / 16));
    for (Tile* frame : frames_) frame->SetMinSize(wxSize(width, -1));
    Layout();
    FitInside();
    gtk::set_name(this, tr("The page"));  // the toolkit makes an empty ground a stop again
}

bool LessonWords::turn(int way) {
    int before = 0;
    int after = 0;
    GetViewStart(nullptr, &before);
    const int by = std::max(1, GetClientSize().y / 8 - 8);
    Scroll(0, std::max(0, before + way * by));
    GetViewStart(nullptr, &after);
    return before != after;
}

void LessonWords::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal
