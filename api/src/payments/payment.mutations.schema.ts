import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { textShape } from '../graphql/textShape.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { OrderGoneError, OrderTransitionError } from '../orders/orderErrors.ts';
import { abandonPayment } from './abandonPayment.ts';
import { cancelOrder } from './cancelOrder.ts';
import { checkPayment } from './checkPayment.ts';
import { orderPayload } from './orderPayload.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';

const MAX_REASON = 200;

builder.objectType(PaymentUnavailableError, {
  name: 'PaymentUnavailableError',
  description: 'Nothing can be paid online right now; the cart is as it was.',
  interfaces: [ErrorInterface],
});

const OrderCancelPayload = orderPayload(
  'OrderCancelPayload',
  'The order is cancelled. What was paid is on its way back.',
);
const PaymentAbandonPayload = orderPayload(
  'PaymentAbandonPayload',
  'The order is cancelled, unless it was paid in that very moment: its status says.',
);
const PaymentCheckPayload = orderPayload('PaymentCheckPayload', 'What the payment provider has said is settled.');

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." });
  return {
    orderCancel: t.fieldWithInput({
      description:
        "Cancels one of the viewer's orders, as long as it is not packed. Its stock goes back, and so does what was paid for it.",
      type: OrderCancelPayload,
      authScopes: { shopper: true },
      errors: { types: [InvalidInputError, OrderGoneError, OrderTransitionError] },
      input: {
        orderId,
        reason: t.input.string({
          description: `Why, in at most ${MAX_REASON} characters; the shop reads it.`,
          validate: textShape('Reason', MAX_REASON),
        }),
      },
      resolve: (_root, { input }, context) =>
        cancelOrder(
          requireViewer(context.authentication),
          { orderId: input.orderId.id, reason: input.reason ?? null },
          { ...context, now: new Date() },
        ),
    }),
    paymentAbandon: t.fieldWithInput({
      description:
        'Gives up an order that waits for its payment: the hosted page is closed and the stock goes back; the cart is as it was. An order that does not wait for a payment stays as it is.',
      type: PaymentAbandonPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderGoneError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        abandonPayment(requireViewer(context.authentication), input.orderId.id, { ...context, now: new Date() }),
    }),
    paymentCheck: t.fieldWithInput({
      description:
        "Asks the payment provider how the payment of one of the viewer's orders stands, for a shopper who comes back faster than the provider's own message.",
      type: PaymentCheckPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderGoneError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        checkPayment(requireViewer(context.authentication), input.orderId.id, { ...context, now: new Date() }),
    }),
  };
});
