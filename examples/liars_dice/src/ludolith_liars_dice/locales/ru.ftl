### Кости лжеца: все фразы игры. Игроки приходят именами.

## The game

game-name = Кости лжеца
game-tagline = Угадайте, что лежит под всеми стаканами, — или разоблачите блеф.
game-authors = Народная игра
game-goal = Останьтесь последним игроком с костями: делайте ставки на кости под всеми стаканами и оспаривайте те, которым не верите.

## Options

option-dice = Костей у игрока
option-dice-help = Чем меньше костей, тем короче игра.
option-dice-3 = 3
option-dice-4 = 4
option-dice-5 = 5
option-wild = Единицы за любую грань
option-wild-help = Единица считается любой гранью.

## Opponents

level-casual = Новичок
level-casual-help = Полагается на среднее и на прихоть.
level-steady = Опытный
level-steady-help = Знает вероятность каждой ставки.
level-strong = Сильный
level-strong-help = Знает вероятности и слушает, что называют другие.

## Decisions

move-challenge = Не верю
move-challenge-help = Вы не верите последней ставке: все поднимают стаканы.
move-bid = Ставлю { $count } × { $face }
move-bid-help = Под всеми стаканами не меньше { $count } костей с гранью { $face }.

## What the table shows

fact-hand = Ваши кости
fact-bid_count = Названо костей
fact-bid_face = Названа грань
fact-bidder_seat = Последняя ставка
fact-dice_in_play = Костей в игре
fact-dice_by_seat = Осталось костей
kind-challenge = Оспорить
kind-bid = Ставка: кости × грань
field-count = Костей
field-face = Грань

## What happens

event-round-began = { $dice ->
    [one] Новый раунд: { $dice } кость. Начинает { $seat }.
    [few] Новый раунд: { $dice } кости. Начинает { $seat }.
   *[other] Новый раунд: { $dice } костей. Начинает { $seat }.
}
event-rolled = { $seat } бросает кости: { $dice }.
event-bid-made = { $seat } ставит: { $count } × { $face }.
event-challenged = { $seat } не верит. Все поднимают стаканы.
event-cup-lifted = { $seat } показывает: { $dice }.
event-bid-judged = Ставка была { $count } × { $face }; таких костей { $found }.
event-die-lost = { $left ->
    [0] { $seat } теряет последнюю кость и выбывает.
    [one] { $seat } теряет кость, осталась { $left }.
    [few] { $seat } теряет кость, осталось { $left }.
   *[other] { $seat } теряет кость, осталось { $left }.
}
event-game-ended = { $left ->
    [one] { $seat } побеждает: у остальных костей нет, здесь — { $left } кость.
    [few] { $seat } побеждает: у остальных костей нет, здесь — { $left } кости.
   *[other] { $seat } побеждает: у остальных костей нет, здесь — { $left } костей.
}
