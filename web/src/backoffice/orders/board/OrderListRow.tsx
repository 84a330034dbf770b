import { Badge, chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { AdminTableRow, Cell, RowLink } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../../staffPaths.ts';
import { DisputeBadge } from '../disputes/OrderDisputes.tsx';
import { OrderStatusBadge } from '../../../shop/orders/OrderStatusBadge.tsx';
import type { OrderListRow_order$key } from './__generated__/OrderListRow_order.graphql.ts';
import { methodTexts, paymentTexts } from '../../fulfillment/texts.ts';
import { texts } from './texts.ts';

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
        status
        ...OrderDisputes_disputeBadge
      }
    `,
    orderKey,
  );
  const { search } = useLocation();
  const { number, isOnHold, placedAt, paymentMethod, cashToCollect, payment, bill, address } = order;
  return (
    <AdminTableRow>
      <Cell>
        <Flex align="center" gap="1">
          <SelectBox>
            <chakra.input
              type="checkbox"
              accentColor="primary.solid"
              boxSize="5"
              aria-label={`Select order #${number}`}
              checked={isSelected}
              onChange={onSelect}
            />
          </SelectBox>
          <RowLink to={{ pathname: adminOrderPath(order.id), search }} preventScrollReset>
            {texts.number(number)}
          </RowLink>
        </Flex>
      </Cell>
      <Cell color="fg.muted">
        <time dateTime={placedAt}>{formatDateTime(placedAt)}</time>
      </Cell>
      <Cell overflowWrap="anywhere">
        {address.recipientName}, {address.city} {address.pincode}
      </Cell>
      <Cell fontVariantNumeric="tabular-nums">
        {texts.items(bill.quantity)} · {formatRupees(bill.grandTotal)}
      </Cell>
      <Cell>
        {methodTexts[paymentMethod] ?? paymentMethod} ·{' '}
        {cashToCollect > 0
          ? texts.toCollect(formatRupees(cashToCollect))
          : (paymentTexts[paymentMethod]?.[payment.status] ?? payment.status)}
      </Cell>
      <Cell>
        <Flex gap="1" wrap="wrap">
          <OrderStatusBadge status={order.status} />
          <DisputeBadge order={order} />
          {isOnHold && (
            <Badge size="md" colorPalette="yellow" variant="solid">
              {texts.onHold}
            </Badge>
          )}
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}

/** A hit area that is large enough for touch. */
const SelectBox = chakra('label', {
  base: { display: 'grid', placeItems: 'center', boxSize: '11', ms: '-3', my: { md: '-3' }, cursor: 'button' },
});
