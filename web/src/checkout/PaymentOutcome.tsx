import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../money/formatRupees.ts';
import { isPlaced } from '../orders/orderStates.ts';
import { useFollowOrder } from '../orders/useFollowOrder.ts';
import type {
  PaymentOutcome_order$data,
  PaymentOutcome_order$key,
} from './__generated__/PaymentOutcome_order.graphql.ts';
import { BackToCart } from './BackToCart.tsx';
import { EndPage } from './EndPage.tsx';
import { SeeOrder } from './SeeOrder.tsx';
import { endTexts } from './texts.ts';
import { usePaymentCheck } from './usePaymentCheck.ts';

/** How an order's payment has ended, as the order itself says; while it waits, until that is known. */
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
        ...useFollowOrder_order
      }
    `,
    orderKey,
  );
  useFollowOrder(order);
  usePaymentCheck(order.id, order.status === 'PENDING_PAYMENT');
  return isPlaced(order.status) ? <PaidOrder order={order} /> : <UnplacedOrder order={order} />;
}

function PaidOrder({ order: { id, status, paymentMethod } }: { order: PaymentOutcome_order$data }) {
  const what = paymentMethod === 'ONLINE' ? endTexts.successfulDefault : endTexts.successfulOrder;
  return (
    <EndPage
      kind="done"
      title={endTexts.successful(what)}
      text={status === 'DELIVERED' ? undefined : endTexts.successText}
    >
      <SeeOrder orderId={id} />
    </EndPage>
  );
}

function UnplacedOrder({ order: { id, status, payment } }: { order: PaymentOutcome_order$data }) {
  const isPaid = payment.paidAt != null;
  const moneyBack = isPaid ? endTexts.moneyBack(formatRupees(payment.amount)) : undefined;
  switch (status) {
    case 'PAYMENT_FAILED':
      return (
        <EndPage kind="cancelled" title={endTexts.failed} text={isPaid ? endTexts.failedPaidText : endTexts.failedText}>
          <BackToCart />
          <SeeOrder orderId={id} isPrimary={false} />
        </EndPage>
      );
    case 'CANCELLED':
      return (
        <EndPage kind="cancelled" title={endTexts.orderCancelled} text={moneyBack}>
          <SeeOrder orderId={id} />
        </EndPage>
      );
    case 'REFUNDED':
      return (
        <EndPage kind="cancelled" title={endTexts.refunded} text={endTexts.refundedText}>
          <SeeOrder orderId={id} />
        </EndPage>
      );
    default:
      return (
        <EndPage kind="waiting" title={endTexts.confirming} text={endTexts.confirmingText}>
          <SeeOrder orderId={id} isPrimary={false} />
        </EndPage>
      );
  }
}
