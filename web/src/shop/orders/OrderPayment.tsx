import { Box, Grid, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { TermRow } from '../../ui/TermRow.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderPayment_order$data, OrderPayment_order$key } from './__generated__/OrderPayment_order.graphql.ts';
import { cashStateTexts, onlineStateTexts, texts, refundReasonTexts } from './texts.ts';
import { refundText } from './refunds/refundText.ts';

/** An order's payment method, payment state and refunds; of those that failed, what is still outstanding. */
export function OrderPayment({ order: orderKey }: { order: OrderPayment_order$key }) {
  const { placedAt, paymentMethod, cashToCollect, roundOff, payment } = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        placedAt
        paymentMethod
        cashToCollect
        roundOff
        payment {
          status
          amount
          storeCredit
          refundOutstanding
          refunds {
            createdAt
            storeCredit
            reason
            method
            status
            note
            ...refundText_refund
          }
        }
      }
    `,
    orderKey,
  );
  const { status, amount, storeCredit, refundOutstanding } = payment;
  const refunds = payment.refunds.filter((refund) => refund.status !== 'FAILED' || refund.storeCredit > 0);
  const isCreditAlone = storeCredit > 0 && amount === 0;
  const isOnline = paymentMethod === 'ONLINE';
  const method = isOnline ? 'Online Payment' : 'Cash on Delivery';
  const state = (isOnline ? onlineStateTexts : cashStateTexts)[status] ?? status;
  return (
    <>
      <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <TermRow term="Method">{isCreditAlone ? texts.storeCredit : method}</TermRow>
        <TermRow term="Status">{isCreditAlone && status === 'PENDING' ? 'Nothing left to pay' : state}</TermRow>
        {storeCredit > 0 && <TermRow term={texts.storeCredit}>{formatRupees(storeCredit)}</TermRow>}
        {!isCreditAlone && (
          <TermRow term={cashToCollect > 0 ? texts.toPay : 'Amount'}>
            {formatRupees(cashToCollect > 0 ? cashToCollect : amount + roundOff)}
          </TermRow>
        )}
      </Box>
      {refunds.length > 0 && (
        <Grid as="ul" gap="2" listStyleType="none" mt="4" pt="4" borderTopWidth="1px" aria-label="Refunds">
          {refunds.map((refund, index) => (
            // Two refunds may have the same time; refunds are only ever appended.
            <RefundRow key={`${refund.createdAt} ${index}`} refund={refund} placedAt={placedAt} />
          ))}
        </Grid>
      )}
      {refundOutstanding > 0 && (
        <Text marginTop="4" textStyle="sm" fontWeight="medium" color="fg.error">
          {texts.outstanding(formatRupees(refundOutstanding))}
        </Text>
      )}
    </>
  );
}

interface RefundRowProps {
  refund: OrderPayment_order$data['payment']['refunds'][number];
  placedAt: string;
}

/** A refund: its amount, state and reason; of a failed one, the part that was added to the store credit all the same. */
function RefundRow({ refund, placedAt }: RefundRowProps) {
  const { storeCredit, reason, method, status, note } = refund;
  const credit = formatRupees(storeCredit);
  const isMixed = status !== 'FAILED' && method !== 'STORE_CREDIT' && storeCredit > 0;
  const why = [refundReasonTexts[reason], isMixed && `${credit} of it as store credit`, note].filter(Boolean);
  return (
    <Box as="li" textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium">
        {status === 'FAILED' ? `${credit} added to your store credit` : refundText(refund, placedAt)}
      </Text>
      <Text color="fg.muted">{why.join(' · ')}</Text>
    </Box>
  );
}
