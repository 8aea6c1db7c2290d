/** Who speaks at a table. */
import { t } from "../text/speech.svelte";
import type { TableSight } from "../wire/types";

export function speakerOf(table: TableSight, member: number): string {
  return table.seats.find((seat) => seat.member === member)?.name ?? t("ui-spectator");
}
