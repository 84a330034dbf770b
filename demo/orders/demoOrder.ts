import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@kirana/shared/durations.ts';
import { sellingPrice } from '@kirana/shared/money.ts';
import type { ShopSettings } from '../../api/src/platform/config/settings/shopSettings.ts';
import type { OrderActor, OrderStatus, PaymentMethod } from '../../api/src/platform/db/generated/client.ts';
import { billOf, type Bill } from '../../api/src/shop/cart/bill.ts';
import { deliverySeconds } from '../../api/src/shop/orders/deliveryEstimate.ts';
import type { DemoBasket } from './demoBaskets.ts';

/** A product with its first picture, as orders copy it. */
export interface OrderedProduct {
  id: string;
  sku: string;
  name: string;
  brand: string | null;
  unit: string;
  pictureId: string | null;
  mrpPaise: number;
  discountPercent: number;
  gstPercent: number;
  hsnCode: string | null;
}

/** Who an order went to. */
export interface Recipient {
  userId: string;
  addressId: string | null;
  name: string;
  line: string;
  mobile: string;
}

/** The ids of the staff. */
export type DemoStaff = Record<'admin' | 'picker' | 'rider', string>;

/** An order with the times of its steps. */
export interface DemoOrder {
  id: string;
  number: number;
  recipient: Recipient;
  method: PaymentMethod;
  bill: Bill;
  placedAt: Date;
  estimatedAt: Date;
  /** Null while it is being picked. */
  deliveredAt: Date | null;
  steps: { status: OrderStatus; actor: OrderActor; actorId: string | null; at: Date }[];
  lines: (OrderedProduct & { lineId: string; quantity: number; pricePaise: number })[];
}

/** The last id of a moment, so that rows of the same one keep their order. */
let last = 0;

/** A uuid v7 of a moment, as the shop would have made it then. */
export function idAt(moment: Date): string {
  last = (last + 1) % 0x1000;
  const time = moment.getTime().toString(16).padStart(12, '0');
  const random = randomBytes(8).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${last.toString(16).padStart(3, '0')}-8${random.slice(0, 3)}-${random.slice(4)}`;
}

/** Minutes after the order was placed. */
const [CONFIRMED, PICKING, PACKED, DISPATCHED, DELIVERED] = [1, 2, 5, 6, 11];
export const DISPATCHED_MS = DISPATCHED * MINUTE_MS;

/** An order of a basket; one that `isRunning` is being picked. */
export function demoOrder(
  { placedAt, isPaidOnline, lines: bought }: DemoBasket,
  order: { number: number; recipient: Recipient; isRunning: boolean },
  { products, staff, shop }: { products: ReadonlyMap<string, OrderedProduct>; staff: DemoStaff; shop: ShopSettings },
): DemoOrder {
  const lines = bought.flatMap(({ sku, quantity }) => {
    const product = products.get(sku);
    if (!product) return [];
    const pricePaise = sellingPrice(product.mrpPaise, product.discountPercent);
    return { ...product, lineId: idAt(placedAt), quantity, pricePaise };
  });
  const minutes = (count: number) => new Date(placedAt.getTime() + count * MINUTE_MS);
  const { userId } = order.recipient;
  const placed: DemoOrder['steps'] = isPaidOnline
    ? [
        { status: 'PENDING_PAYMENT', actor: 'SHOPPER', actorId: userId, at: placedAt },
        { status: 'PLACED', actor: 'PAYMENT', actorId: null, at: placedAt },
      ]
    : [{ status: 'PLACED', actor: 'SHOPPER', actorId: userId, at: placedAt }];
  const steps: DemoOrder['steps'] = [
    ...placed,
    { status: 'CONFIRMED', actor: 'PICKER', actorId: staff.picker, at: minutes(CONFIRMED) },
    { status: 'PICKING', actor: 'PICKER', actorId: staff.picker, at: minutes(PICKING) },
    { status: 'PACKED', actor: 'PICKER', actorId: staff.picker, at: minutes(PACKED) },
    { status: 'OUT_FOR_DELIVERY', actor: 'RIDER', actorId: staff.rider, at: minutes(DISPATCHED) },
    { status: 'DELIVERED', actor: 'RIDER', actorId: staff.rider, at: minutes(DELIVERED) },
  ];
  const estimate = deliverySeconds({ orders: 0, lines: 0 }, lines.length, shop.times);
  return {
    id: idAt(placedAt),
    number: order.number,
    recipient: order.recipient,
    method: isPaidOnline ? 'ONLINE' : 'CASH_ON_DELIVERY',
    bill: billOf(
      lines.map(({ quantity, mrpPaise, pricePaise }) => ({ quantity, mrp: mrpPaise, price: pricePaise })),
      shop.fees,
    ),
    placedAt,
    estimatedAt: new Date(placedAt.getTime() + estimate * 1000),
    deliveredAt: order.isRunning ? null : minutes(DELIVERED),
    steps: order.isRunning
      ? steps.filter(({ status }) => !['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'].includes(status))
      : steps,
    lines,
  };
}
