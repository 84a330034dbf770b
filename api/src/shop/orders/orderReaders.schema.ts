import { viewerOrNull } from '../../platform/core/viewer.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Scopes } from '../../platform/graphql/scopes.ts';

/** The columns of every loaded order; `orderReaders` needs the shopper. */
export const ORDER_BASE = { id: true, userId: true } as const;

const STAFF = { orders: true, refunds: true, customers: true } as const satisfies Partial<Scopes>;

/**
 * The scopes of an order's fields that say something of its shopper, whatever way leads to the order: the shopper who placed it, and
 * staff who may read orders or customers.
 */
export function orderReaders({ userId }: { userId: string }, _args: object, { authentication }: GraphqlContext) {
  return viewerOrNull(authentication)?.userId === userId ? true : STAFF;
}
