import type { Transaction } from '../../../platform/db/client.ts';

/**
 * Removes from an account what a stranger may have saved in it before its owner verified the address: the address book and the mobile
 * number, which the owner's orders would go to unnoticed. The name, the cart and favourites stay, because they stay private.
 */
export async function removePreparedData(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { mobile: null }, select: { id: true } });
  await tx.address.updateMany({ where: { userId, isActive: true }, data: { isActive: false } });
}
