import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { DATA_PURPOSES, type DataPurposeName } from './dataPurposes.ts';
import { RETENTION, retentionTexts } from './retention.ts';

/** Tables without a reference to a user that have data of persons. */
const OTHER_PERSONAL_TABLES = [
  'invoices',
  'payments',
  'payment_webhook_events',
  'sandbox_payments',
  'webhook_deliveries',
];

describe('the retention', () => {
  it('has a row for each table with data of persons', async () => {
    const referring = await db.$queryRaw<{ table: string }[]>`
      SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
      WHERE confrelid = 'users'::regclass AND contype = 'f' ORDER BY 1`;
    const listed = new Set<string>(Object.values(RETENTION).flatMap(({ tables }) => [...tables]));
    const personal = ['users', ...referring.map(({ table }) => table), ...OTHER_PERSONAL_TABLES];
    expect(personal.filter((table) => !listed.has(table))).toEqual([]);
  });

  it('names no table that does not exist', async () => {
    const rows = await db.$queryRaw<{ table: string }[]>`
      SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public'`;
    const existing = new Set(rows.map(({ table }) => table));
    expect(Object.values(RETENTION).flatMap(({ tables }) => tables.filter((table) => !existing.has(table)))).toEqual(
      [],
    );
  });

  it('is said in words for each purpose', () => {
    expect(retentionTexts('HELP')).toContain('complaints: 3 years after the answer');
    expect(retentionTexts('SECURITY')).toContain('keys of repeated requests: 1 day after the request');
    expect(retentionTexts('ACCOUNT')).toContain('saved addresses: until you delete them, or your account');
    expect(retentionTexts('STAFF')).toContain(
      'the register of data breaches, and who wrote a home page: until the shop closes for good',
    );
    const purposes = Object.keys(DATA_PURPOSES) as DataPurposeName[]; // its own keys
    expect(purposes.filter((purpose) => retentionTexts(purpose).length === 0)).toEqual([]);
  });
});
