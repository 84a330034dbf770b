import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { encodeId } from '../graphql/globalId.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { auditEntriesWhere } from './auditEntriesWhere.ts';
import {
  AUDIT_ENTRY_CONNECTION,
  AuditActionRef,
  AuditEntryRef,
  AuditSubjectRef,
  subjectOf,
} from './auditEntry.schema.ts';
import { findAuditActors, type AuditActor } from './findAuditActors.ts';

const MAX_NAME = 200;

const AuditEntryFilterRef = builder.inputType('AuditEntryFilter', {
  description: 'What to narrow the audit log down to.',
  fields: (t) => ({
    actions: t.field({ type: [AuditActionRef], description: 'Changes of these kinds.' }),
    subjectType: t.field({ type: AuditSubjectRef, description: 'Changes of this kind of thing.' }),
    subjectId: t.globalID({ description: 'The public id of what it is about.' }),
    subjectName: t.string({
      description: 'Part of what it was called; capitals make no difference.',
      validate: z.string().max(MAX_NAME, `subjectName must have at most ${MAX_NAME} characters`),
    }),
    actorId: t.globalID({ for: UserRef, description: 'The public id of who did it.' }),
    from: t.field({ type: 'DateTime', description: 'At this moment or later.' }),
    until: t.field({ type: 'DateTime', description: 'Before this moment.' }),
  }),
});

const AuditActorRef = builder.objectRef<AuditActor>('AuditActor').implement({
  description: 'Somebody who has entries in the audit log.',
  fields: (t) => ({
    // Not `id`: clients would keep it as the user itself, which has the same.
    userId: t.id({ description: 'The public id of the user.', resolve: ({ id }) => encodeId('User', id) }),
    name: t.exposeString('name', { description: 'What they are called.' }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.connection(
    {
      type: AuditEntryRef,
      description: 'What admins have changed, newest first. Entries can be neither changed nor deleted. Admins only.',
      authScopes: { admin: true },
      args: {
        filter: t.arg({
          type: AuditEntryFilterRef,
          description: 'What to narrow the list down to; all that is named must hold.',
        }),
      },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'AuditEntry',
          select: { id: true },
          path: ['edges', 'node'],
        });
        const where = auditEntriesWhere(requireViewer(context.authentication), {
          ...filter,
          subject: filter?.subjectId && { type: subjectOf(filter.subjectId.typename), id: filter.subjectId.id },
          actorId: filter?.actorId?.id,
        });
        const page = keysetPage(args, 'id', 'desc');
        const rows = await db.auditEntry.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toConnection(rows, args, {
          keysOf: ({ id }) => [id],
          nodeOf: (entry) => entry,
          totalCount: () => db.auditEntry.count({ where }),
        });
      },
    },
    ...AUDIT_ENTRY_CONNECTION,
  ),
  auditActors: t.field({
    type: [AuditActorRef],
    description: 'Who has entries in the audit log, by name. Admins only.',
    authScopes: { admin: true },
    resolve: (_root, _args, { authentication }) => findAuditActors(requireViewer(authentication)),
  }),
}));
