import { typeid } from 'typeid-js';
import { HOUR_MS } from '@kirana/shared/durations.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { BreachEntry } from '../../platform/db/generated/client.ts';

/** The longest texts of an entry, in characters. */
export const MAX_BREACH = { title: 120, text: 3000 } as const;

/** The Board gets the detailed report 72 hours after the shop became aware (rule 7(2)(b) of the Digital Personal Data Protection Rules, 2025). */
export const BOARD_REPORT_MS = 72 * HOUR_MS;

/** When the report of a breach is due. */
export function boardReportDueAt(discoveredAt: Date): Date {
  return new Date(discoveredAt.getTime() + BOARD_REPORT_MS);
}

export class BreachChangedError extends defineUserError({
  description: 'A colleague has added an entry to the breach, or there is no such breach.',
  message: 'Someone else has changed this breach. Reload the page to see it.',
}) {}

/** What is known of a breach. */
export type BreachFacts = Omit<BreachEntry, 'breachId' | 'number' | 'authorId' | 'createdAt'>;

/** A breach as its editor saw it: the number of its last entry. */
interface SeenBreach {
  breachId: string;
  entry: number;
}

/** Adds an entry to a breach, or records a new one; earlier entries stay. @throws BreachChangedError */
export async function recordBreach(
  viewer: Viewer,
  seen: SeenBreach | null,
  { facts, now }: { facts: BreachFacts; now: Date },
) {
  requirePermission(viewer, 'SETTINGS');
  return db.$transaction(async (tx) => {
    const locked = seen && (await lockBreach(tx, seen));
    const breach =
      locked ??
      (await tx.breach.create({ data: { id: typeid().toUUID(), createdAt: now }, select: { id: true, number: true } }));
    const number = (seen?.entry ?? 0) + 1;
    if (locked && isDueAgain(locked.entries[0], facts))
      await tx.breach.update({ where: { id: breach.id }, data: { remindedAt: null }, select: { id: true } });
    await tx.breachEntry.create({
      data: { ...facts, breachId: breach.id, number, authorId: viewer.userId, createdAt: now },
      select: { number: true },
    });
    await recordAudit(tx, viewer, {
      action: 'BREACH_RECORD',
      subjectId: breach.id,
      subjectName: `#${breach.number}`,
      before: seen && { version: seen.entry },
      after: { version: number },
    });
    return { breachId: breach.id };
  });
}

/** Whether the report of a breach, which is not in, is due at another time than its last entry said. */
function isDueAgain(last: BreachFacts | undefined, { discoveredAt, boardReportedAt }: BreachFacts): boolean {
  return (
    boardReportedAt === null &&
    (last?.boardReportedAt != null || last?.discoveredAt.getTime() !== discoveredAt.getTime())
  );
}

async function lockBreach(tx: Transaction, { breachId: id, entry }: SeenBreach) {
  await tx.$queryRaw`SELECT FROM breaches WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const select = { id: true, number: true, entries: { orderBy: { number: 'desc' }, take: 1 } } as const;
  const breach = await tx.breach.findUnique({ where: { id }, select });
  if (breach?.entries[0]?.number !== entry) throw new BreachChangedError();
  return breach;
}
