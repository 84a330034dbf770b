import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { CartLineNotFoundError } from './cartErrors.ts';

/** Removes a line from the viewer's cart. @throws CartLineNotFoundError */
export async function removeCartLine(viewer: Viewer, lineId: string): Promise<{ userId: string; lineId: string }> {
  const { count } = await db.cartLine.deleteMany({ where: { id: lineId, userId: viewer.userId } });
  if (count === 0) throw new CartLineNotFoundError();
  return { userId: viewer.userId, lineId };
}
