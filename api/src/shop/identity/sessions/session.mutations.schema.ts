import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { hasApiToken, requireSession } from '../../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { issueTokens } from './issueTokens.ts';
import { refreshSession } from './refreshSession.ts';
import { revokeOtherSessions, revokeSession } from './revokeSessions.ts';
import { SessionRef } from './session.schema.ts';
import { TOKEN_FIELDS } from './tokenFields.ts';

interface RefreshedTokens {
  accessToken: string;
  refreshToken: string | null;
}

const SessionRefreshPayload = builder.objectRef<RefreshedTokens>('SessionRefreshPayload').implement({
  description: 'The session has new tokens; the refresh token of the request is used up.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', TOKEN_FIELDS.accessToken),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description:
        'The token that `sessionRefresh` takes next, valid for 30 days. Null when the request sent its token as a cookie: the next one is a cookie too, which scripts cannot read.',
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

const SessionRevokeOthersPayload = builder.objectRef<{ sessionIds: string[] }>('SessionRevokeOthersPayload').implement({
  description: 'All other devices are logged out.',
  fields: (t) => ({
    revokedSessionIds: t.idList({
      description: 'The public ids of the sessions, for removing them from lists.',
      resolve: ({ sessionIds }) => sessionIds.map((id) => encodeId('Session', id)),
    }),
  }),
});

builder.mutationFields((t) => ({
  sessionRefresh: t.fieldWithInput({
    description:
      'Exchanges a refresh token for a new access token and the next refresh token. Open to everyone with a valid refresh token. Repeating it gives the same refresh token within a minute, and later as long as nothing of its answer was used; any other token that is used again revokes its session, because it may have been copied.',
    type: SessionRefreshPayload,
    authScopes: { public: true },
    errors: { types: [SessionExpiredError, TooManyAttemptsError] },
    input: {
      refreshToken: t.input.string({ description: 'The refresh token; browsers omit it and send their cookie.' }),
    },
    resolve: async (_root, { input }, context) => {
      const { authentication, caller, cookies, issueAccessToken } = context;
      const isProgram = hasApiToken(authentication); // a program neither uses nor changes the cookies of its request
      try {
        const given = input.refreshToken ?? null;
        const cookie = isProgram ? null : cookies.refreshToken;
        const session = await refreshSession(given ?? cookie, caller, new Date());
        const { accessToken, refreshToken } = await issueTokens(session, { cookies, issueAccessToken });
        context.authentication = await context.authenticate(session); // for the rest of the operation
        return { accessToken, refreshToken: given === null ? null : refreshToken };
      } catch (error) {
        if (error instanceof SessionExpiredError && !isProgram) cookies.clear();
        throw error;
      }
    },
  }),
  sessionRevoke: t.fieldWithInput({
    description: "Logs one of the viewer's devices out at once. Repeating it changes nothing. Needs a session.",
    type: SessionRevokePayload,
    authScopes: { sessionOnly: true },
    input: {
      sessionId: t.input.globalID({ for: SessionRef, required: true, description: 'The public id of the session.' }),
    },
    resolve: async (_root, { input }, { authentication }) => {
      const { id: sessionId } = input.sessionId;
      await revokeSession(requireSession(authentication), { sessionId }, new Date());
      return { sessionId };
    },
  }),
  sessionRevokeOthers: t.field({
    description: 'Logs the viewer out on all devices but this one. Needs a session.',
    type: SessionRevokeOthersPayload,
    authScopes: { sessionOnly: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireSession(authentication);
      return { sessionIds: await db.$transaction((tx) => revokeOtherSessions(tx, viewer, new Date())) };
    },
  }),
}));
