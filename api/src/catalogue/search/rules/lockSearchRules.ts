import type { Transaction } from '../../../db/client.ts';
import type { Prisma, SearchRule } from '../../../db/generated/client.ts';
import { SearchRuleNotFoundError } from './searchRuleErrors.ts';

/** A rule with the name of its product. */
export type NamedRule = SearchRule & { product: { name: string } };

/** Lets one transaction at a time change the rules, so that positions have no gaps and counts stay correct. */
export async function lockSearchRules(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE search_rules IN SHARE ROW EXCLUSIVE MODE`;
}

/** Locks the rules, and reads one. @throws SearchRuleNotFoundError */
export async function lockSearchRule(tx: Transaction, id: string): Promise<NamedRule> {
  await lockSearchRules(tx);
  const rule = await tx.searchRule.findUnique({ where: { id }, include: { product: { select: { name: true } } } });
  if (!rule) throw new SearchRuleNotFoundError();
  return rule;
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

/** What the audit log records of a rule. */
export function searchRuleSnapshot({ product, action, position, startsOn, endsOn }: NamedRule): Prisma.InputJsonObject {
  return { product: product.name, action, position, startsOn: dayOf(startsOn), endsOn: dayOf(endsOn) };
}

function dayOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, 10);
}
