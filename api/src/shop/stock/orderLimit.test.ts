import { describe, expect, it } from 'vitest';
import { makeCartLine, makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';

describe('orderLimit', () => {
  it('has the same largest quantity as the database', async () => {
    const viewer = await makeShopper();
    const [most, tooMany] = [await makeProduct(), await makeProduct()];
    await makeCartLine(viewer, most.id, MAX_QUANTITY);
    await expect(makeCartLine(viewer, tooMany.id, MAX_QUANTITY + 1)).rejects.toThrow(/cart_lines_quantity_in_range/);
    await expect(makeCartLine(viewer, tooMany.id, 0)).rejects.toThrow(/cart_lines_quantity_in_range/);
  });
});
