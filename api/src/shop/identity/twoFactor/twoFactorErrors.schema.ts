import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CODE_MAX_ATTEMPTS, LOGIN_CHALLENGE_MINUTES } from '../oneTimeCode.ts';
import {
  LoginChallengeExpiredError,
  ReauthenticationRequiredError,
  TwoFactorRequiredError,
  TwoFactorStateError,
  WrongTwoFactorCodeError,
} from './twoFactorErrors.ts';

const AuthenticationMethodRef = builder.enumType('AuthenticationMethod', {
  description: 'How a person proves who they are.',
  values: {
    PASSWORD: { description: 'By the password of the account.' },
    TWO_FACTOR: { description: 'By a code of the authenticator app, or a recovery code.' },
  },
});

builder.objectType(TwoFactorRequiredError, {
  name: 'TwoFactorRequiredError',
  description: `The password is right, and the account has a second factor. \`userLogInVerify\` completes the login with a code, from the same browser: a cookie identifies it. It allows ${CODE_MAX_ATTEMPTS} codes within ${LOGIN_CHALLENGE_MINUTES} minutes.`,
  interfaces: [ErrorInterface],
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time until which a code is accepted.' }),
  }),
});

builder.objectType(WrongTwoFactorCodeError, {
  name: 'WrongTwoFactorCodeError',
  description: 'The code is wrong, or was used before.',
  interfaces: [ErrorInterface],
});

builder.objectType(LoginChallengeExpiredError, {
  name: 'LoginChallengeExpiredError',
  description: `No login of this browser waits for a code, or it has expired, or ${CODE_MAX_ATTEMPTS} codes were sent. Send the password again.`,
  interfaces: [ErrorInterface],
});

builder.objectType(TwoFactorStateError, {
  name: 'TwoFactorStateError',
  description: 'The second factor is on or off already, or the shop requires it; `message` says which.',
  interfaces: [ErrorInterface],
});

builder.objectType(ReauthenticationRequiredError, {
  name: 'ReauthenticationRequiredError',
  description:
    'The last authentication of the session is too long ago for this change. Nothing was changed. Send `sessionReauthenticate`, then the same request again. API tokens never receive it.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    method: t.expose('method', {
      type: AuthenticationMethodRef,
      description: 'What `sessionReauthenticate` needs for this account.',
    }),
  }),
});
