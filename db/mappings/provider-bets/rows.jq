# One document is one round's cards, without a stake. Its bets stand in the provider's lists, a row a
# bet, and are joined by the round's id. A bet of the list of cancelled ones may be in that of all bets,
# too. One that was unsuccessful was never made; of one in error it is not known what became of it.

def rows_of($list): [places(["joined"]) as $row | select(at($row + ["list"]) == $list) | $row];
def id_of($row): at($row + ["BetID"]);

def seats: [numbered(["Seats"])[] as $key | ["Seats", $key] as $path
  | {path: $path, seat: seat_of($key; $path), player: needed($path + ["Username"]),
     cards: [cards($path + ["Cards"])], actions: [actions($path + ["Actions"])]}];

def seat_of_bet($row; $seats): at($row + ["Username"]) as $name
  | [$seats[] | select(.player == $name) | .seat]
  | if length == 1 then .[0] else refuse("who made this bet has no seat, or more than one"; $row + ["Username"]; $name) end;

def bets_of($rows; $seats): [$rows[] as $row
  | {path: $row, id: id_of($row), seat: seat_of_bet($row; $seats), is: bet($row + ["BetType"]),
     stake: at($row + ["BetAmount"]), win: at($row + ["ResultAmount"])}];

def each_once: (group_by(.id) | map(select(length > 1)) | .[0]) as $twice
  | if $twice == null then . else refuse("this bet is there twice"; $twice[0].path + ["BetID"]; $twice[0].id) end;

def with_bets($bets): .seat as $seat | .rows = [$bets[] | select(.seat == $seat)]
  | if .rows == [] then refuse("no list has a bet of this seat"; .path; .player) else . end;

seats as $players
| rows_of("error") as $errors | rows_of("cancelled") as $cancelled
| ([$cancelled[] | id_of(.)]) as $void | ([rows_of("unsuccessful")[] | id_of(.)]) as $never
| [rows_of("bets")[] | select(id_of(.) as $id | any($void[]; . == $id) | not)] as $valid
| (if $errors != [] then refuse("a bet in error: what became of it is not said"; $errors[0]; id_of($errors[0])) else . end)
| ([$valid[] | select(id_of(.) as $id | any($never[]; . == $id))][0]) as $both
| (if $both != null then refuse("a bet that was made and was unsuccessful"; $both; id_of($both)) else . end)
| (if $cancelled != [] and $valid != [] then refuse("a bet of a round whose other bets are cancelled"; $valid[0]; id_of($valid[0])) else . end)
| (bets_of(if $cancelled != [] then $cancelled else $valid end; $players) | each_once) as $bets
| [$players[] | with_bets($bets)] as $seats
| [cards(["DealerCards"])] as $dealer
| {hand: needed(["RoundID"]), at: needed(["StartTime"]), until: at(["EndTime"]), table: at(["Table"]), dealer: at(["Dealer"]),
   facts: ["offers=unknown"], players: [$seats[] | ["\(.seat)", .player]]},
  if $cancelled != [] then
    bets_of($seats),
    dealt($seats; $dealer),
    ($seats[] | select(.actions != []) | acts(.seat; .)),
    (if $dealer | length > 2 then dealer_acts($dealer; false) else empty end),
    {who: "dealer", verb: "void", clause: reason($cancelled[0] + ["CancelReason"]), path: $cancelled[0]},
    returns_of($seats)
  else round_of($seats; $dealer; null) end
