### Поле «Дино Костей»: то, чего не говорят тексты самой игры.

board-dino_bones-slab = Плита, { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }. Стрелки ведут от границы к границе.
board-dino_bones-closer = Приблизить
board-dino_bones-farther = Отдалить
board-dino_bones-border = Между { $one } и { $other }
board-dino_bones-price = { $count ->
        [one] { $count } долото
        [few] { $count } долота
       *[many] { $count } долот
    }
board-dino_bones-chisel-of = долото: { $name }
board-dino_bones-splits = { $count ->
        [one] Отколется { $count } тайл:
        [few] Отколются { $count } тайла:
       *[many] Отколется { $count } тайлов:
    }
board-dino_bones-or = или
board-dino_bones-share = { $name }: { $count ->
        [0] ничего
       *[other] { $count }
    }
board-dino_bones-share-leader = руководителю: { $count }
board-dino_bones-place = Тайл { $place }
board-dino_bones-face-down = лицом вниз
board-dino_bones-known = вы знаете, что это: { tile-name }
board-dino_bones-boulders = { $count ->
        [one] валуны с { $count } стороны
       *[other] валуны с { $count } сторон
    }
board-dino_bones-seen-by = сюда заглядывали: { $names }
board-dino_bones-place-chisel = Положить · { $count ->
        [one] { $count } долото
        [few] { $count } долота
       *[many] { $count } долот
    }
board-dino_bones-place-with-tool = Не замечая валунов · 1 долото
board-dino_bones-lift-chisel = Снять это долото
board-dino_bones-not-here = Не здесь

board-dino_bones-turn = Ход { $turn_number }: { $name }
board-dino_bones-steps = Шаги хода
board-dino_bones-step-sharpen = Заточка
board-dino_bones-step-chisel = Раскол
board-dino_bones-step-end = Конец
board-dino_bones-waiting = Ждём: { $names }
board-dino_bones-watch = Работают другие.
board-dino_bones-read-on = Осмотритесь и читайте дальше.
board-dino_bones-look = Смотрите, что происходит…
board-dino_bones-sending = Ваше решение уже в пути…
board-dino_bones-decision = Ваше решение
board-dino_bones-lift = Точить больше нечего: снимите с плиты { $count ->
        [one] { $count } своё долото
        [few] { $count } своих долота
       *[many] { $count } своих долот
    }.
board-dino_bones-whole = У вас есть целый скелет.
board-dino_bones-no-border = Ни одна граница вам не по карману: попросите помощи или закончите ход.
board-dino_bones-end = { $keep ->
        [0] Закончить ход
       *[other] Закончить и сохранить { $keep }
    }
board-dino_bones-dig-where = Какой тайл рядом с вашим долотом достать мастеру?
board-dino_bones-no-dig = Не сейчас
board-dino_bones-charges = { $count ->
        [one] { $count } долото может не замечать валунов
        [few] { $count } долота могут не замечать валунов
       *[many] { $count } долот могут не замечать валунов
    }
board-dino_bones-left = ещё { $count }
board-dino_bones-shares = Доли в порядке дележа
board-dino_bones-finds = Находки на выбор
board-dino_bones-divide-part = Делить часть { $part } ({ $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    })

board-dino_bones-mat = Планшет: { $name }
board-dino_bones-your-mat = Ваши находки
board-dino_bones-others = Остальные палеонтологи
board-dino_bones-first = первый игрок
board-dino_bones-sharp = { $count ->
        [one] { $count } острое долото
        [few] { $count } острых долота
       *[many] { $count } острых долот
    }
board-dino_bones-dull = { $count ->
        [one] { $count } тупое долото
        [few] { $count } тупых долота
       *[many] { $count } тупых долот
    }
board-dino_bones-sharp-short = острые
board-dino_bones-dull-short = тупые
board-dino_bones-spent = { $count ->
        [one] { $count } долото потрачено на валуны и затупится в конце хода
        [few] { $count } долота потрачены на валуны и затупятся в конце хода
       *[many] { $count } долот потрачены на валуны и затупятся в конце хода
    }
board-dino_bones-spent-short = потрачено
board-dino_bones-amber = кристаллов янтаря: { $count }
board-dino_bones-loose = { $count ->
        [one] { $count } отдельная кость
        [few] { $count } отдельные кости
       *[many] { $count } отдельных костей
    }
board-dino_bones-plants = { $count ->
        [one] { $count } растение
        [few] { $count } растения
       *[many] { $count } растений
    }
board-dino_bones-cards = { $count ->
        [one] { $count } карта снаряжения
        [few] { $count } карты снаряжения
       *[many] { $count } карт снаряжения
    }
board-dino_bones-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
board-dino_bones-points-short = { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
board-dino_bones-parts = { $have } из { $all }
board-dino_bones-spare = лишних: { $count }
board-dino_bones-worth = { $points } ПО
board-dino_bones-next-plant = с ещё одним: { $points }
board-dino_bones-assembled = собран
board-dino_bones-with-piles = { $count ->
        [one] заменена { $count } часть
        [few] заменены { $count } части
       *[many] заменено { $count } частей
    }
board-dino_bones-assemble = Собрать
board-dino_bones-complete = Собрать целиком: { species-name }
board-dino_bones-assemble-with-cast = Собрать с гипсовым слепком

board-dino_bones-leader = Руководитель раскопок
board-dino_bones-supply = кристаллов янтаря в запасе: { $count }
board-dino_bones-help = Помощь стоит
board-dino_bones-helper-strong_tool = Крепкий инструмент
board-dino_bones-helper-master = Мастер раскопок
board-dino_bones-helper-quick_sharpening = Быстрая заточка
board-dino_bones-help-strong_tool = Два долота не замечают валунов.
board-dino_bones-help-master = Достаёт один тайл рядом с вашим долотом.
board-dino_bones-help-quick_sharpening = Заточить ещё два.
board-dino_bones-help-purchase = Помощь: взять один из этих тайлов
board-dino_bones-stock = Запас
board-dino_bones-empty = Пока ничего.
board-dino_bones-sell = Продать один тайл за { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
board-dino_bones-in-hand = На руке
board-dino_bones-equipment = Ваше снаряжение, видите только вы
board-dino_bones-played = Сыгранное снаряжение
board-dino_bones-own-played = Ваше сыгранное снаряжение
board-dino_bones-play = Сыграть

board-dino_bones-memo = Памятка
board-dino_bones-unseen = Скрытых тайлов: { $count }.
board-dino_bones-unseen-help = Число под тайлом — сколько таких ещё может открыться.
board-dino_bones-skeletons = { $count ->
        [one] { $count } скелет в коробке
        [few] { $count } скелета в коробке
       *[many] { $count } скелетов в коробке
    }
board-dino_bones-plant-table = Число растений и очки за них
board-dino_bones-pile = Заменяет одну недостающую часть скелета.
board-dino_bones-idle = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    } без находок; после 400 раскопки прекратят.

board-dino_bones-finale = Конец раскопок
board-dino_bones-winners = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
board-dino_bones-decided-DB-51 = Больше всего очков: { $points }.
board-dino_bones-decided-DB-52 = { $winners ->
    [1] По { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        } у нескольких: решают скелеты покрупнее, начиная с брахиозавра.
   *[other] По { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        } и поровну скелетов каждого вида: победа общая.
}
board-dino_bones-winner = (победа)
board-dino_bones-points-table = Очки по видам
board-dino_bones-player = Палеонтолог
board-dino_bones-part-skeletons = Скелеты
board-dino_bones-part-pterodactyls = Птеродактили
board-dino_bones-part-loose = Отдельные кости
board-dino_bones-part-plants = Растения
board-dino_bones-part-amber = Янтарь
board-dino_bones-total = Очки
