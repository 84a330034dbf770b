import type pg from 'pg';
import { seededIdSql } from './seededId.ts';

const STAFF = 40;
const FIRST_STAFF = 100_000_000;
/** The riders are the first half of the staff, the pickers the second. */
const riderOf = (n: string) => seededIdSql('user', `${FIRST_STAFF} + ${n} % ${STAFF / 2}`);
const pickerOf = (n: string) => seededIdSql('user', `${FIRST_STAFF + STAFF / 2} + ${n} % ${STAFF / 2}`);
const taxable = (amount: string, rate: string) =>
  `floor((200 * ${amount} + 100 + ${rate}) / (2 * (100 + ${rate})))::bigint`;

/** Gives products the tax rates and the codes of a grocer, before orders copy them. */
export async function seedTaxes(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE products SET gst_percent = (ARRAY[0, 5, 5, 12, 18])[1 + abs(hashtext(sku)) % 5],
      hsn_code = lpad((1001 + abs(hashtext(sku)) % 300)::text, 4, '0')`);
}

/**
 * Seeds what delivered orders leave: who packed and delivered them, missing pieces, invoices, sales, credit notes, refunds and cash.
 * One order in fifty goes to another state, and one in fifty is refunded in part.
 */
export async function seedBooks(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO users (id, name, email, updated_at)
    SELECT ${seededIdSql('user', `${FIRST_STAFF} + n`)}, 'Staff ' || n, 'staff' || n || '@bench.example', now()
    FROM generate_series(0, ${STAFF - 1}) n`);
  await client.query(`
    UPDATE orders SET rider_id = ${riderOf('number')}, picker_id = ${pickerOf('number')},
      state = CASE number % 50 WHEN 0 THEN 'Tamil Nadu' ELSE state END,
      payment_method = (ARRAY['CASH_ON_DELIVERY', 'ONLINE'])[1 + number % 2]::payment_method`);
  await client.query(`UPDATE payments SET method = orders.payment_method FROM orders WHERE orders.id = order_id`);
  await client.query(`
    UPDATE order_lines SET missing_quantity = 1, picked_quantity = quantity - 1
    WHERE quantity > 1 AND abs(hashtext(id::text)) % 100 = 0`);
  await seedEvents(client);
  await seedSales(client);
  await seedReturns(client);
  await seedCash(client);
  await seedStoreCredit(client);
  await seedStockOuts(client);
}

async function seedEvents(client: pg.Client): Promise<void> {
  await client.query('TRUNCATE order_events');
  await client.query(`
    INSERT INTO order_events (id, order_id, status, actor, actor_id, rider_id, created_at)
    SELECT uuidv7(), orders.id, step.status::order_status, step.actor::order_actor,
      CASE step.actor WHEN 'PICKER' THEN picker_id WHEN 'RIDER' THEN orders.rider_id ELSE user_id END,
      CASE step.status WHEN 'OUT_FOR_DELIVERY' THEN orders.rider_id END, orders.created_at + step.minutes * interval '1 minute'
    FROM orders, (VALUES ('PLACED', 'SHOPPER', 0), ('PICKING', 'PICKER', 1), ('PACKED', 'PICKER', 4),
      ('OUT_FOR_DELIVERY', 'RIDER', 6), ('DELIVERED', 'RIDER', 12)) step (status, actor, minutes)
    ORDER BY orders.created_at, step.minutes`);
}

async function seedSales(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO invoices (id, order_id, financial_year, number, seller_name, seller_address, seller_state, seller_gstin,
      fee_gst_percent, issued_at)
    SELECT uuidv7(), id, '25-26', row_number() OVER (ORDER BY created_at), 'Bench', 'Market Road', 'Karnataka',
      '29AAAAA0000A1Z5', 18, created_at + interval '6 minutes'
    FROM orders ORDER BY created_at`);
  await client.query(`
    INSERT INTO invoice_series (financial_year, last_number) SELECT '25-26', count(*) FROM invoices`);
  const columns = `id, invoice_id, action, line_type, order_line_id, product_id, quantity, total_paise, taxable_paise, tax_paise,
    discount_paise, gst_percent, hsn_code, is_inter_state, payment_method, happened_at`;
  await client.query(`
    INSERT INTO sales (${columns})
    SELECT uuidv7(), invoice_id, 'ORDER', line_type::sale_line_type, order_line_id, product_id, quantity, total, ${taxable('total', 'rate')},
      total - ${taxable('total', 'rate')}, discount, rate, hsn_code, state <> 'Karnataka', payment_method, issued_at
    FROM (
      SELECT invoice.id AS invoice_id, 'PRODUCT' AS line_type, line.id AS order_line_id, line.product_id, kept AS quantity,
        kept * line.price_paise::bigint AS total, kept * (line.mrp_paise - line.price_paise)::bigint AS discount,
        line.gst_percent AS rate, line.hsn_code, orders.state, orders.payment_method, issued_at
      FROM invoices invoice JOIN orders ON orders.id = invoice.order_id JOIN order_lines line ON line.order_id = orders.id
      CROSS JOIN LATERAL (SELECT line.quantity - line.missing_quantity AS kept) packed
      UNION ALL
      SELECT invoice.id, 'DELIVERY_FEE', NULL, NULL, 0, 2500, 0, 18, NULL, orders.state, orders.payment_method, issued_at
      FROM invoices invoice JOIN orders ON orders.id = invoice.order_id WHERE invoice.number % 3 = 0
    ) line ORDER BY issued_at, invoice_id`);
}

async function seedReturns(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE returned AS
    SELECT DISTINCT ON (invoice.number) sale.*, uuidv7() AS note_id, uuidv7() AS refund_id, payment.id AS payment_id,
      sale.total_paise / sale.quantity AS amount, invoice.issued_at + interval '20 hours' AS returned_at, invoice.number
    FROM invoices invoice JOIN sales sale ON sale.invoice_id = invoice.id JOIN payments payment ON payment.order_id = invoice.order_id
    WHERE invoice.number % 50 = 0 AND sale.quantity > 0 ORDER BY invoice.number`);
  await client.query(`
    INSERT INTO refunds (id, payment_id, amount_paise, reason, status, created_at, settled_at)
    SELECT refund_id, payment_id, amount, 'RETURNED', 'SUCCEEDED', returned_at, returned_at FROM returned`);
  await client.query(`
    INSERT INTO refund_lines (refund_id, order_line_id, quantity, reason)
    SELECT refund_id, order_line_id, 1, (ARRAY['DAMAGED', 'MISSING', 'EXPIRED'])[1 + number / 50 % 3]::refund_request_reason FROM returned`);
  await client.query(`
    INSERT INTO credit_notes (id, invoice_id, refund_id, financial_year, number, number_prefix, is_sample, issued_at)
    SELECT note_id, invoice_id, refund_id, '25-26', row_number() OVER (ORDER BY returned_at), 'CRN', false, returned_at FROM returned`);
  await client.query(`
    INSERT INTO sales (id, invoice_id, action, line_type, order_line_id, product_id, quantity, total_paise, taxable_paise, tax_paise,
      discount_paise, gst_percent, hsn_code, is_inter_state, payment_method, credit_note_id, happened_at)
    SELECT uuidv7(), invoice_id, 'RETURN', line_type, order_line_id, product_id, -1, -amount, -${taxable('amount', 'gst_percent')},
      ${taxable('amount', 'gst_percent')} - amount, -discount_paise / quantity, gst_percent, hsn_code, is_inter_state, payment_method,
      note_id, returned_at
    FROM returned ORDER BY returned_at`);
}

async function seedCash(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE shifts AS
    SELECT uuidv7() AS id, rider_id, delivered_at::date AS day, sum(grand_total_paise) AS paise
    FROM orders WHERE payment_method = 'CASH_ON_DELIVERY' GROUP BY rider_id, delivered_at::date`);
  await client.query(`
    INSERT INTO cash_shifts (id, holder_id, opened_at, closed_at, closed_by_id, expected_paise, counted_paise)
    SELECT id, rider_id, day, day + interval '22 hours', rider_id, paise, paise - 1000 FROM shifts`);
  await client.query(`
    INSERT INTO cash_movements (id, shift_id, kind, amount_paise, order_id, actor_id, created_at)
    SELECT uuidv7(), shifts.id, 'COLLECTION', grand_total_paise, orders.id, orders.rider_id, delivered_at
    FROM orders JOIN shifts ON shifts.rider_id = orders.rider_id AND shifts.day = delivered_at::date
    WHERE payment_method = 'CASH_ON_DELIVERY' ORDER BY delivered_at`);
}

/** Staff add ₹50 for the shopper of every fourth order, which uses them. */
async function seedStoreCredit(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO store_credit_accounts (user_id) SELECT DISTINCT user_id FROM orders WHERE number % 4 = 0`);
  await client.query(`
    INSERT INTO store_credit_transactions (id, user_id, event, amount_paise, balance_after_paise, order_id, actor_id, note, created_at)
    SELECT uuidv7(), user_id, event::store_credit_event, sign * 5000, (1 + sign) * 2500, CASE sign WHEN -1 THEN orders.id END,
      CASE sign WHEN 1 THEN rider_id END, CASE sign WHEN 1 THEN 'Sorry for the wait' END, orders.created_at + sign * interval '-1 minute'
    FROM orders, (VALUES ('ADJUSTMENT', 1), ('ORDER_PAYMENT', -1)) step (event, sign)
    WHERE number % 4 = 0 ORDER BY orders.created_at`);
}

/** Every twentieth product is sold out after its last order; shoppers search for 400 texts a day. */
async function seedStockOuts(client: pg.Client): Promise<void> {
  await client.query(`
    WITH out AS (
      SELECT id, stock, row_number() OVER (ORDER BY id) AS n FROM products
    )
    INSERT INTO stock_movements (id, product_id, delta, reason, created_at)
    SELECT uuidv7(), out.id, delta, 'MANUAL', moved_at
    FROM out, (VALUES (-1, '2025-10-10T06:00:00Z'::timestamptz), (1, '2025-10-11T06:00:00Z'), (-1, '2025-11-01T06:00:00Z')) step (sign, moved_at)
    CROSS JOIN LATERAL (SELECT sign * stock::int AS delta) moved
    WHERE n % 20 = 0`);
  await client.query(`
    UPDATE products SET stock = 0 WHERE id IN (SELECT product_id FROM stock_movements WHERE reason = 'MANUAL' AND created_at > '2025-11-01')`);
  await client.query(`
    INSERT INTO searches (day, query, search_count)
    SELECT day, lower(split_part(name, ' ', 2)) || ' ' || n % 400, 1 + n % 7
    FROM generate_series('2025-09-01'::date, '2025-11-26'::date, '1 day') day,
      (SELECT name, row_number() OVER (ORDER BY id) AS n FROM products ORDER BY id LIMIT 400) product
    ON CONFLICT DO NOTHING`);
}
