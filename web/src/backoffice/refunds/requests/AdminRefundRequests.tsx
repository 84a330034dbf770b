import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import type { AdminRefundRequests_order$key } from './__generated__/AdminRefundRequests_order.graphql.ts';
import { readUnrefunded, type Unrefunded } from '../roundRefund.ts';
import { requestTexts as texts } from './texts.ts';
import { Permitted } from '../../permissions/Permitted.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { RequestPhotos } from '../../../shop/orders/refunds/RequestPhotos.tsx';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { AdminRefundRequests_adminRefundRequest$key } from './__generated__/AdminRefundRequests_adminRefundRequest.graphql.ts';
import { DecideRefundRequest } from './DecideRefundRequest.tsx';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';

interface AdminRefundRequestsProps {
  order: AdminRefundRequests_order$key;
  /** Returns the element to focus once the buttons of a request are removed. */
  finalFocus: () => HTMLElement | null;
}

/** The problems that the shopper reported with an order; renders nothing if there are none. */
export function AdminRefundRequests({ order: orderKey, finalFocus }: AdminRefundRequestsProps) {
  const order = useFragment(
    graphql`
      fragment AdminRefundRequests_order on Order {
        paymentMethod
        ...roundRefund_readUnrefunded
        refundRequests {
          id
          ...AdminRefundRequests_adminRefundRequest
        }
      }
    `,
    orderKey,
  );
  const { paymentMethod, refundRequests } = order;
  if (refundRequests.length === 0) return null;
  return (
    <OrderSection title="Reported problems">
      <Box as="ul" role="list" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {refundRequests.map((request) => (
          <AdminRefundRequest
            key={request.id}
            request={request}
            isCash={paymentMethod === 'CASH_ON_DELIVERY'}
            unrefunded={readUnrefunded(order)}
            finalFocus={finalFocus}
          />
        ))}
      </Box>
    </OrderSection>
  );
}

interface AdminRefundRequestProps {
  request: AdminRefundRequests_adminRefundRequest$key;
  /** Whether the order was paid in cash. */
  isCash: boolean;
  /** The unrefunded part of the payment. */
  unrefunded: Unrefunded;
  /** Returns the element to focus once the buttons are removed. */
  finalFocus: () => HTMLElement | null;
}

/** A problem that the shopper reported, with its photos and the buttons that decide it. */
function AdminRefundRequest({ request: requestKey, isCash, unrefunded, finalFocus }: AdminRefundRequestProps) {
  const request = useFragment(
    graphql`
      fragment AdminRefundRequests_adminRefundRequest on RefundRequest {
        createdAt
        amount
        decisionNote
        refund {
          amount
        }
        status
        ...RequestSummary_request
        ...RequestPhotos_request
        ...DecideRefundRequest_request
      }
    `,
    requestKey,
  );
  const amount = formatRupees(request.refund?.amount ?? request.amount);
  return (
    <Box as="li" paddingBlock="4" _first={{ paddingTop: '0' }} _last={{ paddingBottom: '0' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="2">
        <RefundRequestBadge status={request.status} />
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {request.refund == null ? `${amount} in all` : texts.approved(amount)}
        </Text>
      </Flex>
      <RequestSummary request={request} />
      {request.decisionNote != null && (
        <Text textStyle="sm" marginTop="1" overflowWrap="anywhere">
          {`Your note: ${request.decisionNote}`}
        </Text>
      )}
      <RequestPhotos request={request} />
      <Text textStyle="xs" color="fg.muted" marginTop="2">
        {`Reported on ${formatDateTime(request.createdAt)}`}
      </Text>
      <Permitted to="REFUNDS">
        <DecideRefundRequest request={request} isCash={isCash} unrefunded={unrefunded} finalFocus={finalFocus} />
      </Permitted>
    </Box>
  );
}
