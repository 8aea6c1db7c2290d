### Plansza „Dino Kości”: to, czego nie mówią teksty samej gry.

board-dino_bones-slab = Płyta, { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }. Strzałki prowadzą od granicy do granicy.
board-dino_bones-closer = Przybliż
board-dino_bones-farther = Oddal
board-dino_bones-border = Między { $one } a { $other }
board-dino_bones-price = { $count ->
        [one] { $count } dłuto
        [few] { $count } dłuta
       *[many] { $count } dłut
    }
board-dino_bones-chisel-of = dłuto: { $name }
board-dino_bones-splits = { $count ->
        [one] Odpadnie { $count } kafelek:
        [few] Odpadną { $count } kafelki:
       *[many] Odpadnie { $count } kafelków:
    }
board-dino_bones-or = albo
board-dino_bones-share = { $name }: { $count ->
        [0] nic
       *[other] { $count }
    }
board-dino_bones-share-leader = dla kierownika: { $count }
board-dino_bones-place = Kafelek { $place }
board-dino_bones-face-down = zakryty
board-dino_bones-known = wiesz, co to: { tile-name }
board-dino_bones-boulders = { $count ->
        [one] głazy z { $count } strony
       *[other] głazy z { $count } stron
    }
board-dino_bones-seen-by = zaglądali tu: { $names }
board-dino_bones-place-chisel = Połóż · { $count ->
        [one] { $count } dłuto
        [few] { $count } dłuta
       *[many] { $count } dłut
    }
board-dino_bones-place-with-tool = Bez względu na głazy · 1 dłuto
board-dino_bones-lift-chisel = Zdejmij to dłuto
board-dino_bones-not-here = Nie tutaj

board-dino_bones-turn = Tura { $turn_number }: { $name }
board-dino_bones-steps = Kroki tury
board-dino_bones-step-sharpen = Ostrzenie
board-dino_bones-step-chisel = Kucie
board-dino_bones-step-end = Koniec
board-dino_bones-waiting = Czekamy: { $names }
board-dino_bones-watch = Pracują inni.
board-dino_bones-read-on = Rozejrzyj się i czytaj dalej.
board-dino_bones-look = Patrz, co się dzieje…
board-dino_bones-sending = Twoja decyzja jest już w drodze…
board-dino_bones-decision = Twoja decyzja
board-dino_bones-lift = Nie ma już czego ostrzyć: zdejmij z płyty { $count ->
        [one] { $count } swoje dłuto
        [few] { $count } swoje dłuta
       *[many] { $count } swoich dłut
    }.
board-dino_bones-whole = Masz cały szkielet.
board-dino_bones-no-border = Na żadną granicę cię nie stać: poproś o pomoc albo zakończ turę.
board-dino_bones-end = { $keep ->
        [0] Zakończ turę
       *[other] Zakończ, zachowaj { $keep }
    }
board-dino_bones-dig-where = Który kafelek obok twojego dłuta ma wydobyć mistrz?
board-dino_bones-no-dig = Nie teraz
board-dino_bones-charges = { $count ->
        [one] { $count } dłuto może nie zważać na głazy
        [few] { $count } dłuta mogą nie zważać na głazy
       *[many] { $count } dłut może nie zważać na głazy
    }
board-dino_bones-left = jeszcze { $count }
board-dino_bones-shares = Udziały w kolejności brania
board-dino_bones-finds = Znaleziska do wzięcia
board-dino_bones-divide-part = Podziel część { $part } ({ $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    })

board-dino_bones-mat = Plansza: { $name }
board-dino_bones-your-mat = Twoje znaleziska
board-dino_bones-others = Pozostali badacze
board-dino_bones-first = pierwszy gracz
board-dino_bones-sharp = { $count ->
        [one] { $count } ostre dłuto
        [few] { $count } ostre dłuta
       *[many] { $count } ostrych dłut
    }
board-dino_bones-dull = { $count ->
        [one] { $count } tępe dłuto
        [few] { $count } tępe dłuta
       *[many] { $count } tępych dłut
    }
board-dino_bones-sharp-short = ostre
board-dino_bones-dull-short = tępe
board-dino_bones-spent = { $count ->
        [one] { $count } dłuto zużyte na głazy, stępi się na koniec tury
        [few] { $count } dłuta zużyte na głazy, stępią się na koniec tury
       *[many] { $count } dłut zużytych na głazy, stępią się na koniec tury
    }
board-dino_bones-spent-short = zużyte
board-dino_bones-amber = bursztyn: { $count }
board-dino_bones-loose = { $count ->
        [one] { $count } luźna kość
        [few] { $count } luźne kości
       *[many] { $count } luźnych kości
    }
board-dino_bones-plants = { $count ->
        [one] { $count } roślina
        [few] { $count } rośliny
       *[many] { $count } roślin
    }
board-dino_bones-cards = { $count ->
        [one] { $count } karta ekwipunku
        [few] { $count } karty ekwipunku
       *[many] { $count } kart ekwipunku
    }
board-dino_bones-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
board-dino_bones-points-short = { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
board-dino_bones-parts = { $have } z { $all }
board-dino_bones-spare = w zapasie: { $count }
board-dino_bones-worth = { $points } pkt
board-dino_bones-next-plant = z jeszcze jedną: { $points }
board-dino_bones-assembled = złożony
board-dino_bones-with-piles = { $count ->
        [one] zastąpiono { $count } część
        [few] zastąpiono { $count } części
       *[many] zastąpiono { $count } części
    }
board-dino_bones-assemble = Złóż
board-dino_bones-complete = Złóż w całości: { species-name }
board-dino_bones-assemble-with-cast = Złóż z gipsowym odlewem

board-dino_bones-leader = Kierownik wykopalisk
board-dino_bones-supply = bursztyn w zapasie: { $count }
board-dino_bones-help = Pomoc kosztuje
board-dino_bones-helper-strong_tool = Mocne narzędzie
board-dino_bones-helper-master = Mistrz wykopalisk
board-dino_bones-helper-quick_sharpening = Szybkie ostrzenie
board-dino_bones-help-strong_tool = Dwa dłuta nie zważają na głazy.
board-dino_bones-help-master = Wydobywa jeden kafelek obok twojego dłuta.
board-dino_bones-help-quick_sharpening = Naostrz jeszcze dwa.
board-dino_bones-help-purchase = Pomoc: weź jeden z tych kafelków
board-dino_bones-stock = Zapas
board-dino_bones-empty = Jeszcze nic.
board-dino_bones-sell = Sprzedaj jedno znalezisko, bursztyn: { $count }
board-dino_bones-in-hand = Na ręce
board-dino_bones-equipment = Twój ekwipunek, widzisz go tylko ty
board-dino_bones-played = Zagrany ekwipunek
board-dino_bones-own-played = Twój zagrany ekwipunek
board-dino_bones-play = Zagraj

board-dino_bones-memo = Ściągawka
board-dino_bones-unseen = Zakrytych kafelków: { $count }.
board-dino_bones-unseen-help = Liczba pod kafelkiem mówi, ile takich może się jeszcze odkryć.
board-dino_bones-skeletons = { $count ->
        [one] { $count } szkielet w pudełku
        [few] { $count } szkielety w pudełku
       *[many] { $count } szkieletów w pudełku
    }
board-dino_bones-plant-table = Liczba roślin i punkty za nie
board-dino_bones-pile = Zastępuje jedną brakującą część szkieletu.
board-dino_bones-idle = { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    } bez znalezisk; po 400 wykopaliska się przerywa.

board-dino_bones-finale = Koniec wykopalisk
board-dino_bones-winners = { $count ->
    [one] Zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
board-dino_bones-decided-DB-51 = Najwięcej punktów: { $points }.
board-dino_bones-decided-DB-52 = { $winners ->
    [1] Po { $points ->
            [one] { $points } punkcie
            [few] { $points } punkty
           *[other] { $points } punktów
        } ma kilka osób: decydują większe szkielety, od brachiozaura w dół.
   *[other] Po { $points ->
            [one] { $points } punkcie
            [few] { $points } punkty
           *[other] { $points } punktów
        } i tyle samo szkieletów każdego gatunku: zwycięstwo jest wspólne.
}
board-dino_bones-winner = (zwycięstwo)
board-dino_bones-points-table = Punkty według rodzaju
board-dino_bones-player = Badacz
board-dino_bones-part-skeletons = Szkielety
board-dino_bones-part-pterodactyls = Pterodaktyle
board-dino_bones-part-loose = Luźne kości
board-dino_bones-part-plants = Rośliny
board-dino_bones-part-amber = Bursztyn
board-dino_bones-total = Punkty
