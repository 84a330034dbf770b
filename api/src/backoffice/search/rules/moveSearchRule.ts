import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { lockSearchRule } from './lockSearchRules.ts';
import { SearchRuleNotFoundError } from './searchRuleErrors.ts';
import { searchRuleSnapshot } from './searchRuleSnapshot.ts';

/** Moves a pin to a position, from 1, among the pins of its search; the others make room. @throws SearchRuleNotFoundError, also for a bury */
export async function moveSearchRule(
  viewer: Viewer,
  { searchRuleId, position }: { searchRuleId: string; position: number },
): Promise<{ query: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const rule = await lockSearchRule(tx, searchRuleId);
    const { query, position: from } = rule;
    if (from === null) throw new SearchRuleNotFoundError();
    const to = Math.min(position, await tx.searchRule.count({ where: { query, action: 'PIN' } }));
    await tx.$executeRaw`
      UPDATE search_rules SET updated_at = now(), position = CASE
        WHEN id = ${searchRuleId}::uuid THEN ${to}::int
        WHEN ${to}::int < ${from}::int THEN position + 1
        ELSE position - 1
      END
      WHERE query = ${query} AND position BETWEEN least(${from}::int, ${to}::int) AND greatest(${from}::int, ${to}::int)`;
    await recordAudit(tx, viewer, {
      action: 'SEARCH_RULE_UPDATE',
      subjectId: searchRuleId,
      subjectName: query,
      before: searchRuleSnapshot(rule),
      after: searchRuleSnapshot({ ...rule, position: to }),
    });
    return { query };
  });
}
