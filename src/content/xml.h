#pragma once
// XML as our readers see it: elements with their places, and every way in which one can differ from
// its schema noted as a problem. Only for this room and `feeds`: it shows pugixml.

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "content/xml_scan.h"
#include "record/words.h"

namespace fairdeal {

/// A file that has been scanned and parsed.
class XmlFile {
public:
    /// Every problem that scan_xml finds.
    static Result<XmlFile> parse(std::string_view xml, const std::string& source);

    [[nodiscard]] pugi::xml_node root() const { return document_->document_element(); }
    [[nodiscard]] Place place_of(std::size_t offset) const {
        return lines_.place_of(offset, source_);
    }
    [[nodiscard]] std::string_view text() const { return text_; }

private:
    XmlFile(std::string_view xml, std::string source);
    std::string_view text_;  // of the caller, who keeps it while this lives
    std::string source_;
    LineIndex lines_;
    std::unique_ptr<pugi::xml_document> document_;
};

using Names = std::initializer_list<std::string_view>;

/// A kind of child element: how often it must and may stand.
struct ChildElement {
    std::string_view name;
    std::size_t least = 1;
    std::size_t most = 1;
};
constexpr std::size_t any_number = 1U << 30U;

/// One element and where to note what is wrong with it. Children and attributes that are missing
/// read as empty; must_have and must_hold have noted that already.
class Element {
public:
    Element(const XmlFile& file, pugi::xml_node node, Problems& problems)
        : file_(file), node_(node), problems_(problems) {}

    /// Notes attributes that are missing and attributes that are not known.
    void must_have(Names required, Names optional = {}) const;
    /// Notes child elements that are not known, too few, too many or out of order, and text between
    /// them.
    void must_hold(std::initializer_list<ChildElement> parts) const;
    /// Notes child elements.
    void must_hold_text() const { must_hold_parts({}, true); }
    /// Notes child elements that are not known; text may stand between them.
    void must_hold_text_and(std::initializer_list<ChildElement> parts) const;

    [[nodiscard]] std::string_view name() const { return node_.name(); }
    [[nodiscard]] bool has(std::string_view attribute) const;
    [[nodiscard]] std::string_view attribute(std::string_view name) const;
    /// The text with every run of blanks as one space; a problem is noted if there is none.
    [[nodiscard]] std::string words() const;
    /// An attribute likewise.
    [[nodiscard]] std::string words_in(std::string_view name) const;
    /// The text as it stands in the file, from the end of the start tag, and its offset there.
    [[nodiscard]] std::pair<std::string_view, std::size_t> raw_text() const;

    [[nodiscard]] std::vector<Element> children(std::string_view name) const;
    /// The first of this name; the element must have one.
    [[nodiscard]] std::optional<Element> child(std::string_view name) const;

    /// What stands between the tags, in order: runs of text with every run of blanks as one space,
    /// and elements.
    [[nodiscard]] std::vector<std::variant<std::string, Element>> contents() const;

    [[nodiscard]] Place place() const;                               // of its '<'
    [[nodiscard]] Place place_of(std::string_view attribute) const;  // of its name
    [[nodiscard]] Place value_place(
        std::string_view attribute) const;  // of the first byte of its value

    /// Notes that it stands in `other`, that there is nothing in it.
    void note_misplaced_in(const Element& other) const;
    void note_empty() const;
    void wrong(std::string what) const { note(place(), std::move(what)); }
    void wrong_value(std::string_view attribute, std::string what) const {
        note(value_place(attribute), std::move(what));
    }
    void must_be_no_text(const pugi::xml_node& child) const;
    void note(Place where, std::string what) const {
        problems_.push_back({std::move(where), std::move(what)});
    }
    [[nodiscard]] Place place_at(std::size_t offset) const { return file_.place_of(offset); }
    [[nodiscard]] Problems& problems() const { return problems_; }

private:
    struct Span {
        std::size_t name = 0, value = 0, end = 0;  // offsets; end: of the start tag
    };
    void must_hold_parts(std::initializer_list<ChildElement> parts, bool text) const;
    void must_hold_as_often(std::initializer_list<ChildElement> parts) const;
    [[nodiscard]] Span find(std::string_view attribute) const;
    [[nodiscard]] pugi::xml_attribute find_attribute(std::string_view name) const;

    const XmlFile& file_;
    pugi::xml_node node_;
    Problems& problems_;
};

/// Checks that the root is `name` and of a format that is read here, then lets `read` make its
/// value. What `read` returns counts only if no problem was noted.
template <class T>
Result<T> read_xml(std::string_view xml, const std::string& source, std::string_view name,
                   const std::function<T(const Element&)>& read);

/// What is said of text in an element of elements.
std::string no_text_in(const Element& element);

/// Notes a root of another name or format; false if it is no use to read on.
bool is_root(const Element& root, std::string_view name);

// Values in attributes. Each notes what is wrong and gives something harmless then.
Game game_in(const Element& element, std::string_view attribute);
/// Lower-case words separated by hyphens.
std::string name_in(const Element& element, std::string_view attribute);
int number_in(const Element& element, std::string_view attribute, int least, int most);
/// "yes" or not there.
bool is_yes(const Element& element, std::string_view attribute);
/// Ids of clauses and open points, parted by blanks; each once.
std::vector<std::string> clauses_in(const Element& element, std::string_view attribute);
/// One such id.
std::string clause_in(const Element& element, std::string_view attribute);

template <class T>
Result<T> read_xml(std::string_view xml, const std::string& source, std::string_view name,
                   const std::function<T(const Element&)>& read) {
    const auto file = XmlFile::parse(xml, source);
    if (!file) return tl::make_unexpected(file.error());
    Problems problems;
    const Element root(*file, file->root(), problems);
    if (!is_root(root, name)) return tl::make_unexpected(std::move(problems));
    T value = read(root);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return value;
}

}  // namespace fairdeal
