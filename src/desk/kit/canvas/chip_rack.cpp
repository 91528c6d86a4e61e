#include "desk/kit/canvas/chip_rack.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "picture/cards/chips.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int plain_width = 64;
constexpr int chip_height = 34;

int field_width() { return as_high(plain_width); }

bool are_same(const std::vector<SpeedChipScreen>& one, const std::vector<SpeedChipScreen>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const auto& a, const auto& b) { return a.value == b.value; });
}

}  // namespace

ChipRack::ChipRack(wxWindow* parent) : Tile(parent, ground(Tone::Surface)) {
    SetSizer(new wxBoxSizer(wxHORIZONTAL));
}

/// The chip with its value, and below it the field of its count.
void ChipRack::add(const SpeedChipScreen& chip) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* picture =
        new PictureCanvas(this, tr("{value} chip", "value"_a = chip.label), chip_height);
    picture->Disable();  // it is looked at only, and no stop for the keyboard
    picture->SetMinSize(wxSize(field_width(), as_drawn(chip_height)));
    picture->show(
        [value = chip.value](Painter& painter, const Box& box) {
            constexpr double radius = 15;
            draw_stack(painter, value, {box.x + box.width / 2, box.y + box.height / 2}, radius);
        },
        chip.label);
    auto* label = new Text(this, chip.label, 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    auto* count = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                                 wxSize(field_width(), as_high(34)), wxTE_RIGHT);
    count->SetMaxLength(3);
    gtk::set_name(count, tr("How many {value} chips?", "value"_a = chip.label));
    count->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { tell(); });
    count->Bind(wxEVT_CHAR_HOOK, [this, count](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key != WXK_UP && key != WXK_DOWN) return event.Skip();
        change(count, key == WXK_UP ? 1 : -1);
    });
    counts_.push_back(count);
    column->Add(picture, wxSizerFlags().Centre());
    column->Add(label, wxSizerFlags().Centre().Border(wxBOTTOM, Gap::tight));
    column->Add(count);
    GetSizer()->Add(column, wxSizerFlags().Border(wxRIGHT, grid));
}

bool ChipRack::show(const std::vector<SpeedChipScreen>& chips) {
    const bool changed = !are_same(shown_, chips);
    if (changed) {
        DestroyChildren();
        GetSizer()->Clear();
        counts_.clear();
        for (const SpeedChipScreen& chip : chips) add(chip);
        InvalidateBestSize();
    }
    shown_ = chips;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        if (counts_[i]->GetValue().utf8_string() == chips[i].count) continue;
        counts_[i]->ChangeValue(wide(chips[i].count));
        counts_[i]->SetInsertionPointEnd();
    }
    return changed;
}

std::string ChipRack::typed() const {
    std::vector<SpeedChipScreen> chips = shown_;
    for (std::size_t i = 0; i < chips.size(); ++i)
        chips[i].count = counts_[i]->GetValue().utf8_string();
    return chips_typed(chips);
}

void ChipRack::take_focus() {
    if (!counts_.empty()) counts_.front()->SetFocus();
}

bool ChipRack::has_focus() const {
    return std::any_of(counts_.begin(), counts_.end(),
                       [](const wxTextCtrl* count) { return count->HasFocus(); });
}

void ChipRack::change(wxTextCtrl* count, int by) {
    const auto now = typed_number(count->GetValue().utf8_string());
    const int then = std::max(0, now.value_or(0) + by);
    count->ChangeValue(then == 0 ? wxString() : wide(std::to_string(then)));
    count->SetInsertionPointEnd();
    tell();
}

void ChipRack::tell() const {
    if (on_typed) on_typed(typed());
}

}  // namespace fairdeal
