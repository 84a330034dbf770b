import type { Permission } from '../../shop/identity/permissions.ts';
import { adminPages } from './adminTexts.ts';

/** The pages that the permissions open, in the order of their links. */
export function permittedPages(permissions: readonly Permission[]) {
  return adminPages.filter((page) => page.permissions.some((each) => permissions.includes(each)));
}
