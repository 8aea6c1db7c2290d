### Pierwsza gra w Diamant z podpowiedziami.

lesson-theme = Razem z dwójką rywali, Agatm i Berylem, schodzisz po rubiny do jaskini Tacora. Im głębiej, tym więcej można znaleźć i tym bardziej boli, gdy się to straci.
lesson-treasure = Pierwsza karta to skarb: 7 rubinów. Jest was troje i dzielicie się po równo: każdy bierze 2, a 1 zostaje na karcie. Masz już rubiny przy sobie, ale nie są jeszcze bezpieczne. Nie było żadnej pułapki, więc nic się nie może stać: idź dalej.
lesson-treasure-wrong = Jeszcze nie: w talii nie ma na razie karty, która mogłaby ci zaszkodzić. Dalszy krok nic nie kosztuje.
lesson-warning = Węże! Pierwsza pułapka danego rodzaju to tylko ostrzeżenie. W talii są jednak jeszcze dwie karty z wężami i każda z nich zakończy wyprawę. Na razie ryzyko jest małe: zrób jeszcze jeden krok.
lesson-warning-wrong = To zbyt ostrożne: w talii jest tylko kilka groźnych kart.
lesson-path = Skarb: 11 rubinów. Każdy bierze 3, a 2 zostają na karcie. Razem z pierwszym na drodze powrotnej leżą już 3 rubiny. Zbierze je ten, kto wyjdzie. Tym razem idź dalej i zobacz, kto to zrobi.
lesson-path-wrong = Dobra myśl! Ale tym razem zostań i zobacz, co zrobi Beryl.
lesson-company = Beryl wychodzi w pojedynkę, zabiera z drogi wszystkie 3 rubiny i chowa łup do skrzyni. Tam jest bezpieczny. Następny skarb dzieliliście już tylko we dwoje: po 4 rubiny. Masz przy sobie 9 rubinów, a węże wciąż są w pobliżu. Wyjdź, póki możesz.
lesson-company-wrong = Lepiej nie: masz przy sobie 9 rubinów, a następne węże zabiorą je wszystkie.
lesson-sprung = W samą porę! Po drodze trafił ci się jeszcze jeden rubin i w skrzyni masz ich 10. Agat zostaje w jaskini, węże pojawiają się po raz drugi i 9 rubinów przepada. Jedna z dwóch kart z wężami odpadła z gry, a przez drugie wejście ruszyła nowa wyprawa.
lesson-goal = To już cała gra: pięć wypraw, a po każdej karcie wszyscy w tajemnicy i jednocześnie podejmują decyzję. Po piątej wygrywa ten, kto ma najwięcej w skrzyni. A teraz zagraj naprawdę!
