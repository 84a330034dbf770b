import { db, type Transaction } from '../../db/client.ts';
import type { ApiTokenScope } from '../../db/generated/client.ts';
import type { Caller } from '../../graphql/caller.ts';
import { unauthenticated, type SessionViewer } from '../../graphql/viewer.ts';
import { postMail } from '../../mail/postMail.ts';
import { openSessionsOf } from '../openSessionsOf.ts';
import { hashToken } from '../randomToken.ts';
import { MAX_API_TOKENS, TooManyApiTokensError } from './apiTokenErrors.ts';
import { hintOf, newApiToken } from './apiTokenText.ts';
import { goodTokens } from './goodTokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What its owner says of an API token that is to be. */
export interface NewApiToken {
  name: string;
  scope: ApiTokenScope;
  /** Null: good until it is revoked. */
  expiresInDays: number | null;
}

/**
 * Makes an API token for the viewer. The answer is the one copy of it that leaves the server. The viewer is told by mail, always:
 * the limit on making tokens is the limit on these mails too. @throws TooManyApiTokensError, TooManyAttemptsError, UNAUTHENTICATED
 */
export async function addApiToken(
  viewer: SessionViewer,
  { name, scope, expiresInDays }: NewApiToken,
  { caller, now }: { caller: Caller; now: Date },
): Promise<{ apiTokenId: string; token: string }> {
  const { userId } = viewer;
  await caller.throttle.spend('apiTokensOfAccount', userId);
  const token = newApiToken();
  return db.$transaction(async (tx) => {
    const { email } = await lockOwner(tx, viewer, now);
    const count = await tx.apiToken.count({ where: { userId, ...goodTokens(now) } });
    if (count >= MAX_API_TOKENS) throw new TooManyApiTokensError();
    const { id } = await tx.apiToken.create({
      data: {
        userId,
        name,
        scope,
        tokenHash: hashToken(token),
        hint: hintOf(token),
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
      },
      select: { id: true },
    });
    await postMail(tx, { kind: 'API_TOKEN_ADDED', recipient: email, userId });
    return { apiTokenId: id, token };
  });
}

/**
 * The row as it is now, and stays until the transaction ends. Whatever ends all tokens holds it too, so that none slips past a
 * new password or a suspension: the session is looked at anew once the row is held.
 */
async function lockOwner(tx: Transaction, { userId, sessionId }: SessionViewer, now: Date): Promise<{ email: string }> {
  const [owner] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email FROM users WHERE id = ${userId}::uuid AND status = 'ACTIVE' FOR NO KEY UPDATE`;
  const sessions = await tx.session.count({ where: { id: sessionId, ...openSessionsOf(userId, now) } });
  if (!owner || sessions === 0) throw unauthenticated('Your session has ended');
  return owner;
}
