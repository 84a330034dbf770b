import { GraphQLError } from 'graphql';
import { db } from '../../platform/db/client.ts';
import type { ImportStatus } from '../../platform/db/generated/client.ts';
import { endAfter } from '../../platform/events/endAfter.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CatalogueImportRef } from './import.schema.ts';
import { importTopic } from './importJob.ts';

/** The final states. An import that stopped can be resumed, and after its dry run an import waits for an admin. */
const FINAL_STATES: readonly ImportStatus[] = ['DONE', 'DISCARDED', 'UNDONE'];

builder.subscriptionField('catalogueImportProgress', (t) =>
  t.prismaField({
    type: CatalogueImportRef,
    description:
      'Publishes an import at once and after each step, until it is done or discarded. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: CatalogueImportRef, required: true, description: 'Its public id.' }) },
    subscribe: (_root, { id }, { pubSub }) =>
      endAfter(pubSub.subscribe(importTopic(id.id)), async () => {
        // Not findUnique: Prisma keeps a plan in memory for each number of concurrent calls, and one event causes many.
        const found = await db.catalogueImport.findFirst({ where: { id: id.id }, select: { status: true } });
        return !found || FINAL_STATES.includes(found.status);
      }),
    resolve: async (query, _topic, { id }) => {
      const found = await db.catalogueImport.findFirst({ ...query, where: { id: id.id } });
      if (!found) throw new GraphQLError('This import no longer exists', { extensions: { code: 'NOT_FOUND' } });
      return found;
    },
  }),
);
