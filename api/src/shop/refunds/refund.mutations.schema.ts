import { builder } from '../../platform/graphql/builder.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { orderPayload } from '../orders/orderChanges.schema.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';
import {
  readRefundLines,
  REFUND_LINES,
  REFUND_METHOD,
  RefundCreateLineInput,
  RefundLineInput,
  STAFF_NOTE,
} from './refundLineInput.schema.ts';
import { refundLines, type LineRefund } from './refundPieces.ts';
import { retryRefunds } from './outstandingRefunds.ts';
import { pickPaymentServices } from '../payments/paymentServices.ts';
import { requireRecentAuthentication } from '../identity/authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../identity/identityErrors.ts';

const OrderRefundLinesPayload = orderPayload('OrderRefundLinesPayload', 'The refund is requested, or made in cash.');
const RefundCreatePayload = orderPayload('RefundCreatePayload', 'The refund is requested, or made by the shop.');
const OrderRetryRefundsPayload = orderPayload('OrderRetryRefundsPayload', 'The rejected refunds are requested again.');

async function refund(lines: LineRefund, context: GraphqlContext): Promise<{ orderId: string }> {
  await requireRecentAuthentication(context, new Date());
  return refundLines(requireViewer(context.authentication), lines, pickPaymentServices(context));
}

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: 'The order.' });
  const note = t.input.string(STAFF_NOTE);
  return {
    refundCreate: t.fieldWithInput({
      description:
        'Refunds pieces of a delivered order at their charged prices. The setting `refundsPerPerson` limits what one person gives in 24 hours. Needs the permission `REFUNDS`.',
      type: RefundCreatePayload,
      authScopes: { refunds: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, NotRefundableError, ReauthenticationRequiredError] },
      input: {
        orderId,
        lines: t.input.field({ type: [RefundCreateLineInput], ...REFUND_LINES }),
        method: t.input.field(REFUND_METHOD),
        note,
      },
      resolve: (_root, { input: { orderId: order, lines, method, note: text } }, context) =>
        refund({ orderId: order.id, lines: readRefundLines(lines), method, note: text ?? null }, context),
    }),
    orderRefundLines: t.fieldWithInput({
      deprecationReason: replacedBy('`refundCreate`'),
      description:
        'Refunds pieces of a delivered order as it was paid. The stock does not change. Needs the permission `REFUNDS`.',
      type: OrderRefundLinesPayload,
      authScopes: { refunds: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, NotRefundableError, ReauthenticationRequiredError] },
      input: {
        orderId,
        lines: t.input.field({ type: [RefundLineInput], ...REFUND_LINES }),
        note,
      },
      resolve: (_root, { input: { orderId: order, lines, note: text } }, context) =>
        refund({ orderId: order.id, lines: readRefundLines(lines), note: text ?? null }, context),
    }),
    orderRetryRefunds: t.fieldWithInput({
      description:
        'Requests the rejected refunds of an order again: `payment.refundOutstanding`. Needs the permission `REFUNDS`.',
      type: OrderRetryRefundsPayload,
      authScopes: { refunds: true },
      errors: { types: [OrderNotFoundError, NotRefundableError, ReauthenticationRequiredError] },
      input: { orderId },
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        return retryRefunds(requireViewer(context.authentication), input.orderId.id, pickPaymentServices(context));
      },
    }),
  };
});
