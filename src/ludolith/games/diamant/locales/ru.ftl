### «Диамант»: все фразы игры. Имена игроков — только в именительном падеже.

## Игра

game-name = Диамант
game-tagline = Испытайте удачу в пещере Такора.
game-authors = Алан Мун и Бруно Файдутти
game-goal = За пять экспедиций нужно унести в свой сундук больше сокровищ, чем соперники, и вовремя уходить: вторая одинаковая ловушка отнимает всё, что ещё не в сундуке.

## Настройки

option-relics = Охота за реликвиями
option-relics-help = Перед каждой экспедицией в колоду замешивают реликвию. Реликвии, лежащие в пещере, достаются только тому, кто выходит в одиночку.
option-open_chests = Открытые сундуки
option-open_chests-help = Все видят, что лежит в каждом сундуке. Иначе чужие сундуки закрыты до конца игры.

## Соперники

level-casual = Любитель
level-casual-help = Слушает только свой страх: чем больше разных ловушек в пещере, тем охотнее выходит.
level-steady = Знаток
level-steady-help = Взвешивает следующую карту и идёт дальше, пока она обещает больше, чем грозит отнять.
level-strong = Эксперт
level-strong-help = Считает на несколько карт вперёд, прикидывает, кто ещё может выйти, охотится за реликвиями и рискует, если отстаёт под конец игры.

## Решения

move-leave = Выйти
move-leave-help = Вернуться в лагерь, собрав по дороге оставшиеся рубины, и убрать всё найденное в сундук.
move-continue = Продолжить
move-continue-help = Идти вглубь за новыми сокровищами. Если какая-то ловушка появится во второй раз, всё найденное пропадёт.

## Ловушки

trap-spiders = Гигантские пауки
trap-snakes = Змеи
trap-lava = Лава
trap-boulder = Катящийся валун
trap-ram = Таран
trap-name = { $trap ->
    [spiders] { trap-spiders }
    [snakes] { trap-snakes }
    [lava] { trap-lava }
    [boulder] { trap-boulder }
   *[ram] { trap-ram }
}
trap-strikes = { $trap ->
    [spiders] Гигантские пауки нападают!
    [snakes] Змеи повсюду!
    [lava] Лава заливает проход!
    [boulder] Сверху катится валун!
   *[ram] Таран срывается с места!
}

## Что происходит

event-expedition-began = Начинается экспедиция № { $expedition }: все спускаются в пещеру.
event-relic-added = { $relic ->
    [one] В колоду замешана реликвия на { $relic } очко.
    [few] В колоду замешана реликвия на { $relic } очка.
   *[other] В колоду замешана реликвия на { $relic } очков.
}
event-treasure-found = Сокровище: { $rubies ->
    [one] { $rubies } рубин.
    [few] { $rubies } рубина.
   *[other] { $rubies } рубинов.
} { $seats_count ->
    [1] { $seats } забирает всё.
   *[other] { $share ->
        [0] На всех не хватает, всё остаётся на карте.
       *[other] { $seats } берут по { $share }, { $rest ->
            [0] остатка нет.
            [one] на карте остаётся { $rest }.
            [few] на карте остаются { $rest }.
           *[other] на карте остаётся { $rest }.
        }
    }
}
event-trap-seen = Ловушка «{ trap-name }», первая такая за экспедицию: ничего не происходит.
event-trap-sprung = { trap-strikes } { $seats_count ->
    [1] Это уже вторая такая ловушка: { $seats } спасается бегством, { $lost_sum ->
        [0] но терять нечего.
        [one] потеряв { $lost_sum } рубин.
        [few] потеряв { $lost_sum } рубина.
       *[other] потеряв { $lost_sum } рубинов.
    }
   *[other] Это уже вторая такая ловушка: { $seats } спасаются бегством, { $lost_sum ->
        [0] но терять нечего.
        [one] потеряв на всех { $lost_sum } рубин.
        [few] потеряв на всех { $lost_sum } рубина.
       *[other] потеряв на всех { $lost_sum } рубинов.
    }
}
event-relic-seen = { $relic ->
    [one] В пещере лежит реликвия на { $relic } очко.
    [few] В пещере лежит реликвия на { $relic } очка.
   *[other] В пещере лежит реликвия на { $relic } очков.
} Она достанется тому, кто выйдет в одиночку.
event-choices-revealed = { $leaving_count ->
    [0] Никто не выходит: { $staying_count ->
        [1] { $staying } идёт дальше.
       *[other] { $staying } идут дальше.
    }
    [1] { $leaving } выходит; { $staying_count ->
        [0] дальше не идёт никто.
        [1] { $staying } идёт дальше.
       *[other] { $staying } идут дальше.
    }
   *[other] { $leaving } выходят; { $staying_count ->
        [0] дальше не идёт никто.
        [1] { $staying } идёт дальше.
       *[other] { $staying } идут дальше.
    }
}
event-path-gathered = { $share ->
    [0] { $rest ->
        [0] Рубинов на обратном пути нет.
        [one] На обратном пути лежит { $rest } рубин, поровну его не разделить: он остаётся в пещере.
        [few] На обратном пути лежат { $rest } рубина, поровну их не разделить: они остаются в пещере.
       *[other] На обратном пути лежит { $rest } рубинов, поровну их не разделить: они остаются в пещере.
    }
   *[other] { $seats_count ->
        [1] { $seats } подбирает на обратном пути { $share ->
            [one] { $share } рубин.
            [few] { $share } рубина.
           *[other] { $share } рубинов.
        }
       *[other] { $seats } подбирают на обратном пути { $share ->
            [one] по { $share } рубину,
            [few] по { $share } рубина,
           *[other] по { $share } рубинов,
        } { $rest ->
            [0] остатка нет.
            [one] в пещере остаётся { $rest }.
            [few] в пещере остаются { $rest }.
           *[other] в пещере остаётся { $rest }.
        }
    }
}
event-relics-taken = { $relics_count ->
    [1] { $seat } выходит в одиночку и забирает реликвию на { $relics_sum ->
        [one] { $relics_sum } очко.
        [few] { $relics_sum } очка.
       *[other] { $relics_sum } очков.
    }
   *[other] { $seat } выходит в одиночку и забирает реликвии ({ $relics }), всего на { $relics_sum ->
        [one] { $relics_sum } очко.
        [few] { $relics_sum } очка.
       *[other] { $relics_sum } очков.
    }
}
event-relics-left-lying = { $relics_count ->
    [1] { $seats } выходят вместе, поэтому никому не достаётся реликвия на { $relics_sum ->
        [one] { $relics_sum } очко.
        [few] { $relics_sum } очка.
       *[other] { $relics_sum } очков.
    }
   *[other] { $seats } выходят вместе, поэтому реликвии ({ $relics }) никому не достаются.
}
event-put-in-chest = { $rubies ->
    [0] { $seat } возвращается без рубинов.
    [one] { $seat } убирает в сундук { $rubies } рубин.
    [few] { $seat } убирает в сундук { $rubies } рубина.
   *[other] { $seat } убирает в сундук { $rubies } рубинов.
}
event-cave-empty = В пещере никого не осталось: экспедиция № { $expedition } окончена.
event-deck-ran-out = { $seats_count ->
    [1] Карт больше нет: { $seats } благополучно выходит со всем найденным.
   *[other] Карт больше нет: { $seats } благополучно выходят со всем найденным.
}
event-entrance-closed = Вход № { $expedition } закрыт.
event-rubies-returned = { $rubies ->
    [one] { $rubies } рубин из пещеры возвращается в запас.
    [few] { $rubies } рубина из пещеры возвращаются в запас.
   *[other] { $rubies } рубинов из пещеры возвращаются в запас.
}
event-trap-removed = Одна карта «{ trap-name }» выбывает из игры, другая возвращается в колоду.
event-relics-lost = { $relics_count ->
    [1] Реликвия на { $relics_sum ->
        [one] { $relics_sum } очко
        [few] { $relics_sum } очка
       *[other] { $relics_sum } очков
    } потеряна навсегда.
   *[other] Реликвии в пещере ({ $relics }) потеряны навсегда.
}
event-deck-shuffled = { $cards ->
    [one] Колода из { $cards } карты перемешана.
    [few] Колода из { $cards } карт перемешана.
   *[other] Колода из { $cards } карт перемешана.
}
event-game-ended = { $seats_count ->
    [1] Побеждает { $seats }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
   *[other] Победу делят { $seats }: { $points ->
        [one] по { $points } очку.
        [few] по { $points } очка.
       *[other] по { $points } очков.
    }
}

## Вещи на столе

ruby = Рубин
diamond = Алмаз
rubies = { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
}
diamonds = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
   *[other] { $count } алмазов
}
card-treasure = { $rubies ->
    [one] Сокровище: { $rubies } рубин
    [few] Сокровище: { $rubies } рубина
   *[other] Сокровище: { $rubies } рубинов
}
card-trap = Ловушка: { trap-name }
card-relic = { $relic ->
    [one] Реликвия: { $relic } очко
    [few] Реликвия: { $relic } очка
   *[other] Реликвия: { $relic } очков
}
card-lying = { $lying ->
    [0] На карте ничего не осталось.
    [one] На карте остался { $lying } рубин.
    [few] На карте осталось { $lying } рубина.
   *[other] На карте осталось { $lying } рубинов.
}
card-relic-taken = Реликвию уже забрали.
relic = Реликвия
relics = Реликвии
relic-stack = Реликвии, которые ещё появятся
cave = Пещера
camp = Лагерь
chest = Сундук
chest-closed = Закрытый сундук
entrance = Вход № { $number }
entrance-closed = Вход № { $number }, закрыт
expedition = Экспедиция { $expedition } из { $expeditions }
deck = { $cards ->
    [one] Колода: { $cards } карта
    [few] Колода: { $cards } карты
   *[other] Колода: { $cards } карт
}
removed-traps = Ловушки, выбывшие из игры
danger = { $fatal ->
    [0] Пока ни одна карта колоды не может прервать экспедицию.
    [one] Экспедицию прервёт { $fatal } карта из { $cards } в колоде.
    [few] Экспедицию прервут { $fatal } карты из { $cards } в колоде.
   *[other] Экспедицию прервут { $fatal } карт из { $cards } в колоде.
}
on-path = { $count ->
    [0] На обратном пути ничего не лежит.
    [one] На обратном пути лежит { $count } рубин.
    [few] На обратном пути лежат { $count } рубина.
   *[other] На обратном пути лежит { $count } рубинов.
}
carried = { $count ->
    [0] Пока без добычи
    [one] Несёт { $count } рубин
    [few] Несёт { $count } рубина
   *[other] Несёт { $count } рубинов
}
in-cave = В пещере
in-camp = В лагере
decided = Выбор сделан
still-choosing = Выбирает

## Почему сейчас нельзя

why-in-camp = { $seat } ждёт в лагере конца этой экспедиции.
why-decided = { $seat } ждёт остальных: решения откроются, когда выберут все.
why-chest-closed = Сундуки закрыты до конца игры.
