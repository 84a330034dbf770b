import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireSession } from '../graphql/viewer.ts';
import { OwnAccountError, UnknownUserError } from './identityErrors.ts';
import { emailShape } from './identityShapes.ts';
import { reinstateUser, suspendUser } from './suspendUser.ts';

const UserSuspendPayload = builder.objectRef<{ email: string }>('UserSuspendPayload').implement({
  description: 'The account is suspended, and its sessions and API tokens have ended.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The e-mail address of the account.' }) }),
});

const UserReinstatePayload = builder.objectRef<{ email: string }>('UserReinstatePayload').implement({
  description: 'The account is open to its owner.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The e-mail address of the account.' }) }),
});

const WHOSE = { validate: z.looseObject({ email: emailShape }) };

builder.mutationFields((t) => ({
  userSuspend: t.fieldWithInput({
    description:
      'Suspends an account: its owner is signed out everywhere at once and can not log in. Needs a session. Admins only.',
    type: UserSuspendPayload,
    authScopes: { adminInPerson: true },
    errors: { types: [InvalidInputError, UnknownUserError, OwnAccountError] },
    typeOptions: WHOSE,
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, { authentication }) => {
      await suspendUser(requireSession(authentication), input, new Date());
      return input;
    },
  }),
  userReinstate: t.fieldWithInput({
    description: 'Lifts the suspension of an account. Asking again does no harm. Needs a session. Admins only.',
    type: UserReinstatePayload,
    authScopes: { adminInPerson: true },
    errors: { types: [InvalidInputError, UnknownUserError] },
    typeOptions: WHOSE,
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, { authentication }) => {
      await reinstateUser(requireSession(authentication), input);
      return input;
    },
  }),
}));
