### „Kości dinozaurów”: wszystkie zdania gry. Imiona graczy tylko w mianowniku.

## Gra

game-name = Dino Kości
game-tagline = Jedna kamienna płyta, po tuzinie dłut, a czaszkę chce mieć każdy.
game-authors = Kevin Lanzing (Jurassic Parts)
game-goal = Rozłupuj płytę dłutami, dziel znaleziska i składaj szkielety: wygrywa, kto ma najwięcej punktów.

## Opcje

option-layout = Płyta
option-layout-help = Jak ułożona jest płyta: co drugi kafelek odkryty (na pierwsze wykopaliska) albo wszystkie zakryte.
option-layout-A = co drugi kafelek odkryty
option-layout-B = wszystkie zakryte
option-equipment = Karty ekwipunku
option-equipment-help = Ile tajnych kart ekwipunku dostaje każdy gracz.
option-equipment-0 = bez kart
option-equipment-1 = po jednej
option-equipment-2 = po dwie
option-tie = Remis przy podziale
option-tie-help = Od kogo, zgodnie z ruchem wskazówek zegara, liczy się graczy z tą samą liczbą dłut.
option-tie-marker = od pierwszego gracza
option-tie-active = od gracza, który wykonuje turę
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna i kto jest pierwszy przy remisie w podziale: losowo albo z wybranego miejsca.
option-first_player-lot = losowo
option-first_player-first_seat = z pierwszego miejsca
option-first_player-second_seat = z drugiego miejsca
option-first_player-third_seat = z trzeciego miejsca
option-first_player-fourth_seat = z czwartego miejsca
option-first_player-fifth_seat = z piątego miejsca
option-components = Zawartość pudełka
option-components-help = Własny plik z zawartością pudełka, jeśli znasz ją lepiej.

## Przeciwnicy

level-casual = Nowicjusz
level-casual-help = Kładzie dłuta gdzie popadnie i bierze to, co akurat jest najwięcej warte.
level-steady = Znawca
level-steady-help = Domyka cięcie, gdy to się opłaca, idzie za pęknięciami i kupuje to, co warte swojej ceny.
level-strong = Ekspert
level-strong-help = Szuka kafelków wartych więcej niż kosztują, odłupuje je i nie daje innym tego, czego potrzebują.

## Kafelki, gatunki, karty, ludzie

tile-name = { $tile ->
    [brachiosaurus_skull] czaszka brachiozaura
    [brachiosaurus_neck] szyja brachiozaura
    [brachiosaurus_chest] klatka piersiowa brachiozaura
    [brachiosaurus_pelvis] miednica brachiozaura
    [brachiosaurus_tail] ogon brachiozaura
    [tyrannosaurus_skull] czaszka tyranozaura
    [tyrannosaurus_chest] klatka piersiowa tyranozaura
    [tyrannosaurus_pelvis] miednica tyranozaura
    [tyrannosaurus_tail] ogon tyranozaura
    [triceratops_skull] czaszka triceratopsa
    [triceratops_body] tułów triceratopsa
    [triceratops_hindquarters] zad triceratopsa
    [velociraptor_front] przód welociraptora
    [velociraptor_rear] tył welociraptora
    [pterodactyl] pterodaktyl
    [plant] roślina
   *[bone_pile] stos kości
}
species-name = { $species ->
    [brachiosaurus] brachiozaur
    [tyrannosaurus] tyranozaur
    [triceratops] triceratops
    [velociraptor] welociraptor
   *[pterodactyl] pterodaktyl
}
part-name = { $part ->
    [skull] czaszka
    [neck] szyja
    [chest] klatka piersiowa
    [pelvis] miednica
    [tail] ogon
    [body] tułów
    [hindquarters] zad
    [front] przód
    [rear] tył
    [whole] cały szkielet
    [plaster_cast] odlew gipsowy
   *[bone_pile] stos kości
}
card-name = { $card ->
    [backpack] Plecak
    [voucher] Talon
    [whetstone] Osełka
    [jackhammer] Młot pneumatyczny
    [ground_radar] Georadar
    [amber_vein] Żyła bursztynu
    [fracture_map] Mapa spękań
    [helmet] Kask
    [brush] Pędzelek
    [plaster_cast] Odlew gipsowy
    [museum_contract] Umowa z muzeum
   *[tent] Namiot
}
card-effect = { $card ->
    [backpack] Do końca gry na koniec każdej tury możesz zachować jedno ostre dłuto więcej.
    [voucher] Pomoc kupiona z tą kartą kosztuje o 1 bursztyn mniej.
    [whetstone] Naostrz jeszcze 2 dłuta.
    [jackhammer] Jedna granica kosztuje cię w tej turze jedno dłuto, bez względu na głazy.
    [ground_radar] Obejrzyj w tajemnicy do 3 zakrytych kafelków płyty.
    [amber_vein] Weź 2 bursztyny.
    [fracture_map] Zdejmij z płyty do 2 swoich dłut; pozostają ostre.
    [helmet] W tym podziale liczy się jedno twoje dłuto więcej.
    [brush] Weź jeden z kafelków, które przypadłyby kierownikowi.
    [plaster_cast] Zastępuje jedną brakującą część szkieletu.
    [museum_contract] Sprzedaż w tej turze daje 2 bursztyny.
   *[tent] Na koniec tej tury wszystkie twoje ostre dłuta pozostają ostre.
}
help-name = { $help ->
    [strong_tool] mocne narzędzie
    [quick_sharpening] szybkie ostrzenie
    [purchase] zakup
   *[master] mistrz wykopalisk
}
character-name = { $character ->
    [naomi_grant] dr Naomi Grant
    [ted_park] dr Ted Park
    [wilson_moore] dr Wilson Moore
    [malcolm_stone] dr Malcolm Stone
    [barbara_murphy] dr Barbara Murphy
   *[amy_liu] dr Amy Liu
}

## Decyzje

move-pass = Gotowe
move-pass-help = Bez karty, bez dalszego zdejmowania, oglądania, handlu i składania.
move-end-turn = { $keep ->
    [0] Zakończ turę bez zachowania dłuta
    [1] Zakończ turę i zachowaj 1 ostre dłuto
   *[other] Zakończ turę, zachowane ostre dłuta: { $keep }
}
move-end-turn-help = { $keep ->
    [0] Ostre dłuta i te zużyte na głazy się stępią; te na płycie zostaną.
    [1] 1 dłuto zostanie ostre; inne ostre i zużyte na głazy się stępią.
   *[other] Ostre dłuta, które zostaną: { $keep }; inne ostre i zużyte na głazy się stępią.
}
move-buy-strong-tool = Pomoc: mocne narzędzie
move-buy-strong-tool-help = Dwa dłuta położone w tej turze nie zważają na głazy.
move-buy-quick-sharpening = Pomoc: szybkie ostrzenie
move-buy-quick-sharpening-help = Naostrz jeszcze 2 dłuta; gdy brakuje tępych, zdejmij swoje z płyty.
move-choose-part = { $part ->
    [0] Podziel pierwszą część
    [1] Podziel drugą część
    [2] Podziel trzecią część
    [3] Podziel czwartą część
    [4] Podziel piątą część
   *[other] Podziel szóstą część
}
move-choose-part-help = Części są równe. Kafelki tej zostaną odkryte i podzielone.
move-take-find = Weź: { tile-name }
move-take-find-help = Ten kafelek trafi do twojej kolekcji.
move-buy-fossil = Kup: { tile-name }
move-buy-fossil-help = Weź ten kafelek z zapasu kierownika za bursztyn.
move-sell-fossil = Sprzedaj: { tile-name }
move-sell-fossil-help = Oddaj ten kafelek kierownikowi za bursztyn. Jedna sprzedaż na turę.
move-assemble = Złóż szkielet: { species-name }
move-assemble-help = Szkielet składa się na stałe. Stosy kości zastępują to, czego brakuje.
move-assemble-with-cast = Złóż szkielet z odlewem: { species-name }
move-assemble-with-cast-help = Odlew zastępuje jedną brakującą część, stosy kości pozostałe.
move-play-card = Zagraj kartę „{ card-name }”
move-play-card-help = Działanie karty. { card-effect }
move-dig-out = Pomoc: wydobądź kafelek { $place }
move-dig-out-help = Mistrz wykopalisk wyjmie dla ciebie ten kafelek z płyty.
move-look-under = Obejrzyj kafelek { $place }
move-look-under-help = Tylko ty dowiesz się, co jest na jego awersie.
move-place-chisel = Dłuto między { $one } a { $other }
move-place-chisel-help = Połóż ostre dłuto między tymi kafelkami; każdy bok z głazem kosztuje jedno więcej.
move-place-with-tool = Dłuto między { $one } a { $other }, bez względu na głazy
move-place-with-tool-help = Narzędzie kruszy głazy: wystarczy jedno dłuto.
move-lift-chisel = Zdejmij dłuto między { $one } a { $other }
move-lift-chisel-help = Wróci do ciebie ostre.

## Co się dzieje

event-slab-laid = { $layout ->
    [A] Płyta jest gotowa: co drugi kafelek jest odkryty.
   *[B] Płyta jest gotowa: wszystkie kafelki są zakryte.
}
event-first-player-chosen = Zaczyna { $seat }.
event-head-start = { $seat } ma na początek: { $sharp ->
        [0] bursztyn – { $amber }.
       *[other] { $amber ->
            [0] 1 ostre dłuto.
           *[other] 1 ostre dłuto, bursztyn – { $amber }.
        }
    }
event-card-dealt = { $seat } dostaje kartę „{ card-name }”.
event-turn-began = Tura { $turn_number }: { $seat }.
event-chisels-sharpened = { $seat } ostrzy { $chisels ->
        [one] { $chisels } dłuto
        [few] { $chisels } dłuta
       *[other] { $chisels } dłut
    }.
event-chisel-lifted = { $seat } zdejmuje dłuto między { $one } a { $other }.
event-chisel-placed = { $seat } kładzie dłuto między { $one } a { $other }.
event-boulders-broken = { $seat } kruszy głazy i zużywa jeszcze { $chisels ->
        [one] { $chisels } dłuto
        [few] { $chisels } dłuta
       *[other] { $chisels } dłut
    }.
event-boulders-ignored = { $seat } kruszy głazy narzędziem, bez dodatkowych dłut.
event-turn-ended = { $seat } kończy turę; zachowane ostre dłuta: { $kept }, stępione: { $dulled }.
event-slab-split = Płyta pęka! { $places_count ->
        [one] Odłamuje się { $places_count } kafelek.
        [few] Odłamują się { $places_count } kafelki.
       *[other] Odłamuje się { $places_count } kafelków.
    }
event-part-chosen = { $seat } wybiera część do podziału: { $places_count ->
        [one] { $places_count } kafelek
        [few] { $places_count } kafelki
       *[other] { $places_count } kafelków
    }.
event-finds-turned-up = { $places_count ->
    [one] Odkryto { $places_count } kafelek.
    [few] Odkryto { $places_count } kafelki.
   *[other] Odkryto { $places_count } kafelków.
}
event-chisels-returned = { $seat } zabiera dłuta; tępe: { $dull }, ostre: { $sharp }.
event-share-set = { $seat }: dłuta na cięciu: { $chisels }, udział w podziale: { $tiles ->
        [0] nic, kafelków już nie ma
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[other] { $tiles } kafelków
    }.
event-find-taken = { $seat } bierze kafelek: { tile-name }.
event-finds-left = Kierownikowi przypada { $places_count ->
        [one] { $places_count } kafelek
        [few] { $places_count } kafelki
       *[other] { $places_count } kafelków
    }.
event-skeleton-assembled = { $seat } składa szkielet: { species-name }.
event-amber-gained = { $seat } dostaje bursztyn: { $amber }.
event-help-bought = { $seat } płaci bursztynem ({ $amber }) za pomoc: { help-name }.
event-tile-dug-out = { $seat } wydobywa kafelek { $place }: { tile-name }.
event-tile-bought = { $seat } kupuje kafelek: { tile-name }.
event-tile-sold = { $seat } sprzedaje kafelek: { tile-name }.
event-card-played = { $seat } zagrywa kartę „{ card-name }”.
event-radar-used = { $seat } ogląda kafelek { $place }.
event-radar-showed = { $seat } widzi na kafelku { $place }: { tile-name }.
event-last-two-reached = Odkryto dwa ostatnie kafelki: { $seat } bierze jeden, drugi przypada kierownikowi.
event-dig-abandoned = Wykopaliska przerwane: nic się nie odłamało przez { $idle_turns ->
        [one] { $idle_turns } turę
        [few] { $idle_turns } tury
       *[other] { $idle_turns } tur
    }.
event-game-ended = { $seats_count ->
    [1] Wygrywa { $seats }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
   *[other] Zwycięstwem dzielą się { $seats }: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
}

## Pytania

ask-turn = Kładź dłuta albo poproś o pomoc.
ask-lift = Nie ma już czego ostrzyć: zdejmij z płyty { $count ->
        [one] { $count } swoje dłuto
        [few] { $count } swoje dłuta
       *[other] { $count } swoich dłut
    }.
ask-voucher = Na jaką pomoc przeznaczasz talon?
ask-fracture_map = Zdejmij do dwóch swoich dłut.
ask-radar = Obejrzyj do trzech kafelków.
ask-part = Części są równe. Którą podzielić?
ask-helmet = Zaczyna się podział. Zagrywasz kartę?
ask-division = Weź swoją część znalezisk.
ask-brush = Reszta przypada kierownikowi. Zagrywasz kartę?
ask-brush_find = Które znalezisko ratujesz?
ask-last_two = Weź jeden z dwóch ostatnich kafelków.
ask-closing = Twoja ostatnia tura: możesz składać, sprzedawać i kupować.
ask-last_skeletons = Koniec wykopalisk. Złóż, co jeszcze możesz.

## Na stole

turn = Tura { $turn_number }
sharp = ostre: { $count }
dull = tępe: { $count }
spent = zużyte na głazy: { $count }
on-slab = na płycie: { $count }
amber = bursztyn: { $count }
plants = rośliny: { $count } ({ $points })
pterodactyls = pterodaktyle: { $count }
cards-in-hand = karty: { $count }
own-hand = Twój ekwipunek
leader-stock = Zapas kierownika
empty-stock = pusty
amber-supply = Pozostały bursztyn: { $count }
help-price = Następna pomoc: bursztyn { $amber }
would-split = Dłuto w tym miejscu rozłupie płytę
slab-legend = Liczba na krawędzi to jej cena w dłutach, jeśli jest wyższa niż jeden; litera to dłuto tego gracza.
how-to-chisel = Aby położyć lub zdjąć dłuto, wpisz dwa kafelki przy krawędzi, na przykład „39 40”; dodaj „narzędzie”, żeby skruszyć głazy narzędziem. * pokazuje wszystkie możliwości.
tool-word = narzędzie
finds = Znaleziska
face-down = Zakryty
unseen = Co jeszcze może się odkryć
