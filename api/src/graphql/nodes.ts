import { badUserInput, MAX_PAGE_SIZE } from './connection.ts';

/**
 * What a lookup by public id may answer: a row that is unpublished or deleted is not found, although lists that own
 * it, such as a cart, still lead to it. Types that can be hidden select these columns always.
 */
export function visibleNode(node: unknown): unknown {
  const { isPublished = true, deletedAt = null } = (node ?? {}) as { isPublished?: boolean; deletedAt?: Date | null }; // a row of any type
  return isPublished && deletedAt === null ? node : null;
}

/** @throws BAD_USER_INPUT for more ids than a page has rows */
export function checkNodeCount(ids: readonly unknown[]): void {
  if (ids.length > MAX_PAGE_SIZE) throw badUserInput(`Ask for at most ${MAX_PAGE_SIZE} ids`);
}
