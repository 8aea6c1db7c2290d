/** A decision as a panel is given it: these choices are offered, and nothing is in the way. */
import { vi } from "vitest";
import type { Decision } from "../../src/boards/kit/decision.svelte";

export function asked<Choice>(offered: Choice[], decide = vi.fn(() => true)): Decision<Choice> {
  return { offered, asked: offered.length > 0, sending: false, stopped: false, blocked: null, decide };
}
