/** Prisma's condition for the sessions of a user that are valid at `now`. */
export function activeSessionsOf(userId: string, now: Date) {
  return { userId, revokedAt: null, expiresAt: { gt: now } };
}
