import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { deviceName } from './deviceName.ts';
import { openSessionsOf } from './openSessionsOf.ts';
import { UserRef } from './user.schema.ts';

/** A signed-in device; readable by its person alone. */
export const SessionRef = builder.prismaNode('Session', {
  description: 'A device that somebody is signed in on. Only the person themselves can read it, logged in.',
  id: { field: 'id', description: 'The public id, `sess_…`.' },
  nullable: true,
  authScopes: { inPerson: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    AND: openSessionsOf(viewerOrNull(authentication)?.userId ?? NOBODY, new Date()),
  }),
  fields: (t) => ({
    device: t.string({
      description: 'The browser and the system as it names itself, such as `Chrome on Android`.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the session that asks.',
      resolve: ({ id }, _args, { authentication }) => viewerOrNull(authentication)?.sessionId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was last active, to about a quarter of an hour.',
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  sessions: t.connection(
    {
      type: SessionRef,
      description: 'The devices they are signed in on, the one that signed in last first. Needs a session.',
      authScopes: { inPerson: true },
      select: (args, { authentication }, nestedSelection) => {
        const { where, ...page } = keysetPage(args, 'id', 'desc');
        const userId = viewerOrNull(authentication)?.userId ?? NOBODY;
        return {
          sessions: {
            ...page,
            where: { AND: [where, openSessionsOf(userId, new Date())] },
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        };
      },
      resolve: ({ id, sessions }, args) =>
        toConnection(sessions, args, {
          keysOf: (session) => [session.id],
          nodeOf: (session) => session,
          totalCount: () => db.session.count({ where: openSessionsOf(id, new Date()) }),
        }),
    },
    { name: 'SessionConnection', description: 'A list of signed-in devices.' },
    { name: 'SessionEdge', description: 'A signed-in device in a list.' },
  ),
}));
