import { GraphQLError } from 'graphql';
import { db } from '../../db/client.ts';
import type { ImportStatus } from '../../db/generated/client.ts';
import { endAfter } from '../../events/endAfter.ts';
import { builder } from '../../graphql/builder.ts';
import { CatalogueImportRef } from './import.schema.ts';
import { importTopic } from './importJob.ts';

/** One that stopped can be taken up again, and one that was tried out waits for its admin. */
const SETTLED: readonly ImportStatus[] = ['DONE', 'DISCARDED'];

builder.subscriptionField('catalogueImportProgress', (t) =>
  t.prismaField({
    type: CatalogueImportRef,
    description:
      'An import as it is now, and again whenever it gets on, until it is settled: done or discarded. Admins only.',
    authScopes: { admin: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its public id.' }) },
    subscribe: (_root, { id }, { events }) =>
      endAfter(events.subscribe(importTopic(id.id)), async () => {
        const found = await db.catalogueImport.findUnique({ where: { id: id.id }, select: { status: true } });
        return !found || SETTLED.includes(found.status);
      }),
    resolve: async (query, _topic, { id }) => {
      const found = await db.catalogueImport.findUnique({ ...query, where: { id: id.id } });
      if (!found) throw new GraphQLError('This import is no longer there', { extensions: { code: 'NOT_FOUND' } });
      return found;
    },
  }),
);
