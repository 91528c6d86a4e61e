// What somebody at the desk waits for: the first picture, a page, the table, a card on its way.

#include <fmt/format.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/evtloop.h>
#include <wx/graphics.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

#include "bench/gui/first_paint.h"
#include "desk/frame/window/desk_app.h"
#include "desk/frame/window/desk_frame.h"
#include "desk/kit/canvas/table_canvas.h"
#include "picture/table/motion.h"
#include "picture/table/table_picture.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

const wxSize table_size{1180, 780};
constexpr int paints = 60;
constexpr int first_paints = 7;

template <class Work>
double milliseconds(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

template <class Work>
double median(int times, const Work& work) {
    std::vector<double> took;
    for (int i = 0; i < times; ++i) took.push_back(milliseconds(work));
    std::ranges::sort(took);
    return took[took.size() / 2];
}

/// The shipped scenario with the most on its table.
TableScreen fullest_table(const Library& library) {
    const auto fullest = std::ranges::max_element(
        library.scenarios, {},
        [](const Scenario& scenario) { return scenario.hand.events.size(); });
    return table_screen(*fullest);
}

/// Shows one bitmap.
class Picture : public wxPanel {
public:
    Picture(wxWindow* parent, wxBitmap picture)
        : wxPanel(parent, wxID_ANY, wxDefaultPosition, table_size), picture_(std::move(picture)) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { wxPaintDC(this).DrawBitmap(picture_, 0, 0); });
    }

private:
    wxBitmap picture_;
};

wxBitmap picture_of(const TableView& view) {
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(table_size, 1);
    wxMemoryDC dc(bitmap);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_table(*painter_on(gc->GetNativeContext()), view,
               {0, 0, double(table_size.x), double(table_size.y)}, Surround::Light);
    return bitmap;
}

double paint_time(wxWindow& window, const wxRect& part) {
    return median(paints, [&] {
        window.RefreshRect(part, false);
        window.Update();
    });
}

void print_ratio(const char* what, double ours, double theirs, const char* beside, double aim) {
    fmt::print("{:<44} {:8.2f} ms  {:5.2f} times {} ({:.2f} ms); aim {:.2f}\n", what, ours,
               ours / theirs, beside, theirs, aim);
}

class BenchApp : public GuardedApp {
public:
    explicit BenchApp(std::string program) : program_(std::move(program)) {}
    bool OnInit() override {
        prepare_toolkit(true);
        const fs::path state = fs::temp_directory_path() / "fairdeal-bench-gui";
        Desk& desk = desk_.emplace(content_folder(), state);
        desk.learn.file = state / "school.db";
        prepare_desk(desk);
        frame_ = new DeskFrame(desk);
        frame_->Show();
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        catch_up(loop);
        pages(loop);
        tables(loop);
        const double empty = first_paint(Shown::EmptyFrame, program_, first_paints);
        print_ratio("first picture of the desk", first_paint(Shown::Desk, program_, first_paints),
                    empty, "that of an empty frame", 1.3);
        frame_->Destroy();
        fs::remove_all(fs::temp_directory_path() / "fairdeal-bench-gui");
        return 0;
    }

private:
    static void catch_up(wxGUIEventLoop& loop) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
        while (std::chrono::steady_clock::now() < end) {
            while (loop.Pending()) loop.Dispatch();
            loop.ProcessIdle();
        }
    }

    /// How long each room holds the window when it is opened first, and again.
    void pages(wxGUIEventLoop& loop) {
        const std::pair<DeskSection, const char*> rooms[] = {
            {DeskSection::Practise, "Practise"}, {DeskSection::Replay, "Replay"},
            {DeskSection::Rebuild, "Rebuild"},   {DeskSection::Audit, "Audit"},
            {DeskSection::Cases, "Cases"},       {DeskSection::Certify, "Certify"},
            {DeskSection::Learn, "Learn"}};
        for (const auto& [room, name] : rooms) {
            const auto open = [&, room = room] {
                frame_->go_to_section(room);
                frame_->show_now();
                frame_->Update();
            };
            const double first = milliseconds(open);
            catch_up(loop);
            frame_->go_to_section(room == DeskSection::Learn ? DeskSection::Practise
                                                             : DeskSection::Learn);
            frame_->show_now();
            catch_up(loop);
            fmt::print("{:<10} opened first {:6.1f} ms, again {:6.1f} ms; aim 50\n", name, first,
                       milliseconds(open));
        }
    }

    void tables(wxGUIEventLoop& loop) {
        const TableScreen full = fullest_table(desk_->library);
        const TableView view = view_of(full);
        auto* window = new wxFrame(nullptr, wxID_ANY, "", {0, 0}, table_size);
        auto* table = new TableCanvas(window, Tone::Window, TableUse::Review);
        table->SetSize(wxRect(wxPoint(0, 0), table_size));
        table->show(full);
        auto* picture = new Picture(window, picture_of(view));
        const auto shown = [&](wxWindow* what, wxWindow* other) {
            other->Hide();
            what->Show();
            what->SetSize(wxRect(wxPoint(0, 0), table_size));
            catch_up(loop);
        };
        window->Show();
        const wxRect whole(wxPoint(0, 0), table_size);
        shown(table, picture);
        const double drawn = paint_time(*table, whole);
        const wxRect card = place_of_a_card(full);
        const double moved = paint_time(*table, card);
        shown(picture, table);
        print_ratio("a full table", drawn, paint_time(*picture, whole), "a kept picture of it",
                    1.25);
        print_ratio("a card on its way, one step", moved, paint_time(*picture, card),
                    "the same part of that picture", 1.5);
        window->Destroy();
    }

    /// The part of the window that one step of its last card damages.
    static wxRect place_of_a_card(const TableScreen& full) {
        TableScreen before = full;
        for (std::size_t step = full.step; step > 0; --step) {
            before.step = step - 1;
            TableScreen after = full;
            after.step = step;
            const Motion motion = motion_between(
                before, after, view_of(after), {0, 0, double(table_size.x), double(table_size.y)});
            if (motion.cards.size() != 1) continue;
            const Box box = bounds_of(motion, 0.5);
            return {int(box.x), int(box.y), int(box.width), int(box.height)};
        }
        return {wxPoint(0, 0), wxSize(100, 140)};
    }

    std::string program_;
    std::optional<Desk> desk_;
    DeskFrame* frame_ = nullptr;
};

}  // namespace

}  // namespace fairdeal

int main(int argc, char** argv) {
    using namespace fairdeal;
    const std::string word = argc > 1 ? argv[1] : "";
    for (const Shown shown : {Shown::EmptyFrame, Shown::Desk})
        if (word == word_of(shown))
            return show_until_painted(shown, argv[0], argc > 2 ? argv[2] : "");
    return run_app(new BenchApp(argv[0]), argv[0]);
}
