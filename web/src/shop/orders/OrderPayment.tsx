import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { TermRow } from '../../ui/TermRow.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderPayment_order$data, OrderPayment_order$key } from './__generated__/OrderPayment_order.graphql.ts';
import { cashStateTexts, onlineStateTexts, texts, refundReasonTexts } from './texts.ts';
import { refundText } from './refunds/refundText.ts';

/** An order's payment method, payment state and refunds. */
export function OrderPayment({ order: orderKey }: { order: OrderPayment_order$key }) {
  const { paymentMethod, cashToCollect, roundOff, payment } = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        paymentMethod
        cashToCollect
        roundOff
        payment {
          status
          amount
          storeCredit
          paidAt
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
  const { status, amount, storeCredit, paidAt, refunds } = payment;
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
        {paidAt != null && (
          <TermRow term="Paid on">
            <time dateTime={paidAt}>{formatDateTime(paidAt)}</time>
          </TermRow>
        )}
      </Box>
      {refunds.length > 0 && (
        <Flex
          as="ul"
          direction="column"
          gap="2"
          listStyleType="none"
          marginTop="4"
          paddingTop="4"
          borderTopWidth="1px"
          aria-label="Refunds"
        >
          {refunds.map((refund, index) => (
            // Two refunds may have the same time; refunds are only ever appended.
            <RefundRow key={`${refund.createdAt} ${index}`} refund={refund} />
          ))}
        </Flex>
      )}
    </>
  );
}

/** A refund: its amount, state and reason. */
function RefundRow({ refund }: { refund: OrderPayment_order$data['payment']['refunds'][number] }) {
  const { storeCredit, reason, method, status, note } = refund;
  const partText = status === 'FAILED' ? 'added to your store credit' : 'of it as store credit';
  const part = method !== 'STORE_CREDIT' && storeCredit > 0 ? `${formatRupees(storeCredit)} ${partText}` : null;
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
