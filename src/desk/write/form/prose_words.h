#pragma once
// A paragraph as somebody types it: a link stands in brackets, by its words. A term is "[bust]", or
// "[busted · bust]" where the text says it in another way; a clause is
// "[A bust stays on the table · BRK-BUST-1]", of which only the code counts. Links that are typed
// as in the file are read as well.

#include "training/library.h"

namespace fairdeal {

/// Text with <clause id="..."/> and <term id="...">word</term> in it, for the one who types.
std::string prose_in_words(std::string_view prose, const Library& library, Game game);
/// And back: what stands in brackets and names nothing is what it looks like.
std::string prose_from_words(std::string_view words, const Library& library);

/// What is put into a paragraph, in brackets; `id` is a term's, a clause's or an open point's.
std::string term_in_brackets(std::string_view id, const Library& library);
std::string clause_in_brackets(std::string_view id, const Library& library, Game game);

/// The words of a clause or the question of an open point; empty: the game's book has no such id.
std::string clause_in_words(std::string_view id, const Library& library, Game game);
/// Cut after a whole word, with three dots, where it is longer than so many bytes.
std::string cut_at_word(const std::string& text, std::size_t longest);

}  // namespace fairdeal
