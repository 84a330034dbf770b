import { z } from 'zod';
import { IdempotencyKeyReusedError, idempotencyKeyShape } from '../../platform/db/claimIdempotencyKey.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { OwnAccountError, ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import {
  STORE_CREDIT,
  StoreCreditAccountRef,
  StoreCreditTransactionEdge,
} from '../../shop/storeCredit/storeCredit.schema.ts';
import { CustomerRef } from './customer.schema.ts';
import { CustomerNotFoundError } from '../../shop/identity/lockCustomer.ts';
import { adjustStoreCredit, InsufficientStoreCreditError } from '../../shop/storeCredit/adjustStoreCredit.ts';

/** The most that staff add or remove at once, which limits the damage of a typing error. */
const MAX_ADJUSTMENT_PAISE = 1_000_000;
const MAX_NOTE = 200;
const AMOUNT_RANGE = `Enter an amount up to ${formatRupees(MAX_ADJUSTMENT_PAISE)}`;

builder.prismaObjectFields(CustomerRef, (t) => ({ storeCredit: t.field(STORE_CREDIT) }));

const transaction = payloadFields('StoreCreditTransaction', 'transactionId', (query) =>
  db.storeCreditTransaction.findUniqueOrThrow(query),
);

const AdjustPayload = builder
  .objectRef<{ userId: string; transactionId: string }>('StoreCreditAdjustPayload')
  .implement({
    description: 'The balance is changed.',
    fields: (t) => ({
      storeCreditAccount: t.field({
        type: StoreCreditAccountRef,
        description: 'The store credit.',
        resolve: async ({ userId }) => {
          const account = await db.storeCreditAccount.findUniqueOrThrow({ where: { userId } });
          return { userId, balancePaise: account.balancePaise };
        },
      }),
      transactionEdge: t.field(transaction.edge(StoreCreditTransactionEdge, 'The new transaction.')),
    }),
  });

builder.mutationField('storeCreditAdjust', (t) =>
  t.fieldWithInput({
    description:
      'Adds store credit to a customer, or removes it. One person gives at most the setting `refundsPerPerson` within 24 hours, refunds included. Needs the permission `REFUNDS`.',
    type: AdjustPayload,
    authScopes: { refunds: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: {
      types: [
        InvalidInputError,
        OwnAccountError,
        CustomerNotFoundError,
        InsufficientStoreCreditError,
        IdempotencyKeyReusedError,
        ReauthenticationRequiredError,
      ],
    },
    input: {
      customerId: t.input.globalID({ for: CustomerRef, required: true, description: 'The customer.' }),
      amount: t.input.field({
        type: 'Paise',
        required: true,
        description: `Negative to remove it. At most ${MAX_ADJUSTMENT_PAISE} either way, and not 0.`,
        validate: z
          .number()
          .min(-MAX_ADJUSTMENT_PAISE, AMOUNT_RANGE)
          .max(MAX_ADJUSTMENT_PAISE, AMOUNT_RANGE)
          .refine((amount) => amount !== 0, 'Enter an amount'),
      }),
      note: t.input.string({
        required: true,
        description: `The reason, which the customer can read; at most ${MAX_NOTE} characters.`,
        validate: textShape('Reason', MAX_NOTE, 'Enter a reason'),
      }),
      idempotencyKey: t.input.string({
        required: true,
        description:
          '8 to 100 letters, digits and signs, new for each change. The same key returns the same transaction.',
        validate: idempotencyKeyShape,
      }),
    },
    resolve: async (_root, { input: { customerId, amount, ...adjustment } }, context) => {
      const now = new Date();
      await requireRecentAuthentication(context, now);
      return adjustStoreCredit(
        requireViewer(context.authentication),
        { ...adjustment, userId: customerId.id, amountPaise: amount },
        { shop: context.shop, now },
      );
    },
  }),
);
