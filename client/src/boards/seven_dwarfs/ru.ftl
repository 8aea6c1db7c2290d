### Поле игры «Семь гномов»: то, чего нет в текстах самой игры.

board-seven_dwarfs-you = (вы)
board-seven_dwarfs-mine = Столб с самоцветами. Прицел и удар
board-seven_dwarfs-flat = Этот браузер не умеет рисовать объёмно (нет WebGL): вот столб сбоку. Играть можно как обычно.
board-seven_dwarfs-keys = Стрелки влево и вправо обводят вокруг столба, вверх и вниз поднимают и опускают прицел, A и D сдвигают его вбок; с Shift эти шаги мелкие. Page Up и Page Down наклоняют кирку, плюс и минус меняют скорость. Enter — удар. Удерживайте пробел, чтобы шкала бежала, и отпустите для удара; Escape опускает кирку.
board-seven_dwarfs-north = С
board-seven_dwarfs-decision = Ваш удар
board-seven_dwarfs-your-strike = Ваш удар { $number } из 2: прицельтесь и бейте.
board-seven_dwarfs-choose-colour = Выберите цвет самоцветов, который приносит вам очки.
board-seven_dwarfs-colour = { $colour ->
    [red] Красный
    [pink] Розовый
   *[clear] Прозрачный
}
board-seven_dwarfs-sending = Кирка летит…
board-seven_dwarfs-watch = Смотрим, что выйдет…
board-seven_dwarfs-slowly = Ещё раз, медленно…
board-seven_dwarfs-waiting = Ждём: { $names }
board-seven_dwarfs-strike = Удар
board-seven_dwarfs-hold = Держать и отпустить
board-seven_dwarfs-hint = Нажмите на столб и тяните: чем дальше, тем сильнее. Отпустите — кирка ударит. Тяните рядом со столбом, чтобы обойти его.
board-seven_dwarfs-by-numbers = Прицел в числах
board-seven_dwarfs-strike-numbers = Ударить по этим числам
board-seven_dwarfs-by-words = Выбрать удар словами
board-seven_dwarfs-strike-so = Ударить так
board-seven_dwarfs-which-height = По какому блоку?
board-seven_dwarfs-which-azimuth = С какой стороны?
board-seven_dwarfs-which-speed = Как быстро?
board-seven_dwarfs-field-azimuth = Откуда
board-seven_dwarfs-field-height = Высота
board-seven_dwarfs-field-offset = Вбок
board-seven_dwarfs-field-elevation = Наклон
board-seven_dwarfs-field-speed = Скорость
board-seven_dwarfs-value-azimuth = { $side ->
    [north] с севера
    [north-east] с северо-востока
    [east] с востока
    [south-east] с юго-востока
    [south] с юга
    [south-west] с юго-запада
    [west] с запада
   *[north-west] с северо-запада
} ({ $degrees }°)
board-seven_dwarfs-value-height = { $mm } мм
board-seven_dwarfs-value-block = блок { $block } ({ $mm } мм)
board-seven_dwarfs-value-offset = { $side ->
    [0] прямо в ось
    [1] на { $mm } мм правее
   *[other] на { $mm } мм левее
}
board-seven_dwarfs-value-elevation = { $side ->
    [0] ровно
    [1] на { $degrees }° сверху
   *[other] на { $degrees }° снизу
}
board-seven_dwarfs-value-speed = { $force ->
    [faint] очень медленно
    [slow] медленно
    [medium] средне
    [fast] быстро
   *[full] со всего размаха
} ({ $speed } см/с)
board-seven_dwarfs-spread = Обычно выходит { $from }–{ $to } см/с.
board-seven_dwarfs-column = Столб сверху вниз
board-seven_dwarfs-block = Блок { $block }
board-seven_dwarfs-slot = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}: { $gem ->
    [red] красный
    [pink] розовый
    [clear] прозрачный
   *[none] пусто
}
board-seven_dwarfs-shifted = сдвинут на { $mm } мм { $side ->
    [north] к северу
    [north-east] к северо-востоку
    [east] к востоку
    [south-east] к юго-востоку
    [south] к югу
    [south-west] к юго-западу
    [west] к западу
   *[north-west] к северо-западу
}
board-seven_dwarfs-turn = { $name }: удар { $number } из 2
board-seven_dwarfs-strike-of = удар { $number } из 2
board-seven_dwarfs-left = { $count ->
    [one] { $count } самоцвет на столбе
    [few] { $count } самоцвета на столбе
   *[other] { $count } самоцветов на столбе
}
board-seven_dwarfs-gain = Очки: { $sign ->
    [1] +{ $points }
   *[other] −{ $points }
}
board-seven_dwarfs-miners = Рудокопы и их добыча
board-seven_dwarfs-own-colour = собирает { $colour ->
    [red] красные
    [pink] розовые
   *[clear] прозрачные
}
board-seven_dwarfs-experienced = опытный: красные ничего не стоят
board-seven_dwarfs-steady = твёрдая рука
board-seven_dwarfs-foot = У основания столба: { $gems }
board-seven_dwarfs-count-red = { $count ->
    [one] { $count } красный самоцвет
    [few] { $count } красных самоцвета
   *[other] { $count } красных самоцветов
}
board-seven_dwarfs-count-pink = { $count ->
    [one] { $count } розовый самоцвет
    [few] { $count } розовых самоцвета
   *[other] { $count } розовых самоцветов
}
board-seven_dwarfs-count-clear = { $count ->
    [one] { $count } прозрачный самоцвет
    [few] { $count } прозрачных самоцвета
   *[other] { $count } прозрачных самоцветов
}
board-seven_dwarfs-count-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[other] { $count } блоков
}
board-seven_dwarfs-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
board-seven_dwarfs-replay = Последний удар замедленно
board-seven_dwarfs-skip = Пропустить
board-seven_dwarfs-finale = Конец игры
board-seven_dwarfs-winners = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
board-seven_dwarfs-decided-DWA-09 = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-seven_dwarfs-decided-DWA-46 = Удары закончились. { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
board-seven_dwarfs-winner = (победа)
board-seven_dwarfs-points-table = Откуда взялись очки
board-seven_dwarfs-player = Рудокоп
board-seven_dwarfs-column-red = красные
board-seven_dwarfs-column-pink = розовые
board-seven_dwarfs-column-clear = прозрачные
board-seven_dwarfs-column-blocks = блоки
board-seven_dwarfs-total = Очки
