### «Семь гномов»: все фразы игры. Имена игроков — только в именительном падеже.

## Игра

game-name = Семь гномов и самоцветная шахта
game-tagline = Выбейте самоцветы, не обрушив столб.
game-goal = Выбивайте киркой самоцветы из столба, по два удара за ход: красный приносит 3 очка, розовый 2, прозрачный 1. Каждый сбитый блок столба отнимает 10 очков. Когда сбит последний самоцвет, побеждает тот, у кого больше очков.

## Настройки

option-penalties = Штрафные санкции
option-penalties-help = Кто за ход не сбил ни одного самоцвета, кладёт свой самый дешёвый самоцвет к основанию столба. Все такие самоцветы забирает следующий, кто сумеет сбить хоть один.
option-three_in_the_mine = В шахте втроём (или вшестером)
option-three_in_the_mine-help = Для 3 или 6 игроков: каждый выбирает цвет. Самоцвет своего цвета приносит 2 очка, любой другой отнимает 1.
option-experienced = Опытные рудокопы
option-experienced-help = На этих местах красные самоцветы ничего не стоят: для взрослых среди детей или знатоков среди новичков. Хотя бы одно место должно остаться неопытным.
option-steady = Твёрдая рука
option-steady-help = На этих местах рука дрожит вдвое меньше: для детей и всех, кому нужна помощь.
option-first = Кто начинает
option-first-help = Место, которое бьёт первым; дальше ход идёт по часовой стрелке.
option-first-1 = Место 1
option-first-2 = Место 2
option-first-3 = Место 3
option-first-4 = Место 4
option-first-5 = Место 5
option-first-6 = Место 6
option-first-7 = Место 7

## Соперники

level-casual = Любитель
level-casual-help = Бьёт по любому самоцвету, плохо угадывает силу и не смотрит, кренится ли столб.
level-steady = Знаток
level-steady-help = Взвешивает на глаз очки и то, что может рухнуть.
level-strong = Эксперт
level-strong-help = Сначала пробует лучшие удары в уме, с такой же дрожью в руке.

## Решения

move-strike = Удар на высоте { $height } мм, со стороны { $azimuth }°, { $speed } см/с{ $offset ->
    [0] { "" }
   *[other] , в стороне на { $offset } мм
}{ $elevation ->
    [0] { "" }
   *[other] , наклон { $elevation }°
}
move-strike-help = Ударить киркой по столбу: на такой высоте над столом, с этой стороны, с такой силой. Рука немного дрожит, и чем сильнее удар, тем больше.
move-choose-colour = { $colour ->
    [red] Красный
    [pink] Розовый
   *[clear] Прозрачный
}
move-choose-colour-help = Самоцветы этого цвета приносят вам по 2 очка, все остальные отнимают по 1.

## Что происходит

event-column-built = Столб построен: блоков — { $blocks }, самоцветов — { $gems }.
event-first-player = Первый удар: { $seat }.
event-colour-chosen = { $colour ->
    [red] { $seat } собирает красные самоцветы.
    [pink] { $seat } собирает розовые самоцветы.
   *[clear] { $seat } собирает прозрачные самоцветы.
}
event-struck = { $strike ->
    [1] { $seat } бьёт, { $speed } см/с.
   *[other] { $seat } бьёт ещё раз, { $speed } см/с.
}
event-missed = { $strike ->
    [1] { $seat } бьёт мимо столба.
   *[other] { $seat } снова бьёт мимо столба.
}
event-strike-wasted = { $trouble ->
    [too-long] Столб никак не успокоится: удар ({ $seat }) считается промахом, всё остаётся как было.
   *[unstable] Исход удара определить нельзя: удар ({ $seat }) считается промахом, всё остаётся как было.
}
event-nothing-came-off = Ничего не отскочило.
event-gems-won = { $colour ->
    [red] { $gems ->
        [one] { $seat } получает { $gems } красный самоцвет
        [few] { $seat } получает { $gems } красных самоцвета
       *[other] { $seat } получает { $gems } красных самоцветов
    }
    [pink] { $gems ->
        [one] { $seat } получает { $gems } розовый самоцвет
        [few] { $seat } получает { $gems } розовых самоцвета
       *[other] { $seat } получает { $gems } розовых самоцветов
    }
   *[clear] { $gems ->
        [one] { $seat } получает { $gems } прозрачный самоцвет
        [few] { $seat } получает { $gems } прозрачных самоцвета
       *[other] { $seat } получает { $gems } прозрачных самоцветов
    }
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}).
event-blocks-fallen = { $blocks ->
    [one] Отскочил { $blocks } блок, его тоже забирает { $seat }
    [few] Отскочили { $blocks } блока, их тоже забирает { $seat }
   *[other] Отскочили { $blocks } блоков, их тоже забирает { $seat }
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}).
event-collapsed = Столб рухнул целиком, и всё забирает { $seat }.
event-foot-taken = { $gems ->
    [one] { $seat } забирает и самоцвет у основания столба.
    [few] { $seat } забирает и { $gems } самоцвета у основания столба.
   *[other] { $seat } забирает и { $gems } самоцветов у основания столба.
}
event-put-at-foot = За ход ни одного самоцвета: { $colour ->
    [red] { $seat } кладёт к основанию столба красный.
    [pink] { $seat } кладёт к основанию столба розовый.
   *[clear] { $seat } кладёт к основанию столба прозрачный.
}
event-nothing-to-put = За ход ни одного самоцвета, но отдавать нечего: { $seat } может выдохнуть.
event-turn-passed = Ход: { $seat }.
event-last-gem-taken = { $seat } сбивает последний самоцвет: игра окончена.
event-strikes-ran-out = Сделано ударов: { $strikes }. Игра окончена, подсчитывается то, что есть у каждого.
event-tie-broken = Очков поровну; из равных последним ходил игрок { $seat } и побеждает.
event-game-ended = { $seats_count ->
    [1] { $seats } побеждает, { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
   *[other] { $seats } делят победу, у каждого { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
}

## На столе

gems-red = { $count ->
    [one] { $count } красный самоцвет
    [few] { $count } красных самоцвета
   *[other] { $count } красных самоцветов
}
gems-pink = { $count ->
    [one] { $count } розовый самоцвет
    [few] { $count } розовых самоцвета
   *[other] { $count } розовых самоцветов
}
gems-clear = { $count ->
    [one] { $count } прозрачный самоцвет
    [few] { $count } прозрачных самоцвета
   *[other] { $count } прозрачных самоцветов
}
blocks-won = { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[other] { $count } блоков
}
strike-of-turn = { $seat }: удар { $strike } из 2
on-column = { $count ->
    [one] На столбе { $count } самоцвет
    [few] На столбе { $count } самоцвета
   *[other] На столбе { $count } самоцветов
}
at-foot = У основания столба: { $gems }
owns-nothing = пока ничего
collects = { $colour ->
    [red] собирает красные
    [pink] собирает розовые
   *[clear] собирает прозрачные
}
is-experienced = опытный рудокоп
is-steady = твёрдая рука
slots-seen-from = вид со стороны { $azimuth }°
how-to-strike = Введите удар: блок, сторону в градусах, силу в м/с, например «блок 5 со стороны 90° сила 1.2» или «5 90 1.2». Дальше, если нужно: на сколько мм в сторону и наклон в градусах; вместо блока можно назвать высоту в мм («150 мм 90 1.2»). От 0,2 до 1,7 м/с; для среднего блока 0,6 — легко, 1 — уверенно, 1,5 — сильно.
no-such-block = Блока { $number } на столбе нет.
beyond-height = Высота: от { $least } до { $most } мм, а не { $number }.
beyond-offset = В сторону: от { $least } до { $most } мм от оси столба; вышло бы { $number }.
beyond-elevation = Наклон: от { $least }° до { $most }°, а не { $number }°.
beyond-speed = Сила: от { $least } до { $most } м/с, а не { $number }.
