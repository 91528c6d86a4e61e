#include "desk/lesson/page/lesson_steps.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int figure_width = 26;                                      // of a step's number
constexpr int step_width = panel_inside - Gap::tight - figure_width;  // of its words

/// Everything but what is typed into a field.
std::string shape_of_steps(const LessonScreen& screen) {
    std::string shape = screen.title + screen.heading + screen.story;
    for (const StepScreen& step : screen.steps) {
        const bool typed = step.blank && step.choices.empty() && step.mark.empty();
        shape +=
            "|" + step.asks + (typed ? "" : step.value + (step.current ? "<" : "")) + step.mark;
    }
    if (screen.feedback) shape += "|" + screen.feedback->spoken;
    return shape + "|" + (screen.clause ? screen.clause->id : "");
}

/// "U   Push", "2   Draw a card".
std::string label_of(std::size_t number, const TraceChoice& choice) {
    std::string key = number < 9 ? std::to_string(number + 1) : "";
    if (choice.key != 0) key = std::string(1, static_cast<char>(choice.key - 'a' + 'A'));
    return (key.empty() ? "" : key + "   ") + choice.label;
}

}  // namespace

LessonSteps::LessonSteps(wxWindow* parent, PageContext& context, LessonSession& session)
    : Tile(parent, card(Tone::Window)), context_(context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const PanelHead head = begin_panel(this, column, tr("Steps"));
    title_ = head.title;
    status_ = head.status;
    body_ = head.body;
    clause_ = new ClauseCard(this, [this] {
        session_.close_words();
        context_.changed();
    });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    keys_ = new Text(this, "", 12, Hue::Muted);
    put(column, keys_, {side + Gap::tight, Gap::tight, side, 0});
    make_footer(column);
    SetSizer(column);
    SetMinSize(wxSize(panel_width, -1));
}

wxButton* LessonSteps::make_action_button(LessonAction action, const char* kind) {
    return make_button(this, tr(action_named(lesson_actions, action).label), kind, [this, action] {
        session_.apply(action);
        context_.changed();
    });
}

void LessonSteps::make_footer(wxSizer* column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    again_ = make_action_button(LessonAction::Again, "");
    check_ = make_action_button(LessonAction::Check, "primary");
    next_ = make_action_button(LessonAction::Next, "primary");
    row->Add(again_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    for (wxButton* button : {check_, next_}) row->Add(button, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, side));
}

void LessonSteps::show(const LessonScreen& screen) {
    const UpdateLock lock(this);
    show_heading(screen);
    const std::string shape = shape_of_steps(screen);
    const bool is_new = shape != built_;
    if (is_new) build(screen);
    if (is_new) context_.letters_are_new();
    built_ = shape;
    for (Text* text : texts_) text->wrap_to(step_width);  // its letters may be new on the screen
    update_fields(screen);
    clause_->Show(screen.clause.has_value());
    if (screen.clause) clause_->show(*screen.clause, panel_width - 2 * side);
    show_footer(screen);
    Layout();
    body_->FitInside();
    focus_current(screen);
}

void LessonSteps::show_heading(const LessonScreen& screen) {
    const auto shown = std::count_if(screen.steps.begin(), screen.steps.end(),
                                     [](const StepScreen& step) { return step.shown; });
    const auto blanks = std::count_if(screen.steps.begin(), screen.steps.end(),
                                      [](const StepScreen& step) { return step.blank; });
    title_->say(screen.feedback ? screen.feedback->verdict : tr("Step by step"));
    title_->set_hue(!screen.feedback ? Hue::Text : screen.feedback->right ? Hue::Good : Hue::Bad);
    if (screen.feedback)
        status_->say(screen.feedback->first_wrong);
    else if (blanks > 0)
        status_->say(blanks == 1 ? tr("The last step is yours.")
                                 : tr_n("The last {count} step is yours.",
                                        "The last {count} steps are yours.", blanks));
    else
        status_->say(
            tr("Step {step} of {steps}", "step"_a = shown, "steps"_a = screen.steps.size()));
    title_->wrap_to(panel_width - 2 * side - grid);
    status_->wrap_to(panel_width - 2 * side - grid);
}

Text* LessonSteps::add_text(wxSizer* column, const std::string& text, double pixels, Hue hue,
                            wxFontWeight weight, int above) {
    if (text.empty()) return nullptr;
    auto* made = new Text(body_, text, pixels, hue, weight);
    made->wrap_to(step_width);
    texts_.push_back(made);
    column->Add(made, wxSizerFlags().Border(wxTOP, above));
    return made;
}

void LessonSteps::build(const LessonScreen& screen) {
    body_->DestroyChildren();
    texts_.clear();
    fields_.clear();
    choices_.clear();
    chips_.clear();
    current_ = nullptr;
    chosen_ = nullptr;
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (std::size_t i = 0; i < screen.steps.size(); ++i) {
        const StepScreen& step = screen.steps[i];
        if (!step.shown) continue;
        if (!step.part.empty())
            put(column, new Text(body_, step.part, 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD),
                {Gap::tight, i == 0 ? 0 : Gap::row, 0, Gap::tight});
        add_step(column, step, i + 1);
    }
    if (screen.feedback) add_feedback(column, *screen.feedback);
    column->AddSpacer(grid);
    body_->SetSizer(column, true);
}

void LessonSteps::add_step(wxSizer* column, const StepScreen& step, std::size_t number) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* figure = new Text(body_, std::to_string(number), 14, Hue::Accent, wxFONTWEIGHT_BOLD);
    figure->SetMinSize(wxSize(figure_width, -1));
    row->Add(figure, wxSizerFlags().Border(wxTOP, Gap::tight));
    auto* words = new wxBoxSizer(wxVERTICAL);
    Text* asks = add_text(words, step.asks, 14, Hue::Muted);
    if (step.current || current_ == nullptr || !step.blank) current_ = asks;
    if (step.blank && step.mark.empty())
        add_blank(words, step);
    else if (step.blank)
        add_marked(words, step);
    else
        add_text(words, step.value, 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    if (!step.clauses.empty())
        words->Add(make_chips(
            body_, step.clauses, step_width, {},
            [this](const std::string& id) {
                session_.look_up({ProseKind::Clause, id, id});
                context_.changed();
            },
            chips_));
    words->SetMinSize(step_width, -1);
    row->Add(words);
    put(column, row, {Gap::tight, 0, 0, Gap::row});
}

void LessonSteps::add_blank(wxSizer* column, const StepScreen& step) {
    fields_.resize(step.blank_number + 1);
    if (step.choices.empty()) return add_field(column, step);
    if (step.current) return add_choices(column, step);
    auto* button = make_button(body_, step.value.empty() ? tr("Choose\u2026") : step.value,
                               "choice", [this, number = step.blank_number] {
                                   session_.go_to_blank(number);
                                   context_.changed();
                               });
    gtk::align_left(button);
    gtk::wrap_button(button);
    gtk::set_name(button, step.spoken);
    button->SetMinSize(wxSize(step_width, std::max(40, gtk::height_for(button, step_width))));
    column->Add(button, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void LessonSteps::add_choices(wxSizer* column, const StepScreen& step) {
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
        const TraceChoice& choice = step.choices[i];
        if (!choice.whom.empty() && (i == 0 || step.choices[i - 1].whom != choice.whom))
            add_text(column, choice.whom, 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD, 8);
        auto* button = make_button(body_, label_of(i, choice), "choice",
                                   [this, number = step.blank_number, value = choice.value] {
                                       session_.choose(number, value);
                                       context_.changed();
                                   });
        gtk::align_left(button);
        gtk::wrap_button(button);
        gtk::set_name(button, whole_label(choice));
        gtk::set_class(button, "chosen", step.given == choice.value);
        button->SetName(tick_button);  // else Enter, which checks, would choose it
        if (step.given == choice.value) chosen_ = button;
        button->SetMinSize(wxSize(step_width, std::max(40, gtk::height_for(button, step_width))));
        column->Add(button, wxSizerFlags().Border(wxTOP, Gap::tight));
        choices_.push_back(button);
    }
}

void LessonSteps::add_field(wxSizer* column, const StepScreen& step) {
    auto* field = make_text_field(body_, step.asks, 160,
                                  [this, number = step.blank_number](const std::string& typed) {
                                      session_.fill(number, typed);
                                      context_.changed();
                                  });
    put_text(field, step.value);
    field->Bind(wxEVT_SET_FOCUS, [this, number = step.blank_number](wxFocusEvent& event) {
        event.Skip();
        session_.go_to_blank(number);
    });
    fields_[step.blank_number] = field;
    column->Add(field, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void LessonSteps::add_marked(wxSizer* column, const StepScreen& step) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new Sign(body_, step.right, Tone::Surface, 18),
             wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    auto* words = new wxBoxSizer(wxVERTICAL);
    const auto text = [&](const std::string& what, Hue hue, wxFontWeight weight) {
        auto* made = new Text(body_, what, 15, hue, weight);
        made->wrap_to(panel_inside - 60);
        words->Add(made, wxSizerFlags().Border(wxTOP, Gap::tight));
    };
    text(step.value + " \u00b7 " + step.mark, step.right ? Hue::Good : Hue::Bad,
         wxFONTWEIGHT_SEMIBOLD);
    if (!step.due.empty())
        text(tr("Ruling: {answer}", "answer"_a = step.due), Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    row->Add(words);
    column->Add(row);
}

void LessonSteps::add_feedback(wxSizer* column, const LessonFeedback& feedback) {
    const auto remark = [&](const std::string& heading, const std::string& text, bool note) {
        if (text.empty()) return;
        column->Add(new Remark(body_, heading, text, Tone::Surface, note, panel_inside),
                    wxSizerFlags().Border(wxTOP, grid));
    };
    remark(tr("What happened"), feedback.misreading, true);
    if (feedback.clause && !feedback.right)
        remark(feedback.clause->heading + " \u00b7 " + feedback.clause->id, feedback.clause->text,
               false);
}

void LessonSteps::update_fields(const LessonScreen& screen) {
    for (const StepScreen& step : screen.steps) {
        if (!step.blank || step.blank_number >= fields_.size()) continue;
        wxTextCtrl* field = fields_[step.blank_number];
        if (field != nullptr && field->GetValue().utf8_string() != step.value)
            field->ChangeValue(wide(step.value));
    }
}

void LessonSteps::show_footer(const LessonScreen& screen) {
    const bool blanks = std::any_of(screen.steps.begin(), screen.steps.end(),
                                    [](const StepScreen& step) { return step.blank; });
    keys_->say(screen.key_line);
    keys_->Show(!screen.key_line.empty());
    keys_->wrap_to(panel_width - 2 * side - Gap::tight);
    again_->Show(screen.feedback && screen.feedback->can_try_again);
    check_->Show(blanks && !screen.feedback);
    check_->Enable(screen.can_check);
    next_->Show(!blanks || screen.feedback);
    set_label(next_, screen.go_on_label);
}

void LessonSteps::focus_current(const LessonScreen& screen) {
    if (!IsShownOnScreen()) return;
    if (current_ != nullptr) {
        int line = 0;
        body_->GetViewStart(nullptr, &line);
        const int bottom = current_->GetPosition().y + 80;
        if (bottom > body_->GetClientSize().y || current_->GetPosition().y < 0)
            body_->Scroll(0, std::max(0, line + (bottom - body_->GetClientSize().y) / 8 + 2));
    }
    if (next_->IsShown()) return next_->SetFocus();
    for (const StepScreen& step : screen.steps) {
        if (!step.current) continue;
        wxTextCtrl* field =
            step.blank_number < fields_.size() ? fields_[step.blank_number] : nullptr;
        if (field != nullptr && !field->HasFocus()) field->SetFocus();
        if (field != nullptr) return;
    }
    if (screen.can_check)
        check_->SetFocus();
    else if (!choices_.empty())
        (chosen_ == nullptr ? choices_.front() : chosen_)->SetFocus();
}

void LessonSteps::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
    Refresh();
}

}  // namespace fairdeal
