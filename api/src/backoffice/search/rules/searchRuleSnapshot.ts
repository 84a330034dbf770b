import { fromDateColumn } from '../../../platform/db/keysetSql.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { NamedRule } from './lockSearchRules.ts';

/** What the audit log records of a rule. */
export function searchRuleSnapshot({ product, action, position, startsOn, endsOn }: NamedRule): Prisma.InputJsonObject {
  return {
    product: product.name,
    action,
    position,
    startsOn: fromDateColumn(startsOn),
    endsOn: fromDateColumn(endsOn),
  };
}
