/** Prisma's condition for the API tokens that have not expired at `now`; a revoked token has no row. */
export function activeApiTokens(now: Date) {
  return { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}
