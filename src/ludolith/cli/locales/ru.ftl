### Слова командной строки.

## За игрой

cli-how-to-answer = Отвечайте номером или первыми буквами варианта. ? объясняет, что произошло, номер правила показывает это правило, q — выйти из игры.
cli-your-choice = { $seat }, ваш выбор:
cli-not-understood = Такого варианта нет. Введите номер или ? для подсказки.
cli-no-rule = Правила { $rule } нет.
cli-press-enter = Когда остальные отвернутся, нажмите Enter.
cli-left = Игра остановлена и не доиграна.
cli-save-where = Сохранить запись? Введите имя файла или просто нажмите Enter:
cli-saved = Запись сохранена в файл { $file }.
cli-go-on-with = Продолжить: { $command }
cli-winner-mark = ← победа

## Карты в пещере

cli-lying = осталось { $count }
cli-taken = забрали

## Записи

cli-next-page = Enter — дальше
cli-unfinished = Запись обрывается до конца игры.
cli-verified = { $file }: всё верно. { $moves ->
    [one] Записан { $moves } ход
    [few] Записано { $moves } хода
   *[other] Записано { $moves } ходов
}, результат совпадает.
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
