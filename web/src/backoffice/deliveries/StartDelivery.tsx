import { Button, Spinner } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { StartDelivery_order$key } from './__generated__/StartDelivery_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useStartDelivery } from './useStartDelivery.ts';

/** Takes a packed order out for delivery, or one that could not be delivered once more. */
export function StartDelivery({ order }: { order: StartDelivery_order$key }) {
  const { id, number, status } = useFragment(
    graphql`
      fragment StartDelivery_order on DeliveryOrder {
        id
        number
        status
      }
    `,
    order,
  );
  const isRetry = status === 'DELIVERY_FAILED';
  const [startDelivery, isStarting] = useStartDelivery();
  const start = () => startDelivery({ orderId: id }, { onDone: () => showSuccess(texts.taken(number)) });
  return (
    // Not `disabled` while the mutation runs, because a disabled button loses the focus.
    <Button
      size="lg"
      aria-label={isRetry ? texts.tryAgainLabel(number) : texts.takeLabel(number)}
      aria-disabled={isStarting}
      onClick={() => !isStarting && start()}
    >
      {isStarting && <Spinner size="sm" />}
      {isRetry ? texts.tryAgain : texts.take}
    </Button>
  );
}
