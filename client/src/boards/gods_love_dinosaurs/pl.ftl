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
board-gld-open = Pokaż świat gracza { $name } w powiększeniu
board-gld-volcano = Tura tego gracza
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
}: { $golden ->
    [0] { "" }
    [one] jedno złote jajo,{" "}
    [few] { $golden } złote jaja,{" "}
   *[other] { $golden } złotych jaj,{" "}
}{ $eggs ->
    [one] jedno zwykłe jajo
    [few] { $eggs } zwykłe jaja
   *[other] { $eggs } zwykłych jaj
}, { $dinosaurs ->
    [one] jeden dinozaur
    [few] { $dinosaurs } dinozaury
   *[other] { $dinosaurs } dinozaurów
}
board-gld-eggs = Jaja
board-gld-golden-eggs = Złote jaja, każde warte pięć
board-gld-dinosaurs = Dinozaury
board-gld-doing = { $stage ->
    [taking] bierze kafelek…
    [placing] kładzie kafelek…
    [breeding] rozmnaża zwierzęta…
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
    [lesson] Rozejrzyj się i czytaj dalej.
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
}{ $ways ->
    [1] { "" }
   *[other] , droga { $way } z { $ways }
}
board-gld-outlook-lead = { $left ->
    [yes] { $animal ->
        [tiger] Czekają na polowanie
        [eagle] Czekają na polowanie
        [dinosaur] Czekają na bieg
       *[other] Czekają na młode
    }
   *[no] { $animal ->
        [frog] Gdyby żaby rozmnażały się teraz
        [rabbit] Gdyby zające rozmnażały się teraz
        [rat] Gdyby szczury rozmnażały się teraz
        [tiger] Gdyby tygrysy polowały teraz
        [eagle] Gdyby orły polowały teraz
       *[dinosaur] Gdyby dinozaury biegły teraz
    }
}
board-gld-outlook-none = { $left ->
    [yes] nikt.
   *[no] nie ma tu żadnych.
}
board-gld-outlook-breed = { $able ->
    [0] żadne zwierzę nie ma miejsca
    [few] miejsce mają { $able } z { $all }
   *[other] miejsce ma { $able } z { $all }
}; { $fed ->
    [0] młodych nie będzie
   *[other] młodych najwyżej { $fed }, razem najwyżej { $thriving }
}.
board-gld-outlook-hunt = { $exact ->
    [no] najeść się { $fed ->
        [few] mogą
       *[other] może
    } { $fed } z { $all }, być może więcej; potem będzie ich { $thriving } lub więcej. Dróg jest zbyt wiele, by sprawdzić wszystkie.
   *[yes] { $fed ->
        [0] { $all ->
            [one] jedyny nie znajdzie zdobyczy i zginie z głodu
           *[other] żaden z { $all } nie znajdzie zdobyczy, wszystkie zginą z głodu
        }
        [few] najeść się mogą { $fed } z { $all }
       *[other] najeść się może { $fed } z { $all }
    }{ $fed ->
        [0] { "" }
       *[other] , { $hungry ->
            [0] żaden nie musi zginąć
            [one] co najmniej jeden zginie z głodu
            [few] co najmniej { $hungry } zginą z głodu
           *[other] co najmniej { $hungry } zginie z głodu
        }
    }{ $thriving ->
        [0] { "" }
       *[other] ; potem będzie ich najwyżej { $thriving }
    }{ $both ->
        [no] , ale wtedy zginie ich więcej
       *[yes] { "" }
    }.
}
board-gld-outlook-run = { $exact ->
    [no] przeżyć { $fed ->
        [few] mogą
       *[other] może
    } { $fed } z { $all }, być może więcej; jaj { $eggs } lub więcej. Dróg jest zbyt wiele, by sprawdzić wszystkie.
   *[yes] { $fed ->
        [0] { $all ->
            [one] jedyny nie znajdzie zdobyczy i zginie z głodu
           *[other] żaden z { $all } nie znajdzie zdobyczy, wszystkie zginą z głodu
        }
        [few] przeżyć mogą { $fed } z { $all }
       *[other] przeżyć może { $fed } z { $all }
    }; { $eggs ->
        [0] jaj nie będzie
        [one] najwyżej jedno jajo
        [few] najwyżej { $eggs } jaja
       *[other] najwyżej { $eggs } jaj
    }{ $both ->
        [no] , ale nie jedno i drugie naraz
       *[yes] { "" }
    }.
}
board-gld-outlook-hatch = Dinozaur, który mógłby się przedtem wykluć, nie jest wliczony.
board-gld-ask-go = Na tej drodze { $eaten ->
    [0] nie zje już nic
   *[other] zje: { $meals }
}{ $eggs ->
    [0] { "" }
    [one] ; jedno jajo
    [few] ; { $eggs } jaja
   *[other] ; { $eggs } jaj
}{ $young ->
    [0] { "" }
    [one] ; jedno młode
    [few] ; { $young } młode
   *[other] ; { $young } młodych
}.
board-gld-another-way = Inna droga ({ $way } z { $ways })
board-gld-end-breeding = Zakończ rozmnażanie
board-gld-memo-title = Ściąga
board-gld-memo = { $animal ->
    [frog] Młode obok, na wolnym jeziorze lub polu uniwersalnym
    [rabbit] Młode obok, na wolnej równinie lub polu uniwersalnym
    [rat] Młode obok, w wolnym lesie lub na polu uniwersalnym
    [tiger] 1–2 kroki w dowolnych kierunkach, na końcu ofiara
    [eagle] 1–3 pola w linii prostej, na końcu ofiara
   *[dinosaur] 1–5 kroków w dowolnych kierunkach, na końcu wolna góra; coś trzeba zjeść
}
board-gld-memo-eggs = Złote jajo jest warte pięć zwykłych
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
board-gld-won-tie = Punktów jest po równo: wygrywa osoba ostatnia w kolejności tur.
