#pragma once
// Records for others: a dealer's training file, results by part, old exams marked again, the list
// of withdrawn certificates.

#include "desk/certify/certify_records.h"
#include "desk/certify/office/office_page.h"

namespace fairdeal {

class RecordsPage : public OfficePage {
public:
    RecordsPage(wxWindow* parent, PageContext& context, OfficeSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void take_focus() override;

    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] wxButton* save_button() const { return save_; }
    [[nodiscard]] wxButton* others_button() const { return others_; }
    [[nodiscard]] const RecordsScreen& shown() const { return shown_; }

private:
    void make_list();
    void make_side();
    void pick(CertifyTask task);
    void mark_again();
    void show_picked(int width) override;

    RecordsScreen shown_;
    wxButton* again_ = nullptr;
    wxSizer* results_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* others_ = nullptr;
};

}  // namespace fairdeal
