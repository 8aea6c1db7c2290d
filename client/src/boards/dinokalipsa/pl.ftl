### Plansza „Dinokalipsy”: to, czego nie mówią teksty samej gry.

board-dinokalipsa-you = (ty)
board-dinokalipsa-disaster = Katastrofa tej rundy
board-dinokalipsa-quiet = Chwila spokoju.
board-dinokalipsa-thinking = myśli…
board-dinokalipsa-ready = karta wybrana
board-dinokalipsa-passed = pas
board-dinokalipsa-passed-round = pas do podliczenia
board-dinokalipsa-waiting = Czekamy: { $names }
board-dinokalipsa-you-too = Twoja decyzja. Myślą jeszcze: { $names }
board-dinokalipsa-you-alone = Wszyscy czekają na ciebie
board-dinokalipsa-sending = Decyzja w drodze…
board-dinokalipsa-chosen = Przed tobą leży zakryta karta „{ $card }”.
board-dinokalipsa-highest = najwyższy
board-dinokalipsa-lowest = najniższy
board-dinokalipsa-part-value = karta
board-dinokalipsa-part-bonus = efekty
board-dinokalipsa-part-trait = cecha
board-dinokalipsa-part-instants = natychm.
board-dinokalipsa-part-disasters = katastrofy
board-dinokalipsa-part-inversion = odwrócenie
board-dinokalipsa-type-natural = naturalna
board-dinokalipsa-type-predatory = drapieżna
board-dinokalipsa-type-emotional = emocjonalna
board-dinokalipsa-type-meteor = meteoryt
board-dinokalipsa-trait = Cecha, { $type }: { $points }
board-dinokalipsa-unhurt = na razie bez katastrof
board-dinokalipsa-never-hurt = ani jednej katastrofy
board-dinokalipsa-any = dowolna
board-dinokalipsa-left = możesz jeszcze: { $count }
board-dinokalipsa-take-it = Biorę katastrofę
board-dinokalipsa-hand-of = Karty na ręce: { $name }
board-dinokalipsa-on-top = Wierzch talii
board-dinokalipsa-aim = „{ $card }”: na kogo?
board-dinokalipsa-why-waiting = w tej chwili nie masz nic do zdecydowania.
board-dinokalipsa-why-choose = przeciw katastrofie zagrywa się tylko karty punktów; na natychmiastowe przyjdzie pora później.
board-dinokalipsa-why-effect = ta karta nie pasuje do używanego efektu.
board-dinokalipsa-why-take_from_hand = najpierw weź jedną z oglądanych kart.
board-dinokalipsa-why-take_from_deck = najpierw weź jedną z oglądanych kart.
board-dinokalipsa-why-scoring_instants = teraz można zagrać tylko karty zmieniające wyniki.
board-dinokalipsa-why-sudden_death = w nagłej śmierci liczą się tylko karty punktów.
board-dinokalipsa-why-threat = teraz pomoże tylko karta przeciw katastrofom.
board-dinokalipsa-why-shed = tej karty nie można teraz odrzucić.
board-dinokalipsa-duel = Nagła śmierć
board-dinokalipsa-duel-rule = Liczą się tylko wartości kart
board-dinokalipsa-saved = poza niebezpieczeństwem
board-dinokalipsa-finale = Koniec gry
board-dinokalipsa-won-HLD-52 = { $count ->
    [one] Ucieczka się udała! Wygrywa { $names }
   *[other] Ucieczka się udała! Wspólne zwycięstwo: { $names }
}
board-dinokalipsa-won-HLD-53 = Przetrwać udało się tylko jednemu! Wygrywa { $names }
board-dinokalipsa-decided-HLD-52 = Cała droga ucieczki pokonana przed innymi.
board-dinokalipsa-decided-HLD-53 = Ostatni żywy dinozaur.
board-dinokalipsa-unseen = Jeszcze niewidziane (talia i cudze ręce)
