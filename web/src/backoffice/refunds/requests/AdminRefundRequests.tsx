import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import type { AdminRefundRequests_order$key } from './__generated__/AdminRefundRequests_order.graphql.ts';
import { readUnrefunded, type Unrefunded } from '../roundRefund.ts';
import { Permitted } from '../../permissions/Permitted.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { RequestPhotos } from '../../../shop/orders/refunds/RequestPhotos.tsx';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { AdminRefundRequests_adminRefundRequest$key } from './__generated__/AdminRefundRequests_adminRefundRequest.graphql.ts';
import { DecideRefundRequest } from './DecideRefundRequest.tsx';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';

/** The problems that the shopper reported with an order; renders nothing if there are none. */
export function AdminRefundRequests({ order: orderKey }: { order: AdminRefundRequests_order$key }) {
  const order = useFragment(
    graphql`
      fragment AdminRefundRequests_order on Order {
        ...roundRefund_readUnrefunded
        refundRequests {
          id
          ...AdminRefundRequests_adminRefundRequest
        }
      }
    `,
    orderKey,
  );
  const { refundRequests } = order;
  if (refundRequests.length === 0) return null;
  return (
    <OrderSection title="Reported problems">
      <Box as="ul" role="list" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {refundRequests.map((request) => (
          <AdminRefundRequest key={request.id} request={request} unrefunded={readUnrefunded(order)} />
        ))}
      </Box>
    </OrderSection>
  );
}

interface AdminRefundRequestProps {
  request: AdminRefundRequests_adminRefundRequest$key;
  /** The unrefunded part of the payment. */
  unrefunded: Unrefunded;
}

/** A problem that the shopper reported, with its photos and the buttons that decide it. */
function AdminRefundRequest({ request: requestKey, unrefunded }: AdminRefundRequestProps) {
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
          {request.refund == null ? `${amount} in all` : `Approved: ${amount}`}
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
        <DecideRefundRequest request={request} unrefunded={unrefunded} />
      </Permitted>
    </Box>
  );
}
