### «Дино Кости»: все фразы игры. Имена игроков только в именительном падеже.

## Игра

game-name = Дино Кости
game-tagline = Одна каменная плита, по дюжине долот, и череп нужен всем.
game-authors = Кевин Ланцинг (Jurassic Parts)
game-goal = Раскалывайте плиту долотами, делите находки и собирайте скелеты: побеждает тот, у кого больше очков.

## Настройки

option-layout = Раскладка плиты
option-layout-help = Как выложена плита: тайлы через один лицом вверх (для первых раскопок) или все лицом вниз.
option-layout-A = вариант А: через один лицом вверх
option-layout-B = вариант Б: все лицом вниз
option-equipment = Карты снаряжения
option-equipment-help = Сколько тайных карт снаряжения получает каждый игрок.
option-equipment-0 = без карт
option-equipment-1 = по одной
option-equipment-2 = по две
option-tie = Ничья при дележе
option-tie-help = От кого по часовой стрелке считают игроков с одинаковым числом долот.
option-tie-marker = от первого игрока
option-tie-active = от того, чей ход
option-first_player = Первый игрок
option-first_player-help = Кто ходит первым и первым же берёт при ничьей в дележе: по жребию или с выбранного места.
option-first_player-lot = по жребию
option-first_player-first_seat = с первого места
option-first_player-second_seat = со второго места
option-first_player-third_seat = с третьего места
option-first_player-fourth_seat = с четвёртого места
option-first_player-fifth_seat = с пятого места
option-components = Состав коробки
option-components-help = Ваш собственный файл с содержимым коробки, если вы знаете его точнее.

## Соперники

level-casual = Новичок
level-casual-help = Кладёт долота куда придётся и берёт то, что сейчас ценнее.
level-steady = Знаток
level-steady-help = Завершает раскол, если это выгодно, продолжает трещины и покупает то, что стоит своих денег.
level-strong = Эксперт
level-strong-help = Ищет тайлы, которые дороже затрат, отделяет их и не даёт другим того, что им нужно.

## Тайлы, виды, карты, люди

tile-name = { $tile ->
    [brachiosaurus_skull] череп брахиозавра
    [brachiosaurus_neck] шея брахиозавра
    [brachiosaurus_chest] грудная клетка брахиозавра
    [brachiosaurus_pelvis] таз брахиозавра
    [brachiosaurus_tail] хвост брахиозавра
    [tyrannosaurus_skull] череп тираннозавра
    [tyrannosaurus_chest] грудная клетка тираннозавра
    [tyrannosaurus_pelvis] таз тираннозавра
    [tyrannosaurus_tail] хвост тираннозавра
    [triceratops_skull] череп трицератопса
    [triceratops_body] туловище трицератопса
    [triceratops_hindquarters] круп трицератопса
    [velociraptor_front] передняя часть велоцираптора
    [velociraptor_rear] задняя часть велоцираптора
    [pterodactyl] птеродактиль
    [plant] растение
   *[bone_pile] груда костей
}
species-name = { $species ->
    [brachiosaurus] брахиозавр
    [tyrannosaurus] тираннозавр
    [triceratops] трицератопс
    [velociraptor] велоцираптор
   *[pterodactyl] птеродактиль
}
part-name = { $part ->
    [skull] череп
    [neck] шея
    [chest] грудная клетка
    [pelvis] таз
    [tail] хвост
    [body] туловище
    [hindquarters] круп
    [front] передняя часть
    [rear] задняя часть
    [whole] целый скелет
    [plaster_cast] гипсовый слепок
   *[bone_pile] груда костей
}
card-name = { $card ->
    [backpack] Рюкзак
    [voucher] Купон
    [whetstone] Точильный камень
    [jackhammer] Отбойный молоток
    [ground_radar] Георадар
    [amber_vein] Янтарная жила
    [fracture_map] Карта трещин
    [helmet] Каска
    [brush] Кисточка
    [plaster_cast] Гипсовый слепок
    [museum_contract] Договор с музеем
   *[tent] Палатка
}
card-effect = { $card ->
    [backpack] До конца игры в конце каждого хода можно сохранить ещё одно острое долото.
    [voucher] Помощь, купленная с этой картой, стоит на 1 кристалл янтаря меньше.
    [whetstone] Заточите ещё 2 долота.
    [jackhammer] Одна граница в этот ход стоит одно долото, сколько бы валунов там ни было.
    [ground_radar] Тайно посмотрите до 3 тайлов плиты, лежащих лицом вниз.
    [amber_vein] Возьмите 2 кристалла янтаря.
    [fracture_map] Снимите с плиты до 2 своих долот, они остаются острыми.
    [helmet] В этом дележе у вас считается на одно долото больше.
    [brush] Возьмите один из тайлов, которые достались бы руководителю.
    [plaster_cast] Заменяет одну недостающую часть скелета.
    [museum_contract] Продажа в этот ход приносит 2 кристалла янтаря.
   *[tent] В конце этого хода все ваши острые долота остаются острыми.
}
help-name = { $help ->
    [strong_tool] крепкий инструмент
    [quick_sharpening] быстрая заточка
    [purchase] покупка
   *[master] мастер раскопок
}
character-name = { $character ->
    [naomi_grant] Наоми Грант
    [ted_park] Тед Парк
    [wilson_moore] Уилсон Мур
    [malcolm_stone] Малкольм Стоун
    [barbara_murphy] Барбара Мёрфи
   *[amy_liu] Эми Лю
}

## Решения

move-pass = Готово
move-pass-help = Не играть карту, больше ничего не снимать, не смотреть, не продавать, не покупать и не собирать.
move-end-turn = { $keep ->
    [0] Закончить ход, не сохраняя долот
    [1] Закончить ход и сохранить 1 острое долото
   *[other] Закончить ход, сохранив острых долот: { $keep }
}
move-end-turn-help = { $keep ->
    [0] Острые долота и потраченные на валуны затупятся; лежащие на плите останутся там.
    [1] 1 долото останется острым; другие острые и потраченные на валуны затупятся.
   *[other] Останется острых долот: { $keep }; другие острые и потраченные на валуны затупятся.
}
move-buy-strong-tool = Помощь: крепкий инструмент
move-buy-strong-tool-help = Два долота, положенные в этот ход, не замечают валунов.
move-buy-quick-sharpening = Помощь: быстрая заточка
move-buy-quick-sharpening-help = Заточите ещё 2 долота; если тупых не хватает, снимите свои с плиты.
move-choose-part = { $part ->
    [0] Делить первую часть
    [1] Делить вторую часть
    [2] Делить третью часть
    [3] Делить четвёртую часть
    [4] Делить пятую часть
   *[other] Делить шестую часть
}
move-choose-part-help = Части равны. Тайлы этой открывают и делят.
move-take-find = Взять: { tile-name }
move-take-find-help = Этот тайл попадёт в вашу коллекцию.
move-buy-fossil = Купить: { tile-name }
move-buy-fossil-help = Взять этот тайл из запаса руководителя за янтарь.
move-sell-fossil = Продать: { tile-name }
move-sell-fossil-help = Отдать этот тайл руководителю за янтарь. Одна продажа за ход.
move-assemble = Собрать скелет: { species-name }
move-assemble-help = Скелет собирают навсегда. Груды костей заменяют недостающее.
move-assemble-with-cast = Собрать скелет со слепком: { species-name }
move-assemble-with-cast-help = Слепок заменяет одну недостающую часть, груды костей — остальные.
move-play-card = Сыграть карту «{ card-name }»
move-play-card-help = Эффект карты. { card-effect }
move-dig-out = Помощь: извлечь тайл { $place }
move-dig-out-help = Мастер раскопок достанет для вас этот тайл из плиты.
move-look-under = Посмотреть тайл { $place }
move-look-under-help = Что на лицевой стороне, узнаете только вы.
move-place-chisel = Долото между { $one } и { $other }
move-place-chisel-help = Положите острое долото между этими тайлами; каждая сторона с валуном стоит ещё одно.
move-place-with-tool = Долото между { $one } и { $other }, не замечая валунов
move-place-with-tool-help = Инструмент разбивает валуны: хватит одного долота.
move-lift-chisel = Снять долото между { $one } и { $other }
move-lift-chisel-help = Оно вернётся к вам острым.

## Что происходит

event-slab-laid = { $layout ->
    [A] Плита готова: тайлы через один лежат лицом вверх.
   *[B] Плита готова: все тайлы лежат лицом вниз.
}
event-first-player-chosen = Первым ходит { $seat }.
event-head-start = { $seat } начинает с преимуществом: { $sharp ->
        [0] { $amber } кристалл янтаря.
       *[other] { $amber ->
            [0] 1 острое долото.
           *[other] 1 острое долото и { $amber } кристалл янтаря.
        }
    }
event-card-dealt = { $seat } получает карту «{ card-name }».
event-turn-began = Ход { $turn_number }: { $seat }.
event-chisels-sharpened = { $seat } затачивает { $chisels ->
        [one] { $chisels } долото
        [few] { $chisels } долота
       *[other] { $chisels } долот
    }.
event-chisel-lifted = { $seat } снимает долото между { $one } и { $other }.
event-chisel-placed = { $seat } кладёт долото между { $one } и { $other }.
event-boulders-broken = { $seat } разбивает валуны и тратит ещё { $chisels ->
        [one] { $chisels } долото
        [few] { $chisels } долота
       *[other] { $chisels } долот
    }.
event-boulders-ignored = { $seat } крушит валуны инструментом, не тратя лишних долот.
event-turn-ended = { $seat } заканчивает ход; сохранено острых долот: { $kept }, затупилось: { $dulled }.
event-slab-split = Плита раскололась! { $places_count ->
        [one] Откололся { $places_count } тайл.
        [few] Откололись { $places_count } тайла.
       *[other] Откололось { $places_count } тайлов.
    }
event-part-chosen = { $seat } выбирает, какую часть делить: { $places_count ->
        [one] { $places_count } тайл
        [few] { $places_count } тайла
       *[other] { $places_count } тайлов
    }.
event-finds-turned-up = { $places_count ->
    [one] Открыт { $places_count } тайл.
    [few] Открыты { $places_count } тайла.
   *[other] Открыто { $places_count } тайлов.
}
event-chisels-returned = { $seat } забирает долота; тупых: { $dull }, острых: { $sharp }.
event-share-set = { $seat }: долот на расколе { $chisels }, доля в дележе — { $tiles ->
        [0] ничего: тайлов не осталось
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }.
event-find-taken = { $seat } берёт тайл: { tile-name }.
event-finds-left = Руководителю достаётся { $places_count ->
        [one] { $places_count } тайл
        [few] { $places_count } тайла
       *[other] { $places_count } тайлов
    }.
event-skeleton-assembled = { $seat } собирает скелет: { species-name }.
event-amber-gained = { $seat } получает { $amber ->
        [one] { $amber } кристалл
        [few] { $amber } кристалла
       *[other] { $amber } кристаллов
    } янтаря.
event-help-bought = { $seat } платит { $amber ->
        [one] { $amber } кристалл
        [few] { $amber } кристалла
       *[other] { $amber } кристаллов
    } янтаря за помощь: { help-name }.
event-tile-dug-out = { $seat } извлекает тайл { $place }: { tile-name }.
event-tile-bought = { $seat } покупает тайл: { tile-name }.
event-tile-sold = { $seat } продаёт тайл: { tile-name }.
event-card-played = { $seat } играет карту «{ card-name }».
event-radar-used = { $seat } смотрит тайл { $place }.
event-radar-showed = { $seat } видит на тайле { $place }: { tile-name }.
event-last-two-reached = Открыты последние два тайла: { $seat } берёт один, другой достаётся руководителю.
event-dig-abandoned = Раскопки прекращены: ничего не откололось уже { $idle_turns ->
        [one] { $idle_turns } ход
        [few] { $idle_turns } хода
       *[other] { $idle_turns } ходов
    }.
event-game-ended = { $seats_count ->
    [1] Побеждает { $seats }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] Победу делят { $seats }: по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[other] { $points } очков
    }.
}

## Вопросы

ask-turn = Кладите долота или просите помощи.
ask-lift = Точить больше нечего: снимите с плиты { $count ->
        [one] { $count } своё долото
        [few] { $count } своих долота
       *[other] { $count } своих долот
    }.
ask-voucher = На какую помощь пойдёт купон?
ask-fracture_map = Снимите до двух своих долот.
ask-radar = Посмотрите до трёх тайлов.
ask-part = Части равны. Какую делить?
ask-helmet = Начинается делёж. Сыграете карту?
ask-division = Возьмите свою долю находок.
ask-brush = Остаток уходит руководителю. Сыграете карту?
ask-brush_find = Какую находку спасаете?
ask-last_two = Возьмите один из последних двух тайлов.
ask-closing = Ваш последний ход: можно собирать, продавать и покупать.
ask-last_skeletons = Раскопки закончены. Соберите всё, что ещё можете.

## На столе

turn = Ход { $turn_number }
sharp = острые: { $count }
dull = тупые: { $count }
spent = потрачены на валуны: { $count }
on-slab = на плите: { $count }
amber = янтарь: { $count }
plants = растения: { $count } ({ $points })
pterodactyls = птеродактили: { $count }
cards-in-hand = карты: { $count }
own-hand = Ваше снаряжение
leader-stock = Запас руководителя
empty-stock = пусто
amber-supply = Осталось кристаллов янтаря: { $count }
help-price = Следующая помощь: { $amber ->
        [one] { $amber } кристалл
        [few] { $amber } кристалла
       *[other] { $amber } кристаллов
    }
would-split = Долото здесь расколет плиту
slab-legend = Число на границе — её цена в долотах, если она больше одного; буква — долото этого игрока.
how-to-chisel = Чтобы положить или снять долото, введите два тайла рядом с границей, например «39 40»; добавьте «инструмент», чтобы разбить валуны инструментом. * — все варианты.
tool-word = инструмент
finds = Находки
face-down = Лицом вниз
unseen = Что ещё может открыться
