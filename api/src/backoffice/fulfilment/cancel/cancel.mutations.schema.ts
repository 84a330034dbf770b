import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../../shop/orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { orderPayload } from '../../../shop/orders/orderChanges.schema.ts';
import { cancelOrder } from './cancelOrder.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';

const MAX_REASON = 200;

const OrderCancelPayload = orderPayload(
  'OrderCancelPayload',
  'The order is cancelled, and the refund of its payment is requested.',
);

builder.mutationField('orderCancel', (t) =>
  t.fieldWithInput({
    description:
      "Cancels one of the viewer's orders that is not packed yet. Its products are restocked and its payment is refunded. Fails with `OrderTransitionError` for an order that is packed or closed.",
    type: OrderCancelPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." }),
      reason: t.input.string({
        description: `The shopper's reason, in at most ${MAX_REASON} characters; the shop can read it.`,
        validate: textShape('Reason', MAX_REASON),
      }),
    },
    resolve: (_root, { input }, context) =>
      cancelOrder(
        requireViewer(context.authentication),
        { orderId: input.orderId.id, reason: input.reason ?? null },
        pickPaymentServices(context),
      ),
  }),
);
