### «Динокалипсис»: все фразы игры. Имена игроков только в именительном падеже.

## Игра

game-name = Динокалипсис
game-tagline = Катастрофа за катастрофой, и спасётся только самый проворный динозавр.
game-authors = Unstable Games (Happy Little Dinosaurs)
game-goal = Первым пройти 50 клеток пути к спасению или остаться последним живым динозавром: высший результат раунда бежит вперёд, низший получает катастрофу.

## Настройки

option-boards = Динозавры
option-boards-help = Выбирают ли игроки динозавров по очереди или получают их случайно.
option-boards-chosen = выбор по очереди
option-boards-dealt = случайная раздача
option-disasters_count = Катастрофы в счёт
option-disasters_count-help = Каждая ваша катастрофа прибавляет 1 к результату раунда, кроме внезапной смерти.
option-two_player_rules = Правила для двоих
option-two_player_rules-help = В игре вдвоём карты очков со значениями 1, 2 и 3 остаются в коробке, а для вымирания нужно больше катастроф.

## Соперники

level-casual = Новичок
level-casual-help = Играет что под руку попадётся и страхуется, когда может.
level-steady = Знаток
level-steady-help = Играет самую сильную карту и усиливает себя, если это меняет, кто побежит или кто пострадает.
level-strong = Эксперт
level-strong-help = Взвешивает, сыграть карту или придержать, и оценивает, как каждая мгновенная карта изменит все результаты.

## Карты

card-name = { $card ->
    [tame_pebble] Ручной камешек
    [splendid_twig] Отличная палка
    [long_claw] Загребущая лапа
    [trusty_skillet] Верная сковородка
    [lasso_viper] Змея-аркан
    [gravediggers_spade] Лопата могильщика
    [swamp_smoothie] Болотный коктейль
    [bone_helmet] Костяной шлем
    [pocket_flamethrower] Карманный огнемёт
    [sturdy_bat] Добрая бита
    [jaw_trap] Капкан-пасть
    [prehistoric_bow] Древний лук
    [lucky_starfruit] Счастливая карамбола
    [stinger_spear] Копьё с жалом
    [bamboo_spyglass] Бамбуковая подзорная труба
    [iced_tea_with_a_kick] Ледяной чай с характером
    [peckish_plant] Голодный цветок
    [meteor_mortar] Метеоритная мортира
    [blazing_saw] Пылающая пила
    [tailwind] Попутный ветер
    [headwind] Встречный ветер
    [topsy_turvy] Всё вверх дном
    [catastrophe_policy] Страховой полис
   *[not_my_problem] Это не ко мне
}
card-effect = { $card ->
    [tame_pebble] Можно сбросить карту очков: её значение прибавится к вашему результату.
    [long_claw] Можно посмотреть руку другого игрока и взять из неё одну карту.
    [lasso_viper] Можно обменять эту карту на сыгранную карту соседа, если у той нет эффекта.
    [swamp_smoothie] Можно сбросить карту очков с эффектом: её значение прибавится к вашему результату.
    [pocket_flamethrower] Можно сбросить до трёх карт.
    [jaw_trap] Когда результаты подсчитаны, высший и низший меняются местами.
    [lucky_starfruit] «Попутный ветер» и «Встречный ветер» в этом раунде считаются вдвое.
    [bamboo_spyglass] Можно посмотреть две верхние карты колоды: одну взять, другую сбросить.
    [peckish_plant] Можно поменять местами сыгранные карты двух других игроков.
    [blazing_saw] Эффекты всех остальных карт очков в этом раунде не действуют.
    [tailwind] При подсчёте: любому игроку на 2 очка больше.
    [headwind] При подсчёте: любому игроку на 2 очка меньше.
    [topsy_turvy] При подсчёте: высший и низший итоговые результаты меняются местами.
    [catastrophe_policy] Когда вам грозит катастрофа: она уходит под низ своей колоды.
    [not_my_problem] Когда вам грозит катастрофа: она достаётся другому игроку.
   *[other] Эффекта нет: важно только значение.
}
effect-name = { $effect ->
    [tame_pebble] Ручной камешек
   *[swamp_smoothie] Болотный коктейль
}

## Динозавры

board-name = { $board ->
    [nervous_rex] Нервный Рекс
    [bad_luck_bronto] Невезучий Бронто
    [cry_ceratops] Плакератопс
   *[stego_the_stargazer] Стего-звездочёт
}
board-traits = { $board ->
    [nervous_rex] Хищные катастрофы +1, душевные −1.
    [bad_luck_bronto] Стихийные катастрофы +1, хищные −1.
    [cry_ceratops] Душевные катастрофы +1, стихийные −1.
   *[stego_the_stargazer] Метеориты +1.
}

## Катастрофы

type-name = { $type ->
    [natural] стихийная катастрофа
    [predatory] хищная катастрофа
    [emotional] душевная катастрофа
   *[meteor] считается за любой вид
}
disaster-name = { $disaster ->
    [struck_by_lightning] Удар молнии
    [stroll_into_quicksand] Прогулка в зыбучие пески
    [endless_rain] Бесконечный ливень
    [falling_tree] Падающее дерево
    [boiling_spring] Кипящий источник
    [a_cloud_of_ones_own] Персональная туча
    [tar_pit] Смоляная яма
    [ice_age_sniffles] Насморк ледникового периода
    [something_in_the_surf] Кто-то в прибое
    [long_arms_bad_manners] Длинные лапы, дурные манеры
    [sabre_toothed_squirrel] Саблезубая белка
    [hot_tempered_dragon] Вспыльчивый дракон
    [little_nibbler] Маленький кусака
    [hug_with_teeth] Объятия с зубами
    [shark_on_a_walk] Акула на прогулке
    [underfoot] Под чужой пятой
    [hopeless_haircut] Безнадёжная причёска
    [meeting_an_old_flame] Встреча с бывшей любовью
    [no_reply] Ни ответа ни привета
    [forgotten_by_the_herd] Забытый стадом
    [stinging_remark] Едкое замечание
    [not_invited] Без приглашения
    [gloomy_horoscope] Мрачный гороскоп
    [honest_mirror] Честное зеркало
   *[meteor] Метеорит
}

## Решения

move-pass = Пропустить
move-pass-help = Ничего не делать: ни эффекта, ни карты, ни сброса; грозящая катастрофа достаётся вам.
move-pass-round = Пропустить до конца подсчёта
move-pass-round-help = Больше не играть карт при подсчёте. О внезапной смерти, грозящей катастрофе и сбросе вас всё равно спросят.
move-take-board = { board-name }
move-take-board-help = Играть этим динозавром. { board-traits }
move-play-card = Сыграть карту «{ card-name }»
move-play-card-help = Положить эту карту очков рубашкой вверх. { card-effect }
move-discard-card = Сбросить карту «{ card-name }»
move-discard-card-help = Положить эту карту в открытый сброс. { card-effect }
move-take-card = Взять карту «{ card-name }»
move-take-card-help = Взять эту карту в руку. { card-effect }
move-look-at-hand = Посмотреть карты: { $target }
move-look-at-hand-help = Увидеть все карты этого игрока ({ $target }) и взять одну из них.
move-look-ahead = Посмотреть две верхние карты
move-look-ahead-help = Взять одну из двух верхних карт колоды, а другую сбросить.
move-swap-with = Обменяться картами: { $target }
move-swap-with-help = Ваша сыгранная карта и карта соседа ({ $target }) меняются местами.
move-swap-others = Поменять их карты: { $one } и { $other }
move-swap-others-help = Сыгранные карты этих двоих ({ $one }, { $other }) меняются местами.
move-raise-score = Повысить результат: { $target }
move-raise-score-help = Сыграть карту «{ card-name }» на этот результат ({ $target }): на 2 очка больше, а каждая карамбола это удваивает.
move-lower-score = Понизить результат: { $target }
move-lower-score-help = Сыграть карту «{ card-name }» на этот результат ({ $target }): на 2 очка меньше, а каждая карамбола это удваивает.
move-invert-scores = Перевернуть результаты
move-invert-scores-help = Когда результаты подсчитаны, высший и низший меняются местами.
move-insure = Предъявить полис
move-insure-help = Катастрофа уходит под низ своей колоды.
move-send-on = Переслать катастрофу: { $target }
move-send-on-help = Катастрофа теперь грозит другому игроку: { $target }.

## Что происходит

event-board-taken = { $seat } играет за динозавра «{ board-name }».
event-card-drawn = { $seat } берёт карту «{ card-name }».
event-cards-drawn = { $seat } берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
event-disaster-turned-up = Раунд { $round_number }: «{ disaster-name }» ({ type-name }).
event-hand-redrawn = { $seat } остаётся без карт очков: вся рука уходит в сброс, взамен пять новых карт.
event-card-revealed = { $seat } открывает карту «{ card-name }» ({ $value }).
event-effects-silenced = { $seat } запускает пилу: другие карты очков в этом раунде не имеют эффекта.
event-effect-declined = «{ card-name }»: { $seat } на этом останавливается.
event-value-added = { $seat } добавляет карту «{ card-name }» к карте «{ effect-name }»: плюс { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-card-discarded = { $seat } сбрасывает карту «{ card-name }».
event-hand-looked-at = { $seat } смотрит чужие карты: { $target }.
event-card-seen = { $seat } видит карту «{ card-name }» ({ $target }).
event-card-taken = { $seat } забирает чужую карту: { $target }.
event-taken-card-shown = { $seat } теперь держит карту «{ card-name }», а { $target } нет.
event-deck-looked-at = { $seat } смотрит две верхние карты колоды.
event-deck-card-seen = { $seat } видит в колоде карту «{ card-name }».
event-deck-card-kept = { $seat } оставляет одну карту и сбрасывает другую: «{ card-name }».
event-cards-swapped = { $seat } меняет карты на столе: { $one } и { $other } обмениваются сыгранным.
event-instants-multiplied = Карамбола: «Попутный ветер» и «Встречный ветер» в этом раунде считаются ×{ $factor }.
event-passed = { $seat } пропускает.
event-passed-for-round = { $seat } пропускает до конца подсчёта.
event-score-raised = { $seat } играет карту «{ card-name }»: { $target } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-score-lowered = { $seat } играет карту «{ card-name }»: { $target } теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-inversion-played = { $seat } играет карту «{ card-name }»: высший и низший результат поменяются местами.
event-score-counted = { $seat }: { MINUS($score) } (карта { $value }{ $bonus ->
        [0] {""}
       *[other] , эффекты { SIGNED($bonus) }
    }{ $trait ->
        [0] {""}
       *[other] , черта { SIGNED($trait) }
    }{ $instants ->
        [0] {""}
       *[other] , мгновенные карты { SIGNED($instants) }
    }{ $disasters ->
        [0] {""}
       *[other] , катастрофы { SIGNED($disasters) }
    }).
event-scores-inverted = { $highest_count ->
    [1] { $highest } падает с вершины до { $low }, { $lowest_count ->
        [1] { $lowest } поднимается до { $high }.
       *[other] { $lowest } поднимаются до { $high }.
    }
   *[other] { $highest } падают с вершины до { $low }, { $lowest_count ->
        [1] { $lowest } поднимается до { $high }.
       *[other] { $lowest } поднимаются до { $high }.
    }
}
event-pawn-moved = { $seat } с высшим результатом пробегает { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[other] { $spaces } клеток
    }, всего пройдено { $place }.
event-pawn-moved-for-disasters = Что не убивает, то подгоняет: { $seat } проходит { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[other] { $spaces } клеток
    }, всего пройдено { $place }.
event-all-tied = У всех поровну: никто не бежит и никто не страдает.
event-sudden-death-began = Внезапная смерть: { $seats }.
event-sudden-death-revealed = Внезапная смерть: { $seat } открывает карту «{ card-name }» ({ $value }).
event-out-of-point-cards = { $seats_count ->
    [1] { $seats } остаётся без карт очков для внезапной смерти.
   *[other] { $seats } остаются без карт очков: внезапная смерть окончена.
}
event-disaster-to-bottom = «{ disaster-name }» ({ type-name }): карта уходит под низ колоды катастроф.
event-disaster-threatens = Катастрофа надвигается: на пути у неё { $seat }.
event-disaster-insured = { $seat } играет карту «{ card-name }».
event-disaster-sent-on = { $seat } играет карту «{ card-name }»: теперь в беде { $target }.
event-disaster-added = { $seat } терпит бедствие: «{ disaster-name }» ({ type-name }).
event-dinosaur-extinct = { $seat } вымирает.
event-table-cleared = Карты со стола уходят в сброс.
event-deck-reshuffled = Сброс перетасован и становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
event-game-ended = { $rule ->
    [HLD-53] Побеждает { $seats }: это последний живой динозавр!
   *[other] { $seats_count ->
        [1] Побеждает { $seats }! Пройдено клеток: { $place }.
       *[other] Победу делят { $seats }! Пройдено клеток: { $place }.
    }
}

## Вопросы

ask-boards = Выберите динозавра.
ask-choose = Выберите карту очков против катастрофы.
ask-effect = Применить карту «{ card-name }»? { card-effect }
ask-take_from_hand = Возьмите одну из этих карт.
ask-take_from_deck = Возьмите одну карту, другая уйдёт в сброс.
ask-scoring_instants = Изменить результаты или пропустить?
ask-sudden_death = Внезапная смерть: выберите ещё одну карту очков. Важно только значение.
ask-threat = Вам грозит катастрофа. Сыграть карту против неё или пропустить и принять её?
ask-shed = Можно сбросить одну карту.

## Вещи на столе

round = Раунд { $round_number }
escape-route = Путь к спасению: { $place } из { $route }
deck = Колода: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
disaster-deck = Колода катастроф: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
hand-size = На руке: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
discard-pile = Сброс: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
disasters-at-bottom = Внизу колоды катастроф
disaster-area = Перенесённые катастрофы
fatal-types = Ещё одна такая — и конец
extinct = Вымер
face-down = Рубашкой вверх
own-hand = Ваши карты
known-cards = Известные карты
cards-in-doubt = из них, возможно, уже нет: { $count }
known-instants = Известно мгновенных карт: { $count }
score-value = Карта
score-bonus = Эффекты
score-trait = Черта
score-instants = Мгновенные карты
score-disasters = Катастрофы
score-inversion = Переворот
score-total = Результат
silenced = Эффекты карт очков в этом раунде не действуют.
multiplied = «Попутный ветер» и «Встречный ветер» считаются ×{ $factor }.
inversions-to-come = Предстоит обменов высшего и низшего результата: { $count }
threatened = Под угрозой
in-duel = Во внезапной смерти

## Почему сейчас нельзя

why-extinct = { $seat } уже не участвует в игре: этот динозавр вымер.
why-chosen = { $seat } ждёт остальных: карты откроются, когда выберут все.
