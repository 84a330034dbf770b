import type { AuditAction, AuditSubject, Prisma } from '../../platform/db/generated/client.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import { firstIdSince } from '../../platform/core/uuids.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';

/** Restricts the audit log; null and undefined restrict nothing. */
export interface AuditEntryFilter {
  actions?: readonly AuditAction[] | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  /** The type is null for a GraphQL type that the audit log does not cover: no entry matches. */
  subject?: { type: AuditSubject | null; id: string } | null | undefined;
  subjectName?: string | null | undefined;
  actorId?: string | null | undefined;
  importId?: string | null | undefined;
  isPartOfImport?: boolean | null | undefined;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
}

const NO_ROWS = { id: { in: [] } };
/** The largest expected difference between the clock of a process, which makes the ids, and that of the database. */
const CLOCK_MARGIN_MS = 60 * 60 * 1000;

/** Prisma's condition for the entries that match every given field. @throws ForbiddenError */
export function auditEntriesWhere(viewer: Viewer, filter: AuditEntryFilter): Prisma.AuditEntryWhereInput {
  requirePermission(viewer, 'REPORTS');
  const { actions, subjectType, subject, subjectName, actorId, importId, isPartOfImport } = filter;
  const [from, until] = [sinceEpoch(filter.from), sinceEpoch(filter.until)];
  return {
    ...(actions ? { action: { in: [...new Set(actions)] } } : {}),
    ...(subjectType ? { subjectType } : {}),
    ...(actorId ? { actorId } : {}),
    ...(importId ? { batchId: importId } : {}),
    ...(typeof isPartOfImport === 'boolean' ? { isPartOfImport } : {}),
    ...(subjectName?.trim() ? { subjectName: { contains: escapeLike(subjectName.trim()), mode: 'insensitive' } } : {}),
    AND: [
      ...(subject ? [subject.type ? { subjectType: subject.type, subjectId: subject.id } : NO_ROWS] : []),
      // Ids and indexes are ordered by time: the bounds on the id keep the scan within the time range.
      ...(from ? [{ createdAt: { gte: from }, id: { gte: firstIdSince(from.getTime() - CLOCK_MARGIN_MS) } }] : []),
      ...(until ? [{ createdAt: { lt: until }, id: { lt: firstIdSince(until.getTime() + CLOCK_MARGIN_MS) } }] : []),
    ],
  };
}

/** PostgreSQL has no year 0, and no entry is from before 1970. */
function sinceEpoch(time: Date | null | undefined): Date | null {
  return time ? new Date(Math.max(0, time.getTime())) : null;
}
