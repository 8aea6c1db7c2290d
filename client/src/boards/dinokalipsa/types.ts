/* Made from the server's JSON schema: make wire. */

export interface DinokalipsaView {
  game: "dinokalipsa";
  seat: number | null;
  players: number;
  over: boolean;
  deciding: number[];
  winners: number[];
  decided_by: string | null;
  scores: number[];
  round_number: number;
  route: number;
  question: Question | null;
  disaster: Disaster | null;
  disaster_lies_open: boolean;
  threatened: number | null;
  dinosaurs: Dinosaur[];
  hand: Card[];
  own_choice: Card | null;
  looking_at: Card[];
  laid: Laid[];
  silenced: boolean;
  factor: number;
  inversions: number;
  free_boards: BoardName[];
  deck: number;
  discards: Partial<Record<CardName, number>>;
  last_discard: Card | null;
  unseen: Partial<Record<CardName, number>>;
  disaster_deck: number;
  disasters_at_bottom: Disaster[];
}

export type DinokalipsaEvent =
  | BoardTaken
  | CardDrawn
  | CardsDrawn
  | DisasterTurnedUp
  | HandRedrawn
  | CardRevealed
  | EffectsSilenced
  | EffectDeclined
  | ValueAdded
  | CardDiscarded
  | HandLookedAt
  | CardSeen
  | CardTaken
  | TakenCardShown
  | DeckLookedAt
  | DeckCardSeen
  | DeckCardKept
  | CardsSwapped
  | InstantsMultiplied
  | Passed
  | PassedForRound
  | ScoreRaised
  | ScoreLowered
  | InversionPlayed
  | ScoreCounted
  | ScoresInverted
  | PawnMoved
  | PawnMovedForDisasters
  | AllTied
  | SuddenDeathBegan
  | SuddenDeathRevealed
  | OutOfPointCards
  | DisasterToBottom
  | DisasterThreatens
  | DisasterInsured
  | DisasterSentOn
  | DisasterAdded
  | DinosaurExtinct
  | TableCleared
  | DeckReshuffled
  | GameEnded;

export type DinokalipsaMove =
  | Pass
  | PassRound
  | TakeBoard
  | PlayCard
  | DiscardCard
  | TakeCard
  | LookAtHand
  | LookAhead
  | SwapWith
  | SwapOthers
  | RaiseScore
  | LowerScore
  | InvertScores
  | Insure
  | SendOn;

export interface AllTied {
  event: "all-tied";
  rule: string;
}

export const BOARD_NAMES = ["nervous_rex", "bad_luck_bronto", "cry_ceratops", "stego_the_stargazer"] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

export interface BoardTaken {
  event: "board-taken";
  rule: string;
  seat: number;
  board: BoardName;
}

/** A card of the main deck; an instant card has no value. */
export interface Card {
  card: CardName;
  value: number | null;
}

export interface CardDiscarded {
  event: "card-discarded";
  rule: string;
  seat: number;
  card: CardName;
}

/** For the player who drew it. */
export interface CardDrawn {
  event: "card-drawn";
  rule: string;
  seat: number;
  card: CardName;
}

export const CARD_NAMES = [
  "tame_pebble",
  "splendid_twig",
  "long_claw",
  "trusty_skillet",
  "lasso_viper",
  "gravediggers_spade",
  "swamp_smoothie",
  "bone_helmet",
  "pocket_flamethrower",
  "sturdy_bat",
  "jaw_trap",
  "prehistoric_bow",
  "lucky_starfruit",
  "stinger_spear",
  "bamboo_spyglass",
  "iced_tea_with_a_kick",
  "peckish_plant",
  "meteor_mortar",
  "blazing_saw",
  "tailwind",
  "headwind",
  "topsy_turvy",
  "catastrophe_policy",
  "not_my_problem",
] as const;
export type CardName = (typeof CARD_NAMES)[number];

export interface CardRevealed {
  event: "card-revealed";
  rule: string;
  seat: number;
  card: CardName;
  value: number;
}

/** For the player who looks at a hand. */
export interface CardSeen {
  event: "card-seen";
  rule: string;
  seat: number;
  target: number;
  card: CardName;
}

export interface CardTaken {
  event: "card-taken";
  rule: string;
  seat: number;
  target: number;
}

export interface CardsDrawn {
  event: "cards-drawn";
  rule: string;
  seat: number;
  cards: number;
}

export interface CardsSwapped {
  event: "cards-swapped";
  rule: string;
  seat: number;
  one: number;
  other: number;
}

export interface DeckCardKept {
  event: "deck-card-kept";
  rule: string;
  seat: number;
  card: CardName;
}

/** For the player who looks at the deck. */
export interface DeckCardSeen {
  event: "deck-card-seen";
  rule: string;
  seat: number;
  card: CardName;
}

export interface DeckLookedAt {
  event: "deck-looked-at";
  rule: string;
  seat: number;
}

export interface DeckReshuffled {
  event: "deck-reshuffled";
  rule: string;
  cards: number;
}

/** A player, as this viewer sees them. */
export interface Dinosaur {
  board: BoardName | null;
  traits: Partial<Record<DisasterType, number>>;
  still_in: boolean;
  place: number;
  disasters: Disaster[];
  fatal: DisasterType[];
  hand_size: number;
  known: Known;
  decided: boolean;
  front: Card | null;
  score: RoundScore | null;
  passed: boolean;
  passed_round: boolean;
  in_duel: boolean;
}

export interface DinosaurExtinct {
  event: "dinosaur-extinct";
  rule: string;
  seat: number;
}

export interface Disaster {
  disaster: DisasterName;
  type: DisasterType;
}

export interface DisasterAdded {
  event: "disaster-added";
  rule: string;
  seat: number;
  disaster: DisasterName;
  type: DisasterType;
}

export interface DisasterInsured {
  event: "disaster-insured";
  rule: string;
  seat: number;
  card: CardName;
}

export const DISASTER_NAMES = [
  "struck_by_lightning",
  "stroll_into_quicksand",
  "endless_rain",
  "falling_tree",
  "boiling_spring",
  "a_cloud_of_ones_own",
  "tar_pit",
  "ice_age_sniffles",
  "something_in_the_surf",
  "long_arms_bad_manners",
  "sabre_toothed_squirrel",
  "hot_tempered_dragon",
  "little_nibbler",
  "hug_with_teeth",
  "shark_on_a_walk",
  "underfoot",
  "hopeless_haircut",
  "meeting_an_old_flame",
  "no_reply",
  "forgotten_by_the_herd",
  "stinging_remark",
  "not_invited",
  "gloomy_horoscope",
  "honest_mirror",
  "meteor",
] as const;
export type DisasterName = (typeof DISASTER_NAMES)[number];

export interface DisasterSentOn {
  event: "disaster-sent-on";
  rule: string;
  seat: number;
  card: CardName;
  target: number;
}

export interface DisasterThreatens {
  event: "disaster-threatens";
  rule: string;
  seat: number;
}

export interface DisasterToBottom {
  event: "disaster-to-bottom";
  rule: string;
  disaster: DisasterName;
  type: DisasterType;
}

export interface DisasterTurnedUp {
  event: "disaster-turned-up";
  rule: string;
  round_number: number;
  disaster: DisasterName;
  type: DisasterType;
}

export const DISASTER_TYPES = ["natural", "predatory", "emotional", "meteor"] as const;
export type DisasterType = (typeof DISASTER_TYPES)[number];

export interface DiscardCard {
  move: "discard-card";
  card: CardName;
}

export interface EffectDeclined {
  event: "effect-declined";
  rule: string;
  seat: number;
  card: CardName;
}

export interface EffectsSilenced {
  event: "effects-silenced";
  rule: string;
  seat: number;
}

export interface GameEnded {
  event: "game-ended";
  rule: string;
  seats: number[];
  place: number;
}

export interface HandLookedAt {
  event: "hand-looked-at";
  rule: string;
  seat: number;
  target: number;
}

export interface HandRedrawn {
  event: "hand-redrawn";
  rule: string;
  seat: number;
}

export interface InstantsMultiplied {
  event: "instants-multiplied";
  rule: string;
  factor: number;
}

/** Send the disaster to the bottom of its deck. */
export interface Insure {
  move: "insure";
  card?: "catastrophe_policy";
}

export interface InversionPlayed {
  event: "inversion-played";
  rule: string;
  seat: number;
  card: CardName;
}

/** Exchange the highest and the lowest score when the scores are final. */
export interface InvertScores {
  move: "invert-scores";
  card?: "topsy_turvy";
}

/**
 * What this viewer knows of a hand: cards seen in it, of which `in_doubt` may have left it.
 *
 * `instants` is how many cards all players know to be instant cards.
 */
export interface Known {
  cards: Card[];
  in_doubt: number;
  instants: number;
}

/** An instant card on the table, or a card of a sudden death (its step, from 1). */
export interface Laid {
  seat: number;
  card: Card;
  target: number | null;
  step: number | null;
}

/** Look at the top two cards of the deck. */
export interface LookAhead {
  move: "look-ahead";
}

export interface LookAtHand {
  move: "look-at-hand";
  target: number;
}

export interface LowerScore {
  move: "lower-score";
  target: number;
  card?: "headwind";
}

export interface OutOfPointCards {
  event: "out-of-point-cards";
  rule: string;
  seats: number[];
}

/** Do nothing: decline an effect, play no card, keep the hand, take the disaster. */
export interface Pass {
  move: "pass";
}

/** Play no scoring instant, and none later until the scores are final. */
export interface PassRound {
  move: "pass-round";
}

export interface Passed {
  event: "passed";
  rule: string;
  seat: number;
}

export interface PassedForRound {
  event: "passed-for-round";
  rule: string;
  seat: number;
}

export interface PawnMoved {
  event: "pawn-moved";
  rule: string;
  seat: number;
  spaces: number;
  place: number;
}

export interface PawnMovedForDisasters {
  event: "pawn-moved-for-disasters";
  rule: string;
  seat: number;
  spaces: number;
  place: number;
}

/** Choose a point card, face down. */
export interface PlayCard {
  move: "play-card";
  card: CardName;
}

/** What the deciding players must choose, and by which rule. */
export interface Question {
  stage: Stage;
  rule: string;
  card: CardName | null;
  target: number | null;
  left: number | null;
}

export interface RaiseScore {
  move: "raise-score";
  target: number;
  card?: "tailwind";
}

/** A score and its parts; `inversion` is the change by exchanging highest and lowest. */
export interface RoundScore {
  value: number;
  bonus: number;
  trait: number;
  instants: number;
  disasters: number;
  inversion: number;
  total: number;
}

export interface ScoreCounted {
  event: "score-counted";
  rule: string;
  seat: number;
  value: number;
  bonus: number;
  trait: number;
  instants: number;
  disasters: number;
  score: number;
}

export interface ScoreLowered {
  event: "score-lowered";
  rule: string;
  seat: number;
  card: CardName;
  target: number;
  points: number;
}

export interface ScoreRaised {
  event: "score-raised";
  rule: string;
  seat: number;
  card: CardName;
  target: number;
  points: number;
}

export interface ScoresInverted {
  event: "scores-inverted";
  rule: string;
  highest: number[];
  lowest: number[];
  high: number;
  low: number;
}

export interface SendOn {
  move: "send-on";
  target: number;
  card?: "not_my_problem";
}

export const STAGES = [
  "boards",
  "choose",
  "effect",
  "take_from_hand",
  "take_from_deck",
  "scoring_instants",
  "sudden_death",
  "threat",
  "shed",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

export interface SuddenDeathBegan {
  event: "sudden-death-began";
  rule: string;
  seats: number[];
}

export interface SuddenDeathRevealed {
  event: "sudden-death-revealed";
  rule: string;
  seat: number;
  card: CardName;
  value: number;
}

/** Swap the played cards of two others; the lower seat comes first. */
export interface SwapOthers {
  move: "swap-others";
  one: number;
  other: number;
}

/** Swap one's own played card with that of a neighbour. */
export interface SwapWith {
  move: "swap-with";
  target: number;
}

export interface TableCleared {
  event: "table-cleared";
  rule: string;
}

export interface TakeBoard {
  move: "take-board";
  board: BoardName;
}

/** Take a card out of a hand or from the top of the deck, after looking. */
export interface TakeCard {
  move: "take-card";
  card: CardName;
}

/** For the two players between whom the card changed hands. */
export interface TakenCardShown {
  event: "taken-card-shown";
  rule: string;
  seat: number;
  target: number;
  card: CardName;
}

export interface ValueAdded {
  event: "value-added";
  rule: string;
  seat: number;
  effect: CardName;
  card: CardName;
  points: number;
}
