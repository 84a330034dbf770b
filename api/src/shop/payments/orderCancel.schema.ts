import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../orders/orderErrors.ts';
import { orderPayload } from '../orders/orderChanges.schema.ts';
import { cancelOrder } from './cancelOrder.ts';
import { pickPaymentServices } from './paymentServices.ts';

const MAX_REASON = 200;

const OrderCancelPayload = orderPayload('OrderCancelPayload', 'The refund of its payment is requested.');

builder.mutationField('orderCancel', (t) =>
  t.fieldWithInput({
    description:
      "Cancels one of the viewer's orders that is not packed yet. Its products are restocked and its payment is refunded.",
    type: OrderCancelPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
      reason: t.input.string({
        description: `For the shop; at most ${MAX_REASON} characters.`,
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
