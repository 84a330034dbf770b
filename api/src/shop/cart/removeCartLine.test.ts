import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeCartLine, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { CartLineNotFoundError } from './cartErrors.ts';
import { removeCartLine } from './changeCartLines.ts';

describe('removeCartLine', () => {
  it('removes the line once', async () => {
    const viewer = await makeShopper();
    const lineId = await makeCartLine(viewer, (await makeProduct()).id);
    await removeCartLine(viewer, lineId);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
    await expect(removeCartLine(viewer, lineId)).rejects.toBeInstanceOf(CartLineNotFoundError);
  });

  it('removes a line of a withdrawn product', async () => {
    const viewer = await makeShopper();
    const { id } = await makeProduct({ isPublished: false });
    await removeCartLine(viewer, await makeCartLine(viewer, id));
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it("finds neither an unknown line nor another user's", async () => {
    const [viewer, stranger] = [await makeShopper(), await makeShopper()];
    const lineId = await makeCartLine(viewer, (await makeProduct()).id);
    await expect(removeCartLine(stranger, lineId)).rejects.toBeInstanceOf(CartLineNotFoundError);
    await expect(removeCartLine(viewer, newId())).rejects.toBeInstanceOf(CartLineNotFoundError);
    expect(await db.cartLine.count({ where: { id: lineId } })).toBe(1);
  });
});
