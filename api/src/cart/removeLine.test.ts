import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { makeCartLine, makeProduct, makeShopper, newId } from '../testing/fixtures.ts';
import { CartLineGoneError } from './cartErrors.ts';
import { removeLine } from './removeLine.ts';

describe('removeLine', () => {
  it('takes the line out, once', async () => {
    const viewer = await makeShopper();
    const lineId = await makeCartLine(viewer, (await makeProduct()).id);
    await removeLine(viewer, lineId);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
    await expect(removeLine(viewer, lineId)).rejects.toBeInstanceOf(CartLineGoneError);
  });

  it('takes out what is no longer sold', async () => {
    const viewer = await makeShopper();
    const { id } = await makeProduct({ isPublished: false });
    await removeLine(viewer, await makeCartLine(viewer, id));
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it("finds neither an unknown line nor another person's", async () => {
    const [viewer, stranger] = [await makeShopper(), await makeShopper()];
    const lineId = await makeCartLine(viewer, (await makeProduct()).id);
    await expect(removeLine(stranger, lineId)).rejects.toBeInstanceOf(CartLineGoneError);
    await expect(removeLine(viewer, newId())).rejects.toBeInstanceOf(CartLineGoneError);
    expect(await db.cartLine.count({ where: { id: lineId } })).toBe(1);
  });
});
