import type { CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { shopDay, type ShopDay } from '../../../platform/core/shopCalendar.ts';
import { Prisma, type SearchRuleAction } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { ON_SALE } from '../../catalogue/onSale.ts';
import type { UnderstoodQuery } from '../understandQuery.ts';
import { searchRuleQuery } from './searchRuleQuery.ts';

/** A pin or a bury of a search. */
export interface AppliedRule {
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
export async function findSearchRules(
  text: string,
  query: UnderstoodQuery,
  cache: CatalogueCache,
): Promise<AppliedRule[]> {
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
      AND ${ON_SALE} AND product.stock > 0`);
  return rows.map(({ id }) => id);
}
