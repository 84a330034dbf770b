import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { AdminRefundRow_refund$key } from './__generated__/AdminRefundRow_refund.graphql.ts';
import { refundMethodTexts, refundReasonTexts, refundStateTexts, refundTexts as texts } from './refundTexts.ts';

/** A refund for admins: its amount, state, reason and author. The amount of a failed one is without the store credit, which was added. */
export function AdminRefundRow({ refund: refundKey }: { refund: AdminRefundRow_refund$key }) {
  const { amount, storeCredit, method, reason, status, note, createdAt, settledAt, actor } = useFragment(
    graphql`
      fragment AdminRefundRow_refund on Refund {
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
    `,
    refundKey,
  );
  const isFailed = status === 'FAILED';
  const isMixed = method !== 'STORE_CREDIT' && storeCredit > 0;
  const details = [
    refundReasonTexts[reason],
    method === 'CASH' || method === 'STORE_CREDIT' ? refundMethodTexts[method] : null,
    isMixed ? texts.asStoreCredit(formatRupees(storeCredit)) : null,
    actor?.name,
    note,
    formatDateTime(settledAt ?? createdAt),
  ];
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium" color={isFailed ? 'fg.error' : 'fg'}>
        {formatRupees(isFailed ? amount - storeCredit : amount)} {refundStateTexts[status] ?? status}
      </Text>
      <Text color="fg.muted">{details.filter((word) => word != null && word !== '').join(' · ')}</Text>
    </Box>
  );
}
