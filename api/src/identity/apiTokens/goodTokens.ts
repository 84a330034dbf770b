/** Prisma's condition for the API tokens that have not expired at `now`; a revoked one has no row. */
export function goodTokens(now: Date) {
  return { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
}
