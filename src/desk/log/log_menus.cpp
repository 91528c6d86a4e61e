// The menus of the page of a log: what can be done with the selected hands, which columns the
// table has, and the searches that are kept.

#include <wx/clipbrd.h>
#include <wx/textdlg.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/log/hand_columns.h"
#include "desk/log/log_page.h"
#include "desk/log/log_tasks.h"

namespace fairdeal {

namespace {

/// Puts an entry into a menu; what it does is done once the menu is closed.
wxMenuItem* offer(wxMenu& menu, const std::string& label, const std::function<void()>& act) {
    wxString shown = wide(label);
    shown.Replace("&", "&&");  // else it would mark a key
    wxMenuItem* item = menu.Append(wxID_ANY, shown);
    menu.Bind(
        wxEVT_MENU, [act](wxCommandEvent&) { act(); }, item->GetId());
    return item;
}

}  // namespace

/// At the button that it belongs to, or where the mouse is.
void LogPage::popup(wxMenu& menu, const wxWindow* button) {
    if (button == nullptr)
        PopupMenu(&menu);
    else
        PopupMenu(&menu, ScreenToClient(button->GetScreenPosition()));
}

void LogPage::copy(const std::string& text, const std::string& report) {
    if (!wxTheClipboard->Open()) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(text)));
    wxTheClipboard->Close();
    session_.report = report;
    changed();
}

void LogPage::copy_chosen() {
    const auto hands = static_cast<std::int64_t>(shown_.chosen.size());
    if (hands == 0) return;
    copy(chosen_lines(session_),
         tr_n("{count} hand is on the clipboard.", "{count} hands are on the clipboard.", hands));
}

/// Over the selected hands, or all that were found.
void LogPage::offer_other_rules(wxMenu& menu, std::int64_t hands) {
    offer(menu,
          tr_n("Another rule over {count} hand\u2026", "Another rule over {count} hands\u2026",
               hands),
          [this] { done(rule_over_chosen(session_)); });
    offer(menu, tr("Another rule over all hands found\u2026"),
          [this] { done(rule_over_found(session_)); });
}

/// Of the selected hands; a row that is not among them is selected in their place.
void LogPage::show_menu(int row, std::size_t column, bool by_key) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.items.size()) return;
    if (std::ranges::find(shown_.chosen, row) == shown_.chosen.end()) choose({row}, row);
    const HandItem item = shown_.items.at(static_cast<std::size_t>(row));
    const ListColumn at = shown_.columns.at(column);
    const std::string cell = item.cells.at(column);
    wxMenu menu;
    const auto hands = static_cast<std::int64_t>(shown_.chosen.size());
    if (hands == 1) offer(menu, tr("Open the hand"), [this] { take(LogAction::OpenHand); });
    offer(menu, tr_n("Copy {count} row", "Copy {count} rows", hands), [this] { copy_chosen(); });
    if (!cell.empty())
        offer(menu, tr("Copy \u201c{words}\u201d", "words"_a = cell), [this, cell] {
            copy(cell, tr("\u201c{words}\u201d is on the clipboard.", "words"_a = cell));
        });
    offer(menu, tr_n("Set a bookmark", "Set {count} bookmarks", hands), [this] {
        bookmark_chosen(session_);
        changed();
    });
    auto* exports = new wxMenu;
    offer_exports(*exports, true);
    menu.AppendSubMenu(exports, wide(tr_n("Export {count} hand", "Export {count} hands", hands)));
    offer_other_rules(menu, hands);
    menu.AppendSeparator();
    for (const ListColumn& each : shown_.columns) {
        if (column != 0 && each.column != at.column) continue;  // of one cell: what it shows
        auto same = same_hands(session_, each.column);
        if (!same) continue;
        offer(menu, same->words, [this, query = std::move(same->query)] { ask(query); });
    }
    popup(menu, by_key ? with_chosen_ : nullptr);
}

void LogPage::show_columns() {
    wxMenu menu;
    const auto& columns = session_.preferences.hand_columns;
    for (const HandColumn column : every_hand_column) {
        wxMenuItem* item = menu.AppendCheckItem(wxID_ANY, wide(heading_of(column)));
        item->Check(std::ranges::find(columns, column) != columns.end());
        menu.Bind(
            wxEVT_MENU,
            [this, column](wxCommandEvent&) {
                toggle_column(session_, column);
                changed();
            },
            item->GetId());
    }
    popup(menu, columns_);
}

void LogPage::show_searches() {
    wxMenu menu;
    auto* removed = new wxMenu;
    for (const SavedSearch& search : session_.preferences.searches) {
        offer(menu, search.name, [this, search] {
            use_search(session_, search);
            changed();
        });
        offer(*removed, search.name, [this, name = search.name] {
            delete_search(session_, name);
            changed();
        });
    }
    if (!session_.preferences.searches.empty()) menu.AppendSeparator();
    offer(menu, tr("Save this search\u2026"), [this] { save_search(); });
    menu.AppendSubMenu(removed, wide(tr("Delete")))->Enable(!session_.preferences.searches.empty());
    PopupMenu(&menu);
}

void LogPage::save_search() {
    wxTextEntryDialog dialog(this, wide(tr("Name of the search")), wide(tr("Save this search")));
    dialog.SetMaxLength(most_of_a_name);
    if (dialog.ShowModal() != wxID_OK) return;
    wxString name = dialog.GetValue();
    fairdeal::save_search(session_, name.Trim().Trim(false).utf8_string());
    changed();
}

}  // namespace fairdeal
