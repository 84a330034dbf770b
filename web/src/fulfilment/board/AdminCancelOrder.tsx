import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { isClosed } from '../../orders/orderStates.ts';
import type { AdminCancelOrder_order$key } from './__generated__/AdminCancelOrder_order.graphql.ts';
import { useBoardRefresh } from './BoardRefreshContext.ts';
import { AdminCancelOrderForm } from './AdminCancelOrderForm.tsx';
import { cancelTexts as texts } from './texts.ts';
import { useUpdateOrderState } from './useUpdateOrderState.ts';

interface AdminCancelOrderProps {
  order: AdminCancelOrder_order$key;
  /** Returns the element to focus once the button is removed. */
  finalFocus: () => HTMLElement | null;
}

/** The button that cancels an open order for the shop, after a confirmation. */
export function AdminCancelOrder({ order: orderKey, finalFocus }: AdminCancelOrderProps) {
  const order = useFragment(
    graphql`
      fragment AdminCancelOrder_order on Order {
        id
        number
        status
        ...AdminCancelOrderForm_order
      }
    `,
    orderKey,
  );
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { updateOrderState, isUpdating } = useUpdateOrderState();
  const refresh = useBoardRefresh();
  const isOpen = !isClosed(order.status);

  const close = () => {
    setAsking(false);
    setRefusal('');
  };
  const cancel = (note: string) => {
    setRefusal('');
    updateOrderState(
      { orderId: order.id, to: 'CANCELLED', note },
      {
        onUpdated: () => {
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
    <>
      {isOpen && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      )}
      <FormDialog
        title={texts.title}
        isOpen={isAsking}
        isOnTop
        onClose={close}
        // While the button is on the page, the dialog returns the focus to it.
        finalFocus={isOpen ? undefined : finalFocus}
      >
        <AdminCancelOrderForm order={order} refusal={refusal} isBusy={isUpdating} onKeep={close} onSubmit={cancel} />
      </FormDialog>
    </>
  );
}
