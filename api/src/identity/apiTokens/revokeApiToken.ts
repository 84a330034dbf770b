import { db, type Transaction } from '../../db/client.ts';
import type { SessionViewer } from '../../graphql/viewer.ts';

/** Ends one of the viewer's API tokens, at once. One that is gone already, or is somebody else's, stays as it is. */
export async function revokeApiToken(viewer: SessionViewer, input: { apiTokenId: string }): Promise<void> {
  await db.apiToken.deleteMany({ where: { id: input.apiTokenId, userId: viewer.userId } });
}

/** Ends every API token of a person, whose row the caller holds. */
export async function revokeAllApiTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.apiToken.deleteMany({ where: { userId } });
}
