import { z } from 'zod';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { WrongPasswordError } from '../identityErrors.ts';
import { currentPasswordShape } from '../identityShapes.ts';
import { twoFactorCodeShape } from '../twoFactor/twoFactorCodeShape.ts';
import { ReauthenticationRequiredError, WrongTwoFactorCodeError } from '../twoFactor/twoFactorErrors.ts';
import { reauthenticate } from './reauthenticate.ts';

const AuthenticationMethodRef = builder.enumType('AuthenticationMethod', {
  description: 'How a person proves who they are.',
  values: {
    PASSWORD: { description: 'By the password of the account.' },
    TWO_FACTOR: { description: 'By a code of the authenticator app, or a recovery code.' },
  },
});

userErrorType(ReauthenticationRequiredError, (t) => ({
  method: t.expose('method', {
    type: AuthenticationMethodRef,
    description: 'What `sessionReauthenticate` needs for this account.',
  }),
}));

const SessionReauthenticatePayload = builder
  .objectRef<{ authenticatedAt: Date }>('SessionReauthenticatePayload')
  .implement({
    description: 'The session may make sensitive changes for some minutes.',
    fields: (t) => ({
      authenticatedAt: t.expose('authenticatedAt', {
        type: 'DateTime',
        description: 'The time of the authentication.',
      }),
    }),
  });

builder.mutationField('sessionReauthenticate', (t) =>
  t.fieldWithInput({
    description:
      'Proves again that the viewer owns the account, which refunds, large price cuts and changes of roles, tokens and second factors need some minutes after the login. An account with a second factor needs `code`, any other one `password`. Rate limited as logins are. Needs a session.',
    type: SessionReauthenticatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongPasswordError, WrongTwoFactorCodeError, TooManyAttemptsError] },
    typeOptions: {
      validate: z.looseObject({ password: currentPasswordShape.nullish(), code: twoFactorCodeShape.nullish() }),
    },
    input: {
      password: t.input.string({ description: 'The password; ignored for an account with a second factor.' }),
      code: t.input.string({ description: 'A code of the authenticator app, or a recovery code.' }),
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
