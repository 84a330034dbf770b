import { recordAudit } from '../../../audit/recordAudit.ts';
import { requirePermission } from '../../../core/permissions.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { db } from '../../../db/client.ts';
import { lockSearchRule } from './lockSearchRules.ts';
import { closeGaps } from './pinPositions.ts';
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
