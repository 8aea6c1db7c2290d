/** What is left out of the Fluent files on their way to the browser changes no message. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutComments } from "../tools/texts";

const ROOT = join(import.meta.dirname, "../..");
const FILES = ["client/src", "src/ludolith"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { encoding: "utf8", recursive: true })
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => join(folder, path)),
);

test.each(FILES)("%s says the same without comments", (path) => {
  const whole = readFileSync(join(ROOT, path), "utf8");
  const sent = withoutComments(whole);
  expect(sent.length).toBeLessThan(whole.length);
  expect(sent).not.toMatch(/^#/m);
  expect(new FluentResource(sent).body).toEqual(new FluentResource(whole).body);
});

test("a blank line within a message stays", () => {
  const text = "# for translators\n\none =\n    above\n\n    below\n\ntwo = 2\n";
  expect(withoutComments(text)).toBe("\none =\n    above\n\n    below\ntwo = 2\n");
});
