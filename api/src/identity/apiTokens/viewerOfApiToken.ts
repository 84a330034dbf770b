import { db } from '../../db/client.ts';
import type { TokenViewer } from '../../graphql/viewer.ts';
import { hashToken } from '../randomToken.ts';
import { goodTokens } from './goodTokens.ts';

const USE_IS_NOTED_EVERY_MS = 60_000;

/** Who an API token speaks for; null once it is revoked or expired, or its user may not sign in. */
export function viewerOfApiToken(token: string, now: Date): Promise<TokenViewer | null> {
  return viewerWhere({ tokenHash: hashToken(token) }, now);
}

/** Who an API token that was good before speaks for now. */
export function viewerOfApiTokenId(id: string, now: Date): Promise<TokenViewer | null> {
  return viewerWhere({ id }, now);
}

async function viewerWhere(token: { id: string } | { tokenHash: Uint8Array<ArrayBuffer> }, now: Date) {
  const found = await db.apiToken.findUnique({
    where: { ...token, ...goodTokens(now), user: { status: 'ACTIVE' } },
    select: { id: true, scope: true, lastUsedAt: true, user: { select: { id: true, role: true } } },
  });
  if (!found) return null;
  const { id, scope, lastUsedAt, user } = found;
  if (lastUsedAt === null || lastUsedAt <= latestToNote(now)) void noteUse(id, now);
  return { userId: user.id, role: user.role, sessionId: null, apiToken: { id, isReadOnly: scope === 'READ' } };
}

/** Best effort: a request neither waits for it nor fails with it. Of many requests at once, one writes. */
async function noteUse(id: string, now: Date): Promise<void> {
  const isDue = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: latestToNote(now) } }] };
  await db.apiToken.updateMany({ where: { id, ...isDue }, data: { lastUsedAt: now } }).catch(() => undefined);
}

function latestToNote(now: Date): Date {
  return new Date(now.getTime() - USE_IS_NOTED_EVERY_MS);
}
