import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { newToken, hashToken } from '../tokens.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { ApiTokenScope } from '../../../platform/db/generated/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { ForbiddenError, UnauthenticatedError } from '../../../platform/core/errors/statusErrors.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { activeSessionsOf } from '../sessions/session.ts';
import { lockUser } from '../lockUser.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

export const MAX_API_TOKENS = 20;

export class TooManyApiTokensError extends defineUserError({
  description: `The account has ${MAX_API_TOKENS} API tokens.`,
  message: `You have ${MAX_API_TOKENS} API tokens. Revoke one that you no longer need.`,
}) {}

/** The prefix of every API token. Secret scanners recognise it, and no access token has it. */
export const API_TOKEN_PREFIX = 'kirana_';

const SHOWN_LENGTH = 4;

/** A new API token: the prefix and 43 random characters. */
export function newApiToken(): string {
  return API_TOKEN_PREFIX + newToken();
}

/** Whether a bearer token has the form of an API token, valid or not. */
export function isApiToken(bearerToken: string): boolean {
  return bearerToken.startsWith(API_TOKEN_PREFIX);
}

/** The last characters of a token, by which its owner recognises it. */
export function lastFourOf(token: string): string {
  return token.slice(-SHOWN_LENGTH);
}

/** Prisma's condition for the API tokens that have not expired at `now`; a revoked token has no row. */
export function activeApiTokens(now: Date) {
  return { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}

export interface ApiTokenInput {
  name: string;
  scope: ApiTokenScope;
  /** Null: valid until it is revoked. */
  expiresInDays: number | null;
}

/**
 * Creates an API token for the viewer, and mails them a notice. The answer is the only copy of the token that leaves the server.
 * The limit on new tokens limits the mails too. @throws TooManyApiTokensError, TooManyAttemptsError, UnauthenticatedError
 */
export async function createApiToken(
  viewer: SessionViewer,
  { name, scope, expiresInDays }: ApiTokenInput,
  { caller, now }: { caller: Caller; now: Date },
): Promise<{ apiTokenId: string; token: string }> {
  const { userId } = viewer;
  if (viewer.isTwoFactorDue) throw new ForbiddenError('Set up your second factor first');
  await caller.throttle.consume('apiTokensPerAccount', userId);
  const token = newApiToken();
  return db.$transaction(async (tx) => {
    const { email } = await lockOwner(tx, viewer, now);
    const count = await tx.apiToken.count({ where: { userId, ...activeApiTokens(now) } });
    if (count >= MAX_API_TOKENS) throw new TooManyApiTokensError();
    const { id } = await tx.apiToken.create({
      data: {
        userId,
        name,
        scope,
        permissions: [...viewer.permissions],
        tokenHash: hashToken(token),
        lastFour: lastFourOf(token),
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
      },
      select: { id: true },
    });
    await enqueueMail(tx, { kind: 'API_TOKEN_CREATED', recipient: email, userId });
    return { apiTokenId: id, token };
  });
}

/**
 * Locks the viewer's row, and then checks the session. Whatever deletes all API tokens locks the row too, so that no token
 * survives a new password or a suspension. @throws UnauthenticatedError when the session has ended meanwhile
 */
async function lockOwner(tx: Transaction, { userId, sessionId }: SessionViewer, now: Date): Promise<{ email: string }> {
  const owner = await lockUser(tx, userId);
  const sessions = await tx.session.count({ where: { id: sessionId, ...activeSessionsOf(userId, now) } });
  if (!owner || sessions === 0) throw new UnauthenticatedError('Your session has ended');
  return owner;
}

/** Deletes one of the viewer's API tokens. Does nothing for an unknown token and for one of another user. */
export async function revokeApiToken(viewer: SessionViewer, input: { apiTokenId: string }): Promise<void> {
  await db.apiToken.deleteMany({ where: { id: input.apiTokenId, userId: viewer.userId } });
}

/** Deletes every API token of a user, whose row the caller has locked. */
export async function revokeAllApiTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.apiToken.deleteMany({ where: { userId } });
}
