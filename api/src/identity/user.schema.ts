import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';

/** What a person may do. */
export const RoleRef = builder.enumType('Role', {
  description: 'What a person may do.',
  values: {
    ADMIN: { description: 'Runs the shop.' },
    USER: { description: 'Shops.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Brings orders to the door.' },
  },
});

const UserStatusRef = builder.enumType('UserStatus', {
  description: 'Whether an account may be used.',
  values: {
    ACTIVE: { description: 'It may.' },
    INACTIVE: { description: 'Its owner has deleted it.' },
    SUSPENDED: { description: 'An admin has closed it.' },
  },
});

/** A person with an account; readable by that person alone. */
export const UserRef = builder.prismaNode('User', {
  description: 'A person with an account. Only the person themselves can read it.',
  id: { field: 'id', description: 'The public id, `user_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerOrNull(authentication)?.userId ?? NOBODY } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name they gave.' }),
    email: t.exposeString('email', { description: 'Their e-mail address, in lower case; it signs them in.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: "A changed address that waits for its owner's confirmation; it counts for nothing before that.",
    }),
    mobile: t.exposeString('mobile', { nullable: true, description: 'Their mobile number, if they gave one.' }),
    avatar: t.relation('avatar', { nullable: true, description: 'Their picture, if they have one.' }),
    role: t.expose('role', { type: RoleRef, description: 'What they may do.' }),
    isEmailVerified: t.boolean({
      description: 'Whether they have shown that the address is theirs.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    lastLoginAt: t.expose('lastLoginAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they logged in last.',
    }),
    status: t.expose('status', { type: UserStatusRef, description: 'Whether they may sign in.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they registered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When their account was last changed.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: UserRef,
    nullable: true,
    description: 'The person who asks; null when nobody is signed in.',
    resolve: (query, _root, _args, { authentication }) => {
      const selection = { ...query }; // also for nobody, because Pothos takes a query that nobody reads for a mistake
      const viewer = viewerOrNull(authentication);
      return viewer && db.user.findUnique({ ...selection, where: { id: viewer.userId } });
    },
  }),
);
