### Plansza „Diamant”: to, czego nie mówią teksty samej gry.

board-diamant-trap-spiders = Pająki
board-diamant-trap-snakes = Węże
board-diamant-trap-lava = Lawa
board-diamant-trap-boulder = Głaz
board-diamant-trap-ram = Taran
board-diamant-you = (ty)
board-diamant-waiting = Czekamy na decyzję: { $names }
board-diamant-choose-too = Twój wybór. { $count ->
    [1] Wciąż się zastanawia
   *[other] Wciąż się zastanawiają
}: { $names }
board-diamant-choose-last = Wszyscy czekają na ciebie
board-diamant-decision = Twoja decyzja
board-diamant-sending = Wysyłamy twój wybór…
board-diamant-look = Patrz, co się stanie; naciśnij, by zobaczyć od razu
board-diamant-chose-continue = Idziesz dalej
board-diamant-chose-leave = Wychodzisz z jaskini
board-diamant-percent = { $percent }%
board-diamant-chance = { $cards ->
    [one] groźne: { $fatal } z { $cards } karty
   *[other] groźne: { $fatal } z { $cards } kart
}
board-diamant-traps = Pułapki
board-diamant-trap-count = { $name }: w jaskini { $seen }, wciąż w talii { $coming }, poza grą { $gone }
board-diamant-on-path = { $count ->
    [one] leży po drodze do wyjścia
    [few] leżą po drodze do wyjścia
   *[other] leży po drodze do wyjścia
}
board-diamant-scene = { $cards ->
    [0] W jaskini nie ma jeszcze kart.
    [one] W jaskini leży { $cards } karta.
    [few] W jaskini leżą { $cards } karty.
   *[other] W jaskini leży { $cards } kart.
}
board-diamant-newest = Najnowsza karta: { $card }
board-diamant-finale = Koniec gry
board-diamant-counting = Otwieramy skrzynie…
board-diamant-skip = Pokaż wszystko
board-diamant-winner = Zwycięstwo
board-diamant-winners = { $count ->
    [one] Zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
board-diamant-chart = Punkty w trakcie gry
board-diamant-step = Krok
