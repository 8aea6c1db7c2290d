/* A world of Gods Love Dinosaurs in C: what is in the box, the land of a player, and where tiles and
 * animals can go on it. Part of gods_love_dinosaurs.c. */
#ifndef GODS_LOVE_DINOSAURS_WORLD_H
#define GODS_LOVE_DINOSAURS_WORLD_H

#include "playouts.h"

enum { FROG, RABBIT, RAT, TIGER, EAGLE, DINOSAUR, ANIMALS, NO_ANIMAL = ANIMALS };
enum { LAKE, FOREST, PLAIN, MOUNTAIN, UNIVERSAL, TERRAINS };
enum { COLUMNS = 5, MOST_ROWS = 3, PLACES = COLUMNS * MOST_ROWS, MOST_PLAYERS = 5 };
enum { NEST, START_CELLS = 7, MOST_CELLS = 57, NO_CELL = 63, FIRST_EGGS = 3 };
enum { STACKS = 4, TILES = 84, NO_TILE = 255 };
enum { TIGER_STEPS = 2, EAGLE_STEPS = 3, DINOSAUR_STEPS = 5 };

/* Stack, mark, two terrains (lake, forest, plain, mountain, universal), and what lives on the first
 * hex (frog, hare, rat, tiger, eagle). */
static const char BOX[TILES][6] = {
    "A2LLf", "A2LPf", "A2PPh", "A2PFh", "A2FFr", "A2FLr", "A2FPt", "A2LFe",
    "A2MF-", "A2MP-", "A2LU-", "A2FP-", "A3LFf", "A3FPr", "A3PLt", "A3ML-",
    "A4LUf", "A4PFh", "A4FPe", "A4PF-", "A5PPh", "A5FLr", "A5PFt", "A5MF-",
    "B2LFf", "B2PLh", "B2FFr", "B2FLt", "B2PLe", "B2PMt", "B2ML-", "B2FU-",
    "B3PPh", "B3FMr", "B3LPe", "B3LF-", "B4LLf", "B4PFh", "B4LPt", "B4MF-",
    "B5LMf", "B5FUr", "B5FLe", "B5LP-", "C2LPf", "C2PPh", "C2FLr", "C2PFt",
    "C2LUe", "C2FMe", "C2MF-", "C2PU-", "C3LFf", "C3PFh", "C3FUt", "C3PU-",
    "C4FPr", "C4PLe", "C4MP-", "C4LU-", "C5PLh", "C5FPr", "C5LMt", "C5FU-",
    "D2LUf", "D2PFh", "D2FMr", "D2FPt", "D2LFe", "D2PLt", "D2MU-", "D2PF-",
    "D3FFr", "D3PMe", "D3FLe", "D3PU-", "D4PMh", "D4FFr", "D4FLt", "D4MF-",
    "D5LPf", "D5PFe", "D5FF-", "D5PU-",
};
static const char TERRAIN_LETTERS[] = "LFPMU", ANIMAL_LETTERS[] = "fhrte";
static const uint8_t SUPPLY[ANIMALS] = {25, 30, 35, 25, 25, 19};
static const uint8_t HABITAT[] = {[FROG] = LAKE, [RABBIT] = PLAIN, [RAT] = FOREST};

/* Directions from the east, counter-clockwise, in axial coordinates. */
static const int8_t DQ[6] = {1, 1, 0, -1, -1, 0}, DR[6] = {0, -1, -1, 0, 1, 1};

/* What a player is asked. */
enum { WAITING, TAKING, PLACING, BREEDING, HATCHING, HUNTING };

/* Moves: a kind, and below it its parameters. Within a list they must ascend. */
enum {
    DONE,
    STOP,
    KEEP_EGGS,
    HATCH,
    TAKE = 1 << 4,     /* + place on the board */
    GIVE_UP = 1 << 6,  /* + cell */
    YOUNG = 1 << 7,    /* + cell */
    STEP = 1 << 9,     /* + cell * 8 + direction */
    BREED = 1 << 10,   /* + cell * 8 + direction */
    PLACE = 1 << 11,   /* + column of the map * 512 + row * 8 + direction */
    MOST_MOVES = 2048,
};

/* The map has one word for each q; bit r of it is a hex. Two hexes around the world stay free. */
enum { SPAN = 61, MIDDLE = 30 };
static const uint64_t WHOLE_COLUMN = ((uint64_t)1 << SPAN) - 1;

typedef struct {
    /* the land */
    uint64_t near[MOST_CELLS];      /* by cell: its neighbours, ... */
    uint8_t beside[MOST_CELLS][6];  /* ... and one in each direction */
    uint16_t place[MOST_CELLS];     /* by cell: q and r, a byte each */
    uint64_t land[TERRAINS];
    uint64_t map[SPAN + 2];
    int8_t left, top, west, east, north, south;
    uint8_t cells;
    /* what lives there */
    uint8_t eggs;
    uint64_t herd[ANIMALS];
    /* what its owner does */
    uint8_t asked_for, part, animal;
    uint64_t to_act;
    bool hunting;
    uint8_t at, steps, heading, meals;
    uint64_t fed, spare;
} World;

static inline uint64_t bit(unsigned cell) { return (uint64_t)1 << cell; }
static inline unsigned lowest(uint64_t cells) { return (unsigned)__builtin_ctzll(cells); }
static inline unsigned count(uint64_t cells) { return (unsigned)__builtin_popcountll(cells); }

/* -- the land */

static inline uint64_t prey_of(const World *world) {
    return world->herd[FROG] | world->herd[RABBIT] | world->herd[RAT];
}

static inline uint64_t predators_of(const World *world) {
    return world->herd[TIGER] | world->herd[EAGLE];
}

static inline uint64_t neighbours(const World *world, uint64_t cells) {
    uint64_t found = 0;
    for (; cells; cells &= cells - 1) found |= world->near[lowest(cells)];
    return found;
}

static inline unsigned place_of(int q, int r) { return (q & 255) << 8 | (r & 255); }

/* Draw the map anew with the world in its middle. */
static void redraw(World *world) {
    world->left = ((world->west + world->east) >> 1) - MIDDLE;
    world->top = ((world->north + world->south) >> 1) - MIDDLE;
    memset(world->map, 0, sizeof world->map);
    for (unsigned cell = 0; cell < world->cells; cell++) {
        int q = (int8_t)(world->place[cell] >> 8), r = (int8_t)world->place[cell];
        world->map[q - world->left] |= bit(r - world->top);
    }
}

static void add_cell(World *world, int q, int r, unsigned terrain) {
    unsigned cell = world->cells;
    if (q < world->west) world->west = q;
    if (q > world->east) world->east = q;
    if (r < world->north) world->north = r;
    if (r > world->south) world->south = r;
    if (world->west - world->left < 2 || world->left + SPAN - 1 - world->east < 2 ||
        world->north - world->top < 2 || world->top + SPAN - 1 - world->south < 2)
        redraw(world);
    world->near[cell] = 0;
    for (unsigned direction = 0; direction < 6; direction++) {
        int x = q + DQ[direction], y = r + DR[direction];
        world->beside[cell][direction] = NO_CELL;
        if (!(world->map[x - world->left] >> (y - world->top) & 1)) continue;
        unsigned place = place_of(x, y), other = 0;
        while (world->place[other] != place) other++;
        world->beside[cell][direction] = other;
        world->beside[other][(direction + 3) % 6] = cell;
        world->near[cell] |= bit(other);
        world->near[other] |= bit(cell);
    }
    world->place[cell] = place_of(q, r);
    world->land[terrain] |= bit(cell);
    world->map[q - world->left] |= bit(r - world->top);
    world->cells++;
}

/* Every way to join a tile: both hexes free, one of them beside the world. */
static unsigned placements(const World *world, uint16_t moves[]) {
    int last = world->east - world->left + 2;
    uint64_t on_left = 0, here = 0, on_right = 0; /* the world in three columns */
    uint64_t rim_left = 0, rim = 0;               /* free hexes beside it */
    unsigned number = 0;
    for (int x = world->west - world->left - 2; x <= last; x++) {
        uint64_t beyond = world->map[x + 2];
        uint64_t touched =
            on_right << 1 | on_right >> 1 | here | here >> 1 | beyond | beyond << 1;
        uint64_t rim_right = touched & ~on_right, free = ~here & WHOLE_COLUMN;
        uint64_t to[6] = {
            free & ~on_right & (rim | rim_right),
            free & ~(on_right << 1) & (rim | rim_right << 1),
            free & ~(here << 1) & (rim | rim << 1),
            free & ~on_left & (rim | rim_left),
            free & ~(on_left >> 1) & (rim | rim_left >> 1),
            free & ~(here >> 1) & (rim | rim >> 1),
        };
        uint64_t some = to[0] | to[1] | to[2] | to[3] | to[4] | to[5];
        for (; some; some &= some - 1) {
            unsigned y = lowest(some), code = PLACE + x * 512 + y * 8;
            for (unsigned direction = 0; direction < 6; direction++) {
                moves[number] = code + direction;
                number += to[direction] >> y & 1;
            }
        }
        on_left = here;
        here = on_right;
        on_right = beyond;
        rim_left = rim;
        rim = rim_right;
    }
    return number;
}

/* -- where hunters can go: directions, as sets */

static unsigned tiger_ways(const World *world, unsigned cell, unsigned left) {
    uint64_t prey = prey_of(world), closed = predators_of(world) | world->herd[DINOSAUR];
    unsigned found = 0;
    if (!left) return 0;
    for (unsigned direction = 0; direction < 6; direction++) {
        unsigned target = world->beside[cell][direction];
        if (target == NO_CELL) continue;
        if (prey >> target & 1 ||
            (left > 1 && !(closed >> target & 1) && prey & world->near[target]))
            found |= 1u << direction;
    }
    return found;
}

static bool eagle_can(const World *world, unsigned cell, unsigned left, unsigned direction) {
    uint64_t prey = prey_of(world), closed = predators_of(world) | world->herd[DINOSAUR];
    for (; left; left--) {
        cell = world->beside[cell][direction];
        if (cell == NO_CELL || closed >> cell & 1) return false;
        if (prey >> cell & 1) return true;
    }
    return false;
}

/* A dinosaur must be able to reach a free mountain in the steps left, fed on the way: worked out
 * backwards from the mountains. */
static unsigned dinosaur_ways(const World *world, unsigned cell, unsigned left, bool fed) {
    if (!left) return 0;
    uint64_t others = world->herd[DINOSAUR] & ~bit(cell), beside = world->near[cell] & ~others;
    uint64_t food = prey_of(world) | predators_of(world);
    uint64_t home = world->land[MOUNTAIN] & ~others, new_home = home;
    uint64_t larder = 0, new_larder = 0; /* home can be reached with a meal on the way */
    uint64_t good = fed ? home : home & food;
    while (--left && beside & ~good && new_home | new_larder) {
        if (!fed) {
            new_larder = neighbours(world, (new_home & food) | new_larder) & ~others & ~larder;
            larder |= new_larder;
        }
        new_home = neighbours(world, new_home) & ~others & ~home;
        home |= new_home;
        good = fed ? home : (home & food) | larder;
    }
    good &= beside;
    unsigned found = 0;
    for (unsigned direction = 0; direction < 6; direction++)
        found |= (unsigned)(good >> world->beside[cell][direction] & 1) << direction;
    return found;
}

static unsigned first_ways(const World *world, unsigned cell) {
    if (world->animal == TIGER) return tiger_ways(world, cell, TIGER_STEPS);
    if (world->animal == DINOSAUR) return dinosaur_ways(world, cell, DINOSAUR_STEPS, false);
    unsigned found = 0;
    for (unsigned direction = 0; direction < 6; direction++)
        found |= (unsigned)eagle_can(world, cell, EAGLE_STEPS, direction) << direction;
    return found;
}

static unsigned ways_on(const World *world) {
    unsigned made = world->steps;
    if (world->animal == TIGER) return tiger_ways(world, world->at, TIGER_STEPS - made);
    if (world->animal == DINOSAUR)
        return dinosaur_ways(world, world->at, DINOSAUR_STEPS - made, world->meals > 0);
    return (unsigned)eagle_can(world, world->at, EAGLE_STEPS - made, world->heading)
           << world->heading;
}

static inline bool may_stop(const World *world) {
    if (world->animal == DINOSAUR) return world->meals && world->land[MOUNTAIN] >> world->at & 1;
    return world->fed >> world->at & 1;
}

#endif
