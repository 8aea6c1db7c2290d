/** What a browser needs before it offers to install the app. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PUBLIC = join(import.meta.dirname, "../public");

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const icons = (JSON.parse(readFileSync(join(PUBLIC, "app.webmanifest"), "utf8")) as { icons: Icon[] }).icons;
const pngs = icons.filter((icon) => icon.type === "image/png");

test.each(pngs)("$src is a picture of $sizes", ({ src, sizes }) => {
  const png = readFileSync(join(PUBLIC, src));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
});

test("there are the sizes that launchers ask for, one of them to be cut to any shape", () => {
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(pngs.some(({ purpose }) => purpose === "maskable")).toBe(true);
});
