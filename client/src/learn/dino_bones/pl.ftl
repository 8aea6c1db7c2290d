### Pierwsza rozgrywka z przewodnikiem: Dino Kości.

lesson-theme = Kamienna płyta pełna kości dinozaurów i troje badaczy: ty, Agat i Beryl. Wszyscy chcą całych szkieletów. Wygrywa, kto na końcu ma najwięcej punktów.
lesson-slab = Płyta składa się z kafelków. Jedne są odkryte i widać, czym są, inne leżą zakryte, a przy niektórych ich bokach są głazy. Masz już czaszkę i zad triceratopsa; brakujący tułów leży odkryty jako kafelek 40. W środku leży stos kości: gdy będzie twój, zastąpi dowolną jedną brakującą część.
lesson-chisel = Na początku tury naostrzono trzy twoje dłuta. Dłuto kładzie się między dwoma kafelkami płyty. Wokół kafelków 40 i 41 leżą już dwa dłuta, które położył Agat. Dołącz: połóż dłuto między 39 a 40.
lesson-chisel-wrong = Niezłe miejsce, ale chodzi nam o kafelek 40. Połóż dłuto między 39 a 40.
lesson-crack = Zaczyna się pęknięcie. Kafelki 40 i 41 trzymają się płyty jeszcze dwiema granicami. Dalej: między 41 a 42.
lesson-crack-wrong = Trzymaj się pęknięcia: połóż to dłuto między 41 a 42.
lesson-split = Została jedna granica. Pierwszy bierze ten, kto ma na cięciu więcej dłut: ty będziesz mieć trzy, Agat ma dwa. Połóż ostatnie dłuto między 21 a 41, a płyta pęknie.
lesson-split-wrong = Już tak blisko! Połóż ostatnie dłuto między 21 a 41.
lesson-division = Płyta pękła. Mniejszą część odkrywa się i dzieli: każdy po kolei bierze połowę tego, co zostało, zaokrągloną w górę, najwyżej sześć kafelków. Zaczynasz i bierzesz jeden z dwóch. Weź tułów triceratopsa.
lesson-division-wrong = Roślina też jest coś warta, ale tułów triceratopsa dopełni twój szkielet.
lesson-skeleton = Drugi kafelek zabiera Agat, a dłuta wróciły do właścicieli tępe. Masz teraz czaszkę, tułów i zad. Złóż triceratopsa: to 7 punktów na stałe i bursztyn.
lesson-skeleton-wrong = Najpierw złóż szkielet triceratopsa.
lesson-amber = Za bursztyn pomaga kierownik wykopalisk. To, czego nikt nie weźmie w podziale, trafia do jego zapasu i można to tam kupić. Rośliny są tym cenniejsze, im jest ich więcej. Kup roślinę.
lesson-amber-wrong = Kierownik za bursztyn pomaga też inaczej, ale teraz kup roślinę.
lesson-turn = Nie masz już ostrych dłut. Jedno można by zachować na następną turę, pozostałe się tępią. Zakończ turę.
lesson-turn-wrong = Nic więcej teraz nie zyskasz. Zakończ turę.
lesson-boulders = Agat i Beryl mają już swoje tury za sobą, a trzy twoje dłuta znów są ostre. Bok z głazem kosztuje jedno dłuto więcej. Między 7 a 20 leży jeden głaz: potrzeba dwóch dłut, a zostanie tam tylko jedno. Połóż je.
lesson-boulders-wrong = Tym razem spróbuj z głazem: połóż dłuto między 7 a 20.
lesson-help = Kierownik pomaga też inaczej: mocnym narzędziem na głazy, ostrzeniem dłut albo wydobyciem kafelka obok twojego dłuta. Pierwsza pomoc w turze kosztuje 1 bursztyn, druga 2, pozostałe po 3. A raz w turze możesz sprzedać kierownikowi niepotrzebny kafelek.
lesson-rest = Warto wiedzieć: gdy dłut na cięciu jest po równo, pierwszy bierze pierwszy gracz (to ty, masz znacznik), potem zgodnie z ruchem wskazówek zegara. Jeśli płyta pęknie na równe części, jedną wybiera gracz wykonujący turę. Pterodaktyl to już cały szkielet, a znaleziony od razu daje 1 bursztyn. A z kartami ekwipunku (to opcja stołu) każdy ma jedną lub dwie tajne sztuczki.
lesson-goal = Dwa ostatnie kafelki płyty kończą grę. Wtedy liczą się szkielety i rośliny oraz po punkcie za każdą luźną skamieniałość i każdy bursztyn. A teraz kop naprawdę!
