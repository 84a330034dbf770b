import { db } from '../platform/db/client.ts';
import type { Prisma } from '../platform/db/generated/client.ts';
import type { TokenViewer, Viewer } from '../platform/core/viewer.ts';
import { lastFourOf, newApiToken } from '../shop/identity/apiTokens/apiTokens.ts';
import { hashToken } from '../shop/identity/tokens.ts';

/** Creates a read-only API token of the user, unless `fields` differ, and returns its viewer. */
export async function makeApiToken(
  { userId, permissions }: Viewer,
  fields: Partial<Prisma.ApiTokenUncheckedCreateInput> = {},
): Promise<{ id: string; token: string; viewer: TokenViewer }> {
  const token = newApiToken();
  const { id, scope } = await db.apiToken.create({
    data: {
      userId,
      name: 'A program',
      scope: 'READ',
      permissions: [...permissions],
      tokenHash: hashToken(token),
      lastFour: lastFourOf(token),
      ...fields,
    },
  });
  return {
    id,
    token,
    viewer: {
      userId,
      permissions,
      sessionId: null,
      apiToken: { id, isReadOnly: scope !== 'READ_WRITE', canExport: scope === 'EXPORT' },
    },
  };
}
