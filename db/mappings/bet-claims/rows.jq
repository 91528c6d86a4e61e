# One document is the rows of one hand, as a log gives them; its bets, one by one and without cards, are
# joined to it. What was played stays as it is, and what the bets say was won takes the place of the
# settlement. A bet has no wager's name, so a seat with side bets, insurance or a split is refused.

def is_settlement: . == "take" or . == "pay" or . == "push" or . == "return";
def fact($facts; $key): [$facts[] | select(startswith($key + "=")) | ltrimstr($key + "=")][0];
def acts: [places(["rows"]) as $row | at($row) | with_entries(select(.value != "")) | .path = $row
  | select(.verb != null and (.verb | is_settlement | not))];

# Who bets from where: by players=, or there is but one seat.
def seat_of_player($name; $seats; $players; $row):
  [$players[] | split(":") | select(.[1:] | join(":") == $name) | .[0]]
  | if length == 1 then .[0]
    elif $players == [] and ($seats | length) == 1 then $seats[0]
    else refuse("from which seat this bet was made is not said"; $row + ["username"]; $name) end;

# What lies on a seat by its rows: one wager, twice as much if it was doubled.
def staked($acts; $seat): [$acts[] | select(.who == $seat)] as $own
  | [$own[] | select(.verb == "bet" or .verb == "insure")] as $wagers
  | if ($wagers | length) != 1 or any($acts[]; .who // "" | startswith($seat + "."))
    then refuse("R10"; $wagers[0].path; "which of the seat's wagers a bet is")
    else $wagers[0] | {wager, stakes: ([.amount] + [$own[] | select(.verb == "double") | $wagers[0].amount])} end;

def bets($seats; $players): [places(["joined"]) as $row
  | {path: $row, id: at($row + ["bet_no"]), status: status($row + ["status"]), stake: at($row + ["bet_amount"]),
     win: at($row + ["win_amount"]), seat: seat_of_player(at($row + ["username"]); $seats; $players; $row)}];
def each_once: (group_by(.id) | map(select(length > 1)) | .[0]) as $twice
  | if $twice == null then . else refuse("this bet is there twice"; $twice[0].path + ["bet_no"]; $twice[0].id) end;

def claim_of($seat; $bets; $acts): [$bets[] | select(.seat == $seat)] as $own
  | if $own == [] then refuse("no list has a bet of this seat"; []; $seat) else staked($acts; $seat) end
  | {verb: "equal", of: .stakes, is: [$own[].stake], path: $own[0].path},
    (if $own[0].status == "void" then {who: $seat, verb: "return", wager, amount: [$own[].stake], path: $own[0].path}
     else {who: $seat, verb: "settle", wager, stake: [$own[].stake], amount: [$own[].win], path: $own[0].path} end);

["rows", 0] as $first | at($first) as $header
| (if $header.game != "breakout" then refuse("this mapping is of breakout"; $first + ["game"]; $header.game) else . end)
| ($header.facts // "" | split(" ") | map(select(. != ""))) as $facts
| (fact($facts; "players") // "" | split(",")) as $players
| acts as $acts
| ([$acts[] | select(.verb == "bet") | .who] | unique) as $seats
| (bets($seats; $players) | each_once) as $bets
| (if $bets == [] then refuse("no list has a bet of this round"; $first + ["hand"]; $header.hand) else . end)
| ([$bets[].status] | unique) as $statuses
| (if ($statuses | length) > 1 then refuse("a bet of a round whose other bets are cancelled"; $bets[0].path; $bets[0].id) else . end)
| ($header | {hand, at, table, dealer, shoe}) + {until: fact($facts; "until"),
    facts: ($facts | map(select(startswith("until=") | not)))},
  ($acts[] | {who, verb, wager, amount, place, cards, to, count, way, clause, value, path} | with_entries(select(.value != null))),
  (if $statuses == ["void"] then {who: "dealer", verb: "void", clause: reason($bets[0].path + ["cancel_reason"]), path: $bets[0].path}
   else empty end),
  ($seats[] | claim_of(.; $bets; $acts))
