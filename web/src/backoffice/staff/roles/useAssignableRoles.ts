import { graphql, useFragment } from 'react-relay';
import { useCan } from '../../../shop/identity/permissions.ts';
import type { useAssignableRoles_query$key } from './__generated__/useAssignableRoles_query.graphql.ts';
import type { AssignableRole } from './RoleChoice.tsx';

/** The roles that the viewer can give: not the admin's, and none that may do more than the viewer. */
export function useAssignableRoles(query: useAssignableRoles_query$key): readonly AssignableRole[] {
  const { roleDefinitions } = useFragment(
    graphql`
      fragment useAssignableRoles_query on Query {
        roleDefinitions @required(action: THROW) {
          id
          name
          builtIn
          permissions
        }
      }
    `,
    query,
  );
  const can = useCan();
  return roleDefinitions
    .filter(({ builtIn, permissions }) => builtIn !== 'ADMIN' && permissions.every((permission) => can(permission)))
    .map(({ id, name }) => ({ id, name }));
}
