import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { requireRecentAuthentication } from '../../../shop/identity/authentication/reauthenticate.ts';
import {
  OwnAccountError,
  UserNotFoundError,
  ReauthenticationRequiredError,
} from '../../../shop/identity/identityErrors.ts';
import { PermissionRequiredError } from '../../staff/roles/roleErrors.ts';
import { reinstateUser, suspendUser } from '../../staff/suspendUser.ts';
import { CustomerRef } from '../customer.schema.ts';
import { CustomerNotFoundError } from '../customerErrors.ts';
import { blockCash, unblockCash } from './changeCashBlock.ts';
import { CustomerBlockKindRef } from './customerBlock.schema.ts';

const MAX_REASON = 500;

const payload = (name: string, description: string) =>
  builder.objectRef<{ userId: string }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.prismaField({
        type: CustomerRef,
        description: 'The customer after the change.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

const CustomerBlockPayload = payload('CustomerBlockPayload', 'The customer is blocked.');
const CustomerUnblockPayload = payload('CustomerUnblockPayload', 'The block is lifted.');

/** The rules of accounts name them otherwise. */
async function asCustomer(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw error instanceof UserNotFoundError ? new CustomerNotFoundError() : error;
  }
}

builder.mutationFields((t) => {
  const customerId = t.input.globalID({ for: CustomerRef, required: true, description: 'The customer.' });
  const kind = t.input.field({ type: CustomerBlockKindRef, required: true, description: 'What to block.' });
  return {
    customerBlock: t.fieldWithInput({
      description:
        'Blocks a customer from cash on delivery, or suspends the account: its sessions and API tokens end at once, and its owner cannot log in. Orders so far stay. Repeating it changes nothing. To suspend fails for the own account and, with `PermissionRequiredError`, for members of staff unless the viewer has `STAFF` and all of their permissions; it needs a recent authentication. Needs a session. Needs the permission `CUSTOMERS`.',
      type: CustomerBlockPayload,
      authScopes: { customers: true },
      errors: {
        types: [
          InvalidInputError,
          CustomerNotFoundError,
          OwnAccountError,
          PermissionRequiredError,
          ReauthenticationRequiredError,
        ],
      },
      input: {
        customerId,
        kind,
        reason: t.input.string({
          required: true,
          description: `Why, for staff; at most ${MAX_REASON} characters.`,
          validate: textShape('Reason', MAX_REASON, 'Enter a reason'),
        }),
      },
      resolve: async (_root, { input }, context) => {
        const viewer = requireSession(context.authentication);
        const userId = input.customerId.id;
        if (input.kind === 'CASH_ON_DELIVERY') await blockCash(viewer, { userId, reason: input.reason });
        else {
          await requireRecentAuthentication(context, new Date());
          await asCustomer(() => suspendUser(viewer, { account: { id: userId }, reason: input.reason }, new Date()));
        }
        return { userId };
      },
    }),
    customerUnblock: t.fieldWithInput({
      description:
        'Lifts a block of a customer. Repeating it changes nothing. To lift a suspension fails with `PermissionRequiredError` for members of staff unless the viewer has `STAFF` and all of their permissions; it needs a recent authentication. Needs a session. Needs the permission `CUSTOMERS`.',
      type: CustomerUnblockPayload,
      authScopes: { customers: true },
      errors: { types: [CustomerNotFoundError, PermissionRequiredError, ReauthenticationRequiredError] },
      input: { customerId, kind },
      resolve: async (_root, { input }, context) => {
        const viewer = requireSession(context.authentication);
        const userId = input.customerId.id;
        if (input.kind === 'CASH_ON_DELIVERY') await unblockCash(viewer, { userId });
        else {
          await requireRecentAuthentication(context, new Date());
          await asCustomer(() => reinstateUser(viewer, { id: userId }));
        }
        return { userId };
      },
    }),
  };
});
