import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { ShopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { toDateColumn } from '../../../platform/db/keysetSql.ts';
import type { SearchRuleAction } from '../../../platform/db/generated/client.ts';
import { lockSearchRule } from './lockSearchRules.ts';
import { closeGaps, nextPosition } from '../../../shop/search/rules/pinPositions.ts';
import { searchRuleSnapshot } from './searchRuleSnapshot.ts';

/** The changed fields of a rule. */
interface ChangedSearchRule {
  searchRuleId: string;
  action: SearchRuleAction;
  startsOn: ShopDay | null;
  endsOn: ShopDay | null;
}

/** Changes what a rule does, and its days. A bury that becomes a pin comes behind the other pins. @throws SearchRuleNotFoundError */
export async function updateSearchRule(
  viewer: Viewer,
  { searchRuleId, action, startsOn, endsOn }: ChangedSearchRule,
): Promise<{ searchRuleId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSearchRule(tx, searchRuleId);
    const { query, product } = before;
    const pinPosition = async () => before.position ?? (await nextPosition(tx, query));
    const after = await tx.searchRule.update({
      where: { id: searchRuleId },
      data: {
        action,
        position: action === 'PIN' ? await pinPosition() : null,
        startsOn: toDateColumn(startsOn),
        endsOn: toDateColumn(endsOn),
      },
    });
    if (before.position !== null && after.position === null) await closeGaps(tx, query);
    await recordAudit(tx, viewer, {
      action: 'SEARCH_RULE_UPDATE',
      subjectId: searchRuleId,
      subjectName: query,
      before: searchRuleSnapshot(before),
      after: searchRuleSnapshot({ ...after, product }),
    });
    return { searchRuleId };
  });
}
