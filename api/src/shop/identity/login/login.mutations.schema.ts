import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { CHALLENGE_ANSWER_FIELD } from '../../../platform/challenges/challenge.schema.ts';
import { ChallengeRequiredError } from '../../../platform/challenges/challengeRequired.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { AccountSuspendedError, EmailTakenError, WrongCredentialsError } from '../identityErrors.ts';
import {
  currentPasswordShape,
  emailShape,
  newPasswordShape,
  PASSWORD_LENGTH,
  personNameShape,
} from '../identityShapes.ts';
import { issueTokens, type IssuedTokens } from '../sessions/issueTokens.ts';
import { revokeCurrentSession } from '../sessions/revokeSessions.ts';
import { MAX_SESSIONS, type CreatedSession } from '../sessions/session.ts';
import { TOKEN_FIELDS } from '../sessions/tokenFields.ts';
import { UserRef } from '../user.schema.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { register } from './register.ts';
import { twoFactorCodeShape } from '../twoFactor/twoFactorCodeShape.ts';
import {
  LoginChallengeExpiredError,
  TwoFactorRequiredError,
  WrongTwoFactorCodeError,
} from '../twoFactor/twoFactorErrors.ts';
import { rememberDevice } from './rememberDevice.ts';
import { verifyLogin } from './verifyLogin.ts';

/** Creates the payload of a mutation that gives this device a session. */
function sessionPayload(name: string, description: string) {
  return builder.objectRef<IssuedTokens>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserRef,
        description: 'The account of the session.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      accessToken: t.exposeString('accessToken', TOKEN_FIELDS.accessToken),
      refreshToken: t.string({
        ...TOKEN_FIELDS.refreshToken,
        resolve: ({ refreshToken }, _args, { cookies }) => (cookies.isOwnPage ? '' : refreshToken),
      }),
    }),
  });
}

const UserRegisterPayload = sessionPayload(
  'UserRegisterPayload',
  'The account was created, and this device has a session.',
);
const UserLogInPayload = sessionPayload('UserLogInPayload', 'This device has a new session.');
const UserLogInVerifyPayload = sessionPayload('UserLogInVerifyPayload', 'This device has a new session.');

const UserLogOutPayload = builder.objectRef<{ isLoggedOut: boolean }>('UserLogOutPayload').implement({
  description: 'The session of this device is revoked.',
  fields: (t) => ({
    isLoggedOut: t.exposeBoolean('isLoggedOut', { description: 'True, also when there was no session.' }),
  }),
});

// The whole input has one shape, because Pothos stops at the first field that is invalid by itself.
const REGISTRATION = z
  .looseObject({ name: personNameShape, email: emailShape, password: newPasswordShape })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'password and confirm password must be same',
  });
const CREDENTIALS = z.looseObject({ email: emailShape, password: currentPasswordShape });

/** Replaces the session of this browser with `session`, also for the rest of the operation. */
async function startSession(session: CreatedSession, email: string, context: GraphqlContext): Promise<IssuedTokens> {
  const { authentication, caller, cookies, issueAccessToken, issueDeviceToken } = context;
  await rememberDevice(email, { caller, cookies, issueDeviceToken });
  await revokeCurrentSession({ authentication, refreshToken: cookies.refreshToken }, new Date());
  const issued = await issueTokens(session, { cookies, issueAccessToken });
  context.authentication = await context.authenticate(session);
  return issued;
}

builder.mutationFields((t) => ({
  userRegister: t.fieldWithInput({
    description:
      'Creates an account, logs it in on this device, and mails a link that verifies the address. Open to everyone; fails when an account has the e-mail address.',
    type: UserRegisterPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, EmailTakenError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: REGISTRATION },
    input: {
      name: t.input.string({ required: true, description: 'The name that mails greet the person by.' }),
      email: t.input.string({
        required: true,
        description:
          'The e-mail address, in ASCII before the `@`; case is ignored. A domain in another script is stored as its punycode.',
      }),
      password: t.input.string({
        required: true,
        description: `At least ${PASSWORD_LENGTH.min} characters of any kind; the most common passwords are refused.`,
      }),
      confirmPassword: t.input.string({ required: true, description: 'The same password again.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, context) =>
      startSession(await register(input, context.caller, new Date()), input.email, context),
  }),
  userLogIn: t.fieldWithInput({
    description: `Checks an e-mail address and a password, and creates a session for this device. Of more than ${MAX_SESSIONS} sessions the one ends that was not used for longest. Open to everyone; wrong passwords are rate limited. An account with a second factor gets a \`TwoFactorRequiredError\`, and then needs \`userLogInVerify\`.`,
    type: UserLogInPayload,
    authScopes: { public: true },
    errors: {
      types: [
        InvalidInputError,
        WrongCredentialsError,
        AccountSuspendedError,
        TwoFactorRequiredError,
        ChallengeRequiredError,
        TooManyAttemptsError,
      ],
    },
    typeOptions: { validate: CREDENTIALS },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      password: t.input.string({ required: true, description: 'The password of the account.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, context) => {
      try {
        return await startSession(await logIn(input, context.caller, new Date()), input.email, context);
      } catch (error) {
        if (error instanceof TwoFactorRequiredError) context.cookies.setLoginChallenge(error.challengeToken);
        throw error;
      }
    },
  }),
  userLogInVerify: t.fieldWithInput({
    description:
      'Completes the login of an account with a second factor, after `userLogIn` from the same browser has failed with `TwoFactorRequiredError`. Open to everyone with the cookie of that answer; rate limited.',
    type: UserLogInVerifyPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongTwoFactorCodeError, LoginChallengeExpiredError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ code: twoFactorCodeShape }) },
    input: {
      code: t.input.string({
        required: true,
        description: 'The six digits of the authenticator app, or a recovery code; spaces and dashes are ignored.',
      }),
    },
    resolve: async (_root, { input: { code } }, context) => {
      const { caller, cookies, encryptionKeys } = context;
      const entered = { challengeToken: cookies.loginChallengeToken, code };
      const { session, email } = await verifyLogin(entered, { caller, encryptionKeys, now: new Date() });
      cookies.clearLoginChallenge();
      return startSession(session, email, context);
    },
  }),
  userLogOut: t.field({
    description:
      'Revokes the session of this device and deletes its cookies. Open to everyone; repeating it changes nothing. A request with an API token revokes no session.',
    type: UserLogOutPayload,
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      context.authentication = await logOut(context.authentication, context.cookies, new Date());
      return { isLoggedOut: true };
    },
  }),
}));
