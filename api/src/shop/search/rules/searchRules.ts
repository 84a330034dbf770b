import type { CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { shopDay, type ShopDay } from '../../../platform/core/shopCalendar.ts';
import { Prisma, type SearchRuleAction } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../../catalogue/availableForSale.ts';
import type { UnderstoodQuery } from '../understandQuery.ts';
import type { SearchHit } from '../rankProducts.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { queryText } from '../searchText.ts';

interface AppliedRule {
  productId: string;
  action: SearchRuleAction;
}

/** The rules of a day, pins first and in their order, by query and by the stems of its words in any order. */
interface RulesOfDay {
  byQuery: ReadonlyMap<string, AppliedRule[]>;
  byStems: ReadonlyMap<string, AppliedRule[]>;
}

interface RuleRow extends AppliedRule {
  query: string;
  stems: string[];
}

/**
 * Finds the rules that apply to a search today: those of its cleaned text, else of its corrected text, else of the same words in
 * another order or form. Only pins of products that are on sale and in stock are returned.
 */
export async function findSearchRules(text: string, query: UnderstoodQuery, cache: CatalogueCache) {
  const { byQuery, byStems } = await openRules(shopDay(new Date()), cache);
  if (byQuery.size === 0) return [];
  const { correctedText, amount, stems } = query;
  const rules =
    byQuery.get(searchRuleQuery(text)) ??
    (correctedText === null ? undefined : byQuery.get(searchRuleQuery(correctedText))) ??
    (amount === null ? byStems.get(keyOf(stems)) : undefined) ??
    [];
  const pins = rules.filter(({ action }) => action === 'PIN');
  if (pins.length === 0) return rules;
  const available = new Set(await findAvailable(pins));
  return rules.filter(({ action, productId }) => action === 'BURY' || available.has(productId));
}

async function openRules(day: ShopDay, cache: CatalogueCache): Promise<RulesOfDay> {
  const slot = await cache.open<RulesOfDay>(JSON.stringify(['searchRules', day]));
  if (slot.result) return slot.result;
  const rows = await queryRows<RuleRow>(Prisma.sql`
    SELECT query, product_id AS "productId", action,
      ARRAY(SELECT search_key(word) FROM unnest(search_tokenize(query)) word) AS stems
    FROM search_rules
    WHERE coalesce(starts_on <= ${day}::date, true) AND coalesce(ends_on >= ${day}::date, true)
    ORDER BY query, position, id`);
  const byQuery = Map.groupBy(rows, ({ query }) => query);
  // Of queries that differ only in the order or the form of their words, one has its rules applied.
  const byStems = new Map([...byQuery.values()].toReversed().map((rules) => [keyOf(rules[0]?.stems ?? []), rules]));
  const rules = { byQuery, byStems };
  slot.store(rules, rows.length);
  return rules;
}

function keyOf(stems: readonly string[]): string {
  return stems.toSorted().join(' ');
}

async function findAvailable(pins: readonly AppliedRule[]): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(Prisma.sql`
    SELECT product.id FROM products product
    WHERE product.id = ANY (${pins.map(({ productId }) => productId)}::uuid[])
      AND ${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0`);
  return rows.map(({ id }) => id);
}

/** Above and below the rank of any hit; a rank is a 32-bit integer. */
const [FIRST_RANK, RANK_OF_BURIED] = [1_000_000_000, -1_000_000_000];

/** Puts pins first, in their order and whether they are hits or not, and buried hits last, in the order of the hits. */
export function applySearchRules(hits: readonly SearchHit[], rules: readonly AppliedRule[]): SearchHit[] {
  const pins = rules.filter(({ action }) => action === 'PIN');
  const pinned = new Set(pins.map(({ productId }) => productId));
  const buried = new Set(rules.filter(({ action }) => action === 'BURY').map(({ productId }) => productId));
  return [
    ...pins.map(({ productId }, index) => ({ id: productId, rank: FIRST_RANK - index })),
    ...hits.filter(({ id }) => !pinned.has(id) && !buried.has(id)),
    ...hits.filter(({ id }) => buried.has(id)).map(({ id, rank }) => ({ id, rank: rank + RANK_OF_BURIED })),
  ];
}

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

/** The text that rules of a search belong to: its words in lower case, without punctuation and accents. */
export function searchRuleQuery(text: string): string {
  return queryText(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
