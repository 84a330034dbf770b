import { Button, Spinner } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FinishDelivery_order$key } from './__generated__/FinishDelivery_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useFinishDelivery } from './useFinishDelivery.ts';

interface FinishDeliveryProps {
  order: FinishDelivery_order$key;
  /** Asks whether the order's cash was paid. */
  onAskForCash: (orderId: string) => void;
}

/** Says that an order is at the door, at once where nothing is to be paid there. */
export function FinishDelivery({ order, onAskForCash }: FinishDeliveryProps) {
  const { id, number, cashToCollect } = useFragment(
    graphql`
      fragment FinishDelivery_order on DeliveryOrder {
        id
        number
        cashToCollect
      }
    `,
    order,
  );
  const { finishDelivery, isFinishing } = useFinishDelivery();
  const press = () => {
    if (cashToCollect > 0) onAskForCash(id);
    else finishDelivery({ orderId: id, number });
  };
  return (
    // Not `disabled` while it ends: that would take the keyboard's focus away.
    <Button
      size="lg"
      aria-label={texts.deliveredLabel(number)}
      aria-disabled={isFinishing}
      onClick={() => !isFinishing && press()}
    >
      {isFinishing && <Spinner size="sm" />}
      {texts.delivered}
    </Button>
  );
}
