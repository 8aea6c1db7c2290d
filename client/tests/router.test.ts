// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { keyOf, takeHandedKey } from "../src/storage/kept_tables";
import { placeOf } from "../src/router.svelte";

describe("addresses", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/t/abc", "", { page: "table", table: "abc" }],
    ["/replay", "", { page: "replay", table: null, round: null, ply: null, seat: null }],
    ["/replay/abc", "?ply=12&seat=1", { page: "replay", table: "abc", round: null, ply: 12, seat: 1 }],
    ["/replay/abc", "?round=2&seat=all", { page: "replay", table: "abc", round: 2, ply: null, seat: "all" }],
    ["/replay/abc", "?ply=-1", { page: "replay", table: "abc", round: null, ply: null, seat: null }],
    ["/learn/diamant", "", { page: "learn", game: "diamant" }],
    ["/about", "", { page: "about" }],
    ["/t", "", { page: "nowhere" }],
    ["/t/abc/more", "", { page: "nowhere" }],
    ["/t/%E0%A4%A", "", { page: "table", table: "%E0%A4%A" }],
  ])("%s%s", (path, query, place) => {
    expect(placeOf(path, query)).toEqual(place);
  });
});

describe("a seat handed over in a link", () => {
  beforeEach(() => localStorage.clear());

  test("is kept, and its key leaves the address at once", () => {
    history.replaceState(null, "", "/t/abc#key=s3cret_-");
    takeHandedKey("abc");
    expect(keyOf("abc")).toBe("s3cret_-");
    expect(location.hash).toBe("");
  });

  test("any other fragment is left alone", () => {
    history.replaceState(null, "", "/t/abc#main");
    takeHandedKey("abc");
    expect(keyOf("abc")).toBeNull();
    expect(location.hash).toBe("#main");
  });
});
