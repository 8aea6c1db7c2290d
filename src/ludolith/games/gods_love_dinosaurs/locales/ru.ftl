### «Динозавры — любимцы богов»: все фразы игры. Имена игроков только в именительном падеже.

## Игра

game-name = Динозавры — любимцы богов
game-tagline = Накормите добычей хищников, а хищниками — своих динозавров.
game-authors = Каспер Лапп
game-goal = Побеждает тот, у кого больше яиц и динозавров. Стройте мир из шестиугольников, разводите добычу для хищников; каждый хищник, съеденный динозавром, — это яйцо.

## Настройки

option-first_player = Первый игрок
option-first_player-help = Кто берёт первый тайл.
option-first_player-lot = по жребию
option-first_player-first_seat = первое место
option-activation = Активация
option-activation-help = Действуя по очереди, новички видят, что делают другие.
option-activation-together = все одновременно
option-activation-one_after_another = по очереди
option-strict_supply = Строгий запас
option-strict_supply-help = Фигурок не больше, чем в коробке: когда они кончаются, никто не рождается и не вылупляется; игроки действуют по очереди.
option-tiles = Тайлы
option-tiles-help = Свой список тайлов, переписанный из коробки.

## Соперники

level-casual = Новичок
level-casual-help = Берёт любой тайл, кладёт его поплотнее и кормит кого может.
level-steady = Знаток
level-steady-help = Берёт любой тайл, но кладёт его с наибольшей пользой и даёт каждому хищнику наесться досыта.
level-strong = Эксперт
level-strong-help = Берёт самый подходящий для своего мира тайл и взвешивает порядок и цели охоты.

## Животные, ландшафты, направления

animal-name = { $animal ->
    [frog] лягушка
    [rabbit] заяц
    [rat] крыса
    [tiger] тигр
    [eagle] орёл
   *[dinosaur] динозавр
}
an-animal = { $animal ->
    [eagle] ещё один орёл
    [frog] ещё одна лягушка
    [rabbit] ещё один заяц
    [rat] ещё одна крыса
    [tiger] ещё один тигр
   *[dinosaur] ещё один динозавр
}
animals = { $animal ->
    [frog] Лягушки
    [rabbit] Зайцы
    [rat] Крысы
    [tiger] Тигры
    [eagle] Орлы
   *[dinosaur] Динозавры
}
hunter-name = { $hunter ->
    [tiger] тигр
    [eagle] орёл
   *[dinosaur] динозавр
}
prey-name = { $prey ->
    [frog] лягушку
    [rabbit] зайца
    [rat] крысу
    [tiger] тигра
   *[eagle] орла
}
terrain-name = { $terrain ->
    [lake] озеро
    [forest] лес
    [plain] равнина
    [mountain] гора
   *[universal] универсальный ландшафт
}
other-terrain-name = { $other_terrain ->
    [lake] озеро
    [forest] лес
    [plain] равнина
    [mountain] гора
   *[universal] универсальный ландшафт
}
direction-name = { $direction ->
    [0] на восток
    [1] на северо-восток
    [2] на северо-запад
    [3] на запад
    [4] на юго-запад
   *[5] на юго-восток
}
direction-short = { $direction ->
    [0] в
    [1] св
    [2] сз
    [3] з
    [4] юз
   *[5] юв
}
how-to-type = Введите место и направление (в, св, сз, з, юз, юв): «2,-1 юв» кладёт первую клетку тайла на 2,-1, а вторую — к юго-востоку от неё; «8 юв» — ход животного с клетки 8 или место для его потомства. * — все варианты, # — миры всех игроков.
column-name = { $column ->
    [0] лягушки
    [1] зайцы
    [2] крысы
    [3] тигры
   *[4] орлы
}
column-of = { $animal ->
    [frog] лягушки
    [rabbit] зайцы
    [rat] крысы
    [tiger] тигры
   *[eagle] орлы
}
row-name = { $row ->
    [0] ряд 1
    [1] ряд 2
   *[2] ряд 3
}

## Решения

move-done = Готово
move-done-help = Вы закончили: животные, которые ещё могли дать потомство, его не дают.
move-stop = Остановиться здесь
move-stop-help = Охота кончается там, где стоит охотник.
move-keep-eggs = Оставить яйца
move-keep-eggs-help = В этот раз динозавр не вылупляется.
move-hatch = Вывести динозавра
move-hatch-help = Одно яйцо становится динозавром в гнезде. Он сразу охотится и умрёт, если ничего не найдёт.
move-take-tile = Взять тайл: { column-name }, { row-name }
move-take-tile-help = Последний тайл колонки активирует её животное у всех.
move-give-up = Обречь на голод: клетка { $cell }
move-give-up-help = Охотника убирают без движения. Это может освободить путь другому.
move-place-young = Потомство на клетку { $cell }
move-place-young-help = Последний орёл из запаса встаёт туда; другая клетка остаётся пустой.
move-step = Клетка { $cell }: шаг { direction-name }
move-step-help = Охотник переходит на одну клетку и съедает того, кто там стоит.
move-breed = Клетка { $cell }: потомство { direction-name }
move-breed-help = Животное производит потомство на соседней клетке в этом направлении.
move-place-tile = Положить тайл: { $q }, { $r }, { direction-name }
move-place-tile-help = Там ляжет первая клетка, с животным, если оно есть; вторая — в этом направлении от неё.

## Что происходит

event-first-player-chosen = Начинает { $seat }.
event-tile-laid = На поле ложится тайл { $tile } ({ column-of }, { row-name }).
event-tile-taken = { $seat } берёт тайл { $tile } (колонка: { column-of }).
event-tile-placed = { $seat } кладёт тайл: { terrain-name }, { other-terrain-name }.
event-animal-arrived = { $seat }: { an-animal }.
event-animals-activated = { $seat } берёт последний тайл: { $animal ->
    [frog] размножаются все лягушки.
    [rabbit] размножаются все зайцы.
    [rat] размножаются все крысы.
    [tiger] охотятся все тигры.
   *[eagle] охотятся все орлы.
}
event-animal-born = { $seat }: рождается { animal-name }, клетка { $cell }.
event-animal-eaten = { $seat }: { hunter-name } съедает { prey-name }, клетка { $cell }.
event-egg-laid = { $seat } получает яйцо, теперь яиц: { $eggs }.
event-hunt-ended = { $seat }: { hunter-name } сыт, { $young_count ->
    [0] потомства нет.
   *[other] потомство: { $young_count }.
}
event-dinosaur-ran = { $seat }: динозавр снова на горе, { $eggs ->
    [0] яиц нет.
    [one] отложено { $eggs } яйцо.
    [few] отложено { $eggs } яйца.
   *[other] отложено { $eggs } яиц.
}
event-hunter-starved = { $seat }: { hunter-name } умирает от голода, клетка { $cell }.
event-dinosaur-starved = { $seat }: динозавр умирает от голода, клетка { $cell }.
event-dinosaurs-activated = Здесь стоит диномаркер: следом идут динозавры.
event-dinosaur-hatched = { $seat } выводит динозавра, осталось яиц: { $eggs }.
event-not-in-supply = { $seat }: в запасе нет фигурки ({ animal-name }).
event-marker-moved = Диномаркер переходит дальше: { column-of }.
event-stacks-ran-out = { $left ->
    [one] Остался { $left } тайл
    [few] Осталось { $left } тайла
   *[other] Осталось { $left } тайлов
}, а нужно { $needed }: игра окончена.
event-points-counted = { $seat }: яйца { $eggs }, динозавры { $dinosaurs }, очки { $points }.
event-tie-broken = Ничья: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Из набравших поровну побеждает тот, кто ходит последним: { $seat }.
event-game-ended = Победа: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}!

## Вопросы

ask-taking = Возьмите тайл.
ask-placing = Присоедините тайл к своему миру.
ask-breeding = { $animal ->
    [frog] Ваши лягушки могут размножиться.
    [rabbit] Ваши зайцы могут размножиться.
   *[rat] Ваши крысы могут размножиться.
}
ask-hunting = { $animal ->
    [tiger] Ваши тигры охотятся.
   *[eagle] Ваши орлы охотятся.
}
ask-hatching = Вывести динозавра?
ask-running = Ваши динозавры охотятся.

## Что на столе

turn-of = Ходит { $seat }
dino-marker = диномаркер
stacks = Тайлов осталось: { $count }
tile-held = В руке: { $tile }
no-tile = пусто
world-of = Мир: { $seat }
eggs-and-dinosaurs = яйца { $eggs }, динозавры { $dinosaurs }
supply-left = Фигурок осталось
can-eat = Найдут пищу: { $cells }
not-all-eat = Найдут пищу, но не все: { $cells }
will-starve = Погибнут от голода: { $cells }
