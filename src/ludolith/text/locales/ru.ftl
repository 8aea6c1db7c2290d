### Слова, нужные каждой игре и каждой программе.
### Игроки ($seat, $seats) приходят именами в именительном падеже; $seats_count — их число.

## Языки, каждый своим словом

language-en = English
language-ru = Русский
language-pl = Polski

## Перечисления

list-and = { $head } и { $last }

## Переключатели и ответы

on = вкл.
off = выкл.
built-in = встроенные
no-seats = никто
yes = да
no = нет

## Стол

player = Игрок { $number }
seat = Место { $number }
bot = Бот
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
score = Счёт
options = Настройки
rule = Правило { $rule }
rules = Правила
winner = { $seats_count ->
    [0] Победителя нет.
    [1] Победа: { $seats }
   *[other] Победу делят: { $seats }
}
deciding = { $seats_count ->
    [0] Решать пока некому.
    [1] Решение принимает { $seats }.
   *[other] Решения принимают { $seats }.
}
pass-to = Теперь к экрану садится { $seat }.
game-over = Игра окончена.

## Как зовут ботов: камни, и ни в одном языке два из них не начинаются одинаково

bot-agate = Агат
bot-beryl = Берилл
bot-cobalt = Кобальт
bot-dolomite = Доломит
bot-emerald = Изумруд
bot-fluorite = Флюорит
bot-garnet = Гранат
bot-opal = Опал
# За прежними столами; новых ботов так не зовут.
bot-flint = Кремень
bot-halite = Галит

## Соперники, которые есть в любой игре

level-random = Случайный
level-random-help = Делает любой разрешённый ход наугад.
level-master = Мастер
level-master-help = Думает вперёд: много раз доигрывает партию в уме при всех раскладах, которые не противоречат тому, что ему известно, и выбирает ход, который чаще вёл к успеху.
level-outside-help = Бот из пакета { $package }.

## Почему сейчас нельзя

why-not-your-decision = { $seat } сейчас ничего не решает.
why-game-over = Игра окончена, решать больше нечего.
why-waiting = { $seats_count ->
    [0] Все уже сделали выбор.
    [1] Ещё выбирает { $seats }.
   *[other] Ещё выбирают { $seats }.
}
why-illegal-move = Сейчас этого не позволяет правило { $rule }.

## Что отклонено и почему

error-error = Не получилось.
error-unknown-game = Такой игры нет.
error-wrong-player-count = Игра не рассчитана на такое число игроков.
error-unknown-option = В этой игре нет такой настройки.
error-bad-option-value = У настройки не бывает такого значения.
error-bad-seed = Это число не годится для генератора случайностей.
error-unknown-bot = В этой игре нет такого бота.
error-bot-failed = Бот не сделал допустимого хода, и всё было остановлено.
error-unknown-language = На этом языке текстов нет.
error-bad-request = Такой запрос не имеет смысла.
error-unreadable-file = Не удаётся прочитать файл.
error-unwritable-file = Не удаётся записать файл.
error-disagreement = Две программы должны были сделать одно и то же, но результаты разошлись, и сравнивать их скорость нельзя.
error-not-your-decision = Этот игрок сейчас ничего не решает.
error-unknown-move = В этой игре нет такого хода.
error-illegal-move = Правила сейчас не позволяют сделать такой ход.
error-bad-finding = Записанный исход хода невозможен.
error-missing-extra = Не установлен нужный для этого пакет.
error-no-physics = Сервер не может рассчитать удар: не хватает библиотеки.
error-corrupt-record = Файл не является исправной записью игры.
error-newer-record = Запись сделана более новой версией программы.
error-record-mismatch = Не всё в записи соответствует правде.
error-host-only = Это может только хозяин стола.
error-not-your-seat = Это чужое место.
error-seat-taken = Это место занято.
error-wrong-phase = Сейчас за столом этого сделать нельзя.
error-stale = Вопрос за это время изменился.
error-part-given = Ваша часть случайности уже получена.
error-paused = Игра приостановлена.
error-nothing-to-undo = Возвращать нечего.
error-bad-name = Такое имя здесь не подойдёт.
error-name-taken = За этим столом уже есть такое или очень похожее имя: выберите другое.
error-bad-key = Ни у кого за этим столом нет такого ключа.
error-table-full = За столом нет свободных мест.
error-undo-denied = Остальные уже не согласились вернуть это решение.
error-unknown-table = Такого стола нет.
error-not-found = Здесь ничего нет.
error-wrong-method = Здесь этого сделать нельзя.
error-not-finished = Игра ещё не окончена.
error-bad-message = Сервер этого не понял.
error-too-large = Слишком большой объём данных.
error-too-fast = Слишком часто: немного подождите.
error-foreign-origin = Другому сайту это не разрешено.
error-server-full = Сервер сейчас переполнен. Попробуйте позже.
error-store-failed = Серверу не удалось это сохранить. Ничего не изменилось.
error-cannot-serve = Не удаётся запустить сервер.
error-server-error = На сервере что-то пошло не так.
error-too-slow = Соединение слишком медленное и не успевает за игрой.
error-no-hint = Ничего не пришло в голову. Спросите ещё раз.
error-no-hello = Соединение закрыто: по нему ничего не пришло.
error-protocol = Сервер обновился: перезагрузите страницу.
error-key-replaced = Хозяин стола выдал для этого места новую ссылку.
error-too-many-errors = Соединение закрыто: слишком много ошибок.
error-closing = Сервер останавливается и скоро вернётся.

## Какая именно причина у отказа

fault-record-shape = Его не удаётся прочитать как запись.
fault-record-format = В нём что-то другое.
fault-record-unsound = Его части не согласуются друг с другом.
fault-record-newer = Её версия { $version }, а программа читает версии до { $known }.
fault-record-size = Он слишком большой.
fault-move-impossible = Ход { $ply } невозможен.
fault-secret-other = Секрет не тот, что был обещан в начале.
fault-result-missing = Ходы доводят игру до конца, но результат не указан.
fault-result-early = Результат указан, но после последнего хода игра не окончена.
fault-result-other = { $field ->
    [scores] Очки: в записи { $claimed }, а по ходам { $true }.
    [winners] Победители не те, что получаются по ходам.
    [rule] Игру решило не то правило, что получается по ходам.
   *[other] Последняя позиция не та, что получается по ходам.
}
fault-seal-broken = Печать нарушена: запись изменили после того, как она была сделана.
fault-signature-broken = Подпись не подходит: запись изменили после того, как сервер её подписал.
fault-signature-missing = Она не подписана: ничто не доказывает, что игру провёл требуемый сервер.
fault-signer-other = Она подписана другим ключом ({ $fingerprint }), а не требуемым.
fault-option-file = Файл для настройки «{ $option }» неисправен.

## Что не так с файлом

flaw-empty = Файл пуст.
flaw-not-text = Это не текст в UTF-8: см. байт { $byte }.
flaw-not-json = Это не JSON.
flaw-syntax = Это уже не JSON: строка { $line }, столбец { $column }.
flaw-cut-off = Файл обрывается: строка { $line }, столбец { $column }.
flaw-nested = Его части вложены слишком глубоко.
flaw-missing = Нет поля «{ $field }», место: { $place }.
flaw-extra = Неизвестное поле «{ $field }», место: { $place }.
flaw-type = Место { $place }: нужно — { $want ->
    [object] объект
    [array] массив
    [string] строка
    [boolean] true или false
    [whole] целое число
    [number] число
    [null] ничего (null)
   *[other] что-то другое
}, а стоит — { $got ->
    [object] объект
    [array] массив
    [string] строка
    [boolean] true или false
    [whole] целое число
    [number] число
    [null] ничего (null)
   *[other] что-то другое
}.
flaw-value = Место { $place }: такого значения быть не может.
flaw-size = Файл больше, чем разрешено.
flaw-no-file = Такого файла нет.
flaw-folder = Это папка.
flaw-denied = Нет прав на чтение.
flaw-exists = Файл с таким именем уже есть, он не изменён.
flaw-no-plain = Это не обычный файл, он не изменён.
flaw-no-folder = Такой папки нет.
flaw-locked = Нет прав на запись.
flaw-loop = Это ссылка, которая ведёт сама на себя.
flaw-full = На диске нет места.

## Что происходит за столом помимо игры

event-game-started = { $round ->
    [1] Игра начинается.
   *[other] Начинается партия № { $round } за этим столом.
}
event-seats-changed = Не все сидят там же, где в прошлой партии: первое место теперь занимает { $seat }. Цвета и фигуры закреплены за местами.
event-decision-taken-back = { $seat } берёт решение назад.
event-undo-wanted = { $seat } хочет взять решение назад.
event-undo-refused = { $seat } не соглашается: решение остаётся в силе.
event-undo-unanswered = { $seat } не отвечает вовремя: решение остаётся в силе.
event-bot-stands-in = { $seat } отходит от стола, ходы пока делает бот.
event-player-returned = { $seat } снова в игре.
event-time-ran-out = Время вышло: { $seat } не успевает принять решение.
event-game-paused = Игра на паузе.
event-game-resumed = Игра продолжается.
event-seat-reissued = Новая ссылка на место за столом: { $seat }. Её выдал хозяин стола.
event-clock-set = Хозяин стола изменил правила: { $seconds ->
    [0] время не ограничено
    [one] на решение { $seconds } секунда
    [few] на решение { $seconds } секунды
   *[many] на решение { $seconds } секунд
}.
event-house-rule-switched = Хозяин стола изменил правила: { $change ->
    [chat-on] чат включён
    [chat-off] чат выключен
    [listed-on] стол показан среди открытых столов
    [listed-off] стол больше не показан среди открытых столов
    [odds-on] шансы видны
    [odds-off] шансы скрыты
    [hints-on] подсказки разрешены
   *[hints-off] подсказки запрещены
}.

## Программа для терминала: имена начинаются с cli-

