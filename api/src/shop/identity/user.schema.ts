import type { ObjectFieldsShape, ObjectRef, ParentShape } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { viewerOrNull, viewerIdOrNil, type Viewer } from '../../platform/core/viewer.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

interface WithUser {
  userId: string;
}

export const RoleRef = builder.enumType('Role', {
  description: 'The role of a user, of those that the shop came with; `permissions` say what a user may do.',
  values: {
    ADMIN: { description: 'Has all permissions.' },
    USER: { description: 'A shopper, or staff with a role of the shop’s own.' },
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

export const UserRef = builder.prismaNode('User', {
  description: 'A user account, which only its owner reads.',
  id: { field: 'id', description: '`user_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: { id: viewerIdOrNil(authentication) } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the person.' }),
    email: t.exposeString('email', { description: 'In lower case; the user logs in with it.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'A new address that replaces `email` when its mailed link is opened.',
    }),
    mobile: t.exposeString('mobile', { nullable: true, description: 'The mobile number; null when there is none.' }),
    avatar: t.relation('avatar', { nullable: true, description: 'The profile picture; null when there is none.' }),
    role: t.expose('role', { type: RoleRef, description: 'The role, of those that the shop came with.' }),
    isEmailVerified: t.boolean({
      description: 'Whether `email` is verified.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    lastLoginAt: t.expose('lastLoginAt', { type: 'DateTime', nullable: true, description: 'Null before the first.' }),
    status: t.expose('status', { type: UserStatusRef, description: 'Whether the account can be used.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: 'Null for an anonymous visitor.',
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

/** Makes a change as the viewer, and answers what a `viewerPayload` needs. */
export async function viewerAfter<Person extends Viewer>(
  viewer: Person,
  change: (viewer: Person) => Promise<void>,
): Promise<Person> {
  await change(viewer);
  return viewer;
}

/** What payloads show of a user. */
export const userFields = payloadFields('User', 'userId', (query) => db.user.findUniqueOrThrow(query));

/** Declares a payload with the viewer after the change, and the given fields. */
export function viewerPayload<Extra extends object>(
  name: string,
  description: string,
  extraFields: ObjectFieldsShape<Types, ParentShape<Types, ObjectRef<Types, WithUser & Extra>>> = () => ({}),
) {
  const payload = builder.objectRef<WithUser & Extra>(name).implement({
    description,
    fields: (t) => ({ viewer: t.field(userFields.row(UserRef, 'The viewer after the change.')) }),
  });
  builder.objectFields(payload, extraFields);
  return payload;
}
