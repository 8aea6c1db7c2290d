### „Dinokalipsa”: wszystkie zdania gry. Imiona graczy tylko w mianowniku.

## Gra

game-name = Dinokalipsa
game-tagline = Katastrofa goni katastrofę, a ucieknie tylko najzwinniejszy dinozaur.
game-authors = Unstable Games (Happy Little Dinosaurs)
game-goal = Jako pierwszy dinozaur pokonać 50 pól drogi ucieczki albo przetrwać dłużej niż wszyscy: najwyższy wynik rundy biegnie naprzód, najniższy zabiera katastrofę.

## Opcje

option-boards = Dinozaury
option-boards-help = Czy gracze wybierają dinozaury po kolei, czy dostają je losowo.
option-boards-chosen = wybierane po kolei
option-boards-dealt = rozdawane losowo
option-disasters_count = Katastrofy się liczą
option-disasters_count-help = Każda twoja katastrofa dodaje 1 do wyniku rundy, z wyjątkiem nagłej śmierci.
option-two_player_rules = Zasady dla dwojga
option-two_player_rules-help = W grze we dwoje karty punktów o wartości 1, 2 i 3 zostają w pudełku, a do wyginięcia trzeba więcej katastrof.

## Przeciwnicy

level-casual = Amator
level-casual-help = Gra tym, co wpadnie w łapy, i ubezpiecza się, kiedy może.
level-steady = Znawca
level-steady-help = Zagrywa najwyższą kartę i wzmacnia się, gdy to zmienia, kto pobiegnie albo kto ucierpi.
level-strong = Ekspert
level-strong-help = Rozważa, czy zagrać kartę, czy ją zachować, i ocenia, jak każda karta natychmiastowa zmieni wszystkie wyniki.

## Karty

card-name = { $card ->
    [tame_pebble] Oswojony kamyk
    [splendid_twig] Świetny patyk
    [long_claw] Długa łapa
    [trusty_skillet] Wierna patelnia
    [lasso_viper] Wąż lasso
    [gravediggers_spade] Łopata grabarza
    [swamp_smoothie] Koktajl z bagna
    [bone_helmet] Kościany hełm
    [pocket_flamethrower] Kieszonkowy miotacz ognia
    [sturdy_bat] Solidny kij
    [jaw_trap] Szczęki na sprężynie
    [prehistoric_bow] Pradawny łuk
    [lucky_starfruit] Szczęśliwa karambola
    [stinger_spear] Włócznia z żądłem
    [bamboo_spyglass] Bambusowa luneta
    [iced_tea_with_a_kick] Mrożona herbata z pazurem
    [peckish_plant] Głodna rosiczka
    [meteor_mortar] Moździerz na meteoryty
    [blazing_saw] Płonąca piła
    [tailwind] Wiatr w plecy
    [headwind] Wiatr w oczy
    [topsy_turvy] Do góry nogami
    [catastrophe_policy] Polisa od katastrof
   *[not_my_problem] To nie do mnie
}
card-effect = { $card ->
    [tame_pebble] Możesz odrzucić kartę punktów: jej wartość dolicza się do twojego wyniku.
    [long_claw] Możesz obejrzeć rękę innego gracza i zabrać z niej jedną kartę.
    [lasso_viper] Możesz zamienić tę kartę z zagraną kartą sąsiada, która nie ma efektu.
    [swamp_smoothie] Możesz odrzucić kartę punktów z efektem: jej wartość dolicza się do twojego wyniku.
    [pocket_flamethrower] Możesz odrzucić do trzech kart.
    [jaw_trap] Po podliczeniu wyników najwyższy i najniższy zamieniają się miejscami.
    [lucky_starfruit] „Wiatr w plecy” i „Wiatr w oczy” liczą się w tej rundzie podwójnie.
    [bamboo_spyglass] Możesz obejrzeć dwie wierzchnie karty talii: jedną weź, drugą odrzuć.
    [peckish_plant] Możesz zamienić zagrane karty dwóch innych graczy.
    [blazing_saw] Efekty wszystkich pozostałych kart punktów w tej rundzie nie działają.
    [tailwind] Podczas liczenia punktów: 2 punkty więcej dla dowolnego gracza.
    [headwind] Podczas liczenia punktów: 2 punkty mniej dla dowolnego gracza.
    [topsy_turvy] Podczas liczenia punktów: ostateczny najwyższy i najniższy wynik zamieniają się miejscami.
    [catastrophe_policy] Gdy grozi ci katastrofa: trafia na spód swojej talii.
    [not_my_problem] Gdy grozi ci katastrofa: trafia do innego gracza.
   *[other] Bez efektu: liczy się tylko wartość.
}
effect-name = { $effect ->
    [tame_pebble] Oswojony kamyk
   *[swamp_smoothie] Koktajl z bagna
}

## Dinozaury

board-name = { $board ->
    [nervous_rex] Nerwowy Rex
    [bad_luck_bronto] Pechowy Bronek
    [cry_ceratops] Płaczeratops
   *[stego_the_stargazer] Stego Astronom
}
board-traits = { $board ->
    [nervous_rex] Katastrofy drapieżne +1, emocjonalne −1.
    [bad_luck_bronto] Katastrofy naturalne +1, drapieżne −1.
    [cry_ceratops] Katastrofy emocjonalne +1, naturalne −1.
   *[stego_the_stargazer] Meteoryty +1.
}

## Katastrofy

type-name = { $type ->
    [natural] katastrofa naturalna
    [predatory] katastrofa drapieżna
    [emotional] katastrofa emocjonalna
   *[meteor] liczy się jako dowolny rodzaj
}
disaster-name = { $disaster ->
    [struck_by_lightning] Rażenie piorunem
    [stroll_into_quicksand] Spacer w ruchome piaski
    [endless_rain] Niekończąca się ulewa
    [falling_tree] Spadające drzewo
    [boiling_spring] Wrzące źródło
    [a_cloud_of_ones_own] Prywatna chmura
    [tar_pit] Dół ze smołą
    [ice_age_sniffles] Katar epoki lodowcowej
    [something_in_the_surf] Coś w falach
    [long_arms_bad_manners] Długie łapy, złe maniery
    [sabre_toothed_squirrel] Wiewiórka szablozębna
    [hot_tempered_dragon] Porywczy smok
    [little_nibbler] Mały podgryzacz
    [hug_with_teeth] Zębaty uścisk
    [shark_on_a_walk] Rekin na spacerze
    [underfoot] Pod wielką stopą
    [hopeless_haircut] Fryzura nie do uratowania
    [meeting_an_old_flame] Spotkanie z dawną miłością
    [no_reply] Cisza w odpowiedzi
    [forgotten_by_the_herd] Zapomniany przez stado
    [stinging_remark] Kąśliwa uwaga
    [not_invited] Bez zaproszenia
    [gloomy_horoscope] Ponury horoskop
    [honest_mirror] Szczere lustro
   *[meteor] Meteoryt
}

## Decyzje

move-pass = Pasuję
move-pass-help = Nie rób nic: bez efektu, bez karty, bez odrzucania; grożąca katastrofa trafia do ciebie.
move-pass-round = Pasuję do podliczenia wyników
move-pass-round-help = Nie zagrywaj już kart podczas liczenia punktów. O nagłą śmierć, grożącą ci katastrofę i odrzucenie karty gra nadal zapyta.
move-take-board = { board-name }
move-take-board-help = Zagraj tym dinozaurem. { board-traits }
move-play-card = Zagrywam kartę „{ card-name }”
move-play-card-help = Połóż tę kartę punktów zakrytą. { card-effect }
move-discard-card = Odrzucam kartę „{ card-name }”
move-discard-card-help = Odłóż tę kartę na odkryty stos kart odrzuconych. { card-effect }
move-take-card = Biorę kartę „{ card-name }”
move-take-card-help = Weź tę kartę na rękę. { card-effect }
move-look-at-hand = Oglądam karty: { $target }
move-look-at-hand-help = Zobacz wszystkie karty tej osoby ({ $target }), a potem zabierz jedną z nich.
move-look-ahead = Oglądam dwie wierzchnie karty
move-look-ahead-help = Weź jedną z dwóch wierzchnich kart talii, a drugą odrzuć.
move-swap-with = Zamieniam się kartami: { $target }
move-swap-with-help = Twoja zagrana karta i karta z sąsiedztwa ({ $target }) zamieniają się miejscami.
move-swap-others = Zamieniam ich karty: { $one } i { $other }
move-swap-others-help = Zagrane karty tych dwojga ({ $one }, { $other }) zamieniają się miejscami.
move-raise-score = Podnoszę wynik: { $target }
move-raise-score-help = Zagraj kartę „{ card-name }” na ten wynik ({ $target }): 2 punkty więcej, a każda karambola to podwaja.
move-lower-score = Obniżam wynik: { $target }
move-lower-score-help = Zagraj kartę „{ card-name }” na ten wynik ({ $target }): 2 punkty mniej, a każda karambola to podwaja.
move-invert-scores = Odwracam wyniki
move-invert-scores-help = Po podliczeniu wyników najwyższy i najniższy zamieniają się miejscami.
move-insure = Używam polisy
move-insure-help = Katastrofa trafia na spód swojej talii.
move-send-on = Odsyłam katastrofę: { $target }
move-send-on-help = Katastrofa grozi teraz komuś innemu: { $target }.

## Co się dzieje

event-board-taken = { $seat } gra jako { board-name }.
event-card-drawn = { $seat } dobiera kartę „{ card-name }”.
event-cards-drawn = { $seat } dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-disaster-turned-up = Runda { $round_number }: „{ disaster-name }” ({ type-name }).
event-hand-redrawn = { $seat } nie ma karty punktów: odrzuca całą rękę i dobiera pięć nowych kart.
event-card-revealed = { $seat } odkrywa kartę „{ card-name }” ({ $value }).
event-effects-silenced = { $seat } uruchamia piłę: żadna inna karta punktów nie ma w tej rundzie efektu.
event-effect-declined = „{ card-name }”: { $seat } na tym poprzestaje.
event-value-added = { $seat } dokłada kartę „{ card-name }” do karty „{ effect-name }”: plus { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-card-discarded = { $seat } odrzuca kartę „{ card-name }”.
event-hand-looked-at = { $seat } ogląda cudze karty: { $target }.
event-card-seen = { $seat } widzi kartę „{ card-name }” ({ $target }).
event-card-taken = { $seat } zabiera cudzą kartę: { $target }.
event-taken-card-shown = { $seat } ma teraz kartę „{ card-name }”, a { $target } już nie.
event-deck-looked-at = { $seat } ogląda dwie wierzchnie karty talii.
event-deck-card-seen = { $seat } widzi w talii kartę „{ card-name }”.
event-deck-card-kept = { $seat } zatrzymuje jedną kartę, a drugą odrzuca: „{ card-name }”.
event-cards-swapped = { $seat } zamienia zagrane karty: { $one } i { $other } wymieniają się swoimi.
event-instants-multiplied = Karambola: „Wiatr w plecy” i „Wiatr w oczy” liczą się w tej rundzie ×{ $factor }.
event-passed = { $seat } pasuje.
event-passed-for-round = { $seat } pasuje do podliczenia wyników.
event-score-raised = { $seat } zagrywa kartę „{ card-name }”: { $target } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-score-lowered = { $seat } zagrywa kartę „{ card-name }”: { $target } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-inversion-played = { $seat } zagrywa kartę „{ card-name }”: najwyższy i najniższy wynik zamienią się miejscami.
event-score-counted = { $seat }: { MINUS($score) } (karta { $value }{ $bonus ->
        [0] {""}
       *[other] , efekty { SIGNED($bonus) }
    }{ $trait ->
        [0] {""}
       *[other] , cecha { SIGNED($trait) }
    }{ $instants ->
        [0] {""}
       *[other] , karty natychmiastowe { SIGNED($instants) }
    }{ $disasters ->
        [0] {""}
       *[other] , katastrofy { SIGNED($disasters) }
    }).
event-scores-inverted = { $highest_count ->
    [1] { $highest } spada ze szczytu na { $low }, { $lowest_count ->
        [1] { $lowest } wskakuje na { $high }.
       *[other] { $lowest } wskakują na { $high }.
    }
   *[other] { $highest } spadają ze szczytu na { $low }, { $lowest_count ->
        [1] { $lowest } wskakuje na { $high }.
       *[other] { $lowest } wskakują na { $high }.
    }
}
event-pawn-moved = { $seat } ma najwyższy wynik i przebiega { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, razem { $place }.
event-pawn-moved-for-disasters = Co nie zabije, to popędzi: { $seat } przesuwa się o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, razem { $place }.
event-all-tied = Wszyscy remisują: nikt nie biegnie i nikt nie cierpi.
event-sudden-death-began = Nagła śmierć: { $seats }.
event-sudden-death-revealed = Nagła śmierć: { $seat } pokazuje kartę „{ card-name }” ({ $value }).
event-out-of-point-cards = { $seats_count ->
    [1] { $seats } nie ma już karty punktów na nagłą śmierć.
   *[other] { $seats } nie mają już kart punktów: nagła śmierć dobiega końca.
}
event-disaster-to-bottom = „{ disaster-name }” ({ type-name }) trafia na spód talii katastrof.
event-disaster-threatens = Katastrofa nadciąga, a na jej drodze stoi { $seat }.
event-disaster-insured = { $seat } zagrywa kartę „{ card-name }”.
event-disaster-sent-on = { $seat } zagrywa kartę „{ card-name }”: teraz w tarapatach jest { $target }.
event-disaster-added = { $seat } obrywa: „{ disaster-name }” ({ type-name }).
event-dinosaur-extinct = { $seat } ginie i odpada z gry.
event-table-cleared = Karty ze stołu trafiają na stos kart odrzuconych.
event-deck-reshuffled = Stos kart odrzuconych staje się nową talią: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-game-ended = { $rule ->
    [HLD-53] Wygrywa { $seats }: to ostatni żywy dinozaur!
   *[other] { $seats_count ->
        [1] Wygrywa { $seats }! Pokonane pola: { $place }.
       *[other] Zwycięstwem dzielą się { $seats }! Pokonane pola: { $place }.
    }
}

## Pytania

ask-boards = Wybierz swojego dinozaura.
ask-choose = Wybierz kartę punktów przeciw katastrofie.
ask-effect = Czy użyć karty „{ card-name }”? { card-effect }
ask-take_from_hand = Zabierz jedną z tych kart.
ask-take_from_deck = Weź jedną kartę; druga zostanie odrzucona.
ask-scoring_instants = Zmienić wyniki czy spasować?
ask-sudden_death = Nagła śmierć: wybierz kolejną kartę punktów. Liczy się tylko wartość.
ask-threat = Grozi ci katastrofa. Zagrać przeciw niej kartę czy spasować i ją przyjąć?
ask-shed = Możesz odrzucić jedną kartę.

## Rzeczy na stole

round = Runda { $round_number }
escape-route = Droga ucieczki: { $place } z { $route }
deck = Talia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
disaster-deck = Talia katastrof: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
hand-size = Na ręce: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
discard-pile = Stos kart odrzuconych: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
disasters-at-bottom = Na spodzie talii katastrof
disaster-area = Obszar katastrof
fatal-types = Jeszcze jedna taka i koniec
extinct = Poza grą
face-down = Zakryta
own-hand = Twoja ręka
known-cards = Znane karty
cards-in-doubt = z nich mogło ubyć: { $count }
known-instants = Znane karty natychmiastowe: { $count }
score-value = Karta
score-bonus = Efekty
score-trait = Cecha
score-instants = Karty natychmiastowe
score-disasters = Katastrofy
score-inversion = Odwrócenie
score-total = Wynik
silenced = Efekty kart punktów w tej rundzie nie działają.
multiplied = „Wiatr w plecy” i „Wiatr w oczy” liczą się ×{ $factor }.
inversions-to-come = Zamian najwyższego i najniższego wyniku w kolejce: { $count }
threatened = W tarapatach
in-duel = W nagłej śmierci

## Dlaczego teraz nie można

why-extinct = { $seat } nie bierze już udziału w grze: ten dinozaur wyginął.
why-chosen = { $seat } czeka na pozostałych: karty zostaną odkryte, gdy wybiorą wszyscy.
