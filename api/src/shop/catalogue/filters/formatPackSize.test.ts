import { expect, it } from 'vitest';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { type Amount, formatPackSize } from '../amount.ts';

it.each<[number, Amount['base'], string]>([
  [500, 'g', '500 g'],
  [1000, 'g', '1 kg'],
  [1500, 'g', '1.5 kg'],
  [1000.5, 'g', '1000.5 g'],
  [99.9, 'g', '99.9 g'],
  [200, 'ml', '200 ml'],
  [2250, 'ml', '2.25 L'],
  [1, 'pc', '1 pc'],
  [12, 'pc', '12 pcs'],
  [5000, 'pc', '5000 pcs'],
])('%d %s is %s, which the database reads back', async (amount, base, text) => {
  expect(formatPackSize({ amount, base })).toBe(text);
  expect(await queryRows(Prisma.sql`SELECT * FROM parse_pack_size(${text})`)).toEqual([{ amount, base }]);
});
