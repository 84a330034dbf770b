/** Prisma's condition for the sessions of a person that can still be used at `now`. */
export function openSessionsOf(userId: string, now: Date) {
  return { userId, revokedAt: null, expiresAt: { gt: now } };
}
