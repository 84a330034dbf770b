import { z } from 'zod';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { WrongPasswordError, ReauthenticationRequiredError, WrongTwoFactorCodeError } from '../identityErrors.ts';
import { currentPasswordShape } from '../identityShapes.ts';
import { twoFactorCodeShape } from '../twoFactor/twoFactorCodes.ts';
import { reauthenticate, requireRecentAuthentication } from './reauthenticate.ts';

const AuthenticationMethodRef = builder.enumType('AuthenticationMethod', {
  description: 'How a person proves who they are.',
  values: {
    PASSWORD: { description: 'The password of the account.' },
    TWO_FACTOR: { description: 'A code of the authenticator app, or a recovery code.' },
  },
});

userErrorType(ReauthenticationRequiredError, (t) => ({
  method: t.expose('method', { type: AuthenticationMethodRef, description: 'What `sessionReauthenticate` needs.' }),
}));

const SessionReauthenticatePayload = builder
  .objectRef<{ authenticatedAt: Date }>('SessionReauthenticatePayload')
  .implement({
    description: 'The session may make sensitive changes for some minutes.',
    fields: (t) => ({
      authenticatedAt: t.expose('authenticatedAt', { type: 'DateTime', description: 'When it was authenticated.' }),
    }),
  });

builder.mutationField('sessionReauthenticate', (t) =>
  t.fieldWithInput({
    description: 'Authenticates again, which sensitive changes need some minutes after the login. Needs a session.',
    type: SessionReauthenticatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongPasswordError, WrongTwoFactorCodeError, TooManyAttemptsError] },
    typeOptions: {
      validate: z.looseObject({ password: currentPasswordShape.nullish(), code: twoFactorCodeShape.nullish() }),
    },
    input: {
      password: t.input.string({ description: 'For an account without a second factor.' }),
      code: t.input.string({
        description: 'For an account with one: a code of the authenticator app, or a recovery code.',
      }),
    },
    resolve: async (_root, { input: { password, code } }, context) => {
      const { authentication, caller, encryptionKeys } = context;
      const viewer = requireSession(authentication);
      const now = new Date();
      const proof = { password: password ?? null, code: code ?? null };
      await reauthenticate(viewer, proof, { caller, encryptionKeys, now });
      context.authentication = { state: 'active', viewer: { ...viewer, authenticatedAt: now } };
      return { authenticatedAt: now };
    },
  }),
);

const ExportAuthorizePayload = builder.objectRef<{ isAuthorized: boolean }>('ExportAuthorizePayload').implement({
  description: 'The session may download files with data of many people for some minutes.',
  fields: (t) => ({ isAuthorized: t.exposeBoolean('isAuthorized', { description: 'True.' }) }),
});

builder.mutationField('exportAuthorize', (t) =>
  t.field({
    description:
      'Checks that the session was authenticated within the last minutes, as the downloads of customers and reports need. Changes nothing. Needs a session.',
    type: ExportAuthorizePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      return { isAuthorized: true };
    },
  }),
);
