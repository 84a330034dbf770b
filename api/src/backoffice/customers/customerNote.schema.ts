import { actorField } from '../../platform/audit/audit.schema.ts';
import { relationPage } from '../../platform/graphql/nodePage.ts';
import { viewerOrNull, requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { CustomerRef } from './customer.schema.ts';
import { IdempotencyKeyReusedError, idempotencyKeyShape } from '../../platform/db/claimIdempotencyKey.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { CustomerNotFoundError } from '../../shop/identity/lockCustomer.ts';
import { createNote, deleteNote, updateNote, CustomerNoteNotFoundError } from './customerNotes.ts';

const MAX_BODY = 2000;

const CustomerNoteRef = builder.prismaNode('CustomerNote', {
  description: 'A note of staff about a customer, deleted with the account.',
  ...staffNode('customers', 'The public id, `note_…`.'),
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text, which may have line breaks.' }),
    author: t.field(actorField('author', 'Null for a deleted account.')),
    canUpdate: t.boolean({
      description: 'Whether the viewer wrote it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { authentication }) => authorId === viewerOrNull(authentication)?.userId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: 'When it was changed last.' }),
  }),
});

const CUSTOMER_NOTE_CONNECTION = listOf('CustomerNote', CustomerNoteRef, ['A note', 'notes']);

export const [, CustomerNoteEdge] = CUSTOMER_NOTE_CONNECTION;

builder.prismaObjectFields(CustomerRef, (t) => ({
  hasNotes: t.boolean({
    description: 'Whether staff have written notes.',
    select: { _count: { select: { customerNotes: true } } },
    resolve: ({ _count }) => _count.customerNotes > 0,
  }),
  notes: t.connection(
    {
      type: CustomerNoteRef,
      description: 'Newest first.',
      select: (args, _context, nestedSelection) => ({
        customerNotes: relationPage(args, nestedSelection({ select: { id: true } }, ['edges', 'node'])),
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

const note = payloadFields('CustomerNote', 'noteId', (query) => db.customerNote.findUniqueOrThrow(query));

builder.mutationFields((t) => {
  const noteId = t.input.globalID({ for: CustomerNoteRef, required: true, description: 'The note.' });
  const body = t.input.string({
    required: true,
    description: `At most ${MAX_BODY} characters.`,
    validate: textShape('Note', MAX_BODY, 'Write a note'),
  });
  return {
    customerNoteCreate: t.fieldWithInput({
      description: 'Writes a note for staff. Needs the permission `CUSTOMERS`.',
      type: note.payload('CustomerNoteCreatePayload', 'The note is written.', (payload) => ({
        noteEdge: payload.field(note.edge(CustomerNoteEdge, 'The new note.')),
      })),
      authScopes: { customers: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [InvalidInputError, CustomerNotFoundError, IdempotencyKeyReusedError] },
      input: {
        customerId: t.input.globalID({ for: CustomerRef, required: true, description: 'The customer.' }),
        body,
        idempotencyKey: t.input.string({
          required: true,
          description: '8 to 100 letters, digits and signs, new for each note. The same key returns the same note.',
          validate: idempotencyKeyShape,
        }),
      },
      resolve: (_root, { input: { customerId, ...note } }, { authentication }) =>
        createNote(requireViewer(authentication), { userId: customerId.id, ...note }),
    }),
    customerNoteUpdate: t.fieldWithInput({
      description: 'Changes a note that the viewer wrote. Needs the permission `CUSTOMERS`.',
      type: note.payload('CustomerNoteUpdatePayload', 'The note is changed.', (payload) => ({
        note: payload.field(note.row(CustomerNoteRef, 'The note.')),
      })),
      authScopes: { customers: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [InvalidInputError, CustomerNoteNotFoundError] },
      input: { noteId, body },
      resolve: async (_root, { input }, { authentication }) => {
        const note = { noteId: input.noteId.id, body: input.body };
        await updateNote(requireViewer(authentication), note);
        return note;
      },
    }),
    customerNoteDelete: t.fieldWithInput({
      description: 'Deletes a note of any author. Repeating it changes nothing. Needs the permission `CUSTOMERS`.',
      type: note.payload('CustomerNoteDeletePayload', 'The note is deleted.', (payload) => ({
        deletedNoteId: payload.id(note.deletedId('The note.')),
      })),
      authScopes: { customers: true },
      extensions: CHANGES_NOTHING_CACHED,
      input: { noteId },
      resolve: async (_root, { input }, { authentication }) => {
        const note = { noteId: input.noteId.id };
        await deleteNote(requireViewer(authentication), note);
        return note;
      },
    }),
  };
});
