### Поле «Динокалипсиса»: то, чего нет в текстах самой игры.

board-dinokalipsa-you = (вы)
board-dinokalipsa-disaster = Катастрофа этого раунда
board-dinokalipsa-quiet = Пока всё спокойно.
board-dinokalipsa-thinking = думает…
board-dinokalipsa-ready = карта выбрана
board-dinokalipsa-passed = пропускает
board-dinokalipsa-passed-round = пас до конца подсчёта
board-dinokalipsa-waiting = Ждём: { $names }
board-dinokalipsa-you-too = Решайте. Ещё думают: { $names }
board-dinokalipsa-you-alone = Все ждут только вас
board-dinokalipsa-sending = Отправляем ваше решение…
board-dinokalipsa-chosen = Перед вами рубашкой вверх лежит карта «{ $card }».
board-dinokalipsa-highest = высший
board-dinokalipsa-lowest = низший
board-dinokalipsa-part-value = карта
board-dinokalipsa-part-bonus = эффекты
board-dinokalipsa-part-trait = за черту
board-dinokalipsa-part-instants = мгновенные
board-dinokalipsa-part-disasters = катастрофы
board-dinokalipsa-part-inversion = переворот
board-dinokalipsa-type-natural = стихийная
board-dinokalipsa-type-predatory = хищная
board-dinokalipsa-type-emotional = душевная
board-dinokalipsa-type-meteor = метеорит
board-dinokalipsa-trait = Черта, { $type }: { $points }
board-dinokalipsa-unhurt = пока без катастроф
board-dinokalipsa-never-hurt = ни одной катастрофы
board-dinokalipsa-any = любая
board-dinokalipsa-left = можно ещё: { $count }
board-dinokalipsa-take-it = Принять катастрофу
board-dinokalipsa-hand-of = Карты на руке: { $name }
board-dinokalipsa-on-top = Верхние карты колоды
board-dinokalipsa-aim = «{ $card }»: на кого?
board-dinokalipsa-why-waiting = сейчас вам нечего решать.
board-dinokalipsa-why-choose = против катастрофы играют только карты очков, а время мгновенных карт придёт позже.
board-dinokalipsa-why-effect = для этого эффекта карта не подходит.
board-dinokalipsa-why-take_from_hand = сначала возьмите одну из открытых вам карт.
board-dinokalipsa-why-take_from_deck = сначала возьмите одну из открытых вам карт.
board-dinokalipsa-why-scoring_instants = сейчас можно играть только карты, которые меняют результат.
board-dinokalipsa-why-sudden_death = во внезапной смерти считаются только карты очков.
board-dinokalipsa-why-threat = сейчас поможет только карта против катастроф.
board-dinokalipsa-why-shed = эту карту сейчас сбросить нельзя.
board-dinokalipsa-duel = Внезапная смерть
board-dinokalipsa-duel-rule = Считаются только числа на картах
board-dinokalipsa-saved = вне опасности
board-dinokalipsa-finale = Конец игры
board-dinokalipsa-won-HLD-52 = { $count ->
    [one] Спасение! Победа: { $names }
   *[other] Спасение! Общая победа: { $names }
}
board-dinokalipsa-won-HLD-53 = Выжить удалось лишь одному! Победа: { $names }
board-dinokalipsa-decided-HLD-52 = Весь путь к спасению пройден раньше всех.
board-dinokalipsa-decided-HLD-53 = Остался последний живой динозавр.
board-dinokalipsa-unseen = Ещё не показались (колода и чужие руки)
