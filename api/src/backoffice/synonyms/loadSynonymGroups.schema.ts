import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../platform/db/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import type { ResolvedField } from '../../shop/catalogue/productConnection.schema.ts';
import { SYNONYM_GROUP_BASE } from './synonymGroup.schema.ts';

/** The groups with some ids, in that order, with what the client selects; one statement for all fields of a request that select the same. */
export async function loadSynonymGroups(ids: readonly string[], { context, info }: ResolvedField) {
  const query = queryFromInfo({ context, info, typeName: 'SynonymGroup', select: SYNONYM_GROUP_BASE });
  const batch = async (all: readonly string[]) => {
    const groups = await db.synonymGroup.findMany({ ...query, where: { id: { in: [...all] } } });
    return new Map(groups.map((group) => [group.id, group]));
  };
  const key = JSON.stringify(['SynonymGroup', query]);
  const groups = await Promise.all(ids.map((id) => batchedLoad(context, { key, batch }, id)));
  return groups.filter((group) => group !== undefined);
}
