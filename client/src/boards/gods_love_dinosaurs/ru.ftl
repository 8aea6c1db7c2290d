### Поле игры «Динозавры — любимцы богов»: чего не говорят тексты самой игры.

board-gld-biome = Поле биома
board-gld-column = { $animal ->
    [frog] Лягушки
    [rabbit] Зайцы
    [rat] Крысы
    [tiger] Тигры
   *[eagle] Орлы
}: { $count ->
    [0] тайлов нет
    [1] один тайл, последний
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
}{ $marker ->
    [yes] , диномаркер
   *[no] { "" }
}
board-gld-supply = Осталось фигурок: { $count }
board-gld-no-tile = пустая ячейка
board-gld-tile = { $terrain ->
    [lake] Озеро
    [forest] Лес
    [plain] Равнина
    [mountain] Гора
   *[universal] Универсальный ландшафт
}{ $animal ->
    [frog] {" "}с лягушкой
    [rabbit] {" "}с зайцем
    [rat] {" "}с крысой
    [tiger] {" "}с тигром
    [eagle] {" "}с орлом
   *[none] { "" }
} и { $other ->
    [lake] озеро
    [forest] лес
    [plain] равнина
    [mountain] гора
   *[universal] универсальный ландшафт
}
board-gld-take = Взять тайл: { $tile }
board-gld-foresee = { $animal ->
    [frog] Что, если бы лягушки размножались сейчас?
    [rabbit] Что, если бы зайцы размножались сейчас?
    [rat] Что, если бы крысы размножались сейчас?
    [tiger] Что, если бы тигры охотились сейчас?
    [eagle] Что, если бы орлы охотились сейчас?
   *[dinosaur] Что, если бы динозавры бежали сейчас?
}
board-gld-stampede = Динозавры бегут!
board-gld-active = { $animal ->
    [frog] Лягушки размножаются.
    [rabbit] Зайцы размножаются.
    [rat] Крысы размножаются.
    [tiger] Тигры охотятся.
   *[eagle] Орлы охотятся.
}
board-gld-active-dinosaurs = { $animal ->
    [frog] Лягушки размножаются, затем бегут динозавры.
    [rabbit] Зайцы размножаются, затем бегут динозавры.
    [rat] Крысы размножаются, затем бегут динозавры.
    [tiger] Тигры охотятся, затем бегут динозавры.
   *[eagle] Орлы охотятся, затем бегут динозавры.
}
board-gld-last-tile = Пунктир: последний тайл активирует этих животных.
board-gld-last-tile-yet = Последний тайл колонки активирует её животных.
board-gld-stacks = Стопки
board-gld-stack = Стопка { $stack }: { $count ->
    [0] пуста
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
}{ $used ->
    [yes] , из неё берут
   *[no] { "" }
}
board-gld-your-world = Ваш мир
board-gld-world = Мир игрока { $name }
board-gld-hexes = Клетки этого мира
board-gld-realms = Миры игроков
board-gld-open = Показать крупно мир игрока { $name }
board-gld-volcano = сейчас его ход
board-gld-home = Мой мир
board-gld-closer = Приблизить
board-gld-farther = Отдалить
board-gld-fit = Показать весь мир
board-gld-numbers = Номера клеток
board-gld-hex = клетка { $cell }, { $terrain ->
    [lake] озеро
    [forest] лес
    [plain] равнина
    [mountain] гора
    [nest] гора с гнездом
   *[universal] универсальный ландшафт
}{ $animal ->
    [frog] , лягушка
    [rabbit] , заяц
    [rat] , крыса
    [tiger] , тигр
    [eagle] , орёл
    [dinosaur] , динозавр
   *[none] { "" }
}
board-gld-some = { $animal ->
    [frog] { $count ->
        [one] { $count } лягушка
        [few] { $count } лягушки
       *[other] { $count } лягушек
    }
    [rabbit] { $count ->
        [one] { $count } заяц
        [few] { $count } зайца
       *[other] { $count } зайцев
    }
    [rat] { $count ->
        [one] { $count } крыса
        [few] { $count } крысы
       *[other] { $count } крыс
    }
    [tiger] { $count ->
        [one] { $count } тигр
        [few] { $count } тигра
       *[other] { $count } тигров
    }
    [eagle] { $count ->
        [one] { $count } орёл
        [few] { $count } орла
       *[other] { $count } орлов
    }
   *[dinosaur] { $count ->
        [one] { $count } динозавр
        [few] { $count } динозавра
       *[other] { $count } динозавров
    }
}
board-gld-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[other] { $eggs } яиц
}{ $golden ->
    [0] { "" }
    [one] {" "}(из них { $golden } золотое)
   *[other] {" "}(из них { $golden } золотых)
}, { $dinosaurs ->
    [one] { $dinosaurs } динозавр
    [few] { $dinosaurs } динозавра
   *[other] { $dinosaurs } динозавров
}
board-gld-eggs = Яйца
board-gld-golden-eggs = Золотые яйца
board-gld-dinosaurs = Динозавры
board-gld-doing = { $stage ->
    [taking] берёт тайл…
    [placing] кладёт тайл…
    [breeding] размножает…
    [hunting] охотится…
    [hatching] у гнезда…
    [running] бежит…
   *[other] { "" }
}
board-gld-waiting = Ждём: { $names }.
board-gld-decision = Ваше решение
board-gld-watching = Вы наблюдаете.
board-gld-sending = Отправляем…
board-gld-wait = { $stage ->
    [over] Игра окончена.
   *[other] Пока не ваш ход, осмотритесь.
}
board-gld-ask = { $stage ->
    [taking] Возьмите тайл с поля биома.
    [hatching] Вывести динозавра за одно яйцо?
    [breeding] Все, кто мог, дали потомство.
    [hunting] Охота окончена.
    [running] Бег окончен.
   *[other] Решение за вами.
}
board-gld-ask-place = Выберите клетку для тайла.
board-gld-ask-placed = Поверните тайл или положите его здесь.
board-gld-ask-breeding = { $animal ->
    [frog] Лягушки размножаются: выберите лягушку или свободную клетку.
    [rabbit] Зайцы размножаются: выберите зайца или свободную клетку.
   *[rat] Крысы размножаются: выберите крысу или свободную клетку.
}
board-gld-ask-parent = Кто даст потомство?
board-gld-ask-birth = Где поселится детёныш?
board-gld-ask-hunter = { $animal ->
    [tiger] Тигры охотятся: выберите тигра.
    [eagle] Орлы охотятся: выберите орла.
   *[dinosaur] Динозавры бегут: выберите динозавра.
}
board-gld-ask-way = { $animal ->
    [tiger] Где тигр закончит охоту?
    [eagle] Где орёл закончит охоту?
   *[dinosaur] На какой горе остановится динозавр?
}
board-gld-ask-hopeless = { $animal ->
    [tiger] Этому тигру некого съесть.
    [eagle] Этому орлу некого съесть.
   *[dinosaur] По пути к горе этому динозавру некого съесть.
}
board-gld-ask-run = { $left ->
    [one] Остался { $left } шаг.
    [few] Осталось { $left } шага.
   *[other] Осталось { $left } шагов.
} { $stop ->
    [yes] Дальше или стоп?
   *[no] Дальше!
}
board-gld-ask-young = В запасе одна фигурка: где поселится детёныш?
board-gld-left = ещё не ходили: { $count }
board-gld-turn = Повернуть тайл по часовой стрелке (Shift+R)
board-gld-turn-back = Повернуть тайл против часовой стрелки (R)
board-gld-place = Положить здесь
board-gld-go = Бежать этим путём
board-gld-stepwise = По шагам
board-gld-give-up = { $animal ->
    [tiger] Пусть тигр голодает
    [eagle] Пусть орёл голодает
   *[dinosaur] Пусть динозавр погибнет
}
board-gld-pick-spot = Примерить тайл в ({ $q }, { $r })
board-gld-pick-figure = Выбрать: { $where }
board-gld-pick-chosen = Выбрано: { $where }
board-gld-pick-birth = Детёныш: { $where }
board-gld-pick-step = Шаг: { $where }
board-gld-pick-end = Бежать сюда: { $where }; съест { $eaten ->
    [one] { $eaten } животное
    [few] { $eaten } животных
   *[other] { $eaten } животных
}{ $eggs ->
    [0] { "" }
    [one] , { $eggs } яйцо
    [few] , { $eggs } яйца
   *[other] , { $eggs } яиц
}
board-gld-outlook-breed = { $animal ->
    [frog] Если бы лягушки размножались сейчас
    [rabbit] Если бы зайцы размножались сейчас
   *[rat] Если бы крысы размножались сейчас
}: { $all ->
    [0] их здесь нет.
   *[other] место есть у { $able } из { $all }, станет не больше { $thriving }.
}
board-gld-outlook-hunt = { $animal ->
    [tiger] Если бы тигры охотились сейчас
   *[eagle] Если бы орлы охотились сейчас
}: { $all ->
    [0] их здесь нет.
   *[other] наесться могут { $able } из { $all }, { $unable ->
        [0] никто не умрёт
        [one] { $unable } умрёт от голода
       *[other] { $unable } умрут от голода
    }; станет не больше { $thriving }.
}
board-gld-outlook-run = Если бы динозавры бежали сейчас: { $all ->
    [0] их здесь нет.
   *[other] выжить могут { $able } из { $all }, { $eggs ->
        [0] яиц не будет
        [one] будет { $eggs } яйцо
        [few] будет до { $eggs } яиц
       *[other] будет до { $eggs } яиц
    }.
}
board-gld-rule = Правило { $rule }
board-gld-finale = Конец игры
board-gld-winners = { $count ->
    [one] Любимец богов — { $names }!
   *[other] Любимцы богов — { $names }!
}
board-gld-won = { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[other] { $points } победных очков.
}
board-gld-won-tie = Очков поровну: побеждает последний по порядку хода.
