import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { keysetPage, toConnection } from '../../graphql/connection.ts';
import { NOBODY } from '../../graphql/nobody.ts';
import { viewerOrNull } from '../../graphql/viewer.ts';
import { UserRef } from '../user.schema.ts';
import { MAX_API_TOKENS } from './apiTokenErrors.ts';
import { API_TOKEN_PREFIX } from './apiTokenText.ts';
import { goodTokens } from './goodTokens.ts';

/** What an API token may do. */
export const ApiTokenScopeRef = builder.enumType('ApiTokenScope', {
  description: 'What an API token may do.',
  values: {
    READ: { description: 'Ask whatever its owner may see, and follow subscriptions. No mutation.' },
    READ_WRITE: {
      description:
        'Whatever its owner may do, but for what guards accounts: passwords, e-mail addresses, sessions, API tokens, roles.',
    },
  },
});

/** A token for programs; readable by its person alone, logged in. */
export const ApiTokenRef = builder.prismaNode('ApiToken', {
  description:
    'A token that lets a program act for somebody, by `Authorization: Bearer …`. Only the person themselves can see it, logged in; the token itself is shown once, when it is made.',
  id: { field: 'id', description: 'The public id, `token_…`. It is not the token.' },
  nullable: true,
  authScopes: { inPerson: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: { userId: viewerOrNull(authentication)?.userId ?? NOBODY, ...goodTokens(new Date()) },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    hint: t.exposeString('hint', {
      description: `Its last four characters, by which its owner recognises it; the first ones are \`${API_TOKEN_PREFIX}\`.`,
    }),
    scope: t.expose('scope', { type: ApiTokenScopeRef, description: 'What it may do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null when it never was.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is good; null when it is good until it is revoked.',
    }),
  }),
});

/** An API token in a list; the payload of making one carries one too. */
export const ApiTokenEdge = builder.edgeObject({
  name: 'ApiTokenEdge',
  description: 'An API token in a list.',
  type: ApiTokenRef,
});

const ApiTokenConnection = builder.connectionObject(
  { name: 'ApiTokenConnection', description: 'A list of API tokens.', type: ApiTokenRef },
  ApiTokenEdge,
);

builder.prismaObjectFields(UserRef, (t) => ({
  apiTokens: t.connection(
    {
      type: ApiTokenRef,
      description: `Their API tokens, newest first; at most ${MAX_API_TOKENS}. API tokens can not see them.`,
      authScopes: { inPerson: true },
      select: (args, _context, nestedSelection) => {
        const { where, ...page } = keysetPage(args, 'id', 'desc');
        return {
          apiTokens: {
            ...page,
            where: { AND: [where, goodTokens(new Date())] },
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        };
      },
      resolve: ({ id, apiTokens }, args) =>
        toConnection(apiTokens, args, {
          keysOf: (token) => [token.id],
          nodeOf: (token) => token,
          totalCount: () => db.apiToken.count({ where: { userId: id, ...goodTokens(new Date()) } }),
        }),
    },
    ApiTokenConnection,
    ApiTokenEdge,
  ),
}));
