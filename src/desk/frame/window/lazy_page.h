#pragma once
// A page of the window that is made when it is first asked for: most pages are not opened in one
// sitting, and the window is on the screen sooner without them.

#include <functional>

#include "desk/frame/page.h"

namespace fairdeal {

template <class PageType>
class LazyPage {
public:
    /// To be said before it is asked for.
    void is_made_by(std::function<PageType*()> make) { make_ = std::move(make); }

    [[nodiscard]] PageType* get() const {
        if (page_ == nullptr) page_ = make_();
        return page_;
    }
    /// Null where nobody has asked for it yet.
    [[nodiscard]] PageType* if_made() const { return page_; }

    PageType& operator*() const { return *get(); }
    PageType* operator->() const { return get(); }
    operator Page*() const { return get(); }  // NOLINT: it is one

private:
    std::function<PageType*()> make_;
    mutable PageType* page_ = nullptr;
};

}  // namespace fairdeal
