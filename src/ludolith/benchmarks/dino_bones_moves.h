/* Dino Bones: moves, and which of them are legal. */
#ifndef DINO_BONES_MOVES_H
#define DINO_BONES_MOVES_H

#include "dino_bones_position.h"

/* -- moves; a tile, species, card, place or border is added to most of them */

enum {
    PASS = 0,
    END_TURN = 1,
    STRONG_TOOL = 14,
    QUICK_SHARPENING = 15,
    CHOOSE_PART = 16,
    TAKE = 24,
    BUY = 48,
    SELL = 72,
    ASSEMBLE = 96,
    ASSEMBLE_WITH_CAST = 100,
    PLAY = 104,
    DIG = 128,
    LOOK = 192,
    PLACE = 256,
    USE_TOOL = 416,
    LIFT = 576
};

/* -- what can be done: skeletons (DB-30, DB-31) */

static inline bool can_assemble(const Bones *game, int seat, int species, int casts) {
    uint32_t genuine = PARTS[species] & game->held[seat];
    if (!genuine) return false;
    int missing = count(PARTS[species] & ~genuine);
    return casts <= missing && missing <= casts + game->owned[seat][BONE_PILE];
}

static inline unsigned assemblies(const Bones *game, int seat) {
    unsigned found = 0;
    bool cast = game->hand[seat] >> PLASTER_CAST & 1;
    for (int species = 0; species < SPECIES; species++) {
        if (can_assemble(game, seat, species, 0)) found |= 1u << species;
        if (cast && can_assemble(game, seat, species, 1)) found |= 16u << species;
    }
    return found;
}

/* -- help (DB-40 to DB-44) */

static inline int help_price(const Bones *game) {
    int price = game->helps < 3 ? game->helps + 1 : 3;
    return game->stage == WITH_VOUCHER ? price - 1 : price;
}

static inline uint64_t reachable(const Bones *game, int seat) {
    uint64_t tiles = 0;
    for (int word = 0; word < WORDS; word++)
        for (uint64_t mine = game->chisels[seat].word[word]; mine; mine &= mine - 1) {
            int border = 64 * word + lowest(mine);
            tiles |= bit(tile_one[border]) | bit(tile_other[border]);
        }
    return tiles & game->tiles & ~game->barred;
}

static inline bool can_break(const Bones *game) {
    int boulders = 0;
    for (int word = 0; word < WORDS; word++)
        boulders += count((game->one_boulder.word[word] | game->two_boulders.word[word]) &
                          game->free.word[word]);
    return boulders > game->charges;
}

static inline bool can_sharpen(const Bones *game, int seat) {
    return game->dull[seat] + on_slab(game, seat) > game->owed;
}

static inline unsigned helps_at_once(const Bones *game, int seat) {
    return (can_break(game) ? 1 : 0) | (can_sharpen(game, seat) ? 2 : 0);
}

/* -- cards (DB-62, DB-63) */

static inline uint64_t hidden_from(const Bones *game, int seat) {
    return game->tiles & ~game->face_up & ~game->looked[seat];
}

static unsigned playable(const Bones *game, int seat) {
    unsigned helps = helps_at_once(game, seat), cards = 1u << BACKPACK;
    bool any_help = helps || game->in_stock || reachable(game, seat);
    if (any_help && game->amber[seat] >= help_price(game) - 1) cards |= 1u << VOUCHER;
    if (helps & 1) cards |= 1u << JACKHAMMER;
    if (helps & 2) cards |= 1u << WHETSTONE;
    if (hidden_from(game, seat)) cards |= 1u << RADAR;
    if (game->supply) cards |= 1u << AMBER_VEIN;
    if (on_slab(game, seat)) cards |= 1u << FRACTURE_MAP;
    if (!game->sold) cards |= 1u << CONTRACT;
    if (!game->tent) cards |= 1u << TENT;
    return cards & game->hand[seat];
}

/* -- division (DB-21, DB-25) */

static int smallest_parts(const Bones *game, uint64_t *smallest) {
    int found = 0, least = PLACES;
    for (int i = 0; i < game->part_count; i++) {
        int size = count(game->parts[i]);
        if (size < least) {
            least = size;
            found = 0;
        }
        if (size == least) smallest[found++] = game->parts[i];
    }
    return found;
}

static inline uint32_t kinds_found(const Bones *game) {
    uint32_t kinds = 0;
    for (uint64_t rest = game->finds; rest; rest &= rest - 1)
        kinds |= 1u << game->front[lowest(rest)];
    return kinds;
}

/* -- legal moves, in the order of their codes */

static inline int list(int16_t *moves, int number, uint64_t set, int code) {
    for (; set; set &= set - 1) moves[number++] = code + lowest(set);
    return number;
}

static inline int list_borders(int16_t *moves, int number, const Set *set, int code) {
    for (int word = 0; word < WORDS; word++)
        number = list(moves, number, set->word[word], code + 64 * word);
    return number;
}

static int moves_in_turn(const Bones *game, int seat, int16_t *moves) {
    Set within = {{0}}, with_tool = {{0}};
    bool can_pay = game->amber[seat] >= help_price(game);
    uint64_t any = 0;
    int sharp = game->sharp[seat], number = 0;
    if (!game->owed) {
        if (sharp)
            for (int word = 0; word < WORDS; word++) {
                uint64_t free = game->free.word[word];
                uint64_t one = game->one_boulder.word[word], two = game->two_boulders.word[word];
                uint64_t dear = (sharp < 3 ? two : 0) | (sharp < 2 ? one : 0);
                within.word[word] = free & ~dear;
                if (game->charges) with_tool.word[word] = free & (one | two);
                any |= within.word[word] | with_tool.word[word];
            }
        if (game->placed || !any) {
            int keeps = game->tent ? sharp : 1 + (game->played[seat] >> BACKPACK & 1);
            if (keeps > sharp) keeps = sharp;
            for (int keep = 0; keep <= keeps; keep++) moves[number++] = END_TURN + keep;
        }
    }
    if (can_pay) {
        number = list(moves, number, helps_at_once(game, seat), STRONG_TOOL);
        number = list(moves, number, game->in_stock, BUY);
    }
    if (!game->sold && game->supply)
        number = list(moves, number, game->held[seat] & SELLABLE, SELL);
    number = list(moves, number, assemblies(game, seat), ASSEMBLE);
    if (game->hand[seat]) number = list(moves, number, playable(game, seat), PLAY);
    if (can_pay) number = list(moves, number, reachable(game, seat), DIG);
    if (game->owed) return list_borders(moves, number, &game->chisels[seat], LIFT);
    number = list_borders(moves, number, &within, PLACE);
    return list_borders(moves, number, &with_tool, USE_TOOL);
}

static int moves_with_voucher(const Bones *game, int seat, int16_t *moves) {
    if (game->back_to == CLOSING) return list(moves, 0, game->in_stock, BUY);
    int number = list(moves, 0, helps_at_once(game, seat), STRONG_TOOL);
    number = list(moves, number, game->in_stock, BUY);
    return list(moves, number, reachable(game, seat), DIG);
}

static int moves_of_closing(const Bones *game, int seat, int16_t *moves) {
    int price = help_price(game), number = 1;
    unsigned cards = 0;
    moves[0] = PASS;
    if (game->amber[seat] >= price) number = list(moves, number, game->in_stock, BUY);
    if (!game->sold && game->supply)
        number = list(moves, number, game->held[seat] & SELLABLE, SELL);
    number = list(moves, number, assemblies(game, seat), ASSEMBLE);
    if (game->in_stock && game->amber[seat] >= price - 1) cards |= 1u << VOUCHER;
    if (!game->sold) cards |= 1u << CONTRACT;
    return list(moves, number, cards & game->hand[seat], PLAY);
}

static int legal(const Bones *game, int16_t *moves) {
    int seat = game->decider;
    uint64_t smallest[6];
    switch (game->stage) {
        case IN_TURN: return moves_in_turn(game, seat, moves);
        case TAKING:
        case BRUSHING:
        case LAST_TWO: return list(moves, 0, kinds_found(game), TAKE);
        case CHOOSING_PART: {
            int parts = smallest_parts(game, smallest);
            for (int i = 0; i < parts; i++) moves[i] = CHOOSE_PART + i;
            return parts;
        }
        case OFFER_HELMET:
        case OFFER_BRUSH: {
            int card = game->stage == OFFER_HELMET ? HELMET : BRUSH;
            moves[0] = PASS;
            moves[1] = PLAY + card;
            return 1 + (game->hand[seat] >> card & 1);
        }
        case CLOSING: return moves_of_closing(game, seat, moves);
        case WITH_VOUCHER: return moves_with_voucher(game, seat, moves);
        case WITH_RADAR:
            moves[0] = PASS;
            return list(moves, game->left < 3, hidden_from(game, seat), LOOK);
        case WITH_MAP:
            moves[0] = PASS;
            return list_borders(moves, game->left < 2, &game->chisels[seat], LIFT);
        default:
            moves[0] = PASS;
            return list(moves, 1, assemblies(game, seat), ASSEMBLE);
    }
}

#endif
