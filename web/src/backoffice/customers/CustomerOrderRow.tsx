import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../ui/AdminTableRow.tsx';
import { RefundRequestBadge } from '../refunds/requests/RefundRequestBadge.tsx';
import { useCan } from '../../shop/identity/permissions.ts';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { adminOrderPath } from '../paths/adminOrderPath.ts';
import { OrderStatusBadge } from '../../shop/orders/OrderStatusBadge.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { CustomerOrderRow_order$key } from './__generated__/CustomerOrderRow_order.graphql.ts';
import { customerTexts as texts } from './texts.ts';

/** A customer's order with its refunded amount; its number links to the order for staff who may read it. */
export function CustomerOrderRow({ order: orderKey }: { order: CustomerOrderRow_order$key }) {
  const order = useFragment(
    graphql`
      fragment CustomerOrderRow_order on Order {
        id
        number
        placedAt
        bill {
          quantity
          grandTotal
        }
        payment {
          refunded
        }
        invoice {
          creditNotes {
            number
            total
          }
        }
        refundRequests {
          id
          ...RefundRequestBadge_request
        }
        ...OrderStatusBadge_order
      }
    `,
    orderKey,
  );
  const can = useCan();
  const { id, number, placedAt, bill, payment, invoice, refundRequests } = order;
  const title = texts.order(number);
  const refunds = [
    ...(payment.refunded > 0 ? [texts.paidBack(formatRupees(payment.refunded))] : []),
    ...(invoice?.creditNotes ?? []).map((note) => `${texts.creditNote(note.number)} ${formatRupees(note.total)}`),
  ];
  return (
    <Row>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        {can('ORDERS', 'REFUNDS') ? (
          <RowLink to={adminOrderPath(id)}>{title}</RowLink>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
        <OrderStatusBadge order={order} />
      </Flex>
      <Flex justify="space-between" gap="2" wrap="wrap" textStyle="sm" fontVariantNumeric="tabular-nums">
        <Text color="fg.muted">
          <time dateTime={placedAt}>{formatDateTime(placedAt)}</time> · {texts.items(bill.quantity)}
        </Text>
        <Text fontWeight="medium">{formatRupees(bill.grandTotal)}</Text>
      </Flex>
      {refunds.length > 0 && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {refunds.join(' · ')}
        </Text>
      )}
      {refundRequests.map((request) => (
        <Box key={request.id} textStyle="sm" mt="1">
          {texts.request} <RefundRequestBadge request={request} />
        </Box>
      ))}
    </Row>
  );
}

const Row = chakra('li', {
  base: { py: '2.5', borderTopWidth: '1px', _first: { pt: '0', borderTopWidth: '0' }, _last: { pb: '0' } },
});
