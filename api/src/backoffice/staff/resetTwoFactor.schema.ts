import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireSession } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import {
  OwnAccountError,
  UserNotFoundError,
  ReauthenticationRequiredError,
} from '../../shop/identity/identityErrors.ts';
import { emailShape } from '../../shop/identity/identityShapes.ts';
import { resetStaffTwoFactor } from './resetTwoFactor.ts';
import { PermissionRequiredError } from './roles/roleErrors.ts';
import { StaffMemberRef } from './staff.schema.ts';

const StaffMemberResetTwoFactorPayload = builder
  .objectRef<{ userId: string }>('StaffMemberResetTwoFactorPayload')
  .implement({
    description: 'The user has no second factor, and is logged out on all devices.',
    fields: (t) => ({
      staffMember: t.prismaField({
        type: StaffMemberRef,
        description: 'The user.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationField('staffMemberResetTwoFactor', (t) =>
  t.fieldWithInput({
    description:
      'Removes the second factor of a user who has lost it, logs them out on all devices, and mails them a notice. Fails for the own account, with `PermissionRequiredError` for somebody with a permission that the viewer lacks, and for one without a second factor. Needs a session. Needs the permission `STAFF`.',
    type: StaffMemberResetTwoFactorPayload,
    authScopes: { staffSessionOnly: true },
    errors: {
      types: [
        InvalidInputError,
        UserNotFoundError,
        OwnAccountError,
        PermissionRequiredError,
        ReauthenticationRequiredError,
      ],
    },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, context) => {
      await requireRecentAuthentication(context, new Date());
      return resetStaffTwoFactor(requireSession(context.authentication), input, new Date());
    },
  }),
);
