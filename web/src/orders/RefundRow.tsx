import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../ui/format/formatDateTime.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type { RefundRow_refund$key } from './__generated__/RefundRow_refund.graphql.ts';
import { cashRefundTexts, refundReasonTexts, refundTexts, storeCreditPart, storeCreditRefundTexts } from './texts.ts';

const METHOD_TEXTS: Readonly<Record<string, typeof refundTexts>> = {
  CASH: cashRefundTexts,
  STORE_CREDIT: storeCreditRefundTexts,
};

/** A refund: its amount, state and reason. */
export function RefundRow({ refund: refundKey }: { refund: RefundRow_refund$key }) {
  const { amount, storeCredit, reason, method, status, note, createdAt, settledAt } = useFragment(
    graphql`
      fragment RefundRow_refund on Refund {
        amount
        storeCredit
        reason
        method
        status
        note
        createdAt
        settledAt
      }
    `,
    refundKey,
  );
  const rupees = formatRupees(amount);
  const part = method !== 'STORE_CREDIT' && storeCredit > 0 ? storeCreditPart(formatRupees(storeCredit)) : null;
  const why = [refundReasonTexts[reason], part, note].filter((word) => word != null && word !== '');
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium" color={status === 'FAILED' ? 'fg.error' : 'fg'}>
        {(METHOD_TEXTS[method] ?? refundTexts)[status]?.(rupees, formatDateTime(settledAt ?? createdAt)) ?? rupees}
      </Text>
      <Text color="fg.muted">{why.join(' · ')}</Text>
    </Box>
  );
}
