/* Dinokalipsa: moves, and which of them are legal. */
#ifndef DINOKALIPSA_MOVES_H
#define DINOKALIPSA_MOVES_H

#include "dinokalipsa_position.h"

/* -- moves; a card, seat, board or pair is added to most of them */

enum {
    PASS = 0,
    PASS_ROUND = 1,
    BOARD = 2,
    PLAY = 8,
    DISCARD = 32,
    TAKE = 56,
    LOOK_AT = 80,
    LOOK_AHEAD = 84,
    SWAP_WITH = 88,
    SWAP_OTHERS = 92,
    RAISE = 100,
    LOWER = 104,
    INVERT = 108,
    INSURE = 109,
    SEND_TO = 112
};

/* -- targets (HLD-01, HLD-51) */

static unsigned neighbours(const Game *game, int seat) {
    int left = seat, right = seat;
    do left = left + 1 < game->players ? left + 1 : 0;
    while (!(game->still_in >> left & 1));
    do right = right ? right - 1 : game->players - 1;
    while (!(game->still_in >> right & 1));
    return 1u << left | 1u << right;
}

static unsigned swappable(const Game *game, int seat) {
    unsigned found = 0;
    EACH(other, neighbours(game, seat))
        if (!(WITH_EFFECT >> game->front[other] & 1)) found |= 1u << other;
    return found;
}

static unsigned free_boards(const Game *game) {
    unsigned boards = (1u << BOARDS) - 1;
    for (int seat = 0; seat < game->players; seat++)
        if (game->board[seat] != NONE) boards &= ~(1u << game->board[seat]);
    return boards;
}

/* -- legal moves, in the order of their codes */

static inline int list(uint8_t *moves, int number, unsigned seats, int code) {
    for (; seats; seats &= seats - 1) moves[number++] = code + lowest(seats);
    return number;
}

static inline int list_cards(uint8_t *moves, int number, const Hand *hand, uint32_t allowed,
                             int code) {
    int last = NONE;
    for (int i = 0; i < hand->size; i++) {
        int card = hand->card[i];
        if (card != last && allowed >> card & 1) moves[number++] = code + card;
        last = card;
    }
    return number;
}

static int effects(const Game *game, int seat, uint8_t *moves) {
    unsigned others = game->still_in & ~(1u << seat);
    const Hand *hand = &game->hand[seat];
    int number = 1;
    moves[0] = PASS;
    switch (game->front[seat]) {
        case TAME_PEBBLE: return list_cards(moves, 1, hand, ANY_POINT_CARD, DISCARD);
        case SWAMP_SMOOTHIE: return list_cards(moves, 1, hand, WITH_EFFECT, DISCARD);
        case POCKET_FLAMETHROWER: return list_cards(moves, 1, hand, ANY_CARD, DISCARD);
        case LONG_CLAW: return list(moves, 1, others, LOOK_AT);
        case LASSO_VIPER: return list(moves, 1, swappable(game, seat), SWAP_WITH);
        case BAMBOO_SPYGLASS: moves[1] = LOOK_AHEAD; return 2;
        default:
            for (int i = 0; i < 6; i++)
                if (others >> PAIRS[i][0] & others >> PAIRS[i][1] & 1)
                    moves[number++] = SWAP_OTHERS + i;
            return number;
    }
}

static int instants(const Game *game, int seat, uint8_t *moves) {
    const Hand *hand = &game->hand[seat];
    int number = 2;
    moves[0] = PASS;
    moves[1] = PASS_ROUND;
    if (holds(hand, TAILWIND)) number = list(moves, number, game->still_in, RAISE);
    if (holds(hand, HEADWIND)) number = list(moves, number, game->still_in, LOWER);
    if (holds(hand, TOPSY_TURVY)) moves[number++] = INVERT;
    return number;
}

static int rescues(const Game *game, int seat, uint8_t *moves) {
    const Hand *hand = &game->hand[seat];
    int number = 1;
    moves[0] = PASS;
    if (holds(hand, CATASTROPHE_POLICY)) moves[number++] = INSURE;
    if (holds(hand, NOT_MY_PROBLEM))
        number = list(moves, number, game->still_in & ~(1u << seat), SEND_TO);
    return number;
}

static int legal(const Game *game, int seat, uint8_t *moves) {
    const Hand *hand = &game->hand[seat];
    switch (game->stage) {
        case CHOOSING_CARD:
        case SUDDEN_DEATH: return list_cards(moves, 0, hand, ANY_POINT_CARD, PLAY);
        case SCORING: return instants(game, seat, moves);
        case USING_EFFECT: return effects(game, seat, moves);
        case TAKING_FROM_HAND:
            return list_cards(moves, 0, &game->hand[game->target], ANY_CARD, TAKE);
        case TAKING_FROM_DECK: return list_cards(moves, 0, &game->peeked, ANY_CARD, TAKE);
        case THREATENED: return rescues(game, seat, moves);
        case SHEDDING: moves[0] = PASS; return list_cards(moves, 1, hand, ANY_CARD, DISCARD);
        default: return list(moves, 0, free_boards(game), BOARD);
    }
}

#endif
