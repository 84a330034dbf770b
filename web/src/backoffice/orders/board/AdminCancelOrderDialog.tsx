import { use } from 'react';
import { FinalFocusContext } from '../../ui/FinalFocusContext.ts';
import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { isClosed } from '../../../shop/orders/orderStates.ts';
import type {
  AdminCancelOrderDialog_order$data,
  AdminCancelOrderDialog_order$key,
} from './__generated__/AdminCancelOrderDialog_order.graphql.ts';
import type { ActionDialog } from '../../ui/useActionDialog.ts';
import { useUpdateOrderStatus } from './useUpdateOrderStatus.ts';

interface AdminCancelOrderDialogProps {
  order: AdminCancelOrderDialog_order$key;
  dialog: ActionDialog;
}

/** The dialog that cancels an open order for the shop: it says what is refunded, and asks for a reason, which the shopper can read. */
export function AdminCancelOrderDialog({ order: orderKey, dialog }: AdminCancelOrderDialogProps) {
  const finalFocus = use(FinalFocusContext);
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
  const [updateOrderStatus, isUpdating] = useUpdateOrderStatus();

  const cancel = (note: string) => {
    dialog.setRefusal('');
    updateOrderStatus(
      { orderId: order.id, to: 'CANCELLED', note },
      dialog.outcome(`Order #${order.number} is cancelled`),
    );
  };

  return (
    <FormDialog
      title="Cancel this order?"
      {...dialog.shown}
      isOnTop
      // While the button is on the page, the dialog returns the focus to it.
      finalFocus={isClosed(order.status) ? finalFocus : undefined}
    >
      <ReasonForm
        label="Reason"
        help="The shopper will see this. Up to 200 characters."
        missing="Enter a reason"
        keep="Keep order"
        confirm="Cancel order"
        isDestructive
        refusal={dialog.refusal}
        isBusy={isUpdating}
        onKeep={dialog.close}
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
  if (paidAt != null)
    return `We’ll refund ${formatRupees(amount + storeCredit - refunded)} to the shopper and put the products back in stock.`;
  return storeCredit > 0
    ? `We’ll put the products back in stock. The shopper gets ${formatRupees(storeCredit)} of store credit back.`
    : 'We’ll put the products back in stock. There’s nothing to refund.';
}
