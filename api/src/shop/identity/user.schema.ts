import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';

/** The role of a user. */
export const RoleRef = builder.enumType('Role', {
  description:
    'The role of a user, of those that the shop came with. Somebody with a role of the shop’s own has `USER` here; `permissions` say what a user may do.',
  values: {
    ADMIN: { description: 'Has all permissions.' },
    USER: { description: 'A shopper, or a member of staff with a role of the shop’s own.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Delivers orders.' },
  },
});

const UserStatusRef = builder.enumType('UserStatus', {
  description: 'The status of an account.',
  values: {
    ACTIVE: { description: 'The account can be used.' },
    INACTIVE: { description: 'The owner has deleted the account.' },
    SUSPENDED: { description: 'An admin has suspended the account.' },
  },
});

/** A user account; only its owner can read it. */
export const UserRef = builder.prismaNode('User', {
  description: 'A user account. Only its owner can read it.',
  id: { field: 'id', description: 'The public id, `user_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerOrNull(authentication)?.userId ?? NIL_UUID } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the person.' }),
    email: t.exposeString('email', { description: 'The e-mail address in lower case, with which the user logs in.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'A new e-mail address that is not verified yet. It replaces `email` when the mailed link is opened.',
    }),
    mobile: t.exposeString('mobile', { nullable: true, description: 'The mobile number; null when there is none.' }),
    avatar: t.relation('avatar', { nullable: true, description: 'The profile picture; null when there is none.' }),
    role: t.expose('role', { type: RoleRef, description: 'The role, of those that the shop came with.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the user has verified the e-mail address.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    lastLoginAt: t.expose('lastLoginAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last login; null when there was none.',
    }),
    status: t.expose('status', { type: UserStatusRef, description: 'Whether the account can be used.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the registration.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change of the account.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'The user of this request; null for an anonymous visitor.',
    resolve: (_root, _args, context, info) => {
      const viewer = viewerOrNull(context.authentication);
      if (!viewer) return null;
      const query = queryFromInfo({ context, info, select: { id: true } });
      const needsIdAlone = Object.keys(query.select).every((column) => column === 'id');
      // The check of the session has found the user.
      return needsIdAlone ? { id: viewer.userId } : db.user.findUnique({ ...query, where: { id: viewer.userId } });
    },
  }),
);
