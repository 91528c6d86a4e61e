#pragma once
// The sittings that the person who is signed in may see, and the picked one: what is known of it,
// its result with every item, and what can be done.

#include "desk/certify/office/office_page.h"

namespace fairdeal {

class SittingsPage : public OfficePage {
public:
    SittingsPage(wxWindow* parent, PageContext& context, OfficeSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* items() const { return items_; }
    [[nodiscard]] wxButton* open_button() const { return open_; }
    /// The button of what can be done; null where it cannot.
    [[nodiscard]] wxButton* task_button(CertifyTask task) const;
    [[nodiscard]] const SittingsScreen& shown() const { return shown_; }

private:
    enum class Part : std::uint8_t { Facts, Items };
    void make_list();
    void make_detail();
    void make_parts();
    void show_tasks();
    void show_part();
    void wrap_texts() override;
    void show_picked(int width) override;

    SittingsScreen shown_;
    Part part_ = Part::Facts;
    Text* empty_ = nullptr;
    wxButton* open_ = nullptr;
    wxSizer* head_ = nullptr;
    Text* heading_ = nullptr;
    Text* stage_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    wxSizer* tasks_ = nullptr;
    std::vector<std::pair<CertifyTask, wxButton*>> task_buttons_;
    RowList* items_ = nullptr;
};

}  // namespace fairdeal
