import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import type { CashQuestion_order$key } from './__generated__/CashQuestion_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useFinishDelivery } from './useFinishDelivery.ts';
import { WorkQuestion } from './WorkQuestion.tsx';

interface CashQuestionProps {
  order: CashQuestion_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** What takes the focus once the order's card is gone. */
  finalFocus: () => HTMLElement | null;
}

/** Asks whether an order's cash was paid before it counts as delivered. It stands outside of the card, which goes with a yes. */
export function CashQuestion({ order: orderKey, isOpen, onClose, finalFocus }: CashQuestionProps) {
  const { id, number, status, cashToCollect } = useFragment(
    graphql`
      fragment CashQuestion_order on DeliveryOrder {
        id
        number
        status
        cashToCollect
      }
    `,
    orderKey,
  );
  const { finishDelivery, isFinishing } = useFinishDelivery();
  return (
    <WorkQuestion
      title={texts.cashTitle(formatRupees(cashToCollect))}
      text={texts.cashText(number)}
      action={texts.cashConfirm}
      refusal={texts.cashNotYet}
      isOpen={isOpen && cashToCollect > 0}
      isBusy={isFinishing}
      onClose={onClose}
      onConfirm={() => finishDelivery({ orderId: id, number }, onClose)}
      // While the card is there its button takes the focus back by itself.
      finalFocus={status === 'OUT_FOR_DELIVERY' ? undefined : finalFocus}
    />
  );
}
