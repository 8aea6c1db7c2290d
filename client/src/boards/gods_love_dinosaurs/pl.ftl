### Plansza gry Gods Love Dinosaurs: czego nie mówią teksty samej gry.

board-gld-biome = Plansza biomu
board-gld-column = { $animal ->
    [frog] Żaby
    [rabbit] Zające
    [rat] Szczury
    [tiger] Tygrysy
   *[eagle] Orły
}: { $count ->
    [0] brak kafelków
    [one] jeden kafelek, ostatni
    [few] { $count } kafelki
   *[other] { $count } kafelków
}{ $marker ->
    [yes] , dinoznacznik
   *[no] { "" }
}
board-gld-supply = Zostało figurek: { $count }
board-gld-no-tile = puste pole
board-gld-tile = { $terrain ->
    [lake] Jezioro
    [forest] Las
    [plain] Równina
    [mountain] Góra
   *[universal] Teren uniwersalny
}{ $animal ->
    [frog] {" "}z żabą
    [rabbit] {" "}z zającem
    [rat] {" "}ze szczurem
    [tiger] {" "}z tygrysem
    [eagle] {" "}z orłem
   *[none] { "" }
} i { $other ->
    [lake] jezioro
    [forest] las
    [plain] równina
    [mountain] góra
   *[universal] teren uniwersalny
}
board-gld-take = Weź kafelek: { $tile }
board-gld-foresee = { $animal ->
    [frog] Co, gdyby żaby rozmnażały się teraz?
    [rabbit] Co, gdyby zające rozmnażały się teraz?
    [rat] Co, gdyby szczury rozmnażały się teraz?
    [tiger] Co, gdyby tygrysy polowały teraz?
    [eagle] Co, gdyby orły polowały teraz?
   *[dinosaur] Co, gdyby dinozaury biegły teraz?
}
board-gld-stampede = Dinozaury biegną!
board-gld-active = { $animal ->
    [frog] Żaby się rozmnażają.
    [rabbit] Zające się rozmnażają.
    [rat] Szczury się rozmnażają.
    [tiger] Tygrysy polują.
   *[eagle] Orły polują.
}
board-gld-active-dinosaurs = { $animal ->
    [frog] Żaby się rozmnażają, potem biegną dinozaury.
    [rabbit] Zające się rozmnażają, potem biegną dinozaury.
    [rat] Szczury się rozmnażają, potem biegną dinozaury.
    [tiger] Tygrysy polują, potem biegną dinozaury.
   *[eagle] Orły polują, potem biegną dinozaury.
}
board-gld-last-tile = Przerywana linia: ostatni kafelek aktywuje te zwierzęta.
board-gld-last-tile-yet = Ostatni kafelek kolumny aktywuje jej zwierzęta.
board-gld-stacks = Stosy
board-gld-stack = Stos { $stack }: { $count ->
    [0] pusty
    [one] jeden kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}{ $used ->
    [yes] , w użyciu
   *[no] { "" }
}
board-gld-your-world = Twój świat
board-gld-world = Świat gracza { $name }
board-gld-hexes = Pola tego świata
board-gld-realms = Światy graczy
board-gld-open = Pokaż duży świat gracza { $name }
board-gld-volcano = ma teraz turę
board-gld-home = Mój świat
board-gld-closer = Przybliż
board-gld-farther = Oddal
board-gld-fit = Pokaż cały świat
board-gld-numbers = Numery pól
board-gld-hex = pole { $cell }, { $terrain ->
    [lake] jezioro
    [forest] las
    [plain] równina
    [mountain] góra
    [nest] góra z gniazdem
   *[universal] teren uniwersalny
}{ $animal ->
    [frog] , żaba
    [rabbit] , zając
    [rat] , szczur
    [tiger] , tygrys
    [eagle] , orzeł
    [dinosaur] , dinozaur
   *[none] { "" }
}
board-gld-some = { $animal ->
    [frog] { $count ->
        [one] jedna żaba
        [few] { $count } żaby
       *[other] { $count } żab
    }
    [rabbit] { $count ->
        [one] jeden zając
        [few] { $count } zające
       *[other] { $count } zajęcy
    }
    [rat] { $count ->
        [one] jeden szczur
        [few] { $count } szczury
       *[other] { $count } szczurów
    }
    [tiger] { $count ->
        [one] jeden tygrys
        [few] { $count } tygrysy
       *[other] { $count } tygrysów
    }
    [eagle] { $count ->
        [one] jeden orzeł
        [few] { $count } orły
       *[other] { $count } orłów
    }
   *[dinosaur] { $count ->
        [one] jeden dinozaur
        [few] { $count } dinozaury
       *[other] { $count } dinozaurów
    }
}
board-gld-score = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $eggs ->
    [one] jedno jajo
    [few] { $eggs } jaja
   *[other] { $eggs } jaj
}{ $golden ->
    [0] { "" }
    [one] {" "}(w tym jedno złote)
    [few] {" "}(w tym { $golden } złote)
   *[other] {" "}(w tym { $golden } złotych)
}, { $dinosaurs ->
    [one] jeden dinozaur
    [few] { $dinosaurs } dinozaury
   *[other] { $dinosaurs } dinozaurów
}
board-gld-eggs = Jaja
board-gld-golden-eggs = Złote jaja
board-gld-dinosaurs = Dinozaury
board-gld-doing = { $stage ->
    [taking] bierze kafelek…
    [placing] kładzie kafelek…
    [breeding] rozmnaża…
    [hunting] poluje…
    [hatching] przy gnieździe…
    [running] biegnie…
   *[other] { "" }
}
board-gld-waiting = Czekamy: { $names }.
board-gld-decision = Twoja decyzja
board-gld-watching = Oglądasz grę.
board-gld-sending = Już wysyłamy…
board-gld-wait = { $stage ->
    [over] Koniec gry.
   *[other] Rozejrzyj się, zanim przyjdzie twoja kolej.
}
board-gld-ask = { $stage ->
    [taking] Weź kafelek z planszy biomu.
    [hatching] Wykluć dinozaura za jedno jajo?
    [breeding] Wszystkie, które mogły, mają już młode.
    [hunting] Polowanie skończone.
    [running] Bieg skończony.
   *[other] Twoja decyzja.
}
board-gld-ask-place = Wybierz pole dla kafelka.
board-gld-ask-placed = Obróć kafelek albo połóż go tutaj.
board-gld-ask-breeding = { $animal ->
    [frog] Żaby się rozmnażają: wybierz żabę lub wolne pole.
    [rabbit] Zające się rozmnażają: wybierz zająca lub wolne pole.
   *[rat] Szczury się rozmnażają: wybierz szczura lub wolne pole.
}
board-gld-ask-parent = Kto będzie rodzicem?
board-gld-ask-birth = Gdzie zamieszka młode?
board-gld-ask-hunter = { $animal ->
    [tiger] Tygrysy polują: wybierz tygrysa.
    [eagle] Orły polują: wybierz orła.
   *[dinosaur] Dinozaury biegną: wybierz dinozaura.
}
board-gld-ask-way = { $animal ->
    [tiger] Gdzie tygrys zakończy polowanie?
    [eagle] Gdzie orzeł zakończy polowanie?
   *[dinosaur] Na której górze zatrzyma się dinozaur?
}
board-gld-ask-hopeless = { $animal ->
    [tiger] Ten tygrys nie ma co jeść.
    [eagle] Ten orzeł nie ma co jeść.
   *[dinosaur] W drodze do góry ten dinozaur nie ma co jeść.
}
board-gld-ask-run = { $left ->
    [one] Został jeden krok.
    [few] Zostały { $left } kroki.
   *[other] Zostało { $left } kroków.
} { $stop ->
    [yes] Dalej czy stop?
   *[no] Dalej!
}
board-gld-ask-young = W zapasie jest tylko jedno młode: gdzie zamieszka?
board-gld-left = jeszcze czeka: { $count }
board-gld-turn = Obróć kafelek w prawo (Shift+R)
board-gld-turn-back = Obróć kafelek w lewo (R)
board-gld-place = Połóż tutaj
board-gld-go = Biegnij tą drogą
board-gld-stepwise = Krok po kroku
board-gld-give-up = { $animal ->
    [tiger] Niech tygrys głoduje
    [eagle] Niech orzeł głoduje
   *[dinosaur] Niech dinozaur zginie
}
board-gld-pick-spot = Przymierz kafelek w ({ $q }, { $r })
board-gld-pick-figure = Wybierz: { $where }
board-gld-pick-chosen = Wybrane: { $where }
board-gld-pick-birth = Młode: { $where }
board-gld-pick-step = Krok: { $where }
board-gld-pick-end = Biegnij tu: { $where }; zje { $eaten ->
    [one] jedno zwierzę
    [few] { $eaten } zwierzęta
   *[other] { $eaten } zwierząt
}{ $eggs ->
    [0] { "" }
    [one] , jedno jajo
    [few] , { $eggs } jaja
   *[other] , { $eggs } jaj
}
board-gld-outlook-breed = { $animal ->
    [frog] Gdyby żaby rozmnażały się teraz
    [rabbit] Gdyby zające rozmnażały się teraz
   *[rat] Gdyby szczury rozmnażały się teraz
}: { $all ->
    [0] nie ma tu żadnych.
   *[other] miejsce ma { $able } z { $all }, potem będzie ich najwyżej { $thriving }.
}
board-gld-outlook-hunt = { $animal ->
    [tiger] Gdyby tygrysy polowały teraz
   *[eagle] Gdyby orły polowały teraz
}: { $all ->
    [0] nie ma tu żadnych.
   *[other] naje się { $able } z { $all }, { $unable ->
        [0] żaden nie zginie
        [one] jeden zginie z głodu
        [few] { $unable } zginą z głodu
       *[other] { $unable } zginie z głodu
    }; potem będzie ich najwyżej { $thriving }.
}
board-gld-outlook-run = Gdyby dinozaury biegły teraz: { $all ->
    [0] nie ma tu żadnych.
   *[other] przeżyje { $able } z { $all }, { $eggs ->
        [0] jaj nie będzie
        [one] będzie jedno jajo
       *[other] będzie do { $eggs } jaj
    }.
}
board-gld-rule = Zasada { $rule }
board-gld-finale = Koniec gry
board-gld-winners = { $count ->
    [one] Ulubieniec bogów: { $names }!
   *[other] Ulubieńcy bogów: { $names }!
}
board-gld-won = { $points ->
    [one] Jeden punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
board-gld-won-tie = Po równo punktów: wygrywa ostatni w kolejności tur.
