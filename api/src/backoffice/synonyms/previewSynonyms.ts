import type pg from 'pg';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Throttle } from '../../platform/limits/throttle.ts';
import { db, databasePool } from '../../platform/db/client.ts';
import { type ZeroResultSearch, findZeroResultSearches } from '../search/analytics/searchAnalytics.ts';
import { searchProducts } from '../../shop/search/searchProducts.ts';
import type { GroupTerm, SynonymState } from '../../shop/search/vocabulary/synonymGroup.ts';
import { compareTerms } from './changeSynonymGroups.ts';
import { SynonymGroupNotFoundError, SynonymPreviewTimeoutError } from './synonymErrors.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows, boundConnection } from '../../platform/db/queryRows.ts';
import { dateRangeUntil } from '../../platform/core/shopCalendar.ts';

/** A group as it would be saved; a new group has any handle that no other group has. */
export interface SynonymDraft extends SynonymState {
  handle: string;
}

/** What searches within `work` find, and how much of the draft they see. */
interface DraftResult<Result> {
  result: Result;
  /** Whether all products that the draft concerns were indexed with it. */
  isWhole: boolean;
}

/** The products that are indexed for a draft. */
const WITH_SYNONYM_DRAFT_MAX_PRODUCTS = 2_000;
const STATEMENT_TIMEOUT_MS = 3_000;

/**
 * Runs searches as if a synonym group were saved. They read the views of the schema `search_preview` in a transaction that is always
 * rolled back: nothing that others read is written or locked, and no cache is told. `work` searches one text after the other.
 */
export async function withSynonymDraft<Result>(
  { handle, department, terms }: SynonymDraft,
  work: () => Promise<Result>,
): Promise<DraftResult<Result>> {
  const client = await databasePool('reads').connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL search_path = search_preview, public; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
    const { rows } = await client.query<{ count: number }>(
      'SELECT search_preview.apply_draft($1, $2, $3, $4, $5) AS count',
      [
        handle,
        department,
        terms.map(({ language }) => language),
        terms.map(({ term }) => term),
        WITH_SYNONYM_DRAFT_MAX_PRODUCTS,
      ],
    );
    const result = await boundConnection.run(client, work);
    return { result, isWhole: (rows[0]?.count ?? 0) <= WITH_SYNONYM_DRAFT_MAX_PRODUCTS };
  } finally {
    await rollBack(client);
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

const DAYS = 30;

/** The searches that are tried again for one preview. */
const MAX_SEARCHES = 20;

const CANDIDATES = 200;

const MAX_GROUPS = 5;

/** What a search finds: its first products, and the number of all. */
export interface FoundProducts {
  productIds: string[];
  totalCount: number;
}

/** What a search for a term finds as long as the draft is not saved, and once it is. */
export interface TermPreview extends GroupTerm {
  isAdded: boolean;
  before: FoundProducts;
  after: FoundProducts;
  /** The ids of the other groups with the term. */
  otherGroupIds: string[];
}

/** What saving a draft would change. */
export interface SynonymPreview {
  terms: TermPreview[];
  /** The searches without result of the last 30 days that would find products. */
  resolvedSearches: (ZeroResultSearch & { productCount: number })[];
  /** Whether all that changes was looked at. */
  isComplete: boolean;
}

/** What a preview is asked for: the id is null for a new group. */
export interface SynonymPreviewRequest extends SynonymState {
  synonymGroupId: string | null;
}

const MAX_TERMS = 12;
const MAX_PRODUCTS = 6;
const NEW_HANDLE = 'custom-draft';
const QUERY_CANCELED = '57014';

/**
 * Compares what searches find now with what they would find once a draft is saved. It changes nothing; see `withSynonymDraft`.
 * @throws TooManyAttemptsError, SynonymGroupNotFoundError, SynonymPreviewTimeoutError
 */
export async function previewSynonyms(
  viewer: Viewer,
  { synonymGroupId, department, terms }: SynonymPreviewRequest,
  { throttle, now }: { throttle: Throttle; now: Date },
): Promise<SynonymPreview> {
  requirePermission(viewer, 'CATALOGUE');
  await throttle.consume('synonymPreviewsPerAdmin', viewer.userId);
  const group = await readGroup(synonymGroupId);
  const { added, removed } = compareTerms(group?.synonyms ?? [], terms);
  const changes = [
    ...added.map((term) => ({ ...term, isAdded: true })),
    ...removed.map((term) => ({ ...term, isAdded: false })),
  ];
  const shown = changes.slice(0, MAX_TERMS);
  const addedTerms = shown.filter(({ isAdded }) => isAdded).map(({ term }) => term);
  const handle = group?.handle ?? NEW_HANDLE;
  const [before, otherGroups, unresolved] = await Promise.all([
    Promise.all(shown.map(({ term }) => findProducts(term))),
    findOtherGroups(
      shown.map(({ term }) => term),
      handle,
    ),
    findUnresolvedSearches(viewer, addedTerms, now),
  ]);
  const { result, isWhole } = await withSynonymDraft({ handle, department, terms }, async () => {
    const after: FoundProducts[] = [];
    for (const { term } of shown) after.push(await findProducts(term)); // one after the other: they share a connection
    const resolved: SynonymPreview['resolvedSearches'] = [];
    for (const search of unresolved)
      resolved.push({ ...search, productCount: (await findProducts(search.query)).totalCount });
    return { after, resolved };
  }).catch(toTimeout);
  return {
    terms: shown.map((change, index) => ({
      ...change,
      before: before[index] ?? NOTHING,
      after: result.after[index] ?? NOTHING,
      otherGroupIds: otherGroups[index] ?? [],
    })),
    resolvedSearches: result.resolved.filter(({ productCount }) => productCount > 0),
    isComplete: isWhole && shown.length === changes.length,
  };
}

const NOTHING: FoundProducts = { productIds: [], totalCount: 0 };

async function readGroup(id: string | null) {
  if (id === null) return null;
  const synonyms = { select: { language: true, term: true } };
  const group = await db.synonymGroup.findUnique({ where: { id }, select: { handle: true, synonyms } });
  if (!group) throw new SynonymGroupNotFoundError();
  return group;
}

/** The related searches that still find nothing. */
async function findUnresolvedSearches(viewer: Viewer, terms: readonly string[], now: Date) {
  const related = await findRelatedSearches(viewer, terms, now);
  const found = await Promise.all(related.map(({ query }) => findProducts(query)));
  return related.filter((_search, index) => found[index]?.totalCount === 0);
}

async function findProducts(text: string): Promise<FoundProducts> {
  const { hits, totalCount } = await searchProducts(text, { first: MAX_PRODUCTS });
  return { productIds: hits.slice(0, MAX_PRODUCTS).map(({ id }) => id), totalCount };
}

function toTimeout(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === QUERY_CANCELED)
    throw new SynonymPreviewTimeoutError();
  throw error;
}

/** The ids of the groups with each of some terms, except one group; a term counts as the same whatever its blanks and its ending. */
async function findOtherGroups(terms: readonly string[], exceptHandle: string): Promise<string[][]> {
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

/** The searches without result of the last 30 days that may mean one of some terms: by their letters, by their sound or by one of their words. */
async function findRelatedSearches(viewer: Viewer, terms: readonly string[], now: Date): Promise<ZeroResultSearch[]> {
  if (terms.length === 0) return [];
  const options = { limit: CANDIDATES, isUnknown: true };
  const searches = await findZeroResultSearches(viewer, dateRangeUntil(now, DAYS), options);
  const rows = await queryRows<{ number: number }>(Prisma.sql`
    WITH searched AS MATERIALIZED (
      SELECT number::int - 1 AS number, query, ARRAY(
        SELECT search_skeleton(search_phonetic(word))
        FROM unnest(search_tokenize(query) || replace(search_normalize(query), ' ', '')) word
      ) AS skeletons
      FROM unnest(${searches.map(({ query }) => query)}::text[]) WITH ORDINALITY search (query, number)
    ), named AS MATERIALIZED (
      SELECT term, search_skeleton(search_phonetic(replace(search_normalize(term), ' ', ''))) AS skeleton
      FROM unnest(${[...terms]}::text[]) term
    )
    SELECT DISTINCT number FROM searched JOIN named
      ON word_similarity(term, query) > 0.5 OR word_similarity(query, term) > 0.5 OR skeleton = ANY (skeletons)
    ORDER BY 1 LIMIT ${MAX_SEARCHES}::int`);
  return rows.flatMap(({ number }) => searches[number] ?? []);
}
