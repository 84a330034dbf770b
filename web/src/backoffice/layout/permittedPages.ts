import type { Permission } from '../../shop/identity/permissions.ts';
import { adminPages } from './adminTexts.ts';

/** The pages that somebody with the permissions may open, in the sequence of their links. */
export function permittedPages(permissions: readonly Permission[]) {
  return adminPages.filter((page) => page.permissions.some((each) => permissions.includes(each)));
}
