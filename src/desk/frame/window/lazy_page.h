#pragma once
// A page that is made when it is asked for first: the window opens with one page, not with all.

#include <functional>

namespace fairdeal {

template <class P>
class LazyPage {
public:
    void made_by(std::function<P*()> make) { make_ = std::move(make); }
    /// Makes it, if need be. Its parent owns it.
    [[nodiscard]] P* get() const {
        if (page_ == nullptr) page_ = make_();
        return page_;
    }
    P* operator->() const { return get(); }
    P& operator*() const { return *get(); }
    [[nodiscard]] bool is_made() const { return page_ != nullptr; }

private:
    std::function<P*()> make_;
    mutable P* page_ = nullptr;
};

}  // namespace fairdeal
