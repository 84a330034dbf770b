import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { RefundRow_refund$key } from './__generated__/RefundRow_refund.graphql.ts';
import { refundText } from './refundText.ts';
import { refundReasonTexts, storeCreditAdded, storeCreditPart } from '../texts.ts';

/** A refund: its amount, state and reason. */
export function RefundRow({ refund: refundKey }: { refund: RefundRow_refund$key }) {
  const refund = useFragment(
    graphql`
      fragment RefundRow_refund on Refund {
        storeCredit
        reason
        method
        status
        note
        ...refundText_refund
      }
    `,
    refundKey,
  );
  const { storeCredit, reason, method, status, note } = refund;
  const partText = status === 'FAILED' ? storeCreditAdded : storeCreditPart;
  const part = method !== 'STORE_CREDIT' && storeCredit > 0 ? partText(formatRupees(storeCredit)) : null;
  const why = [refundReasonTexts[reason], part, note].filter((word) => word != null && word !== '');
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium" color={status === 'FAILED' ? 'fg.error' : 'fg'}>
        {refundText(refund)}
      </Text>
      <Text color="fg.muted">{why.join(' · ')}</Text>
    </Box>
  );
}
