import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { relationPage } from '../../../platform/graphql/nodePage.ts';
import { toNodeConnection } from '../../../platform/graphql/connection.ts';
import { viewerOrNull, hasApiToken, requireSession, viewerIdOrNil } from '../../../platform/core/viewer.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { deviceName } from './knownDevices.ts';
import { activeSessionsOf, MAX_SESSIONS } from './session.ts';
import { UserRef } from '../user.schema.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { issueTokens } from './tokenCookies.ts';
import { refreshSession } from './refreshSession.ts';
import { revokeOtherSessions, revokeSession } from './revokeSessions.ts';

const SessionRef = builder.prismaNode('Session', {
  description: 'A device on which a user is logged in. Only that user reads it, with a session.',
  id: { field: 'id', description: '`sess_…`.' },
  nullable: true,
  authScopes: { sessionOnly: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: activeSessionsOf(viewerIdOrNil(authentication), new Date()),
  }),
  fields: (t) => ({
    device: t.string({
      description: 'Browser and system, such as `Chrome on Android`.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the session of this request.',
      resolve: ({ id }, _args, { authentication }) => viewerOrNull(authentication)?.sessionId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it logged in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'The last use, to about a quarter of an hour.',
    }),
  }),
});

/** The field `revokedSessionIds` of payloads. */
export const REVOKED_SESSION_IDS = {
  description: 'For removing them from lists.',
  resolve: ({ revokedSessionIds }: { revokedSessionIds: readonly string[] }) =>
    revokedSessionIds.map((id) => encodeId('Session', id)),
};

builder.prismaObjectFields(UserRef, (t) => ({
  sessions: t.connection(
    {
      type: SessionRef,
      nullable: true,
      description: `Newest login first; at most ${MAX_SESSIONS}. Needs a session.`,
      authScopes: { sessionOnly: true },
      select: (args, { authentication }, nestedSelection) => {
        const selection = nestedSelection({ select: { id: true } }, ['edges', 'node']);
        const where = activeSessionsOf(viewerIdOrNil(authentication), new Date());
        return { sessions: relationPage(args, selection, where) };
      },
      resolve: ({ id, sessions }, args) =>
        toNodeConnection(sessions, args, () => db.session.count({ where: activeSessionsOf(id, new Date()) })),
    },
    { name: 'SessionConnection', description: 'A list of devices with a session.' },
    { name: 'SessionEdge', description: 'A device with a session in a list.' },
  ),
}));

/** The descriptions of the token fields that several payloads have. */
export const TOKEN_FIELDS = {
  accessToken: {
    description: 'A JWT for `Authorization: Bearer …`, valid for 15 minutes. Browsers have it as a cookie too.',
  },
  refreshToken: {
    description:
      "For one `sessionRefresh`, valid for 30 days. Browsers have it as a cookie too; in the shop's own pages the text is empty.",
  },
} as const;

interface RefreshedTokens {
  accessToken: string;
  refreshToken: string | null;
}

const SessionRefreshPayload = builder.objectRef<RefreshedTokens>('SessionRefreshPayload').implement({
  description: 'The refresh token of the request is used up.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', TOKEN_FIELDS.accessToken),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description:
        'For the next `sessionRefresh`, valid for 30 days. Null when the request sent a cookie: the next one is a cookie too.',
    }),
  }),
});

const SessionRevokePayload = builder.objectRef<{ sessionId: string }>('SessionRevokePayload').implement({
  description: 'The device is logged out.',
  fields: (t) => ({
    revokedSessionId: t.id({
      description: 'The public id of the session, for removing it from lists.',
      resolve: ({ sessionId }) => encodeId('Session', sessionId),
    }),
  }),
});

const SessionRevokeOthersPayload = builder
  .objectRef<{ revokedSessionIds: string[] }>('SessionRevokeOthersPayload')
  .implement({
    description: 'All other devices are logged out.',
    fields: (t) => ({ revokedSessionIds: t.idList(REVOKED_SESSION_IDS) }),
  });

builder.mutationFields((t) => ({
  sessionRefresh: t.fieldWithInput({
    description:
      'Exchanges a refresh token for new tokens. Repeating it gives the same refresh token within a minute, or while it is unused; later it ends the session. Public.',
    type: SessionRefreshPayload,
    authScopes: { public: true },
    errors: { types: [SessionExpiredError, TooManyAttemptsError] },
    input: { refreshToken: t.input.string({ description: 'Browsers omit it and send their cookie.' }) },
    resolve: async (_root, { input }, context) => {
      const { authentication, caller, cookies, issueAccessToken } = context;
      const isProgram = hasApiToken(authentication); // a program neither uses nor changes the cookies of its request
      try {
        const given = input.refreshToken ?? null;
        const cookie = isProgram ? null : cookies.read('refreshToken');
        const session = await refreshSession(given ?? cookie, caller, new Date());
        const { accessToken, refreshToken } = await issueTokens(session, { cookies, issueAccessToken });
        context.authentication = await context.authenticate(session); // for the rest of the operation
        return { accessToken, refreshToken: given === null ? null : refreshToken };
      } catch (error) {
        // Cookies that the request did not carry are those of a login that ended meanwhile.
        const carried = (['accessToken', 'refreshToken'] as const).filter((name) => cookies.read(name) !== null);
        if (error instanceof SessionExpiredError && !isProgram) cookies.clear(...carried);
        throw error;
      }
    },
  }),
  sessionRevoke: t.fieldWithInput({
    description: "Logs one of the viewer's devices out. Repeating it changes nothing. Needs a session.",
    type: SessionRevokePayload,
    authScopes: { sessionOnly: true },
    input: { sessionId: t.input.globalID({ for: SessionRef, required: true, description: 'The session.' }) },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: sessionId } = input.sessionId;
      await revokeSession(requireSession(authentication), { sessionId }, new Date());
      return { sessionId };
    },
  }),
  sessionRevokeOthers: t.field({
    description: 'Logs the viewer out on all other devices. Needs a session.',
    type: SessionRevokeOthersPayload,
    authScopes: { sessionOnly: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireSession(authentication);
      return { revokedSessionIds: await db.$transaction((tx) => revokeOtherSessions(tx, viewer, new Date())) };
    },
  }),
}));
