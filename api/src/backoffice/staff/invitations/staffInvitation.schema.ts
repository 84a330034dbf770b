import { z } from 'zod';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { decodeIdOf, encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import type { RoleDefinition, StaffInvitation } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import {
  AdminRoleError,
  ReauthenticationRequiredError,
  UserNotFoundError,
} from '../../../shop/identity/identityErrors.ts';
import { emailShape } from '../../../shop/identity/identityShapes.ts';
import { requireRecentSession } from '../recentSession.ts';
import { RoleDefinitionRef } from '../roles/roleDefinition.schema.ts';
import { PermissionRequiredError, RoleDefinitionNotFoundError } from '../roles/roleDefinitions.ts';
import { StaffMemberRef } from '../staff.schema.ts';
import { INVITATION_DAYS, inviteStaff, withdrawInvitation, type InvitedStaff } from './staffInvitations.ts';

const MAX_LISTED = 100;
const WITH_ROLE = { include: { roleDefinition: true } } as const;

const StaffInvitationRef = builder
  .objectRef<StaffInvitation & { roleDefinition: RoleDefinition }>('StaffInvitation')
  .implement({
    description: 'A role that waits for the owner of an e-mail address to confirm it.',
    authScopes: { staff: true },
    fields: (t) => ({
      id: t.id({ description: 'The public id, `invite_…`.', resolve: ({ id }) => encodeId('StaffInvitation', id) }),
      email: t.exposeString('email', { description: 'In lower case.' }),
      roleDefinition: t.expose('roleDefinition', { type: RoleDefinitionRef, description: 'The role.' }),
      expiresAt: t.expose('expiresAt', {
        type: 'DateTime',
        description: `${INVITATION_DAYS} days after the last mail. The invitation has no effect from then on.`,
      }),
    }),
  });

builder.queryField('staffInvitations', (t) =>
  t.field({
    type: [StaffInvitationRef],
    nullable: true,
    description: `The ${MAX_LISTED} newest open and expired invitations, the newest first. Needs the permission \`STAFF\`.`,
    authScopes: { staff: true },
    resolve: () => db.staffInvitation.findMany({ ...WITH_ROLE, orderBy: { id: 'desc' }, take: MAX_LISTED }),
  }),
);

const StaffInvitationCreatePayload = builder.objectRef<InvitedStaff>('StaffInvitationCreatePayload').implement({
  description: 'One of both.',
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMemberRef,
      nullable: true,
      description: 'The user whose address was verified already, and who has the role.',
      resolve: (query, { userId }) =>
        userId === null ? null : db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    staffInvitation: t.field({
      type: StaffInvitationRef,
      nullable: true,
      description: 'The invitation that was mailed.',
      resolve: ({ invitationId }) =>
        invitationId === null
          ? null
          : db.staffInvitation.findUniqueOrThrow({ ...WITH_ROLE, where: { id: invitationId } }),
    }),
  }),
});

const StaffInvitationDeletePayload = builder.objectRef<{ id: string }>('StaffInvitationDeletePayload').implement({
  description: 'The invitation is withdrawn.',
  fields: (t) => ({
    deletedStaffInvitationId: t.id({ description: 'Its id.', resolve: ({ id }) => encodeId('StaffInvitation', id) }),
  }),
});

builder.mutationFields((t) => ({
  staffInvitationCreate: t.fieldWithInput({
    description:
      'Gives a role to the user with a verified e-mail address, or mails an invitation to the address, whose owner gets the role on confirming it. It replaces an open invitation of the address. The role `ADMIN` is for admins to give. Needs a session. Needs the permission `STAFF`.',
    type: StaffInvitationCreatePayload,
    authScopes: { staffSessionOnly: true },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    errors: {
      types: [
        InvalidInputError,
        UserNotFoundError,
        PermissionRequiredError,
        ReauthenticationRequiredError,
        AdminRoleError,
        RoleDefinitionNotFoundError,
        TooManyAttemptsError,
      ],
    },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address.' }),
      roleDefinitionId: t.input.globalID({ for: RoleDefinitionRef, required: true, description: 'The role.' }),
    },
    resolve: async (_root, { input }, context) => {
      const now = new Date();
      const viewer = await requireRecentSession(context, now);
      const invitation = { email: input.email, roleDefinitionId: input.roleDefinitionId.id };
      return inviteStaff(viewer, invitation, { caller: context.caller, now });
    },
  }),
  staffInvitationDelete: t.fieldWithInput({
    description:
      'Withdraws an invitation. Repeating it changes nothing. Needs a session. Needs the permission `STAFF`.',
    type: StaffInvitationDeletePayload,
    authScopes: { staffSessionOnly: true },
    errors: { types: [InvalidInputError, PermissionRequiredError, ReauthenticationRequiredError, AdminRoleError] },
    input: { staffInvitationId: t.input.id({ required: true, description: 'Its id.' }) },
    resolve: async (_root, { input }, context) =>
      withdrawInvitation(
        await requireRecentSession(context, new Date()),
        decodeIdOf('StaffInvitation', String(input.staffInvitationId)),
      ),
  }),
}));
