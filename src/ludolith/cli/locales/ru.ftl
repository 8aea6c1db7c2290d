### Слова командной строки.

## За игрой

cli-how-to-answer = Отвечайте номером или первыми буквами варианта. ? объясняет, что произошло, номер правила показывает это правило, < берёт назад ваше последнее решение, * — все варианты, # — весь стол, q — выйти из игры.
cli-nothing-to-take-back = Взять назад нечего: вы ещё ничего не решили, на ваше решение уже ответили или что-то открылось.
cli-your-choice = { $seat }, ваш выбор:
cli-not-understood = Такого варианта нет. Введите номер или ? для подсказки.
cli-no-rule = Правила { $rule } нет.
cli-press-enter = Когда остальные отвернутся, нажмите Enter.
cli-left = Игра остановлена и не доиграна.
cli-save-where = Сохранить запись? Введите имя файла или просто нажмите Enter:
cli-saved = Запись сохранена в файл { $file }.
cli-kept-elsewhere = { $why }; игра сохранена в другом месте: { $file }
cli-go-on-with = Продолжить: { $command }
cli-winner-mark = ← победа

## Карты в пещере

cli-lying = осталось { $count }
cli-taken = забрали

## Записи

cli-next-page = Enter — дальше
cli-unfinished = Запись обрывается до конца игры.
cli-doubtful = { $file }: эту запись изменили или повредили, игра могла идти иначе; подробнее скажет ludolith verify
cli-replayed-so-far = Ввод закончился после хода { $ply } из { $moves }. Без --step вся партия печатается сразу.
cli-watched = Игра не окончена: показано то, что видел зритель. --seat N покажет то, что видел этот игрок; всё открывается после конца игры.
cli-verified = { $file }: всё верно. { $moves ->
    [one] Записан { $moves } ход
    [few] Записано { $moves } хода
   *[other] Записано { $moves } ходов
}, результат совпадает.
cli-chance-shared = Случайность этой игры – из секрета сервера, чей отпечаток был показан до игры, и из { $count ->
    [one] случайной части, которую после этого добавило устройство игрока
   *[other] { $count } случайных частей, которые после этого добавили устройства игроков
}: { $names }.
cli-chance-alone = Случайность этой игры – только из секрета сервера, отпечаток которого был показан до игры: устройства игроков ничего к нему не добавили.
cli-signed = Подписано сервером с ключом { $fingerprint }; подпись верна.
cli-unsigned = Без подписи: ничто не доказывает, какой сервер провёл эту игру и что играли именно эти игроки.
cli-unsigned-without-server = Без подписи: эта игра прошла без сервера.
cli-taken-back = За время игры { $count ->
    [one] взято назад { $count } решение
    [few] взято назад { $count } решения
   *[other] взято назад { $count } решений
}.

## Полка

cli-players = Игроки
cli-range = от { $least } до { $most }

## Моделирование и замеры

cli-simulating = Идут игры
cli-seat = Место
cli-bot = Бот
cli-mean-score = Средний счёт
cli-win-share = Победы
cli-length = Решений за игру: { $mean } (стандартное отклонение { $spread })
cli-total = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
cli-speed = Игр в секунду: { $rate }. Прошло { $seconds } с, процессорное время всех процессов — { $cpu } с, правила { $compiled ->
    [yes] скомпилированы
   *[no] не скомпилированы
}
cli-stopped = Остановлено; сыграно { $games } из { $planned }.
cli-benchmark = Замер
cli-ratio = Отношение
cli-target = Цель
cli-missed = не достигнута

## Турниры и исследования

cli-tournament-title = Турнир: { $game }
cli-study-title = Исследование: { $game }
cli-comparison-title = Сравнение: { $game }
cli-margin = Перевес в очках
cli-games = Партии
cli-against = Против
cli-fair = Поровну
cli-verdict-better = сильнее
cli-verdict-worse = слабее
cli-verdict-open = неясно
cli-rating = Рейтинг
cli-written = Партии и отчёт лежат в { $folder }.
cli-goes-on = Сыгранные партии лежат в { $folder }; та же команда продолжит с этого места.
cli-not-kept = Сыгранные партии не сохранены; с --output ПАПКА они сохраняются, и та же команда продолжает с того же места.
cli-report-written = Отчёт лежит в { $file }.
cli-report-facts = { $game }, игроков: { $players }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }, варианты: { $options }, рассадка: { $seating }.
cli-report-shares = Доли побед
cli-report-shares-help = Процент всех побед с 95-процентным интервалом. Черта показывает, сколько бот выигрывал бы при равных силах. У партий одного расклада общая удача, и они считаются за одно значение.
cli-report-meetings = Личные встречи
cli-report-meetings-help = Как часто бот строки опережал бота столбца в партиях, где сидели оба: по победе, а иначе по очкам; равенство считается за половину. 50 % — силы равны.
cli-report-ratings = Рейтинги
cli-report-margins = Перевес в очках
cli-report-margins-help = На сколько очков бот впереди среднего остальных, с 95-процентным интервалом.
cli-report-scores = Очки
cli-study-facts = { $game }, игроков: { $players }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }, боты: { $bots }, варианты: { $options }.
cli-study-versus = { $facts } Для сравнения: { $options }.
cli-study-name = Показатель
cli-study-mean = Среднее
cli-study-deviation = Отклонение
cli-study-share = В партиях
cli-study-range = Размах
cli-study-one = Первый
cli-study-other = Второй
cli-study-change = Разница, 95 %
cli-study-size = Эффект (d)
cli-study-share-size = Эффект (h)
cli-study-chapter-victory = Победы по местам
cli-study-chapter-score = Очки по местам
cli-study-chapter-length = Длительность
cli-study-chapter-spread = Насколько близки результаты
cli-study-chapter-own = Собственные показатели
cli-study-chapter-event = Что происходит
cli-study-chapter-rule = Сработавшие правила
cli-study-chapter-thing = Карты, плитки и прочее
cli-comparison-felt = Что заметят игроки
cli-comparison-felt-help = Эффекты в стандартных отклонениях одной партии, с 95-процентными интервалами: 0,2 — малый, 0,5 — средний, 0,8 — большой. Синее растёт, фиолетовое убывает; остальное может быть случайностью.

## Что хранит сервер

cli-store-checking = Проверка
cli-store-none = в { $folder } нет сохранённых игр
cli-store-in-use = { $folder } использует работающий сервер; сначала остановите его или проверьте копию
cli-store-unreadable = хранилище нельзя проверить: { $why }
cli-store-sound = Всё цело. Столов: { $tables }, действий: { $acts }, записей оконченных игр: { $records }.
cli-store-damaged = Повреждений: { $faults }. Столов: { $tables }, прочитано действий: { $acts }, записей оконченных игр: { $records }.
cli-damage-file = Файл: { $detail }
cli-damage-table-missing = Стол { $table }: что-то от него осталось, но самого стола нет.
cli-damage-table-unreadable = Стол { $table } не удаётся прочитать.
cli-damage-table-impossible = Стол { $table }: такой ход событий невозможен.
cli-damage-table-no-game = Стол { $table }: его игра здесь не установлена, поэтому проверить его нельзя.
cli-damage-entry-missing = Стол { $table }: пропала его строка в списке столов.
cli-damage-entry-changed = Стол { $table }: его строка в списке столов изменилась после записи.
cli-damage-entry-unreadable = Стол { $table }: его строку в списке столов не удаётся прочитать.
cli-damage-act-missing = Стол { $table }: пропало действие { $number }.
cli-damage-act-changed = Стол { $table }: действие { $number } изменилось после записи.
cli-damage-act-unreadable = Стол { $table }: действие { $number } не удаётся прочитать.
cli-damage-record-missing = Стол { $table }: пропала запись игры { $number }.
cli-damage-record-changed = Стол { $table }: запись игры { $number } изменилась после сохранения.
cli-damage-record-unreadable = Стол { $table }: запись игры { $number } не удаётся прочитать.
cli-damage-record-stray = Стол { $table }: запись игры { $number } не относится ни к одной игре этого стола.
cli-damage-record-impossible = Стол { $table }: запись игры { $number } неверна.

## Командная строка с ошибкой; стоит после двоеточия в «ludolith: …»

cli-usage-no-command = нет команды «{ $name }»
cli-usage-no-option = нет параметра { $name }
cli-usage-extra = { $count ->
    [1] лишнее слово: { $words }
   *[other] лишние слова: { $words }
}
cli-usage-missing = не указано: { $name }
cli-usage-values = { $count ->
    [0] параметр { $name } не принимает значения
    [1] параметру { $name } нужно значение
    [few] параметру { $name } нужно { $count } значения
   *[other] параметру { $name } нужно { $count } значений
}
cli-usage-not-whole = { $name } — целое число, а не «{ $value }»
cli-usage-not-number = { $name } — число, а не «{ $value }»
cli-usage-too-long = в { $name } слишком много цифр: { $value }
cli-usage-bad-value = { $name } не может иметь такого значения: { $said }
cli-usage-no-benchmark = нет измерения «{ $name }»; имена начинаются с { $begin }
cli-usage-continue = --continue берёт из записи всё, кроме --lang и --save
cli-usage-web = --web открывает столы в браузере; игру выбирают там, поэтому других параметров с ним нет
cli-usage-which-game = назовите игру для терминала, например diamant, или --web
cli-usage-or = { $head } или { $last }
cli-usage-near = { $said }; может быть, { $words }?
cli-usage-help = { $said }; см. { $command } --help

## В чём отказала система

cli-no-output = не удаётся вывести результат: { $why }
cli-system-refused = система отказала: { $why }

## Games of other packages

cli-texts = Тексты
cli-texts-in = пока есть только на этих языках: { $languages }; перевода на ваш язык нет
cli-game-made = Готово: { $folder }. Дальше: pip install -e { $folder }, затем ludolith test-game { $game }
