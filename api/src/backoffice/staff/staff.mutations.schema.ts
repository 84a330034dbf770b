import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { db } from '../../platform/db/client.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import {
  AdminRoleError,
  OwnAccountError,
  UserNotFoundError,
  ReauthenticationRequiredError,
} from '../../shop/identity/identityErrors.ts';
import { emailShape } from '../../shop/identity/identityShapes.ts';
import { assignRole } from './assignRole.ts';
import { requireRecentSession } from './recentSession.ts';
import { resetStaffTwoFactor } from './resetTwoFactor.ts';
import { RoleDefinitionRef } from './roles/roleDefinition.schema.ts';
import { PermissionRequiredError, RoleDefinitionNotFoundError } from './roles/roleDefinitions.ts';
import { StaffMemberRef } from './staff.schema.ts';
import { reinstateUser, suspendUser } from './suspendUser.ts';

const StaffRoleRef = builder.enumType('StaffRole', {
  description: 'A role that `staffMemberUpdateRole` can give to a user.',
  values: {
    USER: { description: 'A shopper.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Delivers orders.' },
  } satisfies Record<Exclude<Role, 'ADMIN'>, object>,
});

const member = payloadFields('StaffMember', 'userId', (query) => db.user.findUniqueOrThrow(query));
const memberPayload = member.rowPayload(
  'staffMember',
  StaffMemberRef,
  'The user, who may be no longer listed in `staff`.',
);

const accountPayload = (name: string, description: string) =>
  builder.objectRef<{ email: string }>(name).implement({
    description,
    fields: (t) => ({ email: t.exposeString('email', { description: 'The e-mail address of the account.' }) }),
  });

/** What all these mutations have in common: they change the account of an e-mail address. */
const OF_ACCOUNT = {
  authScopes: { staffSessionOnly: true },
  typeOptions: { validate: z.looseObject({ email: emailShape }) },
} as const;
const ERRORS = [InvalidInputError, UserNotFoundError, PermissionRequiredError, ReauthenticationRequiredError];

builder.mutationFields((t) => {
  const email = t.input.string({ required: true, description: 'The e-mail address of the account.' });
  return {
    staffMemberAssignRole: t.fieldWithInput({
      ...OF_ACCOUNT,
      description:
        'Gives a role to a user with a verified e-mail address, or makes a user a shopper. The role `ADMIN` is for admins to give and, from another one, to take. Needs a session. Needs the permission `STAFF`.',
      type: memberPayload('StaffMemberAssignRolePayload', 'The user has the role.'),
      errors: { types: [...ERRORS, AdminRoleError, RoleDefinitionNotFoundError] },
      input: {
        email,
        roleDefinitionId: t.input.globalID({
          for: RoleDefinitionRef,
          description: 'The role; null makes the user a shopper.',
        }),
      },
      resolve: async (_root, { input }, context) => {
        const viewer = await requireRecentSession(context, new Date());
        return assignRole(viewer, { email: input.email, roleDefinitionId: input.roleDefinitionId?.id ?? null });
      },
    }),
    staffMemberUpdateRole: t.fieldWithInput({
      ...OF_ACCOUNT,
      description: 'As `staffMemberAssignRole`. Needs a session. Needs the permission `STAFF`.',
      deprecationReason: replacedBy('`staffMemberAssignRole`, which knows all roles'),
      type: memberPayload('StaffMemberUpdateRolePayload', 'The user has the role.'),
      errors: { types: [...ERRORS, AdminRoleError] },
      input: { email, role: t.input.field({ type: StaffRoleRef, required: true, description: 'The new role.' }) },
      resolve: async (_root, { input: { email, role } }, context) => {
        const viewer = await requireRecentSession(context, new Date());
        const definition = await db.roleDefinition.findUnique({ where: { builtIn: role }, select: { id: true } });
        return assignRole(viewer, { email, roleDefinitionId: definition?.id ?? null });
      },
    }),
    staffMemberResetTwoFactor: t.fieldWithInput({
      ...OF_ACCOUNT,
      description:
        'Removes the second factor of a user who has lost it, logs them out on all devices, and mails them a notice. Needs a session. Needs the permission `STAFF`.',
      type: memberPayload(
        'StaffMemberResetTwoFactorPayload',
        'The user has no second factor, and is logged out on all devices.',
      ),
      errors: { types: [...ERRORS, OwnAccountError] },
      input: { email },
      resolve: async (_root, { input }, context) => {
        const now = new Date();
        return resetStaffTwoFactor(await requireRecentSession(context, now), input, now);
      },
    }),
    userSuspend: t.fieldWithInput({
      ...OF_ACCOUNT,
      description:
        'Suspends an account: it cannot log in, and its sessions and API tokens are revoked at once. Needs a session. Needs the permission `STAFF`.',
      type: accountPayload('UserSuspendPayload', 'The account is suspended.'),
      errors: { types: [...ERRORS, OwnAccountError] },
      input: { email },
      resolve: async (_root, { input }, context) => {
        const now = new Date();
        const viewer = await requireRecentSession(context, now);
        await suspendUser(viewer, { account: { email: input.email }, reason: null }, now);
        return input;
      },
    }),
    userReinstate: t.fieldWithInput({
      ...OF_ACCOUNT,
      description:
        'Lifts the suspension of an account. Repeating it changes nothing. Needs a session. Needs the permission `STAFF`.',
      type: accountPayload('UserReinstatePayload', 'The account is active.'),
      errors: { types: ERRORS },
      input: { email },
      resolve: async (_root, { input }, context) => {
        await reinstateUser(await requireRecentSession(context, new Date()), { email: input.email });
        return input;
      },
    }),
  };
});
