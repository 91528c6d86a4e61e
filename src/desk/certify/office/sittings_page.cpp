#include "desk/certify/office/sittings_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/certify/office/office_list.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int sitting_list_width = side_list_width + Gap::wide;

void draw_item(wxGraphicsContext& gc, const wxRect2DDouble& row, const ItemRow& item,
               bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13});
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - 24;
    const wxFont bold = font(13, wxFONTWEIGHT_SEMIBOLD);
    const double word = text_width(gc, item.word, bold);
    draw_mark(gc, item.right, left, lines.beside(0, 20), 20);
    const double at = left + 32;
    draw_text(gc, item.title, font(15, wxFONTWEIGHT_MEDIUM), Tone::Text, at, lines.top(0),
              right - at - word - grid);
    draw_text_right(gc, item.word, bold, item.right ? Tone::Good : Tone::Bad, right,
                    lines.top(0, 13));
    draw_text(gc, item.detail, font(13), item.critical ? Tone::Bad : Tone::Muted, at, lines.top(1),
              right - at);
}

}  // namespace

SittingsPage::SittingsPage(wxWindow* parent, PageContext& context, OfficeSession& session)
    : OfficePage(parent, context, session, {}) {
    make_list();
    make_detail();
    end_frame();
}

void SittingsPage::make_list() {
    open_ = make_task_button(list_card(), CertifyTask::OpenSitting, "primary");
    list_column()->Add(open_, wxSizerFlags().Border(wxALL, 2 * grid));
    empty_ = new Text(list_card(), "", 15, Hue::Muted);
    list_column()->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    add_list(tr("Sittings"), tall_office_row_height(),
             {Gap::hair, Gap::beside, Gap::hair, Gap::beside});
    list()->on_pick = [this](int row) {
        if (row < 0) return;
        session().pick_sitting(shown_.rows.at(static_cast<std::size_t>(row)).id);
        changed();
    };
    list_card()->SetMinSize(wxSize(sitting_list_width, -1));
}

void SittingsPage::make_parts() {
    auto* parts = new wxBoxSizer(wxHORIZONTAL);
    constexpr std::array names{sentence("Sitting"), sentence("Items")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = make_toggle(side(), tr(names.at(i)), [this, i](bool) {
            part_ = static_cast<Part>(i);
            changed();
        });
        parts_.push_back(button);
        parts->Add(button, wxSizerFlags().Border(wxRIGHT, Gap::beside));
    }
    put(head_, parts, {3 * grid, 0, 3 * grid, grid});
}

void SittingsPage::make_detail() {
    wxSizer* column = side_column();
    head_ = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(side(), "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    stage_ = new Text(side(), "", 15, Hue::Accent, wxFONTWEIGHT_MEDIUM);
    put(head_, heading_, {3 * grid, 2 * grid, 3 * grid, Gap::hair});
    put(head_, stage_, {3 * grid, 0, 3 * grid, grid});
    make_parts();
    column->Add(head_, wxSizerFlags().Expand());
    tasks_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    put(column, tasks_, {3 * grid, 0, 2 * grid, grid});
    add_panel({3 * grid, grid, 2, grid});
    items_ = new RowList(side(), tr("Items of the exam"), height_of_lines({15, 13}), Tone::Surface);
    items_->on_open = [this](int row) {
        session().open_item(static_cast<std::size_t>(row));
        changed();
    };
    column->Add(items_, wxSizerFlags(1).Expand().Border(wxALL, Gap::tight));
}

wxButton* SittingsPage::task_button(CertifyTask task) const {
    for (const auto& [one, button] : task_buttons_) {
        if (one == task) return button;
    }
    return nullptr;
}

/// The buttons are made again where other things can be done.
void SittingsPage::show_tasks() {
    const bool same = std::equal(
        shown_.tasks.begin(), shown_.tasks.end(), task_buttons_.begin(), task_buttons_.end(),
        [](CertifyTask task, const auto& button) { return task == button.first; });
    if (!same) {
        for (const auto& [task, button] : task_buttons_) button->Destroy();
        tasks_->Clear();
        task_buttons_.clear();
        for (const CertifyTask task : shown_.tasks) {
            task_buttons_.emplace_back(task, make_task_button(side(), task, ""));
            tasks_->Add(task_buttons_.back().second,
                        wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::beside));
        }
        context().letters_are_new();
    }
    const bool shows = !session().form;
    for (const auto& [task, button] : task_buttons_) button->Show(shows);
}

void SittingsPage::show_part() {
    const auto& form = session().form;
    const bool opening = form && form->task == CertifyTask::OpenSitting;
    const bool any = !shown_.heading.empty();
    if (form || shown_.items.empty()) part_ = Part::Facts;
    const bool shows_items = any && !form && part_ == Part::Items;
    side_column()->Show(head_, any && !opening);  // with the room around its texts
    heading_->Show(any && !opening);
    stage_->Show(any && !opening);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        parts_[i]->SetValue(part_ == static_cast<Part>(i));
        parts_[i]->Show(!form && !shown_.items.empty());
    }
    items_->Show(shows_items);
    show_panel(form || (any && !shows_items));
}

void SittingsPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = sittings_screen(session());
    show_frame(shown_.error, shown_.notice);
    open_->Show(shown_.can_open);
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    show_office_rows(list(), shown_.rows);
    heading_->say(shown_.heading);
    stage_->say(shown_.stage);
    stage_->set_hue(shown_.went_wrong ? Hue::Bad : Hue::Accent);
    items_->set_rows(
        shown_.items.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_item(gc, row, shown_.items.at(number), selected); },
        [this](std::size_t number) { return shown_.items.at(number).spoken; });
    side()->Show(!shown_.heading.empty() || session().form);
    show_tasks();
    show_part();
    lay_out();
}

void SittingsPage::wrap_texts() {
    empty_->wrap_to(sitting_list_width - 5 * grid);
    const int inside = side()->GetClientSize().x - 6 * grid;
    if (inside < 100) return;
    heading_->wrap_to(inside);
    stage_->wrap_to(inside);
}

void SittingsPage::show_picked(int width) { panel().show_sitting(shown_, width); }

void SittingsPage::take_focus() {
    if (session().form && panel().take_focus()) return;
    if (part_ == Part::Items && items_->IsShown())
        items_->SetFocus();
    else if (!shown_.rows.empty())
        list()->SetFocus();
    else if (open_->IsShown())
        open_->SetFocus();
}

bool SittingsPage::press(const KeyPress& key) {
    if (key.control) return false;
    if (panel().press(key)) return true;
    if (key.name == KeyName::Escape && session().form) {
        session().drop_form();
    } else if (key.name == KeyName::Enter && items_->HasFocus()) {
        session().open_item(static_cast<std::size_t>(std::max(0, items_->GetSelection())));
    } else if (key.name == KeyName::Enter && list()->HasFocus() && !shown_.items.empty()) {
        part_ = Part::Items;
        CallAfter([this] { take_focus(); });
    } else if (key.name == KeyName::Escape && part_ == Part::Items) {
        part_ = Part::Facts;
        CallAfter([this] { take_focus(); });
    } else if (asks_for(CertifyTask::OpenSitting, key) && shown_.can_open && !session().form) {
        begin(CertifyTask::OpenSitting);
    } else {
        return false;
    }
    changed();
    return true;
}

void SittingsPage::theme_changed() {
    items_->theme_changed();
    OfficePage::theme_changed();
}

}  // namespace fairdeal
