### „Gods Love Dinosaurs”: wszystkie zdania gry. Imiona graczy tylko w mianowniku.

## Gra

game-name = Gods Love Dinosaurs (Ulubieńcy bogów)
game-tagline = Nakarm drapieżniki ofiarami, a dinozaury drapieżnikami.
game-authors = Kasper Lapp
game-goal = Wygrywa ten, kto ma najwięcej jaj i dinozaurów. Buduj świat z heksów, rozmnażaj ofiary dla drapieżników; każdy drapieżnik zjedzony przez dinozaura to jajo.

## Opcje

option-first_player = Pierwszy gracz
option-first_player-help = Kto bierze pierwszy kafelek.
option-first_player-lot = losowany
option-first_player-first_seat = pierwsze miejsce
option-activation = Aktywacja
option-activation-help = Gdy gracze działają po kolei, początkujący widzą, co robią inni.
option-activation-together = wszyscy jednocześnie
option-activation-one_after_another = po kolei
option-strict_supply = Ścisły zapas
option-strict_supply-help = Figurek jest tyle, ile w pudełku: gdy się skończą, nic się nie rodzi ani nie wykluwa, a gracze działają po kolei.
option-tiles = Kafelki
option-tiles-help = Własna lista kafelków, przepisana z pudełka.

## Przeciwnicy

level-casual = Nowicjusz
level-casual-help = Bierze dowolny kafelek, kładzie go ciasno i karmi, co się da.
level-steady = Znawca
level-steady-help = Bierze dowolny kafelek, ale kładzie go z największym pożytkiem i daje każdemu łowcy najeść się do syta.
level-strong = Ekspert
level-strong-help = Bierze kafelek najlepszy dla swojego świata i rozważa kolejność oraz cele polowań.

## Zwierzęta, tereny, kierunki

animal-name = { $animal ->
    [frog] żaba
    [rabbit] zając
    [rat] szczur
    [tiger] tygrys
    [eagle] orzeł
   *[dinosaur] dinozaur
}
an-animal = { $animal ->
    [eagle] jeszcze jeden orzeł
    [frog] jeszcze jedna żaba
    [rabbit] jeszcze jeden zając
    [rat] jeszcze jeden szczur
    [tiger] jeszcze jeden tygrys
   *[dinosaur] jeszcze jeden dinozaur
}
animals = { $animal ->
    [frog] Żaby
    [rabbit] Zające
    [rat] Szczury
    [tiger] Tygrysy
    [eagle] Orły
   *[dinosaur] Dinozaury
}
hunter-name = { $hunter ->
    [tiger] tygrys
    [eagle] orzeł
   *[dinosaur] dinozaur
}
prey-name = { $prey ->
    [frog] żabę
    [rabbit] zająca
    [rat] szczura
    [tiger] tygrysa
   *[eagle] orła
}
terrain-name = { $terrain ->
    [lake] jezioro
    [forest] las
    [plain] równina
    [mountain] góra
   *[universal] teren uniwersalny
}
other-terrain-name = { $other_terrain ->
    [lake] jezioro
    [forest] las
    [plain] równina
    [mountain] góra
   *[universal] teren uniwersalny
}
direction-name = { $direction ->
    [0] na wschód
    [1] na północny wschód
    [2] na północny zachód
    [3] na zachód
    [4] na południowy zachód
   *[5] na południowy wschód
}
direction-short = { $direction ->
    [0] wsch
    [1] pnwsch
    [2] pnzach
    [3] zach
    [4] pdzach
   *[5] pdwsch
}
how-to-type = Wpisz miejsce i kierunek (wsch, pnwsch, pnzach, zach, pdzach, pdwsch): „2,-1 pdwsch” kładzie pierwszy heks kafelka na 2,-1, a drugi na południowy wschód od niego; „8 pdwsch” to ruch zwierzęcia z pola 8 albo miejsce dla jego młodego. * pokazuje wszystkie możliwości, # światy wszystkich graczy.
column-name = { $column ->
    [0] żaby
    [1] zające
    [2] szczury
    [3] tygrysy
   *[4] orły
}
column-of = { $animal ->
    [frog] żaby
    [rabbit] zające
    [rat] szczury
    [tiger] tygrysy
   *[eagle] orły
}
row-name = { $row ->
    [0] rząd 1
    [1] rząd 2
   *[2] rząd 3
}

## Decyzje

move-done = Gotowe
move-done-help = Kończysz: zwierzęta, które mogłyby jeszcze mieć młode, nie będą ich miały.
move-stop = Zatrzymaj się tutaj
move-stop-help = Polowanie kończy się tam, gdzie stoi łowca.
move-keep-eggs = Zachowaj jaja
move-keep-eggs-help = Tym razem nie wykluwa się żaden dinozaur.
move-hatch = Wykluj dinozaura
move-hatch-help = Jedno jajo staje się dinozaurem w gnieździe. Od razu poluje i ginie, jeśli nic nie znajdzie.
move-take-tile = Weź kafelek: { column-name }, { row-name }
move-take-tile-help = Ostatni kafelek kolumny aktywuje jej zwierzę u wszystkich.
move-give-up = Zostaw na pastwę głodu: pole { $cell }
move-give-up-help = Łowcę usuwa się bez ruchu. To może otworzyć drogę innemu.
move-place-young = Młode na pole { $cell }
move-place-young-help = Ostatni orzeł z zapasu staje tam; drugie pole zostaje puste.
move-step = Pole { $cell }: krok { direction-name }
move-step-help = Łowca przechodzi o jedno pole i zjada to, co tam stoi.
move-breed = Pole { $cell }: młode { direction-name }
move-breed-help = Zwierzę ma młode na sąsiednim polu w tym kierunku.
move-place-tile = Połóż kafelek: { $q }, { $r }, { direction-name }
move-place-tile-help = Leży tam jego pierwszy heks, ze zwierzęciem, jeśli jakieś jest; drugi od niego w tym kierunku.

## Co się dzieje

event-first-player-chosen = Zaczyna { $seat }.
event-tile-laid = Na planszę trafia kafelek { $tile } ({ column-of }, { row-name }).
event-tile-taken = { $seat } bierze kafelek { $tile } (kolumna: { column-of }).
event-tile-placed = { $seat } kładzie kafelek: { terrain-name }, { other-terrain-name }.
event-animal-arrived = { $seat }: { an-animal }.
event-animals-activated = { $seat } bierze ostatni kafelek: { $animal ->
    [frog] rozmnażają się wszystkie żaby.
    [rabbit] rozmnażają się wszystkie zające.
    [rat] rozmnażają się wszystkie szczury.
    [tiger] polują wszystkie tygrysy.
   *[eagle] polują wszystkie orły.
}
event-animal-born = { $seat }: rodzi się { animal-name }, pole { $cell }.
event-animal-eaten = { $seat }: { hunter-name } zjada { prey-name }, pole { $cell }.
event-egg-laid = { $seat } dostaje jajo, razem jaj: { $eggs }.
event-hunt-ended = { $seat }: { hunter-name } się najada, { $young_count ->
    [0] bez młodych.
    [one] rodzi się { $young_count } młode.
    [few] rodzą się { $young_count } młode.
   *[other] rodzi się { $young_count } młodych.
}
event-dinosaur-ran = { $seat }: dinozaur znów jest na górze, { $eggs ->
    [0] bez jaja.
    [one] złożył { $eggs } jajo.
    [few] złożył { $eggs } jaja.
   *[other] złożył { $eggs } jaj.
}
event-hunter-starved = { $seat }: { hunter-name } ginie z głodu, pole { $cell }.
event-dinosaur-starved = { $seat }: dinozaur ginie z głodu, pole { $cell }.
event-dinosaurs-activated = Stoi tu dinoznacznik: zaraz ruszą dinozaury.
event-dinosaur-hatched = { $seat }: wykluwa się dinozaur, zostało jaj: { $eggs }.
event-not-in-supply = { $seat }: w zapasie nie ma figurki ({ animal-name }).
event-marker-moved = Dinoznacznik przechodzi dalej: { column-of }.
event-stacks-ran-out = { $left ->
    [one] Został { $left } kafelek
    [few] Zostały { $left } kafelki
   *[other] Zostało { $left } kafelków
}, a potrzeba { $needed }: koniec gry.
event-points-counted = { $seat }: jaja { $eggs }, dinozaury { $dinosaurs }, punkty { $points }.
event-tie-broken = Remis, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Z remisujących wygrywa osoba ostatnia w kolejności tur: { $seat }.
event-game-ended = Wygrywa { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}!

## Pytania

ask-taking = Weź kafelek.
ask-placing = Dołącz kafelek do swojego świata.
ask-breeding = { $animal ->
    [frog] Twoje żaby mogą się rozmnożyć.
    [rabbit] Twoje zające mogą się rozmnożyć.
   *[rat] Twoje szczury mogą się rozmnożyć.
}
ask-hunting = { $animal ->
    [tiger] Twoje tygrysy polują.
   *[eagle] Twoje orły polują.
}
ask-hatching = Wykluć dinozaura?
ask-running = Twoje dinozaury polują.

## Rzeczy na stole

turn-of = Tura: { $seat }
dino-marker = dinoznacznik
stacks = Zostało kafelków: { $count }
tile-held = W ręce: { $tile }
no-tile = pusto
world-of = Świat: { $seat }
eggs-and-dinosaurs = jaja { $eggs }, dinozaury { $dinosaurs }
supply-left = Pozostałe figurki
can-eat = Znajdą pokarm: { $cells }
not-all-eat = Znajdą pokarm, ale nie wszystkie: { $cells }
will-starve = Zginęłyby z głodu: { $cells }
