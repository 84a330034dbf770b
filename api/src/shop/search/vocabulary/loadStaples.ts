import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { lockBulkWork } from '../../../platform/db/lockBulkWork.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { type CuratedGroup, SYNONYM_LOCK } from './synonymGroup.ts';

/** What most households mean by things, the likeliest first, the words of names that are something else, and the usual pack. */
const staplesShape = z.array(
  z.strictObject({
    things: z.array(z.string()),
    usual: z.array(z.string()).max(16),
    not: z.string(),
    pack: z.string(),
  }),
);
/** The least score of a word of a name or of a sub-category, see `search_document_terms`. */
const NAME_SCORE = 250;
const TIMEOUT_MS = 120_000;

/** A row of the table before the database has made the term of a thing of one word its stem. */
interface Staple {
  /** The number of its line in the file. */
  line: number;
  thing: string;
  position: number;
  name: string;
  exclusions: string;
  pack: string;
}

/**
 * Brings the database's staples to this version's. The products of each line are indexed again in a transaction of its own, which keeps
 * the lock of the index short; a start that is interrupted is continued by the next one.
 */
export async function loadStaples(groups: readonly CuratedGroup[]): Promise<void> {
  const file = await readFile(path.join(import.meta.dirname, 'tables', 'staples.json'), 'utf8');
  const namesOf = namesByGroup(groups);
  const staples = staplesShape.parse(JSON.parse(file)).flatMap(({ things, usual, not: exclusions, pack }, line) =>
    things
      .flatMap(namesOf)
      .filter((thing) => !thing.includes(' '))
      .flatMap((thing) =>
        usual.flatMap((one, position) =>
          namesOf(one).map((name) => ({ line, thing, position, name, exclusions, pack })),
        ),
      ),
  );
  for (const terms of await findChangedTerms(db, staples))
    await db.$transaction(
      async (tx) => {
        await lockBulkWork(tx, SYNONYM_LOCK, TIMEOUT_MS);
        const stillChanged = (await findChangedTerms(tx, staples)).flat(); // another process may have loaded them
        await replaceStaples(
          tx,
          terms.filter((term) => stillChanged.includes(term)),
          staples,
        );
      },
      { timeout: TIMEOUT_MS },
    );
}

/** A name, and the handles of the groups that have it in English, each behind `#`. */
function namesByGroup(groups: readonly CuratedGroup[]): (name: string) => string[] {
  const handles = new Map<string, string[]>();
  for (const { handle, names } of groups)
    for (const { language, term } of names)
      if (language === 'en') handles.set(term, [...(handles.get(term) ?? []), `#${handle}`]);
  return (name) => [name, ...(handles.get(name) ?? [])];
}

/** The terms whose staples are not those of this version, line by line. */
async function findChangedTerms(client: Transaction, staples: readonly Staple[]): Promise<string[][]> {
  const rows = await client.$queryRaw<{ terms: string[] }[]>`
    WITH released AS MATERIALIZED (${releasedStaples(staples)}),
    rows AS (SELECT term, position, name, exclusions, pack FROM released),
    known AS (SELECT term, position, name, exclusions, pack FROM search_staples)
    SELECT array_agg(term ORDER BY term) AS terms FROM (
      SELECT term, (SELECT min(line) FROM released WHERE released.term = changed.term) AS line
      FROM ((TABLE rows EXCEPT TABLE known) UNION (TABLE known EXCEPT TABLE rows)) changed GROUP BY term
    ) listed GROUP BY line ORDER BY line`;
  return rows.map(({ terms }) => terms);
}

async function replaceStaples(tx: Transaction, terms: readonly string[], staples: readonly Staple[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM search_staples WHERE term = ANY (${terms})`;
  await tx.$executeRaw`
    INSERT INTO search_staples (term, position, name, exclusions, pack)
    SELECT DISTINCT term, position, name, exclusions, pack FROM (${releasedStaples(staples)}) released WHERE term = ANY (${terms})`;
  await tx.$executeRaw`
    INSERT INTO search_queue (product_ids)
    SELECT array_agg(DISTINCT product_id) FROM search_postings WHERE term = ANY (${terms}) AND score >= ${NAME_SCORE}::int
    HAVING count(*) > 0`;
}

function releasedStaples(staples: readonly Staple[]): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT line, CASE WHEN starts_with(thing, '#') THEN thing ELSE search_key(thing) END AS term, position, name, exclusions, pack
    FROM json_to_recordset(${JSON.stringify(staples)}::json)
      AS staple (line int, thing text, position smallint, name text, exclusions text, pack text)`;
}
