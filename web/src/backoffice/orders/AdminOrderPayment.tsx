import { Box, Text, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { TermRow } from '../../ui/TermRow.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type {
  AdminOrderPayment_order$data,
  AdminOrderPayment_order$key,
} from './__generated__/AdminOrderPayment_order.graphql.ts';
import { methodTexts, paymentTexts } from '../fulfillment/texts.ts';
import { texts } from './board/texts.ts';
import { refundMethodTexts } from '../refunds/refundTexts.ts';
import { useAction } from '../../relay/useAction.ts';
import type { AdminOrderPaymentRetryRefundMutation } from './__generated__/AdminOrderPaymentRetryRefundMutation.graphql.ts';
import { Permitted } from '../permissions/Permitted.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { useRefusal } from '../fulfillment/RefreshContext.ts';

/** The reasons of refunds in words. */
const refundReasonTexts: Readonly<Record<string, string>> = {
  CANCELLED: 'Order cancelled',
  MISSING: 'Not in stock',
  RETURNED: 'Refunded items',
  LATE_PAYMENT: 'Payment came too late or didn’t match',
  PROVIDER: 'By the payment provider',
};

/** The labels of the states of a refund. */
const refundStateTexts: Readonly<Record<string, string>> = {
  PENDING: 'refund in progress',
  SUCCEEDED: 'refunded',
  FAILED: 'refund failed',
};

type AdminRefund = AdminOrderPayment_order$data['payment']['refunds'][number];

const RETRY = 'Retry refund';

/** An order's payment method, payment state and refunds, for admins. */
export function AdminOrderPayment({ order: orderKey }: { order: AdminOrderPayment_order$key }) {
  const order = useFragment(
    graphql`
      fragment AdminOrderPayment_order on Order {
        id
        paymentMethod
        cashToCollect
        roundOff
        payment {
          status
          amount
          storeCredit
          refunded
          paidAt
          refundOutstanding
          refunds {
            amount
            storeCredit
            method
            reason
            status
            note
            createdAt
            settledAt
            actor {
              name
            }
          }
        }
      }
    `,
    orderKey,
  );
  const { paymentMethod, cashToCollect, roundOff, payment } = order;
  const { status, amount, storeCredit, refunded, paidAt, refunds } = payment;
  return (
    <>
      <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <TermRow term="Method">{methodTexts[paymentMethod] ?? paymentMethod}</TermRow>
        <TermRow term="State">{paymentTexts[paymentMethod]?.[status] ?? status}</TermRow>
        {storeCredit > 0 && <TermRow term="Store credit">{formatRupees(storeCredit)}</TermRow>}
        <TermRow term={cashToCollect > 0 ? texts.toCollectLabel : 'Amount'}>
          {formatRupees(cashToCollect > 0 ? cashToCollect : amount + roundOff)}
        </TermRow>
        {paidAt != null && <TermRow term="Paid on">{formatDateTime(paidAt)}</TermRow>}
        {refunded > 0 && <TermRow term="Refunded">{formatRupees(refunded)}</TermRow>}
      </Box>
      {refunds.length > 0 && (
        <Box
          as="ul"
          display="grid"
          gap="2"
          listStyleType="none"
          mt="4"
          pt="4"
          borderTopWidth="1px"
          aria-label="Refunds"
        >
          {refunds.map((refund, index) => (
            // Two refunds may have the same time; refunds are only ever appended.
            <AdminRefundRow
              key={`${refund.createdAt} ${index}`}
              refund={refund}
              isOutstanding={payment.refundOutstanding > 0}
            />
          ))}
        </Box>
      )}
      <RetryRefund orderId={order.id} outstanding={payment.refundOutstanding} />
    </>
  );
}

/**
 * A refund for admins: its amount, state, reason and author. The amount of a failed one is without the store credit, which was added.
 * Once nothing is outstanding, each failed one was requested again.
 */
function AdminRefundRow({ refund, isOutstanding }: { refund: AdminRefund; isOutstanding: boolean }) {
  const { amount, storeCredit, method, reason, status, note, createdAt, settledAt, actor } = refund;
  const isFailed = status === 'FAILED';
  const isMixed = method !== 'STORE_CREDIT' && storeCredit > 0;
  const details = [
    refundReasonTexts[reason],
    method === 'CASH' || method === 'STORE_CREDIT' ? refundMethodTexts[method] : null,
    isMixed ? `${formatRupees(storeCredit)} as store credit` : null,
    actor?.name,
    note,
    formatDateTime(settledAt ?? createdAt),
  ];
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium" color={isFailed && isOutstanding ? 'fg.error' : 'fg'}>
        {formatRupees(isFailed ? amount - storeCredit : amount)} {refundStateTexts[status] ?? status}
        {isFailed && !isOutstanding && ', then requested again'}
      </Text>
      <Text color="fg.muted">{details.filter((word) => word != null && word !== '').join(' · ')}</Text>
    </Box>
  );
}

/** Shows the amount that the payment provider refused to refund, with a retry button; renders nothing if there is none. */
function RetryRefund({ orderId, outstanding }: { orderId: string; outstanding: number }) {
  const amount = formatRupees(outstanding);
  const [retryRefunds, isRefunding] = useAction<AdminOrderPaymentRetryRefundMutation>(
    graphql`
      mutation AdminOrderPaymentRetryRefundMutation($input: OrderRetryRefundsInput!) {
        orderRetryRefunds(input: $input) {
          ... on OrderRetryRefundsPayload {
            order {
              ...boardOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: () => showSuccess(`Refund of ${amount} started`), onRefused: useRefusal() },
  );
  if (outstanding === 0) return null;
  return (
    <Flex mt="4" gap="3" wrap="wrap" justify="space-between" align="center">
      <Text textStyle="sm" color="fg.error">
        {`A refund of ${amount} didn’t go through.`}
      </Text>
      <Permitted to="REFUNDS">
        <Button variant="outline" loading={isRefunding} loadingText={RETRY} onClick={() => retryRefunds({ orderId })}>
          {RETRY}
        </Button>
      </Permitted>
    </Flex>
  );
}
