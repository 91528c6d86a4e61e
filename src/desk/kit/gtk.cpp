#include "desk/kit/gtk.h"

#include <wx/font.h>
#include <wx/fontutil.h>
#include <wx/window.h>

extern "C" {
void* gtk_settings_get_default(void);
void g_object_set(void* object, const char* first, ...);
void g_object_get(void* object, const char* first, ...);
void g_object_unref(void* object);
void g_object_notify(void* object, const char* property);
void* gtk_widget_get_style_context(void* widget);
void gtk_style_context_add_class(void* context, const char* name);
void gtk_style_context_remove_class(void* context, const char* name);
void* gtk_css_provider_new(void);
int gtk_css_provider_load_from_data(void* provider, const char* data, long length, void** error);
void* gdk_screen_get_default(void);
void gtk_style_context_add_provider_for_screen(void* screen, void* provider, unsigned priority);
void* gtk_widget_get_accessible(void* widget);
void atk_object_set_name(void* object, const char* name);
void atk_object_set_role(void* object, int role);
int atk_role_for_name(const char* name);
void atk_object_set_description(void* object, const char* description);
int atk_object_get_n_accessible_children(void* object);
void* atk_object_ref_accessible_child(void* object, int number);
void* atk_hyperlink_impl_get_hyperlink(void* object);
int atk_hyperlink_get_start_index(void* link);
int atk_hyperlink_get_end_index(void* link);
const char* gtk_label_get_text(void* label);
void gtk_label_set_markup(void* label, const char* markup);
void gtk_label_set_track_visited_links(void* label, int track);
unsigned long g_signal_connect_data(void* instance, const char* signal, void (*handler)(),
                                    void* data, void (*gone)(void* data, void* closure), int flags);
void gtk_label_set_attributes(void* label, void* attributes);
void* pango_attr_list_new(void);
void pango_attr_list_insert(void* list, void* attribute);
void pango_attr_list_unref(void* list);
int pango_find_base_dir(const char* text, int length);
void* pango_attr_font_desc_new(const void* description);
void gtk_label_set_line_wrap(void* label, int wrap);
void gtk_label_set_xalign(void* label, float align);
void gtk_widget_get_preferred_height_for_width(void* widget, int width, int* least, int* natural);
void gtk_entry_set_icon_from_icon_name(void* entry, int position, const char* name);
void* gdk_get_default_root_window(void);
void* gdk_pixbuf_get_from_window(void* window, int x, int y, int width, int height);
int gdk_pixbuf_save(void* pixbuf, const char* file, const char* type, void** error, ...);
void* gtk_window_get_focus(void* window);
int gtk_widget_get_mapped(void* widget);
int gtk_widget_is_sensitive(void* widget);
void gtk_widget_set_can_focus(void* widget, int can);
unsigned long gtk_scrolled_window_get_type(void);
int g_type_check_instance_is_a(void* instance, unsigned long type);
void gtk_widget_set_halign(void* widget, int align);
int gtk_widget_get_halign(void* widget);
void* gtk_bin_get_child(void* bin);
void gtk_widget_set_size_request(void* widget, int width, int height);
void gtk_button_set_image_position(void* button, int position);
void gtk_button_set_always_show_image(void* button, int always);
}

namespace fairdeal::gtk {

namespace {
constexpr unsigned application_priority = 600;
constexpr int align_start = 1;
constexpr int from_right_to_left = 1;
void* widget_of(wxWindow* window) { return window->GetHandle(); }

/// A link is called by its own words.
void name_links(void* label) {
    const wxString text = wxString::FromUTF8(gtk_label_get_text(label));
    void* spoken = gtk_widget_get_accessible(label);
    for (int i = 0; i < atk_object_get_n_accessible_children(spoken); ++i) {
        void* child = atk_object_ref_accessible_child(spoken, i);
        void* link = atk_hyperlink_impl_get_hyperlink(child);
        const auto from = static_cast<std::size_t>(atk_hyperlink_get_start_index(link));
        const auto to = static_cast<std::size_t>(atk_hyperlink_get_end_index(link));
        atk_object_set_name(child, text.Mid(from, to - from).utf8_string().c_str());
        g_object_unref(link);
        g_object_unref(child);
    }
}

bool scrolls(void* widget) {
    return g_type_check_instance_is_a(widget, gtk_scrolled_window_get_type()) != 0;
}

}  // namespace

void prepare(const char* font, bool still) {
    void* settings = gtk_settings_get_default();
    g_object_set(settings, "gtk-font-name", font, nullptr);
    g_object_set(settings, "gtk-enable-animations", still ? 0 : 1, nullptr);
    if (still) g_object_set(settings, "gtk-cursor-blink", 0, nullptr);
}

void scale_letters(double times) {
    void* settings = gtk_settings_get_default();
    static const int plain = [settings] {
        constexpr int usual = 96 * 1024;  // dots an inch, in 1024ths
        int set = 0;
        g_object_get(settings, "gtk-xft-dpi", &set, nullptr);
        return set > 0 ? set : usual;
    }();
    g_object_set(settings, "gtk-xft-dpi", static_cast<int>(plain * times), nullptr);
}

void set_style(const std::string& css, bool dark) {
    static void* provider = nullptr;
    void* settings = gtk_settings_get_default();
    g_object_set(settings, "gtk-application-prefer-dark-theme", dark ? 1 : 0, nullptr);
    g_object_notify(settings, "gtk-theme-name");
    if (provider == nullptr) {
        provider = gtk_css_provider_new();
        gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), provider,
                                                  application_priority);
    }
    gtk_css_provider_load_from_data(provider, css.c_str(), -1, nullptr);
}

void add_class(wxWindow* window, const char* name) {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget_of(window)), name);
    window->InvalidateBestSize();
}

void set_class(wxWindow* window, const char* name, bool on) {
    void* context = gtk_widget_get_style_context(widget_of(window));
    if (on)
        gtk_style_context_add_class(context, name);
    else
        gtk_style_context_remove_class(context, name);
}

void set_name(wxWindow* window, const std::string& name) {
    void* outer = widget_of(window);
    atk_object_set_name(gtk_widget_get_accessible(outer), name.c_str());
    // Of what scrolls the widget within takes the keyboard, and it alone is a stop for it.
    void* inner = window->m_wxwindow;
    if (inner == nullptr && scrolls(outer)) inner = gtk_bin_get_child(outer);
    if (inner == nullptr || inner == outer) return;
    atk_object_set_name(gtk_widget_get_accessible(inner), name.c_str());
    gtk_widget_set_can_focus(outer, 0);
}

void set_role(wxWindow* window, const char* role) {
    atk_object_set_role(gtk_widget_get_accessible(widget_of(window)), atk_role_for_name(role));
}

void set_description(wxWindow* window, const std::string& description) {
    atk_object_set_description(gtk_widget_get_accessible(widget_of(window)), description.c_str());
}

bool has_keyboard(wxWindow* top) {
    void* focus = gtk_window_get_focus(widget_of(top));
    return focus != nullptr && gtk_widget_get_mapped(focus) != 0 &&
           gtk_widget_is_sensitive(focus) != 0;
}

void set_links(wxWindow* label, const std::string& markup,
               std::function<void(const std::string& href)> clicked) {
    using Clicked = std::function<void(const std::string&)>;
    int (*const handler)(void*, const char*, void*) = [](void*, const char* href, void* data) {
        (*static_cast<Clicked*>(data))(href);
        return 1;
    };
    void (*const gone)(void*, void*) = [](void* data, void*) {
        delete static_cast<Clicked*>(data);
    };
    gtk_label_set_markup(widget_of(label), markup.c_str());
    gtk_label_set_track_visited_links(widget_of(label), 0);
    name_links(widget_of(label));
    g_signal_connect_data(widget_of(label), "activate-link", reinterpret_cast<void (*)()>(handler),
                          new Clicked(std::move(clicked)), gone, 0);
}

void set_letters(wxWindow* label, const wxFont& font) {
    void* list = pango_attr_list_new();
    pango_attr_list_insert(list, pango_attr_font_desc_new(font.GetNativeFontInfo()->description));
    gtk_label_set_attributes(widget_of(label), list);
    pango_attr_list_unref(list);
}

std::string from_left(const std::string& text) {
    std::string lines;
    for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + 1) {
        end = text.find('\n', at);
        const std::string line = text.substr(at, end - at);
        if (pango_find_base_dir(line.c_str(), -1) == from_right_to_left) lines += "\u200e";
        lines += line;
        if (end != std::string::npos) lines += '\n';
    }
    return lines;
}

void wrap_label(wxWindow* label) {
    gtk_label_set_line_wrap(widget_of(label), 1);
    gtk_label_set_xalign(widget_of(label), 0.0F);
}

void wrap_button(wxWindow* button) {
    void* label = gtk_bin_get_child(widget_of(button));
    if (label == nullptr) return;
    gtk_label_set_line_wrap(label, 1);
    gtk_label_set_xalign(label, 0.0F);
}

int height_for(wxWindow* window, int width) {
    gtk_widget_set_size_request(widget_of(window), width, -1);  // the size it had does not count
    int least = 0;
    int natural = 0;
    gtk_widget_get_preferred_height_for_width(widget_of(window), width, &least, &natural);
    return natural;
}

void align_left(wxWindow* button) {
    void* child = gtk_bin_get_child(widget_of(button));
    if (child != nullptr) gtk_widget_set_halign(child, align_start);
}

bool is_aligned_left(wxWindow* button) {
    void* child = gtk_bin_get_child(widget_of(button));
    return child != nullptr && gtk_widget_get_halign(child) == align_start;
}

void align_right(wxWindow* button) {
    constexpr int align_end = 2;
    void* child = gtk_bin_get_child(widget_of(button));
    if (child != nullptr) gtk_widget_set_halign(child, align_end);
}

void put_icon_on_top(wxWindow* button) {
    constexpr int top = 2;
    gtk_button_set_image_position(widget_of(button), top);
    gtk_button_set_always_show_image(widget_of(button), 1);
}

void show_search_icon(wxWindow* entry) {
    gtk_entry_set_icon_from_icon_name(widget_of(entry), 0, "edit-find-symbolic");
}

bool save_screen(const std::string& png, int x, int y, int width, int height) {
    void* picture = gdk_pixbuf_get_from_window(gdk_get_default_root_window(), x, y, width, height);
    if (picture == nullptr) return false;
    const bool saved = gdk_pixbuf_save(picture, png.c_str(), "png", nullptr, nullptr) != 0;
    g_object_unref(picture);
    return saved;
}

}  // namespace fairdeal::gtk
