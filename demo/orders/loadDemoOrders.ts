import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@kirana/shared/durations.ts';
import type { Config } from '../../api/src/platform/config/config.ts';
import type { ShopSettings } from '../../api/src/platform/config/settings/shopSettings.ts';
import { db, type Transaction } from '../../api/src/platform/db/client.ts';
import { insertRows } from '../../api/src/platform/db/insertRows.ts';
import { lockDemo } from '../../api/src/platform/db/lockDemo.ts';
import { composeLine } from '../../api/src/shop/addresses/saveAddress.ts';
import {
  refreshProductPopularity,
  refreshRelatedProducts,
} from '../../api/src/shop/recommendations/refreshRecommendations.ts';
import { openLiveSettings } from '../../api/src/shop/settings/openLiveSettings.ts';
import { demoCatalogue } from '../demoCatalogue.ts';
import { demoBaskets } from './demoBaskets.ts';
import { demoOrder, idAt, type DemoOrder, type DemoStaff, type OrderedProduct, type Recipient } from './demoOrder.ts';
import { insertBooks, PLACE } from './insertBooks.ts';

const TIMEOUT_MS = 60_000;
/** The goods were in stock before the first order. */
const OPENED_DAYS_AGO = 95;
const FAVOURITES = 6;
/** As `deleteAccount` leaves it. */
const ERASED = 'Deleted';

const ADDRESS = {
  ...PLACE,
  ...{
    house: '12',
    floor: '2',
    building: 'Gulmohar Apartments',
    street: '7th Main, Indiranagar',
    landmark: 'the park',
  },
  ...{ mobile: '9876543210', label: 'HOME', delivery_instructions: 'Ring the upper bell' },
};

/**
 * Gives the demo shop the orders of three months: those of its shopper, who also has an address, favourites and an order that is being packed,
 * and others whose accounts have been deleted, which say what is popular. A shop that has an order already, or other goods than the demo's, is left as it is.
 */
export async function loadDemoOrders(
  { settings, publicUrl }: Pick<Config, 'settings' | 'publicUrl'>,
  now = new Date(),
): Promise<void> {
  if (await db.order.findFirst({ select: { id: true } })) return;
  const shop = await openLiveSettings(settings, null).read();
  const isLoaded = await db.$transaction(
    async (tx) => {
      if (!(await lockDemo(tx, TIMEOUT_MS))) return false;
      if (await tx.order.findFirst({ select: { id: true } })) return false;
      return insertOrders(tx, { shop, publicUrl, now });
    },
    { timeout: TIMEOUT_MS },
  );
  if (!isLoaded) return;
  await refreshProductPopularity(now);
  await refreshRelatedProducts(now);
  await db.$executeRaw`
    ANALYZE users, orders, order_lines, order_events, payments, invoices, sales, stock_movements, product_popularity, related_products`;
}

interface Circumstances {
  shop: ShopSettings;
  publicUrl: string;
  now: Date;
}

/** Returns whether the shop is the demo's. */
async function insertOrders(tx: Transaction, { shop, publicUrl, now }: Circumstances): Promise<boolean> {
  const products = await findProducts(tx);
  const users = await tx.user.findMany({
    where: { email: { in: ['admin', 'picker', 'rider', 'shopper'].map((key) => `${key}@kirana.example`) } },
    select: { id: true, email: true },
  });
  const [admin, picker, rider, shopper] = ['admin', 'picker', 'rider', 'shopper'].map(
    (key) => users.find(({ email }) => email.startsWith(`${key}@`))?.id,
  );
  const baskets = demoBaskets(demoCatalogue(), now).filter(({ lines }) => lines.some(({ sku }) => products.has(sku)));
  if (!shopper || !picker || !rider || baskets.length === 0) return false;
  const staff: DemoStaff = { admin: admin ?? rider, picker, rider };
  const customer = await insertCustomer(tx, shopper, now);
  const others = await insertErasedAccounts(tx, Math.max(...baskets.map(({ shopper: place }) => place ?? 0)) + 1, now);
  const numbers = await tx.$queryRaw<{ number: number }[]>`
    SELECT nextval('orders_number_seq')::int AS number FROM generate_series(1, ${baskets.length}::int)`;
  const orders = baskets.map((basket, at) =>
    demoOrder(
      basket,
      {
        number: numbers[at]?.number ?? 0,
        recipient: (basket.shopper === null ? null : others[basket.shopper]) ?? customer,
        isRunning: at === baskets.length - 1,
      },
      { products, staff, shop },
    ),
  );
  await insertOrderRows(tx, orders, staff);
  await insertBooks(tx, orders, { shop, staff, publicUrl });
  await insertStockMovements(tx, orders, now);
  await insertFavourites(tx, orders, shopper);
  return true;
}

/** The products by SKU. */
async function findProducts(tx: Transaction): Promise<Map<string, OrderedProduct>> {
  const rows = await tx.$queryRaw<OrderedProduct[]>`
    SELECT id::text, sku, name, brand, unit, picture_id::text AS "pictureId", mrp_paise AS "mrpPaise",
      discount_percent AS "discountPercent", gst_percent AS "gstPercent", hsn_code AS "hsnCode"
    FROM products LEFT JOIN product_pictures ON product_id = id AND position = 0 WHERE deleted_at IS NULL`;
  return new Map(rows.map((product) => [product.sku, product]));
}

/** The demo's shopper gets an address. */
async function insertCustomer(tx: Transaction, userId: string, now: Date): Promise<Recipient> {
  const openedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  const addressId = idAt(openedAt);
  const line = composeLine(ADDRESS);
  const row = {
    id: addressId,
    user_id: userId,
    line,
    ...ADDRESS,
    is_active: true,
    created_at: openedAt,
    updated_at: openedAt,
  };
  await insertRows(tx, 'addresses', [row]);
  const { name } = await tx.user.update({
    where: { id: userId },
    data: { mobile: ADDRESS.mobile, createdAt: openedAt },
    select: { name: true },
  });
  return { userId, addressId, name, line, mobile: ADDRESS.mobile };
}

async function insertErasedAccounts(tx: Transaction, count: number, now: Date): Promise<Recipient[]> {
  const openedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  const users = Array.from({ length: count }, () => ({
    id: idAt(openedAt),
    name: ERASED,
    email: `${randomUUID()}@deleted.invalid`,
    role: 'USER',
    status: 'INACTIVE',
    created_at: openedAt,
    updated_at: now,
    number_of_orders: 0,
    amount_spent_paise: 0,
  }));
  await insertRows(tx, 'users', users);
  return users.map(({ id }) => ({ userId: id, addressId: null, name: ERASED, line: ERASED, mobile: ERASED }));
}

async function insertOrderRows(tx: Transaction, orders: readonly DemoOrder[], staff: DemoStaff): Promise<void> {
  await insertRows(
    tx,
    'orders',
    orders.map(({ id, number, recipient, method, bill, steps, ...order }) => ({
      id,
      number,
      user_id: recipient.userId,
      status: steps.at(-1)?.status,
      payment_method: method,
      mrp_total_paise: bill.mrpTotal,
      items_total_paise: bill.itemsTotal,
      delivery_fee_paise: bill.deliveryFee,
      handling_fee_paise: bill.handlingFee,
      tip_paise: 0,
      grand_total_paise: bill.grandTotal,
      quantity: bill.quantity,
      address_id: recipient.addressId,
      recipient_name: recipient.name,
      address_line: recipient.line,
      ...PLACE,
      mobile: recipient.mobile,
      leave_at_gate: false,
      do_not_ring_bell: false,
      estimated_delivery_at: order.estimatedAt,
      delivered_at: order.deliveredAt,
      picker_id: staff.picker,
      rider_id: order.deliveredAt ? staff.rider : null,
      created_at: order.placedAt,
      updated_at: order.deliveredAt ?? order.placedAt,
    })),
  );
  await insertRows(
    tx,
    'order_lines',
    orders.flatMap(({ id, lines, deliveredAt }) =>
      lines.map((line) => ({
        id: line.lineId,
        order_id: id,
        product_id: line.id,
        name: line.name,
        brand: line.brand,
        unit: line.unit,
        picture_id: line.pictureId,
        quantity: line.quantity,
        mrp_paise: line.mrpPaise,
        discount_percent: line.discountPercent,
        price_paise: line.pricePaise,
        total_paise: line.pricePaise * line.quantity,
        gst_percent: line.gstPercent,
        hsn_code: line.hsnCode,
        picked_quantity: deliveredAt ? line.quantity : 0,
        missing_quantity: 0,
        refunded_quantity: 0,
      })),
    ),
  );
  await insertRows(
    tx,
    'order_events',
    orders.flatMap(({ id, steps }) =>
      steps.map(({ status, actor, actorId, at }) => ({
        id: idAt(at),
        order_id: id,
        status,
        actor,
        actor_id: actorId,
        rider_id: status === 'OUT_FOR_DELIVERY' ? actorId : null,
        created_at: at,
      })),
    ),
  );
}

/** The present stock is what is left: the first movement of a product is all that it ever had. */
async function insertStockMovements(tx: Transaction, orders: readonly DemoOrder[], now: Date): Promise<void> {
  const openedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  const initial = await tx.$queryRaw<{ productId: string; delta: number }[]>`
    DELETE FROM stock_movements WHERE reason = 'INITIAL' RETURNING product_id::text AS "productId", delta`;
  const supplied = new Map(initial.map(({ productId, delta }) => [productId, delta]));
  const sold = orders.flatMap(({ id, placedAt, recipient, lines }) =>
    lines.map((line) => ({
      id: idAt(placedAt),
      product_id: line.id,
      delta: -line.quantity,
      reason: 'ORDER',
      order_id: id,
      actor_id: recipient.userId,
      created_at: placedAt,
    })),
  );
  for (const { product_id: id, delta } of sold) supplied.set(id, (supplied.get(id) ?? 0) - delta);
  const first = { reason: 'INITIAL', order_id: null, actor_id: null, created_at: openedAt };
  const received = [...supplied].map(([id, delta]) => ({ id: idAt(openedAt), product_id: id, delta, ...first }));
  await insertRows(tx, 'stock_movements', [...received, ...sold]);
}

/** What the shopper has ordered most. */
async function insertFavourites(tx: Transaction, orders: readonly DemoOrder[], userId: string): Promise<void> {
  const own = orders.filter(({ recipient }) => recipient.userId === userId);
  const times = Map.groupBy(
    own.flatMap(({ placedAt, lines }) => lines.map(({ id }) => ({ id, placedAt }))),
    ({ id }) => id,
  );
  const most = [...times].sort(([, one], [, other]) => other.length - one.length).slice(0, FAVOURITES);
  await insertRows(
    tx,
    'favourites',
    most.map(([id, [first]]) => ({
      id: idAt(first?.placedAt ?? new Date()),
      user_id: userId,
      product_id: id,
      created_at: first?.placedAt,
    })),
  );
}
