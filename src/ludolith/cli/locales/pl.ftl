### Słowa wiersza poleceń.

## Przy grze

cli-how-to-answer = Odpowiedz numerem albo pierwszymi literami wyboru. ? wyjaśnia, co się stało, numer zasady pokazuje tę zasadę, < cofa twoją ostatnią decyzję, * pokazuje wszystkie możliwości, # cały stół, q kończy grę.
cli-nothing-to-take-back = Nie ma czego cofnąć: nie podjęto jeszcze decyzji, inny gracz już odpowiedział albo coś zostało odkryte.
cli-your-choice = { $seat }, twój wybór:
cli-not-understood = Nie ma takiego wyboru. Wpisz numer albo ?, żeby zobaczyć pomoc.
cli-no-rule = Nie ma zasady { $rule }.
cli-press-enter = Gdy nikt inny nie patrzy, naciśnij Enter.
cli-left = Gra została przerwana przed końcem.
cli-save-where = Zachować zapis? Wpisz nazwę pliku albo po prostu naciśnij Enter:
cli-saved = Zapis jest w pliku { $file }.
cli-kept-elsewhere = { $why }; gra jest zachowana gdzie indziej: { $file }
cli-go-on-with = Dalszy ciąg: { $command }
cli-winner-mark = ← zwycięstwo

## Karty w jaskini

cli-lying = zostało { $count }
cli-taken = zabrany

## Zapisy

cli-next-page = Enter – dalej
cli-unfinished = Zapis urywa się przed końcem gry.
cli-doubtful = { $file }: ten zapis zmieniono lub uszkodzono, gra mogła przebiegać inaczej; więcej powie ludolith verify
cli-replayed-so-far = Wejście skończyło się po ruchu { $ply } z { $moves }. Bez --step cała partia jest wypisywana od razu.
cli-watched = Gra nie jest skończona: widać to, co widział widz. --seat N pokaże to, co widział dany gracz; wszystko odkrywa się po zakończeniu.
cli-verified = { $file }: wszystko się zgadza. { $moves ->
    [one] W zapisie jest { $moves } ruch
    [few] W zapisie są { $moves } ruchy
   *[other] W zapisie jest { $moves } ruchów
}, a wynik się potwierdza.
cli-chance-shared = Los tej gry pochodzi z sekretu serwera, którego odcisk pokazano przed grą, oraz z { $count ->
    [one] losowej części, którą dodało potem urządzenie gracza
   *[other] { $count } losowych części, które dodały potem urządzenia graczy
}: { $names }.
cli-chance-alone = Los tej gry pochodzi tylko z sekretu serwera, którego odcisk pokazano przed grą: urządzenia graczy nic do niego nie dodały.
cli-signed = Podpisane przez serwer o kluczu { $fingerprint }; podpis jest prawidłowy.
cli-unsigned = Bez podpisu: nic nie dowodzi, który serwer prowadził tę grę ani że grali właśnie ci gracze.
cli-unsigned-without-server = Bez podpisu, bo w tej grze nie brał udziału żaden serwer.
cli-taken-back = W trakcie gry cofnięto { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
   *[other] { $count } decyzji
}.

## Półka

cli-players = Gracze
cli-range = od { $least } do { $most }

## Symulacje i pomiary

cli-simulating = Trwają gry
cli-seat = Miejsce
cli-bot = Komputer
cli-mean-score = Średni wynik
cli-win-share = Zwycięstwa
cli-length = Decyzji w grze: { $mean } (odchylenie standardowe { $spread })
cli-total = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}
cli-speed = Gier na sekundę: { $rate }. Trwało to { $seconds } s, czas procesora we wszystkich procesach: { $cpu } s, zasady { $compiled ->
    [yes] skompilowane
   *[no] nieskompilowane
}
cli-stopped = Przerwano; rozegrano { $games } z { $planned }.
cli-benchmark = Pomiar
cli-ratio = Stosunek
cli-target = Cel
cli-missed = nieosiągnięty

## Turnieje i badania

cli-tournament-title = Turniej: { $game }
cli-study-title = Badanie: { $game }
cli-comparison-title = Porównanie: { $game }
cli-margin = Przewaga punktowa
cli-games = Partie
cli-against = Przeciw
cli-fair = Po równo
cli-verdict-better = silniejszy
cli-verdict-worse = słabszy
cli-verdict-open = nierozstrzygnięte
cli-rating = Ranking
cli-written = Partie i raport są w { $folder }.
cli-goes-on = Rozegrane dotąd partie są w { $folder }; to samo polecenie podejmie od tego miejsca.
cli-not-kept = Rozegrane dotąd partie przepadły; z --output FOLDER zostają zapisane, a to samo polecenie podejmuje od tego miejsca.
cli-report-written = Raport jest w { $file }.
cli-report-facts = { $game }, graczy: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }, warianty: { $options }, miejsca: { $seating }.
cli-report-shares = Udziały zwycięstw
cli-report-shares-help = Procent wszystkich zwycięstw z 95-procentowym przedziałem. Kreska pokazuje, ile bot wygrywałby przy równych siłach. Partie jednego rozdania dzielą szczęście i liczą się jako jedna wartość.
cli-report-meetings = Bezpośrednie spotkania
cli-report-meetings-help = Jak często bot z wiersza wyprzedzał bota z kolumny w partiach, w których siedzieli obaj: zwycięstwem, a poza tym punktami; remis liczy się za połowę. 50 % to równe siły.
cli-report-ratings = Rankingi
cli-report-margins = Przewaga punktowa
cli-report-margins-help = O ile punktów bot wyprzedza średnią pozostałych, z 95-procentowym przedziałem.
cli-report-scores = Wyniki
cli-study-facts = { $game }, graczy: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }, boty: { $bots }, warianty: { $options }.
cli-study-versus = { $facts } W porównaniu z: { $options }.
cli-study-name = Statystyka
cli-study-mean = Średnia
cli-study-deviation = Odchylenie
cli-study-share = W partiach
cli-study-range = Zakres
cli-study-one = Pierwsza
cli-study-other = Druga
cli-study-change = Różnica, 95 %
cli-study-size = Efekt (d)
cli-study-share-size = Efekt (h)
cli-study-chapter-victory = Zwycięstwa według miejsc
cli-study-chapter-score = Punkty według miejsc
cli-study-chapter-length = Długość
cli-study-chapter-spread = Jak wyrównane są partie
cli-study-chapter-own = Własne statystyki
cli-study-chapter-event = Co się dzieje
cli-study-chapter-rule = Zastosowane zasady
cli-study-chapter-thing = Karty, kafelki i inne
cli-comparison-felt = Co zauważą gracze
cli-comparison-felt-help = Efekty w odchyleniach standardowych jednej partii, z 95-procentowymi przedziałami: 0,2 to mały, 0,5 średni, 0,8 duży. Niebieskie rośnie, fioletowe maleje; reszta może być przypadkiem.

## Co przechowuje serwer

cli-store-checking = Sprawdzanie
cli-store-none = w { $folder } nie ma zapisanych gier
cli-store-in-use = { $folder } jest używany przez działający serwer; najpierw go zatrzymaj albo sprawdź kopię
cli-store-unreadable = nie można sprawdzić danych: { $why }
cli-store-sound = Wszystko jest w porządku. Stoły: { $tables }, zdarzenia: { $acts }, zapisy zakończonych gier: { $records }.
cli-store-damaged = Uszkodzenia: { $faults }. Stoły: { $tables }, odczytane zdarzenia: { $acts }, zapisy zakończonych gier: { $records }.
cli-damage-file = Plik: { $detail }
cli-damage-table-missing = Stół { $table }: coś z niego zostało, ale samego stołu brak.
cli-damage-table-unreadable = Stołu { $table } nie można odczytać.
cli-damage-table-impossible = Stół { $table }: taki przebieg zdarzeń jest niemożliwy.
cli-damage-table-no-game = Stół { $table }: jego gra nie jest tu zainstalowana, więc nie można go sprawdzić.
cli-damage-entry-missing = Stół { $table }: brak jego wpisu na liście stołów.
cli-damage-entry-changed = Stół { $table }: jego wpis na liście stołów zmienił się po zapisaniu.
cli-damage-entry-unreadable = Stół { $table }: jego wpisu na liście stołów nie można odczytać.
cli-damage-act-missing = Stół { $table }: brak zdarzenia { $number }.
cli-damage-act-changed = Stół { $table }: zdarzenie { $number } zmieniło się po zapisaniu.
cli-damage-act-unreadable = Stół { $table }: zdarzenia { $number } nie można odczytać.
cli-damage-record-missing = Stół { $table }: brak zapisu gry { $number }.
cli-damage-record-changed = Stół { $table }: zapis gry { $number } zmienił się po zapisaniu.
cli-damage-record-unreadable = Stół { $table }: zapisu gry { $number } nie można odczytać.
cli-damage-record-stray = Stół { $table }: zapis gry { $number } nie należy do żadnej gry tego stołu.
cli-damage-record-impossible = Stół { $table }: zapis gry { $number } nie jest prawdziwy.

## Wiersz poleceń z błędem; stoi po dwukropku w „ludolith: …”

cli-usage-no-command = nie ma polecenia „{ $name }”
cli-usage-no-option = nie ma parametru { $name }
cli-usage-extra = { $count ->
    [1] to słowo jest zbędne: { $words }
   *[other] te słowa są zbędne: { $words }
}
cli-usage-missing = brakuje: { $name }
cli-usage-values = { $count ->
    [0] parametr { $name } nie przyjmuje wartości
    [1] parametr { $name } wymaga wartości
   *[other] parametr { $name } wymaga { $count } wartości
}
cli-usage-not-whole = { $name } to liczba całkowita, a nie „{ $value }”
cli-usage-not-number = { $name } to liczba, a nie „{ $value }”
cli-usage-too-long = { $name } ma za dużo cyfr: { $value }
cli-usage-bad-value = { $name } nie może mieć takiej wartości: { $said }
cli-usage-no-benchmark = nie ma pomiaru „{ $name }”; nazwy zaczynają się od { $begin }
cli-usage-continue = --continue bierze z zapisu wszystko oprócz --lang i --save
cli-usage-web = --web otwiera stoły w przeglądarce; grę wybiera się tam, więc nic więcej do niego nie pasuje
cli-usage-which-game = podaj grę do terminala, na przykład diamant, albo --web
cli-usage-or = { $head } lub { $last }
cli-usage-near = { $said }; może chodziło o { $words }?
cli-usage-help = { $said }; zob. { $command } --help

## Czego odmówił system

cli-no-output = nie można wypisać wyniku: { $why }
cli-system-refused = system odmówił: { $why }

## Games of other packages

cli-texts = Teksty
cli-texts-in = tylko w tych językach: { $languages }; tłumaczenia na twój język nie ma
cli-game-made = Gotowe: { $folder }. Dalej: pip install -e { $folder }, potem ludolith test-game { $game }
