import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../money/formatRupees.ts';
import { isPlaced } from '../orders/orderStates.ts';
import { useOrderUpdates } from '../orders/useOrderUpdates.ts';
import type {
  PaymentOutcome_order$data,
  PaymentOutcome_order$key,
} from './__generated__/PaymentOutcome_order.graphql.ts';
import { BackToCart } from './BackToCart.tsx';
import { CheckoutResult } from './CheckoutResult.tsx';
import { SeeOrder } from './SeeOrder.tsx';
import { resultTexts } from './texts.ts';
import { usePaymentCheck } from './usePaymentCheck.ts';

/** The outcome of an order's payment; pending until the order's state says so. */
export function PaymentOutcome({ order: orderKey }: { order: PaymentOutcome_order$key }) {
  const order = useFragment(
    graphql`
      fragment PaymentOutcome_order on Order {
        id
        status
        paymentMethod
        payment {
          amount
          paidAt
        }
        ...useOrderUpdates_order
      }
    `,
    orderKey,
  );
  useOrderUpdates(order);
  usePaymentCheck(order.id, order.status === 'PENDING_PAYMENT');
  return isPlaced(order.status) ? <PaidOrder order={order} /> : <UnplacedOrder order={order} />;
}

function PaidOrder({ order: { id, status, paymentMethod } }: { order: PaymentOutcome_order$data }) {
  const what = paymentMethod === 'ONLINE' ? resultTexts.successfulDefault : resultTexts.successfulOrder;
  return (
    <CheckoutResult
      kind="done"
      title={resultTexts.successful(what)}
      text={status === 'DELIVERED' ? undefined : resultTexts.successText}
    >
      <SeeOrder orderId={id} />
    </CheckoutResult>
  );
}

function UnplacedOrder({ order: { id, status, payment } }: { order: PaymentOutcome_order$data }) {
  const isPaid = payment.paidAt != null;
  const moneyBack = isPaid ? resultTexts.moneyBack(formatRupees(payment.amount)) : undefined;
  switch (status) {
    case 'PAYMENT_FAILED':
      return (
        <CheckoutResult
          kind="cancelled"
          title={resultTexts.failed}
          text={isPaid ? resultTexts.failedPaidText : resultTexts.failedText}
        >
          <BackToCart />
          <SeeOrder orderId={id} isPrimary={false} />
        </CheckoutResult>
      );
    case 'CANCELLED':
      return (
        <CheckoutResult kind="cancelled" title={resultTexts.orderCancelled} text={moneyBack}>
          <SeeOrder orderId={id} />
        </CheckoutResult>
      );
    case 'REFUNDED':
      return (
        <CheckoutResult kind="cancelled" title={resultTexts.refunded} text={resultTexts.refundedText}>
          <SeeOrder orderId={id} />
        </CheckoutResult>
      );
    default:
      return (
        <CheckoutResult kind="waiting" title={resultTexts.confirming} text={resultTexts.confirmingText}>
          <SeeOrder orderId={id} isPrimary={false} />
        </CheckoutResult>
      );
  }
}
