import { z } from 'zod';
import { builder } from '../../platform/graphql/builder.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireSession } from '../../platform/core/viewer.ts';
import {
  OwnAccountError,
  UserNotFoundError,
  ReauthenticationRequiredError,
} from '../../shop/identity/identityErrors.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { PermissionRequiredError } from './roles/roleErrors.ts';
import { emailShape } from '../../shop/identity/identityShapes.ts';
import { reinstateUser, suspendUser } from './suspendUser.ts';

const UserSuspendPayload = builder.objectRef<{ email: string }>('UserSuspendPayload').implement({
  description: 'The account is suspended, and its sessions and API tokens are revoked.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The e-mail address of the account.' }) }),
});

const UserReinstatePayload = builder.objectRef<{ email: string }>('UserReinstatePayload').implement({
  description: 'The account is active.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The e-mail address of the account.' }) }),
});

const EMAIL_INPUT = { validate: z.looseObject({ email: emailShape }) };

builder.mutationFields((t) => ({
  userSuspend: t.fieldWithInput({
    description:
      'Suspends an account: its sessions and API tokens are revoked at once, and its owner cannot log in. Fails for the own account, with `PermissionRequiredError` for somebody with a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
    type: UserSuspendPayload,
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
    typeOptions: EMAIL_INPUT,
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, context) => {
      await requireRecentAuthentication(context, new Date());
      await suspendUser(
        requireSession(context.authentication),
        { account: { email: input.email }, reason: null },
        new Date(),
      );
      return input;
    },
  }),
  userReinstate: t.fieldWithInput({
    description:
      'Lifts the suspension of an account. Repeating it changes nothing. Fails with `PermissionRequiredError` for somebody with a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
    type: UserReinstatePayload,
    authScopes: { staffSessionOnly: true },
    errors: { types: [InvalidInputError, UserNotFoundError, PermissionRequiredError, ReauthenticationRequiredError] },
    typeOptions: EMAIL_INPUT,
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, context) => {
      await requireRecentAuthentication(context, new Date());
      await reinstateUser(requireSession(context.authentication), { email: input.email });
      return input;
    },
  }),
}));
