import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { UserBlockKind } from '../../../platform/db/generated/client.ts';

/** A block of a user that is to be placed. */
export interface NewBlock {
  userId: string;
  kind: UserBlockKind;
  /** For staff alone. */
  reason: string | null;
}

/** Places a block of a user. Returns whether it is new: one that is in force stays as it is. */
export async function placeBlock(tx: Transaction, viewer: Viewer, block: NewBlock): Promise<boolean> {
  const { count } = await tx.userBlock.createMany({
    data: { ...block, authorId: viewer.userId },
    skipDuplicates: true, // by the partial unique index
  });
  return count > 0;
}
