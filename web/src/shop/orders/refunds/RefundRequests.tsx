import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../OrderSection.tsx';
import type {
  RefundRequests_order$data,
  RefundRequests_order$key,
} from './__generated__/RefundRequests_order.graphql.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { refundText } from './refundText.ts';
import { RequestPhotos } from './RequestPhotos.tsx';
import { RequestSummary } from './RequestSummary.tsx';

const COLORS: Readonly<Record<string, string>> = { APPROVED: 'fg.success', OPEN: 'fg.warning' };

type Request = RefundRequests_order$data['refundRequests'][number];

/** A problem that the shopper reported, and the decision. */
function RefundRequestCard({ request }: { request: Request }) {
  const { status, decisionNote, createdAt, refund } = request;
  const decision = refund == null ? 'Not refunded' : refundText(refund);
  return (
    <Box as="li" paddingBlock="4" _first={{ paddingTop: '0' }} _last={{ paddingBottom: '0' }}>
      <Text fontWeight="semibold" color={refund?.status === 'FAILED' ? 'fg.error' : (COLORS[status] ?? 'fg')}>
        {status === 'OPEN' ? "We're checking it" : decision}
      </Text>
      {status === 'OPEN' && (
        <Text textStyle="xs" color="fg.muted" marginBottom="2">
          You'll hear from us by email, and see it here.
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
        {`Reported on ${formatDateTime(createdAt)}`}
      </Text>
    </Box>
  );
}

/** The problems that the shopper reported with an order; renders nothing if there are none. */
export function RefundRequests({ order: orderKey }: { order: RefundRequests_order$key }) {
  const { refundRequests } = useFragment(
    graphql`
      fragment RefundRequests_order on Order {
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
  if (refundRequests.length === 0) return null;
  return (
    <OrderSection title="Problems you reported">
      <Box
        as="ul"
        role="list"
        listStyleType="none"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
        aria-live="polite"
      >
        {refundRequests.map((request) => (
          <RefundRequestCard key={request.id} request={request} />
        ))}
      </Box>
    </OrderSection>
  );
}
