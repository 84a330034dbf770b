import { z } from 'zod';
import { textShape } from '../../platform/core/text/textShape.ts';
import { decodeIdOf, encodeId } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { SavedFilter, SavedFilterKind } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import {
  renameFilter,
  MAX_SAVED_FILTERS,
  SavedFilterNameTakenError,
  SavedFilterNotFoundError,
  TooManySavedFiltersError,
  saveFilter,
} from './savedFilters.ts';

const MAX_NAME = 60;
const MAX_QUERY = 1000;
const nameShape = textShape('Name', MAX_NAME, 'Name is required');
/** Who may read one of the lists. */
const SCOPES = { catalogue: true, orders: true, refunds: true, reports: true, customers: true } as const;

const SavedFilterKindRef = builder.enumType('SavedFilterKind', {
  description: 'A list for staff.',
  values: {
    PRODUCTS: { description: 'Products.' },
    ORDERS: { description: 'Orders.' },
    REFUND_REQUESTS: { description: 'Refund requests.' },
    CUSTOMERS: { description: 'Customers.' },
    AUDIT_LOG: { description: 'The audit log.' },
  } satisfies Record<SavedFilterKind, object>,
});

const SavedFilterRef = builder.objectRef<SavedFilter>('SavedFilter').implement({
  description: 'A named filter of a list, of one user.',
  authScopes: SCOPES,
  fields: (t) => ({
    id: t.id({ description: 'The public id, `filter_…`.', resolve: ({ id }) => encodeId('SavedFilter', id) }),
    name: t.exposeString('name', { description: 'Its name.' }),
    query: t.exposeString('query', { description: 'The query of the URL, such as `show=low&sort=NAME_ASC`.' }),
  }),
});

const filterPayload = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    fields: (t) => ({
      savedFilter: t.field({
        type: SavedFilterRef,
        description,
        resolve: ({ id }) => db.savedFilter.findUniqueOrThrow({ where: { id } }),
      }),
    }),
  });

const SavedFilterDeletePayload = builder.objectRef<{ id: string }>('SavedFilterDeletePayload').implement({
  description: 'The deleted filter.',
  fields: (t) => ({
    deletedSavedFilterId: t.id({ description: 'Its id.', resolve: ({ id }) => encodeId('SavedFilter', id) }),
  }),
});

builder.queryField('savedFilters', (t) =>
  t.field({
    type: [SavedFilterRef],
    nullable: true,
    description: `The viewer's filters by name, at most ${MAX_SAVED_FILTERS}. Needs the permission \`CATALOGUE\` or \`ORDERS\` or \`REFUNDS\` or \`REPORTS\` or \`CUSTOMERS\`.`,
    authScopes: SCOPES,
    args: { kind: t.arg({ type: SavedFilterKindRef, required: true, description: 'The list.' }) },
    resolve: (_root, { kind }, { authentication }) => {
      const viewer = requireViewer(authentication);
      return db.savedFilter.findMany({
        where: { userId: viewer.userId, kind },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: MAX_SAVED_FILTERS,
      });
    },
  }),
);

builder.mutationFields((t) => ({
  savedFilterSave: t.fieldWithInput({
    description:
      'Saves a filter for the viewer, in place of one with the same name. Needs the permission `CATALOGUE` or `ORDERS` or `REFUNDS` or `REPORTS` or `CUSTOMERS`.',
    type: filterPayload('SavedFilterSavePayload', 'The saved filter.'),
    authScopes: SCOPES,
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [InvalidInputError, TooManySavedFiltersError] },
    input: {
      kind: t.input.field({ type: SavedFilterKindRef, required: true, description: 'The list.' }),
      name: t.input.string({ required: true, description: `1 to ${MAX_NAME} characters.`, validate: nameShape }),
      query: t.input.string({
        required: true,
        description: `The query of the URL without \`?\`: 1 to ${MAX_QUERY} characters.`,
        validate: z.string().regex(/^[!-~]{1,1000}$/, 'This filter can’t be saved'),
      }),
    },
    resolve: (_root, { input }, { authentication }) => saveFilter(requireViewer(authentication), input),
  }),
  savedFilterUpdate: t.fieldWithInput({
    description:
      'Renames a filter of the viewer. Needs the permission `CATALOGUE` or `ORDERS` or `REFUNDS` or `REPORTS` or `CUSTOMERS`.',
    type: filterPayload('SavedFilterUpdatePayload', 'The renamed filter.'),
    authScopes: SCOPES,
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [InvalidInputError, SavedFilterNotFoundError, SavedFilterNameTakenError] },
    input: {
      savedFilterId: t.input.id({ required: true, description: 'Its id.' }),
      name: t.input.string({ required: true, description: `1 to ${MAX_NAME} characters.`, validate: nameShape }),
    },
    resolve: (_root, { input: { savedFilterId, name } }, { authentication }) =>
      renameFilter(requireViewer(authentication), { id: decodeIdOf('SavedFilter', String(savedFilterId)), name }),
  }),
  savedFilterDelete: t.fieldWithInput({
    description:
      'Deletes a filter of the viewer. Repeating it changes nothing. Needs the permission `CATALOGUE` or `ORDERS` or `REFUNDS` or `REPORTS` or `CUSTOMERS`.',
    type: SavedFilterDeletePayload,
    authScopes: SCOPES,
    extensions: CHANGES_NOTHING_CACHED,
    input: { savedFilterId: t.input.id({ required: true, description: 'Its id.' }) },
    resolve: async (_root, { input }, { authentication }) => {
      const { userId } = requireViewer(authentication);
      const id = decodeIdOf('SavedFilter', String(input.savedFilterId));
      await db.savedFilter.deleteMany({ where: { id, userId } });
      return { id };
    },
  }),
}));
