#include "desk/certify/office/certify_page.h"

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/certify/office/office_list.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {
constexpr double heading_pixels = 20, words_pixels = 15;
}  // namespace

CertifyPage::CertifyPage(wxWindow* parent, PageContext& context, OfficeSession& session)
    : Page(parent, context), session_(session), tabs_(new CertifyTabs(this, context, session)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    error_ = new Text(this, "", 14, Hue::Bad);
    error_->keep_line();
    column->Add(error_, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    column->AddSpacer(grid);
    column->Add(make_ground(), wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* CertifyPage::make_ground() {
    ground_ = new Tile(this, ground(Tone::Window));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_exams(ground_),
             wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    row->Add(make_sign_in(ground_), wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    ground_->SetSizer(row);
    return ground_;
}

wxWindow* CertifyPage::make_exams(wxWindow* parent) {
    exams_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(exams_, "", heading_pixels, Hue::Text, wxFONTWEIGHT_BOLD);
    words_ = new Text(exams_, "", words_pixels, Hue::Muted);
    head_ = new wxBoxSizer(wxVERTICAL);
    put(head_, heading_, {3 * grid, 3 * grid, 3 * grid, Gap::tight});
    column->Add(head_, wxSizerFlags().Expand());
    seats_ = new RowList(exams_, tr("Exams to be sat here"), office_row_height(), Tone::Surface);
    seats_->on_pick = [this](int row) {
        if (row < 0) return;
        session_.picked_seat = shown_.seats.at(static_cast<std::size_t>(row)).id;
        changed();
    };
    seats_->on_open = [this](int) { ask_first(); };
    column->Add(seats_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, Gap::hair));
    put(column, words_, {3 * grid, grid, 3 * grid, 0});
    column->Add(make_ways(), wxSizerFlags().Border(wxALL, 3 * grid));
    make_ = make_button(exams_, tr(office_task(CertifyTask::MakeOffice).label), "primary", [this] {
        session_.begin(CertifyTask::MakeOffice);
        changed();
        CallAfter([this] { take_focus(); });
    });
    column->Add(make_, wxSizerFlags().Border(wxALL, 3 * grid));
    const auto submit = [this] {
        session_.submit();
        changed();
    };
    form_ = new OfficePanel(exams_, context(), {&session_, submit});
    column->Add(form_, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    column->Add(form_->buttons(), wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
    exams_->SetSizer(column);
    return exams_;
}

/// The buttons below the exams.
wxSizer* CertifyPage::make_ways() {
    auto* ways = new wxBoxSizer(wxHORIZONTAL);
    back_ = make_button(exams_, tr("Back"), "", [this] { go_back(); });
    receipts_ = make_button(exams_, tr("Save the receipts"), "", [this] { put_receipts(); });
    begin_ = make_button(exams_, tr("Start"), "primary",
                         [this] { session_.released ? begin_exam() : ask_first(); });
    ways->Add(back_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    ways->Add(receipts_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    ways->Add(begin_, wxSizerFlags().CentreVertical());
    return ways;
}

wxWindow* CertifyPage::make_sign_in(wxWindow* parent) {
    sign_in_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(sign_in_card_, tr("Sign in"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, 3 * grid, 3 * grid, grid});
    people_ = new RowList(sign_in_card_, tr("People"), office_row_height(), Tone::Surface);
    people_->on_pick = [this](int row) {
        if (row < 0) return;
        session_.pick_person(shown_.people.at(static_cast<std::size_t>(row)).id);
        changed();
    };
    people_->on_open = [this](int) { sign_in_now(); };
    put(column, people_, {Gap::hair, 0, Gap::hair, 0}, true);
    passphrase_label_ = new Text(sign_in_card_, tr("Passphrase"), 14, Hue::Muted);
    passphrase_ = make_text_field(
        sign_in_card_, tr("Passphrase to sign in"), 240,
        [this](std::string typed) { session_.passphrase = std::move(typed); }, wxTE_PASSWORD);
    put(column, passphrase_label_, {3 * grid, grid, 3 * grid, Gap::hair});
    put(column, passphrase_, {3 * grid, Gap::hair, 3 * grid, 0});
    sign_in_ = make_button(sign_in_card_, tr("Sign in"), "primary", [this] { sign_in_now(); });
    column->Add(sign_in_, wxSizerFlags().Border(wxALL, 3 * grid));
    sign_in_card_->SetSizer(column);
    sign_in_card_->SetMinSize(wxSize(side_card_width, -1));
    return sign_in_card_;
}

void CertifyPage::ask_first() {
    session_.ask_for_start();
    changed();
    CallAfter([this] { take_focus(); });
}

void CertifyPage::go_back() {
    session_.give_up_start();
    changed();
    CallAfter([this] { take_focus(); });
}

void CertifyPage::put_receipts() {
    session_.save_receipts(files().folder_to_open(tr("A folder for both receipts")).value_or(""));
    changed();
}

void CertifyPage::begin_exam() {
    session_.sit_down();
    changed();
}

void CertifyPage::sign_in_now() {
    const wxBusyCursor wait;
    session_.sign_in();
    passphrase_->ChangeValue("");
    changed();
    if (!session_.error.empty() && passphrase_->IsShown()) passphrase_->SetFocus();
}

void CertifyPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = sign_in_screen(session_);
    tabs_->show();
    const bool wrong = !shown_.error.empty();
    error_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    error_->say(wrong ? shown_.error : shown_.notice);
    show_exams();
    show_sign_in();
    lay_out();
}

void CertifyPage::show_exams() {
    const bool has_office = shown_.no_office.empty();
    const auto& form = session_.form;
    if (std::exchange(letters_, shown_.letters) != shown_.letters) {
        heading_->set_pixels(heading_pixels * letters_ / 100);
        words_->set_pixels(words_pixels * letters_ / 100);
        context().letters_are_new();
    }
    heading_->say(shown_.heading);
    exams_->GetSizer()->Show(head_, !form);  // with the room around it
    const std::string words = !has_office                ? shown_.no_office
                              : !shown_.no_seats.empty() ? shown_.no_seats
                                                         : shown_.seat_words;
    words_->say(words);
    words_->Show(!form && !words.empty());
    const bool asks = !shown_.back_label.empty();  // for the clock to start
    seats_->Show(has_office && !form && !asks);
    show_office_rows(seats_, shown_.seats);
    set_label(begin_, shown_.begin_label.empty() ? tr("Start") : shown_.begin_label);
    begin_->Show(has_office && !form && !shown_.seats.empty());
    begin_->Enable(!shown_.begin_label.empty());
    set_label(back_, shown_.back_label);
    back_->Show(asks && !form);
    receipts_->Show(shown_.can_save_receipts && !form);
    make_->Show(shown_.can_make && !form);
    form_->Show(form.has_value());
    if (form) form_->show_form(*form, form_->GetClientSize().x);
}

void CertifyPage::show_sign_in() {
    sign_in_card_->Show(shown_.offers_sign_in);
    show_office_rows(people_, shown_.people);
    const bool asks = !shown_.asks.empty();
    passphrase_label_->say(shown_.asks);
    passphrase_label_->Show(asks);
    passphrase_->Show(asks);
    if (asks) gtk::set_name(passphrase_, shown_.asks);
    if (session_.passphrase.empty()) passphrase_->ChangeValue("");
    sign_in_->Enable(shown_.can_sign_in);
}

void CertifyPage::lay_out() {
    Layout();
    ground_->Layout();
    const int inside = exams_->GetClientSize().x - 6 * grid;
    if (inside > 100) {
        heading_->wrap_to(inside);
        words_->wrap_to(inside);
    }
    error_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    Layout();
    for (Tile* tile : {ground_, exams_, sign_in_card_}) tile->Layout();
    const auto& form = session_.form;
    if (!form || !form_->IsShown()) return;
    form_->show_form(*form, form_->GetClientSize().x);
    exams_->Layout();  // the buttons of the form take their height from it
    form_->FitInside();
}

void CertifyPage::take_focus() {
    if (session_.form && form_->take_focus()) return;
    if (back_->IsShown())
        back_->SetFocus();
    else if (make_->IsShown())
        make_->SetFocus();
    else if (!shown_.seats.empty())
        seats_->SetFocus();
    else if (sign_in_card_->IsShown())
        people_->SetFocus();
}

bool CertifyPage::press(const KeyPress& key) {
    if (key.control) return false;
    if (form_->press(key)) return true;
    if (key.name == KeyName::Escape && session_.form) {
        session_.drop_form();
    } else if (key.name == KeyName::Escape && session_.released) {
        go_back();
    } else if (key.name == KeyName::Enter && seats_->HasFocus()) {
        ask_first();
    } else if (key.name == KeyName::Enter && (people_->HasFocus() || passphrase_->HasFocus())) {
        if (people_->HasFocus() && !shown_.asks.empty())
            passphrase_->SetFocus();
        else
            sign_in_now();
    } else {
        return false;
    }
    changed();
    return true;
}

void CertifyPage::theme_changed() {
    seats_->theme_changed();
    people_->theme_changed();
    form_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
