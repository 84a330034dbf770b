import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { CartLineGoneError } from './cartErrors.ts';

/** Takes a line out of the viewer's cart. @throws CartLineGoneError */
export async function removeLine(viewer: Viewer, lineId: string): Promise<{ userId: string; lineId: string }> {
  const { count } = await db.cartLine.deleteMany({ where: { id: lineId, userId: viewer.userId } });
  if (count === 0) throw new CartLineGoneError();
  return { userId: viewer.userId, lineId };
}
