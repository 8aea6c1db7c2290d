### Słowa klienta w przeglądarce: identyfikatory zaczynają się od ui-.

ui-skip = Przejdź do treści
ui-language = Język
ui-theme = { $theme ->
    [light] Motyw: wapień
    [dark] Motyw: jaskinia
   *[system] Motyw: jak w urządzeniu
}
ui-mute = Wycisz dźwięki
ui-close = Zamknij
ui-cancel = Anuluj
ui-home = Strona główna
ui-nowhere = Tu niczego nie ma
ui-loading = Chwileczkę…
ui-about = O programie
ui-about-text = Ludolith to gry planszowe o kamieniach i kościach: prawdziwe zasady, uczciwi przeciwnicy komputerowi i los, który da się sprawdzić. Nazwa pochodzi od słów ludus, gra, i lithos, kamień.
ui-credits = Podziękowania
ui-credits-icons = Rysunki:
ui-credits-fonts = Kroje pisma:
ui-credits-games = Gry i ich autorzy (ten program nie jest związany z ich wydawcami):

ui-welcome = Kamienie, kości i odrobina szczęścia
ui-tagline = Gry planszowe dla przyjaciół przy jednym ekranie albo na odległość i na szybką partię z komputerem.
ui-games = Gry
ui-for-players = Dla { $least }–{ $most } graczy
ui-learn = Naucz się w trzy minuty
ui-play-now = Graj teraz
ui-play-now-help = od razu, z komputerem
ui-make-table = Otwórz stół
ui-make-table-help = i wyślij link
ui-you = Gość
ui-your-name = Twoje imię
ui-their-name = Imię gracza
ui-seats = Miejsca
ui-fewer-seats = O jedno miejsce mniej
ui-more-seats = O jedno miejsce więcej
ui-opponents = Przeciwnicy
ui-continue = Wróć do gry
ui-forget = Zapomnij ten stół
ui-table = Stół
ui-past-games = Rozegrane partie
ui-won = Wygrana
ui-forget-game = Zapomnij tę partię
ui-all-past-games = Wszystkie partie: { $count }
ui-open-tables = Otwarte stoły
ui-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny!
ui-hosted-by = Gospodarz: { $name }
ui-free-seats = wolne miejsca: { $free } z { $seats }
ui-join = Dołącz
ui-open-record = Otwórz zapis
ui-open-record-help = Wybierz plik z zapisem partii, aby obejrzeć ją ruch po ruchu.

ui-around-table = Przy stole
ui-seats-moved = Przed następną grą wszyscy przesiedli się o jedno miejsce dalej. Kolory i kształty zostają przy miejscach: sprawdź, które są teraz twoje.
ui-free-seat = Wolne
ui-sit = Usiądź
ui-sit-here = Usiądź tutaj
ui-add-person = Jeszcze ktoś przy tym urządzeniu
ui-this-device = na tym urządzeniu
ui-save = Zapisz
ui-rename = Zmień imię: { $name }
ui-host = gospodarz
ui-away = nieobecność
ui-level-of = Poziom gracza { $name }
ui-free-this-seat = Zwolnij miejsce: { $name }
ui-swap-seats = Zamień miejscami: { $one } i { $other }
ui-fill-with = { $free ->
    [1] Komputer na wolne miejsce
   *[other] Komputer na wolne miejsca
}
ui-start = Rozpocznij grę
ui-start-with-bots = { $free ->
    [1] Rozpocznij z graczem komputerowym
   *[other] Rozpocznij z { $free } graczami komputerowymi
}
ui-wait-for-host = Grę rozpoczyna gospodarz: { $name }
ui-invite = Zaproś
ui-link = Link do tego stołu
ui-share-help = Kto otworzy ten link, może usiąść albo popatrzeć.
ui-share-help-watch = Kto otworzy ten link, może obejrzeć grę.
ui-qr = Link jako kod QR
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-variants = Warianty
ui-rule = Zasada { $rule }
ui-house-rules = Zwyczaje przy stole
ui-host-decides = Zmienić to może tylko gospodarz stołu.
ui-house-chat = Czat
ui-house-listed = Widoczny wśród otwartych stołów
ui-house-odds = Plansza pokazuje szanse
ui-house-hints = Gracze mogą prosić o podpowiedź
ui-clock = Czas na decyzję
ui-no-clock = bez ograniczeń
ui-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
ui-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}

ui-deciding = decyduje
ui-bot-plays = gra komputer
ui-you-here = Ty
ui-decision = Decyzja
ui-your-decision = { $name }, twoja decyzja
ui-all-choices = Wszystkie możliwości w słowach ({ $count })
ui-seek-choice = Szukaj:
ui-to-choices = Do mojej decyzji
ui-your-turn = Twoja kolej
ui-paused = Gra jest wstrzymana
ui-pause = Pauza
ui-resume = Wznów
ui-hint = Podpowiedź
ui-hint-thinking = Myślę…
ui-hint-title = Co rozważyłby mistrz
ui-hint-share = sprawdzany w { $share } prób
ui-hint-outcome = wygrywa { $victory }, średnia punktów: { $points }
ui-hint-why = Dlaczego „{ $move }”: w partiach rozegranych w myślach ten ruch dał zwycięstwo w { $victory } przypadków, a średnia punktów wyniosła { $points }. Im lepiej ruch wypada, tym częściej jest sprawdzany: ten w { $share } prób.
ui-undo = Cofnij
ui-undo-of = Cofnij: { $name }
ui-ask-undo = Poproś o cofnięcie mojej ostatniej decyzji
ui-undo-asked = Twoja prośba o cofnięcie decyzji
ui-undo-wait = Czekamy na odpowiedź: { $names }.
ui-undo-wanted = { $name } chce cofnąć decyzję
ui-undo-question = Jeśli wszyscy się zgodzą, gra wróci do chwili przed tą decyzją, a los zadecyduje na nowo.
ui-agree = Zgoda
ui-refuse = Odmowa
ui-come-back = Już jestem
ui-let-bot-play = Niech gra komputer
ui-let-bot-play-me = Niech komputer zagra za mnie
ui-leave-table = Odejdź od stołu
ui-leave-help = Do twojego powrotu gra za ciebie komputer. Wrócić można w każdej chwili ze strony głównej.
ui-leave-to-bot = Odejdź, niech gra komputer
ui-stay = Zostań
ui-is-away = { $name } – brak połączenia
ui-is-away-bot = { $name } – brak połączenia, gra bot
ui-new-key = Nowy link do tego miejsca
ui-new-key-for = Nowy link do miejsca: { $name }
ui-new-key-ask = Kto teraz tam siedzi, od razu straci miejsce na wszystkich urządzeniach i będzie mógł tylko oglądać. Dostaniesz link do przekazania: kto go otworzy, zagra dalej.
ui-new-key-make = Utwórz nowy link
ui-new-key-help = Przekaż ten link tylko temu graczowi: kto go otworzy, przejmie miejsce. Poprzednie urządzenie je straci.
ui-replaced-help = To urządzenie nie ma już tego miejsca. Jeśli należy do ciebie, poproś gospodarza o nowy link i otwórz go tutaj; do tego czasu możesz oglądać grę.
ui-watch = Oglądaj grę
ui-since-your-turn = Od twojej ostatniej decyzji
ui-earlier = { $count ->
    [one] Wcześniej: { $count } zdarzenie
    [few] Wcześniej: { $count } zdarzenia
   *[other] Wcześniej: { $count } zdarzeń
}
ui-log = Co się wydarzyło
ui-newest = Do najnowszych
ui-show-moment = Pokaż ten moment: { $ply }
ui-more = Więcej
ui-reactions = Szybkie reakcje
ui-react-wave = Cześć
ui-react-cheer = Hura
ui-react-laugh = Śmiech
ui-react-gasp = Och!
ui-react-think = Muszę pomyśleć
ui-react-sorry = Przepraszam
ui-react-thanks = Dzięki
ui-react-hurry = Szybciej?
ui-chat = Czat
ui-say = Napisz coś
ui-send = Wyślij
ui-spectator = Widz
ui-you-watch = Oglądasz tę grę.
ui-notify = Powiadamiaj, gdy nadejdzie moja kolej
ui-notify-blocked = Przeglądarka nie pozwala na powiadomienia z tej strony: zezwól na nie w jej ustawieniach.
ui-still = Bez animacji
ui-i-am = To ja, { $name }
ui-others-decide = Decydują pozostali gracze
ui-reconnecting = Wznawianie połączenia…
ui-try-now = Spróbuj teraz

ui-rematch = Zagraj jeszcze raz
ui-replay = Powtórka
ui-download = Pobierz zapis
ui-to-table = Do stołu
ui-score-chart = Punkty po każdej decyzji
ui-win-chances = Szanse na zwycięstwo w trakcie partii
ui-win-chance = { $name }: szanse { $chance }%
ui-fair = Uczciwy los
ui-fair-help = Przed grą serwer pokazał odcisk swojego sekretu; potem urządzenia graczy mogły dodać własne losowe części. Teraz, po grze, sekret jest jawny: każdy może z niego i z tych części odtworzyć wszystkie karty.
ui-commitment = Odcisk pokazany przed grą
ui-commitment-help = Odcisk sekretu serwera. Los w tej grze bierze się z tego sekretu i z części, które urządzenia graczy dodały, gdy już widziały odcisk. Sekret zostanie ujawniony po grze.
ui-secret = Sekret
ui-part = Część od urządzenia: { $name }
ui-verify = Sprawdź tę partię
ui-verified = Sprawdzone: sekret pasuje do odcisku, a ruchy prowadzą do tego wyniku.
ui-verified-unseen = Sprawdzone: sekret pasuje do odcisku, a ruchy prowadzą do tego wyniku. (Tej przeglądarki nie było podczas gry, więc nie wie ona, czy to odcisk pokazany przed grą.)
ui-not-verified = Nie potwierdzono. { $why }
ui-commitment-other = Niezgodność: podczas gry ta przeglądarka widziała inny odcisk.
ui-commitment-broken = Niezgodność: sekret nie pasuje do odcisku.
ui-part-inside = Losowa część z tej przeglądarki jest uwzględniona w grze.
ui-part-late = Losowa część z tej przeglądarki nie jest jednak uwzględniona w grze: przyszła za późno albo dało ją już inne twoje urządzenie.
ui-part-missing = Niezgodność: serwer przyjął losową część z tej przeglądarki, ale nie jest ona uwzględniona w grze.
ui-signature-broken = Niezgodność: podpis nie pasuje do zapisu.
ui-signed-here = Zapis podpisał ten serwer (klucz { $fingerprint }).
ui-signed-elsewhere = Zapis podpisał inny serwer (klucz { $fingerprint }).
ui-unsigned = Zapis nie jest podpisany: nic nie dowodzi, kto grał.
ui-record-true = Sprawdzone: ruchy prowadzą do tego wyniku.

ui-first = Na początek
ui-last = Na koniec
ui-back = Krok wstecz
ui-forward = Krok naprzód
ui-play = Odtwórz
ui-ply = Decyzja { $ply } z { $last }
ui-perspective = Widok
ui-all-open = Wszystko odkryte
ui-unfinished = Zapis urywa się przed końcem gry: widać to, co widziała wybrana osoba. Wszystko odkrywa się dopiero po zakończeniu.

ui-lesson = Pierwsza gra
ui-lesson-next = Dalej
ui-lesson-choose = Twoja decyzja:
ui-lesson-step = Krok { $step } z { $steps }
ui-no-lesson = Do tej gry nie ma jeszcze lekcji, ale są zasady.

ui-error-not-connected = Brak połączenia z serwerem.
ui-error-no-answer = Serwer teraz nie odpowiada. Spróbuj za chwilę.
ui-error-strange-answer = Odpowiedziało coś innego niż serwer. Sprawdź połączenie i odśwież stronę.

## Games without a board of their own

ui-facts = Co widzisz
ui-only-in = Ta gra jest na razie tylko w języku: { $language }.
