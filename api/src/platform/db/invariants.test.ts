import { beforeAll, describe, expect, it } from 'vitest';
import { makePicture, makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { db } from './client.ts';

const BLANK_ADDRESS = `'', 'Pune', 'Maharashtra', 'India', '411001', '9876543210'`;
const newId = 'gen_random_uuid()';
let userId: string;
let productId: string;

beforeAll(async () => {
  userId = (await makeShopper()).userId;
  productId = (await makeProduct()).id;
});

/** What each statement would break, and what refuses it. `$user` and `$product` stand for rows that are there. */
const refusals: [constraint: string, statement: string][] = [
  ['totp_credentials_last_used_step_not_negative', `INSERT INTO totp_credentials VALUES ($user, '', -1)`],
  ['recovery_codes_code_hash_is_256_bits', `INSERT INTO recovery_codes VALUES ($user, 'x')`],
  ['products_stock_in_range', `UPDATE products SET stock = -1`],
  ['products_stock_in_range', `UPDATE products SET stock = 100001`],
  ['products_mrp_in_range', `UPDATE products SET mrp_paise = 0`],
  ['products_mrp_in_range', `UPDATE products SET mrp_paise = 100000001`],
  ['products_discount_in_range', `UPDATE products SET discount_percent = 101`],
  ['products_max_per_order_in_range', `UPDATE products SET max_per_order = 0`],
  ['products_max_per_order_in_range', `UPDATE products SET max_per_order = 51`],
  ['products_name_not_blank', `UPDATE products SET name = '  '`],
  ['products_details_is_object', `UPDATE products SET details = '[]'`],
  ['users_email_lower_case', `UPDATE users SET email = 'Asha@kirana.example'`],
  ['users_name_not_blank', `UPDATE users SET name = ''`],
  ['cart_lines_quantity_in_range', `INSERT INTO cart_lines VALUES (${newId}, $user, $product, 0, 100, now(), now())`],
  ['cart_lines_quantity_in_range', `INSERT INTO cart_lines VALUES (${newId}, $user, $product, 51, 100, now(), now())`],
  ['addresses_line_not_blank', `INSERT INTO addresses VALUES (${newId}, $user, ${BLANK_ADDRESS}, true, now(), now())`],
  ['stock_movements_delta_not_zero', `INSERT INTO stock_movements VALUES (${newId}, $product, 0, 'MANUAL')`],
  ['stock_movements_order_takes', `INSERT INTO stock_movements VALUES (${newId}, $product, -1, 'ORDER')`],
  ['product_pictures_position_not_negative', `UPDATE product_pictures SET position = -1`],
  ['pictures_key_is_safe', `UPDATE pictures SET key = '../secrets'`],
  [
    'one_time_codes_attempts_in_range',
    `INSERT INTO one_time_codes VALUES (${newId}, $user, 'PASSWORD_RESET', sha256(''), 6, now(), now(), null, 'a@b.example')`,
  ],
  [
    'one_time_codes_attempts_elsewhere_in_range',
    `INSERT INTO one_time_codes (id, purpose, email, code_hash, attempts_elsewhere, expires_at)
     VALUES (${newId}, 'PASSWORD_RESET', 'a@b.example', sha256(''), 6, now())`,
  ],
  [
    'one_time_codes_request_hash_is_256_bits',
    `INSERT INTO one_time_codes (id, purpose, email, code_hash, request_hash, expires_at)
     VALUES (${newId}, 'PASSWORD_RESET', 'a@b.example', sha256(''), '', now())`,
  ],
  [
    'mails_request_hash_is_256_bits',
    `INSERT INTO mails (id, kind, recipient, request_hash) VALUES (${newId}, 'PASSWORD_RESET_CODE', 'a@b.example', '')`,
  ],
  ['users_pending_email_lower_case', `UPDATE users SET pending_email = 'Asha@kirana.example'`],
  ['users_pending_email_is_another', `UPDATE users SET pending_email = email`],
  ['mails_recipient_not_blank', `INSERT INTO mails VALUES (${newId}, 'EMAIL_CHANGED', $user, ' ')`],
  [
    'mails_sent_once_begun',
    `INSERT INTO mails VALUES (${newId}, 'EMAIL_CHANGED', $user, 'a@b.example', now(), null, now())`,
  ],
  ['pictures_cloud_is_a_name', `UPDATE pictures SET cloud = 'evil.example/'`],
  ['audit_entries_says_something', auditEntry(`'CATEGORY', null, null, null`)],
  ['audit_entries_names_no_person', auditEntry(`'USER', 'Asha', '{}', null`)],
  ['orders_grand_total_adds_up', orderWith({ items: 100, delivery: 20, grand: 100 })],
  ['orders_amounts_not_negative', orderWith({ items: -100, delivery: 0, grand: -100 })],
  ['orders_items_not_above_mrp', orderWith({ items: 2000, delivery: 0, grand: 2000 })],
  ['orders_held_is_placed', heldOrderWith({ status: 'CONFIRMED', estimate: 'null' })],
  ['orders_held_has_no_estimate', heldOrderWith({ status: 'PLACED', estimate: 'now()' })],
  ['product_popularity_order_count_in_range', `INSERT INTO product_popularity VALUES ($product, 0, 1)`],
  ['product_popularity_score_in_range', `INSERT INTO product_popularity VALUES ($product, 1, 0)`],
  ['product_popularity_score_in_range', `INSERT INTO product_popularity VALUES ($product, 1, 16)`],
  ['related_products_is_another', `INSERT INTO related_products SELECT id, id, 2, 1 FROM products`],
  ['related_products_order_count_in_range', `INSERT INTO related_products VALUES ($product, ${newId}, 1, 1)`],
  ['related_products_score_in_range', `INSERT INTO related_products VALUES ($product, ${newId}, 2, 1001)`],
  ['webhook_endpoints_url_check', webhookWith({ url: 'ftp://hooks.example/', failureCount: 0 })],
  ['webhook_endpoints_failing_check', webhookWith({ url: 'https://hooks.example/', failureCount: 1 })],
  [
    'webhook_deliveries_settled_check',
    `INSERT INTO webhook_deliveries (id, endpoint_id, type, state) VALUES (${newId}, ${newId}, 'ping', 'FAILED')`,
  ],
  [
    'webhook_attempts_outcome_check',
    `INSERT INTO webhook_attempts (id, delivery_id, status_code, failure, duration) VALUES (${newId}, ${newId}, 200, 'No', 1)`,
  ],
  ['searches_query_not_blank', searchWith(`' ', 1, 0, 0, 0, 0`)],
  ['searches_query_short', searchWith(`repeat('x', 61), 1, 0, 0, 0, 0`)],
  ['searches_search_count_positive', searchWith(`'milk', 0, 0, 0, 0, 0`)],
  ['searches_zero_result_count_not_negative', searchWith(`'milk', 2, -1, 0, 0, 0`)],
  ['searches_corrected_count_in_range', searchWith(`'milk', 2, 0, 3, 0, 0`)],
  ['searches_click_count_in_range', searchWith(`'milk', 2, 1, 0, 2, 0`)],
  ['searches_add_to_cart_count_in_range', searchWith(`'milk', 2, 1, 0, 0, 2`)],
  ['search_rules_pins_have_positions', ruleWith(`'milk', 'PIN', NULL, NULL, NULL`)],
  ['search_rules_pins_have_positions', ruleWith(`'milk', 'BURY', 1, NULL, NULL`)],
  ['search_rules_position_positive', ruleWith(`'milk', 'PIN', 0, NULL, NULL`)],
  ['search_rules_dates_in_order', ruleWith(`'milk', 'BURY', NULL, '2026-02-02', '2026-02-01'`)],
  ['search_rules_query_not_blank', ruleWith(`' ', 'BURY', NULL, NULL, NULL`)],
  ['search_rules_query_short', ruleWith(`repeat('x', 61), 'BURY', NULL, NULL, NULL`)],
  ['synonym_groups_original_is_former', groupWith(`true, false, '{}'`)],
  ['synonym_groups_disabled_has_original', groupWith(`false, true, NULL`)],
  ['refund_requests_note_length', requestWith({ note: "''" })],
  ['refund_requests_note_length', requestWith({ note: "repeat('x', 501)" })],
  ['refund_requests_decided_has_moment', requestWith({ status: "'DECLINED'", decision_note: "'No'" })],
  ['refund_requests_open_is_undecided', requestWith({ decision_note: "'No'" })],
  ['refund_requests_approved_has_refund', requestWith({ status: "'APPROVED'", decided_at: 'now()' })],
  ['refund_requests_declined_has_note', requestWith({ status: "'DECLINED'", decided_at: 'now()' })],
  ['refund_request_lines_quantity_positive', `INSERT INTO refund_request_lines VALUES (${newId}, ${newId}, 0)`],
  ['refund_request_photos_position_in_range', photoWith(`${newId}, 3, 1, 1`)],
  ['refund_request_photos_used_has_position', photoWith(`${newId}, null, 1, 1`)],
  ['refund_request_photos_size_positive', photoWith('null, null, 0, 1')],
];

function searchWith(values: string): string {
  return `INSERT INTO searches (day, query, search_count, zero_result_count, corrected_count, click_count, add_to_cart_count)
    VALUES ('2026-01-31', ${values})`;
}

function requestWith(columns: Record<string, string>): string {
  return `INSERT INTO refund_requests (id, order_id, reason, ${Object.keys(columns).join(', ')})
    VALUES (${newId}, ${newId}, 'DAMAGED', ${Object.values(columns).join(', ')})`;
}

function photoWith(values: string): string {
  return `INSERT INTO refund_request_photos (id, owner_id, webp, dominant_color, refund_request_id, position, width, height)
    VALUES (${newId}, $user, '', '#ffffff', ${values})`;
}

function ruleWith(values: string): string {
  return `INSERT INTO search_rules (id, product_id, updated_at, query, action, position, starts_on, ends_on)
    VALUES (${newId}, $product, now(), ${values})`;
}

function groupWith(values: string): string {
  return `INSERT INTO synonym_groups (group_id, handle, is_curated, is_disabled, original) VALUES (${newId}, 'none', ${values})`;
}

function auditEntry(subject: string): string {
  return `INSERT INTO audit_entries VALUES (${newId}, $user, 'CATEGORY_UPDATE', ${subject.replace(',', `, ${newId},`)})`;
}

function webhookWith({ url, failureCount }: { url: string; failureCount: number }): string {
  return `INSERT INTO webhook_endpoints (id, url, encrypted_secret, failure_count, updated_at)
    VALUES (${newId}, '${url}', '', ${failureCount}, now())`;
}

function orderWith({ items, delivery, grand }: { items: number; delivery: number; grand: number }): string {
  return `INSERT INTO orders (id, user_id, status, payment_method, mrp_total_paise, items_total_paise, delivery_fee_paise,
      grand_total_paise, quantity, recipient_name, address_line, city, state, country, pincode, mobile, updated_at)
    VALUES (${newId}, $user, 'PLACED', 'CASH_ON_DELIVERY', 1000, ${items}, ${delivery}, ${grand}, 1, 'Asha',
      '1 MG Road', 'Pune', 'Maharashtra', 'India', '411001', '9876543210', now())`;
}

function heldOrderWith({ status, estimate }: { status: string; estimate: string }): string {
  return orderWith({ items: 100, delivery: 0, grand: 100 })
    .replace('status,', 'hold_reason, estimated_delivery_at, status,')
    .replace("'PLACED'", `'HIGH_RISK_OF_FRAUD', ${estimate}, '${status}'`);
}

describe('the database', () => {
  it.for(refusals)('holds %s', async ([constraint, statement]) => {
    const sql = statement.replace('$user', `'${userId}'`).replace('$product', `'${productId}'`);
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow(constraint);
  });

  it.for(['categories', 'sub_categories'])(
    'knows %s by name, whatever the capitals and the space around',
    async (table) => {
      const pictureId = await makePicture();
      const insert = (name: string) =>
        db.$executeRawUnsafe(
          `INSERT INTO ${table} (id, name, picture_id, updated_at) VALUES (${newId}, $1, $2::uuid, now())`,
          name,
          pictureId,
        );
      await insert('Früchte');
      await insert('Früchte & more');
      for (const name of ['Früchte', 'FRÜCHTE', ' früchte '])
        await expect(insert(name)).rejects.toThrow(`${table}_name_key`);
    },
  );

  describe('keeps what has been recorded', () => {
    const actor = async () => (await makeShopper({ role: 'ADMIN' })).userId;
    const record = (actorId: string) =>
      db.auditEntry.create({
        data: {
          actorId,
          action: 'CATEGORY_CREATE',
          subjectType: 'CATEGORY',
          subjectId: actorId,
          after: { name: 'Dairy' },
        },
      });

    it.for([
      `UPDATE audit_entries SET subject_name = 'Another'`,
      `UPDATE audit_entries SET after = '{}'`,
      `UPDATE audit_entries SET actor_id = NULL`,
      `DELETE FROM audit_entries`,
      `TRUNCATE audit_entries`,
      `TRUNCATE users CASCADE`,
    ])('against %s', async (statement) => {
      const entry = await record(await actor());
      await expect(db.$executeRawUnsafe(statement)).rejects.toThrow('audit_entries_are_final');
      expect(await db.auditEntry.findUnique({ where: { id: entry.id } })).toEqual(entry);
    });

    it('and loses only the actor with the row of that person', async () => {
      const { actorId, ...entry } = await record(await actor());
      await db.user.delete({ where: { id: actorId ?? '' } });
      expect(await db.auditEntry.findUnique({ where: { id: entry.id } })).toEqual({ ...entry, actorId: null });
    });
  });

  it('numbers orders from 100001 on', async () => {
    const sql = orderWith({ items: 100, delivery: 0, grand: 100 }).replace('$user', `'${userId}'`);
    const numbers = [`${sql} RETURNING number`, `${sql} RETURNING number`].map((each) => db.$queryRawUnsafe(each));
    expect((await Promise.all(numbers)).flat()).toEqual(
      expect.arrayContaining([expect.objectContaining({ number: expect.any(Number) })]),
    );
    expect(await db.$queryRaw`SELECT min(number) AS first FROM orders`).toEqual([
      { first: expect.toSatisfy((n: number) => n > 100_000) },
    ]);
  });
});
