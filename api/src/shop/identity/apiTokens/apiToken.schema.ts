import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { relationPage } from '../../../platform/graphql/nodePage.ts';
import { requireViewer, requireSession, viewerIdOrNil } from '../../../platform/core/viewer.ts';
import { UserRef } from '../user.schema.ts';
import {
  MAX_API_TOKENS,
  TooManyApiTokensError,
  API_TOKEN_PREFIX,
  activeApiTokens,
  createApiToken,
  revokeApiToken,
} from './apiTokens.ts';
import { permissionsOfApiToken } from './viewerOfApiToken.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { requireRecentAuthentication } from '../authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../identityErrors.ts';

const ApiTokenScopeRef = builder.enumType('ApiTokenScope', {
  description: 'The permissions of an API token.',
  values: {
    READ: { description: 'The queries and subscriptions of its owner; no mutation.' },
    READ_WRITE: {
      description:
        'All that its owner may do, except changes of passwords, e-mail addresses, sessions, API tokens and roles, and the downloads of `EXPORT`.',
    },
    EXPORT: { description: '`READ`, and the downloads of the customer file and of reports.' },
  },
});

const ApiTokenRef = builder.prismaNode('ApiToken', {
  description:
    'Authenticates a program as its owner, by `Authorization: Bearer …`. Its owner reads it, with a session.',
  id: { field: 'id', description: '`token_…`; it is not the token.' },
  nullable: true,
  authScopes: { sessionOnly: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: { userId: viewerIdOrNil(authentication), ...activeApiTokens(new Date()) },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that the owner gave it.' }),
    lastFour: t.exposeString('lastFour', {
      description: `The last four characters; it begins with \`${API_TOKEN_PREFIX}\`.`,
    }),
    scope: t.expose('scope', { type: ApiTokenScopeRef, description: 'Its permissions.' }),
    lacksPermissions: t.boolean({
      description: 'Whether it lacks permissions that the owner gained after its creation. A new token has them.',
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
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: valid until revoked.' }),
  }),
});

const API_TOKEN_CONNECTION = listOf('ApiToken', ApiTokenRef, ['An API token', 'API tokens']);

const [, ApiTokenEdge] = API_TOKEN_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  apiTokens: t.connection(
    {
      type: ApiTokenRef,
      nullable: true,
      description: `Newest first; at most ${MAX_API_TOKENS}. Needs a session.`,
      authScopes: { sessionOnly: true },
      select: (args, _context, nestedSelection) => {
        const selection = nestedSelection({ select: { id: true } }, ['edges', 'node']);
        return { apiTokens: relationPage(args, selection, activeApiTokens(new Date())) };
      },
      resolve: ({ id, apiTokens }, args) =>
        toNodeConnection(apiTokens, args, () =>
          db.apiToken.count({ where: { userId: id, ...activeApiTokens(new Date()) } }),
        ),
    },
    ...API_TOKEN_CONNECTION,
  ),
}));

const MAX_NAME = 60;
const MAX_DAYS = 365;

const apiToken = payloadFields('ApiToken', 'apiTokenId', (query) => db.apiToken.findUniqueOrThrow(query));

const ApiTokenCreatePayload = builder
  .objectRef<{ apiTokenId: string; token: string }>('ApiTokenCreatePayload')
  .implement({
    description: 'The token was created; its owner is mailed.',
    fields: (t) => ({
      token: t.exposeString('token', {
        description: `\`${API_TOKEN_PREFIX}\` and 43 characters. No other field returns it.`,
      }),
      apiTokenEdge: t.field(apiToken.edge(ApiTokenEdge, 'For the front of a list.')),
    }),
  });

const ApiTokenRevokePayload = builder.objectRef<{ apiTokenId: string }>('ApiTokenRevokePayload').implement({
  description: 'The token is revoked.',
  fields: (t) => ({ revokedApiTokenId: t.id(apiToken.deletedId('For removing it from lists.')) }),
});

builder.mutationFields((t) => ({
  apiTokenCreate: t.fieldWithInput({
    description: `Creates a token for a program and mails a notice. At most ${MAX_API_TOKENS}; a change of the password revokes all. Needs a session.`,
    type: ApiTokenCreatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, TooManyApiTokensError, TooManyAttemptsError, ReauthenticationRequiredError] },
    input: {
      name: t.input.string({
        required: true,
        validate: textShape('Name', MAX_NAME),
        description: `Such as its purpose; at most ${MAX_NAME} characters.`,
      }),
      scope: t.input.field({ type: ApiTokenScopeRef, required: true, description: 'Its permissions.' }),
      expiresInDays: t.input.int({
        validate: z
          .int()
          .min(1, 'A token is good for a day at least')
          .max(MAX_DAYS, `A token is good for ${MAX_DAYS} days at most, or until it is revoked`)
          .nullish(),
        description: `The lifetime in days, 1 to ${MAX_DAYS}; valid until revoked without it.`,
      }),
    },
    resolve: async (_root, { input: { name, scope, expiresInDays } }, context) => {
      const now = new Date();
      await requireRecentAuthentication(context, now);
      const { authentication, caller } = context;
      const token = { name, scope, expiresInDays: expiresInDays ?? null };
      return createApiToken(requireSession(authentication), token, { caller, now });
    },
  }),
  apiTokenRevoke: t.fieldWithInput({
    description: "Revokes one of the viewer's API tokens at once. Repeating it changes nothing. Needs a session.",
    type: ApiTokenRevokePayload,
    authScopes: { sessionOnly: true },
    input: { apiTokenId: t.input.globalID({ for: ApiTokenRef, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: apiTokenId } = input.apiTokenId;
      await revokeApiToken(requireSession(authentication), { apiTokenId });
      return { apiTokenId };
    },
  }),
}));
