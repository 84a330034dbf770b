import { builder } from '../../../platform/graphql/builder.ts';
import { ALLOWED_BY } from '../../../platform/core/permissions.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { UserRef } from '../../../shop/identity/user.schema.ts';
import { PermissionRequiredError } from './roleErrors.ts';

export const PermissionRef = builder.enumType('Permission', {
  description: 'What a member of staff may do. Each field for staff names the permission that it needs.',
  values: ALLOWED_BY,
});

userErrorType(PermissionRequiredError, (t) => ({
  permissions: t.expose('permissions', {
    type: [PermissionRef],
    description: 'The permissions that the viewer lacks.',
  }),
}));

builder.prismaObjectFields(UserRef, (t) => ({
  permissions: t.field({
    type: [PermissionRef],
    description:
      "The permissions of the user's role. Shoppers have none, and neither has a member of staff while a required second factor is missing.",
    select: { id: true },
    resolve: ({ id }, _args, { authentication }) => {
      const viewer = viewerOrNull(authentication);
      return viewer?.userId === id ? viewer.permissions : []; // only its owner reads an account
    },
  }),
}));
