import { PermissionGuard } from '../permissions/PermissionGuard.tsx';
import type { Permission } from '../../shop/identity/permissions.ts';
import { permittedPages } from './adminTexts.ts';

/** The guard of the pages of staff. */
export function StaffGuard() {
  return <PermissionGuard findOtherPage={findOtherPage} />;
}

/** Staff without access to reports land on the first page that they may open. */
function findOtherPage(path: string, permissions: readonly Permission[]): string | undefined {
  if (!/^\/dashboard\/?$/.test(path)) return undefined;
  return permittedPages(permissions)[0]?.to;
}
