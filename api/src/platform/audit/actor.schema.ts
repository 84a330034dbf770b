import { builder } from '../graphql/builder.ts';
import { encodeId } from '../core/publicId.ts';
import type { UserStatus } from '../db/generated/client.ts';

/** A member of staff as the author of a change. */
export interface Actor {
  id: string;
  name: string;
}

/** The author of a change, for admins. */
export const ActorRef = builder.objectRef<Actor>('Actor').implement({
  description: 'A person of the staff who has changed something.',
  fields: (t) => ({
    // Not `id`: clients would store the actor under the id of the user, a different object.
    userId: t.id({ description: 'The public id of the user, `user_…`.', resolve: ({ id }) => encodeId('User', id) }),
    name: t.exposeString('name', { description: 'The name of the user.' }),
  }),
});

/** The columns of a user that `actorOf` reads. */
export const ACTOR_SELECTION = { select: { id: true, name: true, status: true } } as const;

/** The user as an actor; null for the system and for a deleted account, which keeps no name. */
export function actorOf(user: (Actor & { status: UserStatus }) | null): Actor | null {
  return user === null || user.status === 'INACTIVE' ? null : { id: user.id, name: user.name };
}
