### Слова браузерного клиента: имена начинаются с ui-.

ui-skip = К содержанию
ui-language = Язык
ui-theme = { $theme ->
    [light] Тема: известняк
    [dark] Тема: пещера
   *[system] Тема: как на устройстве
}
ui-mute = Выключить звук
ui-close = Закрыть
ui-cancel = Отмена
ui-home = На главную
ui-nowhere = Здесь ничего нет
ui-loading = Секунду…
ui-about = О программе
ui-about-text = «Лудолит» — настольные игры о камнях и костях: настоящие правила, честные боты и случайность, которую можно проверить. Название — от слов ludus, «игра», и lithos, «камень».
ui-credits = Благодарности
ui-credits-icons = Рисунки:
ui-credits-fonts = Шрифты:
ui-credits-games = Авторы игр: Алан Мун и Бруно Файдутти (Diamant), Unstable Games (Dinokalipsa), Кевин Ланцинг (Dino Bones), Каспер Лапп (Gods Love Dinosaurs), Джастин О (Seven Dwarfs). Эта программа не связана с их издателями.

ui-welcome = Камни, кости и немного удачи
ui-tagline = Настольные игры для друзей — за одним экраном или на расстоянии — и для быстрой партии с ботами.
ui-games = Игры
ui-for-players = Для { $least }–{ $most } игроков
ui-learn = Научиться за три минуты
ui-play-now = Играть сейчас
ui-play-now-help = сразу, против ботов
ui-make-table = Открыть стол
ui-make-table-help = и позвать по ссылке
ui-you = Гость
ui-your-name = Ваше имя
ui-their-name = Имя игрока
ui-seats = Места
ui-fewer-seats = На одно место меньше
ui-more-seats = На одно место больше
ui-opponents = Соперники
ui-continue = Продолжить игру
ui-forget = Забыть этот стол
ui-table = Стол
ui-past-games = Сыгранные партии
ui-won = Победа
ui-forget-game = Забыть эту партию
ui-all-past-games = Все партии: { $count }
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас никто не ждёт игроков. Откройте свой стол!
ui-hosted-by = Хозяин стола: { $name }
ui-free-seats = свободно мест: { $free } из { $seats }
ui-join = Присоединиться
ui-open-record = Открыть запись
ui-open-record-help = Выберите файл с записью партии, чтобы просмотреть её ход за ходом.

ui-around-table = За столом
ui-seats-moved = К следующей партии все пересели на одно место дальше. Цвета и фигуры остаются за местами: посмотрите, какие теперь ваши.
ui-free-seat = Свободно
ui-sit = Сесть
ui-sit-here = Сесть сюда
ui-add-person = Ещё игрок за этим устройством
ui-this-device = на этом устройстве
ui-save = Сохранить
ui-rename = Сменить имя: { $name }
ui-host = хозяин стола
ui-away = нет на связи
ui-level-of = Уровень бота { $name }
ui-free-this-seat = Освободить место: { $name }
ui-swap-seats = Поменять местами: { $one } и { $other }
ui-fill-with = { $free ->
    [1] Бот на свободное место
   *[other] Боты на свободные места
}
ui-start = Начать игру
ui-start-with-bots = { $free ->
    [one] Начать с { $free } ботом
   *[other] Начать с { $free } ботами
}
ui-wait-for-host = Игру начинает хозяин стола: { $name }
ui-invite = Пригласить
ui-link = Ссылка на этот стол
ui-share-help = По этой ссылке можно сесть за стол или посмотреть игру.
ui-share-help-watch = По этой ссылке можно посмотреть игру.
ui-qr = Ссылка в виде QR-кода
ui-copy = Копировать
ui-copied = Скопировано
ui-variants = Варианты правил
ui-rule = Правило { $rule }
ui-house-rules = Порядок за столом
ui-host-decides = Менять это может только хозяин стола.
ui-house-chat = Чат
ui-house-listed = Показывать среди открытых столов
ui-house-odds = Показывать шансы на поле
ui-house-hints = Игроки могут просить подсказку
ui-clock = Время на решение
ui-no-clock = без ограничений
ui-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
ui-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}

ui-deciding = решает
ui-bot-plays = играет бот
ui-you-here = вы
ui-decision = Решение
ui-your-decision = { $name }, решение за вами
ui-all-choices = Все варианты словами ({ $count })
ui-seek-choice = Найти:
ui-to-choices = К моему выбору
ui-your-turn = Ваш ход
ui-paused = Игра на паузе
ui-pause = Пауза
ui-resume = Снять с паузы
ui-hint = Подсказка
ui-hint-thinking = Думаю…
ui-hint-title = О чём подумал бы мастер
ui-hint-share = испытан в { $share } попыток
ui-hint-outcome = победы: { $victory }, в среднем очков: { $points }
ui-hint-why = Почему «{ $move }»: в партиях, доигранных в уме, этот ход привёл к победе в { $victory } случаев и в среднем принёс очков: { $points }. Чем удачнее ход, тем чаще он испытывается; этот – в { $share } попыток.
ui-undo = Передумать
ui-undo-of = Передумать: { $name }
ui-ask-undo = Попросить вернуть моё последнее решение
ui-undo-asked = Вы попросили вернуть решение
ui-undo-wait = Ждём ответа: { $names }.
ui-undo-wanted = { $name } хочет взять решение назад
ui-undo-question = Если все согласны, игра вернётся к моменту до этого решения, а случайность будет разыграна заново.
ui-agree = Согласиться
ui-refuse = Отказать
ui-come-back = Я снова здесь
ui-let-bot-play = Пусть играет бот
ui-let-bot-play-me = Пусть за меня играет бот
ui-leave-table = Встать из-за стола
ui-leave-help = Пока вас нет, за вас играет бот. Вернуться можно в любой момент с главной страницы.
ui-leave-to-bot = Уйти, пусть играет бот
ui-stay = Остаться
ui-is-away = { $name } не на связи
ui-is-away-bot = { $name } не на связи, играет бот
ui-new-key = Новая ссылка на это место
ui-new-key-for = Новая ссылка на место: { $name }
ui-new-key-ask = Тот, кто сейчас там сидит, сразу потеряет место на всех своих устройствах и сможет только смотреть. Вы получите ссылку, чтобы её передать: кто её откроет, тот и продолжит игру.
ui-new-key-make = Сделать новую ссылку
ui-new-key-help = Передайте эту ссылку только самому игроку: место достанется тому, кто её откроет. Прежнее устройство его потеряет.
ui-replaced-help = Это устройство больше не занимает это место. Если место ваше, попросите у хозяина стола новую ссылку и откройте её здесь; до тех пор можно смотреть игру.
ui-watch = Смотреть игру
ui-since-your-turn = С вашего прошлого решения
ui-earlier = { $count ->
    [one] Ещё { $count } событие раньше
    [few] Ещё { $count } события раньше
   *[other] Ещё { $count } событий раньше
}
ui-log = Что произошло
ui-newest = К последнему
ui-show-moment = Показать этот момент: { $ply }
ui-more = Ещё
ui-reactions = Быстрые реакции
ui-react-wave = Привет
ui-react-cheer = Ура
ui-react-laugh = Смешно
ui-react-gasp = Ох!
ui-react-think = Надо подумать
ui-react-sorry = Извините
ui-react-thanks = Спасибо
ui-react-hurry = Поторопитесь
ui-chat = Чат
ui-say = Напишите что-нибудь
ui-send = Отправить
ui-spectator = Зритель
ui-you-watch = Вы наблюдаете за игрой.
ui-notify = Уведомлять, когда мой ход
ui-notify-blocked = Браузер не разрешает уведомления с этого сайта: разрешите их в его настройках.
ui-still = Без анимации
ui-i-am = Это я, { $name }
ui-others-decide = Решают остальные игроки
ui-reconnecting = Восстанавливаем связь…
ui-try-now = Попробовать сейчас

ui-rematch = Сыграть ещё раз
ui-replay = Просмотр партии
ui-download = Скачать запись
ui-to-table = К столу
ui-score-chart = Очки после каждого решения
ui-win-chances = Шансы на победу по ходу партии
ui-win-chance = { $name }: шансы { $chance } %
ui-fair = Честная случайность
ui-fair-help = Перед игрой сервер показал отпечаток своего секрета; после этого устройства игроков могли добавить свои случайные части. Теперь, когда игра окончена, секрет открыт: по нему и этим частям можно заново вычислить каждую карту.
ui-commitment = Отпечаток, показанный до игры
ui-commitment-help = Отпечаток секрета сервера. Случайность этой игры берётся из этого секрета и из частей, которые устройства игроков добавили, уже увидев отпечаток. Сам секрет откроется после игры.
ui-secret = Секрет
ui-part = Часть от устройства: { $name }
ui-verify = Проверить эту партию
ui-verified = Проверено: секрет соответствует отпечатку, и ходы ведут именно к этому результату.
ui-verified-unseen = Проверено: секрет соответствует отпечатку, и ходы ведут именно к этому результату. (Этот браузер не видел самой игры и не может сказать, тот ли отпечаток показывали до неё.)
ui-not-verified = Проверка не пройдена. { $why }
ui-commitment-other = Проверка не пройдена: во время игры этот браузер видел другой отпечаток.
ui-commitment-broken = Проверка не пройдена: секрет не соответствует отпечатку.
ui-part-inside = Случайная часть от этого браузера учтена в игре.
ui-part-late = Но случайная часть от этого браузера в игре не учтена: она пришла слишком поздно, или её уже дало другое ваше устройство.
ui-part-missing = Проверка не пройдена: сервер принял случайную часть от этого браузера, но в игре она не учтена.
ui-signature-broken = Проверка не пройдена: подпись не соответствует записи.
ui-signed-here = Запись подписана этим сервером (ключ { $fingerprint }).
ui-signed-elsewhere = Запись подписана другим сервером (ключ { $fingerprint }).
ui-unsigned = Запись не подписана: ничто не доказывает, кто играл.
ui-record-true = Проверено: ходы ведут именно к этому результату.

ui-first = В начало
ui-last = В конец
ui-back = Шаг назад
ui-forward = Шаг вперёд
ui-play = Воспроизвести
ui-ply = Решение { $ply } из { $last }
ui-perspective = Вид
ui-all-open = Всё открыто
ui-unfinished = Запись обрывается до конца игры: видно то, что видел выбранный участник. Всё открывается только после конца.

ui-lesson = Первая игра
ui-lesson-next = Дальше
ui-lesson-choose = Ваше решение:
ui-lesson-step = Шаг { $step } из { $steps }
ui-no-lesson = Урока для этой игры пока нет, но есть правила.

ui-error-not-connected = Нет связи с сервером.
ui-error-no-answer = Сервер сейчас не отвечает. Попробуйте чуть позже.
ui-error-strange-answer = Ответил не сервер, а что-то другое. Проверьте соединение и перезагрузите страницу.

## Games without a board of their own

ui-facts = Что вы видите
ui-only-in = Эта игра пока есть только на языке: { $language }.
