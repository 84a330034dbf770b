import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../orders/orderErrors.ts';
import { cancelOrder } from './cancelOrder.ts';
import { abandonPayment } from './expirePayment.ts';
import { checkPayment } from './reconcilePayments.ts';
import { orderPayload } from '../orders/orderChanges.schema.ts';
import { PaymentUnavailableError, type PaymentRemedy } from './paymentErrors.ts';
import { pickPaymentServices } from './paymentServices.ts';
import { switchToCash } from './switchToCash.ts';

const PaymentRemedyRef = builder.enumType('PaymentRemedy', {
  description: 'What a shopper can do at once, so that an order is accepted.',
  values: {
    CONFIRM_EMAIL: { description: '`emailVerificationRequest` mails the link again.' },
    ORDER_LESS: { description: 'Fewer pieces, or for less.' },
    PAY_ONLINE: { description: 'Choose `ONLINE`.' },
  } satisfies Record<PaymentRemedy, object>,
});

userErrorType(PaymentUnavailableError, (t) => ({
  remedies: t.field({
    type: [PaymentRemedyRef],
    description: 'Each of them helps; empty when only waiting or another payment method does.',
    resolve: ({ remedies }) => [...remedies],
  }),
}));

const MAX_REASON = 200;

const OrderCancelPayload = orderPayload('OrderCancelPayload', 'The refund of its payment is requested.');
const PaymentAbandonPayload = orderPayload(
  'PaymentAbandonPayload',
  'The order is cancelled, or placed when it was paid meanwhile.',
);
const PaymentCheckPayload = orderPayload('PaymentCheckPayload', 'What the provider says of the payment is recorded.');
const PaymentSwitchToCashPayload = orderPayload(
  'PaymentSwitchToCashPayload',
  'The order is placed; the rider collects the cash.',
);

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." });
  return {
    orderCancel: t.fieldWithInput({
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
    paymentAbandon: t.fieldWithInput({
      description:
        "Cancels one of the viewer's orders while its online payment is outstanding. The cart keeps its lines.",
      type: PaymentAbandonPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderNotFoundError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        abandonPayment(requireViewer(context.authentication), input.orderId.id, pickPaymentServices(context)),
    }),
    paymentCheck: t.fieldWithInput({
      description: "Asks the provider whether one of the viewer's orders is paid, at most every three seconds.",
      type: PaymentCheckPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderNotFoundError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        checkPayment(requireViewer(context.authentication), input.orderId.id, pickPaymentServices(context)),
    }),
    paymentSwitchToCash: t.fieldWithInput({
      description:
        "Places one of the viewer's unpaid orders with cash on delivery while `canSwitchToCash`, and closes its payment session. The order can be on hold after it. Repeating it changes nothing.",
      type: PaymentSwitchToCashPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderNotFoundError, OrderTransitionError, PaymentUnavailableError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        switchToCash(requireViewer(context.authentication), input.orderId.id, {
          ...pickPaymentServices(context),
          caller: context.caller,
        }),
    }),
  };
});
