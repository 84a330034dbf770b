import { defineUserError } from '../../platform/core/errors/userError.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';

export class CustomerNotFoundError extends defineUserError({
  description: 'There is no such customer, or the account was deleted.',
  message: 'We can’t find this customer. The account may have been deleted.',
}) {}

/**
 * Locks the account of a customer until the transaction ends, so that its deletion waits or is over. `KEY SHARE` keeps the row alone, and
 * `NO KEY UPDATE` also makes orders wait. @throws CustomerNotFoundError
 */
export async function lockCustomer(tx: Transaction, userId: string, strength: 'KEY SHARE' | 'NO KEY UPDATE') {
  const [customer] = await tx.$queryRaw<object[]>`
    SELECT FROM users WHERE id = ${userId}::uuid AND status <> 'INACTIVE' FOR ${Prisma.raw(strength)}`; // one of the two words
  if (!customer) throw new CustomerNotFoundError();
}
