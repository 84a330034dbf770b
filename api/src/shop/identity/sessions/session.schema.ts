import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { toNodeConnection } from '../../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { deviceName } from './deviceName.ts';
import { activeSessionsOf } from './activeSessionsOf.ts';
import { MAX_SESSIONS } from './session.ts';
import { UserRef } from '../user.schema.ts';

/** A device with a session; only its user can read it. */
export const SessionRef = builder.prismaNode('Session', {
  description: 'A device on which a user is logged in. Only that user can read it, with a session.',
  id: { field: 'id', description: 'The public id, `sess_…`.' },
  nullable: true,
  authScopes: { sessionOnly: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: activeSessionsOf(viewerOrNull(authentication)?.userId ?? NIL_UUID, new Date()),
  }),
  fields: (t) => ({
    device: t.string({
      description: 'The browser and the operating system by the user agent, such as `Chrome on Android`.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the session of this request.',
      resolve: ({ id }, _args, { authentication }) => viewerOrNull(authentication)?.sessionId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the login.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'The time of the last use, to about a quarter of an hour.',
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  sessions: t.connection(
    {
      type: SessionRef,
      nullable: true,
      description: `The devices on which the user is logged in, the newest login first; at most ${MAX_SESSIONS}. Needs a session.`,
      authScopes: { sessionOnly: true },
      select: (args, { authentication }, nestedSelection) => {
        const { where, ...page } = keysetPage(args, 'id', 'desc');
        const userId = viewerOrNull(authentication)?.userId ?? NIL_UUID;
        return {
          sessions: {
            ...page,
            where: { AND: [where, activeSessionsOf(userId, new Date())] },
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        };
      },
      resolve: ({ id, sessions }, args) =>
        toNodeConnection(sessions, args, () => db.session.count({ where: activeSessionsOf(id, new Date()) })),
    },
    { name: 'SessionConnection', description: 'A list of devices with a session.' },
    { name: 'SessionEdge', description: 'A device with a session in a list.' },
  ),
}));
