import { use } from 'react';
import { FinalFocusContext } from '../../ui/FinalFocusContext.ts';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useAction } from '../../../relay/useAction.ts';
import type { DecideRefundRequestApproveMutation } from './__generated__/DecideRefundRequestApproveMutation.graphql.ts';
import type { DecideRefundRequestDeclineMutation } from './__generated__/DecideRefundRequestDeclineMutation.graphql.ts';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ReasonForm } from '../../../ui/forms/ReasonForm.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import { useRefresh } from '../../fulfillment/RefreshContext.ts';
import { isRefundReason } from '../refundChoice.ts';
import { RefundForm } from '../RefundForm.tsx';
import type { Unrefunded } from '../roundRefund.ts';
import type { DecideRefundRequest_request$key } from './__generated__/DecideRefundRequest_request.graphql.ts';

interface DecideRefundRequestProps {
  request: DecideRefundRequest_request$key;
  /** The unrefunded part of the payment. */
  unrefunded: Unrefunded;
}

/** The buttons and dialogs that approve or decline a request; no buttons for one that was decided. */
export function DecideRefundRequest({ request: requestKey, unrefunded }: DecideRefundRequestProps) {
  const finalFocus = use(FinalFocusContext);
  const request = useFragment(
    graphql`
      fragment DecideRefundRequest_request on RefundRequest {
        id
        status
        reason
        lines {
          quantity
          orderLine {
            ...RefundForm_readLine
          }
        }
        ...RequestSummary_request
      }
    `,
    requestKey,
  );
  const onRefused = useRefresh();
  const approval = useActionDialog({ onRefused });
  const declining = useActionDialog({ onRefused });
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
  const isOpen = request.status === 'OPEN';
  const focus = isOpen ? undefined : finalFocus; // while the button is on the page, the dialog returns the focus to it

  return (
    <>
      {isOpen && (
        <Flex gap="3" mt="4" wrap="wrap">
          <Button onClick={approval.open}>Approve</Button>
          <Button variant="outline" colorPalette="red" onClick={declining.open}>
            Decline
          </Button>
        </Flex>
      )}
      <FormDialog title="Approve this request?" {...approval.shown} isOnTop finalFocus={focus}>
        <RefundForm
          lines={request.lines.map(({ quantity, orderLine }) => ({ line: orderLine, reported: quantity }))}
          unrefunded={unrefunded}
          {...(isRefundReason(request.reason) && { reason: request.reason })}
          lead={
            <>
              <RequestSummary request={request} />
              Lower the numbers to refund fewer pieces.
            </>
          }
          confirm="Approve and refund"
          refusal={approval.refusal}
          isBusy={isApproving}
          onKeep={approval.close}
          onSubmit={({ lines: refundLines, method, note, amount }) =>
            approve(
              { refundRequestId: request.id, refundLines, method, note },
              approval.outcome(`Approved: ${formatRupees(amount)}`),
            )
          }
        />
      </FormDialog>
      <FormDialog title="Decline this request?" {...declining.shown} isOnTop finalFocus={focus}>
        <ReasonForm
          label="Note to the shopper"
          help="At most 200 characters."
          missing="Tell the shopper why"
          refusal={declining.refusal}
          keep="Decide later"
          confirm="Decline request"
          isDestructive
          isBusy={isDeclining}
          onKeep={declining.close}
          onSubmit={(note) => decline({ refundRequestId: request.id, note }, declining.outcome('Request declined'))}
        >
          <Text color="fg.muted" mb="4">
            Nothing will be refunded. The shopper will get your note by email.
          </Text>
        </ReasonForm>
      </FormDialog>
    </>
  );
}
