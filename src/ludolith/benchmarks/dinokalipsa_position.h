/* Dinokalipsa: everything on the table and in the hands, and how cards are moved. */
#ifndef DINOKALIPSA_POSITION_H
#define DINOKALIPSA_POSITION_H

#include "playouts.h"

/* -- the box: point cards by ascending value, then instants */

enum {
    TAME_PEBBLE = 0,
    LONG_CLAW = 2,
    LASSO_VIPER = 4,
    SWAMP_SMOOTHIE = 6,
    POCKET_FLAMETHROWER = 8,
    JAW_TRAP = 10,
    LUCKY_STARFRUIT = 12,
    BAMBOO_SPYGLASS = 14,
    PECKISH_PLANT = 16,
    BLAZING_SAW = 18,
    POINT_CARDS = 19,
    TAILWIND = 19,
    HEADWIND,
    TOPSY_TURVY,
    CATASTROPHE_POLICY,
    NOT_MY_PROBLEM,
    KINDS
};
enum { SCORING_INSTANTS = 12, RESCUES = 4 };

static const uint8_t VALUE[POINT_CARDS] = {0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
static const uint8_t COPIES[KINDS] = {4, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4,
                                      2, 3, 2, 3, 1, 3, 1, 5, 5, 2, 3, 1};
static const uint32_t ANY_CARD = (1u << KINDS) - 1, ANY_POINT_CARD = (1u << POINT_CARDS) - 1;
static const uint32_t WITH_EFFECT =
    1u << TAME_PEBBLE | 1u << LONG_CLAW | 1u << LASSO_VIPER | 1u << SWAMP_SMOOTHIE |
    1u << POCKET_FLAMETHROWER | 1u << JAW_TRAP | 1u << LUCKY_STARFRUIT | 1u << BAMBOO_SPYGLASS |
    1u << PECKISH_PLANT | 1u << BLAZING_SAW;
static const uint32_t ASKS_OWNER = 1u << TAME_PEBBLE | 1u << LONG_CLAW | 1u << LASSO_VIPER |
                                   1u << SWAMP_SMOOTHIE | 1u << POCKET_FLAMETHROWER |
                                   1u << BAMBOO_SPYGLASS | 1u << PECKISH_PLANT;

enum { CARDS = 69, DISASTERS = 28, OF_A_TYPE = 8, METEOR = 3, BOARDS = 4, HAND = 5, ROUTE = 50 };

static const int8_t TRAIT[BOARDS][4] = {/* natural, predatory, emotional, meteor */
                                        {0, 1, -1, 0}, {1, -1, 0, 0}, {-1, 0, 1, 0}, {0, 0, 0, 1}};
static const uint8_t PAIRS[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};

/* -- the game */

enum { NONE = -1, MOST_PLAYERS = 4, MOST_LAID = 24, MOST_MOVES = 24 };
enum {
    CHOOSING_BOARD,
    CHOOSING_CARD,
    USING_EFFECT,
    TAKING_FROM_HAND,
    TAKING_FROM_DECK,
    SCORING,
    SUDDEN_DEATH,
    THREATENED,
    SHEDDING,
    OVER
};

typedef struct {
    uint8_t size, card[7]; /* in ascending order */
} Hand;

typedef struct {
    Rng rng;
    uint8_t players, stage, asked, still_in;
    bool duo, boards_dealt, disasters_count, silenced;

    uint8_t deck[CARDS], in_deck;
    uint8_t discards[CARDS], discarded;       /* the last one on top */
    uint8_t laid[MOST_LAID], laid_cards;      /* instants and cards of a sudden death */
    uint8_t scoring_shown, rescues_shown;     /* instants on the table and the discard pile */
    uint8_t disasters[DISASTERS], shuffled;   /* the shuffled part of their deck */
    uint8_t bottom[DISASTERS], below_shuffled; /* and what lies below it */

    int8_t board[MOST_PLAYERS], front[MOST_PLAYERS];
    uint8_t chosen[MOST_PLAYERS];
    uint16_t place[MOST_PLAYERS];
    uint32_t area[MOST_PLAYERS]; /* disasters as a set */
    Hand hand[MOST_PLAYERS], peeked;

    uint8_t disaster, active, target, waiting, thrown;
    uint8_t inversions, passed, silent, duel;
    int16_t factor, bonus[MOST_PLAYERS], winds[MOST_PLAYERS], score[MOST_PLAYERS];
} Game;

static inline int lowest(unsigned set) { return __builtin_ctz(set); }

static inline int count(uint32_t set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    return (int)(((set + (set >> 4)) & 0x0F0F0F0F) * 0x01010101u >> 24);
}

#define EACH(seat, seats) \
    for (unsigned left_ = (seats), seat; left_ && (seat = lowest(left_), true); left_ &= left_ - 1)

/* -- cards */

static inline void add(Hand *hand, int card) {
    int at = hand->size++;
    for (; at && hand->card[at - 1] > card; at--) hand->card[at] = hand->card[at - 1];
    hand->card[at] = card;
}

static inline void take_away(Hand *hand, int card) {
    int at = 0;
    while (hand->card[at] != card) at++;
    for (hand->size--; at < hand->size; at++) hand->card[at] = hand->card[at + 1];
}

static inline bool has_points(const Hand *hand) {
    return hand->size && hand->card[0] < POINT_CARDS;
}

static inline bool holds(const Hand *hand, int card) {
    for (int i = 0; i < hand->size; i++)
        if (hand->card[i] == card) return true;
    return false;
}

static inline void show(Game *game, int card) {
    if (card >= CATASTROPHE_POLICY)
        game->rescues_shown++;
    else if (card >= TAILWIND)
        game->scoring_shown++;
}

/* The moment the deck is empty, the discard pile becomes the deck (HLD-41). */
static void renew_deck(Game *game) {
    while (game->discarded) game->deck[game->in_deck++] = game->discards[--game->discarded];
    game->scoring_shown = game->rescues_shown = 0;
    for (int i = 0; i < game->laid_cards; i++) show(game, game->laid[i]);
}

static inline int draw(Game *game) {
    unsigned at = below(&game->rng, game->in_deck);
    int card = game->deck[at];
    game->deck[at] = game->deck[--game->in_deck];
    if (!game->in_deck) renew_deck(game);
    return card;
}

static inline void draw_up(Game *game, int seat) {
    while (game->hand[seat].size < HAND) add(&game->hand[seat], draw(game));
}

static inline void discard(Game *game, int card) { game->discards[game->discarded++] = card; }

static inline void leave_hand(Game *game, int seat, int card) {
    take_away(&game->hand[seat], card);
    show(game, card);
}

static inline void discard_from_hand(Game *game, int seat, int card) {
    leave_hand(game, seat, card);
    discard(game, card);
}

static void throw_hand_away(Game *game, int seat) {
    while (game->hand[seat].size) discard_from_hand(game, seat, game->hand[seat].card[0]);
}

static inline void lay(Game *game, int seat, int card) {
    leave_hand(game, seat, card);
    game->laid[game->laid_cards++] = card;
}

#endif
