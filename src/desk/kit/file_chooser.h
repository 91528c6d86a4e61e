#pragma once
// Choosing files, behind an interface: the real one opens the desktop's dialog, tests answer
// themselves.

#include <optional>
#include <string>

#include "formats/record_source.h"

class wxWindow;

namespace fairdeal {

class FileChooser {
public:
    FileChooser() = default;
    FileChooser(const FileChooser&) = delete;
    FileChooser& operator=(const FileChooser&) = delete;
    virtual ~FileChooser() = default;
    /// Nothing if the user thinks better of it.
    virtual std::optional<std::string> log_to_open() = 0;
    virtual std::optional<std::string> records_to_import() = 0;
    /// The format that was chosen with them; nothing: as the file's name says.
    virtual std::optional<FileFormat> records_format() { return std::nullopt; }
    /// Where a record is to be saved.
    virtual std::optional<std::string> record_to_save() = 0;
    /// Where anything else is to be saved; `name` is offered.
    virtual std::optional<std::string> file_to_save(const std::string& name) = 0;
    /// A key to sign with.
    virtual std::optional<std::string> key_to_open() { return std::nullopt; }
    /// A new or empty folder to export to.
    virtual std::optional<std::string> folder_to_save() { return std::nullopt; }
    /// A folder to look into; `title` says what for.
    virtual std::optional<std::string> folder_to_open(const std::string& title);
    /// A new file, never one that is there; `name` is offered.
    virtual std::optional<std::string> file_to_make(const std::string& name) = 0;
    /// Any file to look into; `title` says what for.
    virtual std::optional<std::string> file_to_open(const std::string& title) = 0;
};

class DesktopFileChooser : public FileChooser {
public:
    explicit DesktopFileChooser(wxWindow* over) : over_(over) {}
    std::optional<std::string> log_to_open() override;
    std::optional<std::string> records_to_import() override;
    std::optional<FileFormat> records_format() override { return format_; }
    std::optional<std::string> record_to_save() override;
    std::optional<std::string> file_to_save(const std::string& name) override;
    std::optional<std::string> key_to_open() override;
    std::optional<std::string> folder_to_save() override;
    std::optional<std::string> folder_to_open(const std::string& title) override;
    std::optional<std::string> file_to_make(const std::string& name) override;
    std::optional<std::string> file_to_open(const std::string& title) override;

private:
    wxWindow* over_;
    std::optional<FileFormat> format_;
};

}  // namespace fairdeal
