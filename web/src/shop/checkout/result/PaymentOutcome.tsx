import { Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { minutesToEstimate } from '../../orders/deliveryEstimateText.ts';
import { OrderAddressLines } from '../../orders/OrderAddressLines.tsx';
import { OrderHeadline } from '../../orders/OrderHeadline.tsx';
import { OrderLines } from '../../orders/OrderLines.tsx';
import { OrderSection } from '../../orders/OrderSection.tsx';
import { isPlaced } from '../../orders/orderStates.ts';
import { OrderTimeline } from '../../orders/timeline/OrderTimeline.tsx';
import { useOrderUpdates } from '../../orders/useOrderUpdates.ts';
import type {
  PaymentOutcome_order$data,
  PaymentOutcome_order$key,
} from './__generated__/PaymentOutcome_order.graphql.ts';
import { failureText, RetryPayment } from './RetryPayment.tsx';
import { InstallHint } from './InstallHint.tsx';
import { BackToCart, CheckoutResult, OrderSummaryColumn, SeeOrder } from './CheckoutResult.tsx';
import { resultTexts } from '../texts.ts';
import { useOnArrival } from './useOnArrival.ts';
import { refreshAfterOrder } from '../../orders/refreshAfterOrder.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { PaymentOutcomePaymentCheckMutation } from './__generated__/PaymentOutcomePaymentCheckMutation.graphql.ts';

/** The outcome of an order's payment; pending until the order's state says so. */
export function PaymentOutcome({ order: orderKey }: { order: PaymentOutcome_order$key }) {
  const order = useFragment(
    graphql`
      fragment PaymentOutcome_order on Order {
        id
        status
        isOnHold
        paymentMethod
        estimatedDeliveryAt
        payment {
          amount
          paidAt
          failureReason
        }
        address {
          ...OrderAddressLines_address
        }
        ...OrderTimeline_order
        ...OrderHeadline_order
        ...OrderLines_order
        ...InstallHint_order
        ...RetryPayment_order
        ...useOrderUpdates_order
      }
    `,
    orderKey,
  );
  useOrderUpdates(order);
  usePaymentCheck(order.id, order.status === 'PENDING_PAYMENT');
  return isPlaced(order.status) ? <PaidOrder order={order} /> : <UnplacedOrder order={order} />;
}

function PaidOrder({ order }: { order: PaymentOutcome_order$data }) {
  const { id, status, isOnHold, paymentMethod, estimatedDeliveryAt } = order;
  const [openedAt] = useState(() => Date.now());
  const address = useRef<HTMLDivElement>(null);
  const text = isOnHold ? resultTexts.placedOnHold : placedText(estimatedDeliveryAt, openedAt);
  const what = paymentMethod === 'ONLINE' ? resultTexts.successfulDefault : resultTexts.successfulOrder;
  return (
    <>
      <CheckoutResult kind="done" title={resultTexts.successful(what)} text={status === 'DELIVERED' ? undefined : text}>
        <SeeOrder orderId={id} />
      </CheckoutResult>
      <OrderSummaryColumn>
        <OrderSection title="Order status">
          <Text textStyle="lg" fontWeight="bold" marginBottom="3">
            <OrderHeadline order={order} />
          </Text>
          <OrderTimeline order={order} />
        </OrderSection>
        <OrderSection title="Items">
          <OrderLines order={order} />
        </OrderSection>
        <OrderSection title="Delivery address" ref={address}>
          <OrderAddressLines address={order.address} />
        </OrderSection>
        <InstallHint order={order} onClose={() => address.current?.focus({ preventScroll: true })} />
      </OrderSummaryColumn>
    </>
  );
}

function placedText(estimatedDeliveryAt: string | null | undefined, now: number): string {
  const estimate = estimatedDeliveryAt == null ? null : minutesToEstimate(estimatedDeliveryAt, now);
  return estimate === null || estimate.isLate ? resultTexts.placed : resultTexts.placedArriving(estimate.minutes);
}

function UnplacedOrder({ order }: { order: PaymentOutcome_order$data }) {
  const { id, status, payment } = order;
  const isPaid = payment.paidAt != null;
  const moneyBack = isPaid
    ? `You’ll get ${formatRupees(payment.amount)} back. It can take your bank a few days to show it.`
    : undefined;
  switch (status) {
    case 'PAYMENT_FAILED':
      return (
        <CheckoutResult
          kind="cancelled"
          title="Your payment didn’t go through"
          text={
            isPaid
              ? 'Your payment arrived too late for this order. You’ll get all of it back.'
              : failureText(payment.failureReason)
          }
        >
          {isPaid ? <BackToCart /> : <RetryPayment order={order} />}
          <SeeOrder orderId={id} isPrimary={false} />
        </CheckoutResult>
      );
    case 'CANCELLED':
      return (
        <CheckoutResult kind="cancelled" title="Order cancelled" text={moneyBack}>
          <SeeOrder orderId={id} />
        </CheckoutResult>
      );
    case 'REFUNDED':
      return (
        <CheckoutResult kind="cancelled" title="Order refunded" text="It can take your bank a few days to show it.">
          <SeeOrder orderId={id} />
        </CheckoutResult>
      );
    default:
      return (
        <CheckoutResult
          kind="waiting"
          title="Confirming your payment"
          text="This takes a moment. You can leave this page; we’ll keep going."
        >
          <SeeOrder orderId={id} isPrimary={false} />
        </CheckoutResult>
      );
  }
}

/** Makes the server check a pending payment with the provider. A failed check changes nothing, because the order is subscribed to. */
function usePaymentCheck(orderId: string, isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  const [check] = useAction<PaymentOutcomePaymentCheckMutation>(graphql`
    mutation PaymentOutcomePaymentCheckMutation($input: PaymentCheckInput!) {
      paymentCheck(input: $input) {
        ... on PaymentCheckPayload {
          order {
            status
            ...orderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  const onDone = ({ order }: { order: { status: string } }) => {
    if (order.status !== 'PENDING_PAYMENT') refreshAfterOrder(environment);
  };
  useOnArrival(orderId, isWaiting, () => check({ orderId }, { onDone, onRefused: () => undefined }));
}
