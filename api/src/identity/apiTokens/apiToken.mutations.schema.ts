import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { db } from '../../db/client.ts';
import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import { encodeCursor } from '../../graphql/connection.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { textShape } from '../../graphql/textShape.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireSession } from '../../graphql/viewer.ts';
import { TooManyAttemptsError } from '../../throttle/tooManyAttempts.ts';
import { addApiToken } from './addApiToken.ts';
import { ApiTokenEdge, ApiTokenRef, ApiTokenScopeRef } from './apiToken.schema.ts';
import { MAX_API_TOKENS, TooManyApiTokensError } from './apiTokenErrors.ts';
import { API_TOKEN_PREFIX } from './apiTokenText.ts';
import { revokeApiToken } from './revokeApiToken.ts';

const MAX_NAME = 60;
const MAX_DAYS = 365;

builder.objectType(TooManyApiTokensError, {
  name: 'TooManyApiTokensError',
  description: `The account has ${MAX_API_TOKENS} API tokens already.`,
  interfaces: [ErrorInterface],
});

const ApiTokenAddPayload = builder.objectRef<{ apiTokenId: string; token: string }>('ApiTokenAddPayload').implement({
  description: 'The token is made, and its owner is told by mail.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: `The token, \`${API_TOKEN_PREFIX}\` and 43 characters. It is shown here and never again: the shop keeps its hash alone.`,
    }),
    apiTokenEdge: t.field({
      type: ApiTokenEdge,
      description: 'What its owner sees of it from now on, for the front of a list.',
      resolve: async ({ apiTokenId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'ApiToken', select: { id: true }, path: ['node'] });
        const node = await db.apiToken.findUniqueOrThrow({ ...query, where: { id: apiTokenId } });
        return { cursor: encodeCursor([apiTokenId]), node };
      },
    }),
  }),
});

const ApiTokenRevokePayload = builder.objectRef<{ apiTokenId: string }>('ApiTokenRevokePayload').implement({
  description: 'The token is not good any more.',
  fields: (t) => ({
    revokedApiTokenId: t.id({
      description: 'The public id of the token, for taking it off lists.',
      resolve: ({ apiTokenId }) => encodeId('ApiToken', apiTokenId),
    }),
  }),
});

builder.mutationFields((t) => ({
  apiTokenAdd: t.fieldWithInput({
    description: `Makes a token that lets a program act for the viewer; they are told by mail. It ends when it expires or is revoked, and with every new password. At most ${MAX_API_TOKENS} at a time. Needs a session: API tokens make no others.`,
    type: ApiTokenAddPayload,
    authScopes: { inPerson: true },
    errors: { types: [InvalidInputError, TooManyApiTokensError, TooManyAttemptsError] },
    input: {
      name: t.input.string({
        required: true,
        validate: textShape('Name', MAX_NAME),
        description: `What to call it, such as what it is for; at most ${MAX_NAME} characters.`,
      }),
      scope: t.input.field({ type: ApiTokenScopeRef, required: true, description: 'What it may do.' }),
      expiresInDays: t.input.int({
        validate: z
          .int()
          .min(1, 'A token is good for a day at least')
          .max(MAX_DAYS, `A token is good for ${MAX_DAYS} days at most, or until it is revoked`)
          .nullish(),
        description: `For how many days it is good, 1 to ${MAX_DAYS}; left out: until it is revoked.`,
      }),
    },
    resolve: (_root, { input: { name, scope, expiresInDays } }, { authentication, caller }) =>
      addApiToken(
        requireSession(authentication),
        { name, scope, expiresInDays: expiresInDays ?? null },
        { caller, now: new Date() },
      ),
  }),
  apiTokenRevoke: t.fieldWithInput({
    description: "Ends one of the viewer's API tokens, at once. Asking again does no harm. Needs a session.",
    type: ApiTokenRevokePayload,
    authScopes: { inPerson: true },
    input: {
      apiTokenId: t.input.globalID({ for: ApiTokenRef, required: true, description: 'The public id of the token.' }),
    },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: apiTokenId } = input.apiTokenId;
      await revokeApiToken(requireSession(authentication), { apiTokenId });
      return { apiTokenId };
    },
  }),
}));
