/* Gods Love Dinosaurs played by chance, in C: what the compiled rules are measured against.
 *
 * Written from the rulebook, for 2 to 5 players and every variant. Moves have the order of the
 * rules' codes, and tiles are drawn alike, so both give the same decisions and the same checksum.
 * A cell is a number: the nest is 0, its ring 1 to 6, every tile adds two. Sets of cells are words.
 */
#include "playouts.h"
#include "gods_love_dinosaurs.world.h"

typedef struct {
    Rng rng;
    World worlds[MOST_PLAYERS];
    uint8_t board[PLACES];
    uint8_t pile[TILES]; /* stack D first: the stack in use is at the end */
    uint8_t in_pile, marker, active, held, column, activated, part, passed_on, asked;
    bool dinosaurs_follow, over;
} Game;

static unsigned players, rows;
static bool strict_supply, in_order, by_lot;
static struct {
    uint8_t terrain, other_terrain, animal;
} tiles[TILES];
static uint8_t full_pile[TILES], floor_of[STACKS + 1], full_size;
static World first_world;

/* -- stacks and figures */

static inline unsigned supply(const Game *game, unsigned animal) {
    if (!strict_supply) return 1000;
    unsigned left = SUPPLY[animal];
    for (unsigned seat = 0; seat < players; seat++) left -= count(game->worlds[seat].herd[animal]);
    return left;
}

static unsigned draw(Game *game) {
    unsigned stack = 0;
    while (floor_of[stack] >= game->in_pile) stack++;
    unsigned last = game->in_pile - 1;
    unsigned place = floor_of[stack] + below(&game->rng, game->in_pile - floor_of[stack]);
    unsigned tile = game->pile[place];
    game->pile[place] = game->pile[last];
    game->pile[last] = tile;
    game->in_pile = last;
    return tile;
}

static inline bool is_empty(const Game *game, unsigned column) {
    const uint8_t *places = game->board + column * MOST_ROWS;
    return places[0] == NO_TILE && places[1] == NO_TILE && places[2] == NO_TILE;
}

static void fill(Game *game) {
    for (unsigned column = 0; column < COLUMNS; column++)
        if (is_empty(game, column))
            for (unsigned row = 0; row < rows; row++)
                game->board[column * MOST_ROWS + row] = draw(game);
}

static void begin_turn(Game *game) {
    game->worlds[game->active].asked_for = TAKING;
    game->asked = 1u << game->active;
}

static void end_turn(Game *game) {
    game->active = game->active + 1u < players ? game->active + 1 : 0;
    begin_turn(game);
}

/* -- the moves of a player, ascending */

static unsigned births(const Game *game, const World *world, uint16_t moves[]) {
    uint64_t taken = prey_of(world) | predators_of(world) | world->herd[DINOSAUR];
    uint64_t room = (world->land[HABITAT[world->animal]] | world->land[UNIVERSAL]) & ~taken;
    unsigned number = 0;
    moves[number++] = DONE;
    if (!room || !world->to_act || !supply(game, world->animal)) return number;
    for (uint64_t parents = world->to_act; parents; parents &= parents - 1) {
        unsigned cell = lowest(parents);
        if (!(world->near[cell] & room)) continue;
        for (unsigned direction = 0; direction < 6; direction++) {
            moves[number] = BREED + cell * 8 + direction;
            number += room >> world->beside[cell][direction] & 1;
        }
    }
    return number;
}

static unsigned add_steps(uint16_t moves[], unsigned number, unsigned cell, unsigned ways) {
    for (unsigned direction = 0; direction < 6; direction++) {
        moves[number] = STEP + cell * 8 + direction;
        number += ways >> direction & 1;
    }
    return number;
}

static unsigned hunts(const World *world, uint16_t moves[]) {
    unsigned number = 0;
    for (uint64_t figures = world->to_act; figures; figures &= figures - 1)
        moves[number++] = GIVE_UP + lowest(figures);
    for (uint64_t figures = world->to_act; figures; figures &= figures - 1) {
        unsigned cell = lowest(figures);
        number = add_steps(moves, number, cell, first_ways(world, cell));
    }
    return number;
}

static unsigned legal(const Game *game, unsigned seat, uint16_t moves[]) {
    const World *world = &game->worlds[seat];
    unsigned number = 0;
    switch (world->asked_for) {
    case TAKING:
        for (unsigned place = 0; place < PLACES; place++) {
            moves[number] = TAKE + place;
            number += game->board[place] != NO_TILE;
        }
        return number;
    case PLACING:
        return placements(world, moves);
    case BREEDING:
        return births(game, world, moves);
    case HATCHING:
        moves[0] = KEEP_EGGS;
        moves[1] = HATCH;
        return 2;
    }
    if (world->spare) {
        for (uint64_t cells = world->spare; cells; cells &= cells - 1)
            moves[number++] = YOUNG + lowest(cells);
        return number;
    }
    if (world->hunting) {
        if (may_stop(world)) moves[number++] = STOP;
        return add_steps(moves, number, world->at, ways_on(world));
    }
    if (world->to_act) return hunts(world, moves);
    moves[0] = DONE;
    return 1;
}

/* -- hunting */

static inline void remove_hunter(World *world, unsigned cell) {
    world->herd[world->animal] &= ~bit(cell);
    world->to_act &= ~bit(cell);
}

/* If none that has not hunted can eat, all of them starve. */
static void starve_helpless(World *world) {
    for (uint64_t figures = world->to_act; figures; figures &= figures - 1)
        if (first_ways(world, lowest(figures))) return;
    world->herd[world->animal] &= ~world->to_act;
    world->to_act = 0;
}

static void end_hunt(Game *game, World *world) {
    if (world->animal != DINOSAUR) {
        uint64_t young = world->fed & ~bit(world->at);
        unsigned left = supply(game, world->animal);
        if (left && left < count(young)) {
            world->spare = young;
            return;
        }
        if (left) world->herd[world->animal] |= young;
    }
    world->hunting = false;
    starve_helpless(world);
}

static void step(Game *game, World *world, unsigned cell, unsigned direction) {
    unsigned target = world->beside[cell][direction];
    uint64_t here = bit(target);
    if (!world->hunting) {
        world->hunting = true;
        world->to_act &= ~bit(cell);
        world->steps = world->meals = 0;
        world->fed = 0;
    }
    for (unsigned animal = FROG; animal < DINOSAUR; animal++)
        if (world->herd[animal] & here) {
            world->herd[animal] ^= here;
            world->fed |= here;
            world->meals++;
            if (animal >= TIGER) world->eggs++; /* only dinosaurs eat predators */
        }
    world->herd[world->animal] ^= bit(cell) | here;
    world->at = target;
    world->heading = direction;
    world->steps++;
    if (!ways_on(world)) end_hunt(game, world);
}

/* -- activations: the animal of the column, then eggs and dinosaurs if the marker is there */

enum { ANIMALS_ACT, HATCHES, DINOSAURS_ACT };

static bool begin_part(Game *game, unsigned seat, unsigned part, bool confirm) {
    World *world = &game->worlds[seat];
    world->part = part;
    if (part == HATCHES) {
        world->asked_for = HATCHING;
        return world->eggs && !(world->herd[DINOSAUR] & bit(NEST)) && supply(game, DINOSAUR);
    }
    unsigned animal = part == DINOSAURS_ACT ? DINOSAUR : game->activated;
    world->animal = animal;
    world->to_act = world->herd[animal];
    if (animal < TIGER) {
        uint64_t taken = prey_of(world) | predators_of(world) | world->herd[DINOSAUR];
        uint64_t room = (world->land[HABITAT[animal]] | world->land[UNIVERSAL]) & ~taken;
        world->asked_for = BREEDING;
        return neighbours(world, room) & world->to_act && supply(game, animal);
    }
    world->asked_for = HUNTING;
    starve_helpless(world);
    return confirm || world->to_act;
}

static void end_activation(Game *game) {
    if (game->dinosaurs_follow) {
        game->marker = game->marker + 1 < COLUMNS ? game->marker + 1 : FROG;
        unsigned needed = 0;
        for (unsigned column = 0; column < COLUMNS; column++)
            if (is_empty(game, column)) needed += rows;
        if (game->in_pile < needed) {
            game->over = true;
            return;
        }
        fill(game);
    }
    end_turn(game);
}

static void go_on(Game *game, unsigned seat, unsigned part, bool confirm) {
    unsigned last = game->dinosaurs_follow ? DINOSAURS_ACT : ANIMALS_ACT;
    for (; part <= last; part++)
        if (begin_part(game, seat, part, confirm)) {
            game->asked |= 1u << seat;
            return;
        }
    game->worlds[seat].asked_for = WAITING;
}

static void next_in_order(Game *game) {
    unsigned last = game->dinosaurs_follow ? DINOSAURS_ACT : ANIMALS_ACT;
    for (; game->part <= last; game->part++, game->passed_on = 0)
        for (; game->passed_on < players; game->passed_on++) {
            unsigned seat = (game->active + game->passed_on) % players;
            if (begin_part(game, seat, game->part, false)) {
                game->asked = 1u << seat;
                return;
            }
            game->worlds[seat].asked_for = WAITING;
        }
    end_activation(game);
}

static void end_part(Game *game, unsigned seat) {
    World *world = &game->worlds[seat];
    game->asked &= ~(1u << seat);
    if (in_order) {
        world->asked_for = WAITING;
        game->passed_on++;
        next_in_order(game);
        return;
    }
    /* one who chose about an egg is asked to confirm the end of the dinosaurs' hunt */
    go_on(game, seat, world->part + 1, world->asked_for == HATCHING);
    if (!game->asked) end_activation(game);
}

static void after_placing(Game *game) {
    game->asked = 0;
    if (!is_empty(game, game->column)) {
        end_turn(game);
        return;
    }
    game->activated = game->column;
    game->dinosaurs_follow = game->column == game->marker;
    if (in_order) {
        game->part = ANIMALS_ACT;
        game->passed_on = 0;
        next_in_order(game);
        return;
    }
    for (unsigned seat = 0; seat < players; seat++) go_on(game, seat, ANIMALS_ACT, false);
    if (!game->asked) end_activation(game);
}

static void put_down(Game *game, World *world, unsigned move) {
    unsigned animal = tiles[game->held].animal;
    unsigned direction = (move - PLACE) & 7;
    int q = (int)((move - PLACE) >> 9) + world->left;
    int r = (int)((move - PLACE) >> 3 & 63) + world->top;
    add_cell(world, q, r, tiles[game->held].terrain);
    add_cell(world, q + DQ[direction], r + DR[direction],
             tiles[game->held].other_terrain);
    world->asked_for = WAITING;
    if (animal != NO_ANIMAL && supply(game, animal)) world->herd[animal] |= bit(world->cells - 2);
}

static void act(Game *game, unsigned seat, unsigned move) {
    World *world = &game->worlds[seat];
    switch (world->asked_for) {
    case TAKING:
        game->held = game->board[move - TAKE];
        game->board[move - TAKE] = NO_TILE;
        game->column = (move - TAKE) / MOST_ROWS;
        world->asked_for = PLACING;
        return;
    case PLACING:
        put_down(game, world, move);
        after_placing(game);
        return;
    case BREEDING:
        if (move == DONE) {
            end_part(game, seat);
        } else {
            unsigned parent = (move - BREED) >> 3, direction = (move - BREED) & 7;
            world->to_act &= ~bit(parent);
            world->herd[world->animal] |= bit(world->beside[parent][direction]);
        }
        return;
    case HATCHING:
        if (move == HATCH) {
            world->eggs--;
            world->herd[DINOSAUR] |= bit(NEST);
        }
        end_part(game, seat);
        return;
    }
    if (move == DONE) {
        end_part(game, seat);
    } else if (move >= STEP) {
        step(game, world, (move - STEP) >> 3, (move - STEP) & 7);
    } else if (move >= YOUNG) {
        world->herd[world->animal] |= bit(move - YOUNG);
        world->spare = 0;
        world->hunting = false;
        starve_helpless(world);
    } else if (move >= GIVE_UP) {
        remove_hunter(world, move - GIVE_UP);
        starve_helpless(world);
    } else {
        end_hunt(game, world);
    }
}

/* -- many games */

static void lay_starting_tile(World *world) {
    static const uint8_t terrains[START_CELLS] = {MOUNTAIN, LAKE,  LAKE, FOREST,
                                                  FOREST,   PLAIN, PLAIN};
    memset(world, 0, sizeof *world);
    world->left = world->top = -MIDDLE;
    world->west = world->north = -1;
    world->east = world->south = 1;
    world->eggs = FIRST_EGGS;
    for (unsigned cell = 0; cell < START_CELLS; cell++)
        add_cell(world, cell ? DQ[cell - 1] : 0, cell ? DR[cell - 1] : 0, terrains[cell]);
    world->herd[DINOSAUR] = bit(NEST);
    world->herd[FROG] = bit(1);
    world->herd[RAT] = bit(3);
    world->herd[RABBIT] = bit(5);
}

static void choose_variant(const Order *order) {
    players = order->players;
    rows = players > 3 ? 3 : 2;
    strict_supply = is(order, "strict_supply", "on");
    in_order = strict_supply || is(order, "activation", "one_after_another");
    by_lot = is(order, "first_player", "lot");
    for (unsigned tile = 0; tile < TILES; tile++) {
        tiles[tile].terrain = strchr(TERRAIN_LETTERS, BOX[tile][2]) - TERRAIN_LETTERS;
        tiles[tile].other_terrain = strchr(TERRAIN_LETTERS, BOX[tile][3]) - TERRAIN_LETTERS;
        const char *letter = strchr(ANIMAL_LETTERS, BOX[tile][4]);
        tiles[tile].animal = letter ? letter - ANIMAL_LETTERS : NO_ANIMAL;
    }
    full_size = 0;
    for (int stack = STACKS - 1; stack >= 0; stack--) {
        floor_of[stack] = full_size;
        for (unsigned tile = 0; tile < TILES; tile++)
            if (BOX[tile][0] == 'A' + stack && BOX[tile][1] <= '0' + (int)players)
                full_pile[full_size++] = tile;
    }
    lay_starting_tile(&first_world);
}

static inline uint64_t play(Rng chance, Rng *rng, int32_t scores[]) {
    static Game table;
    static uint16_t moves[MOST_MOVES];
    Game *game = &table;
    uint64_t decisions = 0;
    for (unsigned seat = 0; seat < players; seat++) game->worlds[seat] = first_world;
    memcpy(game->pile, full_pile, sizeof full_pile);
    memset(game->board, NO_TILE, sizeof game->board);
    game->rng = chance;
    game->in_pile = full_size;
    game->marker = FROG;
    game->over = false;
    game->active = by_lot ? below(&game->rng, players) : 0;
    fill(game);
    begin_turn(game);
    while (!game->over)
        for (unsigned deciders = game->asked; deciders; deciders &= deciders - 1) {
            unsigned seat = lowest(deciders), number = legal(game, seat, moves);
            act(game, seat, moves[below(rng, number)]);
            decisions++;
        }
    for (unsigned seat = 0; seat < players; seat++)
        scores[seat] = game->worlds[seat].eggs + count(game->worlds[seat].herd[DINOSAUR]);
    return decisions;
}

int main(void) { return carry_out_orders(choose_variant, play); }
