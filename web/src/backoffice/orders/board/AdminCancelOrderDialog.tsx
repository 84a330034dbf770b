import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { isClosed } from '../../../shop/orders/orderStates.ts';
import type {
  AdminCancelOrderDialog_order$data,
  AdminCancelOrderDialog_order$key,
} from './__generated__/AdminCancelOrderDialog_order.graphql.ts';
import { useRefusal } from '../../fulfilment/RefreshContext.ts';
import { cancelTexts as texts } from './texts.ts';
import { useUpdateOrderStatus } from './useUpdateOrderStatus.ts';

interface AdminCancelOrderDialogProps {
  order: AdminCancelOrderDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus once the button that opened it is removed. */
  finalFocus: () => HTMLElement | null;
}

/** The dialog that cancels an open order for the shop: it says what is refunded, and asks for a reason, which the shopper can read. */
export function AdminCancelOrderDialog({ order: orderKey, isOpen, onClose, finalFocus }: AdminCancelOrderDialogProps) {
  const order = useFragment(
    graphql`
      fragment AdminCancelOrderDialog_order on Order {
        id
        number
        status
        payment {
          amount
          storeCredit
          refunded
          paidAt
        }
      }
    `,
    orderKey,
  );
  const [refusal, setRefusal] = useState('');
  const [updateOrderStatus, isUpdating] = useUpdateOrderStatus();
  const refuse = useRefusal(setRefusal);

  const close = () => {
    onClose();
    setRefusal('');
  };
  const cancel = (note: string) => {
    setRefusal('');
    updateOrderStatus(
      { orderId: order.id, to: 'CANCELLED', note },
      {
        onDone: () => {
          showSuccess(texts.done(order.number));
          close();
        },
        onRefused: refuse,
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
      <ReasonForm
        label={texts.note}
        help={texts.noteHelp}
        missing={texts.noteMissing}
        keep={texts.keep}
        confirm={texts.confirm}
        isDestructive
        refusal={refusal}
        isBusy={isUpdating}
        onKeep={close}
        onSubmit={cancel}
      >
        <Text color="fg.muted" mb="4">
          {consequence(order.payment)}
        </Text>
      </ReasonForm>
    </FormDialog>
  );
}

function consequence(payment: AdminCancelOrderDialog_order$data['payment']): string {
  const { amount, storeCredit, refunded, paidAt } = payment;
  if (paidAt != null) return texts.paid(formatRupees(amount + storeCredit - refunded));
  return storeCredit > 0 ? texts.unpaidWithCredit(formatRupees(storeCredit)) : texts.unpaid;
}
