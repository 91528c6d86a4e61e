#include "running.h"

#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "json_schema.h"

namespace fairdeal {

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "fairdeal-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string Folder::write(std::string_view name, std::string_view text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    std::filesystem::permissions(folder_ / name, std::filesystem::perms(0600));
    return path(name);
}

Ran shell(const std::string& command, std::string_view input) {
    static const Folder state;  // this account's memory and log, unless a test has its own; and
                                // nothing of what the account that runs the tests has set
    const Folder folder;
    const std::string in = folder.write("in", input);
    const std::string whole = "export FAIRDEAL='" FAIRDEAL_BIN_DIR
                              "/fairdeal' FAIRDEAL_CONTENT='" FAIRDEAL_SOURCE_DIR
                              "' XDG_STATE_HOME=\"${XDG_STATE_HOME:-" +
                              state.path("state") + "}\" XDG_CONFIG_HOME='" + state.path("config") +
                              "' FAIRDEAL_HOUSE=; ( " + command + " ) <'" + in + "' >'" +
                              folder.path("out") + "' 2>'" + folder.path("err") + "'";
    const int status = std::system(whole.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of_file(folder.path("out")),
            text_of_file(folder.path("err"))};
}

Ran fairdeal_with(const std::string& arguments, std::string_view input) {
    Ran ran = shell("\"$FAIRDEAL\" " + arguments, input);
    if ((arguments + " ").find(" --json ") != std::string::npos) {
        for (const std::string& wrong : against_output_schema(arguments, ran.out))
            BOOST_ERROR(wrong);
    }
    return ran;
}

}  // namespace fairdeal
