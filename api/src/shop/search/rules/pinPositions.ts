import type { Transaction } from '../../../platform/db/client.ts';

/** The position behind the last pin of a search. */
export async function nextPosition(tx: Transaction, query: string): Promise<number> {
  const { _max } = await tx.searchRule.aggregate({ where: { query }, _max: { position: true } });
  return (_max.position ?? 0) + 1;
}

/** Numbers the pins of a search from 1 in their order, after one has gone. */
export async function closeGaps(tx: Transaction, query: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE search_rules rule SET position = ordered.position
    FROM (
      SELECT id, row_number() OVER (ORDER BY position)::int AS position FROM search_rules
      WHERE query = ${query} AND position IS NOT NULL
    ) ordered
    WHERE rule.id = ordered.id AND rule.position <> ordered.position`;
}
