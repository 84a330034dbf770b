import type { Permission } from '../../platform/core/permissions.ts';

/** Who may read one of the lists that have saved filters. */
export const SAVED_FILTER_PERMISSIONS = [
  'CATALOGUE',
  'ORDERS',
  'REFUNDS',
  'REPORTS',
  'CUSTOMERS',
] as const satisfies readonly Permission[];
