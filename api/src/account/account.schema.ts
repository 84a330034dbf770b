import { JSONResolver } from 'graphql-scalars';
import { z } from 'zod';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireSession } from '../graphql/viewer.ts';
import { WrongPasswordError } from '../identity/identityErrors.ts';
import { presentPasswordShape } from '../identity/identityShapes.ts';
import { UserRef } from '../identity/user.schema.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { OrdersOnTheWayError } from './accountErrors.ts';
import { deleteAccount } from './deleteAccount.ts';
import { personalData } from './personalData.ts';

builder.addScalarType('JSON', JSONResolver, { description: 'Any JSON value.' });

builder.objectType(OrdersOnTheWayError, {
  name: 'OrdersOnTheWayError',
  description: 'An order of the last 24 hours has not arrived yet: one of theirs, or one that they are bringing.',
  interfaces: [ErrorInterface],
});

const AccountDeletePayload = builder.objectRef<{ isDeleted: boolean }>('AccountDeletePayload').implement({
  description: 'The account is gone, and its sessions and API tokens with it.',
  fields: (t) => ({ isDeleted: t.exposeBoolean('isDeleted', { description: 'True.' }) }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  personalData: t.field({
    type: 'JSON',
    description:
      'Everything the shop keeps about them, as one document: profile, devices, API tokens, addresses, cart, orders, mails. Amounts in rupees, moments in ISO 8601. Needs a session.',
    authScopes: { inPerson: true },
    resolve: (_user, _args, { authentication }) => personalData(requireSession(authentication), new Date()),
  }),
}));

builder.mutationField('accountDelete', (t) =>
  t.fieldWithInput({
    description:
      "Deletes the viewer's account for good: profile, picture, addresses, cart, devices and API tokens. Orders stay in the books without name, street and mobile number. Needs a session.",
    type: AccountDeletePayload,
    authScopes: { inPerson: true },
    errors: { types: [InvalidInputError, WrongPasswordError, OrdersOnTheWayError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ password: presentPasswordShape }) },
    input: { password: t.input.string({ required: true, description: 'The password, once more.' }) },
    resolve: async (_root, { input: { password } }, context) => {
      const { authentication, caller, cookies } = context;
      await deleteAccount(requireSession(authentication), { password, caller }, new Date());
      cookies.clear();
      context.authentication = { state: 'anonymous' }; // for what follows in the same operation
      return { isDeleted: true };
    },
  }),
);
