import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import type { DecideRefundRequestApproveMutation } from './__generated__/DecideRefundRequestApproveMutation.graphql.ts';
import type { DecideRefundRequestDeclineMutation } from './__generated__/DecideRefundRequestDeclineMutation.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useRefusal } from '../../fulfilment/RefreshContext.ts';
import { isRefundReason } from '../refundChoice.ts';
import { RefundForm, RefundLineField } from '../RefundForm.tsx';
import type { Unrefunded } from '../roundRefund.ts';
import type { DecideRefundRequest_request$key } from './__generated__/DecideRefundRequest_request.graphql.ts';
import { requestTexts as texts } from './texts.ts';

interface DecideRefundRequestProps {
  request: DecideRefundRequest_request$key;
  /** Whether the order was paid in cash. */
  isCash: boolean;
  /** The unrefunded part of the payment. */
  unrefunded: Unrefunded;
  /** Returns the element to focus once the buttons are removed. */
  finalFocus: () => HTMLElement | null;
}

/** The buttons and dialogs that approve or decline a request; no buttons for one that was decided. */
export function DecideRefundRequest({ request: requestKey, isCash, unrefunded, finalFocus }: DecideRefundRequestProps) {
  const request = useFragment(
    graphql`
      fragment DecideRefundRequest_request on RefundRequest {
        id
        status
        reason
        lines {
          quantity
          orderLine {
            id
            name
            price
            quantity
            missingQuantity
            refundedQuantity
            ...RefundForm_refundLineField
          }
        }
        ...RequestSummary_request
      }
    `,
    requestKey,
  );
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null);
  const [refusal, setRefusal] = useState('');
  const [approve, isApproving] = useAction<DecideRefundRequestApproveMutation>(graphql`
    mutation DecideRefundRequestApproveMutation($input: RefundRequestApproveInput!) {
      refundRequestApprove(input: $input) {
        ... on RefundRequestApprovePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on RefundRequestDecidedError {
          refundRequest {
            ...AdminRefundRequests_adminRefundRequest
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [decline, isDeclining] = useAction<DecideRefundRequestDeclineMutation>(graphql`
    mutation DecideRefundRequestDeclineMutation($input: RefundRequestDeclineInput!) {
      refundRequestDecline(input: $input) {
        ... on RefundRequestDeclinePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on RefundRequestDecidedError {
          refundRequest {
            ...AdminRefundRequests_adminRefundRequest
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const onRefused = useRefusal(setRefusal);
  const isOpen = request.status === 'OPEN';

  const close = () => {
    setDecision(null);
    setRefusal('');
  };
  const handlers = (done: string) => ({
    onDone: () => {
      showSuccess(done);
      close();
    },
    onRefused,
  });
  const focus = isOpen ? undefined : finalFocus; // while the button is on the page, the dialog returns the focus to it

  return (
    <>
      {isOpen && (
        <Flex gap="3" mt="4" wrap="wrap">
          <Button onClick={() => setDecision('approve')}>{texts.approve}</Button>
          <Button variant="outline" colorPalette="red" onClick={() => setDecision('decline')}>
            {texts.decline}
          </Button>
        </Flex>
      )}
      <FormDialog title={texts.approveTitle} isOpen={decision === 'approve'} isOnTop onClose={close} finalFocus={focus}>
        <RefundForm
          lines={request.lines.map(({ quantity: reported, orderLine }) => ({
            id: orderLine.id,
            name: orderLine.name,
            price: orderLine.price,
            quantity: Math.min(reported, orderLine.quantity - orderLine.missingQuantity - orderLine.refundedQuantity),
            field: (quantity, onQuantity) => (
              <RefundLineField line={orderLine} limit={reported} quantity={quantity} onQuantity={onQuantity} />
            ),
          }))}
          isCash={isCash}
          unrefunded={unrefunded}
          {...(isRefundReason(request.reason) && { reason: request.reason })}
          lead={
            <>
              <RequestSummary request={request} />
              {texts.approveLead}
            </>
          }
          confirm={texts.approveConfirm}
          refusal={refusal}
          isBusy={isApproving}
          onKeep={close}
          onSubmit={({ lines: refundLines, method, note, amount }) =>
            approve(
              { refundRequestId: request.id, refundLines, method, note },
              handlers(texts.approved(formatRupees(amount))),
            )
          }
        />
      </FormDialog>
      <FormDialog title={texts.declineTitle} isOpen={decision === 'decline'} isOnTop onClose={close} finalFocus={focus}>
        <ReasonForm
          label={texts.note}
          help={texts.noteHelp}
          missing={texts.noteMissing}
          refusal={refusal}
          keep={texts.keep}
          confirm={texts.declineConfirm}
          isDestructive
          isBusy={isDeclining}
          onKeep={close}
          onSubmit={(note) => decline({ refundRequestId: request.id, note }, handlers(texts.declined))}
        >
          <Text color="fg.muted" mb="4">
            {texts.declineLead}
          </Text>
        </ReasonForm>
      </FormDialog>
    </>
  );
}
