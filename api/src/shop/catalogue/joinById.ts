/** Pairs each hit with its row, in the order of the hits. A hit without a row is left out. */
export function joinById<Hit extends { id: string }, Row extends { id: string }>(
  hits: readonly Hit[],
  rows: readonly Row[],
): { hit: Hit; row: Row }[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap((hit) => {
    const row = rowOf.get(hit.id);
    return row ? [{ hit, row }] : [];
  });
}

/** The rows in the order of their ids; an id without a row is left out. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}
