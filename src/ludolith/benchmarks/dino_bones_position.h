/* Dino Bones: everything on the table, and how pieces are moved. */
#ifndef DINO_BONES_POSITION_H
#define DINO_BONES_POSITION_H

#include "dino_bones_map.h"

/* -- the box */

enum { KINDS = 17, SPECIES = 4, PTERODACTYL = 14, PLANT, BONE_PILE }; /* species of parts */
enum { UNSEEN = -1, AMBER = 20, CHISELS = 12, CARDS = 12 };

static const uint8_t TILES[KINDS] = {2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5, 5, 8, 10, 3};
static const uint8_t FIRST_PART[SPECIES + 1] = {0, 5, 9, 12, 14};
static const uint32_t PARTS[SPECIES] = {0x1F, 0x1E0, 0xE00, 0x3000};
static const uint8_t POINTS[SPECIES] = {15, 10, 7, 4};
static const uint8_t PLANT_POINTS[11] = {0, 1, 3, 5, 8, 11, 15, 20, 25, 30, 35};
static const uint8_t BACKS[7][2] = {/* sides with boulders, tiles */
                                    {0, 10}, {1, 20}, {3, 8}, {5, 6}, {9, 4}, {7, 6}, {21, 4}};
static const uint8_t SHARP_AT_START[MOST_PLAYERS] = {0, 1, 0, 1, 1}; /* DB-06 */
static const uint8_t AMBER_AT_START[MOST_PLAYERS] = {0, 0, 1, 1, 1};
static const uint32_t SELLABLE = (1 << KINDS) - 1 - (1 << PTERODACTYL) - (1 << PLANT);

enum {
    BACKPACK,
    VOUCHER,
    WHETSTONE,
    JACKHAMMER,
    RADAR,
    AMBER_VEIN,
    FRACTURE_MAP,
    HELMET,
    BRUSH,
    PLASTER_CAST,
    CONTRACT,
    TENT
};

/* -- the game */

enum {
    IN_TURN,
    WITH_VOUCHER,
    WITH_MAP,
    WITH_RADAR,
    CHOOSING_PART,
    OFFER_HELMET,
    TAKING,
    OFFER_BRUSH,
    BRUSHING,
    LAST_TWO,
    CLOSING,
    LAST_SKELETONS,
    OVER
};

typedef struct {
    Rng rng;
    uint8_t players, first, active, decider, stage;
    bool ties_from_active, found, sold, tent;
    uint16_t idle_turns;

    uint64_t tiles, face_up, barred; /* barred: plants and piles the master leaves (DB-42) */
    uint64_t joined[PLACES];         /* neighbours behind no chisel, those gone included */
    Set free, chisels[MOST_PLAYERS], one_boulder, two_boulders; /* free: no chisel yet */
    uint8_t crack[CORNERS]; /* union-find of corners joined by chisels and rim */
    bool cracks_known;

    int8_t front[PLACES];
    uint8_t bag[KINDS], in_bag;
    uint64_t looked[MOST_PLAYERS];

    uint8_t sharp[MOST_PLAYERS], dull[MOST_PLAYERS], amber[MOST_PLAYERS], supply;
    uint8_t owned[MOST_PLAYERS][KINDS], stock[KINDS], built[MOST_PLAYERS][SPECIES];
    uint32_t held[MOST_PLAYERS], in_stock; /* kinds */
    uint16_t hand[MOST_PLAYERS], played[MOST_PLAYERS];

    uint8_t spent, owed, placed, charges, helps, sale_pays, back_to, left;

    uint64_t parts[6], finds;
    uint8_t part_count, participants, waiting, to_ask, weight[MOST_PLAYERS];
} Bones;

typedef struct {
    unsigned players, cards_each;
    int first; /* or NOWHERE: by lot */
    bool all_face_down, ties_from_active;
} Table;

/* -- fronts */

static inline int drawn_front(Bones *game) {
    unsigned number = below(&game->rng, game->in_bag--);
    int kind = 0;
    while (number >= game->bag[kind]) number -= game->bag[kind++];
    game->bag[kind]--;
    return kind;
}

static inline int turn_up(Bones *game, int place) {
    if (game->front[place] == UNSEEN) game->front[place] = drawn_front(game);
    game->face_up |= bit(place);
    return game->front[place];
}

/* -- what players own */

static inline void pay(Bones *game, int seat, int amber) {
    if (amber > game->supply) amber = game->supply;
    game->supply -= amber;
    game->amber[seat] += amber;
}

static inline void gain(Bones *game, int seat, int kind) {
    game->owned[seat][kind]++;
    game->held[seat] |= 1u << kind;
}

static inline void lose(Bones *game, int seat, int kind) {
    if (--game->owned[seat][kind] == 0) game->held[seat] &= ~(1u << kind);
}

static inline void find(Bones *game, int seat, int kind) {
    gain(game, seat, kind);
    if (kind == PTERODACTYL) pay(game, seat, 1); /* DB-32 */
}

static inline void give_to_leader(Bones *game, int kind) {
    game->stock[kind]++;
    game->in_stock |= 1u << kind;
}

static inline int after(const Bones *game, int seat) {
    return seat + 1 < game->players ? seat + 1 : 0;
}

static inline int next_of(const Bones *game, unsigned seats, int seat) {
    if (!seats) return NOWHERE;
    while (!(seats >> seat & 1)) seat = after(game, seat);
    return seat;
}

/* -- cracks (DB-20): a chisel splits the slab if its two ends were joined before */

static inline int root(uint8_t *crack, int corner) {
    while (crack[corner] != corner) corner = crack[corner] = crack[crack[corner]];
    return corner;
}

static void trace(Bones *game) {
    for (int corner = 0; corner < corners; corner++) game->crack[corner] = corner;
    for (int word = 0; word < WORDS; word++) {
        uint64_t cracked = whole_slab.word[word] & ~game->free.word[word];
        for (; cracked; cracked &= cracked - 1) {
            int border = 64 * word + lowest(cracked);
            game->crack[root(game->crack, corner_one[border])] =
                root(game->crack, corner_other[border]);
        }
    }
    game->cracks_known = true;
}

static inline bool lay(Bones *game, int seat, int border) {
    if (!game->cracks_known) trace(game);
    int one_end = root(game->crack, corner_one[border]);
    int other_end = root(game->crack, corner_other[border]);
    game->crack[one_end] = other_end;
    int one = tile_one[border], other = tile_other[border];
    game->joined[one] &= ~bit(other);
    game->joined[other] &= ~bit(one);
    put_in(&game->chisels[seat], border);
    take_off(&game->free, border);
    return one_end == other_end;
}

static inline void lift(Bones *game, int border) {
    int one = tile_one[border], other = tile_other[border];
    game->joined[one] |= bit(other);
    game->joined[other] |= bit(one);
    take_off(&game->chisels[game->active], border);
    put_in(&game->free, border);
    game->sharp[game->active]++;
    game->cracks_known = false;
}

static uint64_t part_of(const Bones *game, int place) {
    uint64_t part = bit(place), edge = part;
    while (edge) {
        uint64_t more = game->joined[lowest(edge)] & game->tiles & ~part;
        edge = (edge & (edge - 1)) | more;
        part |= more;
    }
    return part;
}

static void sides_of_part(uint64_t part, Set *cut, Set *inside) {
    Set once = {{0}}, twice = {{0}};
    for (; part; part &= part - 1)
        for (int word = 0; word < WORDS; word++) {
            uint64_t sides = sides_of[lowest(part)].word[word];
            twice.word[word] |= once.word[word] & sides;
            once.word[word] |= sides;
        }
    for (int word = 0; word < WORDS; word++) once.word[word] &= ~twice.word[word];
    *cut = once;
    *inside = twice;
}

static void remove_tiles(Bones *game, uint64_t part, const Set *cut, const Set *inside) {
    game->tiles &= ~part;
    for (int word = 0; word < WORDS; word++) {
        uint64_t stays = ~(cut->word[word] | inside->word[word]);
        game->free.word[word] &= stays;
        for (int seat = 0; seat < game->players; seat++) game->chisels[seat].word[word] &= stays;
    }
}

static inline int on_slab(const Bones *game, int seat) {
    const uint64_t *word = game->chisels[seat].word;
    return count(word[0]) + count(word[1]) + count(word[2]);
}

/* -- the slab at the start (DB-02, DB-03, DB-13) */

static void lay_slab(Bones *game, bool all_face_down) {
    game->tiles = bit(PLACES) - 1;
    game->free = whole_slab;
    memcpy(game->joined, beside, sizeof beside);
    for (int corner = 0; corner < corners; corner++) game->crack[corner] = corner;
    game->cracks_known = true;
    memset(game->front, UNSEEN, sizeof game->front);
    memcpy(game->bag, TILES, sizeof TILES);
    game->in_bag = PLACES;
    if (!all_face_down) {
        game->front[0] = BONE_PILE;
        game->bag[BONE_PILE]--;
        game->in_bag--;
        game->face_up = game->barred = 1;
        for (int place = 2; place < PLACES; place += 2) {
            int kind = turn_up(game, place);
            if (kind == PLANT || kind == BONE_PILE) game->barred |= bit(place);
        }
    }
    uint8_t backs[PLACES];
    int left = 0;
    for (int pattern = 0; pattern < 7; pattern++)
        for (int i = 0; i < BACKS[pattern][1]; i++) backs[left++] = BACKS[pattern][0];
    for (int place = 0; place < PLACES; place++) {
        if (game->face_up >> place & 1) continue;
        unsigned drawn = below(&game->rng, left * 6), turned = drawn % 6, back = drawn / 6;
        unsigned sides = backs[back];
        backs[back] = backs[--left];
        for (int side = 0; side < 6; side++) {
            int border = border_at[place][(side + turned) % 6];
            if (!(sides >> side & 1) || border == NOWHERE) continue;
            if (has(&game->one_boulder, border)) {
                take_off(&game->one_boulder, border);
                put_in(&game->two_boulders, border);
            } else {
                put_in(&game->one_boulder, border);
            }
        }
    }
}

#endif
