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
  description: 'A member of staff who changed something.',
  fields: (t) => ({
    // Not `id`: clients would store the actor under the id of the user, a different object.
    userId: t.id({ description: '`user_…`', resolve: ({ id }) => encodeId('User', id) }),
    name: t.exposeString('name', { description: 'The name.' }),
  }),
});

/** The columns of a user that `actorOf` reads. */
export const ACTOR_SELECTION = { select: { id: true, name: true, status: true } } as const;

/** The user as an actor; null for the system and for a deleted account, which keeps no name. */
export function actorOf(user: (Actor & { status: UserStatus }) | null): Actor | null {
  return user === null || user.status === 'INACTIVE' ? null : { id: user.id, name: user.name };
}

/** A nullable field with the author of a change, for `t.field`; `relation` is the column of the row that leads to the user. */
export function actorField<Relation extends string>(relation: Relation, description: string) {
  return {
    type: ActorRef,
    nullable: true,
    description,
    select: { [relation]: ACTOR_SELECTION } as Record<Relation, typeof ACTOR_SELECTION>, // a computed key widens to string
    resolve: (row: Record<Relation, Parameters<typeof actorOf>[0]>) => actorOf(row[relation]),
  } as const;
}

/** The value of a field before and after a change, formatted for people. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export const FieldChangeRef = builder.objectRef<FieldChange>('FieldChange').implement({
  description: 'A field before and after a change; values are formatted for people.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Such as `price`.' }),
    before: t.exposeString('before', { nullable: true, description: 'Null: it was empty.' }),
    after: t.exposeString('after', { nullable: true, description: 'Null: it is empty.' }),
  }),
});
