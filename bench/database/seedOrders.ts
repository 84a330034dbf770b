import type pg from 'pg';
import { seededIdSql } from './seededId.ts';
import type { RowCounts } from './shopSize.ts';

const LINES = 3;
const FIRST_NUMBER = 100_001;
const START = `'2025-03-01T00:00:00Z'::timestamptz`;
const SECONDS = 270 * 24 * 60 * 60;
const CREATED_AT = `${START} + n * ${SECONDS}.0 / $1::int * interval '1 second'`;

/** Seeds delivered orders with their lines, events, payments and stock movements, and the ledger of the present stock. */
export async function seedOrders(client: pg.Client, { orders, products, shoppers }: RowCounts): Promise<void> {
  if (orders > 0) {
    await seedLines(client, { orders, products });
    await seedOrderRows(client, { orders, shoppers });
  }
  await seedLedger(client);
}

async function seedLines(client: pg.Client, { orders, products }: { orders: number; products: number }): Promise<void> {
  await client.query(`
    INSERT INTO order_lines (id, order_id, product_id, name, brand, unit, picture_id, quantity, mrp_paise, discount_percent,
      price_paise, total_paise, gst_percent, hsn_code, picked_quantity)
    SELECT ${seededIdSql('orderLine', `n * ${LINES} + line`)}, ${seededIdSql('order', 'n')}, product.id, product.name,
      product.brand, product.unit, picture_id, quantity, mrp_paise, discount_percent, price, price::bigint * quantity,
      gst_percent, hsn_code, quantity
    FROM generate_series(1, ${orders}) n, generate_series(0, ${LINES - 1}) line
    JOIN LATERAL (SELECT ${seededIdSql('product', `1 + (n::bigint * 7919 + line * 104729) % ${products}`)} AS product_id, 1 + (n + line) % 3 AS quantity) drawn ON true
    JOIN products product ON product.id = product_id
    JOIN product_pictures link ON link.product_id = product.id AND position = 0
    CROSS JOIN LATERAL (SELECT greatest(0, mrp_paise - (mrp_paise * discount_percent + 9999) / 10000 * 100) AS price) priced`);
}

async function seedOrderRows(
  client: pg.Client,
  { orders, shoppers }: { orders: number; shoppers: number },
): Promise<void> {
  await client.query(
    `INSERT INTO orders (id, number, user_id, status, payment_method, mrp_total_paise, items_total_paise, grand_total_paise,
      quantity, address_id, recipient_name, address_line, city, state, country, pincode, mobile, estimated_delivery_at,
      delivered_at, created_at, updated_at)
    SELECT ${seededIdSql('order', 'n')}, ${FIRST_NUMBER} + n, buyer.id, 'DELIVERED', 'CASH_ON_DELIVERY', mrp_total, items_total,
      items_total, pieces, address.id, buyer.name, address.line, address.city, address.state, address.country,
      address.pincode, address.mobile, placed_at + interval '15 minutes', placed_at + interval '12 minutes', placed_at,
      placed_at + interval '12 minutes'
    FROM generate_series(1, ${orders}) n
    CROSS JOIN LATERAL (SELECT ${CREATED_AT} AS placed_at, 1 + n % ${shoppers} AS shopper) drawn
    JOIN users buyer ON buyer.id = ${seededIdSql('user', 'shopper')}
    JOIN addresses address ON address.id = ${seededIdSql('address', 'shopper')}
    JOIN (
      SELECT order_id, sum(mrp_paise::bigint * quantity) AS mrp_total, sum(total_paise) AS items_total, sum(quantity)::int AS pieces
      FROM order_lines GROUP BY order_id
    ) totals ON totals.order_id = ${seededIdSql('order', 'n')}`,
    [orders],
  );
  await client.query(`SELECT setval('orders_number_seq', ${FIRST_NUMBER} + ${orders})`);
  await client.query(`
    INSERT INTO order_events (id, order_id, status, actor, created_at)
    SELECT ${seededIdSql('orderEvent', `(number - ${FIRST_NUMBER}) * 3 + step`)}, orders.id,
      (ARRAY['PLACED', 'OUT_FOR_DELIVERY', 'DELIVERED'])[1 + step]::order_status,
      (ARRAY['SHOPPER', 'RIDER', 'RIDER'])[1 + step]::order_actor, orders.created_at + step * interval '6 minutes'
    FROM orders, generate_series(0, 2) step`);
  await client.query(`
    INSERT INTO payments (id, order_id, method, status, amount_paise, paid_at, created_at, updated_at)
    SELECT ${seededIdSql('payment', `number - ${FIRST_NUMBER}`)}, id, payment_method, 'PAID', grand_total_paise, delivered_at,
      created_at, delivered_at
    FROM orders`);
}

/** Orders have reduced the stock, so a product's first movement is its present stock plus all ordered pieces. */
async function seedLedger(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO stock_movements (id, product_id, delta, reason, created_at)
    SELECT ${seededIdSql('stockMovement', 'row_number() OVER ()')}, product.id, stock + coalesce(ordered.pieces, 0), 'INITIAL', product.created_at
    FROM products product
    LEFT JOIN (SELECT product_id, sum(quantity) AS pieces FROM order_lines GROUP BY product_id) ordered ON ordered.product_id = product.id`);
  await client.query(`
    INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id, created_at)
    SELECT ${seededIdSql('stockMovement', '(SELECT count(*) FROM products) + row_number() OVER ()')}, product_id, -line.quantity,
      'ORDER', orders.id, orders.user_id, orders.created_at
    FROM order_lines line JOIN orders ON orders.id = line.order_id`);
}
