import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { ShopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { toDateColumn } from '../../../platform/db/keysetSql.ts';
import type { SearchRuleAction } from '../../../platform/db/generated/client.ts';
import { ProductNotFoundError } from '../../catalogue/products/productErrors.ts';
import { transactionWithUnique } from '../../catalogue/transactionWithUnique.ts';
import { lockSearchRules } from './lockSearchRules.ts';
import { nextPosition } from '../../../shop/search/rules/pinPositions.ts';
import { MAX_RULES_PER_QUERY, SearchRuleExistsError, TooManySearchRulesError } from './searchRuleErrors.ts';
import { searchRuleQuery } from '../../../shop/search/rules/searchRuleQuery.ts';
import { searchRuleSnapshot } from './searchRuleSnapshot.ts';

/** A new pin or bury. */
interface NewSearchRule {
  /** Any text; rules belong to its normalized form. */
  query: string;
  productId: string;
  action: SearchRuleAction;
  startsOn: ShopDay | null;
  endsOn: ShopDay | null;
}

/** Pins a product behind the other pins of a search, or buries it. @throws ProductNotFoundError, SearchRuleExistsError, TooManySearchRulesError */
export async function createSearchRule(
  viewer: Viewer,
  { query: text, productId, action, startsOn, endsOn }: NewSearchRule,
): Promise<{ searchRuleId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const query = searchRuleQuery(text);
  return transactionWithUnique(new SearchRuleExistsError(query), async (tx) => {
    await lockSearchRules(tx);
    const product = await tx.product.findUnique({ where: { id: productId, deletedAt: null }, select: { name: true } });
    if (!product) throw new ProductNotFoundError();
    if ((await tx.searchRule.count({ where: { query } })) >= MAX_RULES_PER_QUERY) throw new TooManySearchRulesError();
    const rule = await tx.searchRule.create({
      data: {
        query,
        productId,
        action,
        position: action === 'PIN' ? await nextPosition(tx, query) : null,
        startsOn: toDateColumn(startsOn),
        endsOn: toDateColumn(endsOn),
      },
    });
    await recordAudit(tx, viewer, {
      action: 'SEARCH_RULE_CREATE',
      subjectId: rule.id,
      subjectName: query,
      before: null,
      after: searchRuleSnapshot({ ...rule, product }),
    });
    return { searchRuleId: rule.id };
  });
}
