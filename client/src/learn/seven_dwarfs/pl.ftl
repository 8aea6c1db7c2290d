### Pierwsza gra krok po kroku: „Siedmiu krasnoludków”.

lesson-theme = Ty i Agat stoicie przy słupie z dziewięciu bloków ustawionych jeden na drugim. Nic nie jest sklejone: słup trzyma tylko własny ciężar. W swojej turze uderzasz w niego kilofem dwa razy.
lesson-gems = W obrzeżu każdego bloku tkwią cztery klejnoty. Czerwony jest wart 3 punkty, różowy 2, przezroczysty 1. Wszystko, co odpadnie przy twoim uderzeniu, jest twoje, bloki też, a każdy blok kosztuje 10 punktów. Wybijaj więc klejnoty, a bloki zostawiaj na miejscu.
lesson-first = Klejnot spada, gdy jego blok wystaje poza niższy mniej więcej o pół centymetra. Blok w środku dźwiga dużo i trzeba trochę siły, żeby go ruszyć. Uderz w blok 5 z południa ze średnią szybkością. Nad przyciskiem widać, skąd uderzasz, teraz „ze wschodu”: ciągnij myszą lub palcem obok słupa, aż pojawi się „z południa (270°)”, albo naciśnij drogowskaz, który tam prowadzi.
lesson-first-wrong = Spróbuj: blok 5 (138 mm), z południa (270°), średnio (100 cm/s).
lesson-second = Na razie nic nie odpadło, ale spójrz: blok przesunął się na drugą stronę. Zamierzone było 100 cm/s, a wyszło tylko 78: siły nikt nie może być pewien. Pierwsze uderzenie często jest tylko przygotowaniem. Uderz dokładnie tak samo jeszcze raz.
lesson-second-wrong = Blok jest już w drodze: jeszcze raz to samo, blok 5 (138 mm), z południa (270°), średnio (100 cm/s).
lesson-won = Jest: przezroczysty klejnot po drugiej stronie stracił podporę i spadł. Jest twój, 1 punkt. Żaden blok nie spadł, a słupa nikt nie poprawia: zostaje taki, jaki jest.
lesson-fallen = Potem dwa razy uderzył Agat. Pierwszy cios był śmiały, szybki i prawie pod szczytem: dwa bloki wyleciały ze wszystkimi klejnotami. Klejnoty za 16 punktów, bloki za −20: to się nigdy nie opłaca. Górne bloki są lekkie i wąskie i niewiele je przyciska: tam uderzaj wolno. Drugi cios był wolny i nic nie odpadło.
lesson-goal = Gdy na słupie nie ma już klejnotów, wygrywa ten, kto ma najwięcej punktów. Ręka drży: im słabiej uderzasz, tym jest pewniejsza, a cios wychodzi zwykle najwyżej o jedną piątą słabszy lub o ćwierć mocniejszy od zamierzonego. Pierścień i wskaźnik pokazują, ile może chybić. Teraz spróbuj!
