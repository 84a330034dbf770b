import { JSONResolver } from 'graphql-scalars';
import { z } from 'zod';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { COSTS } from '../../platform/limits/costBudget.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireSession } from '../../platform/core/viewer.ts';
import { WrongPasswordError } from '../identity/identityErrors.ts';
import { currentPasswordShape } from '../identity/identityShapes.ts';
import { UserRef } from '../identity/user.schema.ts';
import { OPEN_STATES } from '../orders/orderStates.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { OpenOrdersError, deleteAccount } from './deleteAccount.ts';
import { personalData } from './personalData.ts';

builder.addScalarType('JSON', JSONResolver, { description: 'Any JSON value.' });

const AccountDeletePayload = builder.objectRef<{ isDeleted: boolean }>('AccountDeletePayload').implement({
  description: 'The account is deleted, and its sessions and API tokens have ended.',
  fields: (t) => ({ isDeleted: t.exposeBoolean('isDeleted', { description: 'True.' }) }),
});

const AccountSummary = builder
  .objectRef<{ favourites: number; addresses: number; orders: number }>('AccountSummary')
  .implement({
    description: 'What the account menu counts.',
    fields: (t) => ({
      openOrders: t.exposeInt('orders', { description: 'Placed orders that are neither delivered nor cancelled.' }),
      favourites: t.exposeInt('favourites', { description: 'Favourite products.' }),
      addresses: t.exposeInt('addresses', { description: 'Saved addresses.' }),
    }),
  });

const COUNTED = {
  select: {
    favourites: true,
    addresses: { where: { isActive: true } },
    orders: { where: { status: { in: [...OPEN_STATES] } } },
  },
};

builder.prismaObjectFields(UserRef, (t) => ({
  accountSummary: t.field({
    type: AccountSummary,
    description: 'The counts of the account menu.',
    select: { _count: COUNTED },
    resolve: ({ _count }) => _count,
  }),
  personalData: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'All personal data that the shop stores about the user. Amounts are in rupees, times in ISO 8601. Needs a session.',
    authScopes: { sessionOnly: true },
    resolve: (_user, _args, context) => {
      const viewer = requireSession(context.authentication);
      const batch = async () => {
        await context.budget.consume(COSTS.personalData);
        return new Map([[viewer.userId, await personalData(viewer, new Date())]]);
      };
      return batchedLoad(context, { key: 'personalData', batch }, viewer.userId); // once for all aliases
    },
  }),
}));

builder.mutationField('accountDelete', (t) =>
  t.fieldWithInput({
    description:
      "Deletes the viewer's account and personal data for good; orders and invoices stay without name, street and mobile number. Fails while an order is open. Needs a session.",
    type: AccountDeletePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongPasswordError, OpenOrdersError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ password: currentPasswordShape }) },
    input: { password: t.input.string({ required: true, description: 'Of the account.' }) },
    resolve: async (_root, { input: { password } }, context) => {
      const { authentication, caller, cookies } = context;
      await deleteAccount(requireSession(authentication), { password, caller }, new Date());
      cookies.clear('accessToken', 'refreshToken');
      context.authentication = { state: 'anonymous' }; // for the rest of the operation
      return { isDeleted: true };
    },
  }),
);
