#include "desk/kit/gtk.h"

#include <gtk/gtk.h>
#include <wx/font.h>
#include <wx/fontutil.h>
#include <wx/window.h>
#include <algorithm>

namespace fairdeal::gtk {

namespace {

GtkWidget* widget_of(wxWindow* window) { return window->GetHandle(); }

GtkLabel* label_of(wxWindow* window) { return GTK_LABEL(widget_of(window)); }

/// What is in a button or a scrolled window; null if nothing is.
GtkWidget* child_of(wxWindow* window) { return gtk_bin_get_child(GTK_BIN(widget_of(window))); }

GtkStyleContext* style_of(wxWindow* window) {
    return gtk_widget_get_style_context(widget_of(window));
}

/// A link is called by its own words.
void name_links(GtkLabel* label) {
    const wxString text = wxString::FromUTF8(gtk_label_get_text(label));
    AtkObject* const spoken = gtk_widget_get_accessible(GTK_WIDGET(label));
    for (int i = 0; i < atk_object_get_n_accessible_children(spoken); ++i) {
        AtkObject* const child = atk_object_ref_accessible_child(spoken, i);
        AtkHyperlink* const link = atk_hyperlink_impl_get_hyperlink(ATK_HYPERLINK_IMPL(child));
        const auto from = static_cast<std::size_t>(atk_hyperlink_get_start_index(link));
        const auto to = static_cast<std::size_t>(atk_hyperlink_get_end_index(link));
        atk_object_set_name(child, text.Mid(from, to - from).utf8_string().c_str());
        g_object_unref(link);
        g_object_unref(child);
    }
}

/// Deprecated by Pango without a successor: what it names instead must lay the text out first.
bool begins_from_right(const std::string& line) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(line.c_str(), -1) == PANGO_DIRECTION_RTL;
    G_GNUC_END_IGNORE_DEPRECATIONS
}

void wrap(GtkLabel* label) {
    gtk_label_set_line_wrap(label, TRUE);
    gtk_label_set_xalign(label, 0.0F);
}

void align_child(wxWindow* button, GtkAlign align) {
    GtkWidget* const child = child_of(button);
    if (child != nullptr) gtk_widget_set_halign(child, align);
}

}  // namespace

bool moves_things() {
    gboolean moves = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &moves, nullptr);
    return moves == TRUE;
}

void prepare(const char* font, bool still) {
    GtkSettings* const settings = gtk_settings_get_default();
    g_object_set(settings, "gtk-font-name", font, nullptr);
    if (still)
        g_object_set(settings, "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, nullptr);
}

void scale_letters(double times) {
    GtkSettings* const settings = gtk_settings_get_default();
    static const int plain = [settings] {
        constexpr int usual = 96 * 1024;  // dots an inch, in 1024ths
        int set = 0;
        g_object_get(settings, "gtk-xft-dpi", &set, nullptr);
        return set > 0 ? set : usual;
    }();
    g_object_set(settings, "gtk-xft-dpi", static_cast<int>(plain * times), nullptr);
}

void set_style(const std::string& css, bool dark) {
    static GtkCssProvider* provider = nullptr;
    GtkSettings* const settings = gtk_settings_get_default();
    gboolean was_dark = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &was_dark, nullptr);
    if ((was_dark != FALSE) != dark) {  // the toolkit reads its whole theme again, for 40 ms
        g_object_set(settings, "gtk-application-prefer-dark-theme", dark ? TRUE : FALSE, nullptr);
        g_object_notify(G_OBJECT(settings), "gtk-theme-name");
    }
    if (provider == nullptr) {
        provider = gtk_css_provider_new();
        gtk_style_context_add_provider_for_screen(gdk_screen_get_default(),
                                                  GTK_STYLE_PROVIDER(provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    gtk_css_provider_load_from_data(provider, css.c_str(), -1, nullptr);
}

void add_class(wxWindow* window, const char* name) {
    gtk_style_context_add_class(style_of(window), name);
    window->InvalidateBestSize();
}

void keep_scrollbar(wxWindow* window) {
    if (GTK_IS_SCROLLED_WINDOW(widget_of(window)))
        gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(widget_of(window)), FALSE);
}

void set_class(wxWindow* window, const char* name, bool on) {
    GtkStyleContext* const context = style_of(window);
    if (on)
        gtk_style_context_add_class(context, name);
    else
        gtk_style_context_remove_class(context, name);
}

void set_name(wxWindow* window, const std::string& name) {
    GtkWidget* const outer = widget_of(window);
    atk_object_set_name(gtk_widget_get_accessible(outer), name.c_str());
    // Of what scrolls the widget within takes the keyboard, and it alone is a stop for it.
    GtkWidget* inner = window->m_wxwindow;
    if (inner == nullptr && GTK_IS_SCROLLED_WINDOW(outer)) inner = child_of(window);
    if (inner == nullptr || inner == outer) return;
    atk_object_set_name(gtk_widget_get_accessible(inner), name.c_str());
    gtk_widget_set_can_focus(outer, FALSE);
}

void set_role(wxWindow* window, const char* role) {
    atk_object_set_role(gtk_widget_get_accessible(widget_of(window)), atk_role_for_name(role));
}

void set_description(wxWindow* window, const std::string& description) {
    atk_object_set_description(gtk_widget_get_accessible(widget_of(window)), description.c_str());
}

bool has_keyboard(wxWindow* top) {
    GtkWidget* const focus = gtk_window_get_focus(GTK_WINDOW(widget_of(top)));
    return focus != nullptr && gtk_widget_get_mapped(focus) != FALSE &&
           gtk_widget_is_sensitive(focus) != FALSE;
}

std::string in_markup(const std::string& words) {
    char* const quoted = g_markup_escape_text(words.c_str(), -1);
    std::string text = quoted;
    g_free(quoted);
    return text;
}

void set_links(wxWindow* label, const std::string& markup,
               std::function<void(const std::string& href)> clicked) {
    using Clicked = std::function<void(const std::string&)>;
    gboolean (*const handler)(GtkLabel*, const char*, gpointer) = [](GtkLabel*, const char* href,
                                                                     gpointer data) -> gboolean {
        (*static_cast<Clicked*>(data))(href);
        return TRUE;
    };
    const GClosureNotify gone = [](gpointer data, GClosure*) {
        delete static_cast<Clicked*>(data);
    };
    GtkLabel* const text = label_of(label);
    gtk_label_set_markup(text, markup.c_str());
    gtk_label_set_track_visited_links(text, FALSE);
    name_links(text);
    g_signal_handlers_disconnect_matched(text, G_SIGNAL_MATCH_FUNC, 0, 0, nullptr,
                                         reinterpret_cast<gpointer>(handler), nullptr);
    g_signal_connect_data(text, "activate-link", G_CALLBACK(handler),
                          new Clicked(std::move(clicked)), gone, GConnectFlags{});
}

void set_letters(wxWindow* label, const wxFont& font) {
    PangoAttrList* const list = pango_attr_list_new();
    pango_attr_list_insert(list, pango_attr_font_desc_new(font.GetNativeFontInfo()->description));
    // A hyphen where a hash is broken would read as a part of it.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
    gtk_label_set_attributes(label_of(label), list);
    pango_attr_list_unref(list);
}

std::string from_left(const std::string& text) {
    std::string lines;
    for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + 1) {
        end = text.find('\n', at);
        const std::string line = text.substr(at, end - at);
        if (begins_from_right(line)) lines += "\u200e";
        lines += line;
        if (end != std::string::npos) lines += '\n';
    }
    return lines;
}

void wrap_label(wxWindow* label) {
    wrap(label_of(label));
    gtk_label_set_line_wrap_mode(label_of(label), PANGO_WRAP_WORD_CHAR);
}

void wrap_button(wxWindow* button) {
    GtkWidget* const label = child_of(button);
    if (label != nullptr) wrap(GTK_LABEL(label));
}

int height_for(wxWindow* window, int width) {
    GtkWidget* const widget = widget_of(window);
    gtk_widget_set_size_request(widget, width, -1);  // the size it had does not count
    int least = 0;
    int natural = 0;
    gtk_widget_get_preferred_height_for_width(widget, width, &least, &natural);
    GtkWidget* const label = GTK_IS_BUTTON(widget) ? child_of(window) : nullptr;
    if (label == nullptr || !GTK_IS_LABEL(label)) return natural;

    // A button that was measured before its label wraps is taken to be a line high ever after: GTK
    // keeps how it is to be asked. The label itself knows.
    GtkBorder padding;
    GtkBorder border;
    GtkStyleContext* const style = style_of(window);
    const GtkStateFlags state = gtk_style_context_get_state(style);
    gtk_style_context_get_padding(style, state, &padding);
    gtk_style_context_get_border(style, state, &border);
    const int beside = padding.left + padding.right + border.left + border.right;
    const int around = padding.top + padding.bottom + border.top + border.bottom;
    int lines = 0;
    gtk_widget_get_preferred_height_for_width(label, width - beside, &least, &lines);
    return std::max(natural, lines + around);
}

void align_left(wxWindow* button) { align_child(button, GTK_ALIGN_START); }

bool is_aligned_left(wxWindow* button) {
    GtkWidget* const child = child_of(button);
    return child != nullptr && gtk_widget_get_halign(child) == GTK_ALIGN_START;
}

void align_right(wxWindow* button) { align_child(button, GTK_ALIGN_END); }

void put_icon_on_top(wxWindow* button) {
    GtkButton* const widget = GTK_BUTTON(widget_of(button));
    gtk_button_set_image_position(widget, GTK_POS_TOP);
    gtk_button_set_always_show_image(widget, TRUE);
}

void show_search_icon(wxWindow* entry) {
    gtk_entry_set_icon_from_icon_name(GTK_ENTRY(widget_of(entry)), GTK_ENTRY_ICON_PRIMARY,
                                      "edit-find-symbolic");
}

bool is_choosing(const wxWindow* window) {
    GtkWidget* const widget = window->GetHandle();
    GtkWidget* const top = gtk_widget_get_toplevel(widget);
    GtkWidget* const focus = GTK_IS_WINDOW(top) ? gtk_window_get_focus(GTK_WINDOW(top)) : nullptr;
    GtkWidget* const list =
        focus == nullptr ? nullptr : gtk_widget_get_ancestor(focus, GTK_TYPE_COMBO_BOX);
    return list != nullptr && gtk_widget_is_ancestor(list, widget) != FALSE;
}

std::string default_player(const std::string& file) {
    char* type = g_content_type_guess(file.c_str(), nullptr, 0, nullptr);
    GAppInfo* program = g_app_info_get_default_for_type(type, FALSE);
    g_free(type);
    if (program == nullptr) return {};
    const char* name = g_app_info_get_executable(program);
    std::string player = name == nullptr ? "" : name;
    g_object_unref(program);
    return player;
}

}  // namespace fairdeal::gtk
