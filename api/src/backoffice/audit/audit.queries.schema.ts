import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionQuery, toNodeConnection } from '../../platform/graphql/connection.ts';
import { decodeIdOf } from '../../platform/core/publicId.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { ActorRef } from '../../platform/audit/audit.schema.ts';
import { auditEntriesWhere } from './auditEntriesWhere.ts';
import {
  AUDIT_ENTRY_CONNECTION,
  AuditActionRef,
  AuditEntryRef,
  AuditSubjectRef,
  subjectTypeOf,
} from './auditEntry.schema.ts';
import { findAuditActors } from './findAuditActors.ts';

const MAX_NAME = 200;

const AuditEntryFilterRef = builder.inputType('AuditEntryFilter', {
  description: 'Restricts the audit log. An entry must match every given field.',
  fields: (t) => ({
    actions: t.field({ type: [AuditActionRef], description: 'Only these actions.' }),
    subjectType: t.field({ type: AuditSubjectRef, description: 'Only changes of this kind of subject.' }),
    subjectId: t.globalID({ description: 'The public id of the subject.' }),
    subjectName: t.string({
      description: 'Part of the name that the subject had; case is ignored.',
      validate: z.string().max(MAX_NAME, `subjectName can have at most ${MAX_NAME} characters`),
    }),
    actorId: t.id({ description: 'The public id of the user who made the change.' }),
    importId: t.id({ description: 'The public id of the import that the change is part of, or about.' }),
    isPartOfImport: t.boolean({
      description:
        'Whether an import, which has an entry of its own, made the change to a product or category. By default both are listed.',
    }),
    from: t.field({ type: 'DateTime', description: 'The start of the time range.' }),
    until: t.field({ type: 'DateTime', description: 'The end of the time range, exclusive.' }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.connection(
    {
      type: AuditEntryRef,
      nullable: true,
      description:
        'The changes that admins have made, the newest first. Entries can be neither changed nor deleted. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      args: {
        filter: t.arg({
          type: AuditEntryFilterRef,
          description: 'Restricts the list.',
        }),
      },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'AuditEntry' });
        const where = auditEntriesWhere(requireViewer(context.authentication), {
          ...filter,
          subject: filter?.subjectId && { type: subjectTypeOf(filter.subjectId.typename), id: filter.subjectId.id },
          actorId: filter?.actorId && decodeIdOf('User', filter.actorId),
          importId: filter?.importId && decodeIdOf('CatalogueImport', filter.importId),
        });
        const page = keysetPage(args, 'id', 'desc');
        const rows = await db.auditEntry.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(rows, args, () => db.auditEntry.count({ where }));
      },
    },
    ...AUDIT_ENTRY_CONNECTION,
  ),
  auditActors: t.field({
    type: [ActorRef],
    nullable: true,
    description: 'The users who have made changes that the audit log lists, by name. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    resolve: (_root, _args, { authentication }) => findAuditActors(requireViewer(authentication)),
  }),
}));
