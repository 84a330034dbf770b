import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
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
    READ: { description: 'May run the queries and subscriptions that its owner may run, and no mutation.' },
    READ_WRITE: {
      description:
        'May do what its owner may do, except changes of passwords, e-mail addresses, sessions, API tokens and roles, and the downloads of `EXPORT`.',
    },
    EXPORT: {
      description:
        'May do what `READ` may do, and download the customer file and the reports that its owner may download.',
    },
  },
});

/** A token for programs; only its owner can read it, with a session. */
export const ApiTokenRef = builder.prismaNode('ApiToken', {
  description:
    'A token that authenticates a program as its owner, by `Authorization: Bearer …`. Only the owner can read it, with a session; the token itself is returned once, by `apiTokenCreate`.',
  id: { field: 'id', description: 'The public id, `token_…`. It is not the token.' },
  nullable: true,
  authScopes: { sessionOnly: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: { userId: viewerOrNull(authentication)?.userId ?? NIL_UUID, ...activeApiTokens(new Date()) },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that its owner gave it.' }),
    lastFour: t.exposeString('lastFour', {
      description: `Its last four characters, by which its owner recognises it; the first ones are \`${API_TOKEN_PREFIX}\`.`,
    }),
    scope: t.expose('scope', { type: ApiTokenScopeRef, description: 'The permissions of the token.' }),
    lacksPermissions: t.boolean({
      description:
        'Whether it lacks permissions of its owner: it was created before the owner had them, or before the owner set up a second factor. A new token has them.',
      select: { permissions: true, createdAt: true, user: { select: { twoFactorEnabledAt: true } } },
      resolve: (token, _args, { authentication }) => {
        const { permissions } = requireViewer(authentication);
        return permissionsOfApiToken(token, permissions).length < permissions.length;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the creation.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last use, to the minute; null when it was not used yet.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it expires; null when it is valid until it is revoked.',
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
      description: `The API tokens of the user, the newest first; at most ${MAX_API_TOKENS}. Needs a session.`,
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
