import { actorField } from '../../platform/audit/audit.schema.ts';
import type { UserBlockKind } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { CustomerRef } from './customer.schema.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireSession } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import {
  OwnAccountError,
  UserNotFoundError,
  ReauthenticationRequiredError,
} from '../../shop/identity/identityErrors.ts';
import { PermissionRequiredError } from '../staff/roles/roleDefinitions.ts';
import { reinstateUser, suspendUser } from '../staff/suspendUser.ts';
import { CustomerNotFoundError } from '../../shop/identity/lockCustomer.ts';
import { blockCash, unblockCash } from './cashBlock.ts';

const MAX_REASON = 500;
const SHOWN_BLOCKS = 20;

const CustomerBlockKindRef = builder.enumType('CustomerBlockKind', {
  description: 'What a customer is blocked from.',
  values: {
    CASH_ON_DELIVERY: { description: 'Cash on delivery.' },
    ACCOUNT: { description: 'Logging in: the account is suspended.' },
  } satisfies Record<UserBlockKind, object>,
});

const CustomerBlockRef = builder.prismaObject('UserBlock', {
  variant: 'CustomerBlock',
  description: 'A block of a customer, in force until it is lifted.',
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: CustomerBlockKindRef, description: 'What it blocks.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'For staff; null for an account that was suspended by `userSuspend`.',
    }),
    author: t.field(actorField('author', 'Null for a deleted account.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    liftedAt: t.expose('liftedAt', { type: 'DateTime', nullable: true, description: 'Null while it is in force.' }),
    liftedBy: t.field(actorField('liftedBy', 'Null while it is in force, and for a deleted account.')),
  }),
});

const IN_FORCE = { blocks: { where: { liftedAt: null }, select: { kind: true } } } as const;

builder.prismaObjectFields(CustomerRef, (t) => ({
  isSuspended: t.boolean({
    description: 'Whether the account is suspended.',
    select: { status: true },
    resolve: ({ status }) => status === 'SUSPENDED',
  }),
  isCashOnDeliveryBlocked: t.boolean({
    description: 'Whether cash on delivery is blocked.',
    select: IN_FORCE,
    resolve: ({ blocks }) => blocks.some(({ kind }) => kind === 'CASH_ON_DELIVERY'),
  }),
  blocks: t.relation('blocks', {
    type: CustomerBlockRef,
    description: `Newest first, also lifted ones; at most ${SHOWN_BLOCKS}.`,
    query: { orderBy: { id: 'desc' }, take: SHOWN_BLOCKS },
  }),
}));

const customer = payloadFields('Customer', 'userId', (query) => db.user.findUniqueOrThrow(query));
const payload = customer.rowPayload('customer', CustomerRef, 'The customer.');

/** The rules of accounts throw UserNotFoundError. */
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
        'Blocks cash on delivery, or suspends the account: it cannot log in, and its sessions and API tokens are revoked. Orders stay. Repeating it changes nothing. Needs a session. Needs the permission `CUSTOMERS`.',
      type: payload('CustomerBlockPayload', 'The customer is blocked.'),
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
          description: `For staff; at most ${MAX_REASON} characters.`,
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
      description: 'Lifts a block. Repeating it changes nothing. Needs a session. Needs the permission `CUSTOMERS`.',
      type: payload('CustomerUnblockPayload', 'The block is lifted.'),
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
