import { GraphQLError } from 'graphql';
import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { builder } from './builder.ts';
import { InvalidInputError, type InputIssue, InvalidArgumentError } from '../core/errors/userError.ts';
import { userErrorType } from './userErrorType.schema.ts';
import { Upload, type FileUpload } from 'graphql-upload-ts';
import { resolveNodes } from '@pothos/plugin-relay';
import { decodeId, nullIfMalformed } from '../core/publicId.ts';
import { PUBLIC_FIELD } from './documents/cacheScope.ts';
import { MAX_PAGE_SIZE } from '../core/page.ts';

builder.queryType({ description: 'All reads. Lists that can grow are Relay connections with a totalCount.' });
builder.mutationType({
  description:
    'All changes. An input is validated as a whole before anything changes. Each result union holds the payload and the errors that the caller can act on.',
});
builder.subscriptionType({
  description: 'Each subscription sends the current state at once, and again after each change.',
});

builder.addScalarType('DateTime', DateTimeResolver, { description: 'A moment as an ISO 8601 string in UTC.' });
builder.addScalarType('Date', LocalDateResolver, {
  description: "A day of the shop's calendar: an ISO 8601 date, such as `2026-11-28`.",
});

const paise = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'bigint') return paise(Number(value));
  throw new GraphQLError('An amount is a whole number of paise', { extensions: { code: 'BAD_USER_INPUT' } });
};

builder.scalarType('Paise', {
  description: 'An amount of Indian rupees (INR) in whole paise: 12900 is ₹129. A JSON number within 2^53.',
  serialize: paise,
  parseValue: paise,
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({ description: 'The rows of all pages.', resolve: ({ totalCount }) => totalCount() }),
);

const InputIssueRef = builder.objectRef<InputIssue>('InputIssue').implement({
  description: 'One invalid field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, dotted for a nested one; empty for the whole input.' }),
    message: t.exposeString('message', { description: 'The error, for people.' }),
  }),
});

userErrorType(InvalidInputError, (t) => ({
  issues: t.field({
    type: [InputIssueRef],
    description: 'One for each invalid field, in their order.',
    resolve: ({ issues }) => issues,
  }),
}));

builder.scalarType('Upload', {
  description:
    'A file, sent by the GraphQL multipart request specification. The request needs the header `graphql-require-preflight`, ' +
    'and holds one file of at most 5 MB, or of 50 MB where a mutation for admins accepts it.',
  parseValue: (value): Promise<FileUpload> => {
    if (value instanceof Upload) return value.promise;
    throw new GraphQLError('A file is sent as a part of a multipart request');
  },
  serialize: () => {
    throw new TypeError('A file is never an answer');
  },
});

const NodeRef = builder.nodeInterfaceRef();

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description: 'Any object by its id; null for an unknown or malformed id, and for what the viewer may not see.',
    args: { id: t.arg.id({ required: true, description: 'A public id of any type.' }) },
    extensions: PUBLIC_FIELD,
    resolve: async (_root, { id }, context, info) => {
      const [node] = await resolveNodes(builder, context, info, [nodeId(id)]);
      return visibleNode(node);
    },
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: false, items: true },
    description: `Objects in the order of their ids, each as of \`node\`; at most ${MAX_PAGE_SIZE}.`,
    args: { ids: t.arg.idList({ required: true, description: 'Public ids of any types.' }) },
    resolve: async (_root, { ids }, context, info) => {
      if (ids.length > MAX_PAGE_SIZE) throw new InvalidArgumentError(`Ask for at most ${MAX_PAGE_SIZE} ids`);
      const nodes = await resolveNodes(builder, context, info, ids.map(nodeId));
      return nodes.map(visibleNode);
    },
  }),
}));

const nodeId = (id: string) => nullIfMalformed(() => decodeId(id));

/**
 * Null for an unpublished or deleted row: a lookup by id does not find it, although lists that own it, such as a cart, still lead
 * to it. Types that can be hidden always select these columns.
 */
function visibleNode(node: unknown): unknown {
  const { isPublished = true, deletedAt = null } = (node ?? {}) as { isPublished?: boolean; deletedAt?: Date | null }; // a row of any type
  return isPublished && deletedAt === null ? node : null;
}
