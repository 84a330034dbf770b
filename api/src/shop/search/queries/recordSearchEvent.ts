import type { CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { searchProducts } from '../searchProducts.ts';
import { cleanSearchText, queryText } from '../searchText.ts';

/** Two Latin letters or digits mean nothing; two characters of another script may be a word, such as घी. */
const TOO_SHORT = /^(?:.?|[\p{Script=Latin}\p{N}]{2})$/u;

/** The largest number of different searches per day. The limit stops floods; the stored searches are counted beyond it. */
export const MAX_SEARCHES_PER_DAY = 2_000;
/** The largest number of concurrent writes; further events are not recorded. */
const MAX_CONCURRENT_WRITES = 5;

/** What a shopper has done: searched, opened a result, or added one to the cart. */
export type SearchEventKind = 'SEARCH' | 'RESULT_CLICK' | 'ADD_TO_CART';

let concurrentWrites = 0;

/**
 * Counts an event for the admins' page of searches. The row has the words and the day, and nothing about the shopper. Whether a
 * search has no result or is corrected is what the search itself answers, not what a client says. Returns whether the event was
 * counted. @throws TooManyAttemptsError
 */
export async function recordSearchEvent(
  { query: text, kind }: { query: string; kind: SearchEventKind },
  { caller, cache, now }: { caller: Pick<Caller, 'network' | 'throttle'>; cache: CatalogueCache; now: Date },
): Promise<boolean> {
  await caller.throttle.consume('searchEventsPerIp', caller.network);
  const query = recordableQuery(text);
  if (query === null || concurrentWrites >= MAX_CONCURRENT_WRITES) return false;
  concurrentWrites += 1;
  try {
    const row = { day: shopDay(now), query };
    const written = await db.$executeRaw(kind === 'SEARCH' ? await countSearch(text, row, cache) : countUse(kind, row));
    return written > 0;
  } finally {
    concurrentWrites -= 1;
  }
}

interface Row {
  day: string;
  query: string;
}

async function countSearch(text: string, { day, query }: Row, cache: CatalogueCache): Promise<Prisma.Sql> {
  const { totalCount, correctedText } = await searchProducts(text, { first: 0 }, { cache });
  return Prisma.sql`
    INSERT INTO searches (day, query, search_count, zero_result_count, corrected_count)
    SELECT ${day}::date, ${query}, 1, ${totalCount === 0 ? 1 : 0}::int, ${correctedText === null ? 0 : 1}::int
    WHERE (SELECT count(*) FROM searches WHERE day = ${day}::date) < ${MAX_SEARCHES_PER_DAY}
      OR EXISTS (SELECT FROM searches WHERE day = ${day}::date AND query = ${query})
    ON CONFLICT (day, query) DO UPDATE SET
      search_count = searches.search_count + 1,
      zero_result_count = searches.zero_result_count + EXCLUDED.zero_result_count,
      corrected_count = searches.corrected_count + EXCLUDED.corrected_count`;
}

/** The statement that counts a click or an addition to the cart, at most one per search with results. */
function countUse(kind: Exclude<SearchEventKind, 'SEARCH'>, { day, query }: Row): Prisma.Sql {
  const column = Prisma.raw(kind === 'RESULT_CLICK' ? 'click_count' : 'add_to_cart_count');
  return Prisma.sql`
    UPDATE searches SET ${column} = ${column} + 1
    WHERE day = ${day}::date AND query = ${query} AND ${column} < search_count - zero_result_count`;
}

/**
 * The text of a search that may be stored; null when none may. Text that looks like an e-mail address or a number of a person is
 * not stored, nor is text that is too short to mean something.
 */
export function recordableQuery(text: string): string | null {
  const cleaned = cleanSearchText(text);
  if (cleaned.includes('@') || /\p{Nd}{6}/u.test(cleaned.replace(/[^\p{L}\p{N}]/gu, ''))) return null;
  const query = queryText(text);
  return TOO_SHORT.test(query) ? null : query;
}
