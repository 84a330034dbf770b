import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { isClosed } from '../../../shop/orders/orderStates.ts';
import type { AdminCancelOrderDialog_order$key } from './__generated__/AdminCancelOrderDialog_order.graphql.ts';
import { useBoardRefresh } from '../../fulfilment/BoardRefreshContext.ts';
import { AdminCancelOrderForm } from './AdminCancelOrderForm.tsx';
import { cancelTexts as texts } from './texts.ts';
import { useUpdateOrderState } from './useUpdateOrderState.ts';

interface AdminCancelOrderDialogProps {
  order: AdminCancelOrderDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus once the button that opened it is removed. */
  finalFocus: () => HTMLElement | null;
}

/** The dialog that cancels an open order for the shop. */
export function AdminCancelOrderDialog({ order: orderKey, isOpen, onClose, finalFocus }: AdminCancelOrderDialogProps) {
  const order = useFragment(
    graphql`
      fragment AdminCancelOrderDialog_order on Order {
        id
        number
        status
        ...AdminCancelOrderForm_order
      }
    `,
    orderKey,
  );
  const [refusal, setRefusal] = useState('');
  const [updateOrderState, isUpdating] = useUpdateOrderState();
  const refresh = useBoardRefresh();

  const close = () => {
    onClose();
    setRefusal('');
  };
  const cancel = (note: string) => {
    setRefusal('');
    updateOrderState(
      { orderId: order.id, to: 'CANCELLED', note },
      {
        onDone: () => {
          showSuccess(texts.done(order.number));
          close();
        },
        onRefused: (message) => {
          setRefusal(message);
          refresh();
        },
      },
    );
  };

  return (
    <FormDialog
      title={texts.title}
      isOpen={isOpen}
      isOnTop
      onClose={close}
      // While the button is on the page, the dialog returns the focus to it.
      finalFocus={isClosed(order.status) ? finalFocus : undefined}
    >
      <AdminCancelOrderForm order={order} refusal={refusal} isBusy={isUpdating} onKeep={close} onSubmit={cancel} />
    </FormDialog>
  );
}
