import { use } from 'react';
import { FinalFocusContext } from '../ui/FinalFocusContext.ts';
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
import { useRefresh } from '../fulfillment/RefreshContext.ts';

/** The button and dialog that refund pieces of a delivered order. */
export function RefundItems({ order: orderKey }: { order: RefundItems_order$key }) {
  const finalFocus = use(FinalFocusContext);
  const order = useFragment(
    graphql`
      fragment RefundItems_order on Order {
        id
        status
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
  const { status, payment } = order;
  const unrefunded = readUnrefunded(order);
  const isPaid = payment.paidAt != null && payment.amount + payment.storeCredit > payment.refunded;
  const canRefund = status === 'DELIVERED' && isPaid;

  const refund = ({ amount, ...chosen }: Refund) => {
    dialog.setRefusal('');
    const { done } = refundSentences(chosen.method, unrefunded.isCash, amount);
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
          unrefunded={unrefunded}
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
