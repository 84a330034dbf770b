import { createContext, use } from 'react';
import type { AccountMenuItems_viewer$data } from './__generated__/AccountMenuItems_viewer.graphql.ts';

/** What a member of staff may do, by its name in the schema. */
export type Permission = AccountMenuItems_viewer$data['permissions'][number];

/** The viewer's permissions on a page for staff; null elsewhere. */
export const PermissionsContext = createContext<readonly Permission[] | null>(null);

/** Whether the viewer has one of the permissions, for links and controls that the server would refuse to others. */
export function useCan(): (...permissions: readonly Permission[]) => boolean {
  const held = use(PermissionsContext);
  return (...permissions) => held === null || permissions.some((permission) => held.includes(permission));
}
