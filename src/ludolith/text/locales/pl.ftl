### Słowa potrzebne każdej grze i każdemu programowi.
### Gracze ($seat, $seats) to imiona w mianowniku; $seats_count mówi, ilu ich jest.

## Języki, każdy własnym słowem

language-en = English
language-ru = Русский
language-pl = Polski

## Wyliczenia

list-and = { $head } i { $last }

## Przełączniki i odpowiedzi

on = wł.
off = wył.
built-in = wbudowane
no-seats = nikt
yes = tak
no = nie

## Stół

player = Gracz { $number }
seat = Miejsce { $number }
bot = Komputer
players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[other] { $count } graczy
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
score = Wynik
options = Opcje
rule = Zasada { $rule }
rules = Zasady
winner = { $seats_count ->
    [0] Nikt nie wygrywa.
    [1] Wygrywa { $seats }
   *[other] Zwycięstwem dzielą się { $seats }
}
deciding = { $seats_count ->
    [0] Nikt nie musi teraz podejmować decyzji.
    [1] Decyzję podejmuje { $seats }.
   *[other] Decyzje podejmują { $seats }.
}
pass-to = Teraz przed ekranem siada { $seat }.
game-over = Koniec gry.

## Jak nazywają się boty: kamienie, z których w żadnym języku dwa nie zaczynają się tak samo

bot-agate = Agat
bot-beryl = Beryl
bot-cobalt = Kobalt
bot-dolomite = Dolomit
bot-emerald = Szmaragd
bot-fluorite = Fluoryt
bot-garnet = Granat
bot-opal = Opal
# Przy dawnych stołach; nowe boty tak się nie nazywają.
bot-flint = Krzemień
bot-halite = Halit

## Przeciwnicy dostępni w każdej grze

level-random = Losowy
level-random-help = Wykonuje na chybił trafił dowolny dozwolony ruch.
level-master = Mistrz
level-master-help = Myśli naprzód: wiele razy rozgrywa partię w głowie, przy każdym rozkładzie zgodnym z tym, co wie, i wybiera ruch, który wypadał najlepiej.
level-outside-help = Bot z pakietu { $package }.

## Dlaczego teraz nie można

why-not-your-decision = { $seat } nie podejmuje teraz decyzji.
why-game-over = Gra się skończyła, nie ma już o czym decydować.
why-waiting = { $seats_count ->
    [0] Wszystkie decyzje już zapadły.
    [1] Wybiera jeszcze { $seats }.
   *[other] Wybierają jeszcze { $seats }.
}
why-illegal-move = Nie pozwala na to teraz zasada { $rule }.

## Co zostało odrzucone i dlaczego

error-error = Nie udało się.
error-unknown-game = Nie ma takiej gry.
error-wrong-player-count = Gra nie jest przeznaczona dla tylu osób.
error-unknown-option = Ta gra nie ma takiej opcji.
error-bad-option-value = Opcja nie może mieć takiej wartości.
error-bad-seed = To nie jest poprawne ziarno losowania.
error-unknown-bot = Ta gra nie ma takiego gracza komputerowego.
error-bot-failed = Gracz komputerowy nie wykonał dozwolonego ruchu, więc przerwano całość.
error-unknown-language = Nie ma tekstów w tym języku.
error-bad-request = To polecenie nie ma sensu.
error-unreadable-file = Nie można odczytać pliku.
error-unwritable-file = Nie można zapisać pliku.
error-disagreement = Dwa programy miały wykonać tę samą pracę, ale wyniki się różnią, więc ich szybkości nie da się porównać.
error-not-your-decision = Ten gracz nie podejmuje teraz decyzji.
error-unknown-move = W tej grze nie ma takiego ruchu.
error-illegal-move = Zasady nie pozwalają teraz na ten ruch.
error-bad-finding = Zapisany skutek ruchu jest niemożliwy.
error-missing-extra = Brakuje potrzebnego do tego pakietu.
error-no-physics = Serwer nie może obliczyć uderzenia: brakuje biblioteki.
error-corrupt-record = Plik nie jest poprawnym zapisem gry.
error-newer-record = Zapis pochodzi z nowszej wersji programu.
error-record-mismatch = Nie wszystko w zapisie jest prawdą.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-not-your-seat = To miejsce należy do kogoś innego.
error-seat-taken = To miejsce jest zajęte.
error-wrong-phase = Na tym etapie nie da się tego zrobić.
error-stale = Pytanie tymczasem się zmieniło.
error-part-given = Twoja część losu została już dodana.
error-paused = Gra jest wstrzymana.
error-nothing-to-undo = Nie ma czego cofać.
error-bad-name = Tego imienia nie można tu użyć.
error-name-taken = Ktoś przy tym stole nosi już takie lub bardzo podobne imię: wybierz inne.
error-bad-key = Nikt przy tym stole nie ma takiego klucza.
error-table-full = Przy stole nie ma wolnych miejsc.
error-undo-denied = Pozostali już nie zgodzili się na cofnięcie tej decyzji.
error-unknown-table = Nie ma takiego stołu.
error-not-found = Niczego tu nie ma.
error-wrong-method = Tutaj nie da się tego zrobić.
error-not-finished = Gra jeszcze się nie skończyła.
error-bad-message = Serwer tego nie zrozumiał.
error-too-large = Tych danych jest za dużo.
error-too-fast = Za szybko: poczekaj chwilę.
error-foreign-origin = Innej stronie nie wolno tego zrobić.
error-server-full = Serwer jest teraz przepełniony. Spróbuj później.
error-store-failed = Serwer nie zdołał tego zapisać. Nic się nie zmieniło.
error-cannot-serve = Nie można uruchomić serwera.
error-server-error = Coś poszło nie tak po stronie serwera.
error-too-slow = Połączenie jest zbyt wolne, by nadążyć za grą.
error-no-hint = Nic nie przyszło do głowy. Zapytaj jeszcze raz.
error-no-hello = Połączenie zamknięto, bo nic przez nie nie przyszło.
error-protocol = Serwer został zaktualizowany: odśwież stronę.
error-key-replaced = Gospodarz stołu wydał nowy link do tego miejsca.
error-too-many-errors = Połączenie zamknięto z powodu zbyt wielu błędów.
error-closing = Serwer kończy pracę i wkrótce wróci.

## Który z możliwych powodów odmowy

fault-record-shape = Nie da się go odczytać jako zapisu.
fault-record-format = Zawiera coś innego.
fault-record-unsound = Jego części do siebie nie pasują.
fault-record-newer = Ma wersję { $version }, a ten program czyta wersje do { $known }.
fault-record-size = Jest za duży.
fault-move-impossible = Ruch { $ply } nie jest możliwy.
fault-secret-other = To nie jest sekret obiecany na początku.
fault-result-missing = Ruchy prowadzą do końca gry, ale nie podano wyniku.
fault-result-early = Podano wynik, ale po ostatnim ruchu gra się nie skończyła.
fault-result-other = { $field ->
    [scores] Punkty: zapis podaje { $claimed }, a z ruchów wynika { $true }.
    [winners] Zwycięzcy są inni, niż wynika z ruchów.
    [rule] O wyniku rozstrzygnęła inna zasada, niż wynika z ruchów.
   *[other] Ostatnia pozycja jest inna, niż wynika z ruchów.
}
fault-seal-broken = Pieczęć jest naruszona: zapis zmieniono po jego utworzeniu.
fault-signature-broken = Podpis nie pasuje: zapis zmieniono po podpisaniu go przez serwer.
fault-signature-missing = Nie jest podpisany: nic nie dowodzi, że grę prowadził wymagany serwer.
fault-signer-other = Podpisano go innym kluczem ({ $fingerprint }), a nie wymaganym.
fault-option-file = Plik dla opcji „{ $option }” nie jest poprawny.

## Co jest nie tak z plikiem

flaw-empty = Plik jest pusty.
flaw-not-text = To nie jest tekst w UTF-8: zob. bajt { $byte }.
flaw-not-json = To nie jest JSON.
flaw-syntax = To już nie jest JSON: wiersz { $line }, kolumna { $column }.
flaw-cut-off = Plik się urywa: wiersz { $line }, kolumna { $column }.
flaw-nested = Jego części są zagnieżdżone zbyt głęboko.
flaw-missing = Brakuje pola „{ $field }”, miejsce: { $place }.
flaw-extra = Nieznane pole „{ $field }”, miejsce: { $place }.
flaw-type = Miejsce { $place }: potrzeba — { $want ->
    [object] obiekt
    [array] tablica
    [string] tekst
    [boolean] true lub false
    [whole] liczba całkowita
    [number] liczba
    [null] nic (null)
   *[other] coś innego
}, a jest — { $got ->
    [object] obiekt
    [array] tablica
    [string] tekst
    [boolean] true lub false
    [whole] liczba całkowita
    [number] liczba
    [null] nic (null)
   *[other] coś innego
}.
flaw-value = Miejsce { $place }: taka wartość jest niemożliwa.
flaw-size = Plik jest większy, niż wolno.
flaw-no-file = Nie ma takiego pliku.
flaw-folder = To jest folder.
flaw-denied = Brak uprawnień do odczytu.
flaw-exists = Plik o tej nazwie już istnieje i pozostał bez zmian.
flaw-no-plain = To nie jest zwykły plik; pozostał bez zmian.
flaw-no-folder = Nie ma takiego folderu.
flaw-locked = Brak uprawnień do zapisu.
flaw-loop = To dowiązanie, które prowadzi do siebie samego.
flaw-full = Brak miejsca na dysku.

## Co dzieje się przy stole poza samą grą

event-game-started = { $round ->
    [1] Gra się zaczyna.
   *[other] Zaczyna się gra nr { $round } przy tym stole.
}
event-seats-changed = Nie wszyscy siedzą tam, gdzie w poprzedniej grze: pierwsze miejsce zajmuje teraz { $seat }. Kolory i kształty należą do miejsc.
event-decision-taken-back = { $seat } cofa decyzję.
event-undo-wanted = { $seat } chce cofnąć decyzję.
event-undo-refused = { $seat } nie wyraża zgody: decyzja pozostaje w mocy.
event-undo-unanswered = { $seat } nie odpowiada w porę: decyzja pozostaje w mocy.
event-bot-stands-in = { $seat } odchodzi od stołu, tymczasem gra komputer.
event-player-returned = { $seat } wraca do gry.
event-time-ran-out = Czas minął: { $seat } nie podejmuje decyzji na czas.
event-game-paused = Gra zostaje wstrzymana.
event-game-resumed = Gra toczy się dalej.
event-seat-reissued = Nowy link do miejsca przy stole: { $seat }. Wydał go gospodarz.
event-clock-set = Gospodarz zmienił zasady stołu: { $seconds ->
    [0] czas bez ograniczeń
    [one] na decyzję { $seconds } sekunda
    [few] na decyzję { $seconds } sekundy
   *[many] na decyzję { $seconds } sekund
}.
event-house-rule-switched = Gospodarz zmienił zasady stołu: { $change ->
    [chat-on] czat włączony
    [chat-off] czat wyłączony
    [listed-on] stół widoczny wśród otwartych stołów
    [listed-off] stół już niewidoczny wśród otwartych stołów
    [odds-on] szanse widoczne
    [odds-off] szanse ukryte
    [hints-on] podpowiedzi dozwolone
   *[hints-off] bez podpowiedzi
}.

## Program w terminalu: nazwy zaczynają się od cli-

