import type { Transaction } from '../../../platform/db/client.ts';
import type { SearchRule } from '../../../platform/db/generated/client.ts';
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
