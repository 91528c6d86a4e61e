#include "desk/certify/office/office_panel.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A key's name is longer than a narrow column: it may break anywhere.
std::string breakable(const std::string& words) {
    constexpr std::size_t longest = 24;
    std::string text;
    std::size_t run = 0;
    for (const char c : words) {
        run = c == ' ' ? 0 : run + 1;
        text += c;
        const bool plain = static_cast<unsigned char>(c) < 0x80;
        if (run < longest || !plain) continue;
        text += "\u200b";
        run = 0;
    }
    return text;
}

Hue hue_of(CheckStanding standing) {
    constexpr std::array hues{Hue::Good, Hue::Bad, Hue::Note, Hue::Muted};
    return hues.at(static_cast<std::size_t>(standing));
}

std::string shape_of(const SittingsScreen& screen) {
    std::string shape = "sitting " + screen.heading + screen.verdict + screen.not_yours;
    for (const FactRow& fact : screen.facts) shape += "|" + fact.value;
    for (const CellRow& cell : screen.cells) shape += "|" + cell.spoken;
    for (const FactRow& fact : screen.incidents) shape += "|" + fact.value;
    return shape;
}

std::string shape_of(const ResultsScreen& screen) {
    std::string shape = "results " + screen.title + screen.whose + screen.summary;
    for (const auto& part : screen.parts) shape += "|" + part.title + part.right + part.weakest_of;
    for (const FactRow& fact : screen.candidates) shape += "|" + fact.label + fact.value;
    for (const FactRow& fact : screen.left_out) shape += "|" + fact.label;
    return shape;
}

}  // namespace

OfficePanel::OfficePanel(wxWindow* parent, PageContext& context, FormUse use)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context),
      use_(std::move(use)) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    gtk::keep_scrollbar(this);
    make_buttons(parent);
    // Of whichever field has the keyboard: the key comes up from it.
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool enter =
            event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown() && !fields_.empty())
            CallAfter(use_.submit);
        else
            event.Skip();
    });
}

bool OfficePanel::Show(bool show) {
    if (!show) buttons_->Hide();
    return wxScrolledWindow::Show(show);
}

bool OfficePanel::begin(const std::string& shape, int width, bool is_form) {
    buttons_->Show(is_form);
    if (shape == built_ && width == width_) {
        wrap_again();
        return false;
    }
    built_ = shape;
    width_ = width;
    fields_.clear();
    words_.clear();
    texts_.clear();
    DestroyChildren();
    return true;
}

void OfficePanel::wrap(Text* text, int width) {
    text->wrap_to(width);
    texts_.emplace_back(text, width);
}

/// Letters can be measured rightly only once they are on the screen.
void OfficePanel::wrap_again() {
    for (const auto& [text, width] : texts_) text->wrap_to(width);
    Layout();
    FitInside();
}

void OfficePanel::end(wxSizer* column) {
    column->AddSpacer(2 * grid);
    SetSizer(column, true);
    gtk::set_name(this, tr("Details"));  // the toolkit makes an empty ground a stop again
    renew_tab_order(this);
    FitInside();
    Scroll(0, 0);
    context_.letters_are_new();
}

void OfficePanel::add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                            wxFontWeight weight) {
    if (words.empty()) return;
    words_ += words + "\n";
    auto* text = new Text(this, words, pixels, hue, weight);
    wrap(text, width_ - 2 * grid);
    column->Add(text, wxSizerFlags().Border(wxLEFT | wxBOTTOM, Gap::tight));
}

// --- a sitting

void OfficePanel::show_sitting(const SittingsScreen& screen, int width) {
    if (!begin(shape_of(screen), width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, screen.not_yours, Hue::Note, 14);
    add_pairs(column, screen.facts);
    if (!screen.cells.empty()) {
        add_words(column, tr("Result"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_words(column, screen.verdict, Hue::Muted, 14);
        add_cells(column, screen.cells);
    } else {
        add_words(column, screen.verdict, Hue::Note, 14);
    }
    if (!screen.incidents.empty()) {
        add_words(column, tr("What else happened"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_pairs(column, screen.incidents, office_date_width);
    }
    end(column);
}

void OfficePanel::add_pairs(wxSizer* column, const std::vector<FactRow>& pairs, int name_width) {
    auto* table = new wxFlexGridSizer(2, Gap::tight, grid);
    const int names = as_high(name_width);
    for (const auto& [name, words] : pairs) {
        auto* label = new Text(this, name, 13, Hue::Muted);
        wrap(label, names);
        auto* text = new Text(this, words, 13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        wrap(text, std::max(120, width_ - names - 4 * grid));
        words_.append(name).append(": ").append(words).append("\n");
        table->Add(label);
        table->Add(text);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::row + Gap::tight);
}

void OfficePanel::add_cells(wxSizer* column, const std::vector<CellRow>& cells) {
    auto* table = new wxFlexGridSizer(3, Gap::tight, 2 * grid);
    const int last = as_high(80);
    for (const CellRow& cell : cells) {
        auto* title = new Text(this, cell.title, 13);
        wrap(title, std::max(120, width_ - 2 * last - 7 * grid));
        auto* count =
            new Text(this, tr("{right} of {asked}", "right"_a = cell.right, "asked"_a = cell.asked),
                     13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        wrap(count, last);
        auto* word =
            new Text(this, cell.word, 13, cell.met ? Hue::Good : Hue::Bad, wxFONTWEIGHT_MEDIUM);
        wrap(word, last);
        words_ += cell.spoken + "\n";
        table->Add(title);
        table->Add(count);
        table->Add(word);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::row + Gap::tight);
}

// --- records

void OfficePanel::show_regrading(const RecordsScreen& screen, int width) {
    if (!begin("regrading " + screen.verdict + (screen.marking ? "..." : ""), width)) return;
    const OfficeTask& task = office_task(CertifyTask::Regrade);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, title_of(task), Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, tr(task.story), Hue::Muted, 14);
    column->AddSpacer(grid);
    if (screen.marking) add_words(column, tr("Exams are being marked again \u2026"), Hue::Note, 15);
    add_words(column, screen.verdict, screen.changed.empty() ? Hue::Text : Hue::Note, 15);
    column->AddSpacer(grid);
    add_pairs(column, screen.changed);
    add_pairs(column, screen.problems);
    gtk::set_description(this, words_);
    end(column);
}

// --- results by part

void OfficePanel::show_results(const ResultsScreen& screen, int width) {
    if (!begin(shape_of(screen), width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, screen.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, screen.whose, Hue::Muted, 14);
    add_words(column, screen.summary, Hue::Text, 15);
    column->AddSpacer(grid);
    add_parts(column, screen.parts);
    if (!screen.candidates.empty())
        add_words(column, tr("Candidates"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
    add_pairs(column, screen.candidates);
    if (!screen.left_out.empty())
        add_words(column, tr("Left out"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
    add_pairs(column, screen.left_out);
    gtk::set_description(this, words_);
    end(column);
}

void OfficePanel::add_parts(wxSizer* column, const std::vector<ResultsScreen::PartRow>& parts) {
    if (parts.empty()) return;
    auto* table = new wxFlexGridSizer(3, Gap::tight, 2 * grid);
    const int count_width = as_high(70);
    const int rest = std::max(240, width_ - count_width - 7 * grid);
    const auto add = [&](const std::string& words, int room, Hue hue, wxFontWeight weight) {
        auto* text = new Text(this, words, 13, hue, weight);
        wrap(text, room);
        table->Add(text);
    };
    const auto add_row = [&](const ResultsScreen::PartRow& row, Hue hue, wxFontWeight weight) {
        add(row.title, rest * 3 / 5, hue, wxFONTWEIGHT_NORMAL);
        add(row.right, count_width, hue, weight);
        add(row.weakest_of, rest * 2 / 5, hue, weight);
        words_ += row.title + ": " + row.right + ". " + row.weakest_of + "\n";
    };
    add_row({tr("Part"), tr("Right"), tr("Weakest part of")}, Hue::Muted, wxFONTWEIGHT_NORMAL);
    for (const auto& part : parts) add_row(part, Hue::Text, wxFONTWEIGHT_MEDIUM);
    column->Add(table, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::row + Gap::tight);
}

// --- a certificate

void OfficePanel::show_found(const VerifyFound* found, const std::string& otherwise, int width) {
    if (!begin("found " + (found != nullptr ? found->text : otherwise), width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (found == nullptr) {
        add_words(column, otherwise, Hue::Muted, 15);
        gtk::set_description(this, words_);
        return end(column);
    }
    add_words(column, found->verdict, hue_of(found->standing), 18, wxFONTWEIGHT_SEMIBOLD);
    column->AddSpacer(Gap::row);
    add_words(column, tr("What was checked"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
    add_checks(column, found->lines);
    std::vector<FactRow> said;
    for (const auto& [label, value] : found->says) said.push_back({label, value});
    if (!said.empty()) {
        add_words(column, tr("What it says"), Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_pairs(column, said);
    }
    gtk::set_description(this, words_);
    end(column);
}

void OfficePanel::add_checks(wxSizer* column, const std::vector<CheckLine>& lines) {
    auto* table = new wxFlexGridSizer(2, Gap::beside, grid);
    const int names = as_high(office_name_width) / 2;
    for (const CheckLine& line : lines) {
        const std::string word = capital(in_words(line.standing));
        auto* mark = new Text(this, word, 13, hue_of(line.standing), wxFONTWEIGHT_SEMIBOLD);
        auto* text = new Text(this, breakable(line.words), 13);
        wrap(text, std::max(120, width_ - names - 4 * grid));
        words_ += word + ": " + line.words + "\n";
        wrap(mark, names);
        table->Add(mark);
        table->Add(text);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::row + Gap::tight);
}

// --- permissions

void OfficePanel::show_permissions(const PermissionsScreen& screen, int width) {
    if (!begin("permissions", width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, tr("Who may do what"), Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(
        column,
        tr("The office checks this before every action, in this window and on the command line, "
           "and records each refusal. Nobody may change their own roles or examine "
           "themselves. To examine somebody you train, you must record a reason."),
        Hue::Muted, 14);
    column->AddSpacer(grid);
    std::vector<FactRow> rows;
    for (const auto& line : screen.lines) rows.push_back({line.right, line.who});
    add_pairs(column, rows);
    gtk::set_description(this, words_);
    end(column);
}

bool OfficePanel::take_focus() {
    if (fields_.empty()) return false;
    fields_.front().second->SetFocus();
    return true;
}

wxWindow* OfficePanel::field(const std::string& name) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [&](const auto& named) { return named.first == name; });
    return found == fields_.end() ? nullptr : found->second;
}

void OfficePanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
}

}  // namespace fairdeal
