import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import type { AdminRefundRequests_order$key } from './__generated__/AdminRefundRequests_order.graphql.ts';
import { readUnrefunded } from '../readUnrefunded.ts';
import { AdminRefundRequest } from './AdminRefundRequest.tsx';
import { requestTexts as texts } from './texts.ts';

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
        ...readUnrefunded_order
        refundRequests {
          id
          ...AdminRefundRequest_request
        }
      }
    `,
    orderKey,
  );
  const { paymentMethod, refundRequests } = order;
  if (refundRequests.length === 0) return null;
  return (
    <OrderSection title={texts.title}>
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
