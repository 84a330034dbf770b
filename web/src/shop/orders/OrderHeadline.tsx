import { graphql, useFragment } from 'react-relay';
import { useNow } from '../../ui/useNow.ts';
import type { OrderHeadline_order$key } from './__generated__/OrderHeadline_order.graphql.ts';
import { deliveryEstimateText } from './deliveryEstimateText.ts';
import { statusLabel } from './statusLabel.ts';
import { headlineTexts } from './texts.ts';

/** The first thing to know of an order: when it arrives, counting down, or has arrived; else its state. */
export function OrderHeadline({ order: orderKey }: { order: OrderHeadline_order$key }) {
  const { status, isOnHold, placedAt, estimatedDeliveryAt, deliveredAt } = useFragment(
    graphql`
      fragment OrderHeadline_order on Order {
        status
        isOnHold
        placedAt
        estimatedDeliveryAt
        deliveredAt
      }
    `,
    orderKey,
  );
  const text = deliveryEstimateText({ status, placedAt, estimatedDeliveryAt, deliveredAt }, useNow());
  return text ?? headlineTexts[isOnHold ? 'ON_HOLD' : status] ?? statusLabel(status);
}
