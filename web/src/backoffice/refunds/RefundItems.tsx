import { Button } from '@chakra-ui/react';
import { useAction } from '../../relay/useAction.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { RefundItemsMutation } from './__generated__/RefundItemsMutation.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { RefundItems_order$key } from './__generated__/RefundItems_order.graphql.ts';
import { readUnrefunded } from './roundRefund.ts';
import { RefundForm, type Refund } from './RefundForm.tsx';
import { refundSentences } from './refundTexts.ts';
import { useRefresh } from '../fulfilment/RefreshContext.ts';

interface RefundItemsProps {
  order: RefundItems_order$key;
  /** Returns the element to focus once the button is removed. */
  finalFocus: () => HTMLElement | null;
}

/** The button and dialog that refund pieces of a delivered order. */
export function RefundItems({ order: orderKey, finalFocus }: RefundItemsProps) {
  const order = useFragment(
    graphql`
      fragment RefundItems_order on Order {
        id
        status
        paymentMethod
        ...roundRefund_readUnrefunded
        payment {
          amount
          storeCredit
          refunded
          paidAt
        }
        refundable: lines(first: 100) {
          edges {
            node {
              ...RefundForm_readLine
            }
          }
        }
      }
    `,
    orderKey,
  );
  const dialog = useActionDialog({ onRefused: useRefresh() });
  const [createRefund, isRefunding] = useAction<RefundItemsMutation>(graphql`
    mutation RefundItemsMutation($input: RefundCreateInput!) {
      refundCreate(input: $input) {
        ... on RefundCreatePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const { status, paymentMethod, payment } = order;
  const isCash = paymentMethod === 'CASH_ON_DELIVERY';
  const isPaid = payment.paidAt != null && payment.amount + payment.storeCredit > payment.refunded;
  const canRefund = status === 'DELIVERED' && isPaid;

  const refund = ({ amount, ...chosen }: Refund) => {
    dialog.setRefusal('');
    const { done } = refundSentences(chosen.method, isCash, amount);
    createRefund({ orderId: order.id, ...chosen }, dialog.outcome(done));
  };

  return (
    <>
      {canRefund && (
        <Button variant="outline" onClick={dialog.open}>
          Refund items
        </Button>
      )}
      <FormDialog
        title="Refund items"
        {...dialog.shown}
        isOnTop
        // While the button is on the page, the dialog returns the focus to it.
        finalFocus={canRefund ? undefined : finalFocus}
      >
        <RefundForm
          lines={order.refundable.edges.map(({ node }) => ({ line: node }))}
          isCash={isCash}
          unrefunded={readUnrefunded(order)}
          lead="Choose how many of each product to refund."
          confirm="Refund"
          refusal={dialog.refusal}
          isBusy={isRefunding}
          onKeep={dialog.close}
          onSubmit={refund}
        />
      </FormDialog>
    </>
  );
}
