import type { Permission } from '@kirana/shared/permissions.ts';
import { NIL_UUID } from '../core/uuids.ts';
import type { GraphqlContext } from './context.ts';
import { scopesOf, type Scopes } from './scopes.ts';

/** The options of nodes that only staff with a permission may read: `node` finds them for no other viewer. */
export function staffNode(scope: Lowercase<Permission>, idDescription: string) {
  const authScopes: Partial<Scopes> = {};
  authScopes[scope] = true;
  return {
    authScopes,
    id: { field: 'id', description: idDescription },
    nullable: true,
    select: { id: true },
    findUnique: (id: string, context: GraphqlContext) => ({ id: scopesOf(context)[scope] ? id : NIL_UUID }),
  } as const;
}
