"""A grammar in ABNF (RFC 5234, RFC 7405) as a regular expression and as a source of random text.

Only what grammar.abnf uses: rules that do not refer to themselves, alternatives, sequences, groups,
options, repetitions, strings, ranges of bytes.
"""

import random
import re
from pathlib import Path

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<rule>[A-Za-z][A-Za-z0-9-]*)
      | (?P<text>(?:%s)?"[^"]*")
      | (?P<bytes>%x[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)?)
      | (?P<times>\d*\*\d*|\d+)
      | (?P<mark>[/()\[\]=])
    )""",
    re.VERBOSE,
)

# A part of a rule: ("text", str), ("bytes", low, high), ("rule", name), ("one of", parts),
# ("all of", parts), ("times", least, most, part).
Part = tuple


class BadGrammar(Exception):
    """The file is not the ABNF that is read here."""


class Grammar:
    """The rules of a file by name."""

    def __init__(self, path: Path) -> None:
        self.rules: dict[str, Part] = {}
        for name, definition in _definitions(path.read_text(encoding="ascii")):
            if name in self.rules:
                raise BadGrammar(f"{name} is defined twice")
            self.rules[name] = _Parser(definition).read()
        used = set().union(*map(_rules_in, self.rules.values()))
        unknown = used - self.rules.keys()
        if unknown:
            raise BadGrammar(f"not defined: {', '.join(sorted(unknown))}")

    def regex(self, rule: str) -> re.Pattern[str]:
        """What a whole text of this rule matches."""
        return re.compile(self._regex(self.rules[rule]))

    def _regex(self, part: Part) -> str:
        kind = part[0]
        if kind == "text":
            return re.escape(part[1])
        if kind == "bytes":
            return f"[{re.escape(part[1])}-{re.escape(part[2])}]"
        if kind == "rule":
            return f"(?:{self._regex(self.rules[part[1]])})"
        if kind == "one of":
            return "(?:" + "|".join(map(self._regex, part[1])) + ")"
        if kind == "all of":
            return "".join(map(self._regex, part[1]))
        most = "" if part[2] is None else part[2]
        return f"(?:{self._regex(part[3])}){{{part[1]},{most}}}"

    def sample(self, rule: str, dice: random.Random) -> str:
        """A random text of this rule."""
        return self._sample(self.rules[rule], dice)

    def _sample(self, part: Part, dice: random.Random) -> str:
        kind = part[0]
        if kind == "text":
            return part[1]
        if kind == "bytes":
            return chr(dice.randint(ord(part[1]), ord(part[2])))
        if kind == "rule":
            return self._sample(self.rules[part[1]], dice)
        if kind == "one of":
            return self._sample(dice.choice(part[1]), dice)
        if kind == "all of":
            return "".join(self._sample(item, dice) for item in part[1])
        most = part[1] + 4 if part[2] is None else part[2]
        times = dice.choice((part[1], most, dice.randint(part[1], most)))
        return "".join(self._sample(part[3], dice) for _ in range(times))


def _definitions(text: str) -> list[tuple[str, str]]:
    """Each rule's name and definition; a line that begins with a space goes on with the last."""
    rules: list[list[str]] = []
    for line in text.splitlines():
        code = re.sub(r'("[^"]*")|;.*', lambda match: match[1] or "", line).rstrip()
        if not code:
            continue
        if code[0] == " ":
            rules[-1][1] += code
        else:
            name, equals, definition = code.partition("=")
            if not equals:
                raise BadGrammar(f"no rule: {line}")
            rules.append([name.strip(), definition])
    return [(name, definition) for name, definition in rules]


def _rules_in(part: Part) -> set[str]:
    if part[0] == "rule":
        return {part[1]}
    if part[0] == "times":
        return _rules_in(part[3])
    if part[0] in ("one of", "all of"):
        return set().union(*map(_rules_in, part[1]))
    return set()


class _Parser:
    """Reads one definition."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        at, text = 0, text.rstrip()
        while at < len(text):
            match = _TOKEN.match(text, at)
            if not match:
                raise BadGrammar(f"not read here: {text[at:]}")
            self.tokens.append((match.lastgroup or "", match[match.lastgroup or 0]))
            at = match.end()
        self.next = 0

    def read(self) -> Part:
        """The whole definition."""
        part = self._one_of()
        if self.next < len(self.tokens):
            raise BadGrammar(f"not read here: {self.tokens[self.next][1]}")
        return part

    def _is(self, mark: str) -> bool:
        return self.next < len(self.tokens) and self.tokens[self.next] == ("mark", mark)

    def _one_of(self) -> Part:
        parts = [self._all_of()]
        while self._is("/"):
            self.next += 1
            parts.append(self._all_of())
        return parts[0] if len(parts) == 1 else ("one of", parts)

    def _all_of(self) -> Part:
        parts = []
        while self.next < len(self.tokens) and not any(map(self._is, "/)]")):
            parts.append(self._repeated())
        return parts[0] if len(parts) == 1 else ("all of", parts)

    def _repeated(self) -> Part:
        kind, token = self.tokens[self.next]
        if kind != "times":
            return self._element()
        self.next += 1
        least, star, most = token.partition("*")
        if not star:
            return ("times", int(least), int(least), self._element())
        return ("times", int(least or 0), int(most) if most else None, self._element())

    def _element(self) -> Part:
        kind, token = self.tokens[self.next]
        self.next += 1
        if kind == "rule":
            return ("rule", token)
        if kind == "text":
            word = token.removeprefix("%s")[1:-1]
            if word == token[1:-1] and word.lower() != word.upper():
                raise BadGrammar(f"{token} stands for capitals too; %s is missing")
            return ("text", word)
        if kind == "bytes":
            low, _, high = token[2:].partition("-")
            return ("bytes", chr(int(low, 16)), chr(int(high or low, 16)))
        if token in "([":
            inner = self._one_of()
            if not self._is(")" if token == "(" else "]"):
                raise BadGrammar(f"{token} is not closed")
            self.next += 1
            return inner if token == "(" else ("times", 0, 1, inner)
        raise BadGrammar(f"not read here: {token}")
