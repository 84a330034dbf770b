import type { AuditAction, AuditSubject, Prisma } from '../db/generated/client.ts';
import { literally } from '../db/literally.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';

/** What to narrow the audit log down to; null and undefined narrow nothing. */
export interface AuditEntryFilter {
  actions?: readonly AuditAction[] | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  /** Of a type that admins do not change, there is nothing. */
  subject?: { type: AuditSubject | null; id: string } | null | undefined;
  subjectName?: string | null | undefined;
  actorId?: string | null | undefined;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
}

const NOTHING = { id: { in: [] } };
/** How far the clock of the process that made an id may be from the database's, which keeps the moment itself. */
const CLOCK_MARGIN_MS = 60 * 60 * 1000;

/** The entries that an admin asks for. All that is named must hold. */
export function auditEntriesWhere(viewer: Viewer, filter: AuditEntryFilter): Prisma.AuditEntryWhereInput {
  requireAdmin(viewer);
  const { actions, subjectType, subject, subjectName, actorId } = filter;
  const [from, until] = [sinceEpoch(filter.from), sinceEpoch(filter.until)];
  return {
    ...(actions ? { action: { in: [...new Set(actions)] } } : {}),
    ...(subjectType ? { subjectType } : {}),
    ...(actorId ? { actorId } : {}),
    ...(subjectName?.trim() ? { subjectName: { contains: literally(subjectName.trim()), mode: 'insensitive' } } : {}),
    AND: [
      ...(subject ? [subject.type ? { subjectType: subject.type, subjectId: subject.id } : NOTHING] : []),
      // Ids are ordered by time, and so are the indexes: the bounds keep a look at last year from reading this one.
      ...(from ? [{ createdAt: { gte: from }, id: { gte: firstId(from.getTime() - CLOCK_MARGIN_MS) } }] : []),
      ...(until ? [{ createdAt: { lt: until }, id: { lt: firstId(until.getTime() + CLOCK_MARGIN_MS) } }] : []),
    ],
  };
}

/** The database knows no year 0, and there is no entry from before 1970. */
function sinceEpoch(moment: Date | null | undefined): Date | null {
  return moment ? new Date(Math.max(0, moment.getTime())) : null;
}

/** Before every uuid v7 of that moment and later. */
function firstId(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
