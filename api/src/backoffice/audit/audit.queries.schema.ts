import { ActorRef, type Actor } from '../../platform/audit/audit.schema.ts';
import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { decodeIdOf } from '../../platform/core/publicId.ts';
import { requireViewer, type Viewer } from '../../platform/core/viewer.ts';
import {
  AUDIT_ENTRY_CONNECTION,
  AuditActionRef,
  AuditEntryRef,
  AuditSubjectRef,
  subjectTypeOf,
} from './auditEntry.schema.ts';
import type { AuditAction, AuditSubject, Prisma } from '../../platform/db/generated/client.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import { firstIdSince } from '../../platform/core/uuids.ts';
import { requirePermission } from '../../platform/core/permissions.ts';

const MAX_NAME = 200;

const AuditEntryFilterRef = builder.inputType('AuditEntryFilter', {
  description: 'All given conditions apply.',
  fields: (t) => ({
    actions: t.field({ type: [AuditActionRef], description: 'One of these actions.' }),
    subjectType: t.field({ type: AuditSubjectRef, description: 'The kind of the subject.' }),
    subjectId: t.globalID({ description: 'The public id of the subject.' }),
    subjectName: t.string({
      description: 'A part of the name that the subject had, in any case.',
      validate: z.string().max(MAX_NAME, `subjectName can have at most ${MAX_NAME} characters`),
    }),
    actorId: t.id({ description: 'The public id of the `User`.' }),
    importId: t.id({ description: 'The import that the change is part of, or about.' }),
    isPartOfImport: t.boolean({ description: 'Whether an import, which has an entry of its own, made the change.' }),
    from: t.field({ type: 'DateTime', description: 'From this time on.' }),
    until: t.field({ type: 'DateTime', description: 'Before this time.' }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.connection(
    {
      type: AuditEntryRef,
      nullable: true,
      description: 'Newest first. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      args: { filter: t.arg({ type: AuditEntryFilterRef, description: 'The filter.' }) },
      resolve: (_root, { filter, ...args }, context, info) => {
        const where = auditEntriesWhere(requireViewer(context.authentication), {
          ...filter,
          subject: filter?.subjectId && { type: subjectTypeOf(filter.subjectId.typename), id: filter.subjectId.id },
          actorId: filter?.actorId && decodeIdOf('User', filter.actorId),
          importId: filter?.importId && decodeIdOf('CatalogueImport', filter.importId),
        });
        return nodePage(
          { args, context, info, typeName: 'AuditEntry', select: { id: true } },
          { where, find: (query) => db.auditEntry.findMany(query), count: (all) => db.auditEntry.count(all) },
        );
      },
    },
    ...AUDIT_ENTRY_CONNECTION,
  ),
  auditActors: t.field({
    type: [ActorRef],
    nullable: true,
    description: 'The actors of all entries, by name. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    resolve: (_root, _args, { authentication }) => findAuditActors(requireViewer(authentication)),
  }),
}));

/** Restricts the audit log; null and undefined restrict nothing. */
interface AuditEntryFilter {
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
function auditEntriesWhere(viewer: Viewer, filter: AuditEntryFilter): Prisma.AuditEntryWhereInput {
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

/** The authors of the entries of the audit log, except deleted accounts, by name. @throws ForbiddenError */
async function findAuditActors(viewer: Viewer): Promise<Actor[]> {
  requirePermission(viewer, 'REPORTS');
  // A loose index scan from one actor to the next: few users write many entries.
  return db.$queryRaw<Actor[]>`
    WITH RECURSIVE actors AS (
      (SELECT actor_id AS id FROM audit_entries WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (
        SELECT actor_id FROM audit_entries WHERE actor_id > actors.id ORDER BY actor_id LIMIT 1
      ) FROM actors WHERE actors.id IS NOT NULL
    )
    SELECT users.id, users.name FROM actors JOIN users USING (id)
    WHERE users.status <> 'INACTIVE' ORDER BY lower(users.name), users.id`;
}
