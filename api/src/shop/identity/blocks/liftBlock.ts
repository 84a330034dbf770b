import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { NewBlock } from './placeBlock.ts';

/** Lifts the block of a user that is in force, which stays with its reason. Returns whether there was one. */
export async function liftBlock(
  tx: Transaction,
  viewer: Viewer,
  { userId, kind }: Pick<NewBlock, 'userId' | 'kind'>,
): Promise<boolean> {
  const { count } = await tx.userBlock.updateMany({
    where: { userId, kind, liftedAt: null },
    data: { liftedAt: new Date(), liftedById: viewer.userId },
  });
  return count > 0;
}
