import { IdempotencyKeyReusedError, idempotencyKeyShape } from '../../../platform/db/claimIdempotencyKey.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loadEdge } from '../../../platform/graphql/connection.ts';
import { CHANGES_NOTHING_CACHED } from '../../../platform/graphql/reportMutations.ts';
import { CustomerRef } from '../customer.schema.ts';
import { CustomerNoteNotFoundError, CustomerNotFoundError } from '../customerErrors.ts';
import { createNote } from './createNote.ts';
import { CustomerNoteEdge, CustomerNoteRef } from './customerNote.schema.ts';
import { deleteNote } from './deleteNote.ts';
import { updateNote } from './updateNote.ts';

const MAX_BODY = 2000;

const CreatePayload = builder.objectRef<{ noteId: string }>('CustomerNoteCreatePayload').implement({
  description: 'The note is written.',
  fields: (t) => ({
    noteEdge: t.field({
      type: CustomerNoteEdge,
      description: 'The new note, for the beginning of a list.',
      resolve: ({ noteId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'CustomerNote', select: { id: true } }, (query) =>
          db.customerNote.findUniqueOrThrow({ ...query, where: { id: noteId } }),
        ),
    }),
  }),
});

const UpdatePayload = builder.objectRef<{ noteId: string }>('CustomerNoteUpdatePayload').implement({
  description: 'The note is changed.',
  fields: (t) => ({
    note: t.prismaField({
      type: CustomerNoteRef,
      description: 'The note as it is now.',
      resolve: (query, { noteId }) => db.customerNote.findUniqueOrThrow({ ...query, where: { id: noteId } }),
    }),
  }),
});

const DeletePayload = builder.objectRef<{ noteId: string }>('CustomerNoteDeletePayload').implement({
  description: 'The note is deleted.',
  fields: (t) => ({
    deletedNoteId: t.id({
      description: 'The public id of the deleted note.',
      resolve: ({ noteId }) => encodeId('CustomerNote', noteId),
    }),
  }),
});

builder.mutationFields((t) => {
  const noteId = t.input.globalID({ for: CustomerNoteRef, required: true, description: 'The note.' });
  const body = t.input.string({
    required: true,
    description: `The text, of at most ${MAX_BODY} characters.`,
    validate: textShape('Note', MAX_BODY, 'Write a note'),
  });
  return {
    customerNoteCreate: t.fieldWithInput({
      description:
        'Writes a note about a customer, for staff alone. A repeated call with the same idempotency key returns the same note. Needs the permission `CUSTOMERS`.',
      type: CreatePayload,
      authScopes: { customers: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [InvalidInputError, CustomerNotFoundError, IdempotencyKeyReusedError] },
      input: {
        customerId: t.input.globalID({ for: CustomerRef, required: true, description: 'The customer.' }),
        body,
        idempotencyKey: t.input.string({
          required: true,
          description: 'A key of 8 to 100 letters, digits and signs, such as a UUID; new for each note.',
          validate: idempotencyKeyShape,
        }),
      },
      resolve: (_root, { input: { customerId, ...note } }, { authentication }) =>
        createNote(requireViewer(authentication), { userId: customerId.id, ...note }),
    }),
    customerNoteUpdate: t.fieldWithInput({
      description: 'Changes a note that the viewer wrote. Needs the permission `CUSTOMERS`.',
      type: UpdatePayload,
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
      description:
        'Deletes a note about a customer, also one of another person. Repeating it changes nothing. Needs the permission `CUSTOMERS`.',
      type: DeletePayload,
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
