### „Diamant”: wszystkie zdania gry. Imiona graczy tylko w mianowniku.

## Gra

game-name = Diamant
game-tagline = Kuś los w jaskini Tacora.
game-authors = Alan R. Moon i Bruno Faidutti
game-goal = Podczas pięciu wypraw trzeba wynieść do swojej skrzyni więcej skarbów niż pozostali i zawracać w porę: druga taka sama pułapka odbiera wszystko, co nie trafiło jeszcze do skrzyni.

## Opcje

option-relics = Polowanie na artefakty
option-relics-help = Przed każdą wyprawą do talii wtasowuje się artefakt. Artefakty leżące w jaskini zabiera tylko ta osoba, która wychodzi w pojedynkę.
option-open_chests = Otwarte skrzynie
option-open_chests-help = Wszyscy widzą zawartość każdej skrzyni. Bez tej opcji cudze skrzynie są zamknięte do końca gry.

## Przeciwnicy

level-casual = Amator
level-casual-help = Kieruje się samym strachem: im więcej różnych pułapek w jaskini, tym chętniej wychodzi.
level-steady = Znawca
level-steady-help = Rozważa następną kartę i idzie dalej, dopóki obiecuje ona więcej, niż może zabrać.
level-strong = Ekspert
level-strong-help = Liczy na kilka kart naprzód, bierze pod uwagę, kto jeszcze może wyjść, poluje na artefakty i ryzykuje, gdy pod koniec gry zostaje w tyle.

## Decyzje

move-leave = Wychodzę
move-leave-help = Powrót do obozu: po drodze można zebrać pozostałe rubiny, a wszystko, co znalezione, trafia do skrzyni.
move-continue = Idę dalej
move-continue-help = W głąb po kolejne skarby. Jeśli któraś pułapka pojawi się po raz drugi, wszystko, co znalezione, przepada.

## Pułapki

trap-spiders = Olbrzymie pająki
trap-snakes = Węże
trap-lava = Lawa
trap-boulder = Toczący się głaz
trap-ram = Taran
trap-name = { $trap ->
    [spiders] { trap-spiders }
    [snakes] { trap-snakes }
    [lava] { trap-lava }
    [boulder] { trap-boulder }
   *[ram] { trap-ram }
}
trap-strikes = { $trap ->
    [spiders] Olbrzymie pająki atakują!
    [snakes] Wszędzie węże!
    [lava] Lawa zalewa korytarz!
    [boulder] Z góry toczy się głaz!
   *[ram] Taran rusza z impetem!
}

## Co się dzieje

event-expedition-began = Zaczyna się wyprawa nr { $expedition }: wszyscy schodzą do jaskini.
event-relic-added = { $relic ->
    [one] Do talii zostaje wtasowany artefakt wart { $relic } punkt.
    [few] Do talii zostaje wtasowany artefakt wart { $relic } punkty.
   *[other] Do talii zostaje wtasowany artefakt wart { $relic } punktów.
}
event-treasure-found = Skarb: { $rubies ->
    [one] { $rubies } rubin.
    [few] { $rubies } rubiny.
   *[other] { $rubies } rubinów.
} { $seats_count ->
    [1] { $seats } bierze wszystko.
   *[other] { $share ->
        [0] Nie wystarczy dla wszystkich, całość zostaje na karcie.
       *[other] { $seats } biorą po { $share }, { $rest ->
            [0] nic nie zostaje.
            [one] na karcie zostaje { $rest }.
            [few] na karcie zostają { $rest }.
           *[other] na karcie zostaje { $rest }.
        }
    }
}
event-trap-seen = Pułapka „{ trap-name }”, pierwsza taka w tej wyprawie: nic się nie dzieje.
event-trap-sprung = { trap-strikes } { $seats_count ->
    [1] To już druga taka pułapka: { $seats } ucieka { $lost_sum ->
        [0] i nie ma nic do stracenia.
        [one] i traci { $lost_sum } rubin.
        [few] i traci { $lost_sum } rubiny.
       *[other] i traci { $lost_sum } rubinów.
    }
   *[other] To już druga taka pułapka: { $seats } uciekają { $lost_sum ->
        [0] i nie mają nic do stracenia.
        [one] i tracą łącznie { $lost_sum } rubin.
        [few] i tracą łącznie { $lost_sum } rubiny.
       *[other] i tracą łącznie { $lost_sum } rubinów.
    }
}
event-relic-seen = { $relic ->
    [one] W jaskini leży artefakt wart { $relic } punkt.
    [few] W jaskini leży artefakt wart { $relic } punkty.
   *[other] W jaskini leży artefakt wart { $relic } punktów.
} Przypadnie osobie, która wyjdzie w pojedynkę.
event-choices-revealed = { $leaving_count ->
    [0] Nikt nie wychodzi: { $staying_count ->
        [1] { $staying } idzie dalej.
       *[other] { $staying } idą dalej.
    }
    [1] { $leaving } wychodzi; { $staying_count ->
        [0] nikt nie idzie dalej.
        [1] { $staying } idzie dalej.
       *[other] { $staying } idą dalej.
    }
   *[other] { $leaving } wychodzą; { $staying_count ->
        [0] nikt nie idzie dalej.
        [1] { $staying } idzie dalej.
       *[other] { $staying } idą dalej.
    }
}
event-path-gathered = { $share ->
    [0] { $rest ->
        [0] Na drodze powrotnej nie ma rubinów do zebrania.
        [one] Na drodze powrotnej leży { $rest } rubin, którego nie da się podzielić: zostaje w jaskini.
        [few] Na drodze powrotnej leżą { $rest } rubiny, za mało do podziału: zostają w jaskini.
       *[other] Na drodze powrotnej leży { $rest } rubinów, za mało do podziału: zostają w jaskini.
    }
   *[other] { $seats_count ->
        [1] { $seats } zbiera w drodze powrotnej { $share ->
            [one] { $share } rubin.
            [few] { $share } rubiny.
           *[other] { $share } rubinów.
        }
       *[other] { $seats } zbierają w drodze powrotnej { $share ->
            [one] po { $share } rubinie,
            [few] po { $share } rubiny,
           *[other] po { $share } rubinów,
        } { $rest ->
            [0] nic nie zostaje.
            [one] w jaskini zostaje { $rest }.
            [few] w jaskini zostają { $rest }.
           *[other] w jaskini zostaje { $rest }.
        }
    }
}
event-relics-taken = { $relics_count ->
    [1] { $seat } wychodzi w pojedynkę i zabiera artefakt wart { $relics_sum ->
        [one] { $relics_sum } punkt.
        [few] { $relics_sum } punkty.
       *[other] { $relics_sum } punktów.
    }
   *[other] { $seat } wychodzi w pojedynkę i zabiera artefakty ({ $relics }), razem warte { $relics_sum ->
        [one] { $relics_sum } punkt.
        [few] { $relics_sum } punkty.
       *[other] { $relics_sum } punktów.
    }
}
event-relics-left-lying = { $relics_count ->
    [1] { $seats } wychodzą razem, więc nikomu nie przypada artefakt wart { $relics_sum ->
        [one] { $relics_sum } punkt.
        [few] { $relics_sum } punkty.
       *[other] { $relics_sum } punktów.
    }
   *[other] { $seats } wychodzą razem, więc artefakty ({ $relics }) nie przypadają nikomu.
}
event-put-in-chest = { $rubies ->
    [0] { $seat } wraca bez rubinów.
    [one] { $seat } wkłada do skrzyni { $rubies } rubin.
    [few] { $seat } wkłada do skrzyni { $rubies } rubiny.
   *[other] { $seat } wkłada do skrzyni { $rubies } rubinów.
}
event-cave-empty = W jaskini nie ma już nikogo: wyprawa nr { $expedition } dobiega końca.
event-deck-ran-out = { $seats_count ->
    [1] Karty się skończyły: { $seats } wychodzi bezpiecznie ze wszystkim, co znalezione.
   *[other] Karty się skończyły: { $seats } wychodzą bezpiecznie ze wszystkim, co znalezione.
}
event-entrance-closed = Wejście nr { $expedition } zostaje zamknięte.
event-rubies-returned = { $rubies ->
    [one] { $rubies } rubin z jaskini wraca do zasobów.
    [few] { $rubies } rubiny z jaskini wracają do zasobów.
   *[other] { $rubies } rubinów z jaskini wraca do zasobów.
}
event-trap-removed = Jedna karta „{ trap-name }” wypada z gry, druga wraca do talii.
event-relics-lost = { $relics_count ->
    [1] Artefakt wart { $relics_sum ->
        [one] { $relics_sum } punkt
        [few] { $relics_sum } punkty
       *[other] { $relics_sum } punktów
    } przepada na zawsze.
   *[other] Artefakty w jaskini ({ $relics }) przepadają na zawsze.
}
event-deck-shuffled = { $cards ->
    [one] Talia licząca { $cards } kartę zostaje potasowana.
    [few] Talia licząca { $cards } karty zostaje potasowana.
   *[other] Talia licząca { $cards } kart zostaje potasowana.
}
event-game-ended = { $seats_count ->
    [1] Wygrywa { $seats }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
   *[other] Zwycięstwem dzielą się { $seats }: { $points ->
        [one] po { $points } punkcie.
        [few] po { $points } punkty.
       *[other] po { $points } punktów.
    }
}

## Rzeczy na stole

ruby = Rubin
diamond = Diament
rubies = { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
   *[other] { $count } rubinów
}
diamonds = { $count ->
    [one] { $count } diament
    [few] { $count } diamenty
   *[other] { $count } diamentów
}
card-treasure = { $rubies ->
    [one] Skarb: { $rubies } rubin
    [few] Skarb: { $rubies } rubiny
   *[other] Skarb: { $rubies } rubinów
}
card-trap = Pułapka: { trap-name }
card-relic = { $relic ->
    [one] Artefakt: { $relic } punkt
    [few] Artefakt: { $relic } punkty
   *[other] Artefakt: { $relic } punktów
}
card-lying = { $lying ->
    [0] Na karcie nic nie zostało.
    [one] Na karcie został { $lying } rubin.
    [few] Na karcie zostały { $lying } rubiny.
   *[other] Na karcie zostało { $lying } rubinów.
}
card-relic-taken = Artefakt został już zabrany.
relic = Artefakt
relics = Artefakty
relic-stack = Artefakty, które się jeszcze pojawią
cave = Jaskinia
camp = Obóz
chest = Skrzynia
chest-closed = Zamknięta skrzynia
entrance = Wejście nr { $number }
entrance-closed = Wejście nr { $number }, zamknięte
expedition = Wyprawa { $expedition } z { $expeditions }
deck = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
   *[other] Talia: { $cards } kart
}
removed-traps = Pułapki usunięte z gry
danger = { $fatal ->
    [0] Na razie żadna karta w talii nie może przerwać wyprawy.
    [one] Wyprawę przerwie { $fatal } karta z { $cards } w talii.
    [few] Wyprawę przerwą { $fatal } karty z { $cards } w talii.
   *[other] Wyprawę przerwie { $fatal } kart z { $cards } w talii.
}
on-path = { $count ->
    [0] Na drodze powrotnej nic nie leży.
    [one] Na drodze powrotnej leży { $count } rubin.
    [few] Na drodze powrotnej leżą { $count } rubiny.
   *[other] Na drodze powrotnej leży { $count } rubinów.
}
carried = { $count ->
    [0] Jeszcze bez łupów
    [one] Niesie { $count } rubin
    [few] Niesie { $count } rubiny
   *[other] Niesie { $count } rubinów
}
in-cave = W jaskini
in-camp = W obozie
decided = Decyzja podjęta
still-choosing = Wybiera

## Dlaczego teraz nie można

why-in-camp = { $seat } czeka w obozie na koniec tej wyprawy.
why-decided = { $seat } czeka na pozostałych: decyzje zostaną odkryte, gdy wybiorą wszyscy.
why-chest-closed = Skrzynie są zamknięte do końca gry.
