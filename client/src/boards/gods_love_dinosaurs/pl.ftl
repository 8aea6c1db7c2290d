### Plansza gry Gods Love Dinosaurs: czego nie mówią teksty samej gry.

board-gods_love_dinosaurs-biome = Plansza biomu
board-gods_love_dinosaurs-column = { $animal ->
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
board-gods_love_dinosaurs-supply = Zostało figurek: { $count }
board-gods_love_dinosaurs-no-tile = puste pole
board-gods_love_dinosaurs-tile = { $terrain ->
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
board-gods_love_dinosaurs-take = Weź kafelek: { $tile }
board-gods_love_dinosaurs-foresee = { $animal ->
    [frog] Co, gdyby żaby rozmnażały się teraz?
    [rabbit] Co, gdyby zające rozmnażały się teraz?
    [rat] Co, gdyby szczury rozmnażały się teraz?
    [tiger] Co, gdyby tygrysy polowały teraz?
    [eagle] Co, gdyby orły polowały teraz?
   *[dinosaur] Co, gdyby dinozaury biegły teraz?
}
board-gods_love_dinosaurs-stampede = Dinozaury biegną!
board-gods_love_dinosaurs-active = { $animal ->
    [frog] Żaby się rozmnażają.
    [rabbit] Zające się rozmnażają.
    [rat] Szczury się rozmnażają.
    [tiger] Tygrysy polują.
   *[eagle] Orły polują.
}
board-gods_love_dinosaurs-active-dinosaurs = { $animal ->
    [frog] Żaby się rozmnażają, potem biegną dinozaury.
    [rabbit] Zające się rozmnażają, potem biegną dinozaury.
    [rat] Szczury się rozmnażają, potem biegną dinozaury.
    [tiger] Tygrysy polują, potem biegną dinozaury.
   *[eagle] Orły polują, potem biegną dinozaury.
}
board-gods_love_dinosaurs-last-tile = Przerywana linia: ostatni kafelek aktywuje te zwierzęta.
board-gods_love_dinosaurs-last-tile-yet = Ostatni kafelek kolumny aktywuje jej zwierzęta.
board-gods_love_dinosaurs-stacks = Stosy
board-gods_love_dinosaurs-stack = Stos { $stack }: { $count ->
    [0] pusty
    [one] jeden kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
}{ $used ->
    [yes] , w użyciu
   *[no] { "" }
}
board-gods_love_dinosaurs-your-world = Twój świat
board-gods_love_dinosaurs-world = Świat gracza { $name }
board-gods_love_dinosaurs-hexes = Pola tego świata
board-gods_love_dinosaurs-realms = Światy graczy
board-gods_love_dinosaurs-open = Pokaż świat gracza { $name } w powiększeniu
board-gods_love_dinosaurs-volcano = Tura tego gracza
board-gods_love_dinosaurs-home = Mój świat
board-gods_love_dinosaurs-closer = Przybliż
board-gods_love_dinosaurs-farther = Oddal
board-gods_love_dinosaurs-fit = Pokaż cały świat
board-gods_love_dinosaurs-numbers = Numery pól
board-gods_love_dinosaurs-hex = pole { $cell }, { $terrain ->
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
board-gods_love_dinosaurs-some = { $animal ->
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
board-gods_love_dinosaurs-score = { $points ->
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
board-gods_love_dinosaurs-eggs = Jaja
board-gods_love_dinosaurs-golden-eggs = Złote jaja, każde warte pięć
board-gods_love_dinosaurs-dinosaurs = Dinozaury
board-gods_love_dinosaurs-doing = { $stage ->
    [taking] bierze kafelek…
    [placing] kładzie kafelek…
    [breeding] rozmnaża zwierzęta…
    [hunting] poluje…
    [hatching] przy gnieździe…
    [running] biegnie…
   *[other] { "" }
}
board-gods_love_dinosaurs-waiting = Czekamy: { $names }.
board-gods_love_dinosaurs-decision = Twoja decyzja
board-gods_love_dinosaurs-watching = Oglądasz grę.
board-gods_love_dinosaurs-sending = Już wysyłamy…
board-gods_love_dinosaurs-wait = { $stage ->
    [over] Koniec gry.
    [lesson] Rozejrzyj się i czytaj dalej.
   *[other] Rozejrzyj się, zanim przyjdzie twoja kolej.
}
board-gods_love_dinosaurs-ask = { $stage ->
    [taking] Weź kafelek z planszy biomu.
    [hatching] Wykluć dinozaura za jedno jajo?
    [breeding] Wszystkie, które mogły, mają już młode.
    [hunting] Polowanie skończone.
    [running] Bieg skończony.
   *[other] Twoja decyzja.
}
board-gods_love_dinosaurs-ask-place = Wybierz pole dla kafelka.
board-gods_love_dinosaurs-ask-placed = Obróć kafelek albo połóż go tutaj.
board-gods_love_dinosaurs-ask-breeding = { $animal ->
    [frog] Żaby się rozmnażają: wybierz żabę lub wolne pole.
    [rabbit] Zające się rozmnażają: wybierz zająca lub wolne pole.
   *[rat] Szczury się rozmnażają: wybierz szczura lub wolne pole.
}
board-gods_love_dinosaurs-ask-parent = Kto będzie rodzicem?
board-gods_love_dinosaurs-ask-birth = Gdzie zamieszka młode?
board-gods_love_dinosaurs-ask-hunter = { $animal ->
    [tiger] Tygrysy polują: wybierz tygrysa.
    [eagle] Orły polują: wybierz orła.
   *[dinosaur] Dinozaury biegną: wybierz dinozaura.
}
board-gods_love_dinosaurs-ask-way = { $animal ->
    [tiger] Gdzie tygrys zakończy polowanie?
    [eagle] Gdzie orzeł zakończy polowanie?
   *[dinosaur] Na której górze zatrzyma się dinozaur?
}
board-gods_love_dinosaurs-ask-hopeless = { $animal ->
    [tiger] Ten tygrys nie ma co jeść.
    [eagle] Ten orzeł nie ma co jeść.
   *[dinosaur] W drodze do góry ten dinozaur nie ma co jeść.
}
board-gods_love_dinosaurs-ask-run = { $left ->
    [one] Został jeden krok.
    [few] Zostały { $left } kroki.
   *[other] Zostało { $left } kroków.
} { $stop ->
    [yes] Dalej czy stop?
   *[no] Dalej!
}
board-gods_love_dinosaurs-ask-young = W zapasie jest tylko jedno młode: gdzie zamieszka?
board-gods_love_dinosaurs-left = jeszcze czeka: { $count }
board-gods_love_dinosaurs-turn = Obróć kafelek w prawo (Shift+R)
board-gods_love_dinosaurs-turn-back = Obróć kafelek w lewo (R)
board-gods_love_dinosaurs-place = Połóż tutaj
board-gods_love_dinosaurs-go = Biegnij tą drogą
board-gods_love_dinosaurs-stepwise = Krok po kroku
board-gods_love_dinosaurs-give-up = { $animal ->
    [tiger] Niech tygrys głoduje
    [eagle] Niech orzeł głoduje
   *[dinosaur] Niech dinozaur zginie
}
board-gods_love_dinosaurs-pick-spot = Przymierz kafelek w ({ $q }, { $r })
board-gods_love_dinosaurs-pick-figure = Wybierz: { $where }
board-gods_love_dinosaurs-pick-chosen = Wybrane: { $where }
board-gods_love_dinosaurs-pick-birth = Młode: { $where }
board-gods_love_dinosaurs-pick-step = Krok: { $where }
board-gods_love_dinosaurs-pick-end = Biegnij tu: { $where }; zje { $eaten ->
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
board-gods_love_dinosaurs-outlook-lead = { $left ->
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
board-gods_love_dinosaurs-outlook-none = { $left ->
    [yes] nikt.
   *[no] nie ma tu żadnych.
}
board-gods_love_dinosaurs-outlook-breed = { $able ->
    [0] żadne zwierzę nie ma miejsca
    [few] miejsce mają { $able } z { $all }
   *[other] miejsce ma { $able } z { $all }
}; { $fed ->
    [0] młodych nie będzie
   *[other] młodych najwyżej { $fed }, razem najwyżej { $thriving }
}.
board-gods_love_dinosaurs-outlook-hunt = { $exact ->
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
board-gods_love_dinosaurs-outlook-run = { $exact ->
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
board-gods_love_dinosaurs-outlook-hatch = Dinozaur, który mógłby się przedtem wykluć, nie jest wliczony.
board-gods_love_dinosaurs-ask-go = Na tej drodze { $eaten ->
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
board-gods_love_dinosaurs-another-way = Inna droga ({ $way } z { $ways })
board-gods_love_dinosaurs-end-breeding = Zakończ rozmnażanie
board-gods_love_dinosaurs-memo-title = Ściąga
board-gods_love_dinosaurs-memo = { $animal ->
    [frog] Młode obok, na wolnym jeziorze lub polu uniwersalnym
    [rabbit] Młode obok, na wolnej równinie lub polu uniwersalnym
    [rat] Młode obok, w wolnym lesie lub na polu uniwersalnym
    [tiger] 1–2 kroki w dowolnych kierunkach, na końcu ofiara
    [eagle] 1–3 pola w linii prostej, na końcu ofiara
   *[dinosaur] 1–5 kroków w dowolnych kierunkach, na końcu wolna góra; coś trzeba zjeść
}
board-gods_love_dinosaurs-memo-eggs = Złote jajo jest warte pięć zwykłych
board-gods_love_dinosaurs-finale = Koniec gry
board-gods_love_dinosaurs-winners = { $count ->
    [one] Ulubieniec bogów: { $names }!
   *[other] Ulubieńcy bogów: { $names }!
}
board-gods_love_dinosaurs-decided-GLD-51 = { $points ->
    [one] Jeden punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
board-gods_love_dinosaurs-decided-GLD-52 = Punktów jest po równo: wygrywa osoba ostatnia w kolejności tur.
