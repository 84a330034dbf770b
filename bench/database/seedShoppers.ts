import { createHash } from 'node:crypto';
import type pg from 'pg';
import { hashPassword } from '../../api/src/shop/identity/login/password.ts';
import { PASSWORDS } from './passwords.ts';
import { seededIdSql } from './seededId.ts';

/** Seeds shoppers, each with one address and one session that lasts for a year. */
export async function seedShoppers(client: pg.Client, shoppers: number): Promise<void> {
  const hashes = await Promise.all(PASSWORDS.map(hashPassword));
  await client.query(
    `INSERT INTO users (id, name, email, password_hash, mobile, email_verified_at, updated_at)
    SELECT ${seededIdSql('user', 'n')}, 'Shopper ' || n, 'shopper' || n || '@bench.example',
      ($1::text[])[1 + n % cardinality($1::text[])], '98' || lpad(n::text, 8, '0'), now(), now()
    FROM generate_series(1, ${shoppers}) n`,
    [hashes],
  );
  await client.query(`
    INSERT INTO addresses (id, user_id, line, city, state, country, pincode, mobile, updated_at)
    SELECT ${seededIdSql('address', 'n')}, ${seededIdSql('user', 'n')}, n || ' Market Road', 'Bengaluru', 'Karnataka', 'India',
      '560001', '98' || lpad(n::text, 8, '0'), now()
    FROM generate_series(1, ${shoppers}) n`);
  await client.query(
    `INSERT INTO sessions (id, user_id, token_hash, user_agent, expires_at)
    SELECT ${seededIdSql('session', 'n')}, ${seededIdSql('user', 'n')}, sha256($1::bytea || n::text::bytea), 'bench', now() + interval '1 year'
    FROM generate_series(1, ${shoppers}) n`,
    [createHash('sha256').update('bench').digest()],
  );
}
