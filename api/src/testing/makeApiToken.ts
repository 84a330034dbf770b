import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { TokenViewer, Viewer } from '../graphql/viewer.ts';
import { hintOf, newApiToken } from '../identity/apiTokens/apiTokenText.ts';
import { hashToken } from '../identity/randomToken.ts';

/** An API token of the person that may read, unless `fields` say otherwise, and the viewer that it makes of a program. */
export async function makeApiToken(
  { userId, role }: Viewer,
  fields: Partial<Prisma.ApiTokenUncheckedCreateInput> = {},
): Promise<{ id: string; token: string; viewer: TokenViewer }> {
  const token = newApiToken();
  const { id, scope } = await db.apiToken.create({
    data: { userId, name: 'A program', scope: 'READ', tokenHash: hashToken(token), hint: hintOf(token), ...fields },
  });
  return { id, token, viewer: { userId, role, sessionId: null, apiToken: { id, isReadOnly: scope === 'READ' } } };
}
