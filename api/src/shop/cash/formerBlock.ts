import { typeid } from 'typeid-js';
import { db } from '../../platform/db/client.ts';

const REASON = 'An earlier account with the same email or mobile was blocked and then deleted.';

/** Cash on delivery was blocked for a deleted account with the same contacts. It is thrown to roll the transaction back. */
export class FormerBlockError extends Error {
  readonly userId: string;
  readonly contactKeys: readonly string[];

  constructor({ userId, contactKeys }: { userId: string; contactKeys: readonly string[] }) {
    super('A former account was blocked');
    this.userId = userId;
    this.contactKeys = contactKeys;
  }
}

/** Makes the attempt again with the blocks of deleted accounts moved to the shopper's own one, where staff see and lift them. */
export async function withFormerBlocks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof FormerBlockError)) throw error;
    await moveFormerBlocks(error);
    return attempt();
  }
}

async function moveFormerBlocks({ userId, contactKeys }: FormerBlockError): Promise<void> {
  await db.$executeRaw`
    WITH former AS (
      DELETE FROM user_blocks WHERE contact_keys && ${contactKeys}::text[] RETURNING id
    )
    INSERT INTO user_blocks (id, user_id, kind, reason)
    SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, 'CASH_ON_DELIVERY', ${REASON} WHERE EXISTS (SELECT FROM former)
    ON CONFLICT DO NOTHING`;
}
