import { Prisma } from '../../../platform/db/generated/client.ts';
import type { RoleDefinition } from '../../../platform/db/generated/client.ts';
import type { Transaction } from '../../../platform/db/client.ts';

/**
 * Locks roles until the transaction ends, and reads them: `SHARE` keeps their permissions, `UPDATE` also prevents their assignment to
 * users.
 */
export async function lockRoleDefinitions(
  tx: Transaction,
  ids: readonly string[],
  strength: 'SHARE' | 'UPDATE',
): Promise<Map<string, RoleDefinition>> {
  await tx.$queryRaw`
    SELECT id FROM role_definitions WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR ${Prisma.raw(strength)}`; // one of the two words
  const roles = await tx.roleDefinition.findMany({ where: { id: { in: [...ids] } } });
  return new Map(roles.map((role) => [role.id, role]));
}
