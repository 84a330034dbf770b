import { db } from '../../platform/db/client.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';

/** The present names of members of staff by the ids of their accounts, without those that are deleted. */
async function readNames(userIds: readonly string[]): Promise<Map<string, string>> {
  const users = await db.user.findMany({
    where: { id: { in: [...userIds] }, status: { not: 'INACTIVE' } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The present names of those whose cash shifts these are. */
async function readShiftHolders(shiftIds: readonly string[]): Promise<Map<string, string>> {
  const shifts = await db.cashShift.findMany({
    where: { id: { in: [...shiftIds] }, holder: { status: { not: 'INACTIVE' } } },
    select: { id: true, holder: { select: { name: true } } },
  });
  return new Map(shifts.map(({ id, holder }) => [id, holder.name]));
}

/** The name of the holder of a cash shift; null when the account is deleted. */
export async function shiftHolderName(context: GraphqlContext, shiftId: string): Promise<string | null> {
  return (await batchedLoad(context, { key: readShiftHolders, batch: readShiftHolders }, shiftId)) ?? null;
}

/** A recorded state with the name of its rider for the id. */
export async function withRiderName(context: GraphqlContext, state: unknown): Promise<unknown> {
  const { riderId, ...others } = Object(state) as { riderId?: unknown };
  if (typeof riderId !== 'string') return state;
  return { ...others, rider: (await batchedLoad(context, { key: readNames, batch: readNames }, riderId)) ?? null };
}
