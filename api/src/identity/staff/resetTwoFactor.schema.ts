import { z } from 'zod';
import { db } from '../../db/client.ts';
import { InvalidInputError } from '../../core/userError.ts';
import { requireSession } from '../../core/viewer.ts';
import { builder } from '../../graphql/builder.ts';
import { requireRecentAuthentication } from '../authentication/requireRecentAuthentication.ts';
import { OwnAccountError, UserNotFoundError } from '../identityErrors.ts';
import { emailShape } from '../identityShapes.ts';
import { resetStaffTwoFactor } from '../twoFactor/resetTwoFactor.ts';
import { PermissionRequiredError } from '../roles/roleErrors.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';
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
