import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { scopesOf } from '../graphql/scopes.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireAdmin, requireSession, requireViewer } from '../graphql/viewer.ts';
import { changeStaffRole, type StaffRole } from './changeStaffRole.ts';
import { AdminRoleError, UnknownUserError } from './identityErrors.ts';
import { emailShape } from './identityShapes.ts';
import { RoleRef } from './user.schema.ts';

const MAX_STAFF = 200;

const StaffRoleRef = builder.enumType('StaffRole', {
  description: 'A role that admins give and take.',
  values: {
    USER: { description: 'Shops, and no more.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Brings orders to the door.' },
  } satisfies Record<StaffRole, object>,
});

/** Somebody who works for the shop: the same row as the person, as admins see it. */
export const StaffMemberRef = builder.prismaNode('User', {
  variant: 'StaffMember',
  description: 'Somebody who works for the shop.',
  id: { field: 'id', description: 'The public id, `staff_…`.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({
    id,
    AND: scopesOf(context).admin ? { role: { not: 'USER' }, status: { not: 'INACTIVE' } } : { id: NOBODY },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name they gave.' }),
    email: t.exposeString('email', { description: 'Their e-mail address, in lower case.' }),
    role: t.expose('role', { type: RoleRef, description: 'What they may do.' }),
    isSuspended: t.boolean({
      description: 'Whether their account is closed to them.',
      select: { status: true },
      resolve: ({ status }) => status === 'SUSPENDED',
    }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'When they registered.' }),
  }),
});

builder.queryField('staff', (t) =>
  t.prismaField({
    type: [StaffMemberRef],
    description: `Everybody who works for the shop, by role and name; at most ${MAX_STAFF}. Admins only.`,
    authScopes: { admin: true },
    resolve: (query, _root, _args, { authentication }) => {
      requireAdmin(requireViewer(authentication));
      return db.user.findMany({
        ...query,
        where: { role: { not: 'USER' }, status: { not: 'INACTIVE' } },
        orderBy: [{ role: 'asc' }, { name: 'asc' }, { id: 'asc' }],
        take: MAX_STAFF,
      });
    },
  }),
);

const StaffRoleChangePayload = builder.objectRef<{ userId: string }>('StaffRoleChangePayload').implement({
  description: 'The person has the role.',
  fields: (t) => ({
    member: t.prismaField({
      type: StaffMemberRef,
      description: 'The person; who has become a shopper again is no longer in `staff`.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('staffRoleChange', (t) =>
  t.fieldWithInput({
    description:
      'Makes a picker or a rider of somebody who has confirmed their e-mail address, or a shopper again. Nobody becomes or stops being an admin so. Needs a session. Admins only.',
    type: StaffRoleChangePayload,
    authScopes: { adminInPerson: true },
    errors: { types: [InvalidInputError, UnknownUserError, AdminRoleError] },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      role: t.input.field({ type: StaffRoleRef, required: true, description: 'What they are to be.' }),
    },
    resolve: (_root, { input }, { authentication }) => changeStaffRole(requireSession(authentication), input),
  }),
);
