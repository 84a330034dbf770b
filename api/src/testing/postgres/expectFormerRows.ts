import type pg from 'pg';
import { expect } from 'vitest';
import type { Row } from './formerRelease.ts';

const TABLES: Readonly<Record<string, string>> = {
  media_files: 'pictures',
  search_misses: 'searches',
  spent_refresh_tokens: 'rotated_refresh_tokens',
  test_payments: 'sandbox_payments',
  test_refunds: 'sandbox_refunds',
  webhook_events: 'payment_webhook_events',
};

/** By today's name of the table. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api_tokens: { hint: 'last_four' },
  catalogue_imports: { same_count: 'unchanged_count', refused_count: 'rejected_count' },
  mails: { begun_at: 'claimed_at' },
  order_lines: { short_quantity: 'missing_quantity' },
  orders: { promised_at: 'estimated_delivery_at' },
  payments: { page_over_at: 'session_closed_at' },
  pictures: { tint: 'dominant_color' },
  product_pictures: { file_id: 'picture_id' },
  searches: { count: 'zero_result_count' },
  rotated_refresh_tokens: { spent_at: 'rotated_at' },
  webhook_deliveries: { settled_at: 'completed_at' },
  webhook_endpoints: { sealed_secret: 'encrypted_secret' },
};

/** By today's names of table and column. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'audit_entries.action': {
    CATEGORY_ADD: 'CATEGORY_CREATE',
    CATEGORY_EDIT: 'CATEGORY_UPDATE',
    SUB_CATEGORY_ADD: 'SUB_CATEGORY_CREATE',
    SUB_CATEGORY_EDIT: 'SUB_CATEGORY_UPDATE',
    PRODUCT_ADD: 'PRODUCT_CREATE',
    PRODUCT_EDIT: 'PRODUCT_UPDATE',
    USER_ROLE: 'USER_ROLE_UPDATE',
    ORDER_MOVE: 'ORDER_UPDATE_STATE',
    WEBHOOK_ADD: 'WEBHOOK_ENDPOINT_CREATE',
    WEBHOOK_EDIT: 'WEBHOOK_ENDPOINT_UPDATE',
    WEBHOOK_DELETE: 'WEBHOOK_ENDPOINT_DELETE',
  },
  'audit_entries.subject_type': { WEBHOOK: 'WEBHOOK_ENDPOINT' },
  'import_rows.outcome': { SAME: 'UNCHANGED', REFUSED: 'REJECTED' },
  'mails.kind': { SESSION_STOLEN: 'REFRESH_TOKEN_REUSED', API_TOKEN_ADDED: 'API_TOKEN_CREATED' },
  'one_time_codes.purpose': { PASSWORD_RESET_GRANT: 'PASSWORD_RESET_TOKEN' },
  'payment_webhook_events.provider': { test: 'sandbox' },
  'payments.provider': { test: 'sandbox' },
  'refunds.reason': { SHORT: 'MISSING' },
  'stock_movements.reason': { CANCEL: 'CANCELLATION' },
  'webhook_deliveries.state': { WAITING: 'PENDING' },
};

/** A row of the previous release, in today's columns. */
function inTodaysWords(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([formerColumn, value]) => {
      const column = COLUMNS[table]?.[formerColumn] ?? formerColumn;
      if (table === 'audit_entries' && column === 'after') return [column, withoutNote(value)];
      return [column, VALUES[`${table}.${column}`]?.[String(value)] ?? value];
    }),
  );
}

/** The audit log copies no notes any more. */
function withoutNote(after: unknown): unknown {
  if (typeof after !== 'object' || after === null) return after;
  return Object.fromEntries(Object.entries(after).filter(([key]) => key !== 'note'));
}

/** Rows in an order of their own, with their keys sorted, so that equal contents are equal texts. */
function canonical(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
}

/** Checks that every row of every table of the previous release is there, in the tables, columns and values of today. */
export async function expectFormerRows(client: pg.Client, formerRows: ReadonlyMap<string, Row[]>): Promise<void> {
  expect(formerRows.size).toBeGreaterThan(30);
  for (const [formerTable, former] of formerRows) {
    const table = TABLES[formerTable] ?? formerTable;
    const { rows } = await client.query<{ row: Row }>(`SELECT row_to_json(t) AS row FROM "${table}" t`);
    const columns = Object.keys(former[0] ?? {}).map((column) => COLUMNS[table]?.[column] ?? column);
    const today = rows.map(({ row }) => Object.fromEntries(columns.map((column) => [column, row[column]])));
    expect(canonical(today), table).toEqual(canonical(former.map((row) => inTodaysWords(table, row))));
  }
}
