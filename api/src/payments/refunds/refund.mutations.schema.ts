import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import { textShape } from '../../core/textShape.ts';
import { InvalidInputError } from '../../core/userError.ts';
import { requireViewer } from '../../core/viewer.ts';
import { OrderRef } from '../../orders/order.schema.ts';
import { OrderNotFoundError } from '../../orders/orderErrors.ts';
import { MAX_NOTE } from '../../orders/orderLimits.ts';
import { orderPayload } from '../../orders/orderPayload.schema.ts';
import { NotRefundableError } from '../paymentErrors.ts';
import { readRefundLines } from './readRefundLines.ts';
import { MAX_REFUND_LINES, RefundLineInput, refundLinesShape } from './refundLineInput.schema.ts';
import { refundLines } from './refundLines.ts';
import { retryRefunds } from './retryRefunds.ts';
import { pickPaymentServices } from '../pickPaymentServices.ts';
import { requireRecentAuthentication } from '../../identity/authentication/requireRecentAuthentication.ts';
import { ReauthenticationRequiredError } from '../../identity/twoFactor/twoFactorErrors.ts';

builder.objectType(NotRefundableError, {
  name: 'NotRefundableError',
  description: 'The order or its lines cannot be refunded; `message` says why.',
  interfaces: [ErrorInterface],
});

const OrderRefundLinesPayload = orderPayload(
  'OrderRefundLinesPayload',
  'The refund is requested, or for a cash payment recorded.',
);
const OrderRetryRefundsPayload = orderPayload('OrderRetryRefundsPayload', 'The rejected refunds are requested again.');

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: 'The order.' });
  const note = t.input.string({
    description: `A note of at most ${MAX_NOTE} characters, which the shopper can read.`,
    validate: textShape('Note', MAX_NOTE),
  });
  return {
    orderRefundLines: t.fieldWithInput({
      description:
        'Refunds pieces of a delivered order, such as spoiled ones. The stock does not change. An online payment is refunded by the provider; the refund of a cash payment succeeds at once, because the shop hands the money back itself. Fails with `NotRefundableError` for an order that is not delivered, and for more pieces than were delivered. Needs the permission `REFUNDS`.',
      type: OrderRefundLinesPayload,
      authScopes: { refunds: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, NotRefundableError, ReauthenticationRequiredError] },
      input: {
        orderId,
        lines: t.input.field({
          type: [RefundLineInput],
          required: true,
          description: `The lines to refund: 1 to ${MAX_REFUND_LINES}, each once.`,
          validate: refundLinesShape,
        }),
        note,
      },
      resolve: async (_root, { input: { lines, ...input } }, context) => {
        await requireRecentAuthentication(context, new Date());
        return refundLines(
          requireViewer(context.authentication),
          {
            orderId: input.orderId.id,
            lines: readRefundLines(lines),
            note: input.note ?? null,
          },
          pickPaymentServices(context),
        );
      },
    }),
    orderRetryRefunds: t.fieldWithInput({
      description:
        'Requests the rejected refunds of an order again: the amount is `payment.refundOutstanding`. Fails with `NotRefundableError` when no refund is outstanding. Needs the permission `REFUNDS`.',
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
