### Поле «Diamant»: то, чего нет в текстах самой игры.

board-diamant-trap-spiders = Пауки
board-diamant-trap-snakes = Змеи
board-diamant-trap-lava = Лава
board-diamant-trap-boulder = Валун
board-diamant-trap-ram = Таран
board-diamant-you = (вы)
board-diamant-waiting = Ждём решения: { $names }
board-diamant-choose-too = Выбирайте. { $count ->
    [1] Ещё думает
   *[other] Ещё думают
}: { $names }
board-diamant-choose-last = Все ждут только вас
board-diamant-decision = Ваше решение
board-diamant-sending = Отправляем ваш выбор…
board-diamant-look = Смотрите, что случится; нажмите, чтобы увидеть сразу
board-diamant-chose-continue = Вы идёте дальше
board-diamant-chose-leave = Вы выходите из пещеры
board-diamant-percent = { $percent } %
board-diamant-chance = { $cards ->
    [one] опасны { $fatal } из { $cards } карты
   *[other] опасны { $fatal } из { $cards } карт
}
board-diamant-traps = Ловушки
board-diamant-trap-count = { $name }: в пещере — { $seen }, ещё в колоде — { $coming }, выбыло из игры — { $gone }
board-diamant-on-path = { $count ->
    [one] лежит по пути к выходу
    [few] лежат по пути к выходу
   *[other] лежит по пути к выходу
}
board-diamant-scene = { $cards ->
    [0] В пещере ещё нет карт.
    [one] В пещере лежит { $cards } карта.
    [few] В пещере лежат { $cards } карты.
   *[other] В пещере лежит { $cards } карт.
}
board-diamant-newest = Последняя карта: { $card }
board-diamant-finale = Конец игры
board-diamant-counting = Открываем сундуки…
board-diamant-skip = Показать всё
board-diamant-winner = Победа
board-diamant-winners = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
board-diamant-chart = Очки по ходу игры
board-diamant-step = Шаг
