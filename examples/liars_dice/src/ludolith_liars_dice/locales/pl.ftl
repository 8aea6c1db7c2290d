### Kości kłamcy: wszystkie zdania gry. Gracze przychodzą jako imiona.

## The game

game-name = Kości kłamcy
game-tagline = Licytuj, co leży pod wszystkimi kubkami, albo przejrzyj blef.
game-authors = Gra tradycyjna
game-goal = Zostań ostatnim graczem z kośćmi: licytuj kości pod wszystkimi kubkami i sprawdzaj odzywki, którym nie wierzysz.

## Options

option-dice = Kości na gracza
option-dice-help = Im mniej kości, tym krótsza gra.
option-dice-3 = 3
option-dice-4 = 4
option-dice-5 = 5
option-wild = Dzikie jedynki
option-wild-help = Jedynka liczy się jako dowolna liczba oczek.

## Opponents

level-casual = Niedzielny
level-casual-help = Zdaje się na średnią i na kaprys.
level-steady = Rozważny
level-steady-help = Zna szanse każdej odzywki.
level-strong = Silny
level-strong-help = Zna szanse i słucha, co licytują inni.

## Decisions

move-challenge = Sprawdzam
move-challenge-help = Nie wierzysz ostatniej odzywce: wszyscy podnoszą kubki.
move-bid = Licytuję { $count } × { $face }
move-bid-help = Pod wszystkimi kubkami co najmniej { $count } kości pokazuje { $face }.

## What the table shows

fact-hand = Twoje kości
fact-bid_count = Licytowane kości
fact-bid_face = Licytowane oczka
fact-bidder_seat = Ostatnia odzywka
fact-dice_in_play = Kości w grze
fact-dice_by_seat = Zostało kości
kind-challenge = Sprawdzenie
kind-bid = Odzywka: kości × oczka
field-count = Kości
field-face = Oczka

## What happens

event-round-began = { $dice ->
    [one] Nowa runda: { $dice } kość. Zaczyna { $seat }.
    [few] Nowa runda: { $dice } kości. Zaczyna { $seat }.
   *[other] Nowa runda: { $dice } kości. Zaczyna { $seat }.
}
event-rolled = { $seat } rzuca: { $dice }.
event-bid-made = { $seat } licytuje { $count } × { $face }.
event-challenged = { $seat } nie wierzy. Wszyscy podnoszą kubki.
event-cup-lifted = { $seat } pokazuje: { $dice }.
event-bid-judged = Odzywka to { $count } × { $face }; takich kości jest { $found }.
event-die-lost = { $left ->
    [0] { $seat } traci ostatnią kość i odpada.
    [one] { $seat } traci kość, zostaje { $left }.
    [few] { $seat } traci kość, zostają { $left }.
   *[other] { $seat } traci kość, zostaje { $left }.
}
event-game-ended = { $left ->
    [one] Tylko { $seat } ma jeszcze kości i wygrywa, mając { $left } kość.
    [few] Tylko { $seat } ma jeszcze kości i wygrywa, mając { $left } kości.
   *[other] Tylko { $seat } ma jeszcze kości i wygrywa, mając { $left } kości.
}
