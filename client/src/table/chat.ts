/** Who speaks at a table. */
import { t } from "../text/sentences.svelte";
import type { TableInfo } from "../wire/types";

export function speakerOf(table: TableInfo, member: number): string {
  return table.seats.find((seat) => seat.member === member)?.name ?? t("ui-spectator");
}
