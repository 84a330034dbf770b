import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { lockSearchRule } from './lockSearchRules.ts';
import { closeGaps } from '../../../shop/search/rules/pinPositions.ts';
import { searchRuleSnapshot } from './searchRuleSnapshot.ts';

/** Deletes a pin or a bury; the pins behind it move up. @throws SearchRuleNotFoundError */
export async function deleteSearchRule(
  viewer: Viewer,
  { searchRuleId }: { searchRuleId: string },
): Promise<{ searchRuleId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSearchRule(tx, searchRuleId);
    await tx.searchRule.delete({ where: { id: searchRuleId }, select: { id: true } });
    if (before.position !== null) await closeGaps(tx, before.query);
    await recordAudit(tx, viewer, {
      action: 'SEARCH_RULE_DELETE',
      subjectId: searchRuleId,
      subjectName: before.query,
      before: searchRuleSnapshot(before),
      after: null,
    });
    return { searchRuleId };
  });
}
