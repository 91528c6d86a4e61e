# One document is the rows of one round, a row a seat: T8 is a ten and an eight of suits that the
# sheet does not say. What a hand did follows from its cards and from what was paid, or stands in
# the column play (H hit, S stand, D double, R surrender, of which paid is what was lost); where neither tells, the round is refused.

def cards_at($path): [letters("cards"; "R1"; $path)];
def doubled($bet; $paid): [$bet, $paid] | map(gsub(","; "") | tonumber) | .[1] == 2 * .[0];

# A third card is a hit or a double: only what was paid can tell.
def derived($hand): $hand.cards as $cards | ($cards | length) as $count
  | ([range(2; $count)] | map("hit")) as $hits
  | if $count == 2 then ["stand"]
    elif $count > 3 then $hits + ["stand"]
    elif $hand.result != "won" then refuse("R10"; $hand.path + ["cards"]; "a third card: hit or double")
    elif doubled($hand.bet; $hand.paid) then ["double"]
    else $hits + ["stand"] end;

def hands($rows): [range($rows | length) as $i | ["rows", $i] as $path | $rows[$i] as $row
  | {path: $path, seat: known("seats"; "R4"; $row.seat; $path + ["seat"]), bet: given($row.bet; $path + ["bet"]),
     paid: given($row.paid; $path + ["paid"]), result: known("statuses"; "R2"; $row.result; $path + ["result"]),
     cards: cards_at($path + ["cards"])}
  | . + {actions: (if ($row.play // "") != "" then [letters("actions"; "R2"; $path + ["play"])] else derived(.) end)}];

def same($rows; $key): [$rows[][$key]]
  | if . - [.[0]] == [] then .[0] else refuse("the rows of a round differ"; ["rows", 0, $key]; unique | join(", ")) end;

.rows as $rows | hands($rows) as $hands
| same($rows; "table") as $table | same($rows; "date") as $date | same($rows; "dealer") as $cards
| cards_at(["rows", 0, "dealer"]) as $dealer | given($rows[0].round; ["rows", 0, "round"]) as $time
| {hand: "\($table)-\($date)-\($time)", at: "\($date) \($time)", table: $table, facts: ["offers=unknown"]},
  ($hands[] | {who: .seat, verb: "bet", wager: "player", amount: .bet, path: .path}),
  if [$hands[].result] | holds("void") then refuse("R11"; ["rows", 0, "result"]; "V") else play($hands; $dealer) end,
  ($hands[] | .bet as $bet | (.path + ["paid"]) as $path
    | (if .actions | holds("double") then [$bet, $bet] else [$bet] end) as $stake
    | if .actions | holds("surrender")
      then {who: .seat, wager: "player", path: $path, verb: "settle", stake: $stake, amount: ("-" + .paid)}
      elif .result == "lost" then {who: .seat, wager: "player", path: $path, verb: "take", amount: $stake}
      elif .result == "push" then {who: .seat, wager: "player", path: $path, verb: "push"}
      else {who: .seat, wager: "player", path: $path, verb: "pay", amount: .paid} end)
