import type { Prisma } from '../../platform/db/generated/client.ts';
import { ORDER_ADDRESS_FIELDS } from '../orders/orderAddressFields.ts';

/** The selection of an order whose invoice or credit note is made. */
export const INVOICED_ORDER = {
  number: true,
  createdAt: true,
  status: true,
  paymentMethod: true,
  ...ORDER_ADDRESS_FIELDS,
  mobile: false,
  deliveryFeePaise: true,
  handlingFeePaise: true,
  tipPaise: true,
  lines: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      productId: true,
      name: true,
      unit: true,
      hsnCode: true,
      gstPercent: true,
      quantity: true,
      missingQuantity: true,
      mrpPaise: true,
      pricePaise: true,
    },
  },
} as const satisfies Prisma.OrderSelect;

/** An order whose invoice or credit note is made. */
export type InvoicedOrder = Prisma.OrderGetPayload<{ select: typeof INVOICED_ORDER }>;
