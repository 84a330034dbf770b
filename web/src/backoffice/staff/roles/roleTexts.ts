import { ALLOWED_BY, PERMISSIONS } from '@kirana/shared/permissions.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';

/** Fixed texts of the roles on the staff page. */
export const roleTexts = {
  memberCount: (count: number) => (count === 1 ? '1 person' : `${count} people`),

  remove: 'Delete',
  removeUsed: (count: number) =>
    count === 1
      ? 'One person has this role. Choose their new role.'
      : `${count} people have this role. Choose their new role.`,
} as const;

/** The name and the explanation of each permission, in the order of the form. */
export const permissionTexts: Readonly<Partial<Record<Permission, { label: string; help: string }>>> = ALLOWED_BY;

/** The roles of a small shop, which the form of a new member of staff offers. */
export const rolePresets: ReadonlyArray<{ name: string; permissions: readonly Permission[] }> = [
  { name: 'Owner', permissions: PERMISSIONS },
  { name: 'Helper', permissions: ['CATALOGUE', 'ORDERS', 'PICKING', 'DELIVERIES', 'CUSTOMERS'] },
  { name: 'Rider', permissions: ['DELIVERIES'] },
];
