### „Siedmiu krasnoludków”: wszystkie zdania gry. Imiona graczy tylko w mianowniku.

## Gra

game-name = Siedmiu krasnoludków i kopalnia klejnotów
game-tagline = Wybij klejnoty, nie burząc słupa.
game-authors = Justin Oh (Bling Bling Gemstone)
game-goal = Wybijaj kilofem klejnoty ze słupa, dwa uderzenia w turze: czerwony jest wart 3 punkty, różowy 2, przezroczysty 1. Każdy strącony blok słupa kosztuje 10 punktów. Gdy spadnie ostatni klejnot, wygrywa ten, kto ma najwięcej punktów.

## Opcje

option-penalties = Kary
option-penalties-help = Kto w swojej turze nie strąci żadnego klejnotu, kładzie swój najtańszy klejnot u stóp słupa. Wszystkie zabiera następny gracz, który jakiś strąci.
option-three_in_the_mine = W kopalni we trójkę (lub w szóstkę)
option-three_in_the_mine-help = Dla 3 lub 6 graczy: każdy wybiera kolor. Klejnot własnego koloru jest wart 2 punkty, każdy inny odbiera 1.
option-experienced = Doświadczeni górnicy
option-experienced-help = Na tych miejscach czerwone klejnoty są nic niewarte: dla dorosłych wśród dzieci albo znawców wśród początkujących. Choć jedno miejsce musi zostać niedoświadczone.
option-steady = Pewniejsza ręka
option-steady-help = Na tych miejscach ręka drży o połowę mniej: dla dzieci i wszystkich, którym przyda się pomoc.
option-first = Kto zaczyna
option-first-help = Miejsce, które uderza pierwsze; dalej kolej idzie zgodnie z ruchem wskazówek zegara.
option-first-1 = Miejsce 1
option-first-2 = Miejsce 2
option-first-3 = Miejsce 3
option-first-4 = Miejsce 4
option-first-5 = Miejsce 5
option-first-6 = Miejsce 6
option-first-7 = Miejsce 7

## Przeciwnicy

level-casual = Amator
level-casual-help = Celuje w dowolny klejnot, źle zgaduje siłę i nie patrzy, czy słup się chwieje.
level-steady = Znawca
level-steady-help = Waży na oko punkty i to, co może runąć.
level-strong = Ekspert
level-strong-help = Najpierw próbuje najlepszych ciosów w myślach, z ręką drżącą jak jego własna.
own-master-help = Próbuje w myślach więcej ciosów, najlepszych po kilka razy, i celuje najpewniej ze wszystkich.

## Decyzje

move-strike = Uderzenie na wysokości { $height } mm od strony { $azimuth }°, { $speed } cm/s{ $offset ->
    [0] { "" }
   *[other] , { $offset } mm w bok
}{ $elevation ->
    [0] { "" }
   *[other] , nachylenie { $elevation }°
}
move-strike-help = Uderz kilofem w słup: na tej wysokości nad stołem, z tej strony, z taką siłą. Ręka drży: im słabszy cios, tym jest pewniejsza. Dwa uderzenia na trzy wychodzą najwyżej o jedną piątą słabsze lub o ćwierć mocniejsze od zamierzonego i nie dalej niż 4 mm od celu; żadne nie chybia więcej niż dwa razy tyle.
move-choose-colour = { $colour ->
    [red] Czerwony
    [pink] Różowy
   *[clear] Przezroczysty
}
move-choose-colour-help = Klejnoty tego koloru są dla ciebie warte 2 punkty, wszystkie inne odbierają po 1.

## Co się dzieje

event-column-built = Słup stoi: bloki – { $blocks }, klejnoty – { $gems }.
event-first-player-chosen = Pierwsze uderzenie: { $seat }.
event-colour-chosen = { $colour ->
    [red] { $seat } zbiera czerwone klejnoty.
    [pink] { $seat } zbiera różowe klejnoty.
   *[clear] { $seat } zbiera przezroczyste klejnoty.
}
event-struck = { $strike ->
    [1] { $seat } uderza: wyszło { $real } cm/s, zamierzone { $speed }, o { $astray } mm od celu
   *[other] { $seat } uderza jeszcze raz: wyszło { $real } cm/s, zamierzone { $speed }, o { $astray } mm od celu
}{ $shift ->
    [0] .
   *[other] ; blok przesuwa się o { $shift } mm.
}
event-missed = { $strike ->
    [1] { $seat } uderza i nie trafia w słup.
   *[other] { $again ->
        [0] { $seat } uderza jeszcze raz i nie trafia w słup.
       *[1] { $seat } znowu nie trafia w słup.
    }
}
event-strike-wasted = { $trouble ->
    [too-long] Słup nie chce się uspokoić: uderzenie ({ $seat }) liczy się jako chybione, wszystko zostaje, jak było.
   *[unstable] Nie da się ustalić, co się stało: uderzenie ({ $seat }) liczy się jako chybione, wszystko zostaje, jak było.
}
event-nothing-came-off = Nic nie odpadło.
event-gems-won = { $colour ->
    [red] { $gems ->
        [one] { $seat } dostaje { $gems } czerwony klejnot
        [few] { $seat } dostaje { $gems } czerwone klejnoty
       *[other] { $seat } dostaje { $gems } czerwonych klejnotów
    }
    [pink] { $gems ->
        [one] { $seat } dostaje { $gems } różowy klejnot
        [few] { $seat } dostaje { $gems } różowe klejnoty
       *[other] { $seat } dostaje { $gems } różowych klejnotów
    }
   *[clear] { $gems ->
        [one] { $seat } dostaje { $gems } przezroczysty klejnot
        [few] { $seat } dostaje { $gems } przezroczyste klejnoty
       *[other] { $seat } dostaje { $gems } przezroczystych klejnotów
    }
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}).
event-blocks-fallen = { $blocks ->
    [one] Odpada { $blocks } blok, też zabiera go { $seat }
    [few] Odpadają { $blocks } bloki, też zabiera je { $seat }
   *[other] Odpada { $blocks } bloków, też zabiera je { $seat }
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}).
event-collapsed = Cały słup się zawalił, a wszystko zabiera { $seat }.
event-foot-taken = U stóp słupa { $colour ->
    [red] { $gems ->
        [one] { $seat } zabiera { $gems } czerwony klejnot
        [few] { $seat } zabiera { $gems } czerwone klejnoty
       *[other] { $seat } zabiera { $gems } czerwonych klejnotów
    }
    [pink] { $gems ->
        [one] { $seat } zabiera { $gems } różowy klejnot
        [few] { $seat } zabiera { $gems } różowe klejnoty
       *[other] { $seat } zabiera { $gems } różowych klejnotów
    }
   *[clear] { $gems ->
        [one] { $seat } zabiera { $gems } przezroczysty klejnot
        [few] { $seat } zabiera { $gems } przezroczyste klejnoty
       *[other] { $seat } zabiera { $gems } przezroczystych klejnotów
    }
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}).
event-put-at-foot = Ani jednego klejnotu w tej turze: { $colour ->
    [red] { $seat } kładzie u stóp słupa czerwony.
    [pink] { $seat } kładzie u stóp słupa różowy.
   *[clear] { $seat } kładzie u stóp słupa przezroczysty.
}
event-nothing-to-put = Ani jednego klejnotu w tej turze, ale { $seat } nie ma czego oddać.
event-turn-began = Kolej gracza: { $seat }.
event-last-gem-taken = { $seat } strąca ostatni klejnot: koniec gry.
event-strikes-ran-out = Liczba uderzeń doszła do { $strikes }: koniec gry, liczy się to, co każdy ma.
event-left-at-foot = { $colour ->
    [red] { $gems ->
        [one] U stóp słupa zostaje { $gems } czerwony klejnot i nie należy do nikogo.
        [few] U stóp słupa zostają { $gems } czerwone klejnoty i nie należą do nikogo.
       *[many] U stóp słupa zostaje { $gems } czerwonych klejnotów i nie należy do nikogo.
    }
    [pink] { $gems ->
        [one] U stóp słupa zostaje { $gems } różowy klejnot i nie należy do nikogo.
        [few] U stóp słupa zostają { $gems } różowe klejnoty i nie należą do nikogo.
       *[many] U stóp słupa zostaje { $gems } różowych klejnotów i nie należy do nikogo.
    }
   *[clear] { $gems ->
        [one] U stóp słupa zostaje { $gems } przezroczysty klejnot i nie należy do nikogo.
        [few] U stóp słupa zostają { $gems } przezroczyste klejnoty i nie należą do nikogo.
       *[many] U stóp słupa zostaje { $gems } przezroczystych klejnotów i nie należy do nikogo.
    }
}
event-tie-broken = Remis: ostatni ruch z remisujących miał gracz { $seat } i to on wygrywa.
event-game-ended = { $seats_count ->
    [1] Wygrywa { $seats }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
   *[other] { $seats } dzielą zwycięstwo, każdy ma { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
}

## Na stole

gems-red = { $count ->
    [one] { $count } czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[other] { $count } czerwonych klejnotów
}
gems-pink = { $count ->
    [one] { $count } różowy klejnot
    [few] { $count } różowe klejnoty
   *[other] { $count } różowych klejnotów
}
gems-clear = { $count ->
    [one] { $count } przezroczysty klejnot
    [few] { $count } przezroczyste klejnoty
   *[other] { $count } przezroczystych klejnotów
}
blocks-won = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
}
strike-of-turn = { $seat }: uderzenie { $strike } z 2
on-column = { $count ->
    [one] Na słupie { $count } klejnot
    [few] Na słupie { $count } klejnoty
   *[other] Na słupie { $count } klejnotów
}
at-foot = U stóp słupa: { $gems }
owns-nothing = jeszcze nic
collects = { $colour ->
    [red] zbiera czerwone
    [pink] zbiera różowe
   *[clear] zbiera przezroczyste
}
is-experienced = doświadczony górnik
is-steady = pewniejsza ręka
slots-seen-from = widok od strony { $azimuth }°
how-to-strike = Wpisz uderzenie: blok, stronę w stopniach, szybkość w m/s, na przykład „blok 5 od 90° szybkość 1,2” albo „5 90 1,2”. Dalej, jeśli chcesz, o ile mm w bok i nachylenie w stopniach; zamiast bloku można podać wysokość w mm („150 mm 90 1,2”). Od 0,2 do 1,7 m/s; dla środkowego bloku 0,6 to mało, 1 w sam raz, 1,5 dużo; górne potrzebują dużo mniej.
no-such-block = Na słupie nie stoi blok { $number }.
beyond-height = Wysokość: od { $least } do { $most } mm, nie { $number }.
beyond-offset = W bok: od { $least } do { $most } mm od osi słupa; to byłoby { $number }.
beyond-elevation = Nachylenie: od { $least }° do { $most }°, nie { $number }°.
beyond-speed = Szybkość: od { $least } do { $most } m/s, nie { $number }.
