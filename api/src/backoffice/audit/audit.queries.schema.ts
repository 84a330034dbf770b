import { ActorRef } from '../../platform/audit/audit.schema.ts';
import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { decodeIdOf } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { auditEntriesWhere, findAuditActors } from './auditEntries.ts';
import {
  AUDIT_ENTRY_CONNECTION,
  AuditActionRef,
  AuditEntryRef,
  AuditSubjectRef,
  subjectTypeOf,
} from './auditEntry.schema.ts';

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
