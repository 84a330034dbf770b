import { expect, it } from 'vitest';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { seededRandom } from '../../../../demo/seededRandom.ts';
import { sellingPrice } from '@kirana/shared/money.ts';

it('equals sellingPrice for all discounts of small, usual and the largest prices', async () => {
  const random = seededRandom('prices');
  const mrps = [0, 1, 50, 99, 100, 101, 9_900, 2_147_483_647];
  while (mrps.length < 200) mrps.push(Math.floor(random() * 10 ** (2 + Math.floor(random() * 7))));
  const rows = await queryRows<{ mrp: number; discount: number; price: number }>(Prisma.sql`
    SELECT mrp_paise AS mrp, discount_percent AS discount, selling_price(mrp_paise, discount_percent) AS price
    FROM (SELECT mrp_paise, discount_percent FROM unnest(${mrps}::int[]) mrp_paise, generate_series(0, 100) discount_percent) product`);
  expect(rows).toHaveLength(mrps.length * 101);
  expect(rows.filter(({ mrp, discount, price }) => price !== sellingPrice(mrp, discount))).toEqual([]);
});
