import { Button, Spinner } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FinishDelivery_order$key } from './__generated__/FinishDelivery_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useFinishDelivery } from './useFinishDelivery.ts';

interface FinishDeliveryProps {
  order: FinishDelivery_order$key;
  /** Opens the dialog that asks whether the cash was collected. */
  onAskForCash: (orderId: string) => void;
}

/** The button that marks an order delivered; an unpaid order asks for the cash first. */
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
    else finishDelivery({ orderId: id, number, cashCollected: 0 });
  };
  return (
    // Not `disabled` while the mutation runs, because a disabled button loses the focus.
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
