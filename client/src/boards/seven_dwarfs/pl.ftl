### Plansza Siedmiu krasnoludków: to, czego nie mówią teksty samej gry.

board-seven_dwarfs-you = (ty)
board-seven_dwarfs-mine = Słup z klejnotami. Celowanie i uderzenie
board-seven_dwarfs-flat = Ta przeglądarka nie rysuje w trzech wymiarach (brak WebGL): oto słup z boku. Gra się tak samo.
board-seven_dwarfs-keys = Strzałki w lewo i w prawo okrążają słup, w górę i w dół podnoszą i opuszczają cel, A i D przesuwają go w bok; z klawiszem Shift te kroki są małe. Page Up i Page Down pochylają kilof, plus i minus zmieniają szybkość. Enter uderza. Przytrzymaj spację, by wskaźnik ruszył, i puść, by uderzyć; Escape opuszcza kilof.
board-seven_dwarfs-north = N
board-seven_dwarfs-decision = Twoje uderzenie
board-seven_dwarfs-your-strike = Twoje uderzenie { $number } z 2: wyceluj i uderz.
board-seven_dwarfs-choose-colour = Wybierz kolor klejnotów, który się dla ciebie liczy.
board-seven_dwarfs-colour = { $colour ->
    [red] Czerwony
    [pink] Różowy
   *[clear] Przezroczysty
}
board-seven_dwarfs-sending = Kilof w ruchu…
board-seven_dwarfs-watch = Zobaczmy, co się stanie…
board-seven_dwarfs-slowly = Jeszcze raz, powoli…
board-seven_dwarfs-waiting = Czekamy: { $names }
board-seven_dwarfs-strike = Uderz
board-seven_dwarfs-hold = Przytrzymaj i puść
board-seven_dwarfs-hint = Naciśnij na słupie i ciągnij: im dalej, tym mocniej. Puść, by uderzyć. Ciągnij obok słupa, by go okrążyć.
board-seven_dwarfs-by-numbers = Celuj liczbami
board-seven_dwarfs-strike-numbers = Uderz według tych liczb
board-seven_dwarfs-by-words = Wybierz uderzenie słowami
board-seven_dwarfs-strike-so = Uderz tak
board-seven_dwarfs-which-height = W który blok?
board-seven_dwarfs-which-azimuth = Z której strony?
board-seven_dwarfs-which-speed = Jak szybko?
board-seven_dwarfs-field-azimuth = Skąd
board-seven_dwarfs-field-height = Wysokość
board-seven_dwarfs-field-offset = W bok
board-seven_dwarfs-field-elevation = Pochylenie
board-seven_dwarfs-field-speed = Szybkość
board-seven_dwarfs-value-azimuth = { $side ->
    [north] z północy
    [north-east] z północnego wschodu
    [east] ze wschodu
    [south-east] z południowego wschodu
    [south] z południa
    [south-west] z południowego zachodu
    [west] z zachodu
   *[north-west] z północnego zachodu
} ({ $degrees }°)
board-seven_dwarfs-value-height = { $mm } mm
board-seven_dwarfs-value-block = blok { $block } ({ $mm } mm)
board-seven_dwarfs-value-offset = { $side ->
    [0] prosto w oś
    [1] { $mm } mm w prawo
   *[other] { $mm } mm w lewo
}
board-seven_dwarfs-value-elevation = { $side ->
    [0] poziomo
    [1] { $degrees }° z góry
   *[other] { $degrees }° z dołu
}
board-seven_dwarfs-value-speed = { $force ->
    [faint] bardzo wolno
    [slow] wolno
    [medium] średnio
    [fast] szybko
   *[full] z całej siły
} ({ $speed } cm/s)
board-seven_dwarfs-spread = Zwykle wychodzi { $from }–{ $to } cm/s.
board-seven_dwarfs-column = Słup od góry do dołu
board-seven_dwarfs-block = Blok { $block }
board-seven_dwarfs-slot = { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}: { $gem ->
    [red] czerwony
    [pink] różowy
    [clear] przezroczysty
   *[none] pusto
}
board-seven_dwarfs-shifted = przesunięty o { $mm } mm na { $side ->
    [north] północ
    [north-east] północny wschód
    [east] wschód
    [south-east] południowy wschód
    [south] południe
    [south-west] południowy zachód
    [west] zachód
   *[north-west] północny zachód
}
board-seven_dwarfs-turn = { $name }: uderzenie { $number } z 2
board-seven_dwarfs-strike-of = uderzenie { $number } z 2
board-seven_dwarfs-left = { $count ->
    [one] { $count } klejnot na słupie
    [few] { $count } klejnoty na słupie
   *[other] { $count } klejnotów na słupie
}
board-seven_dwarfs-gain = Punkty: { $sign ->
    [1] +{ $points }
   *[other] −{ $points }
}
board-seven_dwarfs-miners = Górnicy i ich łupy
board-seven_dwarfs-own-colour = zbiera { $colour ->
    [red] czerwone
    [pink] różowe
   *[clear] przezroczyste
}
board-seven_dwarfs-experienced = doświadczony: czerwone nic nie są warte
board-seven_dwarfs-steady = pewniejsza ręka
board-seven_dwarfs-foot = U stóp słupa: { $gems }
board-seven_dwarfs-count-red = { $count ->
    [one] { $count } czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[other] { $count } czerwonych klejnotów
}
board-seven_dwarfs-count-pink = { $count ->
    [one] { $count } różowy klejnot
    [few] { $count } różowe klejnoty
   *[other] { $count } różowych klejnotów
}
board-seven_dwarfs-count-clear = { $count ->
    [one] { $count } przezroczysty klejnot
    [few] { $count } przezroczyste klejnoty
   *[other] { $count } przezroczystych klejnotów
}
board-seven_dwarfs-count-blocks = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[other] { $count } bloków
}
board-seven_dwarfs-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
board-seven_dwarfs-replay = Ostatnie uderzenie w zwolnionym tempie
board-seven_dwarfs-skip = Pomiń
board-seven_dwarfs-finale = Koniec gry
board-seven_dwarfs-winners = { $count ->
    [one] Zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
board-seven_dwarfs-decided-DWA-09 = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-seven_dwarfs-decided-DWA-46 = Uderzenia się skończyły. { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
board-seven_dwarfs-winner = (zwycięstwo)
board-seven_dwarfs-points-table = Skąd wzięły się punkty
board-seven_dwarfs-player = Górnik
board-seven_dwarfs-column-red = czerwone
board-seven_dwarfs-column-pink = różowe
board-seven_dwarfs-column-clear = przezroczyste
board-seven_dwarfs-column-blocks = bloki
board-seven_dwarfs-total = Punkty
