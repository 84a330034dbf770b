import { can, canReadOrders } from '../../../platform/core/permissions.ts';
import { viewerOrNull, type Viewer } from '../../../platform/core/viewer.ts';
import type { Order } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { DELIVERY_PREFERENCE_FIELDS, ORDER_ADDRESS_FIELDS } from '../../../shop/orders/orderColumns.ts';
import { DeliveryPreferencesRef, OrderAddressRef } from '../../../shop/orders/orderDelivery.schema.ts';
import { OrderRef } from '../../../shop/orders/order.schema.ts';
import { CASH_TO_COLLECT } from '../../../shop/cash/cashToCollect.schema.ts';
import { PickingOrderRef } from './picking.schema.ts';
import { PickingLineRef } from './pickingLine.schema.ts';

/** What is printed for the bags of an order; it is the same row as the order. */
export const PackingSlipRef = builder.prismaObject('Order', {
  variant: 'PackingSlip',
  description:
    'What the packing slip and the bag labels of an order show: its products without their prices, where it goes, and the cash to collect. Needs the permission `PICKING`, `ORDERS` or `REFUNDS`.',
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The order number that people read and say.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the order was created.' }),
    address: t.field({
      type: OrderAddressRef,
      description: 'The delivery address.',
      select: ORDER_ADDRESS_FIELDS,
      resolve: (order) => order,
    }),
    deliveryPreferences: t.field({
      type: DeliveryPreferencesRef,
      description: 'What the shopper asked of the rider.',
      select: DELIVERY_PREFERENCE_FIELDS,
      resolve: (order) => order,
    }),
    cashToCollect: t.field(CASH_TO_COLLECT),
    isPaid: t.boolean({
      description: 'Whether the payment of the order completed.',
      select: { payment: { select: { paidAt: true } } },
      resolve: ({ payment }) => payment?.paidAt != null,
    }),
    lines: t.relation('lines', {
      type: PickingLineRef,
      description: 'The lines, oldest cart line first; an order has at most 100.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  packingSlip: t.variant(PackingSlipRef, {
    isNull: () => false, // null for a refused viewer alone
    description: 'What its packing slip and bag labels show. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
  }),
}));

builder.prismaObjectFields(PickingOrderRef, (t) => ({
  packingSlip: t.variant(PackingSlipRef, {
    isNull: (order, _args, { authentication }) => !canPrint(viewerOrNull(authentication), order),
    description:
      'What its packing slip and bag labels show; null unless the viewer is the assigned picker and the order is `PICKING` or `PACKED`. With the permission `ORDERS` or `REFUNDS` for any order.',
  }),
}));

/** A picker sees the address of the bags at hand alone. */
function canPrint(viewer: Viewer | null, { status, pickerId }: Pick<Order, 'status' | 'pickerId'>): boolean {
  if (viewer === null) return false;
  if (canReadOrders(viewer)) return true;
  const isAtHand = status === 'PICKING' || status === 'PACKED';
  return isAtHand && can(viewer, 'PICKING') && pickerId === viewer.userId;
}
