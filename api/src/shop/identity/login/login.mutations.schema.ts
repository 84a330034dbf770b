import { z } from 'zod';
import { CHALLENGE_ANSWER_FIELD } from '../../../platform/challenges/challenge.schema.ts';
import { ChallengeRequiredError } from '../../../platform/challenges/challengeRequired.ts';
import { findNotice, noticeVersionShape } from '../../../platform/consent/consents.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import {
  AccountSuspendedError,
  EmailTakenError,
  WrongCredentialsError,
  LoginChallengeExpiredError,
  TwoFactorRequiredError,
  WrongTwoFactorCodeError,
} from '../identityErrors.ts';
import {
  currentPasswordShape,
  emailShape,
  newPasswordShape,
  PASSWORD_LENGTH,
  personNameShape,
} from '../identityShapes.ts';
import { issueTokens, type IssuedTokens } from '../sessions/tokenCookies.ts';
import { revokeCurrentSession, logOut } from '../sessions/revokeSessions.ts';
import { MAX_SESSIONS, type CreatedSession } from '../sessions/session.ts';
import { TOKEN_FIELDS } from '../sessions/session.schema.ts';
import { viewerPayload } from '../user.schema.ts';
import { logIn, verifyLogin } from './logIn.ts';
import { register } from './register.ts';
import { twoFactorCodeShape } from '../twoFactor/twoFactorCodes.ts';
import { rememberDevice } from '../sessions/knownDevices.ts';

/** Creates the payload of a mutation that gives this device a session. */
function sessionPayload(name: string, description: string) {
  return viewerPayload<IssuedTokens>(name, description, (t) => ({
    accessToken: t.exposeString('accessToken', TOKEN_FIELDS.accessToken),
    refreshToken: t.string({
      ...TOKEN_FIELDS.refreshToken,
      resolve: ({ refreshToken }, _args, { cookies }) => (cookies.isOwnPage ? '' : refreshToken),
    }),
  }));
}

const UserRegisterPayload = sessionPayload(
  'UserRegisterPayload',
  'The account was created, and this device has a session.',
);
const UserLogInPayload = sessionPayload('UserLogInPayload', 'This device has a new session.');
const UserLogInVerifyPayload = sessionPayload('UserLogInVerifyPayload', 'This device has a new session.');

const UserLogOutPayload = builder.objectRef<{ isLoggedOut: boolean }>('UserLogOutPayload').implement({
  description: 'The session of this device is revoked.',
  fields: (t) => ({ isLoggedOut: t.exposeBoolean('isLoggedOut', { description: 'True, also without a session.' }) }),
});

// The whole input has one shape, because Pothos stops at the first field that is invalid by itself.
const REGISTRATION = z
  .looseObject({
    name: personNameShape,
    email: emailShape,
    password: newPasswordShape,
    marketingNoticeVersion: noticeVersionShape('MARKETING_EMAIL').nullish(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'password and confirm password must be same',
  });
const CREDENTIALS = z.looseObject({ email: emailShape, password: currentPasswordShape });

/** Replaces the session of this browser with `session`, also for the rest of the operation. */
export async function startSession(
  session: CreatedSession,
  email: string,
  context: GraphqlContext,
): Promise<IssuedTokens> {
  const { authentication, caller, cookies, issueAccessToken, issueDeviceToken } = context;
  await rememberDevice(email, { caller, cookies, issueDeviceToken });
  await revokeCurrentSession({ authentication, refreshToken: cookies.read('refreshToken') }, new Date());
  const issued = await issueTokens(session, { cookies, issueAccessToken });
  context.authentication = await context.authenticate(session);
  return issued;
}

builder.mutationFields((t) => ({
  userRegister: t.fieldWithInput({
    description:
      'Creates an account with a session of this device, and mails a link that verifies the address. Public.',
    type: UserRegisterPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, EmailTakenError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: REGISTRATION },
    input: {
      name: t.input.string({ required: true, description: 'Mails greet the person by it.' }),
      email: t.input.string({
        required: true,
        description: 'In ASCII before the `@`; case is ignored. The domain is stored as punycode.',
      }),
      password: t.input.string({
        required: true,
        description: `At least ${PASSWORD_LENGTH.min} characters; common passwords are refused.`,
      }),
      confirmPassword: t.input.string({ required: true, description: 'The same password again.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
      marketingNoticeVersion: t.input.int({
        description:
          'The version of the notice that the person has seen and agreed to, for e-mails with offers; null, the default, without a consent. No form may tick it in advance.',
      }),
    },
    resolve: async (_root, { input: { marketingNoticeVersion: version, ...input } }, context) => {
      const marketingNotice = version == null ? null : findNotice('MARKETING_EMAIL', version);
      return startSession(
        await register({ ...input, marketingNotice }, context.caller, new Date()),
        input.email,
        context,
      );
    },
  }),
  userLogIn: t.fieldWithInput({
    description: `Creates a session of this device. Above ${MAX_SESSIONS} sessions the one that is unused for longest ends. After a \`TwoFactorRequiredError\` the same browser sends \`userLogInVerify\`. Public.`,
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
      email: t.input.string({ required: true, description: 'Of the account.' }),
      password: t.input.string({ required: true, description: 'Of the account.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, context) => {
      try {
        return await startSession(await logIn(input, context.caller, new Date()), input.email, context);
      } catch (error) {
        if (error instanceof TwoFactorRequiredError) context.cookies.set('loginChallenge', error.challengeToken);
        throw error;
      }
    },
  }),
  userLogInVerify: t.fieldWithInput({
    description: 'Completes the login after a `TwoFactorRequiredError`, in the same browser. Public.',
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
      const entered = { challengeToken: cookies.read('loginChallenge'), code };
      const { session, email } = await verifyLogin(entered, { caller, encryptionKeys, now: new Date() });
      cookies.clear('loginChallenge');
      return startSession(session, email, context);
    },
  }),
  userLogOut: t.field({
    description:
      'Ends the session of this device and deletes its cookies; with an API token it ends none. Repeating it changes nothing. Public.',
    type: UserLogOutPayload,
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      context.authentication = await logOut(context.authentication, context.cookies, new Date());
      return { isLoggedOut: true };
    },
  }),
}));
