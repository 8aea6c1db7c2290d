/* Dino Bones played by chance, in C: what the compiled rules are measured against.
 *
 * Written from the rules (games/dino_bones/RULES.md; the numbers in brackets are theirs) and from
 * components.json. Moves are listed in the order of their codes, and chance is drawn in the order
 * of games/dino_bones, so both give the same decisions and the same checksum. A split is found by the
 * same union-find of corners as in the rules.
 */
#include "dino_bones_moves.h"

/* -- skeletons (DB-30, DB-31) */

static void assemble(Bones *game, int seat, int species, bool cast) {
    if (cast) {
        game->hand[seat] &= ~(1u << PLASTER_CAST);
        game->played[seat] |= 1u << PLASTER_CAST;
    }
    uint32_t held = game->held[seat];
    for (int kind = FIRST_PART[species]; kind < FIRST_PART[species + 1]; kind++)
        if (held >> kind & 1)
            lose(game, seat, kind);
        else if (cast)
            cast = false;
        else
            lose(game, seat, BONE_PILE);
    game->built[seat][species]++;
    pay(game, seat, 1);
}

/* -- the end (DB-50, DB-30) */

static void ask_last_skeletons(Bones *game) {
    game->stage = LAST_SKELETONS;
    while (game->to_ask) {
        int seat = next_of(game, game->to_ask, game->active);
        int most_casts = game->hand[seat] ? 1 : 0; /* any card may be the plaster cast */
        for (int species = 0; species < SPECIES; species++)
            for (int casts = 0; casts <= most_casts; casts++)
                if (can_assemble(game, seat, species, casts)) {
                    game->decider = seat;
                    return;
                }
        game->to_ask &= ~(1u << seat);
    }
    game->stage = OVER;
}

static void close_game(Bones *game) {
    game->to_ask = (1u << game->players) - 1;
    ask_last_skeletons(game);
}

/* -- a turn (DB-10 to DB-16) */

static void go_on(Bones *game) {
    int seat = game->active;
    game->stage = IN_TURN;
    game->decider = seat;
    if (!game->owed) return;
    int sharpened = game->owed < game->dull[seat] ? game->owed : game->dull[seat];
    game->dull[seat] -= sharpened;
    game->sharp[seat] += sharpened;
    game->owed -= sharpened;
    int lying = on_slab(game, seat);
    if (game->owed > lying) game->owed = lying;
}

static void begin_turn(Bones *game, int seat) {
    game->active = seat;
    game->found = game->sold = game->tent = false;
    game->spent = game->placed = game->charges = game->helps = 0;
    game->sale_pays = 1;
    game->owed = 3;
    go_on(game);
}

static void end_turn(Bones *game, int keep) {
    int seat = game->active;
    game->dull[seat] += game->sharp[seat] - keep + game->spent;
    game->sharp[seat] = keep;
    game->idle_turns = game->found ? 0 : game->idle_turns + 1;
    if (game->idle_turns == 400) /* DB-53 */
        close_game(game);
    else
        begin_turn(game, after(game, seat));
}

/* -- division (DB-20 to DB-29) */

static void next_part(Bones *game);

static inline bool one_kind(const Bones *game) {
    uint64_t rest = game->finds;
    int kind = game->front[lowest(rest)];
    for (rest &= rest - 1; rest; rest &= rest - 1)
        if (game->front[lowest(rest)] != kind) return false;
    return true;
}

static inline void take(Bones *game, int seat, int kind) {
    uint64_t rest = game->finds;
    while (game->front[lowest(rest)] != kind) rest &= rest - 1;
    game->finds &= ~(rest & -rest);
    find(game, seat, kind);
}

static inline void leave_to_leader(Bones *game) {
    for (; game->finds; game->finds &= game->finds - 1)
        give_to_leader(game, game->front[lowest(game->finds)]);
}

static inline unsigned holders(const Bones *game, unsigned seats) {
    unsigned found = 0;
    for (int seat = 0; seat < game->players; seat++)
        if (seats >> seat & 1 && game->hand[seat]) found |= 1u << seat;
    return found;
}

static void offer_brush(Bones *game) {
    if (game->finds && game->to_ask) {
        game->stage = OFFER_BRUSH;
        game->decider = next_of(game, game->to_ask, game->active);
        return;
    }
    leave_to_leader(game);
    next_part(game);
}

static int first_taker(const Bones *game) {
    int seat = game->ties_from_active ? game->active : game->first, best = NOWHERE;
    for (int i = 0; i < game->players; i++, seat = after(game, seat))
        if (game->waiting >> seat & 1 && (best < 0 || game->weight[seat] > game->weight[best]))
            best = seat;
    return best;
}

static void take_on(Bones *game, int seat) {
    for (;;) {
        while (game->left && (game->left == count(game->finds) || one_kind(game))) {
            take(game, seat, game->front[lowest(game->finds)]);
            game->left--;
        }
        if (game->left) {
            game->stage = TAKING;
            game->decider = seat;
            return;
        }
        if (!game->finds || !game->waiting) {
            game->to_ask = holders(game, game->participants);
            offer_brush(game);
            return;
        }
        seat = first_taker(game);
        game->waiting &= ~(1u << seat);
        int half = (count(game->finds) + 1) / 2;
        game->left = half < 6 ? half : 6;
    }
}

static void offer_helmet(Bones *game) {
    if (game->to_ask) {
        game->stage = OFFER_HELMET;
        game->decider = next_of(game, game->to_ask, game->active);
        return;
    }
    game->left = 0;
    take_on(game, NOWHERE);
}

static void divide(Bones *game, uint64_t part) {
    int kept = 0;
    for (int i = 0; i < game->part_count; i++)
        if (game->parts[i] != part) game->parts[kept++] = game->parts[i];
    game->part_count = kept;
    game->found = true;
    Set cut, inside;
    sides_of_part(part, &cut, &inside);
    game->participants = 0;
    for (int seat = 0; seat < game->players; seat++) {
        int on_cut = 0, within = 0;
        for (int word = 0; word < WORDS; word++) {
            on_cut += count(game->chisels[seat].word[word] & cut.word[word]);
            within += count(game->chisels[seat].word[word] & inside.word[word]);
        }
        game->weight[seat] = on_cut;
        game->dull[seat] += on_cut;
        game->sharp[seat] += within;
        if (on_cut) game->participants |= 1u << seat;
    }
    remove_tiles(game, part, &cut, &inside);
    for (uint64_t hidden = part & ~game->face_up; hidden; hidden &= hidden - 1)
        turn_up(game, lowest(hidden));
    game->finds = part;
    if (!game->participants) game->participants = 1u << game->active; /* DB-43 */
    game->waiting = game->participants;
    game->to_ask = holders(game, game->participants);
    offer_helmet(game);
}

static void share_last_two(Bones *game) {
    for (uint64_t rest = game->tiles; rest; rest &= rest - 1) turn_up(game, lowest(rest));
    for (int seat = 0; seat < game->players; seat++) game->sharp[seat] += on_slab(game, seat);
    Set cut, inside;
    sides_of_part(game->tiles, &cut, &inside);
    game->finds = game->tiles;
    remove_tiles(game, game->tiles, &cut, &inside);
    game->owed = 0;
    game->stage = LAST_TWO;
    game->decider = game->active;
    if (one_kind(game)) {
        take(game, game->active, game->front[lowest(game->finds)]);
        leave_to_leader(game);
        game->stage = CLOSING;
    }
}

static void next_part(Bones *game) {
    uint64_t smallest[6];
    if (count(game->tiles) == 2) {
        share_last_two(game);
    } else if (game->part_count < 2) {
        go_on(game);
    } else if (smallest_parts(game, smallest) == 1) {
        divide(game, smallest[0]);
    } else {
        game->stage = CHOOSING_PART;
        game->decider = game->active;
    }
}

static void place(Bones *game, int border, bool tool) {
    int seat = game->active, cost = 1;
    if (tool)
        game->charges--;
    else
        cost += has(&game->one_boulder, border) + 2 * has(&game->two_boulders, border);
    game->sharp[seat] -= cost;
    game->spent += cost - 1;
    game->placed++;
    if (!lay(game, seat, border)) return;
    game->parts[0] = part_of(game, tile_one[border]);
    game->parts[1] = game->tiles & ~game->parts[0];
    game->part_count = 2;
    next_part(game);
}

/* -- help from the leader (DB-40 to DB-46) */

static void dig(Bones *game, int seat, int place) {
    find(game, seat, turn_up(game, place));
    game->found = true;
    Set cut, inside;
    sides_of_part(bit(place), &cut, &inside);
    for (int owner = 0; owner < game->players; owner++)
        for (int word = 0; word < WORDS; word++)
            game->sharp[owner] += count(game->chisels[owner].word[word] & cut.word[word]);
    remove_tiles(game, bit(place), &cut, &inside);
    game->cracks_known = false;
    game->part_count = 0;
    for (uint64_t rest = game->tiles; rest;) {
        uint64_t part = part_of(game, lowest(rest));
        game->parts[game->part_count++] = part;
        rest &= ~part;
    }
    next_part(game);
}

static void buy_help(Bones *game, int seat, int move) {
    int price = help_price(game);
    game->amber[seat] -= price;
    game->supply += price;
    game->helps++;
    if (game->stage == WITH_VOUCHER) game->stage = game->back_to;
    if (move == STRONG_TOOL) {
        game->charges += 2;
    } else if (move == QUICK_SHARPENING) {
        game->owed += 2;
        go_on(game);
    } else if (move >= DIG) {
        dig(game, seat, move - DIG);
    } else {
        int kind = move - BUY;
        if (--game->stock[kind] == 0) game->in_stock &= ~(1u << kind);
        gain(game, seat, kind);
    }
}

/* -- equipment (DB-60 to DB-63) */

static void use_up(Bones *game, int seat, int card) {
    game->hand[seat] &= ~(1u << card);
    game->played[seat] |= 1u << card;
}

static void play(Bones *game, int seat, int card) {
    use_up(game, seat, card);
    switch (card) {
        case VOUCHER:
            game->back_to = game->stage;
            game->stage = WITH_VOUCHER;
            break;
        case WHETSTONE:
            game->owed += 2;
            go_on(game);
            break;
        case JACKHAMMER: game->charges++; break;
        case RADAR:
            game->left = 3;
            game->stage = WITH_RADAR;
            break;
        case AMBER_VEIN: pay(game, seat, 2); break;
        case FRACTURE_MAP:
            game->left = 2;
            game->stage = WITH_MAP;
            break;
        case CONTRACT: game->sale_pays = 2; break;
        case TENT: game->tent = true; break;
        default: break; /* the backpack is just there */
    }
}

/* -- a move */

static void act_in_turn(Bones *game, int seat, int move) {
    if (move >= LIFT) {
        lift(game, move - LIFT);
        if (game->stage == IN_TURN) {
            game->owed--;
            go_on(game);
        } else if (--game->left == 0 || !on_slab(game, seat)) {
            go_on(game);
        }
    } else if (move >= USE_TOOL) {
        place(game, move - USE_TOOL, true);
    } else if (move >= PLACE) {
        place(game, move - PLACE, false);
    } else if (move >= LOOK) {
        if (game->front[move - LOOK] == UNSEEN) game->front[move - LOOK] = drawn_front(game);
        game->looked[seat] |= bit(move - LOOK);
        if (--game->left == 0 || !hidden_from(game, seat)) game->stage = IN_TURN;
    } else if (move >= DIG || (move >= STRONG_TOOL && move < SELL)) {
        buy_help(game, seat, move);
    } else if (move >= PLAY) {
        play(game, seat, move - PLAY);
    } else if (move >= ASSEMBLE) {
        assemble(game, seat, (move - ASSEMBLE) & 3, move >= ASSEMBLE_WITH_CAST);
        if (game->stage == LAST_SKELETONS) ask_last_skeletons(game);
    } else if (move >= SELL) {
        lose(game, seat, move - SELL);
        give_to_leader(game, move - SELL);
        game->sold = true;
        pay(game, seat, game->sale_pays);
    } else {
        end_turn(game, move - END_TURN);
    }
}

static void act(Bones *game, int move) {
    int seat = game->decider;
    uint64_t smallest[6];
    switch (game->stage) {
        case TAKING:
            take(game, seat, move - TAKE);
            game->left--;
            take_on(game, seat);
            return;
        case CHOOSING_PART:
            smallest_parts(game, smallest);
            divide(game, smallest[move - CHOOSE_PART]);
            return;
        case OFFER_HELMET:
            game->to_ask &= ~(1u << seat);
            if (move != PASS) {
                use_up(game, seat, HELMET);
                game->weight[seat]++;
            }
            offer_helmet(game);
            return;
        case OFFER_BRUSH:
            game->to_ask &= ~(1u << seat);
            if (move != PASS) {
                use_up(game, seat, BRUSH);
                if (!one_kind(game)) {
                    game->stage = BRUSHING;
                    return;
                }
                take(game, seat, game->front[lowest(game->finds)]);
            }
            offer_brush(game);
            return;
        case BRUSHING:
            take(game, seat, move - TAKE);
            offer_brush(game);
            return;
        case LAST_TWO:
            take(game, seat, move - TAKE);
            leave_to_leader(game);
            game->stage = CLOSING;
            return;
        default: break;
    }
    if (move != PASS) {
        act_in_turn(game, seat, move);
    } else if (game->stage == LAST_SKELETONS) {
        game->to_ask &= ~(1u << seat);
        ask_last_skeletons(game);
    } else if (game->stage == CLOSING) {
        close_game(game);
    } else {
        go_on(game);
    }
}

/* -- the set-up (DB-01 to DB-06, DB-60) */

static void set_up(Bones *game, const Table *table, Rng rng) {
    memset(game, 0, sizeof *game);
    game->rng = rng;
    game->players = table->players;
    game->ties_from_active = table->ties_from_active;
    lay_slab(game, table->all_face_down);
    game->first = table->first == NOWHERE ? (int)below(&game->rng, table->players) : table->first;
    game->supply = AMBER;
    int seat = game->first;
    for (unsigned order = 0; order < table->players; order++, seat = after(game, seat)) {
        game->sharp[seat] = SHARP_AT_START[order];
        game->dull[seat] = CHISELS - game->sharp[seat];
        pay(game, seat, AMBER_AT_START[order]);
    }
    unsigned undealt = (1u << CARDS) - 1;
    for (unsigned owner = 0; owner < table->players; owner++)
        for (unsigned i = 0; i < table->cards_each; i++) {
            unsigned rest = undealt;
            for (unsigned skipped = below(&game->rng, count(undealt)); skipped; skipped--)
                rest &= rest - 1;
            game->hand[owner] |= rest & -rest;
            undealt &= ~(rest & -rest);
        }
    begin_turn(game, game->first);
}

static int score(const Bones *game, int seat) {
    const uint8_t *owned = game->owned[seat];
    int points = game->amber[seat] + PLANT_POINTS[owned[PLANT]] + owned[BONE_PILE];
    for (int kind = 0; kind <= PTERODACTYL; kind++) points += owned[kind];
    for (int species = 0; species < SPECIES; species++)
        points += POINTS[species] * game->built[seat][species];
    return points;
}

/* -- many games */

static Table table;

static void choose_variant(const Order *order) {
    static const char *const SEATS[] = {"first_seat", "second_seat", "third_seat", "fourth_seat",
                                        "fifth_seat"};
    table = (Table){.players = order->players, .first = NOWHERE};
    table.all_face_down = is(order, "layout", "B");
    table.ties_from_active = is(order, "tie", "active");
    table.cards_each = is(order, "equipment", "2") ? 2 : is(order, "equipment", "1");
    for (int seat = 0; seat < MOST_PLAYERS; seat++)
        if (is(order, "first_player", SEATS[seat])) table.first = seat;
}

static uint64_t play_out(Rng chance, Rng *decisions, int32_t scores[]) {
    Bones game;
    int16_t moves[MOST_MOVES];
    uint64_t made = 0;
    set_up(&game, &table, chance);
    for (; game.stage != OVER; made++) {
        int number = legal(&game, moves);
        act(&game, moves[below(decisions, number)]);
    }
    for (int seat = 0; seat < game.players; seat++) scores[seat] = score(&game, seat);
    return made;
}

int main(void) {
    draw_the_map();
    return carry_out_orders(choose_variant, play_out);
}
