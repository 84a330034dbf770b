import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from './__generated__/OrderDetails_order.graphql.ts';
import { statusLabel } from './statusLabel.ts';

/** The colors that differ from an open order's. */
const palettes: Readonly<Record<string, string>> = {
  DELIVERY_FAILED: 'red',
  DELIVERED: 'green',
  CANCELLED: 'red',
  PAYMENT_FAILED: 'red',
  REFUNDED: 'gray',
};

/** An order's state as a coloured label; the solid one needs an action of the shopper. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge
      size="md"
      colorPalette={palettes[status] ?? 'yellow'}
      variant={status === 'PENDING_PAYMENT' ? 'solid' : 'subtle'}
    >
      {statusLabel(status)}
    </Badge>
  );
}
