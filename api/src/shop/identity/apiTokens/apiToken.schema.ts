import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf } from '../../../platform/graphql/listOf.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { toNodeConnection } from '../../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../../platform/core/nilUuid.ts';
import { requireViewer, viewerOrNull } from '../../../platform/core/viewer.ts';
import { UserRef } from '../user.schema.ts';
import { MAX_API_TOKENS } from './apiTokenErrors.ts';
import { API_TOKEN_PREFIX } from './apiTokenFormat.ts';
import { activeApiTokens } from './activeApiTokens.ts';
import { permissionsOfApiToken } from './permissionsOfApiToken.ts';

/** The permissions of an API token. */
export const ApiTokenScopeRef = builder.enumType('ApiTokenScope', {
  description: 'The permissions of an API token.',
  values: {
    READ: { description: 'The queries and subscriptions of its owner; no mutation.' },
    READ_WRITE: {
      description:
        'All that its owner may do, except changes of passwords, e-mail addresses, sessions, API tokens and roles, and the downloads of `EXPORT`.',
    },
    EXPORT: {
      description: '`READ`, and the downloads of the customer file and of reports.',
    },
  },
});

/** A token for programs; only its owner can read it, with a session. */
export const ApiTokenRef = builder.prismaNode('ApiToken', {
  description:
    'Authenticates a program as its owner, by `Authorization: Bearer …`. Its owner reads it, with a session.',
  id: { field: 'id', description: '`token_…`; it is not the token.' },
  nullable: true,
  authScopes: { sessionOnly: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: { userId: viewerOrNull(authentication)?.userId ?? NIL_UUID, ...activeApiTokens(new Date()) },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that the owner gave it.' }),
    lastFour: t.exposeString('lastFour', {
      description: `The last four characters; it begins with \`${API_TOKEN_PREFIX}\`.`,
    }),
    scope: t.expose('scope', { type: ApiTokenScopeRef, description: 'Its permissions.' }),
    lacksPermissions: t.boolean({
      description:
        'Whether the owner has gained permissions or a second factor since its creation, which it lacks. A new token has them.',
      select: { permissions: true, createdAt: true, user: { select: { twoFactorEnabledAt: true } } },
      resolve: (token, _args, { authentication }) => {
        const { permissions } = requireViewer(authentication);
        return permissionsOfApiToken(token, permissions).length < permissions.length;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last use, to the minute; null before the first.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: valid until revoked.',
    }),
  }),
});

const API_TOKEN_CONNECTION = listOf('ApiToken', ApiTokenRef, {
  edge: 'An API token in a list.',
  connection: 'A list of API tokens.',
});

/** An API token in a list; the payload of `apiTokenCreate` has one too. */
export const [, ApiTokenEdge] = API_TOKEN_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  apiTokens: t.connection(
    {
      type: ApiTokenRef,
      nullable: true,
      description: `Newest first; at most ${MAX_API_TOKENS}. Needs a session.`,
      authScopes: { sessionOnly: true },
      select: (args, _context, nestedSelection) => {
        const { where, ...page } = keysetPage(args, 'id', 'desc');
        return {
          apiTokens: {
            ...page,
            where: { AND: [where, activeApiTokens(new Date())] },
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        };
      },
      resolve: ({ id, apiTokens }, args) =>
        toNodeConnection(apiTokens, args, () =>
          db.apiToken.count({ where: { userId: id, ...activeApiTokens(new Date()) } }),
        ),
    },
    ...API_TOKEN_CONNECTION,
  ),
}));
