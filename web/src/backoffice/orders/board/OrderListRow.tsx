import { Badge, chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { AdminTableRow } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { adminOrderPath } from '../../paths/adminOrderPath.ts';
import { DisputeBadge } from '../disputes/DisputeBadge.tsx';
import { OrderStatusBadge } from '../../../shop/orders/OrderStatusBadge.tsx';
import type { OrderListRow_order$key } from './__generated__/OrderListRow_order.graphql.ts';
import { methodTexts, paymentTexts } from '../../fulfilment/paymentTexts.ts';
import { selectionTexts, texts } from './texts.ts';

interface OrderListRowProps {
  order: OrderListRow_order$key;
  isSelected: boolean;
  onSelect: () => void;
}

/** A row of the list of all orders: its number links to the order, and its checkbox selects it for printing. */
export function OrderListRow({ order: orderKey, isSelected, onSelect }: OrderListRowProps) {
  const order = useFragment(
    graphql`
      fragment OrderListRow_order on Order {
        id
        number
        isOnHold
        placedAt
        paymentMethod
        cashToCollect
        payment {
          status
        }
        bill {
          quantity
          grandTotal
        }
        address {
          recipientName
          city
          pincode
        }
        ...OrderStatusBadge_order
        ...DisputeBadge_order
      }
    `,
    orderKey,
  );
  const { search } = useLocation();
  const { number, isOnHold, placedAt, paymentMethod, cashToCollect, payment, bill, address } = order;
  return (
    <AdminTableRow role="row">
      <Cell role="cell">
        <Flex align="center" gap="1">
          <SelectBox>
            <chakra.input
              type="checkbox"
              accentColor="green.solid"
              boxSize="5"
              aria-label={selectionTexts.select(number)}
              checked={isSelected}
              onChange={onSelect}
            />
          </SelectBox>
          <OrderLink to={{ pathname: adminOrderPath(order.id), search }} preventScrollReset>
            {texts.number(number)}
          </OrderLink>
        </Flex>
      </Cell>
      <Cell role="cell" color="fg.muted">
        <time dateTime={placedAt}>{formatDateTime(placedAt)}</time>
      </Cell>
      <Cell role="cell" overflowWrap="anywhere">
        {address.recipientName}, {address.city} {address.pincode}
      </Cell>
      <Cell role="cell" fontVariantNumeric="tabular-nums">
        {texts.items(bill.quantity)} · {formatRupees(bill.grandTotal)}
      </Cell>
      <Cell role="cell">
        {methodTexts[paymentMethod] ?? paymentMethod} ·{' '}
        {cashToCollect > 0
          ? texts.toCollect(formatRupees(cashToCollect))
          : (paymentTexts[paymentMethod]?.[payment.status] ?? payment.status)}
      </Cell>
      <Cell role="cell">
        <Flex gap="1" wrap="wrap">
          <OrderStatusBadge order={order} />
          <DisputeBadge order={order} />
          {isOnHold && (
            <Badge size="md" colorPalette="brand" variant="solid">
              {texts.onHold}
            </Badge>
          )}
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td');

/** A hit area that is large enough for touch. */
const SelectBox = chakra('label', {
  base: { display: 'grid', placeItems: 'center', boxSize: '11', ms: '-3', my: { md: '-3' }, cursor: 'button' },
});

const OrderLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
    my: { md: '-3' },
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
