import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeId } from '../graphql/globalId.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { hasApiToken, requireSession } from '../graphql/viewer.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { endOtherSessions, endSession } from './endSessions.ts';
import {
  AccountSuspendedError,
  EmailTakenError,
  SessionExpiredError,
  WrongCredentialsError,
} from './identityErrors.ts';
import { emailShape, newPasswordShape, personNameShape, presentPasswordShape } from './identityShapes.ts';
import { logIn } from './logIn.ts';
import { PASSWORD_LENGTH } from './password.ts';
import { refreshSession } from './refreshSession.ts';
import { register } from './register.ts';
import { SessionRef } from './session.schema.ts';
import { rememberDevice, replaceSession, signIn, signOut, type SignedIn } from './signIn.ts';
import { UserRef } from './user.schema.ts';

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

interface Refreshed {
  accessToken: string;
  refreshToken: string | null;
}

const SessionRefreshPayload = builder.objectRef<Refreshed>('SessionRefreshPayload').implement({
  description: 'The session goes on with new tokens; the old ones are spent.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', { description: ACCESS_TOKEN }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description:
        'Gets the next access token, once; good for 30 days. Null for who sent a cookie: the next one is a cookie too, out of reach of scripts.',
    }),
  }),
});

const SessionEndPayload = builder.objectRef<{ sessionId: string }>('SessionEndPayload').implement({
  description: 'The device is signed out.',
  fields: (t) => ({
    endedSessionId: t.id({
      description: 'The public id of the session, for taking it off lists.',
      resolve: ({ sessionId }) => encodeId('Session', sessionId),
    }),
  }),
});

const SessionEndOthersPayload = builder.objectRef<{ sessionIds: string[] }>('SessionEndOthersPayload').implement({
  description: 'All other devices are signed out.',
  fields: (t) => ({
    endedSessionIds: t.idList({
      description: 'The public ids of the sessions, for taking them off lists.',
      resolve: ({ sessionIds }) => sessionIds.map((id) => encodeId('Session', id)),
    }),
  }),
});

// Of a whole input, because Pothos stops at the first field that is wrong by itself.
const REGISTRATION = z
  .looseObject({ name: personNameShape, email: emailShape, password: newPasswordShape })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'password and confirm password must be same',
  });
const CREDENTIALS = z.looseObject({ email: emailShape, password: presentPasswordShape });

builder.mutationFields((t) => ({
  userRegister: t.fieldWithInput({
    description: 'Makes an account, signs it in, and mails it a link that confirms the address.',
    type: UserRegisterPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, EmailTakenError, TooManyAttemptsError] },
    typeOptions: { validate: REGISTRATION },
    input: {
      name: t.input.string({ required: true, description: 'The name to greet them by.' }),
      email: t.input.string({ required: true, description: 'Their e-mail address; case does not count.' }),
      password: t.input.string({
        required: true,
        description: `At least ${PASSWORD_LENGTH.min} characters of any kind; none of the most common passwords.`,
      }),
      confirmPassword: t.input.string({ required: true, description: 'The password once more.' }),
    },
    resolve: async (_root, { input }, context) => {
      const session = await register(input, context.caller, new Date());
      await rememberDevice(input.email, context);
      return replaceSession(session, context);
    },
  }),
  userLogIn: t.fieldWithInput({
    description: 'Signs in with e-mail and password, and opens a session for this device.',
    type: UserLogInPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongCredentialsError, AccountSuspendedError, TooManyAttemptsError] },
    typeOptions: { validate: CREDENTIALS },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      password: t.input.string({ required: true, description: 'Its password.' }),
    },
    resolve: async (_root, { input }, context) => {
      const session = await logIn(input, context.caller, new Date());
      await rememberDevice(input.email, context);
      return replaceSession(session, context);
    },
  }),
  userLogOut: t.field({
    description:
      'Ends the session of this device. Asking again does no harm. Who comes with an API token has none to end.',
    type: UserLogOutPayload,
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      await signOut(context);
      return { isLoggedOut: true };
    },
  }),
  sessionRefresh: t.fieldWithInput({
    description:
      'Changes a refresh token for new tokens. Asked again within a minute it answers alike; a spent token that comes later ends its session, because it may be stolen.',
    type: SessionRefreshPayload,
    authScopes: { public: true },
    errors: { types: [SessionExpiredError, TooManyAttemptsError] },
    input: {
      refreshToken: t.input.string({ description: 'The refresh token; browsers leave it out and send their cookie.' }),
    },
    resolve: async (_root, { input }, context) => {
      const isProgram = hasApiToken(context.authentication); // it gets nothing from cookies beside it, and leaves them alone
      try {
        const given = input.refreshToken ?? null;
        const cookie = isProgram ? null : context.cookies.refreshToken;
        const session = await refreshSession(given ?? cookie, context.caller, new Date());
        const { accessToken, refreshToken } = await signIn(session, context);
        return { accessToken, refreshToken: given === null ? null : refreshToken };
      } catch (error) {
        if (error instanceof SessionExpiredError && !isProgram) context.cookies.clear();
        throw error;
      }
    },
  }),
  sessionEnd: t.fieldWithInput({
    description: "Signs one of the viewer's devices out, at once. Asking again does no harm. Needs a session.",
    type: SessionEndPayload,
    authScopes: { inPerson: true },
    input: {
      sessionId: t.input.globalID({ for: SessionRef, required: true, description: 'The public id of the session.' }),
    },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: sessionId } = input.sessionId;
      await endSession(requireSession(authentication), { sessionId }, new Date());
      return { sessionId };
    },
  }),
  sessionEndOthers: t.field({
    description: 'Signs the viewer out on all devices but this one. Needs a session.',
    type: SessionEndOthersPayload,
    authScopes: { inPerson: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireSession(authentication);
      return { sessionIds: await db.$transaction((tx) => endOtherSessions(tx, viewer, new Date())) };
    },
  }),
}));
