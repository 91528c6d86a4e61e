// The tab in which one thing of the hand is changed: an event is typed, a card and a choice of the
// house are chosen from lists.

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/replay/page/replay_panel.h"
#include "desk/replay/replay_actions.h"

namespace fairdeal {

void ReplayPanel::add_label(wxSizer* column, ReplayAction action, const std::string& label) {
    add_words(column, key_in_words(action) + "  " + label, Hue::Muted, 13);
}

/// Later: the button goes away with its tab once the answer is shown.
wxButton* ReplayPanel::make_try(ReplayAction action, const std::string& label,
                                std::function<void()> use) {
    auto* press = make_button(this, tr("Try"), "", [this, action, use = std::move(use)] {
        CallAfter([this, action, use] {
            tried_ = action;
            use();
            context_.changed();
        });
    });
    gtk::set_name(press, tr("Try: {field}", "field"_a = label));
    return press;
}

wxTextCtrl* ReplayPanel::add_field(wxSizer* column, ReplayAction action, const std::string& label,
                                   const std::string& text,
                                   std::function<void(const std::string&)> use) {
    add_label(column, action, label);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* field = new wxTextCtrl(this, wxID_ANY, wide(text), wxDefaultPosition,
                                 wxSize(60, as_high(36)), wxTE_PROCESS_ENTER);
    gtk::set_name(field, label);
    const auto typed = [field, use = std::move(use)] {
        use(field->GetValue().Trim().Trim(false).utf8_string());
    };
    field->Bind(wxEVT_TEXT_ENTER, [this, action, typed](wxCommandEvent&) {
        CallAfter([this, action, typed] {
            tried_ = action;
            typed();
            context_.changed();
        });
    });
    row->Add(field, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    row->Add(make_try(action, label, typed), wxSizerFlags().CentreVertical());
    row->SetMinSize(width_ - Gap::tight, -1);
    column->Add(row, wxSizerFlags().Border(wxLEFT, Gap::hair));
    column->AddSpacer(Gap::row);
    fields_.push_back(field);
    by_action_[action] = field;
    return field;
}

void ReplayPanel::add_event_fields(wxSizer* column, const WhatIfScreen& screen) {
    if (!screen.event_label.empty())
        add_field(column, ReplayAction::OtherEvent,
                  tr("{label}, or empty to leave it out", "label"_a = screen.event_label),
                  screen.event_words, [this](const std::string& words) {
                      ask_other_event(hand().what_if, hand().replay, hand().step, words);
                  });
    if (!screen.ranks.empty()) add_card_lists(column);
    add_field(column, ReplayAction::MoreEvent, screen.more_label, "",
              [this](const std::string& words) {
                  ask_more_event(hand().what_if, hand().replay, hand().step, words);
              });
}

void ReplayPanel::add_card_lists(wxSizer* column) {
    const std::string label = tr("Another card in its place");
    add_label(column, ReplayAction::OtherCard, label);
    const auto choose = [this](int row, bool is_rank) {
        auto card = chosen_card(hand().what_if, hand().replay, hand().step);
        if (row < 0 || !card) return;
        if (is_rank)
            card->rank = static_cast<Rank>(row + 1);
        else
            card->suit = static_cast<Suit>(row + 1);
        choose_other_card(hand().what_if, hand().step, *card);
        context_.changed();
    };
    what_if_.rank = make_choice_field(this, tr("Rank"), [choose](int row) { choose(row, true); });
    what_if_.suit = make_choice_field(this, tr("Suit"), [choose](int row) { choose(row, false); });
    what_if_.try_card = make_try(ReplayAction::OtherCard, label, [this] {
        const auto card = chosen_card(hand().what_if, hand().replay, hand().step);
        if (card) ask_other_card(hand().what_if, hand().replay, hand().step, *card);
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxChoice* list : {what_if_.rank, what_if_.suit})
        row->Add(list, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    row->Add(what_if_.try_card, wxSizerFlags().CentreVertical());
    add_row(column, row);
    by_action_[ReplayAction::OtherCard] = what_if_.rank;
}

void ReplayPanel::add_rule_lists(wxSizer* column) {
    const std::string label = tr("Another choice of the house");
    add_label(column, ReplayAction::OtherChoice, label);
    what_if_.rule = make_choice_field(this, tr("Rule"), [this](int row) {
        if (row < 0) return;
        choose_other_rule(hand().what_if, static_cast<std::size_t>(row));
        context_.changed();
    });
    what_if_.reading = make_choice_field(this, tr("As it would have been"), [this](int row) {
        if (row < 0) return;
        hand().what_if.reading = static_cast<std::size_t>(row);
        context_.changed();
    });
    what_if_.try_rule = make_try(ReplayAction::OtherChoice, label, [this] {
        ask_chosen_rule(hand().what_if, hand().replay, session_.library);
    });
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(what_if_.rule, wxSizerFlags(1).CentreVertical());
    add_row(column, first);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    second->Add(what_if_.reading, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    second->Add(what_if_.try_rule, wxSizerFlags().CentreVertical());
    add_row(column, second);
    by_action_[ReplayAction::OtherChoice] = what_if_.rule;
}

/// What is chosen; the lists stay where they are.
void ReplayPanel::show_lists(const WhatIfScreen& screen) {
    if (what_if_.rank != nullptr) {
        fill_choice(what_if_.rank, screen.ranks, screen.rank);
        fill_choice(what_if_.suit, screen.suits, screen.suit);
    }
    fill_choice(what_if_.rule, screen.rules, screen.rule);
    fill_choice(what_if_.reading, screen.readings, screen.reading);
}

void ReplayPanel::add_what_if(wxSizer* column, const WhatIfScreen& screen) {
    if (!screen.asked.empty()) add_result(column, screen);
    add_event_fields(column, screen);
    if (!screen.rules.empty()) add_rule_lists(column);
    add_effects(column, screen);
}

void ReplayPanel::add_result(wxSizer* column, const WhatIfScreen& screen) {
    add_card(column,
             new Remark(this, screen.asked, screen.error.empty() ? screen.summary : screen.error,
                        Tone::Surface, !screen.error.empty(), width_));
    for (const DifferenceScreen& difference : screen.differences)
        add_card(column, new DifferenceCard(this, difference, width_, clause_, on_clause()));
    for (const std::string& fault : screen.faults)
        add_card(column, new Remark(this, "", fault, Tone::Surface, true, width_));
}

void ReplayPanel::add_effects(wxSizer* column, const WhatIfScreen& screen) {
    const std::string keys = key_in_words(ReplayAction::EffectBefore) + " " +
                             key_in_words(ReplayAction::EffectAfter) + "  ";
    add_words(column, (screen.effects.empty() ? "" : keys) + screen.effects_heading, Hue::Muted,
              13);
    for (std::size_t i = 0; i < screen.effects.size(); ++i) {
        const EffectScreen& effect = screen.effects[i];
        const bool shown = screen.effect == i;
        auto* tile = new Tile(this, {Tone::Surface, Tone::Raised,
                                     shown ? Tone::Accent : Tone::Border, 8, shown, 1, 0});
        auto* inside = new wxBoxSizer(wxHORIZONTAL);
        auto* texts = new wxBoxSizer(wxVERTICAL);
        constexpr int button_width = 76;
        auto* option = new Text(tile, effect.option, 13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        option->wrap_to(width_ - button_width - 3 * grid);
        auto* does = new Text(tile, effect.does, 13, Hue::Muted);
        does->wrap_to(width_ - button_width - 3 * grid);
        texts->Add(option);
        texts->Add(does);
        auto* show = make_button(tile, tr("Show"), "", [this, i] {
            CallAfter([this, i] {
                ask_effect(hand().what_if, i);
                context_.changed();
            });
        });
        gtk::set_name(show, tr("Show {choice}", "choice"_a = effect.option));
        inside->Add(texts, wxSizerFlags(1).CentreVertical().Border(wxALL, grid));
        inside->Add(show, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
        inside->SetMinSize(width_, -1);
        tile->SetSizer(inside);
        add_card(column, tile);
    }
}

}  // namespace fairdeal
