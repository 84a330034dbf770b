import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { db } from '../db/client.ts';
import { emailShape, personNameShape } from './identityShapes.ts';
import { EmailTakenError, SessionExpiredError, WrongCredentialsError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { PASSWORD_LENGTH } from './password.ts';
import { register } from './register.ts';
import { endSession, refreshSession, type OpenedSession } from './session.ts';
import { UserRef } from './user.schema.ts';

interface SignedIn {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Hands the session to the client: as cookies, and as tokens for those who keep them themselves. */
async function signIn(session: OpenedSession, context: GraphqlContext): Promise<SignedIn> {
  const { userId, sessionId, refreshToken } = session;
  const tokens = { accessToken: await context.issueAccessToken({ userId, sessionId }), refreshToken };
  context.cookies.set(tokens);
  context.authentication = await context.authenticate({ userId, sessionId });
  return { userId, ...tokens };
}

const ACCESS_TOKEN = 'A JWT for `Authorization: Bearer …`, good for 15 minutes. Browsers have it as a cookie already.';
const REFRESH_TOKEN = 'Gets the next access token, once; good for 30 days. Browsers have it as a cookie already.';

const UserRegisterPayload = builder.objectRef<SignedIn>('UserRegisterPayload').implement({
  description: 'The new account, signed in.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: UserRef,
      description: 'The new account.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    accessToken: t.exposeString('accessToken', { description: ACCESS_TOKEN }),
    refreshToken: t.exposeString('refreshToken', { description: REFRESH_TOKEN }),
  }),
});

const UserLogInPayload = builder.objectRef<SignedIn>('UserLogInPayload').implement({
  description: 'A new session.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: UserRef,
      description: 'Who has signed in.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    accessToken: t.exposeString('accessToken', { description: ACCESS_TOKEN }),
    refreshToken: t.exposeString('refreshToken', { description: REFRESH_TOKEN }),
  }),
});

const UserLogOutPayload = builder.objectRef<{ isLoggedOut: boolean }>('UserLogOutPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    isLoggedOut: t.exposeBoolean('isLoggedOut', { description: 'True; also when nobody was signed in.' }),
  }),
});

const SessionRefreshPayload = builder.objectRef<SignedIn>('SessionRefreshPayload').implement({
  description: 'The session goes on with new tokens; the old ones are spent.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', { description: ACCESS_TOKEN }),
    refreshToken: t.exposeString('refreshToken', { description: REFRESH_TOKEN }),
  }),
});

// Of a whole input, because Pothos stops at the first field that is wrong by itself.
const REGISTRATION = z.looseObject({
  name: personNameShape,
  email: emailShape,
  password: z
    .string()
    .min(PASSWORD_LENGTH.min, `Password must have at least ${PASSWORD_LENGTH.min} characters`)
    .max(PASSWORD_LENGTH.max, `Password must have at most ${PASSWORD_LENGTH.max} characters`),
});
const CREDENTIALS = z.looseObject({
  email: emailShape,
  password: z.string().min(1, 'Password is required').max(PASSWORD_LENGTH.max, 'Password is too long'),
});

builder.mutationFields((t) => ({
  userRegister: t.fieldWithInput({
    description: 'Makes an account and signs it in.',
    type: UserRegisterPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, EmailTakenError] },
    typeOptions: { validate: REGISTRATION },
    input: {
      name: t.input.string({ required: true, description: 'The name to greet them by.' }),
      email: t.input.string({ required: true, description: 'Their e-mail address; case does not count.' }),
      password: t.input.string({
        required: true,
        description: `At least ${PASSWORD_LENGTH.min} characters of any kind.`,
      }),
      confirmPassword: t.input.string({ required: true, description: 'The password once more.' }),
    },
    resolve: async (_root, { input }, context) =>
      signIn(await register({ ...input, userAgent: context.userAgent }, new Date()), context),
  }),
  userLogIn: t.fieldWithInput({
    description: 'Signs in with e-mail and password, and opens a session for this device.',
    type: UserLogInPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongCredentialsError] },
    typeOptions: { validate: CREDENTIALS },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      password: t.input.string({ required: true, description: 'Its password.' }),
    },
    resolve: async (_root, { input }, context) =>
      signIn(await logIn({ ...input, userAgent: context.userAgent }, new Date()), context),
  }),
  userLogOut: t.field({
    description: 'Ends the session of this device. Asking again does no harm.',
    type: UserLogOutPayload,
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      const { authentication, cookies } = context;
      await endSession({ authentication, refreshToken: cookies.refreshToken }, new Date());
      cookies.clear();
      return { isLoggedOut: true };
    },
  }),
  sessionRefresh: t.fieldWithInput({
    description: 'Changes a refresh token for new tokens. Using one twice ends its session, because it may be stolen.',
    type: SessionRefreshPayload,
    authScopes: { public: true },
    errors: { types: [SessionExpiredError] },
    input: {
      refreshToken: t.input.string({ description: 'The refresh token; browsers leave it out and send their cookie.' }),
    },
    resolve: async (_root, { input }, context) => {
      try {
        const refreshToken = input.refreshToken ?? context.cookies.refreshToken;
        return await signIn(await refreshSession(refreshToken, new Date()), context);
      } catch (error) {
        if (error instanceof SessionExpiredError) context.cookies.clear();
        throw error;
      }
    },
  }),
}));
