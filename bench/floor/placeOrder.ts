import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from './database.ts';
import { priceOf } from './productRow.ts';

const CLAIM = {
  name: 'order-claim',
  text: `INSERT INTO idempotency_keys (user_id, operation, key, request_hash, result_id) VALUES ($1, 'orderPlace', $2, $3, $4)
    ON CONFLICT DO NOTHING`,
};

const EARLIER = {
  name: 'order-earlier',
  text: `SELECT request_hash AS "requestHash", orders.id, number, status, grand_total_paise::int AS total,
      estimated_delivery_at AS "estimatedDeliveryAt"
    FROM idempotency_keys earlier JOIN orders ON orders.id = result_id
    WHERE earlier.user_id = $1 AND operation = 'orderPlace' AND key = $2`,
};

const LOCK = {
  name: 'order-lock',
  text: `SELECT line.id AS "lineId", product.id AS "productId", line.quantity, product.mrp_paise AS mrp,
      product.discount_percent AS discount, product.stock, product.is_published AND product.deleted_at IS NULL AS "isSold"
    FROM cart_lines line JOIN products product ON product.id = line.product_id
    WHERE line.user_id = $1 ORDER BY product.id FOR UPDATE OF line FOR NO KEY UPDATE OF product`,
};

const LOAD = {
  name: 'order-load',
  text: `SELECT count(DISTINCT orders.id)::int AS orders, count(*)::int AS lines
    FROM orders JOIN order_lines line ON line.order_id = orders.id
    WHERE status IN ('PLACED', 'CONFIRMED', 'PICKING') AND picked_quantity + missing_quantity < line.quantity`,
};

/** Writes the whole order; returns nothing unless the address is the user's. */
const WRITE = {
  name: 'order-write',
  text: `WITH wanted AS (
      SELECT * FROM unnest($3::uuid[], $4::uuid[], $5::int[], $6::int[]) AS wanted (line_id, product_id, quantity, price)
    ), placed AS (
      INSERT INTO orders (id, user_id, status, payment_method, mrp_total_paise, items_total_paise, grand_total_paise, quantity,
        address_id, recipient_name, address_line, city, state, country, pincode, mobile, estimated_delivery_at, updated_at)
      SELECT $1, users.id, 'PLACED', 'CASH_ON_DELIVERY', $8, $9, $9, $10, address.id, users.name, address.line, address.city,
        address.state, address.country, address.pincode, address.mobile, $11, now()
      FROM addresses address JOIN users ON users.id = user_id WHERE address.id = $7 AND user_id = $2 AND is_active
      RETURNING number
    ), moved AS (
      UPDATE products SET stock = stock - wanted.quantity FROM wanted
      WHERE id = wanted.product_id AND stock >= wanted.quantity RETURNING id, wanted.quantity
    ), ledger AS (
      INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id)
      SELECT uuidv7(), id, -quantity, 'ORDER', $1, $2 FROM moved RETURNING id
    ), lines AS (
      INSERT INTO order_lines (id, order_id, product_id, name, brand, unit, picture_id, quantity, mrp_paise, discount_percent,
        price_paise, total_paise, gst_percent, hsn_code)
      SELECT uuidv7(), $1, product.id, name, brand, unit,
        (SELECT picture_id FROM product_pictures WHERE product_id = product.id ORDER BY position LIMIT 1), wanted.quantity,
        mrp_paise, discount_percent, price, price::bigint * wanted.quantity, gst_percent, hsn_code
      FROM wanted JOIN products product ON product.id = wanted.product_id ORDER BY line_id
    ), event AS (
      INSERT INTO order_events (id, order_id, status, actor, actor_id) VALUES (uuidv7(), $1, 'PLACED', 'SHOPPER', $2)
    ), payment AS (
      INSERT INTO payments (id, order_id, method, amount_paise, updated_at) VALUES (uuidv7(), $1, 'CASH_ON_DELIVERY', $9, now())
    ), emptied AS (
      DELETE FROM cart_lines USING wanted WHERE id = line_id
    )
    SELECT number, (SELECT count(*)::int FROM ledger) AS moved FROM placed`,
};

/** The product's defaults: two pickers, a minute for an order and 15 seconds for a line, five minutes for the ride. */
const TIMES = { pickers: 2, order: 60, line: 15, ride: 300 };

interface OrderRequest {
  addressId: string;
  /** Paise. */
  expectedTotal: number;
  key: string;
}

interface LockedLine {
  lineId: string;
  productId: string;
  quantity: number;
  mrp: number;
  discount: number;
  stock: number;
  isSold: boolean;
}

interface PlacedOrder {
  id: string;
  number: number;
  status: string;
  total: number;
  estimatedDeliveryAt: Date;
}

/** Places an order of the user's cart with cash on delivery; the same key gives the same order. */
export function placeOrder(userId: string, request: OrderRequest): Promise<PlacedOrder> {
  return inTransaction(async (client) => {
    const id = orderId();
    const hash = createHash('sha256').update(`${request.addressId} ${request.expectedTotal}`).digest();
    const claim = await client.query({ ...CLAIM, values: [userId, request.key, hash, id] });
    return claim.rowCount === 1
      ? write(client, { id, userId, request })
      : earlier(client, userId, { ...request, hash });
  });
}

async function earlier(client: pg.PoolClient, userId: string, { key, hash }: { key: string; hash: Buffer }) {
  const { rows } = await client.query<PlacedOrder & { requestHash: Buffer }>({ ...EARLIER, values: [userId, key] });
  const [found] = rows;
  if (!found?.requestHash.equals(hash)) throw new Error('The key belongs to another request');
  const { requestHash: _requestHash, ...order } = found;
  return order;
}

async function write(
  client: pg.PoolClient,
  { id, userId, request }: { id: string; userId: string; request: OrderRequest },
): Promise<PlacedOrder> {
  const { rows: lines } = await client.query<LockedLine>({ ...LOCK, values: [userId] });
  if (lines.length === 0) throw new Error('The cart is empty');
  if (lines.some(({ isSold, stock, quantity }) => !isSold || stock < quantity)) throw new Error('The cart has changed');
  const sum = (amount: (line: LockedLine) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const total = sum((line) => line.quantity * priceOf(line));
  if (total !== request.expectedTotal) throw new Error('The total has changed');
  const estimatedDeliveryAt = await estimate(client, lines.length);
  const values = [
    ...[id, userId, lines.map(({ lineId }) => lineId), lines.map(({ productId }) => productId)],
    ...[lines.map(({ quantity }) => quantity), lines.map(priceOf), request.addressId],
    ...[sum((line) => line.quantity * line.mrp), total, sum((line) => line.quantity), estimatedDeliveryAt],
  ];
  const { rows } = await client.query<{ number: number; moved: number }>({ ...WRITE, values });
  const [placed] = rows;
  if (!placed) throw new Error('There is no such address');
  if (placed.moved !== lines.length) throw new Error('The stock does not suffice');
  return { id, number: placed.number, status: 'PLACED', total, estimatedDeliveryAt };
}

async function estimate(client: pg.PoolClient, lines: number): Promise<Date> {
  const { rows } = await client.query<{ orders: number; lines: number }>(LOAD);
  const before = (rows[0]?.orders ?? 0) * TIMES.order + (rows[0]?.lines ?? 0) * TIMES.line;
  const seconds = before / TIMES.pickers + TIMES.order + lines * TIMES.line + TIMES.ride;
  return new Date(Date.now() + Math.ceil(seconds) * 1000);
}

/** A uuid that sorts by age, as the product's ids do. */
function orderId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
