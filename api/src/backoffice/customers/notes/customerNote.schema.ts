import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { batchedCount } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { CustomerRef } from '../customer.schema.ts';

/** A note of staff about a customer. */
export const CustomerNoteRef = builder.prismaNode('CustomerNote', {
  description: 'A note of staff about a customer, who never sees it. It is deleted with the account.',
  id: { field: 'id', description: 'The public id, `note_…`.' },
  nullable: true,
  authScopes: { customers: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).customers ? id : NIL_UUID }),
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text, with line breaks.' }),
    author: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who wrote it; null for a deleted account.',
      select: { author: ACTOR_SELECTION },
      resolve: ({ author }) => actorOf(author),
    }),
    canUpdate: t.boolean({
      description: 'Whether the viewer wrote it, and so may change it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { authentication }) => authorId === viewerOrNull(authentication)?.userId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was changed last; null when it was not.',
    }),
  }),
});

const CUSTOMER_NOTE_CONNECTION = listOf('CustomerNote', CustomerNoteRef, {
  edge: 'A note about a customer in a list.',
  connection: 'A list of notes about a customer.',
});

/** A note in a list, also for payloads. */
export const [, CustomerNoteEdge] = CUSTOMER_NOTE_CONNECTION;

builder.prismaObjectFields(CustomerRef, (t) => ({
  hasNotes: t.boolean({
    description: 'Whether staff have written notes about the customer.',
    select: { _count: { select: { customerNotes: true } } },
    resolve: ({ _count }) => _count.customerNotes > 0,
  }),
  notes: t.connection(
    {
      type: CustomerNoteRef,
      description: 'The notes of staff, newest first.',
      select: (args, _context, nestedSelection) => ({
        customerNotes: {
          ...keysetPage(args, 'id', 'desc'),
          ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
        },
      }),
      resolve: ({ id, customerNotes }, args, context) =>
        toNodeConnection(customerNotes, args, () => batchedCount(context, countNotesByUser, id)),
    },
    ...CUSTOMER_NOTE_CONNECTION,
  ),
}));

async function countNotesByUser(userIds: readonly string[]): Promise<Map<string, number>> {
  const where = { userId: { in: [...userIds] } };
  const groups = await db.customerNote.groupBy({ by: ['userId'], where, _count: true });
  return new Map(groups.map(({ userId, _count }) => [userId, _count]));
}
