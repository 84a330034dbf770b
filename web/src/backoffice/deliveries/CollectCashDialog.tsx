import { graphql, useFragment } from 'react-relay';
import { formatRoundOff } from '../../ui/money/roundToRupee.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { CollectCashDialog_order$key } from './__generated__/CollectCashDialog_order.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useFinishDelivery } from './useFinishDelivery.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

interface CollectCashDialogProps {
  order: CollectCashDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus once the order's card is removed. */
  finalFocus: () => HTMLElement | null;
}

/** Asks whether the cash was collected before an order is delivered. It is rendered outside the card, which a confirmation removes. */
export function CollectCashDialog({ order: orderKey, isOpen, onClose, finalFocus }: CollectCashDialogProps) {
  const { id, number, status, cashToCollect, roundOff } = useFragment(
    graphql`
      fragment CollectCashDialog_order on DeliveryOrder {
        id
        number
        status
        cashToCollect
        roundOff
      }
    `,
    orderKey,
  );
  const { finishDelivery, isFinishing } = useFinishDelivery();
  return (
    <ConfirmDialog
      title={texts.cashTitle(formatRupees(cashToCollect))}
      text={[...(roundOff === 0 ? [] : [texts.roundOff(formatRoundOff(roundOff))]), texts.cashText(number)].join(' ')}
      action={texts.cashConfirm}
      cancelLabel={texts.cashNotYet}
      isOpen={isOpen && cashToCollect > 0}
      isBusy={isFinishing}
      onClose={onClose}
      onConfirm={() => finishDelivery({ orderId: id, number, cashCollected: cashToCollect }, onClose)}
      // While the card is on the page, the dialog returns the focus to its button.
      finalFocus={status === 'OUT_FOR_DELIVERY' ? undefined : finalFocus}
    />
  );
}
