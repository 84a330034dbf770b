import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime, formatTime } from '../../ui/format/formatDateTime.ts';
import type { OrderNow_order$data, OrderNow_order$key } from './__generated__/OrderNow_order.graphql.ts';
import { minutesToEstimate } from './deliveryEstimateText.ts';
import { deliveryFailureText } from './deliveryFailureText.ts';
import { OrderHeadline } from './OrderHeadline.tsx';
import { paymentFailureSentences, statusSentences, texts } from './texts.ts';

/** Leads an order's page: the time, what happens now, which screen readers announce when it changes, and the number and date. */
export function OrderNow({ order: orderKey }: { order: OrderNow_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderNow_order on Order {
        number
        status
        isOnHold
        placedAt
        estimatedDeliveryAt
        deliveredAt
        payment {
          failureReason
          expiresAt
          paidAt
        }
        deliveryFailure {
          reason
        }
        ...OrderHeadline_order
      }
    `,
    orderKey,
  );
  return (
    <Box flex="1 1 20rem">
      <Heading as="h1" textStyle="xl" fontVariantNumeric="tabular-nums">
        <OrderHeadline order={order} />
      </Heading>
      <Text role="status" maxWidth="40rem">
        {sentenceOf(order)}
      </Text>
      <Text textStyle="sm" color="fg.muted" marginTop="1">
        <Box as="span" userSelect="all">
          {texts.number(order.number)}
        </Box>
        {` · ${texts.placedOn(formatDateTime(order.placedAt))}`}
      </Text>
    </Box>
  );
}

function sentenceOf({ status, isOnHold, payment, ...order }: OrderNow_order$data): string | undefined {
  const { estimatedDeliveryAt, deliveredAt, deliveryFailure } = order;
  const sentence = statusSentences[isOnHold ? 'ON_HOLD' : status];
  if (status === 'PENDING_PAYMENT' && payment.expiresAt != null)
    return `We’re holding your items until ${formatTime(payment.expiresAt)}.`;
  if (status === 'PAYMENT_FAILED' && payment.paidAt != null) return 'It came too late, so we refund it.';
  if (status === 'PAYMENT_FAILED') return paymentFailureSentences[payment.failureReason ?? ''] ?? sentence;
  if (status === 'CANCELLED') return payment.paidAt == null ? 'You won’t be charged.' : 'We refund what you paid.';
  if (deliveryFailure != null) return `${deliveryFailureText(deliveryFailure.reason)}. ${sentence}`;
  if (status !== 'DELIVERED' || estimatedDeliveryAt == null || deliveredAt == null) return sentence;
  const { minutes, isLate } = minutesToEstimate(estimatedDeliveryAt, Date.parse(deliveredAt));
  return isLate ? `It came ${minutes} min late. Sorry!` : 'It came on time.';
}
