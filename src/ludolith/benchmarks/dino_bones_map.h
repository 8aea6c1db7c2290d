/* Dino Bones: the slab as numbers (DB-04). */
#ifndef DINO_BONES_MAP_H
#define DINO_BONES_MAP_H

#include "playouts.h"

/* -- the slab (DB-04): places along the spiral, borders between them, corners where three meet */

enum { PLACES = 58, RINGS = 4, BORDERS = 147, WORDS = 3, CORNERS = 128, NOWHERE = -1 };
enum { MOST_PLAYERS = 5, MOST_MOVES = 512 };

typedef struct {
    uint64_t word[WORDS];
} Set; /* of borders */

static const int STEP[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

static uint8_t tile_one[BORDERS], tile_other[BORDERS];     /* the tiles beside a border */
static uint8_t corner_one[BORDERS], corner_other[BORDERS]; /* its ends; the rim is one corner, 0 */
static int16_t border_at[PLACES][6];                       /* by side of a tile */
static uint64_t beside[PLACES];                            /* neighbours of a tile */
static Set sides_of[PLACES], whole_slab;
static int corners;

static inline uint64_t bit(int i) { return (uint64_t)1 << i; }
static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

static inline int count(uint64_t set) {
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    return (int)(((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
}

static inline bool has(const Set *set, int border) {
    return set->word[border >> 6] >> (border & 63) & 1;
}
static inline void put_in(Set *set, int border) { set->word[border >> 6] |= bit(border & 63); }
static inline void take_off(Set *set, int border) { set->word[border >> 6] &= ~bit(border & 63); }

static void draw_the_map(void) {
    int q[PLACES] = {0}, r[PLACES] = {0}, places = 1;
    for (int ring = 1; ring <= RINGS; ring++) {
        int at_q = ring, at_r = -ring;
        for (int side = 1; side <= 6; side++)
            for (int i = 0; i < ring; i++) {
                at_q += STEP[side % 6][0];
                at_r += STEP[side % 6][1];
                if (places == PLACES) continue;
                q[places] = at_q;
                r[places++] = at_r;
            }
    }
    int next_to[PLACES][6], borders = 0;
    uint64_t meeting[CORNERS]; /* the tiles at a corner */
    for (int place = 0; place < PLACES; place++)
        for (int side = 0; side < 6; side++) {
            next_to[place][side] = NOWHERE;
            border_at[place][side] = NOWHERE;
            for (int other = 0; other < PLACES; other++)
                if (q[other] == q[place] + STEP[side][0] && r[other] == r[place] + STEP[side][1]) {
                    next_to[place][side] = other;
                    beside[place] |= bit(other);
                }
        }
    corners = 1;
    for (int place = 0; place < PLACES; place++)
        for (int other = place + 1; other < PLACES; other++)
            for (int side = 0; side < 6; side++) {
                if (next_to[place][side] != other) continue;
                tile_one[borders] = place;
                tile_other[borders] = other;
                border_at[place][side] = border_at[other][(side + 3) % 6] = borders;
                put_in(&sides_of[place], borders);
                put_in(&sides_of[other], borders);
                put_in(&whole_slab, borders);
                for (int end = 0; end < 2; end++) {
                    int third = next_to[place][(side + (end ? 1 : 5)) % 6], corner = 0;
                    if (third != NOWHERE) {
                        uint64_t three = bit(place) | bit(other) | bit(third);
                        for (corner = 1; corner < corners && meeting[corner] != three;) corner++;
                        if (corner == corners) meeting[corners++] = three;
                    }
                    *(end ? &corner_other[borders] : &corner_one[borders]) = corner;
                }
                borders++;
            }
}

#endif
