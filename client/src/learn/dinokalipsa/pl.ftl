### Pierwsza gra w „Dinokalipsę” z podpowiedziami.

lesson-theme = Ciężkie czasy dla dinozaurów: katastrofa goni katastrofę, małe i duże. Ty, Agat i Beryl biegniecie do zielonej doliny, do której jest 50 pól. Wygrywa ten, kto dotrze tam pierwszy.
lesson-board = Najpierw każdy bierze dinozaura. Większość z nich radzi sobie z jednym rodzajem katastrof lepiej, a z innym gorzej. Weź Nerwowego Rexa: przed drapieżnikami biega jeszcze szybciej.
lesson-board-wrong = Piękne zwierzę, ale w tej pierwszej grze weź Nerwowego Rexa.
lesson-disaster = Odkryto katastrofę. Jest drapieżna, a z takimi Rex radzi sobie dobrze: masz 1 punkt więcej. Teraz każdy kładzie zakrytą kartę punktów. Najwyższy wynik biegnie, najniższy zabiera katastrofę. Zagraj swoją najlepszą kartę: „Mrożona herbata z pazurem”, wartość 8.
lesson-disaster-wrong = Za mało: pobiegnie ktoś inny, a może nawet katastrofa trafi do ciebie. Zagraj ósemkę.
lesson-scores = Wszystkie karty odkrywa się razem. Obok karty widać wynik i to, z czego się składa: 8 za kartę i 1 za cechę, razem 9. Zanim się policzy, mogą go jeszcze zmienić karty natychmiastowe. Przebiegasz tyle pól, ile masz punktów: zagraj „Wiatr w plecy” i wskaż siebie.
lesson-scores-wrong = Bez takiej hojności! Zagraj „Wiatr w plecy” na własny wynik.
lesson-pass = Masz teraz 11. Reszta pasuje; dopóki ktoś zagrywa karty natychmiastowe, pyta się znowu wszystkich. Nie masz tu już nic do zagrania: spasuj.
lesson-pass-wrong = Tak też można, ale tu wystarczy zwykłe „Pasuję”.
lesson-outcome = Twój wynik był najwyższy: 11 pól do przodu. Najniższy ma Beryl i zabiera katastrofę; leży teraz obok tego dinozaura. Kto zabiera katastrofę, może odrzucić jedną kartę. Jest w tym pewna pociecha: każda katastrofa przed tobą przesuwa cię na koniec każdej rundy o 1 pole. Wszyscy znów dobierają do pięciu kart.
lesson-weakness = Nowa katastrofa, tym razem emocjonalna: kosztuje Rexa 1 punkt. Twoje karty punktów są niskie, więc ta runda raczej nie będzie twoja. Poświęć kartę „Wierna patelnia”, a łopatę zostaw na później.
lesson-weakness-wrong = Tym razem zagraj kartę „Wierna patelnia”.
lesson-lowest = Tylko 1 punkt, najniższy wynik. Nie masz kart zmieniających wyniki. „Pasuję do podliczenia wyników” mówi to raz, a dobrze: podczas liczenia nie padnie już żadne pytanie do ciebie. O to, co nastąpi potem, gra jeszcze zapyta.
lesson-lowest-wrong = Wybierz „Pasuję do podliczenia wyników”, a podczas liczenia nie padnie drugie pytanie.
lesson-threat = Agat biegnie, a katastrofa nadciąga na ciebie. To chwila dla karty „Polisa od katastrof”: katastrofa trafi na spód swojej talii i nikogo nie dosięgnie.
lesson-threat-wrong = Można ją przyjąć, ale przecież masz polisę. Użyj jej.
lesson-spared = Dobrze mieć polisę! Gdyby najniższy wynik miały dwie osoby, rozegrałyby między sobą nagłą śmierć: każda kładzie jeszcze jedną kartę i liczą się tylko wartości.
lesson-goal = Uważaj na kolekcję: trzy katastrofy jednego rodzaju albo trzech różnych rodzajów to koniec dinozaura, a meteoryt liczy się jako dowolny rodzaj. Czaszka obok katastrof pokazuje, jakiego rodzaju następna będzie ostatnia. Dotrzyj do pola 50 albo przetrwaj dłużej niż wszyscy. A teraz zagraj naprawdę!
