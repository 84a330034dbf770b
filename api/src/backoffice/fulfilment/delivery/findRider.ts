import type { Transaction } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { lockUser } from '../../../shop/identity/lockUser.ts';
import { RiderNotFoundError } from '../fulfilmentErrors.ts';

/** The users who can deliver orders. */
export const IS_RIDER = {
  status: 'ACTIVE',
  roleDefinition: { permissions: { has: 'DELIVERIES' } },
} as const satisfies Prisma.UserWhereInput;

/**
 * The name of a rider, whose account stays until the transaction ends.
 * @throws RiderNotFoundError for a user without the permission `DELIVERIES`
 */
export async function findRider(tx: Transaction, riderId: string): Promise<{ id: string; name: string }> {
  await lockUser(tx, riderId);
  const rider = await tx.user.findUnique({ where: { id: riderId, ...IS_RIDER }, select: { id: true, name: true } });
  if (!rider) throw new RiderNotFoundError();
  return rider;
}
