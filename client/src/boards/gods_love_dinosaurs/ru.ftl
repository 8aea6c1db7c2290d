### Поле игры «Динозавры — любимцы богов»: чего не говорят тексты самой игры.

board-gods_love_dinosaurs-biome = Поле биома
board-gods_love_dinosaurs-column = { $animal ->
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
board-gods_love_dinosaurs-supply = Осталось фигурок: { $count }
board-gods_love_dinosaurs-no-tile = пустая ячейка
board-gods_love_dinosaurs-tile = { $terrain ->
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
board-gods_love_dinosaurs-take = Взять тайл: { $tile }
board-gods_love_dinosaurs-foresee = { $animal ->
    [frog] Что, если бы лягушки размножались сейчас?
    [rabbit] Что, если бы зайцы размножались сейчас?
    [rat] Что, если бы крысы размножались сейчас?
    [tiger] Что, если бы тигры охотились сейчас?
    [eagle] Что, если бы орлы охотились сейчас?
   *[dinosaur] Что, если бы динозавры бежали сейчас?
}
board-gods_love_dinosaurs-stampede = Динозавры бегут!
board-gods_love_dinosaurs-active = { $animal ->
    [frog] Лягушки размножаются.
    [rabbit] Зайцы размножаются.
    [rat] Крысы размножаются.
    [tiger] Тигры охотятся.
   *[eagle] Орлы охотятся.
}
board-gods_love_dinosaurs-active-dinosaurs = { $animal ->
    [frog] Лягушки размножаются, затем бегут динозавры.
    [rabbit] Зайцы размножаются, затем бегут динозавры.
    [rat] Крысы размножаются, затем бегут динозавры.
    [tiger] Тигры охотятся, затем бегут динозавры.
   *[eagle] Орлы охотятся, затем бегут динозавры.
}
board-gods_love_dinosaurs-last-tile = Пунктир: последний тайл активирует этих животных.
board-gods_love_dinosaurs-last-tile-yet = Последний тайл колонки активирует её животных.
board-gods_love_dinosaurs-stacks = Стопки
board-gods_love_dinosaurs-stack = Стопка { $stack }: { $count ->
    [0] пуста
    [one] { $count } тайл
    [few] { $count } тайла
   *[other] { $count } тайлов
}{ $used ->
    [yes] , из неё берут
   *[no] { "" }
}
board-gods_love_dinosaurs-your-world = Ваш мир
board-gods_love_dinosaurs-world = Мир игрока { $name }
board-gods_love_dinosaurs-hexes = Клетки этого мира
board-gods_love_dinosaurs-realms = Миры игроков
board-gods_love_dinosaurs-open = Показать крупно мир игрока { $name }
board-gods_love_dinosaurs-volcano = Ход этого игрока
board-gods_love_dinosaurs-home = Мой мир
board-gods_love_dinosaurs-closer = Приблизить
board-gods_love_dinosaurs-farther = Отдалить
board-gods_love_dinosaurs-fit = Показать весь мир
board-gods_love_dinosaurs-numbers = Номера клеток
board-gods_love_dinosaurs-hex = клетка { $cell }, { $terrain ->
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
board-gods_love_dinosaurs-some = { $animal ->
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
board-gods_love_dinosaurs-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $golden ->
    [0] { "" }
    [one] { $golden } золотое яйцо,{" "}
    [few] { $golden } золотых яйца,{" "}
   *[other] { $golden } золотых яиц,{" "}
}{ $eggs ->
    [one] { $eggs } обычное яйцо
    [few] { $eggs } обычных яйца
   *[other] { $eggs } обычных яиц
}, { $dinosaurs ->
    [one] { $dinosaurs } динозавр
    [few] { $dinosaurs } динозавра
   *[other] { $dinosaurs } динозавров
}
board-gods_love_dinosaurs-eggs = Яйца
board-gods_love_dinosaurs-golden-eggs = Золотые яйца, каждое за пять
board-gods_love_dinosaurs-dinosaurs = Динозавры
board-gods_love_dinosaurs-doing = { $stage ->
    [taking] берёт тайл…
    [placing] кладёт тайл…
    [breeding] разводит животных…
    [hunting] охотится…
    [hatching] у гнезда…
    [running] бежит…
   *[other] { "" }
}
board-gods_love_dinosaurs-waiting = Ждём: { $names }.
board-gods_love_dinosaurs-decision = Ваше решение
board-gods_love_dinosaurs-watching = Вы наблюдаете.
board-gods_love_dinosaurs-sending = Отправляем…
board-gods_love_dinosaurs-wait = { $stage ->
    [over] Игра окончена.
    [lesson] Осмотритесь и читайте дальше.
   *[other] Пока не ваш ход, осмотритесь.
}
board-gods_love_dinosaurs-ask = { $stage ->
    [taking] Возьмите тайл с поля биома.
    [hatching] Вывести динозавра за одно яйцо?
    [breeding] Все, кто мог, дали потомство.
    [hunting] Охота окончена.
    [running] Бег окончен.
   *[other] Решение за вами.
}
board-gods_love_dinosaurs-ask-place = Выберите клетку для тайла.
board-gods_love_dinosaurs-ask-placed = Поверните тайл или положите его здесь.
board-gods_love_dinosaurs-ask-breeding = { $animal ->
    [frog] Лягушки размножаются: выберите лягушку или свободную клетку.
    [rabbit] Зайцы размножаются: выберите зайца или свободную клетку.
   *[rat] Крысы размножаются: выберите крысу или свободную клетку.
}
board-gods_love_dinosaurs-ask-parent = Кто даст потомство?
board-gods_love_dinosaurs-ask-birth = Где появится потомство?
board-gods_love_dinosaurs-ask-hunter = { $animal ->
    [tiger] Тигры охотятся: выберите тигра.
    [eagle] Орлы охотятся: выберите орла.
   *[dinosaur] Динозавры бегут: выберите динозавра.
}
board-gods_love_dinosaurs-ask-way = { $animal ->
    [tiger] Где тигр закончит охоту?
    [eagle] Где орёл закончит охоту?
   *[dinosaur] На какой горе остановится динозавр?
}
board-gods_love_dinosaurs-ask-hopeless = { $animal ->
    [tiger] Этому тигру некого съесть.
    [eagle] Этому орлу некого съесть.
   *[dinosaur] По пути к горе этому динозавру некого съесть.
}
board-gods_love_dinosaurs-ask-run = { $left ->
    [one] Остался { $left } шаг.
    [few] Осталось { $left } шага.
   *[other] Осталось { $left } шагов.
} { $stop ->
    [yes] Дальше или стоп?
   *[no] Дальше!
}
board-gods_love_dinosaurs-ask-young = В запасе одна фигурка: где появится потомство?
board-gods_love_dinosaurs-left = ещё не ходили: { $count }
board-gods_love_dinosaurs-turn = Повернуть тайл по часовой стрелке (Shift+R)
board-gods_love_dinosaurs-turn-back = Повернуть тайл против часовой стрелки (R)
board-gods_love_dinosaurs-place = Положить здесь
board-gods_love_dinosaurs-go = Бежать этим путём
board-gods_love_dinosaurs-stepwise = По шагам
board-gods_love_dinosaurs-give-up = { $animal ->
    [tiger] Пусть тигр голодает
    [eagle] Пусть орёл голодает
   *[dinosaur] Пусть динозавр погибнет
}
board-gods_love_dinosaurs-pick-spot = Примерить тайл в ({ $q }, { $r })
board-gods_love_dinosaurs-pick-figure = Выбрать: { $where }
board-gods_love_dinosaurs-pick-chosen = Выбрано: { $where }
board-gods_love_dinosaurs-pick-birth = Потомство: { $where }
board-gods_love_dinosaurs-pick-step = Шаг: { $where }
board-gods_love_dinosaurs-pick-end = Бежать сюда: { $where }; съест { $eaten ->
    [one] { $eaten } животное
    [few] { $eaten } животных
   *[other] { $eaten } животных
}{ $eggs ->
    [0] { "" }
    [one] , { $eggs } яйцо
    [few] , { $eggs } яйца
   *[other] , { $eggs } яиц
}{ $ways ->
    [1] { "" }
   *[other] , путь { $way } из { $ways }
}
board-gods_love_dinosaurs-outlook-lead = { $left ->
    [yes] { $animal ->
        [tiger] Ещё не охотились
        [eagle] Ещё не охотились
        [dinosaur] Ещё не бежали
       *[other] Ещё не дали потомства
    }
   *[no] { $animal ->
        [frog] Если бы лягушки размножались сейчас
        [rabbit] Если бы зайцы размножались сейчас
        [rat] Если бы крысы размножались сейчас
        [tiger] Если бы тигры охотились сейчас
        [eagle] Если бы орлы охотились сейчас
       *[dinosaur] Если бы динозавры бежали сейчас
    }
}
board-gods_love_dinosaurs-outlook-none = { $left ->
    [yes] никого.
   *[no] их здесь нет.
}
board-gods_love_dinosaurs-outlook-breed = { $able ->
    [0] места нет ни у кого
   *[other] место есть у { $able } из { $all }
}; { $fed ->
    [0] новых не будет
   *[other] новых не больше { $fed }, всего станет не больше { $thriving }
}.
board-gods_love_dinosaurs-outlook-hunt = { $exact ->
    [no] наесться { $fed ->
        [one] может
       *[other] могут
    } { $fed } из { $all }, а может, и больше; станет { $thriving } или больше. Путей слишком много, чтобы проверить все.
   *[yes] { $fed ->
        [0] { $all ->
            [1] единственный не найдёт добычи и умрёт от голода
           *[other] добычи нет ни для кого из { $all }, все умрут от голода
        }
        [one] наесться может { $fed } из { $all }
       *[other] наесться могут { $fed } из { $all }
    }{ $fed ->
        [0] { "" }
       *[other] , { $hungry ->
            [0] голодать никому не придётся
            [one] не меньше { $hungry } умрёт от голода
           *[other] не меньше { $hungry } умрут от голода
        }
    }{ $thriving ->
        [0] { "" }
       *[other] ; станет не больше { $thriving }
    }{ $both ->
        [no] , но тогда голодных будет больше
       *[yes] { "" }
    }.
}
board-gods_love_dinosaurs-outlook-run = { $exact ->
    [no] выжить { $fed ->
        [one] может
       *[other] могут
    } { $fed } из { $all }, а может, и больше; яиц { $eggs } или больше. Путей слишком много, чтобы проверить все.
   *[yes] { $fed ->
        [0] { $all ->
            [1] единственный не найдёт добычи и умрёт от голода
           *[other] добычи нет ни для кого из { $all }, все умрут от голода
        }
        [one] выжить может { $fed } из { $all }
       *[other] выжить могут { $fed } из { $all }
    }; { $eggs ->
        [0] яиц не будет
       *[other] яиц не больше { $eggs }
    }{ $both ->
        [no] , но не всё сразу
       *[yes] { "" }
    }.
}
board-gods_love_dinosaurs-outlook-hatch = Динозавр, которого можно вывести перед этим, не в счёт.
board-gods_love_dinosaurs-ask-go = На этом пути { $eaten ->
    [0] больше никого не съест
   *[other] съест: { $meals }
}{ $eggs ->
    [0] { "" }
    [one] ; { $eggs } яйцо
    [few] ; { $eggs } яйца
   *[other] ; { $eggs } яиц
}{ $young ->
    [0] { "" }
   *[other] ; потомство: { $young }
}.
board-gods_love_dinosaurs-another-way = Другой путь ({ $way } из { $ways })
board-gods_love_dinosaurs-end-breeding = Закончить размножение
board-gods_love_dinosaurs-memo-title = Памятка
board-gods_love_dinosaurs-memo = { $animal ->
    [frog] Потомство рядом, на свободном озере или универсальной клетке
    [rabbit] Потомство рядом, на свободной равнине или универсальной клетке
    [rat] Потомство рядом, в свободном лесу или на универсальной клетке
    [tiger] 1–2 шага в любых направлениях, в конце добыча
    [eagle] 1–3 клетки по прямой, в конце добыча
   *[dinosaur] 1–5 шагов в любых направлениях, в конце свободная гора; кого-то надо съесть
}
board-gods_love_dinosaurs-memo-eggs = Золотое яйцо равно пяти обычным
board-gods_love_dinosaurs-finale = Конец игры
board-gods_love_dinosaurs-winners = { $count ->
    [one] Любимец богов — { $names }!
   *[other] Любимцы богов — { $names }!
}
board-gods_love_dinosaurs-decided-GLD-51 = { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[other] { $points } победных очков.
}
board-gods_love_dinosaurs-decided-GLD-52 = Очков поровну: побеждает тот, кто ходит последним.
