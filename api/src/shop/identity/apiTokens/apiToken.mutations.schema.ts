import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loadEdge } from '../../../platform/graphql/loadEdge.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../../platform/limits/tooManyAttempts.ts';
import { createApiToken } from './createApiToken.ts';
import { ApiTokenEdge, ApiTokenRef, ApiTokenScopeRef } from './apiToken.schema.ts';
import { MAX_API_TOKENS, TooManyApiTokensError } from './apiTokenErrors.ts';
import { API_TOKEN_PREFIX } from './apiTokenFormat.ts';
import { requireRecentAuthentication } from '../authentication/requireRecentAuthentication.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';
import { revokeApiToken } from './revokeApiToken.ts';

const MAX_NAME = 60;
const MAX_DAYS = 365;

const ApiTokenCreatePayload = builder
  .objectRef<{ apiTokenId: string; token: string }>('ApiTokenCreatePayload')
  .implement({
    description: 'The token was created; its owner is mailed.',
    fields: (t) => ({
      token: t.exposeString('token', {
        description: `\`${API_TOKEN_PREFIX}\` and 43 characters. No other field returns it.`,
      }),
      apiTokenEdge: t.field({
        type: ApiTokenEdge,
        description: 'For the front of a list.',
        resolve: ({ apiTokenId }, _args, context, info) =>
          loadEdge({ context, info, typeName: 'ApiToken', select: { id: true } }, (query) =>
            db.apiToken.findUniqueOrThrow({ ...query, where: { id: apiTokenId } }),
          ),
      }),
    }),
  });

const ApiTokenRevokePayload = builder.objectRef<{ apiTokenId: string }>('ApiTokenRevokePayload').implement({
  description: 'The token is revoked.',
  fields: (t) => ({
    revokedApiTokenId: t.id({
      description: 'For removing it from lists.',
      resolve: ({ apiTokenId }) => encodeId('ApiToken', apiTokenId),
    }),
  }),
});

builder.mutationFields((t) => ({
  apiTokenCreate: t.fieldWithInput({
    description: `Creates a token for a program and mails a notice. At most ${MAX_API_TOKENS}; a change of the password revokes all. Needs a session.`,
    type: ApiTokenCreatePayload,
    authScopes: { sessionOnly: true },
    errors: {
      types: [InvalidInputError, TooManyApiTokensError, TooManyAttemptsError, ReauthenticationRequiredError],
    },
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
    input: {
      apiTokenId: t.input.globalID({ for: ApiTokenRef, required: true, description: 'The token.' }),
    },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: apiTokenId } = input.apiTokenId;
      await revokeApiToken(requireSession(authentication), { apiTokenId });
      return { apiTokenId };
    },
  }),
}));
