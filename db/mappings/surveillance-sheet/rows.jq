# One document is the rows of one round, a row a seat: T8 is a ten and an eight of suits that the
# sheet does not say. What a hand did follows from its cards and from what was paid, or stands in
# the column play (H hit, S stand, D double, R surrender, of which paid is what was lost); where neither tells, the round is refused.

def letters($path): needed($path) | explode[] | [.] | implode;
def cards_at($path): [letters($path) | card_of(.; $path)];
def doubled($bet; $paid): [$bet, $paid] | map(gsub(","; "") | tonumber) | .[1] == 2 * .[0];

# A third card is a hit or a double: only what was paid can tell.
def derived($hand): $hand.cards as $cards | ($cards | length) as $count
  | ([range(2; $count)] | map("hit")) as $hits
  | if $count == 2 then ["stand"]
    elif $count > 3 then $hits + ["stand"]
    elif $hand.result != "won" then refuse("R10"; $hand.path + ["cards"]; "a third card: hit or double")
    elif doubled($hand.bet; $hand.paid) then ["double"]
    else $hits + ["stand"] end;

def hands: [places(["rows"]) as $row
  | {path: $row, seat: seat($row + ["seat"]), bet: needed($row + ["bet"]), paid: needed($row + ["paid"]),
     result: status($row + ["result"]), cards: cards_at($row + ["cards"])}
  | .actions = (if (at($row + ["play"]) // "") != "" then [letters($row + ["play"]) | word_of("actions"; "R2"; .; $row + ["play"])]
      else derived(.) end)];

def same($hands; $key): [$hands[] | .path + [$key] | at(.)] | unique
  | if length == 1 then .[0] else refuse("the rows of a round differ"; ["rows", 0, $key]; join(", ")) end;

hands as $hands
| same($hands; "table") as $table | same($hands; "date") as $date | same($hands; "dealer") as $cards
| cards_at(["rows", 0, "dealer"]) as $dealer
| {hand: "\($table)-\($date)-\(needed(["rows", 0, "round"]))", at: "\($date) \(needed(["rows", 0, "round"]))",
   table: $table, facts: ["offers=unknown"]},
  ($hands[] | {who: .seat, verb: "bet", wager: "player", amount: .bet, path: .path}),
  if any($hands[]; .result == "void") then refuse("R11"; ["rows", 0, "result"]; "V") else play($hands; $dealer) end,
  ($hands[] | . as $hand | ([.bet] + [.actions[] | select(. == "double") | $hand.bet]) as $stake
    | {who: .seat, wager: "player", path: (.path + ["paid"])}
    + (if any(.actions[]; . == "surrender") then {verb: "settle", stake: $stake, amount: ("-" + .paid)}
       elif .result == "lost" then {verb: "take", amount: $stake}
       elif .result == "push" then {verb: "push"}
       else {verb: "pay", amount: .paid} end))
