import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../orders/orderErrors.ts';
import { abandonPayment } from './abandonPayment.ts';
import { checkPayment } from './checkPayment.ts';
import { orderPayload } from '../orders/orderPayload.schema.ts';
import { PaymentUnavailableError, type PaymentRemedy } from './paymentErrors.ts';
import { pickPaymentServices } from './pickPaymentServices.ts';
import { switchToCash } from './switchToCash.ts';

const PaymentRemedyRef = builder.enumType('PaymentRemedy', {
  description: 'What a shopper can do at once, so that an order is accepted.',
  values: {
    CONFIRM_EMAIL: {
      description: 'Confirm the e-mail address; `emailVerificationRequest` sends the mail with the link again.',
    },
    ORDER_LESS: { description: 'Order fewer pieces, or for less.' },
    PAY_ONLINE: { description: 'Choose `ONLINE` as the payment method.' },
  } satisfies Record<PaymentRemedy, object>,
});

userErrorType(PaymentUnavailableError, (t) => ({
  remedies: t.field({
    type: [PaymentRemedyRef],
    description:
      'What the shopper can do at once, each of which would help; empty when only waiting or another payment method does.',
    resolve: ({ remedies }) => [...remedies],
  }),
}));

const PaymentAbandonPayload = orderPayload(
  'PaymentAbandonPayload',
  'The order is cancelled, or placed when it was paid in the meantime: see its `status`.',
);
const PaymentCheckPayload = orderPayload(
  'PaymentCheckPayload',
  'The state of the payment at the provider is recorded.',
);
const PaymentSwitchToCashPayload = orderPayload(
  'PaymentSwitchToCashPayload',
  'The order is placed, and the rider collects its amount in cash.',
);

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: "One of the viewer's orders." });
  return {
    paymentAbandon: t.fieldWithInput({
      description:
        "Cancels one of the viewer's orders whose online payment is outstanding: the payment session expires and the products are restocked. The cart keeps its lines. An order without an outstanding payment does not change.",
      type: PaymentAbandonPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderNotFoundError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        abandonPayment(requireViewer(context.authentication), input.orderId.id, pickPaymentServices(context)),
    }),
    paymentCheck: t.fieldWithInput({
      description:
        "Asks the payment provider for the state of the payment of one of the viewer's orders and records it. A client calls it when the shopper returns from the payment page, because the provider's event can arrive later. Limited to one request to the provider in three seconds; other calls return the recorded state.",
      type: PaymentCheckPayload,
      authScopes: { shopper: true },
      errors: { types: [OrderNotFoundError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        checkPayment(requireViewer(context.authentication), input.orderId.id, pickPaymentServices(context)),
    }),
    paymentSwitchToCash: t.fieldWithInput({
      description:
        "Places one of the viewer's unpaid orders with cash on delivery instead of online payment; see `Order.canSwitchToCash`. The payment session is closed first, so that the order is never paid twice. The stock that the order holds stays held. An order whose payment failed is placed when its products are still available. A repeated call changes nothing. Fails with `OrderTransitionError` when the order is paid, cancelled or no longer available, and with `PaymentUnavailableError` when the payment provider does not confirm that the session is closed, or the order is above the limits of cash on delivery. A large order can be on hold after it: see `Order.isOnHold`.",
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
