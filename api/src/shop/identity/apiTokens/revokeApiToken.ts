import { db, type Transaction } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';

/** Deletes one of the viewer's API tokens. Does nothing for an unknown token and for one of another user. */
export async function revokeApiToken(viewer: SessionViewer, input: { apiTokenId: string }): Promise<void> {
  await db.apiToken.deleteMany({ where: { id: input.apiTokenId, userId: viewer.userId } });
}

/** Deletes every API token of a user, whose row the caller has locked. */
export async function revokeAllApiTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.apiToken.deleteMany({ where: { userId } });
}
