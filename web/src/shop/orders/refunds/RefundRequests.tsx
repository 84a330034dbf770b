import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  RefundRequests_order$data,
  RefundRequests_order$key,
} from './__generated__/RefundRequests_order.graphql.ts';
import { formatWhenBeside } from '../../../ui/format/formatDateTime.ts';
import { refundText } from './refundText.ts';
import { RequestPhotos } from './RequestPhotos.tsx';
import { RequestSummary } from './RequestSummary.tsx';

const TITLE = 'Problems you reported';
const COLORS: Readonly<Record<string, string>> = { APPROVED: 'fg.success', OPEN: 'fg.warning' };

interface RefundRequestCardProps {
  request: RefundRequests_order$data['refundRequests'][number];
  order: RefundRequests_order$data;
}

/** A problem that the shopper reported, and the decision; a refund that failed and was requested again has the state of the last attempt. */
function RefundRequestCard({ request, order: { placedAt, payment } }: RefundRequestCardProps) {
  const { status, decisionNote, createdAt, refund } = request;
  const isRetried = refund?.status === 'FAILED' && payment.refundOutstanding === 0;
  const attempt = isRetried ? payment.refunds.findLast(({ reason }) => reason === 'RETURNED') : refund;
  const decision = refund == null ? 'Not refunded' : refundText(refund, placedAt, attempt ?? refund);
  return (
    <Box as="li" paddingBlock="4" _first={{ paddingTop: '0' }} _last={{ paddingBottom: '0' }}>
      <Text fontWeight="semibold" color={attempt?.status === 'FAILED' ? 'fg.error' : (COLORS[status] ?? 'fg')}>
        {status === 'OPEN' ? 'We’re checking it' : decision}
      </Text>
      {status === 'OPEN' && (
        <Text textStyle="xs" color="fg.muted" marginBottom="2">
          You’ll hear from us by email, and see it here.
        </Text>
      )}
      {decisionNote != null && (
        <Text textStyle="sm" marginBottom="2" overflowWrap="anywhere">
          {`From us: ${decisionNote}`}
        </Text>
      )}
      <RequestSummary request={request} />
      <RequestPhotos request={request} />
      <Text textStyle="xs" color="fg.muted" marginTop="2">
        {`Reported ${formatWhenBeside(createdAt, placedAt)}`}
      </Text>
    </Box>
  );
}

/** The problems that the shopper reported with an order; renders nothing if there are none. */
export function RefundRequests({ order: orderKey }: { order: RefundRequests_order$key }) {
  const order = useFragment(
    graphql`
      fragment RefundRequests_order on Order {
        placedAt
        payment {
          refundOutstanding
          refunds {
            reason
            status
            ...refundText_refund
          }
        }
        refundRequests {
          id
          status
          decisionNote
          createdAt
          refund {
            status
            ...refundText_refund
          }
          ...RequestSummary_request
          ...RequestPhotos_request
        }
      }
    `,
    orderKey,
  );
  if (order.refundRequests.length === 0) return null;
  return (
    <Box as="section" aria-label={TITLE} marginTop="4" paddingTop="4" borderTopWidth="1px">
      <Heading as="h3" textStyle="sm" fontWeight="bold" marginBottom="3">
        {TITLE}
      </Heading>
      <Box
        as="ul"
        role="list"
        listStyleType="none"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
        aria-live="polite"
      >
        {order.refundRequests.map((request) => (
          <RefundRequestCard key={request.id} request={request} order={order} />
        ))}
      </Box>
    </Box>
  );
}
