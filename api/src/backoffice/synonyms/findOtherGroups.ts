import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';

const MAX_GROUPS = 5;

/** The ids of the groups with each of some terms, except one group; a term counts as the same whatever its blanks and its ending. */
export async function findOtherGroups(terms: readonly string[], exceptHandle: string): Promise<string[][]> {
  const rows = await queryRows<{ number: number; id: string }>(Prisma.sql`
    SELECT wanted.number::int - 1 AS number, other.group_id AS id
    FROM unnest(${[...terms]}::text[]) WITH ORDINALITY wanted (term, number), LATERAL (
      SELECT DISTINCT synonym_groups.group_id, name FROM synonyms JOIN synonym_groups ON handle = group_handle
      WHERE key = search_key(wanted.term) AND group_handle <> ${exceptHandle}
      ORDER BY name LIMIT ${MAX_GROUPS}::int
    ) other
    ORDER BY wanted.number, other.name`);
  return terms.map((_term, index) => rows.filter(({ number }) => number === index).map(({ id }) => id));
}
