import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { TermRow } from '../../ui/TermRow.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { AdminOrderPayment_order$key } from './__generated__/AdminOrderPayment_order.graphql.ts';
import { AdminRefundRow } from '../refunds/AdminRefundRow.tsx';
import { RetryRefund } from '../refunds/RetryRefund.tsx';
import { methodTexts, paymentTexts } from '../fulfilment/paymentTexts.ts';
import { orderTexts as texts } from './board/texts.ts';

/** An order's payment method, payment state and refunds, for admins. */
export function AdminOrderPayment({ order: orderKey }: { order: AdminOrderPayment_order$key }) {
  const order = useFragment(
    graphql`
      fragment AdminOrderPayment_order on Order {
        ...RetryRefund_order
        paymentMethod
        cashToCollect
        roundOff
        payment {
          status
          amount
          storeCredit
          refunded
          paidAt
          refunds {
            createdAt
            ...AdminRefundRow_refund
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
        <TermRow term={texts.method}>{methodTexts[paymentMethod] ?? paymentMethod}</TermRow>
        <TermRow term={texts.state}>{paymentTexts[paymentMethod]?.[status] ?? status}</TermRow>
        {storeCredit > 0 && <TermRow term={texts.storeCredit}>{formatRupees(storeCredit)}</TermRow>}
        <TermRow term={cashToCollect > 0 ? texts.toCollect : texts.amount}>
          {formatRupees(cashToCollect > 0 ? cashToCollect : amount + roundOff)}
        </TermRow>
        {paidAt != null && <TermRow term={texts.paidAt}>{formatDateTime(paidAt)}</TermRow>}
        {refunded > 0 && <TermRow term={texts.paidBack}>{formatRupees(refunded)}</TermRow>}
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
          aria-label={texts.refunds}
        >
          {refunds.map((refund, index) => (
            // Two refunds may have the same time; refunds are only ever appended.
            <AdminRefundRow key={`${refund.createdAt} ${index}`} refund={refund} />
          ))}
        </Box>
      )}
      <RetryRefund order={order} />
    </>
  );
}
