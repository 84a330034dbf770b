import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from './__generated__/OrderDetails_order.graphql.ts';
import { statusLabel } from './statusLabel.ts';

interface BadgeLook {
  colorPalette: string;
  variant: 'subtle' | 'solid';
}

const ON_THE_WAY: BadgeLook = { colorPalette: 'brand', variant: 'subtle' };

/** The looks that differ from an open order's; the solid one needs an action of the shopper. */
const looks: Readonly<Record<string, BadgeLook>> = {
  PENDING_PAYMENT: { colorPalette: 'brand', variant: 'solid' },
  DELIVERY_FAILED: { colorPalette: 'red', variant: 'subtle' },
  DELIVERED: { colorPalette: 'green', variant: 'subtle' },
  CANCELLED: { colorPalette: 'red', variant: 'subtle' },
  PAYMENT_FAILED: { colorPalette: 'red', variant: 'subtle' },
  REFUNDED: { colorPalette: 'gray', variant: 'subtle' },
};

/** An order's state as a coloured label. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge size="md" {...(looks[status] ?? ON_THE_WAY)}>
      {statusLabel(status)}
    </Badge>
  );
}
