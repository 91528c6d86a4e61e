#include "desk/log/log_query.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/log/log_actions.h"
#include "desk/practise/scenario_list.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// What is searched by that is no wager, as it is shown.
struct SearchWord {
    std::string_view word;
    const char* shown;
};
constexpr std::array search_words{SearchWord{"pay", sentence("Pay")},
                                  SearchWord{"take", sentence("Take")},
                                  SearchWord{"push", sentence("Push")},
                                  SearchWord{"return", sentence("Return")},
                                  SearchWord{fixed("wrong amount"), sentence("Wrong amount")},
                                  SearchWord{fixed("wrong outcome"), sentence("Wrong outcome")},
                                  SearchWord{"missing", sentence("Missing")},
                                  SearchWord{fixed("not due"), sentence("Not due")},
                                  SearchWord{fixed("wrong order"), sentence("Wrong order")},
                                  SearchWord{"tip", sentence("Tip")},
                                  SearchWord{"out", sentence("Out")},
                                  SearchWord{"place", sentence("Place")}};

std::string text_of(const wxTextCtrl* field) {
    wxString text = field->GetValue();
    return text.Trim().Trim(false).utf8_string();
}

/// The word after "any" that is chosen; empty for "any".
std::string chosen(const wxChoice* choice, std::span<const std::string_view> words) {
    const int at = choice->GetSelection();
    return at <= 0 ? "" : std::string(words[static_cast<std::size_t>(at) - 1]);
}

int place_of(const std::string& word, std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) return static_cast<int>(i) + 1;
    }
    return 0;
}

std::string for_people(std::string_view word) {
    if (const auto wager = wager_from(word)) return title_in_words(*wager);
    const auto* known = std::find_if(search_words.begin(), search_words.end(),
                                     [&](const SearchWord& each) { return each.word == word; });
    return known == search_words.end() ? capital(std::string(word)) : tr(known->shown);
}

std::vector<std::string> for_people(std::span<const std::string_view> words) {
    std::vector<std::string> names;
    for (const std::string_view word : words) names.push_back(for_people(word));
    return names;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    names.reserve(every_game.size());
    for (const Game game : every_game) names.emplace_back(short_title_of(game));
    return names;
}

void set_text(wxTextCtrl* field, const std::string& text) {
    if (text_of(field) != text) field->ChangeValue(wide(text));
}

}  // namespace

LogQuery::LogQuery(wxWindow* parent, std::function<void()> changed)
    : Tile(parent, ground(Tone::Window)), changed_(std::move(changed)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_first_row(), wxSizerFlags().Expand());
    column->Add(make_more(), wxSizerFlags().Expand().Border(wxTOP, grid));
    more_->Hide();
    SetSizer(column);
}

wxTextCtrl* LogQuery::make_field(wxWindow* parent, const std::string& hint,
                                 const std::string& name) {
    auto* field = make_text_field(parent, name, -1, [this](const std::string&) { changed_(); });
    field->SetHint(wide(hint));
    field->SetToolTip(wide(name));
    return field;
}

wxChoice* LogQuery::make_choice(wxWindow* parent, const std::string& any, const std::string& name,
                                const std::vector<std::string>& words) {
    auto* choice = new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxSize(60, as_high(36)));
    choice->Append(wide(any));
    for (const std::string& word : words) choice->Append(wide(word));
    choice->SetSelection(0);
    gtk::set_name(choice, name);
    choice->SetToolTip(wide(name));
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
    return choice;
}

wxSizer* LogQuery::make_first_row() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    id_ = make_field(this, tr("Hand, e.g. T1-000012"), tr("Id of the hand"));
    table_ = make_field(this, tr("Table"), tr("Table"));
    dealer_ = make_field(this, tr("Dealer"), tr("Dealer"));
    gtk::show_search_icon(id_);
    row->Add(id_, wxSizerFlags(2).Border(wxRIGHT, grid));
    row->Add(table_, wxSizerFlags(1).Border(wxRIGHT, grid));
    row->Add(dealer_, wxSizerFlags(1).Border(wxRIGHT, 2 * grid));
    const auto make_filter = [&](LogAction action, const std::function<void(bool)>& click) {
        const auto& listed = action_named(log_actions, action);
        auto* toggle = make_toggle(this, tr(listed.label), click);
        toggle->SetToolTip(wide(tip_of(listed)));
        return toggle;
    };
    only_wrong_ = make_filter(LogAction::OnlyWrong, [this](bool) { changed_(); });
    bookmarked_ = make_filter(LogAction::Bookmarked, [this](bool) { changed_(); });
    more_button_ = make_filter(LogAction::More, [this](bool down) {
        show_more(down);
        changed_();
    });
    row->Add(only_wrong_, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    row->Add(bookmarked_, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    row->Add(more_button_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* LogQuery::make_more() {
    more_ = new Tile(this, ground(Tone::Window));
    game_ = make_choice(more_, tr("Any game"), tr("Game"), game_names());
    from_ = make_field(more_, tr("From 2026-03-14"), tr("From this day or time, UTC"));
    to_ =
        make_field(more_, tr("To 2026-03-14"), tr("To the end of this day, or to this time, UTC"));
    outcome_ =
        make_choice(more_, tr("Any outcome"), tr("Outcome of a wager"), for_people(outcomes()));
    wager_ = make_choice(more_, tr("Any wager"), tr("Wager"), for_people(searched_wagers()));
    clause_ = make_field(more_, tr("Clause, e.g. BRK-PUSH"),
                         tr("Clause that the ruling cites, or a misreading's id"));
    amount_ = make_field(more_, tr("Amount, 25 or 25-100"),
                         tr("Amount due, paid or of difference; a range as 25-100, 25- or -100"));
    notes_ = make_field(more_, tr("Words in notes"), tr("Words in notes"));
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(game_, wxSizerFlags(1).Border(wxRIGHT, grid));
    first->Add(from_, wxSizerFlags(1).Border(wxRIGHT, grid));
    first->Add(to_, wxSizerFlags(1).Border(wxRIGHT, grid));
    first->Add(notes_, wxSizerFlags(1));
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    second->Add(wager_, wxSizerFlags(1).Border(wxRIGHT, grid));
    second->Add(outcome_, wxSizerFlags(1).Border(wxRIGHT, grid));
    second->Add(amount_, wxSizerFlags(1).Border(wxRIGHT, grid));
    second->Add(clause_, wxSizerFlags(1));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(first, wxSizerFlags().Expand().Border(wxBOTTOM, grid));
    column->Add(second, wxSizerFlags().Expand());
    more_->SetSizer(column);
    return more_;
}

HandQuery LogQuery::query() const {
    HandQuery query;
    query.id = text_of(id_);
    query.table = text_of(table_);
    query.dealer = text_of(dealer_);
    query.only_wrong = only_wrong_->GetValue();
    query.bookmarked = bookmarked_->GetValue();
    if (game_->GetSelection() > 0)
        query.game = every_game.at(static_cast<std::size_t>(game_->GetSelection()) - 1);
    query.from = text_of(from_);
    query.to = text_of(to_);
    query.wager = chosen(wager_, searched_wagers());
    query.outcome = chosen(outcome_, outcomes());
    query.clause = text_of(clause_);
    query.amount = text_of(amount_);
    query.notes = text_of(notes_);
    return query;
}

void LogQuery::show(const HandQuery& query) {
    set_text(id_, query.id);
    set_text(table_, query.table);
    set_text(dealer_, query.dealer);
    only_wrong_->SetValue(query.only_wrong);
    bookmarked_->SetValue(query.bookmarked);
    game_->SetSelection(query.game ? static_cast<int>(*query.game) + 1 : 0);
    set_text(from_, query.from);
    set_text(to_, query.to);
    wager_->SetSelection(place_of(query.wager, searched_wagers()));
    outcome_->SetSelection(place_of(query.outcome, outcomes()));
    set_text(clause_, query.clause);
    set_text(amount_, query.amount);
    set_text(notes_, query.notes);
    if (asks_for_more(query)) show_more(true);
}

void LogQuery::show_more(bool more) {
    more_->Show(more);
    more_button_->SetValue(more);
    InvalidateBestSize();
    Layout();
}

wxTextCtrl* LogQuery::field(const std::string& name) const {
    if (name == "clause") return clause_;
    if (name == "amount") return amount_;
    if (name == "from") return from_;
    return name == "notes" ? notes_ : id_;
}

}  // namespace fairdeal
