import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../OrderSection.tsx';
import type { RefundRequests_order$key } from './__generated__/RefundRequests_order.graphql.ts';
import { RefundRequestCard } from './RefundRequestCard.tsx';
import { requestTexts as texts } from './texts.ts';

/** The problems that the shopper reported with an order; renders nothing if there are none. */
export function RefundRequests({ order: orderKey }: { order: RefundRequests_order$key }) {
  const { refundRequests } = useFragment(
    graphql`
      fragment RefundRequests_order on Order {
        refundRequests {
          id
          ...RefundRequestCard_request
        }
      }
    `,
    orderKey,
  );
  if (refundRequests.length === 0) return null;
  return (
    <OrderSection title={texts.title}>
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
